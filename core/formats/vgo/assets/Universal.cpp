#include "core/formats/vgo/assets/Families.h"

#include <QtGlobal>

namespace vitrine::formats::vgo {
namespace {

/// "_Blend": how what is transparent is blended.
enum BlendMode { kBlendAlpha = 0, kPremultiply = 1, kAdditive = 2, kMultiply = 3 };

void putAlpha(MaterialDraft& draft) {
  const layout::Material& from = draft.from;
  if (from.isOn("_Surface")) {
    draft.putAlpha(AlphaMode::Blend);
    const int mode = from.whole("_Blend", kBlendAlpha);
    if (mode == kAdditive || mode == kMultiply) {
      draft.made.blend = mode == kAdditive ? scene::Blend::Additive : scene::Blend::Multiply;
    }
  } else {
    draft.putAlpha(from.isOn("_AlphaClip") ? AlphaMode::Cutout : AlphaMode::Opaque);
  }
}

} // namespace

void drawUniversal(MaterialDraft& draft) {
  const layout::Material& from = draft.from;
  draft.putBase({"_BaseMap", "_MainTex"}, {"_BaseColor", "_Color"});
  putAlpha(draft);
  draft.putCull(from.whole("_Cull", 2));
  if (draft.isUnlit()) {
    draft.made.params = scene::UnlitParams{};
    return;
  }
  draft.made.params = scene::PbrParams{};
  draft.putNormal("_BumpMap", "_BumpScale");
  draft.putOcclusion("_OcclusionMap", "_OcclusionStrength");
  draft.putKeywordEmission();
  MetalSmooth surface;
  surface.picture = "_MetallicGlossMap";
  surface.metallic = from.number("_Metallic", 0);
  surface.smoothness = from.number("_Smoothness", surface.smoothness);
  surface.pictureScale = surface.smoothness;
  surface.inBaseAlpha = from.whole("_SmoothnessTextureChannel", 0) == 1 && draft.firstTexture({"_BaseMap", "_MainTex"});
  draft.putMetalSmooth(surface);
  if (from.shader.endsWith(QLatin1StringView("/Simple Lit"))) {
    draft.note(QT_TRANSLATE_NOOP("formats", "its specular colour is left out"));
  }
}

} // namespace vitrine::formats::vgo
