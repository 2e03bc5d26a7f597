#include "render/batching/RenderMaterial.h"

#include "core/scene/Clay.h"

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
constexpr QVector3D kWaterColor(0.02F, 0.09F, 0.11F);
constexpr float kWaterAlpha = 0.72F;

Program programOf(MaterialModel model) {
  switch (model) {
  case MaterialModel::TwoLayerBlend:
  case MaterialModel::FourLayerBlend:
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

/// True: the material's file or its base texture may still be found.
bool isPending(const Material& material, const SceneAssets& assets) {
  const TextureIndex texture = material.slot(TextureSlot::BaseColor).texture;
  return !isSettled(material.state) ||
         (assets.textures.contains(texture) && !isSettled(assets.textures[texture].state));
}

QVector4D withRgb(const QVector4D& color, const QVector3D& rgb) {
  return {color.x() * rgb.x(), color.y() * rgb.y(), color.z() * rgb.z(), color.w()};
}

void chooseTextures(RenderMaterial& made, const Material& material, const SceneAssets& assets) {
  const scene::SlotTexture& base = material.slot(TextureSlot::BaseColor);
  const scene::SlotTexture& second = material.slot(TextureSlot::BaseColor2);
  if (made.effect.program == Program::Water || made.effect.program == Program::Sky) {
    return;
  }
  if (hasPicture(base.texture, assets)) {
    made.baseTexture = base.texture;
    made.baseUvSet = base.uvSet;
    made.baseUvTransform = base.uvTransform;
    made.effect.baseTexture = true;
  }
  if (made.effect.program == Program::TwoLayer && made.effect.baseTexture && hasPicture(second.texture, assets)) {
    made.secondTexture = second.texture;
    made.secondUvSet = second.uvSet;
    made.secondUvTransform = second.uvTransform;
    made.effect.secondTexture = true;
  }
  if (made.effect.program == Program::TwoLayer && !made.effect.secondTexture) {
    made.effect.program = Program::Surface;
  }
  if (material.model() == MaterialModel::FourLayerBlend && made.effect.secondTexture) {
    made.effect.layers.byWeights = true;
    made.thirdTexture = placedTexture(material, TextureSlot::BaseColor3, assets);
    made.fourthTexture = placedTexture(material, TextureSlot::BaseColor4, assets);
    made.effect.layers.third = made.thirdTexture.there();
    made.effect.layers.fourth = made.fourthTexture.there();
  }
}

/// Light must come from somewhere: what has lightmaps can have it with directions, and dynamic lights have places.
bool mayBeBent(const Material& material) {
  const MaterialModel model = material.model();
  return model == MaterialModel::Baked || model == MaterialModel::TwoLayerBlend ||
         model == MaterialModel::FourLayerBlend || model == MaterialModel::Phong ||
         model == MaterialModel::PbrMetalRough || model == MaterialModel::Toon;
}

/// Pictures that change the base colour or the light on it.
void chooseLayers(RenderMaterial& made, const Material& material, const SceneAssets& assets) {
  if (made.effect.program == Program::Water || made.effect.program == Program::Sky) {
    return;
  }
  if (made.effect.secondTexture) {
    made.blendMask = placedTexture(material, TextureSlot::BlendMask, assets);
    made.effect.layers.mask = made.blendMask.there();
  }
  if (mayBeBent(material)) {
    made.normals = placedTexture(material, TextureSlot::Normal, assets);
    if (made.normals.there()) {
      const bool weights = material.common.normalMap.selfShadowed && !isDynamicallyLit(made.effect);
      made.effect.bump = weights ? Bump::Weights : Bump::Normals;
    }
  }
  if (made.effect.baseTexture && material.common.detail.blend != scene::DetailBlend::Unknown) {
    made.detail = placedTexture(material, TextureSlot::Detail, assets);
    made.effect.detail = made.detail.there();
  }
}

constexpr std::uint32_t kCubeFaces = 6;

void chooseMask(RenderMaterial& made, const Material& material, const SceneAssets& assets) {
  const scene::ReflectionMask mask = material.common.reflection.mask;
  const bool ofNormals = mask == scene::ReflectionMask::NormalAlpha;
  if (mask == scene::ReflectionMask::BaseAlpha && made.effect.baseTexture) {
    made.effect.mirroring = EnvironmentReflection::BaseAlpha;
    return;
  }
  made.reflection.mask = placedTexture(material, ofNormals ? TextureSlot::Normal : TextureSlot::Specular, assets);
  made.effect.mirroring = !made.reflection.mask.there() ? EnvironmentReflection::All
                          : ofNormals                   ? EnvironmentReflection::MaskAlpha
                                                        : EnvironmentReflection::Mask;
}

void chooseReflection(RenderMaterial& made, const Material& material, const SceneAssets& assets) {
  const bool water = made.effect.program == Program::Water; // its cheap look
  const bool possible = water || made.effect.program == Program::Surface || made.effect.program == Program::TwoLayer;
  const TextureIndex texture = material.slot(TextureSlot::Environment).texture;
  if (!possible || !hasPicture(texture, assets) || assets.textures[texture].image->faceCount < kCubeFaces) {
    return;
  }
  made.reflection.texture = texture;
  if (water) {
    made.effect.mirroring = EnvironmentReflection::All;
  } else {
    chooseMask(made, material, assets);
  }
}

void chooseSelfLight(RenderMaterial& made, const Material& material, const SceneAssets& assets) {
  const bool possible = made.effect.baseTexture && made.effect.lit && !isDynamicallyLit(made.effect);
  if (!made.common.selfIllumination || !possible) {
    return;
  }
  made.selfLitMask = placedTexture(material, TextureSlot::Emissive, assets);
  made.effect.selfLit = made.selfLitMask.there() ? SelfLit::Mask : SelfLit::BaseAlpha;
}

void chooseColor(RenderMaterial& made, const Material& material, const SceneAssets& assets) {
  made.color = material.color;
  if (const auto* water = std::get_if<scene::WaterParams>(&material.params)) {
    made.color = QVector4D(water->fogColor.value_or(material.fallbackColor.value_or(kWaterColor)), kWaterAlpha);
    return;
  }
  if (made.effect.baseTexture) {
    return;
  }
  if (scene::wantsPicture(material)) {
    made.color = scene::clayOf(material);
    made.effect.standIn = isPending(material, assets) ? StandIn::None : StandIn::Checker;
  } else if (material.fallbackColor) {
    made.color = withRgb(material.color, *material.fallbackColor);
  }
}

Blend blendOf(const RenderMaterial& made, const Material& material, const SceneAssets& assets) {
  if (material.blend != Blend::Automatic && material.blend != Blend::AutomaticCutout) {
    return material.blend;
  }
  if (!made.effect.baseTexture) {
    return Blend::Opaque;
  }
  const image::Image& picture = *assets.textures[made.baseTexture].image;
  if (picture.cutOut && material.blend == Blend::AutomaticCutout) {
    return Blend::AlphaTest;
  }
  return picture.hasAlpha ? Blend::AlphaBlend : Blend::Opaque;
}

void chooseStates(RenderMaterial& made, const Material& material, const SceneAssets& assets) {
  EffectKey& effect = made.effect;
  const MaterialModel model = material.model();
  effect.lit = model != MaterialModel::Unlit && model != MaterialModel::Sky;
  effect.cull = material.cull;
  effect.polygonOffset = material.polygonOffset;
  if (effect.program == Program::Sky) {
    return;
  }
  effect.blend = effect.program == Program::Water ? Blend::AlphaBlend : blendOf(made, material, assets);
  if (effect.blend == Blend::AlphaTest && !effect.baseTexture) {
    effect.blend = Blend::Opaque;
  }
  if (stageOf(effect) == Stage::Translucent) {
    effect.depthWrite = material.translucentDepthWrite;
    effect.drawOrder = material.drawOrder;
    effect.alwaysOnTop = material.alwaysOnTop;
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

bool isDynamicallyLit(const EffectKey& key) {
  return key.program == Program::Pbr || key.program == Program::Phong || key.program == Program::Toon;
}

namespace {

/// Parameters that an effect has a use for; the others have their defaults, so that they tell no materials apart.
scene::CommonParams usedOf(const scene::CommonParams& all, const EffectKey& effect) {
  scene::CommonParams used;
  if (effect.bump != Bump::None || isDynamicallyLit(effect)) {
    used.normalMap = all.normalMap;
  }
  if (effect.detail) {
    used.detail = all.detail;
  }
  if (effect.mirroring != EnvironmentReflection::None) {
    used.reflection = all.reflection;
  }
  if (effect.selfLit != SelfLit::None) {
    used.selfIllumination = all.selfIllumination;
  }
  if (effect.seamless) {
    used.seamlessScale = all.seamlessScale;
  }
  return used; // emission is in the shading
}

} // namespace

RenderMaterial renderMaterialOf(MaterialIndex material, const SceneAssets& assets, SkyUse sky) {
  RenderMaterial made;
  if (!assets.materials.contains(material)) {
    made.color = QVector4D(kPlainColor, 1.0F);
    return made;
  }
  const Material& from = assets.materials[material];
  const bool picture = from.model() == MaterialModel::Sky && sky == SkyUse::Picture;
  const bool found = hasPicture(from.slot(TextureSlot::BaseColor).texture, assets);
  if (picture && !found && !isPending(from, assets)) {
    made.sky = std::get<scene::SkyParams>(from.params).gradient;
    made.effect.standIn = StandIn::SkyGradient;
    made.effect.lit = false;
    return made;
  }
  const bool pictured = picture && found;
  made.effect.program = pictured ? Program::Surface : programOf(from.model());
  made.alphaCutoff = from.alphaCutoff;
  made.common = sanitised(from.common);
  chooseTextures(made, from, assets);
  chooseLayers(made, from, assets);
  chooseColor(made, from, assets);
  chooseStates(made, from, assets);
  chooseSelfLight(made, from, assets);
  chooseReflection(made, from, assets);
  made.effect.seamless = made.effect.baseTexture && made.common.seamlessScale > 0;
  made.shading = shadingParamsOf(from, made.common, assets);
  made.effect.parts = made.shading.parts;
  made.common = usedOf(made.common, made.effect);
  return made;
}

bool isMergeable(MaterialIndex material, const RenderMaterial& made, const SceneAssets& assets) {
  const EffectKey& effect = made.effect;
  if (effect.baseTexture || effect.bump != Bump::None || isDynamicallyLit(effect) || effect.parts.emission ||
      effect.mirroring != EnvironmentReflection::None) {
    return false;
  }
  if (!assets.materials.contains(material)) {
    return true;
  }
  const Material& from = assets.materials[material];
  // A sky that is missing may be found in a folder that is named later.
  const bool missingSky = from.model() == MaterialModel::Sky && effect.program != Program::Sky;
  return !missingSky && !isPending(from, assets);
}

} // namespace vitrine::render
