#pragma once

#include "core/viewing/CameraView.h"

#include <QMatrix4x4>
#include <Qt3DCore/QEntity>
#include <Qt3DCore/QTransform>
#include <Qt3DRender/QCameraLens>

namespace vitrine::render {

/// A camera of the frame graph's.
class CameraEntity {
public:
  explicit CameraEntity(Qt3DCore::QNode* parent);

  Qt3DCore::QEntity* entity() const { return m_entity; }
  void set(const QVector3D& position, const QQuaternion& orientation, const QMatrix4x4& projection);

private:
  Qt3DCore::QEntity* m_entity;
  Qt3DRender::QCameraLens* m_lens;
  Qt3DCore::QTransform* m_place;
};

} // namespace vitrine::render
