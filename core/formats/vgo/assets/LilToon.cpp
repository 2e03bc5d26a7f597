#include "core/formats/vgo/assets/Families.h"

#include <QtGlobal>

#include <algorithm>

namespace vitrine::formats::vgo {
namespace {

using scene::TextureSlot;

AlphaMode blended(const layout::Material& from) {
  return from.isOn("_ZWrite") ? AlphaMode::BlendDepthWrite : AlphaMode::Blend;
}

/// Each mode is a shader of its own, but for one that has them all.
AlphaMode alphaMode(const layout::Material& from) {
  const auto named = [&](const char* part) {
    return from.shader.contains(QLatin1StringView(part), Qt::CaseInsensitive);
  };
  if (named("Multi")) {
    const int mode = from.whole("_TransparentMode", 0);
    return mode == 0 ? AlphaMode::Opaque : mode == 1 ? AlphaMode::Cutout : blended(from);
  }
  if (named("Cutout")) {
    return AlphaMode::Cutout;
  }
  const auto kBlended = {"Transparent", "OnePassTrans", "TwoPassTrans", "Overlay", "Refraction", "Fur", "Gem"};
  return std::ranges::any_of(kBlended, named) ? blended(from) : AlphaMode::Opaque;
}

/// The first of its shadows: between which angles, and how much of its colour.
void putShade(const MaterialDraft& draft, scene::ToonParams& toon) {
  const layout::Material& from = draft.from;
  const QVector3D white(1, 1, 1);
  toon.shadeFromBase = true;
  toon.shade = white;
  if (!from.isOn("_UseShadow")) {
    return;
  }
  const QVector4D color = draft.color({"_ShadowColor"}, {0.82F, 0.76F, 0.85F, 1});
  const float strength = std::clamp(from.number("_ShadowStrength", 1) * color.w(), 0.0F, 1.0F);
  toon.shade = white + (color.toVector3D() - white) * strength;
  const float border = from.number("_ShadowBorder", 0.5F);
  const float blur = from.number("_ShadowBlur", 0.1F);
  // Half and half of cos(angle), from 0 to 1.
  const float darkBelow = std::clamp(border - blur / 2, 0.0F, 1.0F);
  const float lightAbove = std::clamp(border + blur / 2, 0.0F, 1.0F);
  putShadeStep(toon, 2 * darkBelow - 1, 2 * lightAbove - 1);
}

void putExtras(MaterialDraft& draft, scene::ToonParams& toon) {
  const layout::Material& from = draft.from;
  if (from.isOn("_UseBumpMap")) {
    draft.putNormal("_BumpMap", "_BumpScale");
  }
  if (from.isOn("_UseEmission")) {
    draft.putEmission("_EmissionMap", "_EmissionColor", from.number("_EmissionBlend", 1));
  }
  if (from.isOn("_UseMatCap") && draft.putTexture(TextureSlot::Matcap, "_MatCapTex")) {
    toon.matcap = draft.color({"_MatCapColor"}).toVector3D() * from.number("_MatCapBlend", 1);
  }
  if (from.isOn("_UseRim")) {
    const QVector4D rim = draft.color({"_RimColor"}, {0.66F, 0.5F, 0.48F, 1});
    toon.rim = rim.toVector3D() * rim.w();
    toon.rimFresnelPower = from.number("_RimFresnelPower", 3.5F);
    toon.rimLightMix = from.number("_RimEnableLighting", 1);
    draft.putTexture(TextureSlot::Rim, "_RimColorTex");
  }
}

void putOutline(MaterialDraft& draft, scene::OutlineParams& outline) {
  constexpr float kCentimetre = 0.01F;
  const bool hasOutline =
      draft.from.shader.contains(QLatin1StringView("Outline"), Qt::CaseInsensitive) || draft.from.isOn("_UseOutline");
  const float width = std::max(draft.from.number("_OutlineWidth", 0.08F), 0.0F);
  if (!hasOutline || width <= 0) {
    return;
  }
  outline.width = width * kCentimetre;
  outline.lightMix = draft.from.number("_OutlineEnableLighting", 1);
  outline.color = draft.color({"_OutlineColor"}, {0.6F, 0.56F, 0.73F, 1}).toVector3D();
  draft.putTexture(TextureSlot::Outline, "_OutlineWidthMask");
}

} // namespace

void drawLilToon(MaterialDraft& draft) {
  const layout::Material& from = draft.from;
  auto& toon = draft.made.params.emplace<scene::ToonParams>();
  draft.putBase({"_MainTex"}, {"_Color"});
  draft.putAlpha(alphaMode(from));
  draft.putCull(from.whole("_Cull", 2));
  putShade(draft, toon);
  putExtras(draft, toon);
  putOutline(draft, toon.outline);
  toon.asUnlit = std::clamp(from.number("_AsUnlit", 0), 0.0F, 1.0F);
  if (from.isOn("_UseReflection")) {
    draft.note(QT_TRANSLATE_NOOP("formats", "its reflections are left out"));
  }
  if (from.isOn("_Invisible")) {
    draft.note(QT_TRANSLATE_NOOP("formats", "it is not drawn in Unity at all"));
  }
  if (from.isOn("_UseMain2ndTex") || from.isOn("_UseMain3rdTex") || from.isOn("_UseEmission2nd") ||
      from.isOn("_UseMatCap2nd") || from.isOn("_UseGlitter") || from.isOn("_UseBacklight")) {
    draft.note(QT_TRANSLATE_NOOP("formats", "its further layers are left out"));
  }
}

} // namespace vitrine::formats::vgo
