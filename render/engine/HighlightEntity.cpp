#include "render/engine/HighlightEntity.h"

#include <Qt3DCore/QAttribute>
#include <Qt3DCore/QGeometry>
#include <Qt3DRender/QParameter>

namespace vitrine::render {
namespace {

Qt3DCore::QGeometry* makeHighlightGeometry(Qt3DCore::QBuffer* positions, Qt3DCore::QNode* parent) {
  using Qt3DCore::QAttribute;
  auto* geometry = new Qt3DCore::QGeometry(parent);
  auto* position = new QAttribute(positions, QAttribute::defaultPositionAttributeName(), QAttribute::Float, 3, 0, 0,
                                  static_cast<uint>(HighlightGeometry::kVertexBytes), geometry);
  geometry->addAttribute(position);
  geometry->setBoundingVolumePositionAttribute(position);
  return geometry;
}

} // namespace

HighlightEntity::HighlightEntity(HighlightGeometry geometry, EffectLibrary& effects)
    : m_geometry(std::move(geometry)), m_effects(effects), m_positions(new Qt3DCore::QBuffer(this)),
      m_view(new Qt3DCore::QGeometryView(this)), m_renderer(new Qt3DRender::QGeometryRenderer(this)),
      m_material(new Qt3DRender::QMaterial(this)) {
  m_view->setGeometry(makeHighlightGeometry(m_positions, m_view));
  m_view->setPrimitiveType(Qt3DCore::QGeometryView::Triangles);
  m_renderer->setView(m_view);
  upload();
  addComponent(m_renderer);
  addComponent(m_material);
}

void HighlightEntity::setStyle(HighlightStyle style) {
  m_material->setEffect(m_effects.highlight(style));
}

void HighlightEntity::setTint(const QColor& color) {
  m_material->addParameter(new Qt3DRender::QParameter(QStringLiteral("highlightColor"), color, m_material));
  m_material->setEffect(m_effects.tint());
}

void HighlightEntity::follow(const animation::PosePtr& pose, const scene::ByNode<bool>& there) {
  if (m_geometry.follow(pose, there)) {
    upload();
  }
}

void HighlightEntity::follow(const QVector3D& eye) {
  if (m_geometry.follow(eye)) {
    upload();
  }
}

void HighlightEntity::upload() {
  setEnabled(m_geometry.vertexCount() > 0);
  if (m_geometry.vertexCount() == 0) {
    return;
  }
  m_positions->setData(m_geometry.positions());
  m_renderer->setMinPoint(m_geometry.bounds().min());
  m_renderer->setMaxPoint(m_geometry.bounds().max());
  m_view->setVertexCount(static_cast<int>(m_geometry.vertexCount()));
}

} // namespace vitrine::render
