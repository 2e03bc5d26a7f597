#include "render/batching/DeformedBatch.h"

#include "render/batching/StreamColor.h"
#include "render/batching/Vertex.h"

#include <cmath>
#include <cstring>

namespace vitrine::render {
namespace {

using animation::PosedVertices;

/// Normals are short enough: no clamping.
std::int16_t roundedSigned16(float unit) {
  return static_cast<std::int16_t>(unit * 32767.0F + std::copysign(0.5F, unit));
}

void putMovedVertex(MovedVertex& to, const QVector3D& position, const QVector3D& normal) {
  to.position = {position.x(), position.y(), position.z()};
  to.normal = {roundedSigned16(normal.x()), roundedSigned16(normal.y()), roundedSigned16(normal.z())};
}

/// Some of the batch's vertices as they are at rest.
void putResting(MovedVertex* to, const Batch& batch, std::uint32_t first, std::uint32_t count) {
  static_assert(offsetof(Vertex, color) == sizeof(MovedVertex), "a MovedVertex is how a Vertex begins");
  for (std::uint32_t i = 0; i < count; ++i) {
    std::memcpy(to + i, batch.vertices.constData() + std::size_t{first + i} * sizeof(Vertex), sizeof(MovedVertex));
  }
}

QVector3D turned(const QMatrix3x3& matrix, const QVector3D& v) {
  return QVector3D(matrix(0, 0) * v.x() + matrix(0, 1) * v.y() + matrix(0, 2) * v.z(),
                   matrix(1, 0) * v.x() + matrix(1, 1) * v.y() + matrix(1, 2) * v.z(),
                   matrix(2, 0) * v.x() + matrix(2, 1) * v.y() + matrix(2, 2) * v.z())
      .normalized();
}

} // namespace

DeformedBatch::DeformedBatch(std::shared_ptr<const Batch> batch)
    : m_batch(std::move(batch)), m_bounds(m_batch->bounds) {
  if (m_batch->sources) {
    // With `shaped`, which stays.
    m_vertices = QByteArray(qsizetype{m_batch->vertexCount()} * qsizetype{sizeof(MovedVertex)}, Qt::Uninitialized);
    putResting(reinterpret_cast<MovedVertex*>(m_vertices.data()), *m_batch, 0, m_batch->vertexCount());
    m_written.resize(m_batch->ranges.size());
  }
}

PositionRecords DeformedBatch::positions() const {
  return m_vertices.isEmpty() ? positionsOf(*m_batch) : PositionRecords{m_vertices, sizeof(MovedVertex)};
}

DeformedBatch::Changes DeformedBatch::follow(animation::PosePtr pose, const ItemSet& drawn, const ColorChoice& choice) {
  const bool first = !m_pose;
  const bool recolored = first || choice != m_choice;
  if (recolored) {
    m_choice = choice;
    m_colors = colorsFor(*m_batch, choice);
  }
  Changes changes;
  if (m_batch->sources) {
    changes = followRanges(*pose, drawn, recolored);
  }
  if (m_batch->space != scene::kNone) {
    const QMatrix4x4 before = std::exchange(m_place, pose->worldTransform(m_batch->space));
    changes.place = before != m_place;
  }
  m_pose = std::move(pose);
  return {first || changes.place, first || changes.vertices, recolored || changes.colors, first || changes.bounds};
}

DeformedBatch::Changes DeformedBatch::followRanges(const animation::Pose& pose, const ItemSet& drawn, bool recolored) {
  Changes changes;
  scene::Bounds bounds;
  const scene::Scene& scene = pose.scene();
  for (std::size_t i = 0; i < m_batch->ranges.size(); ++i) {
    const BatchRange& range = m_batch->ranges[i];
    if (!drawn.contains(range.item)) {
      m_written[i].reset();
      continue;
    }
    const scene::Mesh& mesh = scene.meshOf(range.item);
    const NodeIndex node = scene.drawItems()[range.item].node;
    const Written now{pose.verticesOf(node), placeOf(i, pose)};
    const bool same = m_written[i] == now;
    if (!same) {
      writeVertices(range, now, mesh);
      changes.vertices = true;
    }
    // The light where a node stands is that of its rest, whatever its frames say.
    const bool ownColors = scene.nodes[node].light == scene::kNone;
    if (ownColors && (!same || recolored)) {
      changes.colors = writeColors(range, now, mesh) || changes.colors;
    }
    m_written[i] = now;
    bounds.add((now.vertices ? now.vertices->bounds : scene.surfaceOf(range.item).bounds).transformed(now.place));
  }
  if (!bounds.empty()) {
    changes.bounds = std::exchange(m_bounds, bounds) != bounds;
  }
  return changes;
}

const QMatrix4x4& DeformedBatch::placeOf(std::size_t range, const animation::Pose& pose) const {
  return m_batch->space != scene::kNone
             ? m_batch->sources->places[range]
             : pose.worldTransform(pose.scene().drawItems()[m_batch->ranges[range].item].node);
}

void DeformedBatch::writeVertices(const BatchRange& range, const Written& from, const scene::Mesh& mesh) {
  auto* out = reinterpret_cast<MovedVertex*>(m_vertices.data()) + range.firstVertex;
  if (!from.vertices && m_batch->space != scene::kNone) {
    putResting(out, *m_batch, range.firstVertex, range.vertexCount);
    return;
  }
  const std::uint32_t* source = m_batch->meshVertices.data() + range.firstVertex;
  const std::vector<QVector3D>& positions = from.vertices ? from.vertices->positions : mesh.vertices.positions;
  const std::vector<QVector3D>& normals = from.vertices ? from.vertices->normals : mesh.vertices.normals;
  const auto normalOf = [&normals](std::uint32_t vertex) {
    return vertex < normals.size() ? normals[vertex] : QVector3D();
  };
  if (from.place.isIdentity()) {
    for (std::uint32_t i = 0; i < range.vertexCount; ++i) {
      putMovedVertex(out[i], positions[source[i]], normalOf(source[i]));
    }
    return;
  }
  const QMatrix3x3 normalMatrix = from.place.normalMatrix();
  for (std::uint32_t i = 0; i < range.vertexCount; ++i) {
    putMovedVertex(out[i], from.place.map(positions[source[i]]), turned(normalMatrix, normalOf(source[i])));
  }
}

bool DeformedBatch::writeColors(const BatchRange& range, const Written& from, const scene::Mesh& mesh) {
  const scene::VertexStreams::Colors* stream = chosenStream(mesh, m_choice);
  const bool posed = from.vertices && !from.vertices->colors.empty() && stream &&
                     stream == mesh.vertices.colors.data() && stream->scope == scene::ColorScope::Vertex;
  if (!posed || m_colors.isEmpty()) {
    return false;
  }
  const float use = StreamColor({}, stream->use).use;
  const std::uint32_t* source = m_batch->meshVertices.data() + range.firstVertex;
  std::vector<QVector4D> values(range.vertexCount);
  for (std::uint32_t i = 0; i < range.vertexCount; ++i) {
    values[i] = from.vertices->colors[source[i]];
    values[i].setW(use);
  }
  auto* out = reinterpret_cast<StreamColor*>(m_colors.data()) + range.firstVertex;
  static_assert(sizeof(QVector4D) == 4 * sizeof(float) && sizeof(StreamColor) == 4 * sizeof(qfloat16));
  qFloatToFloat16(reinterpret_cast<qfloat16*>(out), reinterpret_cast<const float*>(values.data()),
                  qsizetype{range.vertexCount} * 4);
  return true;
}

} // namespace vitrine::render
