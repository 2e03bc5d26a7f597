#include "render/engine/BatchEntity.h"

#include "render/build/StreamColor.h"
#include "render/build/Vertex.h"

#include <Qt3DCore/QAttribute>
#include <Qt3DCore/QGeometry>
#include <Qt3DRender/QGeometryRenderer>

#include <cstddef>

namespace vitrine::render {
namespace {

using Qt3DCore::QAttribute;

struct Stream {
  QString name;
  QAttribute::VertexBaseType type;
  uint size;
  std::size_t offset;
};

/// Vertex.h as attributes of resources/shaders/surface.vert.
const std::array<Stream, 7>& streams() {
  static const std::array<Stream, 7> all{{
      {QAttribute::defaultPositionAttributeName(), QAttribute::Float, 3, offsetof(Vertex, position)},
      {QAttribute::defaultNormalAttributeName(), QAttribute::Short, 4, offsetof(Vertex, normal)},
      {QAttribute::defaultColorAttributeName(), QAttribute::UnsignedByte, 4, offsetof(Vertex, color)},
      {QStringLiteral("vertexCorner"), QAttribute::UnsignedByte, 4, offsetof(Vertex, corner)},
      {QAttribute::defaultTextureCoordinateAttributeName(), QAttribute::Float, 2, offsetof(Vertex, uv0)},
      {QAttribute::defaultTextureCoordinate1AttributeName(), QAttribute::Float, 2, offsetof(Vertex, uv1)},
      {QStringLiteral("vertexLightmap"), QAttribute::Float, 3, offsetof(Vertex, lightmap)},
  }};
  return all;
}

QAttribute* makeColorAttribute(const Batch& batch, Qt3DCore::QBuffer* colors, bool same, Qt3DCore::QNode* parent) {
  auto* attribute = new QAttribute(colors, QStringLiteral("vertexStream"), QAttribute::HalfFloat, 4,
                                   same ? 1 : batch.vertexCount(), 0, sizeof(StreamColor), parent);
  // Counted by instances, of which there is one: every vertex reads the same.
  attribute->setDivisor(same ? 1 : 0);
  return attribute;
}

Qt3DCore::QGeometry* makeGeometry(const Batch& batch, Qt3DCore::QBuffer* indices, Qt3DCore::QNode* parent) {
  auto* geometry = new Qt3DCore::QGeometry(parent);
  auto* vertices = new Qt3DCore::QBuffer(geometry);
  vertices->setData(batch.vertices);
  for (const Stream& stream : streams()) {
    auto* attribute = new QAttribute(vertices, stream.name, stream.type, stream.size, batch.vertexCount(),
                                     static_cast<uint>(stream.offset), sizeof(Vertex), geometry);
    geometry->addAttribute(attribute);
    if (stream.offset == offsetof(Vertex, position)) {
      geometry->setBoundingVolumePositionAttribute(attribute);
    }
  }
  auto* index = new QAttribute(indices, QAttribute::UnsignedInt, 1, 0, 0, 0, geometry);
  index->setAttributeType(QAttribute::IndexAttribute);
  geometry->addAttribute(index);
  return geometry;
}

} // namespace

BatchEntity::BatchEntity(std::shared_ptr<const Batch> batch, Qt3DCore::QBuffer* noColors, Qt3DCore::QNode* parent)
    : QEntity(parent), m_batch(std::move(batch)), m_indices(new Qt3DCore::QBuffer(this)),
      m_view(new Qt3DCore::QGeometryView(this)) {
  Qt3DCore::QGeometry* geometry = makeGeometry(*m_batch, m_indices, m_view);
  if (!m_batch->colors.empty()) {
    m_colors = new Qt3DCore::QBuffer(this);
    setColors({});
  }
  geometry->addAttribute(makeColorAttribute(*m_batch, m_colors ? m_colors : noColors, !m_colors, geometry));
  m_view->setGeometry(geometry);
  m_view->setPrimitiveType(Qt3DCore::QGeometryView::Triangles);
  m_view->setVertexCount(0);
  // Explicit bounds: else Qt3D reads every vertex again, and once more after every change of the indices.
  auto* renderer = new Qt3DRender::QGeometryRenderer(this);
  renderer->setView(m_view);
  renderer->setMinPoint(m_batch->bounds.min());
  renderer->setMaxPoint(m_batch->bounds.max());
  addComponent(renderer);
  setEnabled(false);
}

void BatchEntity::setIndices(const std::vector<std::uint32_t>& indices) {
  m_indexCount = static_cast<std::uint32_t>(indices.size());
  setEnabled(!indices.empty());
  if (indices.empty()) {
    return;
  }
  m_indices->setData(QByteArray(reinterpret_cast<const char*>(indices.data()),
                                static_cast<qsizetype>(indices.size() * sizeof(std::uint32_t))));
  m_view->setVertexCount(static_cast<int>(indices.size()));
}

void BatchEntity::setColors(const ColorChoice& choice) {
  if (!m_colors) {
    return;
  }
  const QByteArray colors = colorsFor(*m_batch, choice);
  m_colors->setData(
      colors.isEmpty() ? QByteArray(qsizetype{m_batch->vertexCount()} * qsizetype{sizeof(StreamColor)}, '\0') : colors);
}

void BatchEntity::setMaterial(Qt3DRender::QEffect* effect, const Uniforms& uniforms,
                              const std::vector<Qt3DRender::QParameter*>& shared) {
  // A new node rather than a changed one: the set of parameters changes with the effect.
  auto* material = new Qt3DRender::QMaterial(this);
  material->setEffect(effect);
  for (const auto& [name, value] : uniforms) {
    material->addParameter(new Qt3DRender::QParameter(name, value, material));
  }
  for (Qt3DRender::QParameter* parameter : shared) {
    material->addParameter(parameter);
  }
  if (m_material) {
    removeComponent(m_material);
    m_material->deleteLater();
  }
  m_material = material;
  addComponent(material);
}

} // namespace vitrine::render
