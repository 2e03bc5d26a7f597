#include "core/scene/Clay.h"

#include "core/scene/Bounds.h"

#include <algorithm>

namespace vitrine::scene {
namespace {

constexpr QVector3D kClay(0.42F, 0.385F, 0.345F);
constexpr float kDarkest = 0.08F; ///< luminance, as is the next
constexpr float kLightest = 0.7F;
constexpr float kLeastChannel = 0.25F; ///< of the luminance: no colour is purer
constexpr float kNothingTold = 1e-3F;
constexpr float kGlow = 0.05F; ///< of what adds to the picture behind it

float luminance(const QVector3D& color) {
  return QVector3D::dotProduct(color, {0.2126F, 0.7152F, 0.0722F});
}

/// The colour as pure as clay can be, in a tone between the darkest and the lightest.
QVector3D moderated(const QVector3D& told) {
  const float tone = luminance(told);
  const float least = std::min({told.x(), told.y(), told.z()});
  const QVector3D grey(tone, tone, tone);
  const float wanted = kLeastChannel * tone;
  const float share = least < wanted ? (tone - wanted) / (tone - least) : 1.0F;
  const QVector3D color = share < 1.0F ? grey + (told - grey) * share : told;
  const float shown = std::clamp(tone, kDarkest, kLightest);
  return shown == tone ? color : color * (shown / tone);
}

} // namespace

bool wantsPicture(const Material& material) {
  return material.slot(TextureSlot::BaseColor).texture != kNone || !material.asset.empty();
}

QVector4D clayOf(const Material& material) {
  const QVector3D told = material.fallbackColor.value_or(kClay) * material.color.toVector3D();
  QVector3D color = isFinite(told) && luminance(told) > kNothingTold ? moderated(told) : moderated(kClay * kDarkest);
  if (material.blend == Blend::Additive || material.blend == Blend::Screen) {
    color *= kGlow;
  } else if (material.blend == Blend::Multiply) {
    color = QVector3D(1, 1, 1) - (QVector3D(1, 1, 1) - color) * kGlow;
  }
  return {color, material.color.w()};
}

} // namespace vitrine::scene
