#pragma once

#include <QQuaternion>
#include <QVector3D>

#include <array>

namespace vitrine::viewing {

/// Field of view of each, degrees.
inline constexpr float kCubeFov = 90;

/// One of the six directions that together show everything around a place, each with 90 degrees of view.
struct CubeView {
  const char* name = "";
  QQuaternion orientation; ///< in scene axes, as CameraPose has it
};

/// Front, right, back, left, up and down of somebody who looks where `look` does, but level.
std::array<CubeView, 6> cubeViews(const QQuaternion& look);

/// Place in a cube of views.
struct CubePlace {
  std::size_t view = 0; ///< of cubeViews
  float x = 0;          ///< 0 … 1 from left to right
  float y = 0;          ///< 0 … 1 from top to bottom
};

/// Where a direction is seen: x right, y up, z back of somebody who looks to the front.
CubePlace placeInCube(const QVector3D& direction);

/// The direction of a point of an equirectangular picture, as placeInCube takes it; x and y as shares of its size. Its
/// middle is the front.
QVector3D equirectangularDirection(double x, double y);

} // namespace vitrine::viewing
