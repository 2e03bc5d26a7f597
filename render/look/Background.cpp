#include "render/look/Background.h"

namespace vitrine::render {
namespace {

/// Of the way to white at the bottom, and to black at the top.
constexpr float kShare = 0.12F;

QColor mixed(const QColor& color, float other) {
  const auto part = [other](float value) { return value + (other - value) * kShare; };
  return QColor::fromRgbF(part(color.redF()), part(color.greenF()), part(color.blueF()));
}

} // namespace

Background gradientAround(const QColor& color) {
  return {mixed(color, 1.0F), mixed(color, 0.0F)};
}

} // namespace vitrine::render
