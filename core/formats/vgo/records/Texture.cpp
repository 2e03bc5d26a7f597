#include "core/formats/vgo/records/Texture.h"

#include <algorithm>

namespace vitrine::formats::vgo::layout {

Texture readTexture(const structure::JsonValueRef& from) {
  constexpr int kFlat = 2;
  constexpr int kLastType = static_cast<int>(MapType::Cube);
  Texture texture;
  texture.from = from;
  texture.name = from["name"].text();
  texture.source = intValue(from["source"]);
  texture.isFlat = intValue(from["dimensionType"], kFlat) == kFlat;
  const int type = intValue(from["mapType"], 0);
  texture.mapType = static_cast<MapType>(type >= 0 && type <= kLastType ? type : 0);
  texture.filterMode = intValue(from["filterMode"], 0);
  const int wrap = intValue(from["wrapMode"], 0);
  texture.wrapU = intValue(from["wrapModeU"], wrap);
  texture.wrapV = intValue(from["wrapModeV"], wrap);
  texture.metallicRoughness = floatValue(from["metallicRoughness"], texture.metallicRoughness);
  return texture;
}

} // namespace vitrine::formats::vgo::layout
