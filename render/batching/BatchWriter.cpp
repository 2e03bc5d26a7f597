#include "render/batching/BatchWriter.h"

#include "core/animation/Billboard.h"
#include "render/batching/DisplayColor.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace vitrine::render {
namespace {

using scene::Mesh;
using scene::Surface;

constexpr std::uint32_t kUnset = std::numeric_limits<std::uint32_t>::max();

/// The six ways to number a triangle's corners.
constexpr std::array<std::array<int, 3>, 6> kNumberings{
    {{0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}}};

std::int16_t toSigned16(float value) {
  return static_cast<std::int16_t>(std::lround(std::clamp(value, -1.0F, 1.0F) * 32767.0F));
}

std::uint8_t toUnsigned8(float value) {
  return static_cast<std::uint8_t>(std::lround(std::clamp(value, 0.0F, 1.0F) * 255.0F));
}

std::array<std::uint8_t, 4> encodeColor(const QVector4D& linear) {
  const QVector3D color = displayColor(linear.toVector3D());
  return {toUnsigned8(color.x()), toUnsigned8(color.y()), toUnsigned8(color.z()), toUnsigned8(linear.w())};
}

template <class T>
T entryOr(const std::vector<T>& stream, std::size_t index, const T& otherwise) {
  return index < stream.size() ? stream[index] : otherwise;
}

} // namespace

/// Values that stay the same for all vertices of one chunk.
struct BatchWriter::Item {
  const Mesh& mesh;
  const Surface& surface;
  int surfaceNumber;
  const QMatrix4x4& place; ///< into the batch's space
  QMatrix3x3 normalMatrix;
  QVector4D color;
  std::vector<const scene::VertexStreams::Colors*> streams; ///< by choice; null: none
  const scene::InstanceLighting* nodeLight;                 ///< in place of any stream; null: none
  QMatrix3x3 worldNormals;                                  ///< for that
  bool shaped;
  std::vector<QVector3D> smoothNormals; ///< by mesh vertex - firstVertex; where the mesh has none of its own
  std::uint32_t firstVertex;
  std::array<std::uint16_t, 4> numbers;
  FadeVertex fade;
};

BatchWriter::BatchWriter(const scene::Scene& scene, const LightmapAtlas& atlas, const TransformGroups& spaces)
    : m_scene(scene), m_atlas(atlas), m_spaces(spaces), m_choices(possibleChoices(scene)),
      m_fadeOf(scene::fadesByItem(scene)), m_colors(m_choices.size()) {}

namespace {

FadeVertex fadeVertexOf(const scene::ItemFade* fade) {
  return fade ? FadeVertex{{fade->centre.x(), fade->centre.y(), fade->centre.z()}, fade->range.start, fade->range.end}
              : FadeVertex{};
}

QVector3D rotate(const QMatrix3x3& matrix, const QVector3D& v) {
  return {matrix(0, 0) * v.x() + matrix(0, 1) * v.y() + matrix(0, 2) * v.z(),
          matrix(1, 0) * v.x() + matrix(1, 1) * v.y() + matrix(1, 2) * v.z(),
          matrix(2, 0) * v.x() + matrix(2, 1) * v.y() + matrix(2, 2) * v.z()};
}

/// Area-weighted normals of the vertices a surface uses, for meshes that come without; by vertex from `first` on.
std::vector<QVector3D> smoothNormalsOf(const Mesh& mesh, const Surface& surface, std::uint32_t first,
                                       std::uint32_t last) {
  std::vector<QVector3D> normals(last - first + 1);
  for (std::uint32_t i = surface.firstIndex; i + 2 < surface.firstIndex + surface.indexCount; i += 3) {
    const std::array<std::uint32_t, 3> t{mesh.indices[i], mesh.indices[i + 1], mesh.indices[i + 2]};
    const auto& p = mesh.vertices.positions;
    const QVector3D normal = QVector3D::crossProduct(p[t[1]] - p[t[0]], p[t[2]] - p[t[0]]);
    if (scene::isFinite(normal)) {
      for (const std::uint32_t vertex : t) {
        normals[vertex - first] += normal;
      }
    }
  }
  return normals;
}

} // namespace

