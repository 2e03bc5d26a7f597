#include "core/formats/source/bsp/scene/details/DetailMeshes.h"

#include "core/base/Translate.h"

namespace vitrine::formats::source {
namespace {

/// Wherever a corner may turn to around its pivot.
void addReach(const QVector3D& corner, const QVector3D& pivot, scene::Billboard facing, scene::Bounds& bounds) {
  const QVector3D arm = corner - pivot;
  if (facing == scene::Billboard::Fixed) {
    bounds.add(corner);
    return;
  }
  const bool upright = facing == scene::Billboard::Upright;
  const float across = upright ? QVector2D(arm.x(), arm.z()).length() : arm.length();
  const QVector3D span(across, upright ? 0 : across, across);
  const QVector3D middle = upright ? QVector3D(pivot.x(), corner.y(), pivot.z()) : pivot;
  bounds.add(middle - span);
  bounds.add(middle + span);
}

} // namespace

void DetailMeshes::add(std::uint32_t row, const DetailProp& prop) {
  m_entries[static_cast<std::size_t>(facingOf(prop))].push_back({prop.leaf, row});
}

MeshIndex DetailMeshes::build(scene::Billboard facing, MaterialIndex material) {
  std::vector<Entry>& entries = m_entries[static_cast<std::size_t>(facing)];
  if (entries.empty()) {
    return scene::kNone;
  }
  std::ranges::sort(entries);
  Building building;
  building.mesh.name = QStringLiteral("detail sprites");
  building.mesh.facing = facing;
  for (const Entry& entry : entries) {
    if (building.rows.size() >= m_parts.limits.maxTriangles) {
      m_parts.diagnostics.warn(base::translate("formats", "more detail props than can be shown"),
                               m_source.props.rangeOf(entry.row));
      break;
    }
    if (building.places.empty() || entry.leaf != entries[static_cast<std::size_t>(&entry - entries.data()) - 1].leaf) {
      beginSurface(entry.leaf, material, building);
    }
    addProp(entry.row, building);
  }
  if (!m_parts.scene.bake.lightmaps.empty()) {
    // A map that was never lit keeps black here, too.
    building.mesh.vertices.colors.push_back({QStringLiteral("light"), std::move(building.light)});
  }
  const auto rows = std::make_shared<const std::vector<std::uint32_t>>(std::move(building.rows));
  for (scene::Surface& surface : building.mesh.surfaces) {
    surface.provenance.table = rows;
    building.mesh.bounds.add(surface.bounds);
  }
  return m_parts.addMesh(std::move(building.mesh), std::move(building.places));
}

void DetailMeshes::beginSurface(int leaf, MaterialIndex material, Building& building) const {
  building.places.push_back(m_parts.clusters.placeOfLeaf(leaf));
  scene::Surface surface;
  surface.firstIndex = static_cast<std::uint32_t>(building.mesh.indices.size());
  surface.material = material;
  const bool inSky = m_skyArea != 0 && building.places.back().area == m_skyArea;
  surface.layer = inSky ? layerIndex(MapLayer::Skybox3D) : scene::kNone;
  surface.provenance.space = m_parts.map.detailProps.props.rangeOf(0).space;
  surface.provenance.section = m_parts.sections.detailProps;
  surface.provenance.tableOffset = static_cast<std::uint32_t>(building.rows.size());
  building.mesh.surfaces.push_back(std::move(surface));
}

void DetailMeshes::addProp(std::uint32_t row, Building& building) const {
  const DetailProp prop = m_source.prop(row);
  scene::Mesh& mesh = building.mesh;
  scene::Surface& surface = mesh.surfaces.back();
  const bool turns = mesh.facing != scene::Billboard::Fixed;
  const QVector3D pivot = scene::kZUpRightHanded.toScene(prop.origin);
  for (const DetailQuad& quad : detailQuads(prop, m_source.sprite(static_cast<std::size_t>(prop.shape)))) {
    const auto base = static_cast<std::uint32_t>(mesh.vertices.positions.size());
    for (std::size_t k = 0; k < quad.corners.size(); ++k) {
      mesh.vertices.positions.push_back(quad.corners[k]);
      mesh.vertices.normals.push_back(quad.normal);
      mesh.vertices.uvs[0].push_back(quad.uvs[k]);
      building.light.emplace_back(prop.light, 1.0F);
      if (turns) {
        mesh.vertices.pivots.push_back(pivot);
      }
      addReach(quad.corners[k], pivot, mesh.facing, surface.bounds);
    }
    mesh.indices.insert(mesh.indices.end(), {base, base + 1, base + 2, base, base + 2, base + 3});
    if (!turns) {
      // Seen from behind as well, whatever the material says: a meadow has no back.
      mesh.indices.insert(mesh.indices.end(), {base, base + 2, base + 1, base, base + 3, base + 2});
    }
  }
  building.rows.resize(mesh.indices.size() / 3, row);
  surface.indexCount = static_cast<std::uint32_t>(mesh.indices.size()) - surface.firstIndex;
}

} // namespace vitrine::formats::source
