#include "core/formats/x3/scene/BodyMeshes.h"

#include "core/base/Translate.h"
#include "core/formats/x3/scene/Corners.h"

#include <map>

namespace vitrine::formats::x3 {
namespace {

constexpr std::uint32_t kNoVertex = 0xFFFFFFFF;
constexpr std::uint64_t kMeshBytes = 1024;
constexpr std::uint64_t kSurfaceBytes = 512; // each is drawn by itself
constexpr std::uint64_t kVertexBytes = 48;
constexpr std::uint64_t kTriangleBytes = 48; // its corners and its link to a record

/// Makes the meshes of one record's parts.
class RecordMeshes {
public:
  RecordMeshes(const Body& body, std::size_t record, const BodySections& sections, BodyMaterials& materials,
               SceneBuild& build)
      : m_record(body.records[record]), m_number(record), m_sections(sections), m_materials(materials), m_build(build),
        m_corners(cornersOf(m_record, unitsOf(body, record), build.context.progress)) {
    m_local.assign(m_corners.vertices.size(), kNoVertex);
  }

  BodyMeshes::Part add(std::size_t part) {
    const BodyPart& from = m_record.parts[part];
    BodyMeshes::Part made;
    const bool isHidden = (from.flags & kPartHidden) != 0;
    if (isHidden && m_build.isPicture()) {
      return made;
    }
    std::uint64_t faces = 0;
    for (const FaceGroup& group : from.groups) {
      faces += group.faceCount;
    }
    if (faces == 0 || !m_build.budget.takeTriangles(2 * faces) ||
        !m_build.budget.takeBytes(kMeshBytes + faces * (3 * kVertexBytes + 2 * kTriangleBytes))) {
      return made;
    }
    m_build.context.progress.check();
    m_layer = isHidden ? m_build.layers.helper(SceneLayers::Helper::Hidden) : scene::kNone;
    m_mesh.name = from.name.isEmpty() ? QStringLiteral("part %1").arg(part) : from.name;
    for (std::size_t group = 0; group < from.groups.size(); ++group) {
      addGroup(from, part, group);
    }
    finish(made);
    return made;
  }

private:
  void addGroup(const BodyPart& part, std::size_t number, std::size_t group) {
    const FaceGroup& from = part.groups[group];
    m_section = sectionOf(number, group);
    m_space = from.records.where.space;
    std::vector<std::int32_t> order; // as the file has them
    std::map<std::int32_t, std::vector<std::uint32_t>> ofMaterial;
    for (std::uint32_t face = from.firstFace; face < from.firstFace + from.faceCount; ++face) {
      std::vector<std::uint32_t>& faces = ofMaterial[m_record.faces[face].material];
      if (faces.empty()) {
        order.push_back(m_record.faces[face].material);
      }
      faces.push_back(face);
    }
    for (const std::int32_t material : order) {
      if (!m_build.budget.takeBytes(kSurfaceBytes)) {
        return;
      }
      addSurface(ofMaterial[material], material, from.firstFace);
    }
  }

  void addSurface(const std::vector<std::uint32_t>& faces, std::int32_t material, std::uint32_t firstFace) {
    scene::Surface surface;
    surface.firstIndex = static_cast<std::uint32_t>(m_mesh.indices.size());
    surface.material = m_materials.of(material);
    surface.layer = m_layer;
    m_rows.clear();
    m_bounds = {};
    for (const std::uint32_t face : faces) {
      addFace(face, face - firstFace);
    }
    surface.indexCount = static_cast<std::uint32_t>(m_mesh.indices.size()) - surface.firstIndex;
    surface.bounds = m_bounds;
    m_mesh.bounds.add(m_bounds);
    if (m_section != structure::kRootSection) {
      surface.provenance.space = m_space;
      surface.provenance.section = m_section;
      const bool counted = m_rows.back() - m_rows.front() + 1 == m_rows.size() && faces.size() == m_rows.size();
      if (counted) {
        surface.provenance.firstRow = m_rows.front();
        surface.provenance.trianglesPerRow = 1;
      } else {
        surface.provenance.table = std::make_shared<const std::vector<std::uint32_t>>(m_rows);
      }
    }
    m_mesh.surfaces.push_back(std::move(surface));
  }

