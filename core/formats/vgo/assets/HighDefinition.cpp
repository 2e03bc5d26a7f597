#include "core/formats/vgo/assets/Families.h"

#include <QtGlobal>

#include <algorithm>

namespace vitrine::formats::vgo {
namespace {

/// Emission in physical units is far from what a picture can show; the brightest is made as bright as white.
constexpr float kBrightestEmission = 10;

/// Red metallic, green occlusion, alpha smoothness, each between two values of the material, as glTF has them.
ChannelMix maskMix(const layout::Material& from) {
  const float rough = 1 - from.number("_SmoothnessRemapMin", 0);
  const float smooth = 1 - from.number("_SmoothnessRemapMax", 1);
  return {{{{kGreen, from.number("_AORemapMin", 0), from.number("_AORemapMax", 1)},
            {kAlpha, rough, smooth},
            {kRed, from.number("_MetallicRemapMin", 0), from.number("_MetallicRemapMax", 1)}}}};
}

void putSurface(MaterialDraft& draft) {
  const layout::Material& from = draft.from;
  scene::PbrParams& surface =
      draft.putMetalSmooth({nullptr, from.number("_Metallic", 0), from.number("_Smoothness", 0.5F)});
  const layout::Texture* mask = draft.textureOf("_MaskMap");
  if (!mask) {
    return;
  }
  // One that was also stored for Standard is in glTF's channels already.
  const bool converted = mask->mapType == layout::MapType::MetallicRoughness;
  const auto mix = converted ? std::nullopt : std::optional(maskMix(from));
  if (draft.putTexture(scene::TextureSlot::MetalRough, "_MaskMap", mix)) {
    draft.putTexture(scene::TextureSlot::Occlusion, "_MaskMap", mix);
    surface.metallic = 1;
    surface.roughness = 1;
  }
}

void putEmission(MaterialDraft& draft) {
  const QVector3D color = draft.color({"_EmissiveColor"}, {0, 0, 0, 1}).toVector3D();
  const float brightest = std::max({color.x(), color.y(), color.z()});
  const bool physical = brightest > kBrightestEmission;
  draft.putEmission("_EmissiveColorMap", "_EmissiveColor", physical ? 1 / brightest : 1);
  if (physical) {
    draft.note(QT_TRANSLATE_NOOP("formats", "its light is given in physical units and is shown as bright as white"));
  }
}

} // namespace

void drawHighDefinition(MaterialDraft& draft) {
  const layout::Material& from = draft.from;
  draft.putBase({"_BaseColorMap", "_UnlitColorMap", "_MainTex"}, {"_BaseColor", "_UnlitColor", "_Color"});
  if (from.isOn("_SurfaceType")) {
    draft.putAlpha(from.isOn("_TransparentZWrite") ? AlphaMode::BlendDepthWrite : AlphaMode::Blend);
  } else {
    draft.putAlpha(from.isOn("_AlphaCutoffEnable") ? AlphaMode::Cutout : AlphaMode::Opaque, "_AlphaCutoff");
  }
  draft.putCull(from.isOn("_DoubleSidedEnable") ? 0 : from.whole("_CullMode", 2));
  putEmission(draft);
  if (draft.isUnlit()) {
    draft.made.params = scene::UnlitParams{};
    return;
  }
  draft.putNormal("_NormalMap", "_NormalScale");
  putSurface(draft);
  if (!from.shader.endsWith(QLatin1StringView("/Lit"))) {
    draft.note(QT_TRANSLATE_NOOP("formats", "it is shown as a plain surface"));
  }
}

} // namespace vitrine::formats::vgo
