#include "core/formats/source/bsp/scene/helpers/HelperMesh.h"

#include "core/formats/source/bsp/scene/sky/SkyPlace.h"
#include "core/scene/HelperShapes.h"
#include "core/scene/LayerControls.h"

#include <QColor>

#include <cmath>

namespace vitrine::formats::source {
namespace {

constexpr float kGoldenPart = 0.618034F;
constexpr float kNarrowestBand = 0.4F;
constexpr float kWidestBand = 3;
constexpr float kBandStep = 0.0625F;
constexpr float kBandOfSide = 0.012F; // of the side of a square as large as the polygon

/// Place at which a band `width` wide turns at a corner: inside both of its edges by that much.
QVector3D innerCorner(const QVector3D& before, const QVector3D& corner, const QVector3D& after, const QVector3D& normal,
                      float width) {
  const QVector3D in = QVector3D::crossProduct(normal, (corner - before).normalized());
  const QVector3D out = QVector3D::crossProduct(normal, (after - corner).normalized());
  const float both = 1 + QVector3D::dotProduct(in, out);
  return corner + (in + out) * (width / std::max(both, 0.2F));
}

} // namespace

QVector3D colourOfNumber(int number) {
  const float hue = static_cast<float>(number) * kGoldenPart;
  const QColor colour = QColor::fromHslF(hue - std::floor(hue), 0.9F, 0.5F);
  const auto linear = [](float value) { return std::pow(value, 2.2F); };
  return {linear(static_cast<float>(colour.redF())), linear(static_cast<float>(colour.greenF())),
          linear(static_cast<float>(colour.blueF()))};
}

NodeIndex helperNode(const SceneParts& parts, const HelperLook& look) {
  SceneBuilder& scene = parts.scene;
  const QString id = QString::fromLatin1(look.id);
  const auto layers = scene.layers.indices();
  const auto layer = std::ranges::find(layers, id, [&scene](LayerIndex i) { return scene.layers[i].id; });
  if (layer != layers.end()) {
    const auto nodes = scene.nodes.indices();
    const auto node = std::ranges::find(nodes, *layer, [&scene](NodeIndex i) { return scene.nodes[i].layer; });
    return node != nodes.end() ? *node : scene::kNone;
  }
  if (scene.nodes.size() >= parts.limits.maxNodes) {
    return scene::kNone;
  }
  scene::Node node;
  scene::giveName(node, look.label);
  node.kind = scene::NodeKind::Marker;
  node.layer = scene::addLayer(scene, {look.id, look.label, look.group}, look.isShown);
  return scene.nodes.add(std::move(node));
}

HelperMesh::HelperMesh(SceneParts& parts, const HelperLook& look) : m_parts(parts), m_look(look) {
  m_mesh.name = QString::fromUtf8(look.label);
  m_mesh.vertices.colors = {{QStringLiteral("colour"), {}, scene::ColorUse::Paint, scene::ColorScope::Surface}};
}

std::uint32_t HelperMesh::addVertex(const QVector3D& position, const QVector3D& normal) {
  m_mesh.vertices.positions.push_back(position);
  m_mesh.vertices.normals.push_back(normal);
  return static_cast<std::uint32_t>(m_mesh.vertices.positions.size() - 1);
}

void HelperMesh::addTriangle(std::uint32_t a, std::uint32_t b, std::uint32_t c, std::uint64_t row) {
  m_mesh.indices.insert(m_mesh.indices.end(), {a, b, c});
  m_rows.push_back(static_cast<std::uint32_t>(row));
}

void HelperMesh::addPolygon(std::span<const QVector3D> corners, const QVector3D& normal, std::uint64_t row) {
  if (corners.size() < 3) {
    return;
  }
  const auto first = static_cast<std::uint32_t>(m_mesh.vertices.positions.size());
  for (const QVector3D& corner : corners) {
    addVertex(corner, normal);
  }
  for (std::uint32_t i = 2; i < corners.size(); ++i) {
    addTriangle(first, first + i - 1, first + i, row);
  }
}

void HelperMesh::addOutline(std::span<const QVector3D> corners, const QVector3D& normal, std::uint64_t row) {
  if (corners.size() < 3) {
    return;
  }
  float around = 0;
  QVector3D sum;
  for (std::size_t i = 0; i < corners.size(); ++i) {
    const QVector3D& next = corners[(i + 1) % corners.size()];
    around += (next - corners[i]).length();
    sum += QVector3D::crossProduct(corners[i] - corners[0], next - corners[0]);
  }
  const float area = sum.length() / 2;
  // In whole steps, so that the same polygon with its corners in another order has the same band; no wider than what
  // there is of a narrow polygon.
  const float wished = std::clamp(std::sqrt(area) * kBandOfSide, kNarrowestBand, kWidestBand);
  const float width = std::min(std::round(wished / kBandStep) * kBandStep, around > 0 ? area / around : 0.0F);
  const auto first = static_cast<std::uint32_t>(m_mesh.vertices.positions.size());
  const auto count = static_cast<std::uint32_t>(corners.size());
  for (std::size_t i = 0; i < corners.size(); ++i) {
    addVertex(corners[i], normal);
    addVertex(innerCorner(corners[(i + count - 1) % count], corners[i], corners[(i + 1) % count], normal, width),
              normal);
  }
  for (std::uint32_t i = 0; i < count; ++i) {
    const std::uint32_t here = first + 2 * i;
    const std::uint32_t next = first + 2 * ((i + 1) % count);
    addTriangle(here, next, next + 1, row);
    addTriangle(here, next + 1, here + 1, row);
  }
}

void HelperMesh::addSpike(const QVector3D& foot, const QVector3D& tip, float width, std::uint64_t row) {
  const QVector3D along = (tip - foot).normalized();
  const QVector3D other = std::abs(along.y()) > 0.7F ? QVector3D(1, 0, 0) : QVector3D(0, 1, 0);
  const QVector3D right = QVector3D::crossProduct(along, other).normalized() * (width / 2);
  const QVector3D up = QVector3D::crossProduct(right, along);
  const std::uint32_t top = addVertex(tip, along);
  const std::array<std::uint32_t, 3> feet{addVertex(foot + up, up.normalized()),
                                          addVertex(foot - up * 0.5F + right * 0.866F, right.normalized()),
                                          addVertex(foot - up * 0.5F - right * 0.866F, -right.normalized())};
  for (std::size_t i = 0; i < feet.size(); ++i) {
    addTriangle(feet[i], feet[(i + 1) % feet.size()], top, row);
  }
}

void HelperMesh::addBoxEdges(const scene::Bounds& box, float width, std::uint64_t row) {
  const QVector3D centre = box.centre();
  const QVector3D half = box.size() / 2;
  for (int axis = 0; axis < 3; ++axis) {
    const int second = (axis + 1) % 3;
    const int third = (axis + 2) % 3;
    for (int edge = 0; edge < 4; ++edge) {
      QVector3D place, out, along;
      place[second] = edge % 2 == 0 ? -half[second] : half[second];
      place[third] = edge / 2 == 0 ? -half[third] : half[third];
      out[second] = edge % 2 == 0 ? -1.0F : 1.0F;
      out[third] = edge / 2 == 0 ? -1.0F : 1.0F;
      along[axis] = half[axis];
      const QVector3D normal = out.normalized();
      const QVector3D middle = centre + place;
      QVector3D unit;
      unit[axis] = 1;
      const QVector3D across = QVector3D::crossProduct(unit, normal) * (width / 2);
      const std::uint32_t first = addVertex(middle - along - across, normal);
      addVertex(middle + along - across, normal);
      addVertex(middle + along + across, normal);
      addVertex(middle - along + across, normal);
      addTriangle(first, first + 1, first + 2, row);
      addTriangle(first, first + 2, first + 3, row);
    }
  }
}

MaterialIndex HelperMesh::materialOf(Paint paint) {
  MaterialIndex& material = m_materials[static_cast<std::size_t>(paint)];
  if (!material) {
    scene::SceneAssets& assets = m_parts.scene.assets;
    material =
        scene::addHelperMaterial(assets, QString::fromUtf8(m_look.label), paint == Paint::Fill ? m_look.fill : 1.0F);
    assets.materials[material].polygonOffset = true;
  }
  return material;
}

void HelperMesh::endSurface(const QVector3D& colour, Paint paint, LumpId lump,
                            std::initializer_list<RecordRef> related) {
  endSurface(colour, paint, m_parts.provenance(lump, 0), related);
}

void HelperMesh::endSurface(const QVector3D& colour, Paint paint, scene::Provenance provenance,
                            std::initializer_list<RecordRef> related) {
  if (openTriangles() == 0) {
    return;
  }
  scene::Surface surface;
  surface.firstIndex = static_cast<std::uint32_t>(3 * m_surfaceStart);
  surface.indexCount = static_cast<std::uint32_t>(3 * openTriangles());
  surface.material = materialOf(paint);
  surface.provenance = std::move(provenance);
  surface.provenance.firstRow = 0; // rows are in the table
  surface.provenance.tableOffset = static_cast<std::uint32_t>(m_surfaceStart);
  for (std::size_t i = m_vertexStart; i < m_mesh.vertices.positions.size(); ++i) {
    surface.bounds.add(m_mesh.vertices.positions[i]);
  }
  m_mesh.bounds.add(surface.bounds);
  m_mesh.vertices.colors.front().values.emplace_back(colour, 1.0F);
  m_places.push_back(m_parts.clusters.placeIn(surface.bounds));
  m_related.emplace_back(related);
  m_mesh.surfaces.push_back(std::move(surface));
  m_surfaceStart = m_rows.size();
  m_vertexStart = m_mesh.vertices.positions.size();
}

void HelperMesh::finish() {
  const NodeIndex node = m_mesh.surfaces.empty() ? scene::kNone : helperNode(m_parts, m_look);
  if (!node) {
    return;
  }
  const auto rows = std::make_shared<const std::vector<std::uint32_t>>(std::move(m_rows));
  const SkyPlace sky = skyPlaceOf(m_parts);
  for (std::size_t i = 0; i < m_mesh.surfaces.size(); ++i) {
    scene::Surface& surface = m_mesh.surfaces[i];
    surface.provenance.table = rows;
    surface.layer = sky.has(surface.bounds, m_places[i].area) ? layerIndex(MapLayer::Skybox3D) : scene::kNone;
  }
  const MeshIndex mesh = m_parts.addMesh(std::move(m_mesh), std::move(m_places));
  for (std::size_t surface = 0; surface < m_related.size(); ++surface) {
    for (const RecordRef& record : m_related[surface]) {
      m_parts.scene.related.add(mesh, static_cast<int>(surface), record);
    }
  }
  if (const MeshIndex before = std::exchange(m_parts.scene.nodes[node].mesh, mesh)) {
    m_parts.scene.meshes[before] = {}; // built anew
    m_parts.scene.world.surfaceLeaves[before].clear();
  }
}

} // namespace vitrine::formats::source