  /// A fan, turned as the scene is mirrored.
  void addFace(std::uint32_t face, std::uint32_t row) {
    const auto& corners = m_corners.ofFace[face];
    for (std::size_t third = 2; third < m_record.faces[face].corners; ++third) {
      m_mesh.indices.insert(m_mesh.indices.end(),
                            {localOf(corners[0]), localOf(corners[third]), localOf(corners[third - 1])});
      m_rows.push_back(row);
    }
  }

  std::uint32_t localOf(std::uint32_t vertex) {
    std::uint32_t& local = m_local[vertex];
    if (local == kNoVertex) {
      const CornerVertex& from = m_corners.vertices[vertex];
      local = static_cast<std::uint32_t>(m_mesh.vertices.positions.size());
      m_used.push_back(vertex);
      m_mesh.vertices.positions.push_back(from.position);
      m_mesh.vertices.normals.push_back(from.normal);
      if (m_corners.hasUvs) {
        m_mesh.vertices.uvs[0].push_back(from.uv);
      }
      if (m_corners.hasUvs2) {
        m_mesh.vertices.uvs[1].push_back(from.uv2);
      }
    }
    m_bounds.add(m_mesh.vertices.positions[local]);
    return local;
  }

  SectionId sectionOf(std::size_t part, std::size_t group) const {
    if (m_number >= m_sections.levels.size() || part >= m_sections.levels[m_number].size()) {
      return structure::kRootSection;
    }
    const auto& groups = m_sections.levels[m_number][part];
    return group < groups.size() ? static_cast<SectionId>(groups[group]) : structure::kRootSection;
  }

  void finish(BodyMeshes::Part& made) {
    for (const std::uint32_t vertex : m_used) {
      m_local[vertex] = kNoVertex;
    }
    m_used.clear();
    made.triangles = static_cast<std::uint32_t>(m_mesh.indices.size() / 3);
    made.mesh = m_build.scene.meshes.add(std::exchange(m_mesh, {}));
  }

  const BodyRecord& m_record;
  std::size_t m_number;
  const BodySections& m_sections;
  BodyMaterials& m_materials;
  SceneBuild& m_build;
  Corners m_corners;
  std::vector<std::uint32_t> m_local; ///< by vertex of the record: its number in the mesh
  std::vector<std::uint32_t> m_used;  ///< those that have one
  scene::Mesh m_mesh;
  std::vector<std::uint32_t> m_rows; ///< of the surface: by triangle
  scene::Bounds m_bounds;            ///< of the surface
  SectionId m_section = structure::kRootSection;
  SpaceId m_space = base::kFileSpace;
  LayerIndex m_layer;
};

} // namespace

float unitsOf(const Body& body, std::size_t record) {
  return body.records.front().value > 0 ? body.scaleOf(record) : 1.0F;
}

BodyMeshes meshesOf(const Body& body, const BodySections& sections, BodyMaterials& materials, SceneBuild& build) {
  BodyMeshes meshes;
  const std::size_t shown = build.isPicture() ? std::min<std::size_t>(body.records.size(), 1) : body.records.size();
  for (std::size_t record = 0; record < shown; ++record) {
    BodyMeshes::Record& made = meshes.records.emplace_back();
    if (body.records[record].largest <= 0 && !body.records[record].faces.empty()) {
      build.context.diagnostics.damage(
          base::translate("formats", "all points of level of detail %1 are at the origin; it is left out").arg(record),
          body.records[record].where);
      made.parts.resize(body.records[record].parts.size());
      continue;
    }
    RecordMeshes maker(body, record, sections, materials, build);
    for (std::size_t part = 0; part < body.records[record].parts.size(); ++part) {
      made.parts.push_back(maker.add(part));
      if (const MeshIndex mesh = made.parts.back().mesh) {
        made.bounds.add(build.scene.meshes[mesh].bounds);
      }
    }
  }
  return meshes;
}

} // namespace vitrine::formats::x3
