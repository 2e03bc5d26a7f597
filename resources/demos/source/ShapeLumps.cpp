#include "resources/demos/source/LumpFile.h"
#include "resources/demos/source/PlaneTable.h"

namespace vitrine::demos {

namespace {

class ShapeWriter : LumpWriter {
public:
  using LumpWriter::LumpWriter;
  void addPlanes();
  void addGeometry();
  void addDisplacements();

private:
  void addNoNeighbours(ByteWriter& out) const;
  void addMultiBlend();
};

void ShapeWriter::addPlanes() {
  ByteWriter out(order());
  for (const Plane& plane : m_map.planes) {
    out.vec3(plane.normal);
    out.f32(plane.dist);
    out.i32(planeType(plane));
  }
  put(kPlanes, out);
}

void ShapeWriter::addGeometry() {
  ByteWriter vertices(order());
  for (const Vec3& v : m_map.vertices)
    vertices.vec3(v);
  put(kVertexes, vertices);

  ByteWriter edges(order());
  for (const auto& edge : m_map.edges)
    for (const int vertex : edge)
      index(edges, vertex);
  put(kEdges, edges, wideVersion());

  ByteWriter surfEdges(order());
  for (const int edge : m_map.surfEdges)
    surfEdges.i32(edge);
  put(kSurfEdges, surfEdges);

  ByteWriter normals(order());
  for (const Vec3& normal : m_map.normals)
    normals.vec3(normal);
  put(kVertNormals, normals);
  ByteWriter normalIndices(order());
  for (const int i : m_map.normalIndices)
    strataIndex(normalIndices, i);
  put(kVertNormalIndices, normalIndices, wideVersion());

  ByteWriter primitives(order());
  for (const Primitive& p : m_map.primitives) {
    if (options().strata()) {
      primitives.u32(0);
    } else {
      primitives.u8(0);
      primitives.u8(0);
    }
    strataIndex(primitives, p.firstIndex);
    strataIndex(primitives, p.indexCount);
    strataIndex(primitives, p.firstVertex);
    strataIndex(primitives, p.vertexCount);
  }
  put(kPrimitives, primitives, wideVersion());
  ByteWriter primitiveIndices(order());
  for (const int i : m_map.primitiveIndices)
    strataIndex(primitiveIndices, i);
  put(kPrimIndices, primitiveIndices, wideVersion());
  ByteWriter primitiveVertices(order());
  for (const Vec3& v : m_map.primitiveVertices)
    primitiveVertices.vec3(v);
  put(kPrimVerts, primitiveVertices);
}

/// The places of four edges with two neighbours each, and of four corners with four each, all marked empty.
void ShapeWriter::addNoNeighbours(ByteWriter& out) const {
  for (int edge = 0; edge < 8; ++edge) {
    index(out, -1);
    out.zeros(4);
  }
  for (int corner = 0; corner < 4; ++corner) {
    for (int i = 0; i < 4; ++i)
      index(out, -1);
    out.zeros(wide() ? 4 : 2);
  }
}

void ShapeWriter::addDisplacements() {
  ByteWriter infos(order());
  for (const CompiledDisplacement& info : m_map.displacements) {
    infos.vec3(info.start);
    infos.i32(info.firstVertex);
    if (version() != 17)
      infos.i32(info.firstTriangle);
    infos.i32(info.power);
    infos.i32(0);
    infos.f32(0);
    infos.u32(kContentsSolid);
    if (version() == 23)
      infos.i32(0);
    if (wide()) {
      infos.u32(static_cast<std::uint32_t>(info.face));
    } else {
      infos.u16(static_cast<std::uint32_t>(info.face));
      infos.u16(0);
    }
    infos.i32(0);
    infos.i32(0);
    if (version() == 22 || version() == 23)
      infos.i32(0);
    addNoNeighbours(infos);
    for (int i = 0; i < 10; ++i)
      infos.u32(0xffffffff);
  }
  put(kDispInfo, infos, wideVersion());
  ByteWriter vertices(order());
  for (const DisplacementVertex& vertex : m_map.displacementVertices) {
    vertices.vec3(vertex.direction);
    vertices.f32(vertex.distance);
    vertices.f32(vertex.alpha);
  }
  put(kDispVerts, vertices);
  addMultiBlend();
  ByteWriter tags(order());
  for (const int tag : m_map.displacementTags)
    tags.u16(static_cast<std::uint32_t>(tag));
  put(kDispTris, tags);
}

/// Weights of four textures for every vertex, where any patch has some: 80 bytes, of which alphas and colours are
/// white.
void ShapeWriter::addMultiBlend() {
  if (std::ranges::none_of(m_model.displacements, [](const Displacement& patch) { return patch.weights != nullptr; }))
    return;
  ByteWriter out(order());
  for (const DisplacementVertex& vertex : m_map.displacementVertices) {
    for (const double weight : vertex.weights)
      out.f32(weight);
    for (int i = 0; i < 4 + 12; ++i)
      out.f32(1);
  }
  put(kDispMultiBlend, out);
}

} // namespace

void putShapes(LumpFile& file, const MapModel& model, const CompiledMap& map) {
  ShapeWriter writer(file, model, map);
  writer.addPlanes();
  writer.addGeometry();
}

void putDisplacements(LumpFile& file, const MapModel& model, const CompiledMap& map) {
  ShapeWriter(file, model, map).addDisplacements();
}

} // namespace vitrine::demos
