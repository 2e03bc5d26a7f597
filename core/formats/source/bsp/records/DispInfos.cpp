#include "core/formats/source/bsp/records/DispInfos.h"

namespace vitrine::formats::source {

std::vector<DispInfo> readDispInfos(const RecordView& view) {
  using Fields = bsp::DispInfoLayouts;
  const Column start(view, Fields::field("startPosition")), firstVertex(view, Fields::field("DispVertStart"));
  const Column firstTriangle(view, Fields::optional("DispTriStart")), power(view, Fields::field("power"));
  const Column mapFace(view, Fields::field("MapFace"));
  std::vector<DispInfo> list(view.count());
  for (std::size_t i = 0; i < list.size(); ++i) {
    const std::byte* at = view.at(i);
    list[i] = {start.vec3(at), firstVertex.integer(at), firstTriangle.exists() ? firstTriangle.integer(at) : -1,
               power.integer(at), mapFace.integer(at)};
  }
  return list;
}

} // namespace vitrine::formats::source
