#include "core/formats/source/bsp/records/DispInfos.h"

namespace vitrine::formats::source {

std::vector<DispInfo> readDispInfos(const RecordView& view) {
  using Fields = bsp::DispInfoLayouts;
  const Column start(view, Fields::field("startPosition")), firstVertex(view, Fields::field("DispVertStart"));
  const Column firstTriangle(view, Fields::optional("DispTriStart")), power(view, Fields::field("power"));
  const Column mapFace(view, Fields::field("MapFace"));
  return recordsOf(view, [&](const std::byte* at) {
    return DispInfo{start.vec3(at), firstVertex.integer(at), firstTriangle.exists() ? firstTriangle.integer(at) : -1,
                    power.integer(at), mapFace.integer(at)};
  });
}

} // namespace vitrine::formats::source
