#include "render/build/MaterialLook.h"

#include <algorithm>

namespace vitrine::render {
namespace {

using scene::AssetState;
using scene::Blend;
using scene::Material;
using scene::MaterialModel;
using scene::SceneAssets;
using scene::TextureSlot;

/// Shown where a file says nothing of a surface's colour; linear.
constexpr QVector3D kPlainColor(0.35F, 0.35F, 0.35F);
/// Of a sky whose picture was found nowhere: the light grey behind pictures of scenes, on which everything can be told.
constexpr QVector3D kMissingSkyColor(0.584F, 0.617F, 0.658F);
constexpr QVector3D kWaterColor(0.02F, 0.09F, 0.11F);
constexpr float kWaterAlpha = 0.72F;

/// Those of the shader; others would darken or burn what they do not understand.
bool isKnownDetailMode(float mode) {
  return (mode >= 0 && mode < 5) || mode == 8;
}

Program programOf(MaterialModel model) {
  switch (model) {
  case MaterialModel::TwoLayerBlend:
    return Program::TwoLayer;
  case MaterialModel::Water:
    return Program::Water;
  case MaterialModel::Sky:
    return Program::Sky;
  case MaterialModel::PbrMetalRough:
    return Program::Pbr;
  case MaterialModel::Phong:
    return Program::Phong;
  case MaterialModel::Toon:
    return Program::Toon;
  default:
    return Program::Surface;
  }
}

bool isSettled(AssetState state) {
  return state != AssetState::Pending;
}

bool wantsTexture(const Material& material) {
  return material.slot(TextureSlot::BaseColor).texture != scene::kNone || !material.asset.empty();
}

/// True: the material's file or its base texture may still be found.
bool isPending(const Material& material, const SceneAssets& assets) {
  const int texture = material.slot(TextureSlot::BaseColor).texture;
  return !isSettled(material.state) ||
         (texture != scene::kNone && static_cast<std::size_t>(texture) < assets.textures.size() &&
          !isSettled(assets.textures[static_cast<std::size_t>(texture)].state));
}

QVector4D withRgb(const QVector4D& color, const QVector3D& rgb) {
  return {color.x() * rgb.x(), color.y() * rgb.y(), color.z() * rgb.z(), color.w()};
}

void chooseTextures(MaterialLook& look, const Material& material, const SceneAssets& assets) {
  const scene::SlotTexture& base = material.slot(TextureSlot::BaseColor);
  const scene::SlotTexture& second = material.slot(TextureSlot::BaseColor2);
  if (look.effect.program == Program::Water || look.effect.program == Program::Sky) {
    return;
  }
  if (hasPicture(base.texture, assets)) {
    look.baseTexture = base.texture;
    look.baseUvSet = base.uvSet;
    look.baseUvTransform = base.uvTransform;
    look.effect.baseTexture = true;
  }
  if (look.effect.program == Program::TwoLayer && look.effect.baseTexture && hasPicture(second.texture, assets)) {
    look.secondTexture = second.texture;
    look.secondUvSet = second.uvSet;
    look.secondUvTransform = second.uvTransform;
    look.effect.secondTexture = true;
  }
  if (look.effect.program == Program::TwoLayer && !look.effect.secondTexture) {
    look.effect.program = Program::Surface;
  }
}

/// Light must come from somewhere: what has lightmaps can have it with directions, and lamps have places.
bool mayBeBent(const Material& material) {
  const MaterialModel model = material.model;
  return model == MaterialModel::Baked || model == MaterialModel::TwoLayerBlend || model == MaterialModel::Phong ||
         model == MaterialModel::PbrMetalRough || model == MaterialModel::Toon;
}

/// Pictures that change the base colour or the light on it.
void chooseLayers(MaterialLook& look, const Material& material, const SceneAssets& assets) {
  if (look.effect.program == Program::Water || look.effect.program == Program::Sky) {
    return;
  }
  if (look.effect.secondTexture) {
    look.blendMask = placedTexture(material, TextureSlot::BlendMask, assets);
    look.effect.blendMask = look.blendMask.texture != scene::kNone;
  }
  if (mayBeBent(material)) {
    look.normals = placedTexture(material, TextureSlot::Normal, assets);
    if (look.normals.there()) {
      const bool weights = scalarOf(material, "ssbump", 0) > 0 && !isLitByLamps(look.effect);
      look.effect.bump = weights ? Bump::Weights : Bump::Normals;
    }
  }
  const float detailMode = scalarOf(material, "detailBlendMode", 0);
  if (look.effect.baseTexture && isKnownDetailMode(detailMode)) {
    look.detail = {placedTexture(material, TextureSlot::Detail, assets), static_cast<int>(detailMode),
                   scalarOf(material, "detailBlendFactor", 1)};
    look.effect.detail = look.detail.placed.texture != scene::kNone;
  }
}

constexpr std::uint32_t kCubeFaces = 6;

void chooseMask(MaterialLook& look, const Material& material, const SceneAssets& assets) {
  const float mask = scalarOf(material, "environmentMask", 0);
  const bool ofNormals = mask == 2;
  if (mask == 1 && look.effect.baseTexture) {
    look.effect.mirroring = Mirroring::BaseAlpha;
    return;
  }
  look.mirror.mask = placedTexture(material, ofNormals ? TextureSlot::Normal : TextureSlot::Specular, assets);
  look.effect.mirroring = !look.mirror.mask.there() ? Mirroring::All
                          : ofNormals               ? Mirroring::MaskAlpha
                                                    : Mirroring::Mask;
}

void chooseMirror(MaterialLook& look, const Material& material, const SceneAssets& assets) {
  const bool possible = look.effect.program == Program::Surface || look.effect.program == Program::TwoLayer;
  const int texture = material.slot(TextureSlot::Environment).texture;
  if (!possible || !hasPicture(texture, assets) ||
      assets.textures[static_cast<std::size_t>(texture)].image->faceCount < kCubeFaces) {
    return;
  }
  look.mirror.texture = texture;
  look.mirror.tint = colorOf(material, "environmentTint", look.mirror.tint);
  look.mirror.straight = std::clamp(scalarOf(material, "environmentFresnel", look.mirror.straight), 0.0F, 1.0F);
  look.mirror.contrast = std::clamp(scalarOf(material, "environmentContrast", look.mirror.contrast), 0.0F, 1.0F);
  look.mirror.saturation = std::clamp(scalarOf(material, "environmentSaturation", look.mirror.saturation), 0.0F, 1.0F);
  chooseMask(look, material, assets);
}

void chooseSeamless(MaterialLook& look, const Material& material) {
  look.seamlessScale = scalarOf(material, "seamlessScale", 0);
  look.effect.seamless = look.effect.baseTexture && look.seamlessScale > 0;
}

void chooseSelfLight(MaterialLook& look, const Material& material, const SceneAssets& assets) {
  const bool possible = look.effect.baseTexture && look.effect.lit && !isLitByLamps(look.effect);
  if (scalarOf(material, "selfIllumination", 0) <= 0 || !possible) {
    return;
  }
  look.selfLitMask = placedTexture(material, TextureSlot::Emissive, assets);
  look.effect.selfLit = look.selfLitMask.texture != scene::kNone ? SelfLit::Mask : SelfLit::BaseAlpha;
  const auto tint = material.colors.find(QStringLiteral("selfIllumination"));
  if (tint != material.colors.end()) {
    look.selfLitColor = tint->second;
  }
}

void chooseColor(MaterialLook& look, const Material& material, const SceneAssets& assets) {
  look.color = material.color;
  if (look.effect.program == Program::Water) {
    const auto fog = material.colors.find(QStringLiteral("fog"));
    const QVector3D tint = fog != material.colors.end() ? fog->second : material.fallbackColor.value_or(kWaterColor);
    look.color = QVector4D(tint, kWaterAlpha);
    return;
  }
  if (look.effect.baseTexture) {
    return;
  }
  if (material.fallbackColor) {
    look.color = withRgb(material.color, *material.fallbackColor);
  } else if (wantsTexture(material)) {
    look.color = withRgb(material.color, kPlainColor);
    look.effect.checker = !isPending(material, assets);
  }
}

Blend blendOf(const MaterialLook& look, const Material& material, const SceneAssets& assets) {
  if (material.blend != Blend::Automatic && material.blend != Blend::AutomaticCutout) {
    return material.blend;
  }
  if (!look.effect.baseTexture) {
    return Blend::Opaque;
  }
  const image::Image& picture = *assets.textures[static_cast<std::size_t>(look.baseTexture)].image;
  if (picture.cutOut && material.blend == Blend::AutomaticCutout) {
    return Blend::AlphaTest;
  }
  return picture.hasAlpha ? Blend::AlphaBlend : Blend::Opaque;
}

void chooseStates(MaterialLook& look, const Material& material, const SceneAssets& assets) {
  EffectKey& effect = look.effect;
  effect.lit = material.model != MaterialModel::Unlit && material.model != MaterialModel::Sky;
  effect.cull = material.cull;
  effect.polygonOffset = material.polygonOffset;
  if (effect.program == Program::Sky) {
    return;
  }
  effect.blend = effect.program == Program::Water ? Blend::AlphaBlend : blendOf(look, material, assets);
  if (effect.blend == Blend::AlphaTest && !effect.baseTexture) {
    effect.blend = Blend::Opaque;
  }
  if (stageOf(effect) == Stage::Translucent) {
    effect.depthWrite = scalarOf(material, "transparentDepthWrite", 0) > 0;
    effect.drawOrder = material.drawOrder;
    effect.overAll = material.overAll;
  } else {
    effect.depthWrite = material.depthWrite;
  }
  if (effect.program == Program::Water) {
    effect.cull = scene::Cull::None;
  }
}

} // namespace

Stage stageOf(const EffectKey& key) {
  if (key.program == Program::Sky) {
    return Stage::Sky;
  }
  switch (key.blend) {
  case Blend::Opaque:
  case Blend::Automatic:
  case Blend::AutomaticCutout:
    return Stage::Opaque;
  case Blend::AlphaTest:
    return Stage::AlphaTest;
  case Blend::AlphaBlend:
  case Blend::Additive:
  case Blend::Screen:
  case Blend::Multiply:
    return Stage::Translucent;
  }
  return Stage::Opaque;
}

bool isLitByLamps(const EffectKey& key) {
  return key.program == Program::Pbr || key.program == Program::Phong || key.program == Program::Toon;
}

MaterialLook lookOf(int material, const SceneAssets& assets, SkyUse sky) {
  MaterialLook look;
  if (material == scene::kNone || static_cast<std::size_t>(material) >= assets.materials.size()) {
    look.color = QVector4D(kPlainColor, 1.0F);
    return look;
  }
  const Material& from = assets.materials[static_cast<std::size_t>(material)];
  const bool picture = from.model == MaterialModel::Sky && sky == SkyUse::Picture;
  const bool found = hasPicture(from.slot(TextureSlot::BaseColor).texture, assets);
  if (picture && !found && !isPending(from, assets)) {
    look.color = QVector4D(kMissingSkyColor, 1.0F);
    look.effect.lit = false;
    return look;
  }
  const bool pictured = picture && found;
  look.effect.program = pictured ? Program::Surface : programOf(from.model);
  look.alphaCutoff = scalarOf(from, "alphaCutoff", look.alphaCutoff);
  chooseTextures(look, from, assets);
  chooseLayers(look, from, assets);
  chooseColor(look, from, assets);
  chooseStates(look, from, assets);
  chooseSelfLight(look, from, assets);
  chooseMirror(look, from, assets);
  chooseSeamless(look, from);
  look.shading = shadingOf(from, assets);
  look.effect.parts = look.shading.parts;
  return look;
}

bool isMergeable(int material, const MaterialLook& look, const SceneAssets& assets) {
  const EffectKey& effect = look.effect;
  if (effect.baseTexture || effect.bump != Bump::None || isLitByLamps(effect) || effect.parts.emission ||
      effect.mirroring != Mirroring::None) {
    return false;
  }
  if (material == scene::kNone || static_cast<std::size_t>(material) >= assets.materials.size()) {
    return true;
  }
  const Material& from = assets.materials[static_cast<std::size_t>(material)];
  // A sky that is missing may be found in a folder that is named later.
  const bool missingSky = from.model == MaterialModel::Sky && effect.program != Program::Sky;
  return !missingSky && !isPending(from, assets);
}

} // namespace vitrine::render
