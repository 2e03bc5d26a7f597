#include "core/formats/source/bsp/records/DispInfos.h"

#include "core/formats/source/bsp/records/Faces.h"

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

std::uint64_t dispLuxels(const std::vector<DispInfo>& displacements, const RecordView& faces) {
  if (displacements.empty() || faces.empty()) {
    return 0;
  }
  const Column size(faces, bsp::FaceLayouts::field("lightmapSize"));
  std::uint64_t luxels = 0;
  for (const DispInfo& one : displacements) {
    const auto face = static_cast<std::size_t>(one.mapFace);
    if (one.mapFace < 0 || face >= faces.count()) {
      continue;
    }
    const std::int64_t width = size.integer(faces.at(face), 0);
    const std::int64_t height = size.integer(faces.at(face), 1);
    if (width >= 0 && height >= 0) {
      luxels += static_cast<std::uint64_t>((width + 1) * (height + 1));
    }
  }
  return luxels;
}

} // namespace vitrine::formats::source
