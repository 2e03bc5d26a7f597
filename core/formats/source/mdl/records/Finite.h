#pragma once

#include "core/scene/Bounds.h"

namespace vitrine::formats::source {

/// The vector, or nothing where a number of it is none.
inline QVector3D finite(const QVector3D& vector) {
  return scene::isFinite(vector) ? vector : QVector3D();
}

} // namespace vitrine::formats::source
