#include "render/engine/LineEntity.h"

#include <Qt3DCore/QAttribute>
#include <Qt3DCore/QGeometry>
#include <Qt3DRender/QMaterial>

namespace vitrine::render {
namespace {

using Qt3DCore::QAttribute;

Qt3DCore::QGeometry* makeLineGeometry(Qt3DCore::QBuffer* corners, Qt3DCore::QNode* parent) {
  auto* geometry = new Qt3DCore::QGeometry(parent);
  const auto add = [&](const QString& name, uint size, std::size_t offset) {
    auto* attribute = new QAttribute(corners, name, QAttribute::Float, size, 0, static_cast<uint>(offset),
                                     sizeof(LineCorner), geometry);
    geometry->addAttribute(attribute);
    return attribute;
  };
  geometry->setBoundingVolumePositionAttribute(
      add(QAttribute::defaultPositionAttributeName(), 3, offsetof(LineCorner, end)));
  add(QStringLiteral("vertexOtherEnd"), 3, offsetof(LineCorner, otherEnd));
  add(QStringLiteral("vertexOffset"), 3, offsetof(LineCorner, offset));
  add(QAttribute::defaultColorAttributeName(), 4, offsetof(LineCorner, color));
  return geometry;
}

} // namespace

LineEntity::LineEntity(EffectLibrary& effects, Qt3DCore::QNode* parent)
    : QEntity(parent), m_corners(new Qt3DCore::QBuffer(this)), m_view(new Qt3DCore::QGeometryView(this)),
      m_renderer(new Qt3DRender::QGeometryRenderer(this)) {
  m_view->setGeometry(makeLineGeometry(m_corners, m_view));
  m_view->setPrimitiveType(Qt3DCore::QGeometryView::Triangles);
  m_renderer->setView(m_view);
  auto* material = new Qt3DRender::QMaterial(this);
  material->setEffect(effects.lines());
  addComponent(m_renderer);
  addComponent(material);
  setEnabled(false);
}

void LineEntity::set(const LineGeometry& lines) {
  setEnabled(lines.cornerCount() > 0);
  if (lines.cornerCount() == 0) {
    return;
  }
  m_corners->setData(lines.corners());
  m_renderer->setMinPoint(lines.bounds().min());
  m_renderer->setMaxPoint(lines.bounds().max());
  m_view->setVertexCount(static_cast<int>(lines.cornerCount()));
}

} // namespace vitrine::render
