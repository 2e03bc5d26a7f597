#include "render/engine/CameraEntity.h"

namespace vitrine::render {

CameraEntity::CameraEntity(Qt3DCore::QNode* parent)
    : m_entity(new Qt3DCore::QEntity(parent)), m_lens(new Qt3DRender::QCameraLens(m_entity)),
      m_place(new Qt3DCore::QTransform(m_entity)) {
  m_entity->addComponent(m_lens);
  m_entity->addComponent(m_place);
}

void CameraEntity::set(const QVector3D& position, const QQuaternion& orientation, const QMatrix4x4& projection) {
  m_place->setTranslation(position);
  m_place->setRotation(orientation);
  m_lens->setProjectionMatrix(projection);
}

} // namespace vitrine::render
