#pragma once

#include <QVector3D>

namespace vitrine::scene {

/// A place on one of the faces of a cube map (image::Image, in the order +x -x +y -y +z -z); (0, 0) is the top left.
struct CubePoint {
  int face = 0;
  float u = 0;
  float v = 0;
};

/// Point of a cube map in a direction, by the rule that Direct3D and OpenGL share. `direction` is in the cube map's own
/// axes and not null.
CubePoint cubePoint(const QVector3D& direction);

} // namespace vitrine::scene
