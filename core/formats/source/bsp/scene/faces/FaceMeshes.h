#pragma once

#include "core/formats/source/bsp/scene/BspSceneParts.h"
#include "core/formats/source/bsp/scene/displacements/Displacements.h"
#include "core/formats/source/bsp/scene/faces/PrimitiveRecords.h"
#include "core/formats/source/bsp/scene/faces/Triangulation.h"
#include "core/formats/source/bsp/scene/light/FaceLighting.h"

namespace vitrine::formats::source {

/// Place of a face in the scene.
struct FacePlace {
  MeshIndex mesh;
  int surface = scene::kNone;
};

/// Makes meshes of the map's brush models, one surface per face (docs/formats/source-bsp.md, "Winding", "Lightmaps",
/// "Displacements"). Faces that cannot be built are left out and counted in the diagnostics.
class FaceMeshes {
public:
  explicit FaceMeshes(SceneParts& parts);

  /// Appends a mesh with the faces of model `number` to the scene; each face is used once. What players see of them is
  /// adjusted as its entity wants, where it stands at first (`place`, scene axes).
  MeshIndex addModel(const Model& model, std::size_t number, const scene::MaterialAdjustment& adjustment = {},
                     const QMatrix4x4& place = {});

  /// The place of each face; kNone for those left out.
  const std::vector<FacePlace>& places() const { return m_places; }
  /// Numbers of the faces that were omitted so far.
  std::vector<std::size_t> omitted() const;
  /// Light styles that the faces built so far have light of.
  const UsedStyles& usedStyles() const { return m_lighting.usedStyles(); }

private:
  struct Shape {
    const Face* face = nullptr;
    std::size_t number = 0;
    const TexInfo* texInfo = nullptr;
    const TexData* texData = nullptr;
    QVector3D normal; ///< file axes
    FaceKind kind = FaceKind::Brush;
  };

  using Primitive = PrimitiveRecords::Primitive;

  void findKinds();
  void buildDisplacements();
  void findNormals();
  void reserve(std::span<const Face> faces, scene::Mesh& mesh);
  std::optional<FaceProblem> describe(std::size_t number, Shape& shape);
  bool addFace(const Shape& shape, scene::Mesh& mesh, MeshIndex meshNumber);
  void addFlat(const Shape& shape, scene::Mesh& mesh);
  bool appendTriangles(const Primitive& primitive, std::int64_t offset, std::int64_t first, std::int64_t end);
  bool readPrimitive(std::int64_t number);
  bool readOwnVertices(std::int64_t number);
  bool coversFace(const Shape& shape) const;
  bool useOwnVertices(const Shape& shape, scene::Mesh& mesh);
  void addTriangles(const Shape& shape, std::span<const QVector3D> vertices, std::uint32_t base,
                    scene::Mesh& mesh) const;
  static QVector2D luxelAt(const Shape& shape, const QVector3D& position);
  bool usePrimitives(const Shape& shape, std::uint32_t base, scene::Mesh& mesh);
  void addGrid(const Shape& shape, const DisplacementGrid& grid, scene::Mesh& mesh);
  void addVertex(const Shape& shape, const QVector3D& position, const QVector3D& flat, const QVector3D& normal,
                 const QVector2D& luxel, scene::VertexStreams& vertices) const;
  scene::LightmapIndex addLightmap(const Shape& shape);
  QVector3D cornerNormal(const Shape& shape, std::size_t corner) const;
  void drop(std::size_t number, const FaceProblem& problem);

  SceneParts& m_parts;
  const MapRecords& m_records;
  FaceCorners m_corners;
  FaceLighting m_lighting;
  DisplacementSet m_displacements;
  PrimitiveRecords m_primitives;
  Column m_normalIndex;
  std::vector<FaceKind> m_kinds; ///< per texture info
  std::vector<FacePlace> m_places;
  std::vector<bool> m_used;
  std::vector<std::uint32_t> m_firstNormal; ///< per face, into the normal indices; empty: planes are used
  scene::MaterialAdjustment m_adjustment;   ///< of the model at hand
  QMatrix4x4 m_place;                       ///< of it
  std::uint64_t m_cornerBudget = 0;
  std::uint64_t m_primitiveBudget = 0; ///< indices and vertices of primitives that may still be read
  std::uint64_t m_triangles = 0;
  std::vector<QVector3D> m_faceCorners; ///< of the face at hand
  std::vector<CornerTriangle> m_faceTriangles;
  std::vector<QVector3D> m_ownVertices; ///< of the primitives of the face at hand
};

} // namespace vitrine::formats::source
