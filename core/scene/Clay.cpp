#include "core/scene/Clay.h"

#include "core/image/Luminance.h"
#include "core/scene/Bounds.h"

#include <algorithm>
#include <array>
#include <cstdint>

namespace vitrine::scene {
namespace {

constexpr QVector3D kClay(0.42F, 0.385F, 0.345F);
constexpr float kDarkest = 0.08F; ///< luminance, as is the next
constexpr float kLightest = 0.7F;
constexpr float kLeastChannel = 0.25F; ///< of the luminance: no colour is purer
constexpr float kNothingTold = 1e-3F;
/// Tones of clay among materials of which nothing is told, so that they can be told apart: factors, the first where
/// there is no name.
constexpr std::array kTones{1.0F, 0.45F, 1.5F, 0.7F, 1.25F};
constexpr float kGlow = 0.05F; ///< of what adds to the picture behind it

/// The colour as pure as clay can be, in a tone between the darkest and the lightest.
QVector3D moderated(const QVector3D& told) {
  const float tone = image::luminance(told);
  const float least = std::min({told.x(), told.y(), told.z()});
  const QVector3D grey(tone, tone, tone);
  const float wanted = kLeastChannel * tone;
  const float share = least < wanted ? (tone - wanted) / (tone - least) : 1.0F;
  const QVector3D color = share < 1.0F ? grey + (told - grey) * share : told;
  const float shown = std::clamp(tone, kDarkest, kLightest);
  return shown == tone ? color : color * (shown / tone);
}

/// The same for the same name, on every machine.
float toneOf(const QString& name) {
  std::uint32_t hash = 2166136261U; // Fowler, Noll and Vo's, of 32 bits
  for (const QChar character : name) {
    hash = (hash ^ character.unicode()) * 16777619U;
  }
  return name.isEmpty() ? kTones.front() : kTones[(hash >> 8U) % kTones.size()];
}

} // namespace

bool wantsPicture(const Material& material) {
  return material.slot(TextureSlot::BaseColor).texture != kNone || !material.asset.empty();
}

QVector4D clayOf(const Material& material) {
  const QVector3D told = material.fallbackColor.value_or(kClay * toneOf(material.name)) * material.color.toVector3D();
  QVector3D color =
      isFinite(told) && image::luminance(told) > kNothingTold ? moderated(told) : moderated(kClay * kDarkest);
  if (material.blend == Blend::Additive || material.blend == Blend::Screen) {
    color *= kGlow;
  } else if (material.blend == Blend::Multiply) {
    color = QVector3D(1, 1, 1) - (QVector3D(1, 1, 1) - color) * kGlow;
  }
  return {color, material.color.w()};
}

} // namespace vitrine::scene
