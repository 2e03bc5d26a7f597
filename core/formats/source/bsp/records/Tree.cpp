#include "core/formats/source/bsp/records/Tree.h"

namespace vitrine::formats::source {
namespace {

using structure::columnOf;

/// A corner of a leaf, which is whole in the narrow versions.
QVector3D cornerAt(const Column& column, const std::byte* leaf, bool real) {
  return real ? column.vec3(leaf)
              : QVector3D(static_cast<float>(column.integer(leaf, 0)), static_cast<float>(column.integer(leaf, 1)),
                          static_cast<float>(column.integer(leaf, 2)));
}

} // namespace

std::vector<Plane> readPlanes(const RecordView& view) {
  constexpr Column kNormal = columnOf<bsp::kPlane>("normal"), kDistance = columnOf<bsp::kPlane>("dist");
  std::vector<Plane> planes(view.count());
  for (std::size_t i = 0; i < planes.size(); ++i) {
    planes[i] = {kNormal.vec3(view.at(i)), kDistance.real(view.at(i))};
  }
  return planes;
}

std::vector<Node> readNodes(const RecordView& view) {
  using Fields = bsp::NodeLayouts;
  const Column plane(view, Fields::field("planenum"));
  const Column front(view, Fields::field("child0")), back(view, Fields::field("child1"));
  std::vector<Node> nodes(view.count());
  for (std::size_t i = 0; i < nodes.size(); ++i) {
    const std::byte* at = view.at(i);
    nodes[i] = {plane.integer(at), {front.integer(at), back.integer(at)}};
  }
  return nodes;
}

std::vector<Leaf> readLeaves(const RecordView& view) {
  using Fields = bsp::LeafLayouts;
  const Column cluster(view, Fields::field("cluster")), area(view, Fields::field("area"));
  const Column mins(view, Fields::field("mins")), maxs(view, Fields::field("maxs"));
  const Column firstFace(view, Fields::field("firstleafface")), faceCount(view, Fields::field("numleaffaces"));
  const Column waterData(view, Fields::field("leafWaterDataID"));
  const bool real = view.layout() == LayoutPtr(bsp::kLeaf56Wide);
  std::vector<Leaf> leaves(view.count());
  for (std::size_t i = 0; i < leaves.size(); ++i) {
    const std::byte* at = view.at(i);
    leaves[i] = {cluster.integer(at),   area.integer(at),      cornerAt(mins, at, real), cornerAt(maxs, at, real),
                 firstFace.integer(at), faceCount.integer(at), waterData.integer(at)};
  }
  return leaves;
}

std::vector<Model> readModels(const RecordView& view) {
  constexpr Column kMins = columnOf<bsp::kModel48>("mins"), kMaxs = columnOf<bsp::kModel48>("maxs");
  constexpr Column kHead = columnOf<bsp::kModel48>("headnode"), kFirstFace = columnOf<bsp::kModel48>("firstface");
  constexpr Column kFaceCount = columnOf<bsp::kModel48>("numfaces");
  std::vector<Model> models(view.count());
  for (std::size_t i = 0; i < models.size(); ++i) {
    const std::byte* at = view.at(i);
    models[i] = {kMins.vec3(at), kMaxs.vec3(at), kHead.integer(at), kFirstFace.integer(at), kFaceCount.integer(at)};
  }
  return models;
}

} // namespace vitrine::formats::source
