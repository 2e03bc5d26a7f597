#include "core/formats/vgo/assets/Families.h"
#include "core/formats/vgo/assets/Surfaces.h"

namespace vitrine::formats::vgo {
namespace {

// Unity's blend factors.
constexpr int kZero = 0;
constexpr int kOne = 1;
constexpr int kDstColor = 2;

/// By how its picture is put over what is behind.
void putBlend(MaterialDraft& draft) {
  const layout::Material& from = draft.from;
  const int source = from.whole("_SrcBlend", kOne);
  const int destination = from.whole("_DstBlend", kZero);
  if (destination == kZero && source != kDstColor) {
    draft.putAlpha(from.whole("_Mode", 0) == 1 || from.isOn("_AlphaClip") ? AlphaMode::Cutout : AlphaMode::Opaque);
    return;
  }
  draft.putAlpha(AlphaMode::Blend);
  if (destination == kOne) {
    draft.made.blend = scene::Blend::Additive;
  } else if (source == kDstColor) {
    draft.made.blend = scene::Blend::Multiply;
  }
}

} // namespace

void drawParticles(MaterialDraft& draft) {
  const layout::Material& from = draft.from;
  draft.putBase({"_MainTex", "_BaseMap"}, {"_Color", "_BaseColor"});
  putBlend(draft);
  draft.putCull(from.whole("_Cull", 2));
  if (from.isOn("_EmissionEnabled") || from.keyword("_EMISSION").value_or(false)) {
    draft.putEmission("_EmissionMap", "_EmissionColor");
  }
  if (from.isUnlit || from.shader.endsWith(QLatin1StringView("Unlit"))) {
    draft.made.params = scene::UnlitParams{};
    return;
  }
  draft.putNormal("_BumpMap", "_BumpScale");
  const float smoothness = from.number("_Glossiness", from.number("_Smoothness", 0.5F));
  putMetalSmooth(draft, {nullptr, from.number("_Metallic", 0), smoothness});
}

} // namespace vitrine::formats::vgo
