#include "core/formats/source/bsp/scene/entities/RenderModes.h"

#include "core/image/Image.h"
#include "core/scene/Bounds.h"

#include <cmath>

namespace vitrine::formats::source {
namespace {

using scene::Blend;

constexpr float kFull = 255.0F;

// Numbers of the key `rendermode`.
enum class RenderMode {
  Normal = 0,
  Color = 1,
  Texture = 2,
  Glow = 3,
  Solid = 4,
  Additive = 5,
  Environmental = 6,
  AdditiveFrames = 7,
  AlphaAdd = 8,
  WorldGlow = 9,
  None = 10,
};

RenderMode modeOf(const Entity& entity) {
  const float number = entity.number("rendermode").value_or(0);
  const bool known = number >= 0 && number <= static_cast<float>(RenderMode::None);
  return known ? static_cast<RenderMode>(static_cast<int>(number)) : RenderMode::Normal;
}

/// 0..1; whole where the key is missing.
float amountOf(const Entity& entity) {
  const float amount = entity.number("renderamt").value_or(kFull);
  return std::isfinite(amount) ? std::clamp(amount, 0.0F, kFull) / kFull : 1.0F;
}

QVector3D tintOf(const Entity& entity) {
  const QVector3D color = entity.vector("rendercolor").value_or(QVector3D(kFull, kFull, kFull));
  if (!scene::isFinite(color)) {
    return {1, 1, 1};
  }
  return image::srgbToLinear(QVector3D(std::clamp(color.x(), 0.0F, kFull), std::clamp(color.y(), 0.0F, kFull),
                                       std::clamp(color.z(), 0.0F, kFull)) /
                             kFull);
}

} // namespace

bool isUndrawn(const Entity& entity) {
  const RenderMode mode = modeOf(entity);
  return mode == RenderMode::None || mode == RenderMode::Environmental || entity.number("renderamt") == 0.0F;
}

scene::MaterialAdjustment renderAdjustment(const Entity& entity) {
  scene::MaterialAdjustment adjustment;
  float alpha = 1.0F;
  switch (modeOf(entity)) {
  case RenderMode::Normal:
  case RenderMode::Environmental:
  case RenderMode::None:
    break;
  case RenderMode::Color:
  case RenderMode::Texture:
    // Undiminished, the material's own answer holds: the alpha of an opaque one is a mask of something else.
    alpha = amountOf(entity);
    if (alpha < 1.0F) {
      adjustment.blend = Blend::AlphaBlend;
    }
    break;
  case RenderMode::Solid:
    adjustment.blend = Blend::AlphaTest;
    break;
  case RenderMode::Glow:
  case RenderMode::Additive:
  case RenderMode::AdditiveFrames:
  case RenderMode::AlphaAdd:
  case RenderMode::WorldGlow:
    adjustment.blend = Blend::Additive;
    alpha = amountOf(entity);
    break;
  }
  adjustment.factor = QVector4D(tintOf(entity), alpha);
  return adjustment;
}

} // namespace vitrine::formats::source
