#include "render/engine/HighlightEntity.h"

#include <QColor>
#include <Qt3DCore/QAttribute>
#include <Qt3DCore/QBuffer>
#include <Qt3DCore/QGeometry>
#include <Qt3DCore/QGeometryView>
#include <Qt3DRender/QGeometryRenderer>

namespace vitrine::render {
namespace {

const QColor kFill(255, 176, 32, 56);
const QColor kLine(255, 190, 60, 255);

Qt3DCore::QGeometry* makeGeometry(const HighlightGeometry& from, Qt3DCore::QNode* parent) {
  using Qt3DCore::QAttribute;
  constexpr uint stride = HighlightGeometry::kFloatsPerVertex * sizeof(float);
  auto* geometry = new Qt3DCore::QGeometry(parent);
  auto* buffer = new Qt3DCore::QBuffer(geometry);
  buffer->setData(from.vertices);
  auto* position = new QAttribute(buffer, QAttribute::defaultPositionAttributeName(), QAttribute::Float, 3,
                                  from.vertexCount, 0, stride, geometry);
  geometry->addAttribute(position);
  geometry->addAttribute(new QAttribute(buffer, QStringLiteral("vertexEdge"), QAttribute::Float, 3, from.vertexCount,
                                        3 * sizeof(float), stride, geometry));
  geometry->setBoundingVolumePositionAttribute(position);
  return geometry;
}

} // namespace

HighlightEntity::HighlightEntity(const HighlightGeometry& geometry, EffectLibrary& effects) {
  auto* view = new Qt3DCore::QGeometryView(this);
  view->setGeometry(makeGeometry(geometry, view));
  view->setPrimitiveType(Qt3DCore::QGeometryView::Triangles);
  view->setVertexCount(static_cast<int>(geometry.vertexCount));
  auto* renderer = new Qt3DRender::QGeometryRenderer(this);
  renderer->setView(view);
  renderer->setMinPoint(geometry.bounds.min());
  renderer->setMaxPoint(geometry.bounds.max());
  addComponent(renderer);
  auto* material = new Qt3DRender::QMaterial(this);
  material->setEffect(effects.highlight());
  material->addParameter(new Qt3DRender::QParameter(QStringLiteral("fillColor"), kFill, material));
  material->addParameter(new Qt3DRender::QParameter(QStringLiteral("lineColor"), kLine, material));
  addComponent(material);
}

} // namespace vitrine::render
