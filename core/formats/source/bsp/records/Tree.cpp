#include "core/formats/source/bsp/records/Tree.h"

namespace vitrine::formats::source {

std::vector<Plane> readPlanes(const RecordView& view) {
  constexpr Column kNormal = structure::columnOf<bsp::kPlane>("normal"),
                   kDistance = structure::columnOf<bsp::kPlane>("dist");
  return recordsOf(view, [&](const std::byte* at) { return Plane{kNormal.vec3(at), kDistance.real(at)}; });
}

std::vector<Node> readNodes(const RecordView& view) {
  using Fields = bsp::NodeLayouts;
  const Column plane(view, Fields::field("planenum"));
  const Column front(view, Fields::field("child0")), back(view, Fields::field("child1"));
  return recordsOf(view,
                   [&](const std::byte* at) { return Node{plane.integer(at), {front.integer(at), back.integer(at)}}; });
}

std::vector<Leaf> readLeaves(const RecordView& view) {
  using Fields = bsp::LeafLayouts;
  const Column cluster(view, Fields::field("cluster")), area(view, Fields::field("area"));
  const Column mins(view, Fields::field("mins")), maxs(view, Fields::field("maxs"));
  const Column firstFace(view, Fields::field("firstleafface")), faceCount(view, Fields::field("numleaffaces"));
  const Column waterData(view, Fields::field("leafWaterDataID"));
  return recordsOf(view, [&](const std::byte* at) {
    return Leaf{cluster.integer(at),   area.integer(at),      mins.vec3(at),        maxs.vec3(at),
                firstFace.integer(at), faceCount.integer(at), waterData.integer(at)};
  });
}

std::vector<Model> readModels(const RecordView& view) {
  using Fields = bsp::ModelLayouts;
  const Column mins(view, Fields::field("mins")), maxs(view, Fields::field("maxs"));
  const Column head(view, Fields::field("headnode")), firstFace(view, Fields::field("firstface"));
  const Column faceCount(view, Fields::field("numfaces"));
  return recordsOf(view, [&](const std::byte* at) {
    return Model{mins.vec3(at), maxs.vec3(at), head.integer(at), firstFace.integer(at), faceCount.integer(at)};
  });
}

} // namespace vitrine::formats::source
