#include "render/engine/TriangleEntity.h"

#include "render/batching/Vertex.h"
#include "render/engine/ParameterSet.h"

#include <Qt3DCore/QAttribute>
#include <Qt3DCore/QGeometry>

namespace vitrine::render {
namespace {

using Qt3DCore::QAttribute;

Qt3DCore::QGeometry* makeTriangles(const VertexLayout& layout, Qt3DCore::QBuffer* vertices, Qt3DCore::QBuffer* indices,
                                   Qt3DCore::QNode* parent) {
  auto* geometry = new Qt3DCore::QGeometry(parent);
  for (const FloatAttribute& from : layout.attributes) {
    auto* attribute = new QAttribute(vertices, QLatin1String(from.name), QAttribute::Float, from.components, 0,
                                     static_cast<uint>(from.offset), static_cast<uint>(layout.stride), geometry);
    geometry->addAttribute(attribute);
    if (!geometry->boundingVolumePositionAttribute()) {
      geometry->setBoundingVolumePositionAttribute(attribute);
    }
  }
  if (indices) {
    auto* index = new QAttribute(indices, QAttribute::UnsignedInt, 1, 0, 0, 0, geometry);
    index->setAttributeType(QAttribute::IndexAttribute);
    geometry->addAttribute(index);
  }
  return geometry;
}

} // namespace

TriangleEntity::TriangleEntity(const VertexLayout& layout, Indexing indexing)
    : m_stride(static_cast<int>(layout.stride)), m_vertices(new Qt3DCore::QBuffer(this)),
      m_indices(indexing == Indexing::Indexed ? new Qt3DCore::QBuffer(this) : nullptr),
      m_view(new Qt3DCore::QGeometryView(this)), m_renderer(new Qt3DRender::QGeometryRenderer(this)),
      m_material(new Qt3DRender::QMaterial(this)) {
  m_view->setGeometry(makeTriangles(layout, m_vertices, m_indices, m_view));
  m_view->setPrimitiveType(Qt3DCore::QGeometryView::Triangles);
  m_renderer->setView(m_view);
  addComponent(m_renderer);
  addComponent(m_material);
  setEnabled(false);
}

void TriangleEntity::setUniforms(const Uniforms& uniforms) {
  render::setUniforms(m_material, uniforms);
}

void TriangleEntity::setVertices(const QByteArray& vertices, const scene::Bounds& bounds) {
  if (!m_indices) {
    setCount(static_cast<int>(vertices.size() / m_stride));
  }
  if (!vertices.isEmpty()) {
    m_vertices->setData(vertices);
    m_renderer->setMinPoint(bounds.min());
    m_renderer->setMaxPoint(bounds.max());
  }
}

void TriangleEntity::setIndices(const std::vector<std::uint32_t>& indices) {
  m_indices->setData(recordBytes(indices));
  setCount(static_cast<int>(indices.size()));
}

void TriangleEntity::setCount(int count) {
  setEnabled(count > 0);
  m_view->setVertexCount(count);
}

} // namespace vitrine::render
