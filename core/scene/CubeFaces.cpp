#include "core/scene/CubeFaces.h"

#include <cmath>

namespace vitrine::scene {
namespace {

CubePoint placed(int face, float across, float down, float towards) {
  return {face, (across / towards + 1) * 0.5F, (down / towards + 1) * 0.5F};
}

} // namespace

CubePoint cubePoint(const QVector3D& direction) {
  const float x = direction.x();
  const float y = direction.y();
  const float z = direction.z();
  const QVector3D size(std::abs(x), std::abs(y), std::abs(z));
  if (size.x() >= size.y() && size.x() >= size.z()) {
    return x >= 0 ? placed(0, -z, -y, size.x()) : placed(1, z, -y, size.x());
  }
  if (size.y() >= size.z()) {
    return y >= 0 ? placed(2, x, z, size.y()) : placed(3, x, -z, size.y());
  }
  return z >= 0 ? placed(4, x, -y, size.z()) : placed(5, -x, -y, size.z());
}

} // namespace vitrine::scene
