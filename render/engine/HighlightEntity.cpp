#include "render/engine/HighlightEntity.h"

#include <QColor>
#include <Qt3DCore/QAttribute>
#include <Qt3DCore/QGeometry>

namespace vitrine::render {
namespace {

const QColor kFill(255, 176, 32, 56);
const QColor kLine(255, 190, 60, 255);

Qt3DCore::QGeometry* makeGeometry(Qt3DCore::QBuffer* positions, Qt3DCore::QBuffer* edges, Qt3DCore::QNode* parent) {
  using Qt3DCore::QAttribute;
  constexpr auto stride = static_cast<uint>(HighlightGeometry::kVertexBytes);
  auto* geometry = new Qt3DCore::QGeometry(parent);
  auto* position = new QAttribute(positions, QAttribute::defaultPositionAttributeName(), QAttribute::Float, 3, 0, 0,
                                  stride, geometry);
  geometry->addAttribute(position);
  geometry->addAttribute(
      new QAttribute(edges, QStringLiteral("vertexEdge"), QAttribute::Float, 3, 0, 0, stride, geometry));
  geometry->setBoundingVolumePositionAttribute(position);
  return geometry;
}

} // namespace

HighlightEntity::HighlightEntity(HighlightGeometry geometry, EffectLibrary& effects)
    : m_geometry(std::move(geometry)), m_positions(new Qt3DCore::QBuffer(this)), m_edges(new Qt3DCore::QBuffer(this)),
      m_view(new Qt3DCore::QGeometryView(this)), m_renderer(new Qt3DRender::QGeometryRenderer(this)) {
  m_view->setGeometry(makeGeometry(m_positions, m_edges, m_view));
  m_view->setPrimitiveType(Qt3DCore::QGeometryView::Triangles);
  m_renderer->setView(m_view);
  upload(HighlightGeometry::Change::All);
  addComponent(m_renderer);
  auto* material = new Qt3DRender::QMaterial(this);
  material->setEffect(effects.highlight());
  material->addParameter(new Qt3DRender::QParameter(QStringLiteral("fillColor"), kFill, material));
  material->addParameter(new Qt3DRender::QParameter(QStringLiteral("lineColor"), kLine, material));
  addComponent(material);
}

void HighlightEntity::follow(const scene::PosePtr& pose, const std::vector<bool>& there) {
  upload(m_geometry.follow(pose, there));
}

void HighlightEntity::follow(const QVector3D& eye) {
  upload(m_geometry.follow(eye));
}

void HighlightEntity::upload(HighlightGeometry::Change change) {
  if (change == HighlightGeometry::Change::None) {
    return;
  }
  setEnabled(m_geometry.vertexCount() > 0);
  if (m_geometry.vertexCount() == 0) {
    return;
  }
  m_positions->setData(m_geometry.positions());
  m_renderer->setMinPoint(m_geometry.bounds().min());
  m_renderer->setMaxPoint(m_geometry.bounds().max());
  if (change == HighlightGeometry::Change::All) {
    m_edges->setData(m_geometry.edges());
    m_view->setVertexCount(static_cast<int>(m_geometry.vertexCount()));
  }
}

} // namespace vitrine::render
