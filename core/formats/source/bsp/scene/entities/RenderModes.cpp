#include "core/formats/source/bsp/scene/entities/RenderModes.h"

#include <algorithm>
#include <array>

namespace vitrine::formats::source {
namespace {

using scene::Blend;

/// Drawing by a number of the key `rendermode`.
struct RenderMode {
  std::optional<Blend> blend = {};
  bool fades = false; ///< by `renderamt`
  bool drawn = true;
};
constexpr RenderMode kUndrawnMode{.blend = {}, .fades = false, .drawn = false};
constexpr RenderMode kBlendedMode{.blend = Blend::AlphaBlend, .fades = true};
constexpr RenderMode kAdditiveMode{.blend = Blend::Additive, .fades = true};
constexpr std::array kRenderModes{
    RenderMode{},                          // normal
    kBlendedMode,                          // colour
    kBlendedMode,                          // texture
    kAdditiveMode,                         // glow
    RenderMode{.blend = Blend::AlphaTest}, // solid
    kAdditiveMode,                         // additive
    kUndrawnMode,                          // environmental
    kAdditiveMode,                         // additive frames
    kAdditiveMode,                         // alpha add
    kAdditiveMode,                         // world glow
    kUndrawnMode,                          // none
};

const RenderMode& modeOf(const Entity& entity) {
  const float number = entity.number("rendermode").value_or(0);
  const bool known = number >= 0 && number <= static_cast<float>(kRenderModes.size() - 1);
  return kRenderModes[known ? static_cast<std::size_t>(number) : 0];
}

} // namespace

bool isUndrawn(const Entity& entity) {
  return !modeOf(entity).drawn || entity.number("renderamt") == 0.0F;
}

scene::MaterialAdjustment renderAdjustment(const Entity& entity) {
  constexpr float kFull = 255.0F;
  const RenderMode& mode = modeOf(entity);
  const float alpha = mode.fades ? std::clamp(entity.number("renderamt").value_or(kFull), 0.0F, kFull) / kFull : 1.0F;
  scene::MaterialAdjustment adjustment;
  // Undiminished, the material's own answer holds: the alpha of an opaque one is a mask of something else.
  if (mode.blend != Blend::AlphaBlend || alpha < 1.0F) {
    adjustment.blend = mode.blend;
  }
  adjustment.factor = QVector4D(entity.colour("rendercolor"), alpha);
  return adjustment;
}

} // namespace vitrine::formats::source
