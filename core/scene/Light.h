#pragma once

#include "core/scene/Indices.h"
#include "core/structure/Structure.h"

#include <QString>
#include <QVector3D>

namespace vitrine::scene {

enum class LightKind { Point, Spot, Directional, Area, Ambient };

/// Light that the file describes, in world space at rest (Pose::lights: at a time). Gizmo, and light of unbaked items.
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
  bool fades = true;  ///< weaker with the square of the distance; else as bright anywhere (within `radius`)
  NodeIndex node;     ///< the node it moves with, or none; place and direction are those at rest
  std::optional<RecordRef> record;
};

} // namespace vitrine::scene
