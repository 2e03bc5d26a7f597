#include "core/formats/vgo/assets/Families.h"
#include "core/formats/vgo/assets/Surfaces.h"

#include <QtGlobal>

namespace vitrine::formats::vgo {
namespace {

constexpr int kCutoutQueue = 2450;

/// By when it is drawn, where nothing better is known.
AlphaMode alphaByQueue(int queue) {
  if (queue >= kTransparentQueue) {
    return AlphaMode::Blend;
  }
  return queue >= kCutoutQueue ? AlphaMode::Cutout : AlphaMode::Opaque;
}

AlphaMode alphaByMode(const layout::Material& from) {
  switch (from.whole("_Mode", 0)) {
  case 0:
    return from.has("_Mode") ? AlphaMode::Opaque : alphaByQueue(from.renderQueue);
  case 1:
    return AlphaMode::Cutout;
  default: // fade, and transparent, whose highlights stay where it is clear
    return AlphaMode::Blend;
  }
}

void putPictures(MaterialDraft& draft) {
  draft.putBase({"_MainTex"}, {"_Color"});
  draft.putNormal("_BumpMap", "_BumpScale");
  draft.putOcclusion("_OcclusionMap", "_OcclusionStrength");
  if (draft.from.keyword("_EMISSION").value_or(false)) {
    draft.putEmission("_EmissionMap", "_EmissionColor");
  }
  draft.putAlpha(alphaByMode(draft.from));
}

} // namespace

void drawStandard(MaterialDraft& draft) {
  const layout::Material& from = draft.from;
  draft.made.params = scene::PbrParams{};
  putPictures(draft);
  MetalSmooth surface;
  surface.picture = "_MetallicGlossMap";
  surface.metallic = from.number("_Metallic", 0);
  surface.smoothness = from.number("_Glossiness", surface.smoothness);
  surface.pictureScale = from.number("_GlossMapScale", 1);
  surface.inBaseAlpha = from.whole("_SmoothnessTextureChannel", 0) == 1 && draft.firstTexture({"_MainTex"});
  putMetalSmooth(draft, surface);
  if (from.texture("_SpecGlossMap") != kNoIndex) {
    draft.note(QT_TRANSLATE_NOOP("formats", "the colour of its highlights is left out"));
  }
  if (from.texture("_DetailAlbedoMap") != kNoIndex || from.texture("_ParallaxMap") != kNoIndex) {
    draft.note(QT_TRANSLATE_NOOP("formats", "details and parallax are left out"));
  }
}

void drawUnknown(MaterialDraft& draft) {
  const layout::Material& from = draft.from;
  draft.putBase({"_MainTex", "_BaseMap", "_BaseColorMap"}, {"_Color", "_BaseColor"});
  draft.putNormal("_BumpMap", "_BumpScale");
  draft.putAlpha(alphaByQueue(from.renderQueue));
  if (from.isUnlit) {
    draft.made.params = scene::UnlitParams{};
  } else {
    putMetalSmooth(draft, {nullptr, from.number("_Metallic", 0), from.number("_Glossiness", 0.5F)});
  }
  draft.note(QT_TRANSLATE_NOOP("formats", "the shader is not known; what it names as shaders usually do is shown"));
}

void drawUnityChan(MaterialDraft& draft) {
  constexpr float kShade = 0.7F;
  auto& toon = draft.made.params.emplace<scene::ToonParams>();
  toon.shadeFromBase = true;
  toon.shade = QVector3D(kShade, kShade, kShade);
  putPictures(draft);
  draft.note(QT_TRANSLATE_NOOP("formats", "the file does not keep this shader's own properties; its shade is made up"));
}

} // namespace vitrine::formats::vgo
