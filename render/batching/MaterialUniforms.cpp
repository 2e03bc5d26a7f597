#include "render/batching/MaterialUniforms.h"

#include "core/scene/StudioLight.h"

namespace vitrine::render {
namespace {

void place(Uniforms& uniforms, const QString& name, const PlacedTexture& texture) {
  if (texture.there()) {
    uniforms[name + QStringLiteral("UvTransform")] = texture.uvTransform;
    uniforms[name + QStringLiteral("UvSet")] = texture.uvSet;
  }
}

void addModel(Uniforms& /*uniforms*/, std::monostate /*none*/) {}

void addModel(Uniforms& uniforms, const PbrShading& pbr) {
  uniforms[QStringLiteral("metallic")] = pbr.params.metallic;
  uniforms[QStringLiteral("roughness")] = pbr.params.roughness;
  uniforms[QStringLiteral("smoothnessInAlpha")] = pbr.params.smoothnessInAlpha;
  uniforms[QStringLiteral("occlusionStrength")] = pbr.params.occlusionStrength;
  place(uniforms, QStringLiteral("metalRough"), pbr.metalRough);
  place(uniforms, QStringLiteral("occlusion"), pbr.occlusion);
}

void addModel(Uniforms& uniforms, const PhongShading& phong) {
  uniforms[QStringLiteral("specularColor")] = phong.params.specular;
  uniforms[QStringLiteral("shininess")] = phong.params.shininess;
  uniforms[QStringLiteral("ambientColor")] = phong.params.ambient;
  place(uniforms, QStringLiteral("specular"), phong.specular);
}

void addModel(Uniforms& uniforms, const ToonShading& toon) {
  uniforms[QStringLiteral("shadeColor")] = toon.params.shade.value_or(QVector3D());
  uniforms[QStringLiteral("shadeFromBase")] = toon.params.shadeFromBase ? 1.0F : 0.0F;
  uniforms[QStringLiteral("shadeShift")] = toon.params.shadeShift;
  uniforms[QStringLiteral("shadeToony")] = toon.params.shadeToony;
  uniforms[QStringLiteral("matcapColor")] = toon.params.matcap;
  uniforms[QStringLiteral("rimColor")] = toon.params.rim;
  uniforms[QStringLiteral("rimFresnelPower")] = toon.params.rimFresnelPower;
  uniforms[QStringLiteral("rimLift")] = toon.params.rimLift;
  uniforms[QStringLiteral("rimLightMix")] = toon.params.rimLightMix;
  uniforms[QStringLiteral("asUnlit")] = toon.params.asUnlit;
  place(uniforms, QStringLiteral("shade"), toon.shade);
  place(uniforms, QStringLiteral("rim"), toon.rim);
}

void addOutline(Uniforms& uniforms, const ToonShading& toon, double metresPerUnit) {
  const scene::OutlineParams& outline = toon.params.outline;
  const double units = outline.screen || metresPerUnit <= 0.0 ? 1.0 : 1.0 / metresPerUnit;
  uniforms[QStringLiteral("outlineWidth")] = static_cast<float>(outline.width * units);
  uniforms[QStringLiteral("outlineScreen")] = outline.screen ? 1 : 0;
  uniforms[QStringLiteral("outlineColor")] = outline.color;
  uniforms[QStringLiteral("outlineLightMix")] = outline.lightMix;
  place(uniforms, QStringLiteral("outline"), toon.outlineWidth);
}

void addShading(Uniforms& uniforms, const RenderMaterial& material, double metresPerUnit) {
  const ShadingParams& shading = material.shading;
  std::visit([&](const auto& model) { addModel(uniforms, model); }, shading.model);
  if (shading.parts.outline) {
    addOutline(uniforms, std::get<ToonShading>(shading.model), metresPerUnit);
  }
  if (shading.parts.emission) {
    uniforms[QStringLiteral("emissionColor")] = shading.emission.color;
    place(uniforms, QStringLiteral("emission"), shading.emission.picture);
  }
  if (isDynamicallyLit(material.effect)) {
    uniforms[QStringLiteral("normalScale")] = material.common.normalMap.scale;
  }
}

void addReflection(Uniforms& uniforms, const RenderMaterial& material) {
  const scene::ReflectionParams& reflection = material.common.reflection;
  uniforms[QStringLiteral("mirrorTint")] = reflection.tint;
  uniforms[QStringLiteral("mirrorResponse")] =
      QVector3D(reflection.fresnel, reflection.contrast, reflection.saturation);
  place(uniforms, QStringLiteral("mirrorMask"), material.reflection.mask);
}

} // namespace

Uniforms uniformsOf(const RenderMaterial& material, const scene::Scene& scene) {
  Uniforms uniforms;
  if (material.effect.program == Program::Sky) {
    return uniforms;
  }
  uniforms[QStringLiteral("materialColor")] = material.color;
  if (stageOf(material.effect) == Stage::AlphaTest) {
    uniforms[QStringLiteral("alphaCutoff")] = material.alphaCutoff;
  }
  if (material.effect.baseTexture) {
    uniforms[QStringLiteral("baseUvTransform")] = material.baseUvTransform;
    uniforms[QStringLiteral("baseUvSet")] = material.baseUvSet;
  }
  if (material.effect.secondTexture) {
    uniforms[QStringLiteral("secondUvTransform")] = material.secondUvTransform;
    uniforms[QStringLiteral("secondUvSet")] = material.secondUvSet;
  }
  place(uniforms, QStringLiteral("third"), material.thirdTexture);
  place(uniforms, QStringLiteral("fourth"), material.fourthTexture);
  place(uniforms, QStringLiteral("blendMask"), material.blendMask);
  place(uniforms, QStringLiteral("normals"), material.normals);
  place(uniforms, QStringLiteral("selfLitMask"), material.selfLitMask);
  place(uniforms, QStringLiteral("detail"), material.detail);
  if (material.effect.detail) {
    uniforms[QStringLiteral("detailMode")] = static_cast<int>(material.common.detail.blend);
    uniforms[QStringLiteral("detailShare")] = material.common.detail.share;
  }
  if (material.effect.selfLit != SelfLit::None) {
    uniforms[QStringLiteral("selfLitColor")] = material.common.selfIllumination.value_or(QVector3D(1, 1, 1));
  }
  if (material.effect.mirroring != EnvironmentReflection::None) {
    addReflection(uniforms, material);
  }
  if (material.effect.seamless) {
    uniforms[QStringLiteral("seamlessScale")] = material.common.seamlessScale;
  }
  if (material.effect.seamless || material.effect.mirroring != EnvironmentReflection::None) {
    uniforms[QStringLiteral("fileAxes")] = scene.sourceAxes.matrix().transposed(); // a rotation, maybe mirrored
  }
  if (material.effect.standIn == StandIn::SkyGradient) {
    uniforms[QStringLiteral("skyZenith")] = material.sky.zenith;
    uniforms[QStringLiteral("skyHorizon")] = material.sky.horizon;
    uniforms[QStringLiteral("skyShape")] = QVector2D(scene::kSkyRise, scene::kSkyBelow);
  }
  addShading(uniforms, material, scene.metresPerUnit);
  return uniforms;
}

namespace {

void addLights(Uniforms& uniforms, const std::vector<LightSelector::Selected>& lights, const QVector3D& sky,
               const QVector3D& ground) {
  QVariantList records;
  for (const QVector4D& record : dynamicLightRecords(lights)) {
    records << record;
  }
  uniforms[QStringLiteral("dynamicLightCount")] = static_cast<int>(lights.size());
  if (!records.isEmpty()) {
    uniforms[QStringLiteral("dynamicLights[0]")] = records;
  }
  uniforms[QStringLiteral("ambientSky")] = sky;
  uniforms[QStringLiteral("ambientGround")] = ground;
}

} // namespace

void addDynamicLights(Uniforms& uniforms, const LightSelector& rig, const scene::Bounds& bounds) {
  addLights(uniforms, rig.around(bounds), rig.sky(), rig.ground());
}

void addStudioLights(Uniforms& uniforms) {
  std::vector<LightSelector::Selected> lights;
  for (const scene::StudioLamp& lamp : scene::kStudioLamps) {
    LightSelector::Selected& light = lights.emplace_back();
    light.kind = LightSelector::Kind::Camera;
    light.direction = -lamp.towards;
    light.color = lamp.color;
  }
  addLights(uniforms, lights, scene::kStudioSky, scene::kStudioGround);
}

} // namespace vitrine::render