bool isShaped(const scene::Scene& scene, scene::DrawItemIndex item, bool lightmapped) {
  if (lightmapped) {
    return false;
  }
  const Surface& surface = scene.surfaceOf(item);
  const scene::NodeKind kind = scene.nodes[scene.drawItems()[item].node].kind;
  const bool solid =
      kind == scene::NodeKind::Prop || kind == scene::NodeKind::Marker || surface.material == scene::kNone;
  if (solid || scene.bake.lightmaps.empty()) {
    return true;
  }
  switch (scene.assets.materials[surface.material].model()) {
  case scene::MaterialModel::Baked:
  case scene::MaterialModel::TwoLayerBlend:
  case scene::MaterialModel::FourLayerBlend:
  case scene::MaterialModel::Unlit:
  case scene::MaterialModel::Sky:
    return false;
  default:
    return true;
  }
}

SurfaceNumbers BatchWriter::numbersOf(scene::DrawItemIndex item) const {
  SurfaceNumbers numbers;
  if (const scene::SurfaceLeaves* place = m_scene.leavesOf(item)) {
    numbers.leaf = place->leaf;
    numbers.cluster = place->clusters.empty() ? -1 : place->clusters.front();
    numbers.area = place->area;
  }
  const scene::LightmapIndex lightmap = m_scene.surfaceOf(item).lightmap;
  numbers.lightmap = m_atlas.rect(lightmap).isEmpty() ? scene::kNone : lightmap;
  return numbers;
}

std::uint32_t BatchWriter::addVertex(const Item& item, std::uint32_t meshVertex, int corner) {
  const scene::VertexStreams& from = item.mesh.vertices;
  const QVector3D position = placedPosition(item, meshVertex);
  const QVector3D raw = from.normals.empty() ? item.smoothNormals[meshVertex - item.firstVertex]
                                             : entryOr(from.normals, meshVertex, QVector3D(0, 1, 0));
  const QVector3D normal = rotate(item.normalMatrix, raw).normalized();
  const QVector2D uv0 = entryOr(from.uvs[0], meshVertex, QVector2D());
  const QVector2D uv1 = entryOr(from.uvs[1], meshVertex, QVector2D());
  const QVector3D lightmap = m_atlas.locate(item.surface.lightmap, entryOr(from.lightmapUvs, meshVertex, QVector2D()));
  Vertex vertex{};
  vertex.position = {position.x(), position.y(), position.z()};
  vertex.normal = {toSigned16(normal.x()), toSigned16(normal.y()), toSigned16(normal.z())};
  vertex.shaped = item.shaped ? std::int16_t{32767} : std::int16_t{0};
  vertex.color = encodeColor(item.color);
  vertex.corner[static_cast<std::size_t>(corner)] = 255;
  vertex.blend = toUnsigned8(entryOr(from.blend, meshVertex, 0.0F));
  vertex.uv0 = {uv0.x(), uv0.y()};
  vertex.uv1 = {uv1.x(), uv1.y()};
  vertex.lightmap = {lightmap.x(), lightmap.y(), lightmap.z()};
  vertex.numbers = item.numbers;
  m_vertices.push_back(vertex);
  m_meshVertices.push_back(meshVertex);
  addStreamColors(item, meshVertex, raw);
  addExtras(item, meshVertex);
  return static_cast<std::uint32_t>(m_vertices.size() - 1);
}

/// Attributes that only some batches have.
void BatchWriter::addExtras(const Item& item, std::uint32_t meshVertex) {
  if (m_weighted) {
    const float second = entryOr(item.mesh.vertices.blend, meshVertex, 0.0F);
    const QVector4D weights =
        entryOr(item.mesh.vertices.layerWeights, meshVertex, QVector4D(1.0F - second, second, 0.0F, 0.0F));
    m_layerWeights.push_back(
        {toUnsigned8(weights.x()), toUnsigned8(weights.y()), toUnsigned8(weights.z()), toUnsigned8(weights.w())});
  }
  if (m_fading) {
    m_fades.push_back(item.fade);
  }
}

QVector3D BatchWriter::placedPosition(const Item& item, std::uint32_t meshVertex) {
  if (item.mesh.facing == scene::Billboard::Fixed) {
    return item.place.map(item.mesh.vertices.positions[meshVertex]);
  }
  const animation::BillboardVertex vertex(item.mesh, meshVertex, item.place);
  m_pivots.push_back(vertex.pivot);
  return vertex.seenFrom({}, scene::Billboard::Fixed);
}

