#include "core/formats/vgo/assets/Families.h"

#include <QtGlobal>

#include <algorithm>

namespace vitrine::formats::vgo {
namespace {

using scene::TextureSlot;

enum OutlineMode { kNoOutline = 0, kWorldOutline = 1, kScreenOutline = 2 };

constexpr float kCentimetre = 0.01F;

void putRim(MaterialDraft& draft, scene::ToonParams& toon, const char* picture, float power, float lightMix) {
  const QVector3D rim = draft.color({"_RimColor"}, {0, 0, 0, 1}).toVector3D();
  if (!rim.isNull()) {
    toon.rim = rim;
    toon.rimFresnelPower = draft.from.number("_RimFresnelPower", power);
    toon.rimLift = draft.from.number("_RimLift", 0);
    toon.rimLightMix = draft.from.number("_RimLightingMix", lightMix);
  }
  // It also covers the light of the matcap.
  draft.putTexture(TextureSlot::Rim, picture);
}

/// `world` and `screen`: what the width is times, for metres and for shares of the screen's height.
void putMToonOutline(const MaterialDraft& draft, scene::OutlineParams& outline, float world, float screen,
                     float lightMix) {
  const int mode = draft.from.whole("_OutlineWidthMode", kNoOutline);
  const float width = std::max(draft.from.number("_OutlineWidth", 0), 0.0F);
  if ((mode != kWorldOutline && mode != kScreenOutline) || width <= 0) {
    return;
  }
  outline.screen = mode == kScreenOutline;
  outline.width = width * (outline.screen ? screen : world);
  outline.lightMix = lightMix;
  outline.color = draft.color({"_OutlineColor"}, {0, 0, 0, 1}).toVector3D();
}

void noteMotion(MaterialDraft& draft, std::initializer_list<const char*> speeds) {
  if (std::ranges::any_of(speeds, [&](const char* speed) { return draft.from.number(speed) != 0; })) {
    draft.note(QT_TRANSLATE_NOOP("formats", "its images are animated in Unity, but not here"));
  }
}

} // namespace

void drawMToon(MaterialDraft& draft) {
  const layout::Material& from = draft.from;
  auto& toon = draft.made.params.emplace<scene::ToonParams>();
  draft.putBase({"_MainTex"}, {"_Color"});
  draft.putAlpha(alphaOfNumber(from.whole("_BlendMode", 0)));
  draft.putCull(from.whole("_CullMode", 2));
  draft.putTexture(TextureSlot::Shade, "_ShadeTexture");
  toon.shade = draft.color({"_ShadeColor"}, {0.97F, 0.81F, 0.86F, 1}).toVector3D();
  draft.putNormal("_BumpMap", "_BumpScale");
  draft.putEmission("_EmissionMap", "_EmissionColor");
  const float shift = std::clamp(from.number("_ShadeShift", 0), -1.0F, 1.0F);
  const float toony = std::clamp(from.number("_ShadeToony", 0.9F), 0.0F, 1.0F);
  putShadeStep(toon, shift, 1 + (shift - 1) * toony);
  draft.putTexture(TextureSlot::Matcap, "_SphereAdd");
  putRim(draft, toon, "_RimTexture", 1, 0);
  // Half a unit of the picture's height is a hundredth of the width.
  const bool ofOneColor = from.whole("_OutlineColorMode", 0) == 0;
  putMToonOutline(draft, toon.outline, kCentimetre, kCentimetre / 2,
                  ofOneColor ? 0 : from.number("_OutlineLightingMix", 1));
  draft.putTexture(TextureSlot::Outline, "_OutlineWidthTexture");
  noteMotion(draft, {"_UvAnimScrollX", "_UvAnimScrollY", "_UvAnimRotation"});
}

void drawMToon10(MaterialDraft& draft) {
  const layout::Material& from = draft.from;
  auto& toon = draft.made.params.emplace<scene::ToonParams>();
  draft.putBase({"_MainTex"}, {"_Color"});
  const bool writesDepth = from.isOn("_TransparentWithZWrite");
  const int mode = from.whole("_AlphaMode", 0);
  draft.putAlpha(mode == 2 && writesDepth ? AlphaMode::BlendDepthWrite : alphaOfNumber(mode));
  draft.putCull(from.isOn("_DoubleSided") ? 0 : from.whole("_M_CullMode", 2));
  draft.putTexture(TextureSlot::Shade, "_ShadeTex");
  toon.shade = draft.color({"_ShadeColor"}).toVector3D();
  draft.putNormal("_BumpMap", "_BumpScale");
  draft.putEmission("_EmissionMap", "_EmissionColor");
  toon.shadeShift = std::clamp(from.number("_ShadingShiftFactor", -0.05F), -1.0F, 1.0F);
  toon.shadeToony = std::clamp(from.number("_ShadingToonyFactor", 0.95F), 0.0F, 1.0F);
  if (draft.putTexture(TextureSlot::Matcap, "_MatcapTex")) {
    toon.matcap = draft.color({"_MatcapColor"}).toVector3D();
  }
  putRim(draft, toon, "_RimTex", 5, 1);
  putMToonOutline(draft, toon.outline, 1, 1, from.number("_OutlineLightingMix", 1));
  draft.putTexture(TextureSlot::Outline, "_OutlineWidthTex");
  if (from.texture("_ShadingShiftTex") != kNoIndex) {
    draft.note(QT_TRANSLATE_NOOP("formats", "its shading shift texture is left out"));
  }
  noteMotion(draft, {"_UvAnimScrollXSpeed", "_UvAnimScrollYSpeed", "_UvAnimRotationSpeed"});
}

} // namespace vitrine::formats::vgo
