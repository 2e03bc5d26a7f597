// What is known of the faces that could not be built: the corners of some, the lightmap of most others, and of those
// that are not in the file the leaves that list them.
#include "core/formats/source/bsp/scene/SceneSteps.h"
#include "core/formats/source/bsp/scene/helpers/HelperLayers.h"
#include "core/formats/source/bsp/scene/helpers/HelperMesh.h"
#include "core/formats/source/bsp/scene/helpers/PlacedFaces.h"
#include "core/scene/StandIn.h"

namespace vitrine::formats::source {
namespace {

constexpr HelperLook kLeftOut{.id = scene::kLeftOutLayer,
                              .label = QT_TRANSLATE_NOOP("formats", "Left out"),
                              .group = QT_TRANSLATE_NOOP("formats", "Layers"),
                              .fill = 0.4F,
                              .isShown = true};
constexpr float kEdgeWidth = 1.5F;

/// The corners of a face's lightmap on its plane, file axes: the face is within. Empty where it has none.
std::vector<QVector3D> lightmapCorners(const Face& face, const TexInfo& info, const Plane& plane) {
  const QVector3D s = info.lightmap[0].toVector3D();
  const QVector3D t = info.lightmap[1].toVector3D();
  const float volume = QVector3D::dotProduct(s, QVector3D::crossProduct(t, plane.normal));
  std::vector<QVector3D> corners;
  if (face.lightSize[0] <= 0 || face.lightSize[1] <= 0 || volume == 0) {
    return corners;
  }
  for (const auto& [across, down] : {std::pair(0, 0), std::pair(1, 0), std::pair(1, 1), std::pair(0, 1)}) {
    // The point with these luxel coordinates: dot(s, p) = u, dot(t, p) = v and dot(normal, p) = distance.
    const float u = static_cast<float>(face.lightMins[0] + across * face.lightSize[0]) - info.lightmap[0].w();
    const float v = static_cast<float>(face.lightMins[1] + down * face.lightSize[1]) - info.lightmap[1].w();
    const QVector3D corner =
        (u * QVector3D::crossProduct(t, plane.normal) + v * QVector3D::crossProduct(plane.normal, s) +
         plane.distance * QVector3D::crossProduct(s, t)) /
        volume;
    if (!isSane(corner)) {
      return {};
    }
    corners.push_back(corner);
  }
  return corners;
}

class LeftOutLayer {
public:
  explicit LeftOutLayer(SceneParts& parts)
      : m_parts(parts), m_records(parts.map.records), m_surfEdges(m_records.view(LumpId::SurfEdges).count()),
        m_placed(parts), m_mesh(parts, kLeftOut) {}

  void add(std::span<const std::size_t> faces) {
    for (const std::size_t face : faces) {
      if (isSeen(face)) {
        addFace(face);
      }
    }
    addLeaves();
    m_mesh.finish();
  }

private:
  void addFace(std::size_t face) {
    if (isFull()) {
      return;
    }
    std::vector<QVector3D> polygon;
    if (m_placed.readCorners(face)) {
      polygon = m_placed.polygon();
    } else if (const auto known = lightmapOf(face); known.size() >= 3) {
      std::ranges::transform(known, std::back_inserter(polygon),
                             [&](const QVector3D& corner) { return m_placed.toScene(corner); });
    }
    if (polygon.size() >= 3) {
      const QVector3D normal = QVector3D::crossProduct(polygon[1] - polygon[0], polygon[2] - polygon[0]).normalized();
      m_mesh.addPolygon(polygon, normal, face);
      m_mesh.endSurface(scene::kDamageColor, HelperMesh::Paint::Fill, m_parts.faceSet.faceLump);
    }
  }

  std::vector<QVector3D> lightmapOf(std::size_t number) const {
    const Face& face = m_parts.faceSet.faces[number];
    if (!base::isBelow(face.texInfo, m_records.texInfos.size()) ||
        !base::isBelow(face.plane, m_records.planes.size())) {
      return {};
    }
    return lightmapCorners(face, m_records.texInfos[static_cast<std::size_t>(face.texInfo)],
                           m_records.planes[static_cast<std::size_t>(face.plane)]);
  }

  /// False for faces that players do not see. What is not known is seen.
  bool isSeen(std::size_t face) const {
    const std::int32_t number = m_parts.faceSet.faces[face].texInfo;
    if (!base::isBelow(number, m_records.texInfos.size())) {
      return true;
    }
    const TexInfo& info = m_records.texInfos[static_cast<std::size_t>(number)];
    const bool isNamed = base::isBelow(info.texData, m_records.texDatas.size());
    const FaceKind kind =
        faceKind(info.flags, isNamed ? m_records.texDatas[static_cast<std::size_t>(info.texData)].name : QString());
    return kind == FaceKind::Brush || kind == FaceKind::Water || kind == FaceKind::Displacement;
  }

  /// Adds the boxes of leaves that list faces which are not there.
  void addLeaves() {
    const RecordView& list = m_records.view(LumpId::LeafFaces);
    const Column face(list, bsp::LeafFaceLayouts::field("face"));
    // Each entry of the list belongs to one leaf, but for damaged files.
    std::size_t budget = 4 * list.count();
    const std::vector<Leaf>& leaves = m_records.leaves;
    for (std::size_t leaf = 0; leaf < leaves.size() && !isFull(); ++leaf) {
      const auto first = static_cast<std::size_t>(std::max(leaves[leaf].firstFace, 0));
      const auto end = first + static_cast<std::size_t>(std::max(leaves[leaf].faceCount, 0));
      bool lacksFace = end > list.count();
      for (std::size_t i = first; i < std::min(end, list.count()) && budget > 0 && !lacksFace; ++i, --budget) {
        lacksFace = face.as<std::uint32_t>(list.at(i)) >= m_parts.faceSet.faces.size();
      }
      if (lacksFace) {
        addLeaf(leaf);
      }
    }
  }

  void addLeaf(std::size_t leaf) {
    const Leaf& found = m_records.leaves[leaf];
    if (isSane(found.mins) && isSane(found.maxs)) {
      scene::Bounds box;
      box.add(scene::kZUpRightHanded.toScene(found.mins));
      box.add(scene::kZUpRightHanded.toScene(found.maxs));
      m_mesh.addBoxEdges(box, kEdgeWidth, leaf);
      m_mesh.endSurface(scene::kDamageColor, HelperMesh::Paint::Line, LumpId::Leafs);
    }
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
