// Lines on faces: the triangles that the compiler has stored for them, and the normals of their corners.
#include "core/base/Translate.h"
#include "core/formats/source/bsp/scene/faces/PrimitiveRecords.h"
#include "core/formats/source/bsp/scene/helpers/HelperLayers.h"
#include "core/formats/source/bsp/scene/helpers/HelperMesh.h"
#include "core/formats/source/bsp/scene/helpers/PlacedFaces.h"

#include <optional>

namespace vitrine::formats::source {
namespace {

constexpr std::size_t kFaceLinesPerCheck = 512;
// Each primitive is of one face; a file in which faces share them over and over would take without end.
constexpr std::int64_t kSharedPrimitives = 4;
constexpr float kNormalLength = 8;
constexpr float kNormalWidth = 0.7F;
constexpr float kSmoothedFrom = 0.999F; // cosine between a corner's normal and its face's
const QVector3D kOfCorners(0.9F, 0.35F, 0.02F);
const QVector3D kOfOwnVertices(0.05F, 0.7F, 0.9F);
const QVector3D kFlatNormal(0.2F, 0.4F, 0.9F);
const QVector3D kSmoothNormal(0.9F, 0.7F, 0.05F);

constexpr HelperLook kPrimitiveLook{"layer.primitives", QT_TRANSLATE_NOOP("formats", "Primitives"), kMapInternals};
constexpr HelperLook kNormalLook{"layer.vertexnormals", QT_TRANSLATE_NOOP("formats", "Vertex normals"), kMapInternals};

/// Puts the triangles of primitives into their layer.
class PrimitiveLines {
public:
  explicit PrimitiveLines(SceneParts& parts)
      : m_parts(parts), m_primitives(parts.map.records), m_faces(parts), m_mesh(parts, kPrimitiveLook),
        m_budget(kSharedPrimitives * static_cast<std::int64_t>(parts.map.records.view(LumpId::PrimIndices).count())) {}

  bool isFull() const { return m_mesh.triangleCount() > kMostHelperTriangles; }

  void add(std::size_t number) {
    const Face& face = m_parts.faceSet.faces[number];
    if (face.primitiveCount <= 0 || !m_faces.read(number)) {
      return;
    }
    bool own = false;
    for (std::int64_t i = 0; i < face.primitiveCount && !isFull(); ++i) {
      const std::int64_t row = face.firstPrimitive + i;
      const auto primitive = m_primitives.at(row);
      if (!primitive || primitive->indexCount > m_budget) {
        break;
      }
      m_budget -= primitive->indexCount;
      own = primitive->vertexCount > 0;
      addTriangles(*primitive, static_cast<std::uint64_t>(row));
    }
    m_mesh.endSurface(own ? kOfOwnVertices : kOfCorners, HelperMesh::Paint::Line, LumpId::Primitives);
  }

  void finish() { m_mesh.finish(); }

private:
  using Primitive = PrimitiveRecords::Primitive;

  std::optional<QVector3D> vertexOf(const Primitive& primitive, std::int64_t i) const {
    const std::int64_t index = m_primitives.indexOf(primitive, i);
    if (primitive.vertexCount == 0) {
      return index >= 0 && index < static_cast<std::int64_t>(m_faces.corners().size())
                 ? std::optional(m_faces.corners()[static_cast<std::size_t>(index)])
                 : std::nullopt;
    }
    // Counted from the primitive's first vertex; by some compilers from the first of all.
    const std::int64_t row = index < primitive.vertexCount ? primitive.firstVertex + index : index;
    if (row < primitive.firstVertex || row >= primitive.firstVertex + primitive.vertexCount) {
      return std::nullopt;
    }
    const QVector3D point = m_primitives.vertexAt(row);
    return isSane(point) ? std::optional(point) : std::nullopt;
  }

  void addTriangles(const Primitive& primitive, std::uint64_t row) {
    const QVector3D normal = m_faces.directionToScene(m_faces.normal());
    for (std::int64_t i = 0; i + 2 < primitive.indexCount && !isFull(); i += primitive.strip ? 1 : 3) {
      std::array<QVector3D, 3> corners;
      bool whole = true;
      for (std::size_t k = 0; k < corners.size() && whole; ++k) {
        const auto vertex = vertexOf(primitive, i + static_cast<std::int64_t>(k));
        whole = vertex.has_value();
        corners[k] = whole ? m_faces.toScene(*vertex) : QVector3D();
      }
      if (!whole) {
        continue;
      }
      const QVector3D cross = QVector3D::crossProduct(corners[1] - corners[0], corners[2] - corners[0]);
      if (QVector3D::dotProduct(cross, normal) < 0) {
        std::swap(corners[1], corners[2]);
      }
      m_mesh.addOutline(corners, normal, row);
    }
  }

