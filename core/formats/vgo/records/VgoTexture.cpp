#include "core/formats/vgo/records/VgoTexture.h"

namespace vitrine::formats::vgo::layout {

Texture readTexture(const structure::JsonValueRef& from) {
  constexpr int kFlat = 2;
  auto texture = readElement<Texture>(from, kTextureColumns);
  texture.isFlat = intValue(from["dimensionType"], kFlat) == kFlat;
  const bool isKnown = texture.mapType >= MapType::Default && texture.mapType <= MapType::Cube;
  texture.mapType = isKnown ? texture.mapType : MapType::Default;
  const int wrap = intValue(from["wrapMode"], 0);
  texture.wrapU = intValue(from["wrapModeU"], wrap);
  texture.wrapV = intValue(from["wrapModeV"], wrap);
  return texture;
}

} // namespace vitrine::formats::vgo::layout
