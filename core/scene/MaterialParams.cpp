#include "core/scene/MaterialParams.h"

#include "core/scene/Bounds.h"

#include <algorithm>
#include <cmath>

namespace vitrine::scene {
namespace {

/// The least exponent that a shader may raise nothing to.
constexpr float kLeastPower = 1e-3F;

void replaceOdd(float& value, float otherwise) {
  value = std::isfinite(value) ? value : otherwise;
}

void replaceOdd(float& value, float otherwise, float least, float most) {
  replaceOdd(value, otherwise);
  value = std::clamp(value, least, most);
}

void replaceOdd(QVector3D& color, const QVector3D& otherwise) {
  color = isFinite(color) ? color : otherwise;
}

void dropOdd(std::optional<QVector3D>& color) {
  if (color && !isFinite(*color)) {
    color.reset();
  }
}

void sanitise(OutlineParams& outline) {
  const OutlineParams fresh;
  replaceOdd(outline.width, fresh.width);
  outline.width = std::max(outline.width, 0.0F);
  replaceOdd(outline.color, fresh.color);
  replaceOdd(outline.lightMix, fresh.lightMix, 0, 1);
}

} // namespace

MaterialModel modelOf(const MaterialParams& params) {
  return std::visit([]<class Params>(const Params&) { return Params::kModel; }, params);
}

MaterialParams defaultParams(MaterialModel model) {
  switch (model) {
  case MaterialModel::Unlit:
    return UnlitParams{};
  case MaterialModel::Baked:
    return BakedParams{};
  case MaterialModel::Lambert:
    return LambertParams{};
  case MaterialModel::Phong:
    return PhongParams{};
  case MaterialModel::PbrMetalRough:
    return PbrParams{};
  case MaterialModel::Toon:
    return ToonParams{};
  case MaterialModel::TwoLayerBlend:
    return TwoLayerBlendParams{};
  case MaterialModel::FourLayerBlend:
    return FourLayerBlendParams{};
  case MaterialModel::Water:
    return WaterParams{};
  case MaterialModel::Refract:
    return RefractParams{};
  case MaterialModel::Sky:
    return SkyParams{};
  }
  return BakedParams{};
}

QString modelName(MaterialModel model) {
  switch (model) {
  case MaterialModel::Unlit:
    return QStringLiteral("Unlit");
  case MaterialModel::Baked:
    return QStringLiteral("Baked");
  case MaterialModel::Lambert:
    return QStringLiteral("Lambert");
  case MaterialModel::Phong:
    return QStringLiteral("Phong");
  case MaterialModel::PbrMetalRough:
    return QStringLiteral("PbrMetalRough");
  case MaterialModel::Toon:
    return QStringLiteral("Toon");
  case MaterialModel::TwoLayerBlend:
    return QStringLiteral("TwoLayerBlend");
  case MaterialModel::FourLayerBlend:
    return QStringLiteral("FourLayerBlend");
  case MaterialModel::Water:
    return QStringLiteral("Water");
  case MaterialModel::Refract:
    return QStringLiteral("Refract");
  case MaterialModel::Sky:
    return QStringLiteral("Sky");
  }
  return {};
}

CommonParams sanitised(CommonParams params) {
  const CommonParams fresh;
  replaceOdd(params.normalMap.scale, fresh.normalMap.scale);
  replaceOdd(params.detail.share, fresh.detail.share);
  replaceOdd(params.reflection.tint, fresh.reflection.tint);
  replaceOdd(params.reflection.fresnel, fresh.reflection.fresnel, 0, 1);
  replaceOdd(params.reflection.contrast, fresh.reflection.contrast, 0, 1);
  replaceOdd(params.reflection.saturation, fresh.reflection.saturation, 0, 1);
  dropOdd(params.emission);
  dropOdd(params.selfIllumination);
  replaceOdd(params.seamlessScale, fresh.seamlessScale);
  return params;
}

PhongParams sanitised(PhongParams params) {
  const PhongParams fresh;
  replaceOdd(params.specular, fresh.specular);
  replaceOdd(params.shininess, fresh.shininess);
  params.shininess = std::max(params.shininess, 0.0F);
  replaceOdd(params.ambient, fresh.ambient);
  return params;
}

PbrParams sanitised(PbrParams params) {
  const PbrParams fresh;
  replaceOdd(params.metallic, fresh.metallic, 0, 1);
  replaceOdd(params.roughness, fresh.roughness, 0, 1);
  replaceOdd(params.smoothnessInAlpha, fresh.smoothnessInAlpha, 0, 1);
  replaceOdd(params.occlusionStrength, fresh.occlusionStrength, 0, 1);
  return params;
}

ToonParams sanitised(ToonParams params) {
  const ToonParams fresh;
  dropOdd(params.shade);
  replaceOdd(params.shadeShift, fresh.shadeShift, -1, 1);
  replaceOdd(params.shadeToony, fresh.shadeToony, 0, 1);
  replaceOdd(params.matcap, fresh.matcap);
  replaceOdd(params.rim, fresh.rim);
  replaceOdd(params.rimFresnelPower, fresh.rimFresnelPower);
  params.rimFresnelPower = std::max(params.rimFresnelPower, kLeastPower);
  replaceOdd(params.rimLift, fresh.rimLift);
  replaceOdd(params.rimLightMix, fresh.rimLightMix, 0, 1);
  replaceOdd(params.asUnlit, fresh.asUnlit, 0, 1);
  sanitise(params.outline);
  return params;
}

} // namespace vitrine::scene
