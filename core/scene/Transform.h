#pragma once

#include <QMatrix4x4>
#include <QQuaternion>
#include <QVector3D>

namespace vitrine::scene {

/// A node's place in its parent, taken apart: scaled, then turned, then moved.
struct Transform {
  QVector3D position;
  QQuaternion rotation; ///< unit length
  QVector3D scale{1, 1, 1};

  Transform() = default;
  /// Part of a matrix that a transform can hold: shear is lost; a mirrored one has a negative scale along x.
  explicit Transform(const QMatrix4x4& matrix);

  QMatrix4x4 matrix() const;
};

} // namespace vitrine::scene
