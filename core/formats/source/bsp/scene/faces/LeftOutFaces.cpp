// What of the faces that could not be built is known: the corners of some, the plane and the leaves of most others, and
// of those that are not in the file the leaves that list them.
#include "core/formats/source/bsp/scene/SceneSteps.h"
#include "core/formats/source/bsp/scene/collision/ConvexBody.h"
#include "core/formats/source/bsp/scene/helpers/HelperLayers.h"
#include "core/formats/source/bsp/scene/helpers/HelperMesh.h"
#include "core/formats/source/bsp/scene/helpers/PlacedFaces.h"
#include "core/scene/StandIn.h"

namespace vitrine::formats::source {
namespace {

constexpr HelperLook kLeftOut{.id = "layer.leftout",
                              .label = QT_TRANSLATE_NOOP("formats", "Left out"),
                              .group = QT_TRANSLATE_NOOP("formats", "Layers"),
                              .fill = 0.5F,
                              .isShown = true};
constexpr float kEdgeWidth = 1.5F;

/// The six sides of a leaf's box, scene axes.
std::vector<collision::CollisionPlane> sidesOf(const scene::Bounds& box) {
  std::vector<collision::CollisionPlane> sides;
  for (int axis = 0; axis < 3; ++axis) {
    QVector3D normal;
    normal[axis] = 1;
    sides.push_back({normal, box.max()[axis]});
    sides.push_back({-normal, -box.min()[axis]});
  }
  return sides;
}

class LeftOutLayer {
public:
  explicit LeftOutLayer(SceneParts& parts)
      : m_parts(parts), m_records(parts.map.records), m_surfEdges(m_records.view(LumpId::SurfEdges).count()),
        m_placed(parts), m_mesh(parts, kLeftOut) {}

  void add(std::span<const std::size_t> faces) {
    std::vector<bool> isWanted(m_parts.faceSet.faces.size(), false);
    for (const std::size_t face : faces) {
      if (!addCorners(face)) {
        isWanted[face] = true;
      }
    }
    addByLeaves(isWanted);
    m_mesh.finish();
  }

private:
  /// False where the corners of a face are not known.
  bool addCorners(std::size_t face) {
    if (isFull() || !m_placed.readCorners(face) || m_placed.corners().size() < 3) {
      return false;
    }
    const std::vector<QVector3D> polygon = m_placed.polygon();
    const QVector3D normal = QVector3D::crossProduct(polygon[1] - polygon[0], polygon[2] - polygon[0]).normalized();
    m_mesh.addPolygon(polygon, normal, face);
    m_mesh.endSurface(scene::kDamageColor, HelperMesh::Paint::Fill, m_parts.faceSet.faceLump);
    return true;
  }

  void addByLeaves(const std::vector<bool>& isWanted) {
    const RecordView& list = m_records.view(LumpId::LeafFaces);
    const Column face(list, bsp::LeafFaceLayouts::field("face"));
    // Each entry of the list belongs to one leaf, but for damaged files.
    std::size_t budget = 4 * list.count();
    const std::vector<Leaf>& leaves = m_records.leaves;
    for (std::size_t leaf = 0; leaf < leaves.size() && !isFull(); ++leaf) {
      const auto first = static_cast<std::size_t>(std::max(leaves[leaf].firstFace, 0));
      const auto end = first + static_cast<std::size_t>(std::max(leaves[leaf].faceCount, 0));
      bool lacksFace = end > list.count();
      for (std::size_t i = first; i < std::min(end, list.count()) && budget > 0; ++i, --budget) {
        const auto number = face.as<std::uint32_t>(list.at(i));
        lacksFace = lacksFace || number >= isWanted.size();
        if (number < isWanted.size() && isWanted[number]) {
          addInLeaf(number, leaf);
        }
      }
      if (lacksFace) {
        addLeaf(leaf);
      }
    }
  }

  /// What of a face's plane lies in the box of a leaf.
  void addInLeaf(std::size_t face, std::size_t leaf) {
    const std::int32_t number = m_parts.faceSet.faces[face].plane;
    const scene::Bounds box = boxOf(leaf);
    if (box.empty() || !base::isBelow(number, m_records.planes.size())) {
      return;
    }
    const Plane& plane = m_records.planes[static_cast<std::size_t>(number)];
    std::vector<collision::CollisionPlane> planes = sidesOf(box);
    planes.push_back({scene::kZUpRightHanded.toScene(plane.normal), plane.distance});
    m_mesh.addPolygon(sidePolygon(planes, planes.size() - 1), planes.back().normal, face);
    m_mesh.endSurface(scene::kDamageColor, HelperMesh::Paint::Fill, m_parts.faceSet.faceLump);
  }

  void addLeaf(std::size_t leaf) {
    if (const scene::Bounds box = boxOf(leaf); !box.empty()) {
      m_mesh.addBoxEdges(box, kEdgeWidth, leaf);
      m_mesh.endSurface(scene::kDamageColor, HelperMesh::Paint::Line, LumpId::Leafs);
    }
  }

  scene::Bounds boxOf(std::size_t leaf) const {
    const Leaf& found = m_records.leaves[leaf];
    scene::Bounds box;
    if (isSane(found.mins) && isSane(found.maxs)) {
      box.add(scene::kZUpRightHanded.toScene(found.mins));
      box.add(scene::kZUpRightHanded.toScene(found.maxs));
    }
    return box;
  }

  /// All faces of a map have no more corners than it has surfedges; those of a damaged one may share them.
  bool isFull() const { return m_mesh.triangleCount() > std::min(kMostHelperTriangles, m_surfEdges); }

  SceneParts& m_parts;
  const MapRecords& m_records;
  std::size_t m_surfEdges;
  PlacedFaces m_placed;
  HelperMesh m_mesh;
};

} // namespace

void addLeftOutFaces(SceneParts& parts, std::span<const std::size_t> faces) {
  LeftOutLayer(parts).add(faces);
}

} // namespace vitrine::formats::source
