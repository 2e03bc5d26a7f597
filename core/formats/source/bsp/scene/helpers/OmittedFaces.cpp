// Marks for faces that could not be built. A face is marked by its corners, or else by its lightmap rectangle. Faces
// that are not in the file are marked by the leaves that list them.
#include "core/formats/source/bsp/records/Geometry.h"
#include "core/formats/source/bsp/scene/helpers/HelperLayers.h"
#include "core/formats/source/bsp/scene/helpers/HelperMesh.h"
#include "core/formats/source/bsp/scene/helpers/PlacedFaces.h"
#include "core/scene/DamageMarks.h"

#include <array>
#include <cmath>
#include <map>

namespace vitrine::formats::source {
namespace {

constexpr HelperLook kOmitted{.id = scene::kOmittedLayer,
                              .label = QT_TRANSLATE_NOOP("formats", "Omitted"),
                              .group = QT_TRANSLATE_NOOP("formats", "Layers"),
                              .fill = 0.4F,
                              .isShown = true};
constexpr float kEdgeWidth = 1.5F;
/// Most marks of one size in a cube of that size. Faces of real maps are fewer; marks of a hostile one could cover
/// every pixel thousands of times.
constexpr int kMostInPlace = 16;

/// Diagonal of the box of the world's model, or of all vertices if the model's is lost as well.
float sizeOfWorld(const MapRecords& records) {
  scene::Bounds box;
  if (!records.models.empty() && isSane(records.models[0].mins) && isSane(records.models[0].maxs)) {
    box.add(records.models[0].mins);
    box.add(records.models[0].maxs);
  }
  if (!box.empty() && !box.size().isNull()) {
    return box.size().length();
  }
  constexpr auto kPoint = structure::columnOf<bsp::kVertex>("point");
  const RecordView& vertices = records.view(LumpId::Vertexes);
  for (std::size_t i = 0; i < vertices.count(); ++i) {
    if (const QVector3D point = kPoint.vec3(vertices.at(i)); isSane(point)) {
      box.add(point);
    }
  }
  return box.empty() ? 0 : box.size().length();
}

/// Twice the area of a convex polygon, along its normal.
QVector3D doubleArea(std::span<const QVector3D> polygon) {
  QVector3D sum;
  for (std::size_t i = 2; i < polygon.size(); ++i) {
    sum += QVector3D::crossProduct(polygon[i - 1] - polygon[0], polygon[i] - polygon[0]);
  }
  return sum;
}

/// Corners of the lightmap rectangle of a face, on its plane, in file axes. The face lies inside. Empty if the face has
/// no lightmap.
std::vector<QVector3D> lightmapCorners(const Face& face, const TexInfo& info, const Plane& plane) {
  const QVector3D s = info.lightmap[0].toVector3D();
  const QVector3D t = info.lightmap[1].toVector3D();
  const float volume = QVector3D::dotProduct(s, QVector3D::crossProduct(t, plane.normal));
  std::vector<QVector3D> corners;
  if (face.lightSize[0] <= 0 || face.lightSize[1] <= 0 || volume == 0) {
    return corners;
  }
  const auto luxel = [&face](std::size_t axis, float share) {
    return static_cast<float>(face.lightMins[axis]) + share * static_cast<float>(face.lightSize[axis]);
  };
  for (const auto& [across, down] :
       {std::pair(0.0F, 0.0F), std::pair(1.0F, 0.0F), std::pair(1.0F, 1.0F), std::pair(0.0F, 1.0F)}) {
    // The point with these luxel coordinates: dot(s, p) = u, dot(t, p) = v and dot(normal, p) = distance.
    const float u = luxel(0, across) - info.lightmap[0].w();
    const float v = luxel(1, down) - info.lightmap[1].w();
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

/// Puts the marks into their layer.
class OmittedLayer {
public:
  explicit OmittedLayer(SceneParts& parts)
      : m_parts(parts), m_records(parts.map.records), m_placed(parts), m_mesh(parts, kOmitted),
        m_largest(sizeOfWorld(m_records)) {}

  void add(std::span<const std::size_t> faces) {
    for (const std::size_t face : faces) {
      if (isVisible(face)) {
        addFace(face);
      }
    }
    for (const std::size_t leaf : m_parts.clusters.leavesLackingFaces()) {
      addLeaf(leaf);
    }
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
    } else {
      std::ranges::transform(lightmapOf(face), std::back_inserter(polygon),
                             [&](const QVector3D& corner) { return m_placed.toScene(corner); });
    }
    if (polygon.size() >= 3 && hasRoom(polygon)) {
      m_mesh.addPolygon(polygon, doubleArea(polygon).normalized(), face);
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

  /// False for faces that players do not see. Faces of an unknown kind count as visible.
  bool isVisible(std::size_t face) const {
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

  void addLeaf(std::size_t leaf) {
    const Leaf& found = m_records.leaves[leaf];
    if (!isFull() && isSane(found.mins) && isSane(found.maxs)) {
      scene::Bounds box;
      box.add(scene::kZUpRightHanded.toScene(found.mins));
      box.add(scene::kZUpRightHanded.toScene(found.maxs));
      m_mesh.addBoxEdges(box, kEdgeWidth, leaf);
      m_mesh.endSurface(scene::kDamageColor, HelperMesh::Paint::Line, LumpId::Leafs);
    }
  }

  /// Counts a mark where it is. False if it is larger than the map, or if enough marks of its size are there already.
  bool hasRoom(const std::vector<QVector3D>& polygon) {
    scene::Bounds box;
    for (const QVector3D& corner : polygon) {
      box.add(corner);
    }
    if (!(box.size().length() <= m_largest)) {
      return false;
    }
    int exponent = 0; // the mark is smaller than 2 to this power
    std::frexp(box.size().length(), &exponent);
    const float side = std::ldexp(1.0F, exponent);
    const QVector3D cell = box.centre() / side;
    return ++m_marksAt[{static_cast<float>(exponent), std::floor(cell.x()), std::floor(cell.y()),
                        std::floor(cell.z())}] <= kMostInPlace;
  }

  bool isFull() const { return m_mesh.triangleCount() > kMostHelperTriangles; }

  SceneParts& m_parts;
  const MapRecords& m_records;
  PlacedFaces m_placed;
  HelperMesh m_mesh;
  float m_largest;                               ///< size of a mark
  std::map<std::array<float, 4>, int> m_marksAt; ///< by the power of two of their size, and the cube of that size
};

} // namespace

void addOmittedFaces(SceneParts& parts, std::span<const std::size_t> faces) {
  OmittedLayer(parts).add(faces);
}

} // namespace vitrine::formats::source
