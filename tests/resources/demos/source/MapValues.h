#pragma once

#include "resources/demos/source/Polygon.h"
#include "tests/samples/oracles/source/MapBytes.h"

namespace vitrine::demos {

// Values of a map's bytes in the makers' types.

inline Vec3 vectorOf(const QVector3D& v) {
  return {static_cast<double>(v.x()), static_cast<double>(v.y()), static_cast<double>(v.z())};
}

inline Plane planeOf(const oracles::MapBytes& map, int number) {
  const std::size_t at = static_cast<std::size_t>(number) * 20;
  return {vectorOf(map.vector(1, at)), static_cast<double>(map.in<float>(1, at + 12))};
}

} // namespace vitrine::demos