void BatchWriter::addStreamColors(const Item& item, std::uint32_t meshVertex, const QVector3D& normal) {
  if (item.nodeLight) {
    const QVector3D light = item.nodeLight->at(meshVertex, rotate(item.worldNormals, normal).normalized());
    for (std::vector<StreamColor>& colors : m_colors) {
      colors.emplace_back(light, StreamColor::Use::PlaceLight);
    }
    return;
  }
  for (std::size_t choice = 0; choice < m_choices.size(); ++choice) {
    const auto* stream = item.streams[choice];
    m_colors[choice].push_back(
        stream ? StreamColor(
                     entryOr(stream->values, stream->indexOf(meshVertex, item.surfaceNumber), QVector4D(1, 1, 1, 1)),
                     stream->use)
               : StreamColor());
  }
}

std::array<std::uint32_t, 3> BatchWriter::corners(const Item& item, const std::array<std::uint32_t, 3>& triangle) {
  // Of the six numberings the one that makes fewest new vertices: polygons cut into fans never need any, since they can
  // be coloured with three colours.
  const auto slot = [&](std::size_t k, int corner) -> std::uint32_t& {
    return m_slots[std::size_t{triangle[k]} * 3 + static_cast<std::size_t>(corner)];
  };
  const auto reused = [&](const std::array<int, 3>& numbering) {
    return (slot(0, numbering[0]) != kUnset) + (slot(1, numbering[1]) != kUnset) + (slot(2, numbering[2]) != kUnset);
  };
  const auto& best = *std::ranges::max_element(kNumberings, {}, reused);
  std::array<std::uint32_t, 3> out{};
  for (std::size_t k = 0; k < 3; ++k) {
    std::uint32_t& vertex = slot(k, best[k]);
    if (vertex == kUnset) {
      vertex = addVertex(item, triangle[k], best[k]);
    }
    out[k] = vertex;
  }
  return out;
}

BatchWriter::Item BatchWriter::itemOf(const Chunk& chunk, const QMatrix4x4& place, const QVector4D& color) const {
  const Mesh& mesh = m_scene.meshOf(chunk.item);
  const Surface& surface = m_scene.surfaceOf(chunk.item);
  const scene::DrawItem& drawn = m_scene.drawItems()[chunk.item];
  const auto begin = mesh.indices.begin() + surface.firstIndex + 3 * std::ptrdiff_t{chunk.firstTriangle};
  const auto [lowest, highest] = std::minmax_element(begin, begin + 3 * std::ptrdiff_t{chunk.triangleCount});
  const scene::InstanceLightingIndex light = m_scene.nodes[drawn.node].light;
  const scene::InstanceLighting* nodeLight = light ? &m_scene.bake.instanceLightings[light] : nullptr;
  Item item{mesh,
            surface,
            drawn.surface,
            place,
            place.normalMatrix(),
            color,
            {},
            nodeLight,
            nodeLight ? m_scene.worldTransform(drawn.node).normalMatrix() : QMatrix3x3(),
            isShaped(m_scene, chunk.item, !m_atlas.rect(surface.lightmap).isEmpty()),
            {},
            *lowest,
            numbersOf(chunk.item).packed(),
            fadeVertexOf(m_fadeOf[chunk.item])};
  for (const ColorChoice& choice : m_choices) {
    item.streams.push_back(chosenStream(mesh, choice));
  }
  if (mesh.vertices.normals.empty()) {
    item.smoothNormals = smoothNormalsOf(mesh, surface, *lowest, *highest);
  }
  return item;
}

void BatchWriter::writeChunk(Batch& batch, const Chunk& chunk, const QVector4D& color) {
  if (chunk.triangleCount == 0) {
    return;
  }
  const Mesh& mesh = m_scene.meshOf(chunk.item);
  const NodeIndex node = m_scene.drawItems()[chunk.item].node;
  const QMatrix4x4 place = m_spaces.intoSpace(node);
  const Item item = itemOf(chunk, place, color);
  const auto begin = mesh.indices.begin() + item.surface.firstIndex + 3 * std::ptrdiff_t{chunk.firstTriangle};
  const auto end = begin + 3 * std::ptrdiff_t{chunk.triangleCount};
  if (m_slots.size() < mesh.vertices.positions.size() * 3) {
    m_slots.resize(mesh.vertices.positions.size() * 3, kUnset);
  }
  const bool mirrored = m_scene.worldTransform(node).determinant() < 0.0;
  const auto firstIndex = static_cast<std::uint32_t>(batch.indices.size());
  const auto firstVertex = static_cast<std::uint32_t>(m_vertices.size());
  for (auto at = begin; at != end; at += 3) {
    const std::array<std::uint32_t, 3> triangle{at[0], at[mirrored ? 2 : 1], at[mirrored ? 1 : 2]};
    const bool finite = std::ranges::all_of(
        triangle, [&](std::uint32_t v) { return scene::isFinite(place.map(mesh.vertices.positions[v])); });
    if (finite) {
      const auto written = corners(item, triangle);
      batch.indices.insert(batch.indices.end(), written.begin(), written.end());
    }
  }
  for (auto at = begin; at != end; ++at) {
    std::fill_n(m_slots.begin() + std::ptrdiff_t{*at} * 3, 3, kUnset);
  }
  batch.ranges.push_back({chunk.item, firstIndex, static_cast<std::uint32_t>(batch.indices.size()) - firstIndex,
                          firstVertex, static_cast<std::uint32_t>(m_vertices.size()) - firstVertex});
  m_sources.places.push_back(place);
}

