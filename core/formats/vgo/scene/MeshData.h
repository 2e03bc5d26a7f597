#pragma once

#include "core/formats/vgo/scene/VgoSceneBuild.h"

#include <memory>

namespace vitrine::formats::vgo {

/// Triangles with one material, and where they are from.
struct SubMesh {
  std::uint32_t firstIndex = 0;
  std::uint32_t indexCount = 0;
  scene::Provenance provenance;
};

/// A mesh of the file as read, in scene axes, before joints and blend shapes bend it.
struct MeshData {
  scene::VertexStreams vertices;           ///< positions, normals, uvs
  std::vector<QVector4D> colors;           ///< empty: it has none
  std::vector<scene::VertexJoints> joints; ///< as the file has them; empty: no joint takes it along
  std::vector<std::uint32_t> indices;
  std::vector<SubMesh> subMeshes; ///< as many as the file has
  std::vector<scene::BlendShape> shapes;

  ByteRange jointsAt; ///< bytes of all joints

  std::size_t vertexCount() const { return vertices.positions.size(); }
  /// Bytes of the joints of one vertex; there are some.
  ByteRange placeOfJoints(std::size_t vertex) const {
    const std::uint64_t size = jointsAt.size / joints.size();
    return {jointsAt.space, jointsAt.offset + vertex * size, size};
  }
};
using MeshDataPtr = std::shared_ptr<const MeshData>;

/// Reads the meshes of the file, each once. What cannot be read is left out and told.
class MeshReader {
public:
  explicit MeshReader(SceneBuild& build) : m_build(build) {}

  /// Data of a mesh that is named at some bytes; null: there is no such mesh, or it has no vertices.
  MeshDataPtr read(int mesh, const ByteRange& namedAt);

private:
  MeshDataPtr readNew(int mesh, const ByteRange& namedAt);
  bool readVertices(const layout::Mesh& from, MeshData& data);
  void readLook(const layout::Mesh& from, MeshData& data);
  void readJoints(const layout::Mesh& from, MeshData& data);
  void readTriangles(const layout::Mesh& from, int mesh, MeshData& data);
  void addTriangles(const std::vector<std::uint32_t>& corners, int accessor, MeshData& data, SubMesh& to);
  void readShapes(const layout::Mesh& from, int mesh, MeshData& data);
  scene::BlendShape readShape(const layout::BlendShape& from, const MeshData& data);
  /// Elements of an accessor of the mesh, if there is one per vertex; empty otherwise, and reported.
  template <class Element>
  std::vector<Element> perVertex(Result<std::vector<Element>> read, int accessor, std::size_t vertices,
                                 const QString& what);
  /// Reports damage of the mesh that is read, in an accessor.
  void tell(const QString& message, int accessor);
  void tell(const QString& message, const Error& error);

  SceneBuild& m_build;
  QString m_name;    ///< of the mesh that is read, for messages
  ByteRange m_where; ///< its bytes in the layout
  std::map<int, MeshDataPtr> m_known;
};

} // namespace vitrine::formats::vgo
