#pragma once

#include "render/batching/FrameState.h"

#include <Qt3DCore/QEntity>
#include <Qt3DCore/QTransform>
#include <Qt3DRender/QCameraLens>

namespace vitrine::render {

/// A camera of the frame graph. Copies share the node.
class CameraEntity {
public:
  explicit CameraEntity(Qt3DCore::QNode* parent);

  Qt3DCore::QEntity* entity() const { return m_entity; }
  void set(const FrameCamera& camera);

private:
  Qt3DCore::QEntity* m_entity;
  Qt3DRender::QCameraLens* m_lens;
  Qt3DCore::QTransform* m_place;
};

} // namespace vitrine::render
