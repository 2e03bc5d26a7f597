#include "render/engine/BatchEntity.h"

#include "render/batching/StreamColor.h"
#include "render/batching/Vertex.h"
#include "render/engine/ParameterSet.h"

#include <Qt3DCore/QAttribute>
#include <Qt3DCore/QGeometry>

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

/// Vertex.h as attributes of resources/shaders/surface.vert: what Vertex and MovedVertex have in common, and the rest.
const std::array<Stream, 2>& movingStreams() {
  static_assert(offsetof(Vertex, normal) == offsetof(MovedVertex, normal));
  static const std::array<Stream, 2> all{{
      {QAttribute::defaultPositionAttributeName(), QAttribute::Float, 3, offsetof(Vertex, position)},
      {QAttribute::defaultNormalAttributeName(), QAttribute::Short, 4, offsetof(Vertex, normal)},
  }};
  return all;
}

const std::array<Stream, 6>& lastingStreams() {
  static const std::array<Stream, 6> all{{
      {QAttribute::defaultColorAttributeName(), QAttribute::UnsignedByte, 4, offsetof(Vertex, color)},
      {QStringLiteral("vertexCorner"), QAttribute::UnsignedByte, 4, offsetof(Vertex, corner)},
      {QAttribute::defaultTextureCoordinateAttributeName(), QAttribute::Float, 2, offsetof(Vertex, uv0)},
      {QAttribute::defaultTextureCoordinate1AttributeName(), QAttribute::Float, 2, offsetof(Vertex, uv1)},
      {QStringLiteral("vertexLightmap"), QAttribute::Float, 3, offsetof(Vertex, lightmap)},
      {QStringLiteral("vertexNumbers"), QAttribute::UnsignedShort, 4, offsetof(Vertex, numbers)},
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

/// Attributes that only some batches have.
void addExtras(Qt3DCore::QGeometry& geometry, const Batch& batch) {
  const auto buffer = [&](const QByteArray& data) {
    auto* made = new Qt3DCore::QBuffer(&geometry);
    made->setData(data);
    return made;
  };
  const auto add = [&](Qt3DCore::QBuffer* from, const char* name, QAttribute::VertexBaseType type, uint size,
                       std::size_t offset, std::size_t stride) {
    geometry.addAttribute(new QAttribute(from, QLatin1String(name), type, size, batch.vertexCount(),
                                         static_cast<uint>(offset), static_cast<uint>(stride), &geometry));
  };
  if (batch.facing != scene::Billboard::Fixed) {
    add(buffer(batch.pivots), "vertexPivot", QAttribute::Float, 3, 0, sizeof(QVector3D));
  }
  if (!batch.layerWeights.isEmpty()) {
    add(buffer(batch.layerWeights), "vertexLayers", QAttribute::UnsignedByte, 4, 0, 4);
  }
  if (!batch.fades.isEmpty()) {
    Qt3DCore::QBuffer* fades = buffer(batch.fades);
    add(fades, "vertexFadeCentre", QAttribute::Float, 3, offsetof(FadeVertex, centre), sizeof(FadeVertex));
    add(fades, "vertexFadeRange", QAttribute::Float, 2, offsetof(FadeVertex, start), sizeof(FadeVertex));
  }
}

/// `moved` may be null.
Qt3DCore::QGeometry* makeGeometry(const Batch& batch, Qt3DCore::QBuffer* moved, Qt3DCore::QBuffer* openness,
                                  Qt3DCore::QBuffer* indices, Qt3DCore::QNode* parent) {
  auto* geometry = new Qt3DCore::QGeometry(parent);
  auto* vertices = new Qt3DCore::QBuffer(geometry);
  vertices->setData(batch.vertices);
  const auto add = [&](const Stream& stream, Qt3DCore::QBuffer* buffer, std::size_t stride) {
    auto* attribute = new QAttribute(buffer, stream.name, stream.type, stream.size, batch.vertexCount(),
                                     static_cast<uint>(stream.offset), static_cast<uint>(stride), geometry);
    geometry->addAttribute(attribute);
    return attribute;
  };
  for (const Stream& stream : movingStreams()) {
    auto* attribute = moved ? add(stream, moved, sizeof(MovedVertex)) : add(stream, vertices, sizeof(Vertex));
    if (stream.offset == offsetof(Vertex, position)) {
      geometry->setBoundingVolumePositionAttribute(attribute);
    }
  }
  for (const Stream& stream : lastingStreams()) {
    add(stream, vertices, sizeof(Vertex));
  }
  addExtras(*geometry, batch);
  geometry->addAttribute(new QAttribute(openness, QStringLiteral("vertexOpenness"), QAttribute::UnsignedByte, 1,
                                        batch.vertexCount(), 0, 1, geometry));
  auto* index = new QAttribute(indices, QAttribute::UnsignedInt, 1, 0, 0, 0, geometry);
  index->setAttributeType(QAttribute::IndexAttribute);
  geometry->addAttribute(index);
  return geometry;
}

} // namespace

BatchEntity::BatchEntity(std::shared_ptr<const Batch> batch, Qt3DCore::QBuffer* noColors, Qt3DCore::QNode* parent)
    : QEntity(parent), m_batch(std::move(batch)), m_indices(new Qt3DCore::QBuffer(this)),
      m_openness(new Qt3DCore::QBuffer(this)), m_moved(m_batch->sources ? new Qt3DCore::QBuffer(this) : nullptr),
      m_view(new Qt3DCore::QGeometryView(this)), m_renderer(new Qt3DRender::QGeometryRenderer(this)) {
  Qt3DCore::QGeometry* geometry = makeGeometry(*m_batch, m_moved, m_openness, m_indices, m_view);
  setOpenness(QByteArray(qsizetype{m_batch->vertexCount()}, '\xFF'));
  if (!m_batch->colors.empty()) {
    m_colors = new Qt3DCore::QBuffer(this);
    setColors({});
  }
  geometry->addAttribute(makeColorAttribute(*m_batch, m_colors ? m_colors : noColors, !m_colors, geometry));
  m_view->setGeometry(geometry);
  m_view->setPrimitiveType(Qt3DCore::QGeometryView::Triangles);
  m_view->setVertexCount(0);
  // Explicit bounds: else Qt3D reads every vertex again, and once more after every change of the indices.
  m_renderer->setView(m_view);
  setBounds(m_batch->bounds);
  addComponent(m_renderer);
  if (m_batch->space != scene::kNone) {
    m_place = new Qt3DCore::QTransform(this);
    addComponent(m_place);
  }
  setEnabled(false);
}

void BatchEntity::setPlace(const QMatrix4x4& place) {
  // Not setMatrix: it takes a mirrored one apart wrongly.
  const float mirrored = place.determinant() < 0.0 ? -1.0F : 1.0F;
  const float scale = place.column(0).toVector3D().length();
  QMatrix3x3 rotation;
  for (int column = 0; column < 3; ++column) {
    for (int row = 0; row < 3; ++row) {
      rotation(row, column) = place(row, column) / scale * (column == 0 ? mirrored : 1.0F);
    }
  }
  m_place->setScale3D(QVector3D(mirrored, 1, 1) * scale);
  m_place->setRotation(QQuaternion::fromRotationMatrix(rotation));
  m_place->setTranslation(place.column(3).toVector3D());
}

void BatchEntity::setMovedVertices(const QByteArray& vertices) {
  m_moved->setData(vertices);
}

void BatchEntity::setBounds(const scene::Bounds& bounds) {
  m_renderer->setMinPoint(bounds.min());
  m_renderer->setMaxPoint(bounds.max());
}

void BatchEntity::setIndices(const std::vector<std::uint32_t>& indices) {
  setEnabled(!indices.empty());
  if (indices.empty()) {
    return;
  }
  m_indices->setData(recordBytes(indices));
  m_view->setVertexCount(static_cast<int>(indices.size()));
}

void BatchEntity::setColors(const QByteArray& colors) {
  if (m_colors) {
    m_colors->setData(colors.isEmpty()
                          ? QByteArray(qsizetype{m_batch->vertexCount()} * qsizetype{sizeof(StreamColor)}, '\0')
                          : colors);
  }
}

void BatchEntity::setOpenness(const QByteArray& openness) {
  m_openness->setData(openness);
}

void BatchEntity::setMaterial(SharedEffect effect, const Uniforms& uniforms,
                              const std::vector<Qt3DRender::QParameter*>& shared) {
  // A new node rather than a changed one: the set of parameters changes with the effect.
  auto* material = new Qt3DRender::QMaterial(this);
  material->setEffect(effect.get());
  for (const auto& [name, value] : uniforms) {
    material->addParameter(new Qt3DRender::QParameter(name, value, material));
  }
  addParameters(material, shared);
  if (m_material) {
    removeComponent(m_material);
    m_material->deleteLater();
  }
  m_material = material;
  m_effect = std::move(effect);
  addComponent(material);
}

void BatchEntity::setUniforms(const Uniforms& uniforms) {
  render::setUniforms(m_material, uniforms);
}

} // namespace vitrine::render
