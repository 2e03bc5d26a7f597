#include "core/formats/vgo/assets/Families.h"

namespace vitrine::formats::vgo {
namespace {

/// By its name, and where it is one for all by a property.
AlphaMode alphaByName(const layout::Material& from) {
  const auto named = [&](const char* part) { return from.shader.contains(QLatin1StringView(part)); };
  if (named("ZWrite")) {
    return AlphaMode::BlendDepthWrite;
  }
  if (named("Cutout")) {
    return AlphaMode::Cutout;
  }
  if (named("Transparent")) {
    return AlphaMode::Blend;
  }
  switch (from.whole("_BlendMode", 0)) {
  case 1:
    return AlphaMode::Cutout;
  case 2:
    return AlphaMode::Blend;
  default:
    return AlphaMode::Opaque;
  }
}

} // namespace

void drawUnlit(MaterialDraft& draft) {
  draft.made.params = scene::UnlitParams{};
  draft.putBase({"_MainTex"}, {"_Color"});
  draft.putAlpha(alphaByName(draft.from));
  draft.putCull(draft.from.whole("_CullMode", 2));
}

} // namespace vitrine::formats::vgo
