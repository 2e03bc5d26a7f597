#include "core/formats/source/bsp/scene/overlays/OverlayMeshes.h"

#include "core/base/Translate.h"
#include "core/formats/source/bsp/scene/Fades.h"

#include <QtGlobal>

#include <algorithm>
#include <cmath>
#include <iterator>

namespace vitrine::formats::source {
namespace {

// Above the face, in units; and how much more where others lie below.
constexpr float kLift = 0.1F;
constexpr float kLiftPerLevel = 0.02F;
// Among what is translucent, overlays come first, and those on what is translucent itself after it. The last of the
// levels takes all that are above it.
constexpr int kLevels = 6;
// A file may lay any number of overlays on the same few large faces; no map has reason to do so without end.
constexpr std::uint64_t kLooksPerTriangle = 64;
constexpr std::uint64_t kLooksPerOverlay = 16;
constexpr std::size_t kOverlaysPerCheck = 128;

scene::MaterialAdjustment overlayAdjustment(int level, bool onTranslucent) {
  scene::MaterialAdjustment adjustment;
  adjustment.polygonOffset = true;
  adjustment.drawOrder = onTranslucent ? 1 + level : level - kLevels;
  return adjustment;
}

} // namespace

OverlayMeshes::OverlayMeshes(SceneParts& parts, const FaceMeshes& faces) : m_parts(parts), m_faces(faces) {
  for (const LumpId lump : {LumpId::Overlays, LumpId::WaterOverlays}) {
    std::ranges::move(readOverlays(parts.map.records, lump, parts.faceSet.faces.size(), parts.diagnostics),
                      std::back_inserter(m_overlays));
  }
  std::uint64_t triangles = 0;
  for (const scene::Mesh& mesh : parts.scene.meshes) {
    triangles += mesh.indices.size() / 3;
  }
  for (const NodeIndex node : parts.scene.nodes.indices()) {
    if (const MeshIndex mesh = parts.scene.nodes[node].mesh) {
      m_nodes[mesh].push_back(node);
    }
  }
  m_budget = kLooksPerTriangle * triangles + kLooksPerOverlay * m_overlays.size();
}

void OverlayMeshes::add() {
  orderThem();
  for (std::size_t i = 0; i < m_overlays.size(); ++i) {
    if (i % kOverlaysPerCheck == 0) {
      m_parts.progress.check();
    }
    layOverlay(i);
  }
  for (auto& [mesh, laid] : m_laid) {
    if (laid.mesh.surfaces.empty()) {
      continue;
    }
    laid.mesh.name = QStringLiteral("overlays");
    const MeshIndex number = m_parts.addMesh(std::move(laid.mesh), std::move(laid.places));
    for (std::size_t surface = 0; surface < laid.related.size(); ++surface) {
      for (const RecordRef& record : laid.related[surface]) {
        m_parts.scene.related.add(number, static_cast<int>(surface), record);
      }
    }
    addNodes(mesh, number);
  }
}

/// Sorted by render order and id, and each one level above those before it that it shares a face with.
void OverlayMeshes::orderThem() {
  std::ranges::stable_sort(m_overlays, {}, [](const Overlay& one) { return std::pair(one.renderOrder, one.id); });
  std::unordered_map<std::int32_t, int> topOfFace;
  for (const Overlay& overlay : m_overlays) {
    int level = 0;
    for (const std::int32_t face : overlay.faces) {
      const auto top = topOfFace.find(face);
      level = std::max(level, top == topOfFace.end() ? 0 : top->second);
    }
    for (const std::int32_t face : overlay.faces) {
      topOfFace[face] = level + 1;
    }
    m_levels.push_back(std::min(level, kLevels - 1));
  }
}

void OverlayMeshes::layOverlay(std::size_t index) {
  const Overlay& overlay = m_overlays[index];
  std::map<MeshIndex, OverlayShape> shapes; // by mesh: the world's, hardly ever another
  for (const std::int32_t face : overlay.faces) {
    const FacePlace& place = m_faces.places()[static_cast<std::size_t>(face)];
    if (!place.mesh) {
      continue;
    }
    m_parts.scene.related.add(place.mesh, place.surface, m_parts.record(overlay.lump, overlay.row));
    // Faces of brush models are counted from the place of their entity.
    const auto nodes = m_nodes.find(place.mesh);
    const QVector3D origin =
        nodes == m_nodes.end() ? QVector3D() : m_parts.scene.nodes[nodes->second.front()].local.column(3).toVector3D();
    const auto shape = shapes.try_emplace(place.mesh, overlay, overlay.origin - origin).first;
    layOnFace(overlay, m_levels[index], face, shape->second);
  }
}

void OverlayMeshes::layOnFace(const Overlay& overlay, int level, std::int32_t face, const OverlayShape& shape) {
  const FacePlace& place = m_faces.places()[static_cast<std::size_t>(face)];
  const scene::Mesh& from = m_parts.scene.meshes[place.mesh];
  const scene::Surface& covered = from.surfaces[static_cast<std::size_t>(place.surface)];
  if (!shape.mayTouch(covered.bounds)) {
    return;
  }
  if (covered.triangleCount() > m_budget) {
    m_parts.diagnostics.countedDamage(
        QStringLiteral("overlay.budget"),
        base::translate("formats", "overlay %1 is left out: too many lie on the same faces").arg(overlay.row),
        m_parts.map.records.view(overlay.lump).rangeOf(overlay.row));
    return;
  }
  m_budget -= covered.triangleCount();
  Laid& laid = m_laid[place.mesh];
  const SurfaceStart start(laid.mesh);
  if (!cover(covered, from, shape, kLift + kLiftPerLevel * static_cast<float>(level), normalOf(face), laid)) {
    return;
  }
  scene::Surface surface = start.surfaceOf(laid.mesh);
  describe(surface, overlay, level, covered, face);
  laid.mesh.bounds.add(surface.bounds);
  const auto& places = m_parts.scene.world.surfaceLeaves[place.mesh];
  const auto number = static_cast<std::size_t>(place.surface);
  laid.places.push_back(number < places.size() ? places[number] : scene::SurfaceLeaves());
  laid.related.push_back(relatedTo(overlay, face));
  if (const auto range = fadeOf(overlay)) {
    laid.fades.push_back({.node = {},
                          .surface = static_cast<int>(laid.mesh.surfaces.size()),
                          .centre = overlay.origin,
                          .range = *range});
  }
  laid.mesh.surfaces.push_back(std::move(surface));
}

/// Of a flat face; displacements are lifted along the normals of their vertices, so that no crease opens.
std::optional<QVector3D> OverlayMeshes::normalOf(std::int32_t face) const {
  const Face& record = m_parts.faceSet.faces[static_cast<std::size_t>(face)];
  if (record.dispInfo >= 0) {
    return std::nullopt;
  }
  return scene::kZUpRightHanded.toScene(m_parts.map.records.planes[static_cast<std::size_t>(record.plane)].normal);
}

/// Appends what the shape covers of a surface; false when that is nothing.
bool OverlayMeshes::cover(const scene::Surface& covered, const scene::Mesh& from, const OverlayShape& shape, float lift,
                          const std::optional<QVector3D>& flatNormal, Laid& laid) {
  const scene::VertexStreams& source = from.vertices;
  scene::VertexStreams& vertices = laid.mesh.vertices;
  m_polygons.clear();
  for (std::uint32_t i = covered.firstIndex; i < covered.firstIndex + covered.indexCount; i += 3) {
    std::array<OverlayCorner, 3> triangle;
    for (std::uint32_t k = 0; k < 3; ++k) {
      const std::uint32_t vertex = from.indices[i + k];
      triangle[k] = {source.positions[vertex], source.normals[vertex], source.lightmapUvs[vertex], {}};
    }
    shape.layOn(triangle, m_polygons);
  }
  for (const std::vector<OverlayCorner>& polygon : m_polygons) {
    const auto base = static_cast<std::uint32_t>(vertices.positions.size());
    for (const OverlayCorner& corner : polygon) {
      vertices.positions.push_back(corner.position + flatNormal.value_or(corner.normal) * lift);
      vertices.normals.push_back(corner.normal);
      vertices.uvs[0].push_back(corner.uv);
      vertices.lightmapUvs.push_back(corner.luxel);
    }
    for (std::uint32_t k = 1; k + 1 < polygon.size(); ++k) {
      laid.mesh.indices.insert(laid.mesh.indices.end(), {base, base + k, base + k + 1});
    }
  }
  return !m_polygons.empty();
}

void OverlayMeshes::describe(scene::Surface& surface, const Overlay& overlay, int level, const scene::Surface& covered,
                             std::int32_t face) {
  const MapRecords& records = m_parts.map.records;
  const bool named = overlay.texInfo >= 0 && static_cast<std::size_t>(overlay.texInfo) < records.texInfos.size();
  const auto texInfo = static_cast<std::size_t>(m_parts.faceSet.faces[static_cast<std::size_t>(face)].texInfo);
  const bool onTranslucent = (records.texInfos[texInfo].flags & (kSurfTranslucent | kSurfWarp)) != 0;
  surface.material =
      m_parts.materials.materialOf(named ? records.texInfos[static_cast<std::size_t>(overlay.texInfo)].texData : -1,
                                   FaceKind::Brush, overlayAdjustment(level, onTranslucent));
  surface.lightmap = covered.lightmap;
  surface.layer = covered.layer == layerIndex(MapLayer::Skybox3D) ? covered.layer : scene::kNone;
  surface.provenance = m_parts.provenance(overlay.lump, overlay.row);
}

/// The face it lies on, and where it fades away.
std::vector<RecordRef> OverlayMeshes::relatedTo(const Overlay& overlay, std::int32_t face) const {
  std::vector<RecordRef> records{m_parts.record(m_parts.faceSet.faceLump, static_cast<std::uint64_t>(face))};
  const bool hasFades = overlay.lump == LumpId::Overlays;
  if (hasFades && overlay.row < m_parts.map.records.view(LumpId::OverlayFades).count()) {
    records.push_back(m_parts.record(LumpId::OverlayFades, overlay.row));
  }
  return records;
}

std::optional<scene::FadeRange> OverlayMeshes::fadeOf(const Overlay& overlay) const {
  const RecordView& fades = m_parts.map.records.view(LumpId::OverlayFades);
  if (overlay.lump != LumpId::Overlays || overlay.row >= fades.count()) {
    return std::nullopt;
  }
  constexpr auto kStart = structure::columnOf<bsp::kOverlayFade>("fadeDistMinSq");
  constexpr auto kEnd = structure::columnOf<bsp::kOverlayFade>("fadeDistMaxSq");
  const std::byte* row = fades.at(overlay.row);
  const float start = kStart.real(row);
  return fadeRange(start < 0 ? -1.0F : std::sqrt(start), std::sqrt(kEnd.real(row)));
}

void OverlayMeshes::addNodes(MeshIndex mesh, MeshIndex overlayMesh) {
  for (const NodeIndex shows : m_nodes[mesh]) {
    scene::Node node;
    scene::giveName(node, QT_TRANSLATE_NOOP("formats", "Overlays"));
    node.parent = mesh == 0 ? scene::kNone : shows;
    node.mesh = overlayMesh;
    node.layer = layerIndex(MapLayer::Overlays);
    for (scene::ItemFade& fade : m_laid[mesh].fades) {
      fade.node = m_parts.scene.nodes.nextIndex();
      m_parts.scene.world.fades.push_back(fade);
    }
    m_parts.scene.nodes.push_back(std::move(node));
  }
}

} // namespace vitrine::formats::source
