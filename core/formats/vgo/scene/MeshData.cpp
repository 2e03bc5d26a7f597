#include "core/formats/vgo/scene/MeshData.h"

#include "core/base/Translate.h"
#include "core/formats/vgo/scene/MeshRepair.h"

#include <algorithm>
#include <numeric>

namespace vitrine::formats::vgo {
namespace {

constexpr std::size_t kCorners = 3;

} // namespace

void MeshReader::tell(const QString& message, int accessor) {
  m_build.diagnostics().damage(m_name + QStringLiteral(": ") + message, m_build.accessors().placeOf(accessor, m_where));
}

void MeshReader::tell(const QString& message, const Error& error) {
  m_build.diagnostics().damage(m_name + QStringLiteral(": %1: %2").arg(message, error.message),
                               error.offset ? ByteRange{error.space, *error.offset, 1} : m_where);
}

template <class Element>
std::vector<Element> MeshReader::perVertex(Result<std::vector<Element>> read, int accessor, std::size_t vertices,
                                           const QString& what) {
  if (!read) {
    tell(what, read.error());
    return {};
  }
  if (read->size() != vertices) {
    tell(base::translate("formats", "%1 of %2 vertices, of which there are %3")
             .arg(what)
             .arg(read->size())
             .arg(vertices),
         accessor);
    return {};
  }
  return std::move(*read);
}

bool MeshReader::readVertices(const layout::Mesh& from, MeshData& data) {
  auto positions = m_build.accessors().vec3(from.position);
  if (!positions) {
    tell(base::translate("formats", "it is left out, as it has no vertices"), positions.error());
    return false;
  }
  for (QVector3D& position : *positions) {
    position = m_build.toScene(position);
  }
  if (const std::size_t wrong = setUnsound(*positions, QVector3D()); wrong > 0) {
    tell(base::translate("formats", "%1 of its vertices have no valid position").arg(wrong), from.position);
  }
  data.vertices.positions = std::move(*positions);
  return data.vertexCount() > 0;
}

void MeshReader::readLook(const layout::Mesh& from, MeshData& data) {
  const Accessors& accessors = m_build.accessors();
  const std::size_t count = data.vertexCount();
  if (from.normal != kNoIndex) {
    data.vertices.normals =
        perVertex(accessors.vec3(from.normal), from.normal, count, base::translate("formats", "normals"));
    for (QVector3D& normal : data.vertices.normals) {
      normal = m_build.toScene(normal);
    }
  }
  for (std::size_t set = 0; set < from.uvs.size(); ++set) {
    if (from.uvs[set] == kNoIndex) {
      continue;
    }
    auto uvs = perVertex(accessors.vec2(from.uvs[set]), from.uvs[set], count,
                         base::translate("formats", "texture coordinates"));
    setUnsound(uvs, QVector2D());
    for (QVector2D& uv : uvs) {
      // The scene counts from the top.
      uv.setY(m_build.source.conventions.uvFromTop ? uv.y() : 1 - uv.y());
    }
    data.vertices.uvs[set] = std::move(uvs);
  }
  if (from.color != kNoIndex) {
    data.colors = perVertex(accessors.colors(from.color), from.color, count, base::translate("formats", "colours"));
    setUnsound(data.colors, QVector4D(1, 1, 1, 1));
  }
}

void MeshReader::readJoints(const layout::Mesh& from, MeshData& data) {
  if (from.joints == kNoIndex || from.weights == kNoIndex) {
    return;
  }
  const Accessors& accessors = m_build.accessors();
  const std::size_t count = data.vertexCount();
  const auto joints =
      perVertex(accessors.joints(from.joints), from.joints, count, base::translate("formats", "joints"));
  const auto weights =
      perVertex(accessors.vec4(from.weights), from.weights, count, base::translate("formats", "weights"));
  if (joints.empty() || weights.empty()) {
    return;
  }
  data.joints.resize(count);
  data.jointsAt = accessors.placeOf(from.joints, m_where);
  for (std::size_t i = 0; i < data.joints.size(); ++i) {
    data.joints[i].joints = joints[i];
    for (int k = 0; k < 4; ++k) {
      data.joints[i].weights[static_cast<std::size_t>(k)] = weights[i][k];
    }
  }
}

/// Triangles whose corners are there; the scene's winding.
void MeshReader::addTriangles(const std::vector<std::uint32_t>& corners, int accessor, MeshData& data, SubMesh& to) {
  const bool turn = m_build.source.conventions.leftHanded;
  const std::size_t triangles = corners.size() / kCorners;
  std::vector<std::uint32_t> kept;
  to.firstIndex = static_cast<std::uint32_t>(data.indices.size());
  // Exact for one list, but of thousands not each may move all.
  if (const std::size_t needed = data.indices.size() + triangles * kCorners; needed > data.indices.capacity()) {
    data.indices.reserve(std::max(needed, data.indices.size() + data.indices.size() / 8));
  }
  for (std::uint32_t i = 0; i < triangles; ++i) {
    const std::uint32_t* corner = &corners[i * kCorners];
    if (std::max({corner[0], corner[1], corner[2]}) >= data.vertexCount()) {
      if (kept.size() == i) {
        // The first that is wrong: those before it are all there.
        tell(base::translate("formats", "triangle %1 has an invalid corner (%2 vertices); such triangles are left out")
                 .arg(i)
                 .arg(data.vertexCount()),
             accessor);
      }
      continue;
    }
    kept.push_back(i);
    data.indices.insert(data.indices.end(), {corner[0], corner[turn ? 2 : 1], corner[turn ? 1 : 2]});
  }
  to.indexCount = static_cast<std::uint32_t>(data.indices.size()) - to.firstIndex;
  if (kept.size() < triangles && to.provenance.trianglesPerRow == 1) {
    to.provenance.table = std::make_shared<const std::vector<std::uint32_t>>(std::move(kept));
  }
}

void MeshReader::readTriangles(const layout::Mesh& from, int mesh, MeshData& data) {
  const Accessors& accessors = m_build.accessors();
  for (const int list : from.subMeshes) {
    SubMesh& made = data.subMeshes.emplace_back();
    std::vector<std::uint32_t> corners;
    made.provenance.section = m_build.sections()[List::Meshes];
    made.provenance.firstRow = static_cast<std::uint64_t>(mesh);
    const std::uint64_t asked = list == kNoIndex ? data.vertexCount() : accessors.count(list);
    if (!m_build.budget.takeBytes(asked * sizeof(std::uint32_t))) {
      continue; // many may name the same
    }
    if (list == kNoIndex) {
      corners.resize(data.vertexCount());
      std::iota(corners.begin(), corners.end(), 0U);
    } else if (auto read = accessors.indices(list)) {
      corners = std::move(*read);
      if (const SectionId rows = accessors.elementsOf(list); rows != structure::kRootSection) {
        made.provenance = {};
        made.provenance.space = accessors.resource().where.space;
        made.provenance.section = rows;
        made.provenance.trianglesPerRow = 1;
      } else if (const auto record = accessors.recordOf(list)) {
        made.provenance = {};
        made.provenance.space = accessors.at(list)->where.space;
        made.provenance.section = record->section;
        made.provenance.firstRow = record->row;
      }
    } else {
      tell(base::translate("formats", "triangles"), read.error());
      continue;
    }
    if (corners.size() % kCorners != 0) {
      tell(base::translate("formats", "%1 corners are not a whole number of triangles").arg(corners.size()), list);
    }
    addTriangles(corners, list, data, made);
  }
}

scene::BlendShape MeshReader::readShape(const layout::BlendShape& from, const MeshData& data) {
  scene::BlendShape shape;
  shape.name = from.name;
  const auto readDeltas = [&](int accessor) {
    VectorDeltas deltas;
    if (accessor == kNoIndex) {
      return deltas;
    }
    auto read = m_build.accessors().deltas(accessor);
    if (!read) {
      tell(base::translate("formats", "blend shape \"%1\"").arg(from.name), read.error());
    } else if (read->count != data.vertexCount()) {
      tell(base::translate("formats", "blend shape \"%1\" has %2 vertices instead of %3")
               .arg(from.name)
               .arg(read->count)
               .arg(data.vertexCount()),
           accessor);
    } else {
      deltas = std::move(*read);
    }
    for (QVector3D& value : deltas.values) {
      value = m_build.toScene(value);
    }
    setUnsound(deltas.values, QVector3D());
    return deltas;
  };
  VectorDeltas positions = readDeltas(from.position);
  joinDeltas(std::move(positions), readDeltas(from.normal), shape);
  return shape;
}

void MeshReader::readShapes(const layout::Mesh& from, int mesh, MeshData& data) {
  const auto record = m_build.record(List::Meshes, mesh);
  for (const layout::BlendShape& shape : from.shapes) {
    m_build.context.progress.check();
    scene::BlendShape& made = data.shapes.emplace_back(readShape(shape, data));
    const auto deltas = m_build.accessors().recordOf(shape.position);
    made.record = deltas ? deltas : record;
  }
}

MeshDataPtr MeshReader::readNew(int mesh, const ByteRange& namedAt) {
  const layout::Mesh* from = layout::Layout::find(m_build.layout.meshes, mesh);
  if (!from) {
    m_build.diagnostics().countedDamage(
        QStringLiteral("mesh"),
        base::translate("formats", "there is no mesh %1 (%2 meshes)").arg(mesh).arg(m_build.layout.meshes.size()),
        namedAt);
    return nullptr;
  }
  m_name = base::translate("formats", "mesh %1 \"%2\"").arg(mesh).arg(from->name);
  m_where = from->from.member().range;
  auto data = std::make_shared<MeshData>();
  if (!readVertices(*from, *data)) {
    return nullptr;
  }
  readLook(*from, *data);
  readJoints(*from, *data);
  readTriangles(*from, mesh, *data);
  repairNormals(data->vertices, data->indices);
  readShapes(*from, mesh, *data);
  return data;
}

MeshDataPtr MeshReader::read(int mesh, const ByteRange& namedAt) {
  const auto [known, first] = m_known.try_emplace(mesh, nullptr);
  if (first) {
    m_build.context.progress.check();
    known->second = readNew(mesh, namedAt);
  }
  return known->second;
}

} // namespace vitrine::formats::vgo
