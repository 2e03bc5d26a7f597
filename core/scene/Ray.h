#pragma once

#include <QVector3D>

namespace vitrine::scene {

/// A half-line from an eye, in world space.
struct Ray {
  QVector3D origin;
  QVector3D direction; ///< need not be unit length
};

} // namespace vitrine::scene