scene::Bounds BatchWriter::boundsOf(DrawItemIndex number) const {
  const Mesh& mesh = m_scene.meshOf(number);
  const Surface& surface = m_scene.surfaceOf(number);
  const QMatrix4x4 place = m_spaces.intoSpace(m_scene.drawItems()[number].node);
  if (mesh.facing == scene::Billboard::Fixed) {
    return surface.bounds.transformed(place);
  }
  scene::Bounds bounds;
  for (std::uint32_t i = surface.firstIndex; i < surface.firstIndex + surface.indexCount; ++i) {
    const animation::BillboardVertex vertex(mesh, mesh.indices[i], place);
    // Wherever it may turn.
    const float far = vertex.offset.length();
    bounds.add(vertex.pivot - QVector3D(far, far, far));
    bounds.add(vertex.pivot + QVector3D(far, far, far));
  }
  return bounds;
}

void BatchWriter::takeColors(Batch& batch) {
  for (std::size_t choice = 0; choice < m_choices.size(); ++choice) {
    if (std::ranges::all_of(m_colors[choice], [](const StreamColor& color) { return color.use == qfloat16(); })) {
      continue;
    }
    const QByteArray bytes = recordBytes(m_colors[choice]);
    // The first stream of every mesh is often one of those that can be chosen by name.
    const auto same = std::ranges::find(batch.colors, bytes, &std::pair<const ColorChoice, QByteArray>::second);
    batch.colors.emplace(m_choices[choice], same == batch.colors.end() ? bytes : same->second);
  }
}

void BatchWriter::write(Batch& batch, const std::vector<Chunk>& chunks, const scene::SceneAssets& assets,
                        const ItemSet& only) {
  m_vertices.clear();
  m_sources = {};
  m_meshVertices.clear();
  m_pivots.clear();
  m_layerWeights.clear();
  m_fades.clear();
  m_weighted = std::ranges::any_of(
      chunks, [this](const Chunk& chunk) { return !m_scene.meshOf(chunk.item).vertices.layerWeights.empty(); });
  m_fading = std::ranges::any_of(chunks, [this](const Chunk& chunk) { return m_fadeOf[chunk.item] != nullptr; });
  std::ranges::for_each(m_colors, [](auto& colors) { colors.clear(); });
  std::size_t triangles = 0;
  for (const Chunk& chunk : chunks) {
    batch.bounds.add(boundsOf(chunk.item));
    triangles += only.contains(chunk.item) ? chunk.triangleCount : 0;
  }
  batch.indices.reserve(triangles * 3);
  for (const Chunk& chunk : chunks) {
    if (!only.contains(chunk.item)) {
      continue;
    }
    const QVector4D color =
        batch.merged ? renderMaterialOf(m_scene.surfaceOf(chunk.item).material, assets).color : QVector4D(1, 1, 1, 1);
    writeChunk(batch, chunk, color);
  }
  batch.vertices = recordBytes(m_vertices);
  batch.pivots = recordBytes(m_pivots);
  batch.layerWeights = recordBytes(m_layerWeights);
  batch.fades = recordBytes(m_fades);
  batch.meshVertices = m_meshVertices;
  if (!chunks.empty() && m_spaces.isRewritten(m_scene.drawItems()[chunks.front().item].node)) {
    batch.sources = std::make_shared<const BatchSources>(std::move(m_sources));
  }
  takeColors(batch);
}

} // namespace vitrine::render
