#pragma once

#include "core/structure/Structure.h"

#include <QString>
#include <QVector3D>

namespace vitrine::scene {

enum class LightKind { Point, Spot, Directional, Area, Ambient };

/// A light the file describes, in world space; shown as a gizmo, and lights what is not baked.
struct Light {
  QString name;
  LightKind kind = LightKind::Point;
  QVector3D position;
  QVector3D direction{0, -1, 0};
  QVector3D intensity{1, 1, 1}; ///< linear
  float radius = 0;             ///< 0: no end
  float innerConeCos = 1;
  float outerConeCos = 0;
  int style = 0;
  QVector3D areaSize; ///< Area only: width and height
  std::optional<RecordRef> record;
};

} // namespace vitrine::scene