  SceneParts& m_parts;
  PrimitiveRecords m_primitives;
  PlacedFaces m_faces;
  HelperMesh m_mesh;
  std::int64_t m_budget; ///< indices that may still be read
};

/// Puts the normals of corners into their layer.
class NormalLines {
public:
  explicit NormalLines(SceneParts& parts)
      : m_parts(parts), m_indices(parts.map.records.view(LumpId::VertNormalIndices)),
        m_normals(parts.map.records.view(LumpId::VertNormals)),
        m_index(m_indices, bsp::VertNormalIndexLayouts::field("normal")), m_faces(parts), m_mesh(parts, kNormalLook) {}

  bool isFull() const { return m_mesh.triangleCount() > kMostHelperTriangles; }

  /// `first` is the row of the face's first corner.
  void add(std::size_t number, std::uint64_t first) {
    constexpr auto kNormal = structure::columnOf<bsp::kVertNormal>("normal");
    if (!m_faces.read(number)) {
      return;
    }
    bool smoothed = false;
    for (std::size_t corner = 0; corner < m_faces.corners().size(); ++corner) {
      const std::uint64_t row = first + corner;
      const auto index = static_cast<std::uint32_t>(m_index.integer(m_indices.at(row)));
      if (index >= m_normals.count()) {
        continue;
      }
      const QVector3D normal = kNormal.vec3(m_normals.at(index));
      if (!isSane(normal) || normal.isNull()) {
        continue;
      }
      smoothed = smoothed || QVector3D::dotProduct(normal.normalized(), m_faces.normal()) < kSmoothedFrom;
      const QVector3D foot = m_faces.toScene(m_faces.corners()[corner]);
      m_mesh.addSpike(foot, foot + m_faces.directionToScene(normal.normalized()) * kNormalLength, kNormalWidth, row);
    }
    m_mesh.endSurface(smoothed ? kSmoothNormal : kFlatNormal, HelperMesh::Paint::Line, LumpId::VertNormalIndices);
  }

  void finish() { m_mesh.finish(); }

private:
  SceneParts& m_parts;
  const RecordView& m_indices;
  const RecordView& m_normals;
  Column m_index;
  PlacedFaces m_faces;
  HelperMesh m_mesh;
};

void addPrimitiveLines(SceneParts& parts, MapModels&) {
  PrimitiveLines lines(parts);
  for (std::size_t face = 0; face < parts.faceSet.faces.size() && !lines.isFull(); ++face) {
    if (face % kFaceLinesPerCheck == 0) {
      parts.progress.check();
    }
    lines.add(face);
  }
  if (lines.isFull()) {
    parts.diagnostics.note(base::translate("formats", "not all primitives are shown"),
                           parts.map.lumps[LumpId::Primitives].block.range);
  }
  lines.finish();
}

std::vector<HelperLook> primitiveLooks(const SceneParts& parts) {
  const bool any = std::ranges::any_of(parts.faceSet.faces, [](const Face& face) { return face.primitiveCount > 0; });
  return any && !parts.map.records.view(LumpId::Primitives).empty() ? std::vector{kPrimitiveLook}
                                                                    : std::vector<HelperLook>();
}

std::vector<HelperLook> normalLooks(const SceneParts& parts) {
  std::uint64_t corners = 0;
  for (const Face& face : parts.faceSet.faces) {
    corners += static_cast<std::uint64_t>(std::max(face.edgeCount, 0));
  }
  // Another length cannot be matched to faces.
  const bool any = corners != 0 && corners == parts.map.records.view(LumpId::VertNormalIndices).count();
  return any ? std::vector{kNormalLook} : std::vector<HelperLook>();
}

void addNormalLines(SceneParts& parts, MapModels&) {
  const std::vector<Face>& faces = parts.faceSet.faces;
  NormalLines lines(parts);
  std::uint64_t first = 0;
  for (std::size_t face = 0; face < faces.size() && !lines.isFull(); ++face) {
    if (face % kFaceLinesPerCheck == 0) {
      parts.progress.check();
    }
    lines.add(face, first);
    first += static_cast<std::uint64_t>(std::max(faces[face].edgeCount, 0));
  }
  if (lines.isFull()) {
    parts.diagnostics.note(base::translate("formats", "not all vertex normals are shown"),
                           parts.map.lumps[LumpId::VertNormalIndices].block.range);
  }
  lines.finish();
}

} // namespace

constinit const LayerStep kPrimitiveLines{primitiveLooks, addPrimitiveLines, [](const SectionIds& sections) {
                                            return std::vector{sections.of(LumpId::Primitives)};
                                          }};

constinit const LayerStep kNormalLines{normalLooks, addNormalLines, [](const SectionIds& sections) {
                                         return std::vector{sections.of(LumpId::VertNormalIndices)};
                                       }};

} // namespace vitrine::formats::source
