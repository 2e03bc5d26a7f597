#include "core/formats/source/bsp/records/Faces.h"

namespace vitrine::formats::source {

std::vector<Face> readFaces(const RecordView& view) {
  using Fields = bsp::FaceLayouts;
  const Column plane(view, Fields::field("planenum")), firstEdge(view, Fields::field("firstedge"));
  const Column edgeCount(view, Fields::field("numedges")), texInfo(view, Fields::field("texinfo"));
  const Column dispInfo(view, Fields::field("dispinfo")), styles(view, Fields::field("styles"));
  const Column lightOffset(view, Fields::field("lightofs")), mins(view, Fields::field("lightmapMins"));
  const Column size(view, Fields::field("lightmapSize")), primitiveCount(view, Fields::optional("numPrims"));
  const Column means(view, Fields::optional("averageColors"));
  const Column firstPrimitive(view, Fields::optional("firstPrimID"));
  return recordsOf(view, [&](const std::byte* at) {
    Face face;
    face.plane = plane.integer(at);
    face.firstEdge = firstEdge.integer(at);
    face.edgeCount = edgeCount.integer(at);
    face.texInfo = texInfo.integer(at);
    face.dispInfo = dispInfo.integer(at);
    for (std::uint32_t style = 0; style < face.styles.size(); ++style) {
      face.styles[style] = styles.as<std::uint8_t>(at, style);
    }
    face.means = means.exists() ? means.place(at) : nullptr;
    face.lightOffset = lightOffset.integer(at);
    face.lightMins = {mins.integer(at, 0), mins.integer(at, 1)};
    face.lightSize = {size.integer(at, 0), size.integer(at, 1)};
    if (primitiveCount.exists()) {
      face.primitiveCount = primitiveCount.integer(at);
      face.firstPrimitive = firstPrimitive.integer(at);
    }
    return face;
  });
}

} // namespace vitrine::formats::source
