#pragma once

#include "core/scene/Scene.h"
#include "core/viewing/CameraRig.h"
#include "render/engine/CameraEntity.h"

namespace vitrine::render {

/// The eye of the world as it stands in a backdrop: turned alike, elsewhere, with a depth range of its own.
class BackdropCamera {
public:
  explicit BackdropCamera(Qt3DCore::QNode* parent) : m_eye(parent) {}

  Qt3DCore::QEntity* entity() const { return m_eye.entity(); }
  /// `projection` is that of the world's camera; `bounds`, not empty, what there is to be seen.
  void set(const scene::Backdrop& backdrop, const scene::Bounds& bounds, const viewing::CameraPose& world,
           const QMatrix4x4& projection);

private:
  CameraEntity m_eye;
};

struct DepthRange {
  float near = 0;
  float far = 0;
};

/// Depth range that an eye needs to see all of a box, or to be in it.
DepthRange depthRangeFor(const QVector3D& eye, const scene::Bounds& bounds);

/// A perspective projection, or a part of its picture, with other planes.
QMatrix4x4 withDepthRange(QMatrix4x4 projection, const DepthRange& range);

} // namespace vitrine::render
