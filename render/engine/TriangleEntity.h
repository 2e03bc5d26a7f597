#pragma once

#include "core/scene/Bounds.h"
#include "render/batching/MaterialUniforms.h"
#include "render/batching/VertexLayout.h"

#include <Qt3DCore/QBuffer>
#include <Qt3DCore/QEntity>
#include <Qt3DCore/QGeometryView>
#include <Qt3DRender/QEffect>
#include <Qt3DRender/QGeometryRenderer>
#include <Qt3DRender/QMaterial>

namespace vitrine::render {

/// Triangles drawn over the scene with an effect of their own. Draws nothing before there are vertices and, of an
/// indexed entity, indices.
class TriangleEntity : public Qt3DCore::QEntity {
  Q_OBJECT

public:
  enum class Indexing { None, Indexed };

  explicit TriangleEntity(const VertexLayout& layout, Indexing indexing = Indexing::None);

  void setEffect(Qt3DRender::QEffect* effect) { m_material->setEffect(effect); }
  void setUniforms(const Uniforms& uniforms);
  /// Every three vertices are a triangle if the entity has no indices.
  void setVertices(const QByteArray& vertices, const scene::Bounds& bounds);
  void setIndices(const std::vector<std::uint32_t>& indices);

private:
  void setCount(int count);

  int m_stride;
  Qt3DCore::QBuffer* m_vertices;
  Qt3DCore::QBuffer* m_indices; ///< null: not indexed
  Qt3DCore::QGeometryView* m_view;
  Qt3DRender::QGeometryRenderer* m_renderer;
  Qt3DRender::QMaterial* m_material;
};

} // namespace vitrine::render
