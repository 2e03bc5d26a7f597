#include "core/formats/vgo/assets/Families.h"

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
  if (!from.has("_Mode")) {
    return alphaByQueue(from.renderQueue);
  }
  // Fade, and transparent, whose highlights stay where it is clear, are both blended.
  const int mode = from.whole("_Mode", 0);
  return mode == 0 ? AlphaMode::Opaque : mode == 1 ? AlphaMode::Cutout : AlphaMode::Blend;
}

void putPictures(MaterialDraft& draft) {
  draft.putBase({"_MainTex"}, {"_Color"});
  draft.putNormal("_BumpMap", "_BumpScale");
  draft.putOcclusion("_OcclusionMap", "_OcclusionStrength");
  draft.putKeywordEmission();
  draft.putAlpha(alphaByMode(draft.from));
}

/// By its name, and where it is one for all by a property.
AlphaMode alphaByName(const layout::Material& from) {
  constexpr std::pair<const char*, AlphaMode> kModes[] = {
      {"ZWrite", AlphaMode::BlendDepthWrite}, {"Cutout", AlphaMode::Cutout}, {"Transparent", AlphaMode::Blend}};
  for (const auto& [part, mode] : kModes) {
    if (from.shader.contains(QLatin1StringView(part))) {
      return mode;
    }
  }
  return alphaOfNumber(from.whole("_BlendMode", 0), AlphaMode::Blend);
}

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
  draft.putMetalSmooth(surface);
  if (from.texture("_SpecGlossMap") != kNoIndex) {
    draft.note(QT_TRANSLATE_NOOP("formats", "its specular colour is left out"));
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
    draft.putMetalSmooth({nullptr, from.number("_Metallic", 0), from.number("_Glossiness", 0.5F)});
  }
  draft.note(QT_TRANSLATE_NOOP("formats", "the shader is unknown; only common properties are shown"));
}

void drawUnityChan(MaterialDraft& draft) {
  constexpr float kShade = 0.7F;
  auto& toon = draft.made.params.emplace<scene::ToonParams>();
  toon.shadeFromBase = true;
  toon.shade = QVector3D(kShade, kShade, kShade);
  putPictures(draft);
  draft.note(QT_TRANSLATE_NOOP("formats",
                               "the file does not contain this shader's own properties; its shading is approximated"));
}

void drawUnlit(MaterialDraft& draft) {
  draft.made.params = scene::UnlitParams{};
  draft.putBase({"_MainTex"}, {"_Color"});
  draft.putAlpha(alphaByName(draft.from));
  draft.putCull(draft.from.whole("_CullMode", 2));
}

void drawParticles(MaterialDraft& draft) {
  const layout::Material& from = draft.from;
  draft.putBase({"_MainTex", "_BaseMap"}, {"_Color", "_BaseColor"});
  putBlend(draft);
  draft.putCull(from.whole("_Cull", 2));
  if (from.isOn("_EmissionEnabled")) {
    draft.putEmission("_EmissionMap", "_EmissionColor");
  } else {
    draft.putKeywordEmission();
  }
  if (draft.isUnlit()) {
    draft.made.params = scene::UnlitParams{};
    return;
  }
  draft.putNormal("_BumpMap", "_BumpScale");
  const float smoothness = from.number("_Glossiness", from.number("_Smoothness", 0.5F));
  draft.putMetalSmooth({nullptr, from.number("_Metallic", 0), smoothness});
}

} // namespace vitrine::formats::vgo
