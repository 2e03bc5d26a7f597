#pragma once

#include "core/scene/Mesh.h"
#include "render/build/ShadingLook.h"

#include <QVector4D>

#include <compare>
#include <cstdint>

namespace vitrine::render {

/// Which shader a surface is drawn with.
enum class Program : std::uint8_t { Surface, TwoLayer, Water, Sky, Pbr, Phong, Toon };

/// When in a frame a surface is drawn; each stage is a pass of the frame graph, in this order.
enum class Stage : std::uint8_t { Sky, Opaque, AlphaTest, Translucent };

/// What a material's normal picture holds: normals, or, where baked light has directions, how much of each direction.
enum class Bump : std::uint8_t { None, Normals, Weights };

/// Which part of a surface shines by itself: none, as the alpha of its base colour says, or a picture of its own.
enum class SelfLit : std::uint8_t { None, BaseAlpha, Mask };

/// How much a surface mirrors of its surroundings: nothing, everything alike, less where the alpha of its base colour
/// is high, or as a picture or the alpha of one says.
enum class Mirroring : std::uint8_t { None, All, BaseAlpha, Mask, MaskAlpha };

/// Everything that needs its own shader program or render state. Batches with equal keys share one effect.
struct EffectKey {
  Program program = Program::Surface;
  bool lit = true; ///< false: shown as is, whatever the light
  bool baseTexture = false;
  bool secondTexture = false;
  bool blendMask = false; ///< a picture moves where the second layer begins
  bool detail = false;
  Bump bump = Bump::None;
  SelfLit selfLit = SelfLit::None;
  Mirroring mirroring = Mirroring::None;
  bool seamless = false; ///< base pictures are laid on from three sides, by where a surface is
  ShadingParts parts;
  bool checker = false; ///< the texture is missing and nothing says what colour it had
  scene::Blend blend = scene::Blend::Opaque;
  scene::Cull cull = scene::Cull::Back;
  bool depthWrite = true;
  bool polygonOffset = false;
  bool overAll = false;                        ///< whatever is nearer
  scene::Facing facing = scene::Facing::Fixed; ///< of the meshes, as no material says it
  int drawOrder = 0; ///< 0 except in Stage::Translucent; for the effect itself the pass (DrawOrders)

  auto operator<=>(const EffectKey&) const = default;
};

Stage stageOf(const EffectKey& key);
/// Whether the scene's lamps light it (LightRig), and nothing baked does.
bool isLitByLamps(const EffectKey& key);

/// How a detail picture goes together with the base colour.
struct DetailLook {
  PlacedTexture placed;
  int mode = 0; ///< of the six that resources/shaders/surface.frag knows
  float share = 1;

  bool operator==(const DetailLook&) const = default;
};

/// The mirror image of the surroundings in a surface: resources/shaders/mirror.glsl. From the scalars "environmentMask"
/// (1: by the base colour's alpha, 2: by the normal picture's), "environmentFresnel", "environmentContrast",
/// "environmentSaturation" and the colour "environmentTint"; the mask of its own is in the slot Specular.
struct MirrorLook {
  int texture = scene::kNone; ///< into SceneAssets::textures: a cube map in the file's own axes
  PlacedTexture mask;
  QVector3D tint{1, 1, 1};
  float straight = 1; ///< how much of it where the surface is seen straight on
  float contrast = 0;
  float saturation = 1;

  bool operator==(const MirrorLook&) const = default;
};

/// A material as the shaders see it, with the textures that are there now.
struct MaterialLook {
  EffectKey effect;
  QVector4D color{1, 1, 1, 1}; ///< linear
  float alphaCutoff = 0.5F;
  int baseTexture = scene::kNone; ///< into SceneAssets::textures, with a picture
  int secondTexture = scene::kNone;
  int baseUvSet = 0;
  int secondUvSet = 0;
  QMatrix4x4 baseUvTransform;
  QMatrix4x4 secondUvTransform;
  PlacedTexture blendMask;
  PlacedTexture normals;
  PlacedTexture selfLitMask;
  DetailLook detail;
  MirrorLook mirror;
  float seamlessScale = 0;         ///< repeats of the pictures to a unit of the world
  QVector3D selfLitColor{1, 1, 1}; ///< linear; factor on the base colour where the surface shines
  ShadingLook shading;

  bool operator==(const MaterialLook&) const = default;
};

/// The use of a material of the model Sky: a hole that the backdrops show through, or, in a backdrop that is infinitely
/// far away, a picture as it is: a hole while that is looked for, a plain colour where it was found nowhere.
enum class SkyUse : std::uint8_t { Hole, Picture };

/// `material` may be scene::kNone: a plain grey one.
MaterialLook lookOf(int material, const scene::SceneAssets& assets, SkyUse sky = SkyUse::Hole);

/// True when no later patch is expected to change the material, and it shows no texture: its surfaces may then be
/// merged with those of other such materials, the colour moving into the vertices.
bool isMergeable(int material, const MaterialLook& look, const scene::SceneAssets& assets);

} // namespace vitrine::render
