#include "core/formats/vgo/assets/Surfaces.h"

#include <algorithm>

namespace vitrine::formats::vgo {
namespace {

/// The exporter keeps 255 - smoothness * (1 - gloss) in green, where glTF has roughness, and the gloss beside the
/// texture: docs/formats/vgo-scenes.md, "Metallic and roughness".
ChannelMix recovered(float gloss, float scale) {
  const float share = gloss > 0 && gloss < 1 ? 1 - gloss : 1;
  return {{{{kRed, 0, 1}, {kGreen, 1 - scale / share, 1}, {kBlue, 0, 1}}}};
}

/// As Unity has them: metallic in red, smoothness in alpha.
ChannelMix ofUnity(float scale) {
  return {{{{kRed, 1, 1}, {kAlpha, 1, 1 - scale}, {kRed, 0, 1}}}};
}

} // namespace

scene::PbrParams& putMetalSmooth(MaterialDraft& draft, const MetalSmooth& surface) {
  auto* known = std::get_if<scene::PbrParams>(&draft.made.params);
  scene::PbrParams& made = known ? *known : draft.made.params.emplace<scene::PbrParams>();
  made.metallic = std::clamp(surface.metallic, 0.0F, 1.0F);
  made.roughness = 1 - std::clamp(surface.smoothness, 0.0F, 1.0F);
  const layout::Texture* picture = surface.picture ? draft.textureOf(surface.picture) : nullptr;
  if (surface.inBaseAlpha) {
    made.smoothnessInAlpha = surface.pictureScale;
  }
  if (!picture) {
    return made;
  }
  const bool converted = picture->mapType == layout::MapType::MetallicRoughness;
  const float scale = surface.inBaseAlpha ? 0 : surface.pictureScale;
  const ChannelMix mix = converted ? recovered(picture->metallicRoughness, scale) : ofUnity(scale);
  if (draft.putTexture(scene::TextureSlot::MetalRough, surface.picture, mix)) {
    made.metallic = 1;
    made.roughness = 1;
  }
  return made;
}

void putShadeStep(scene::ToonParams& toon, float shadeBelow, float litAbove) {
  toon.shadeToony = std::clamp(1 - (litAbove - shadeBelow) / 2, 0.0F, 1.0F);
  toon.shadeShift = std::clamp(-(litAbove + shadeBelow) / 2, -1.0F, 1.0F);
}

} // namespace vitrine::formats::vgo
