#pragma once

#include "core/scene/Mesh.h"
#include "render/batching/ShadingParams.h"

#include <QVector4D>

#include <compare>
#include <cstdint>

namespace vitrine::render {

/// Shader that a surface is drawn with.
enum class Program : std::uint8_t { Surface, TwoLayer, Water, Sky, Pbr, Phong, Toon };

/// Pass of the frame graph that draws a surface, in this order.
enum class Stage : std::uint8_t { Sky, Opaque, AlphaTest, Translucent };

/// Content of a material's normal picture: normals, or, where baked light has directions, how much of each direction.
enum class Bump : std::uint8_t { None, Normals, Weights };

/// Part of a surface that shines by itself: none, as the alpha of its base colour says, or a picture of its own.
enum class SelfLit : std::uint8_t { None, BaseAlpha, Mask };

/// Share of its surroundings that a surface mirrors: nothing, everything alike, less where the alpha of its base colour
/// is high, or as a picture or the alpha of one says.
enum class EnvironmentReflection : std::uint8_t { None, All, BaseAlpha, Mask, MaskAlpha };

/// Sign of a missing picture: none, clay that may be marked by a chequer, or, of a sky, a gradient.
enum class StandIn : std::uint8_t { None, Checker, SkyGradient };

/// Mixing of the layers of a surface, where it has more than one.
struct LayerMixing {
  bool mask = false;      ///< a picture moves where the second layer begins
  bool byWeights = false; ///< each layer has its own weight, and there may be four; of effects: the meshes have them
  bool third = false;     ///< its picture is there, as of the next
  bool fourth = false;

  auto operator<=>(const LayerMixing&) const = default;
};

/// Parts of an effect that no material says: they come with the meshes and with what is shown.
struct UseEffect {
  bool studio = false; ///< the studio's light in place of the file's
  bool fading = false; ///< items vanish by their distance from the eye
  scene::Billboard facing = scene::Billboard::Fixed;

  auto operator<=>(const UseEffect&) const = default;
};

/// Choice of shader program and render state. Batches with equal keys share one effect.
struct EffectKey {
  Program program = Program::Surface;
  bool lit = true; ///< false: shown as is, whatever the light
  bool baseTexture = false;
  bool secondTexture = false;
  LayerMixing layers;
  bool detail = false;
  Bump bump = Bump::None;
  SelfLit selfLit = SelfLit::None;
  EnvironmentReflection mirroring = EnvironmentReflection::None;
  bool seamless = false; ///< base pictures are laid on from three sides, by where a surface is
  ShadingParts parts;
  StandIn standIn = StandIn::None;
  scene::Blend blend = scene::Blend::Opaque;
  scene::Cull cull = scene::Cull::Back;
  bool depthWrite = true;
  bool polygonOffset = false;
  bool alwaysOnTop = false; ///< drawn over nearer surfaces too
  UseEffect use;
  int drawOrder = 0; ///< 0 except in Stage::Translucent; for the effect itself the pass (TranslucentPasses)

  auto operator<=>(const EffectKey&) const = default;
};

Stage stageOf(const EffectKey& key);
/// True where the scene's dynamic lights light the surface (LightSelector), and nothing baked does.
bool isDynamicallyLit(const EffectKey& key);

/// Parameters of a reflection (scene::ReflectionParams) as resources/shaders/mirror.glsl takes them.
struct RenderReflection {
  TextureIndex texture; ///< a cube map in the file's own axes
  PlacedTexture mask;

  bool operator==(const RenderReflection&) const = default;
};

/// A material as the shaders see it, with the textures that are there now.
struct RenderMaterial {
  EffectKey effect;
  QVector4D color{1, 1, 1, 1}; ///< linear
  float alphaCutoff = 0.5F;
  TextureIndex baseTexture; ///< with a picture
  TextureIndex secondTexture;
  int baseUvSet = 0;
  int secondUvSet = 0;
  QMatrix4x4 baseUvTransform;
  QMatrix4x4 secondUvTransform;
  PlacedTexture thirdTexture;
  PlacedTexture fourthTexture;
  PlacedTexture blendMask;
  PlacedTexture normals;
  PlacedTexture selfLitMask;
  PlacedTexture detail;
  RenderReflection reflection;
  scene::CommonParams common; ///< sanitised; those that `effect` has no use for have their defaults
  ShadingParams shading;
  scene::SkyGradient sky; ///< if the effect shows it

  bool operator==(const RenderMaterial&) const = default;
};

/// The use of a material of the model Sky: a hole that the backdrops show through, or, in a backdrop that is infinitely
/// far away, a picture as it is: a hole while that is looked for, a gradient where it was found nowhere.
enum class SkyUse : std::uint8_t { Hole, Picture };

/// A material of a scene as the shaders see it; a plain grey one where `material` is no number of one.
RenderMaterial renderMaterialOf(MaterialIndex material, const scene::SceneAssets& assets, SkyUse sky = SkyUse::Hole);

/// True when no later patch is expected to change the material, and it shows no texture: its surfaces may then be
/// merged with those of other such materials, the colour moving into the vertices.
bool isMergeable(MaterialIndex material, const RenderMaterial& made, const scene::SceneAssets& assets);

} // namespace vitrine::render
