#include "render/engine/CameraEntity.h"

namespace vitrine::render {

CameraEntity::CameraEntity(Qt3DCore::QNode* parent)
    : m_entity(new Qt3DCore::QEntity(parent)), m_lens(new Qt3DRender::QCameraLens(m_entity)),
      m_place(new Qt3DCore::QTransform(m_entity)) {
  m_entity->addComponent(m_lens);
  m_entity->addComponent(m_place);
}

void CameraEntity::set(const FrameCamera& camera) {
  m_place->setTranslation(camera.position);
  m_place->setRotation(camera.orientation);
  m_lens->setProjectionMatrix(camera.projection);
}

} // namespace vitrine::render
