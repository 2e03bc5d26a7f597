#pragma once

#include "core/scene/Mesh.h"

#include <qfloat16.h>

#include <array>

namespace vitrine::render {

/// Value of the chosen colour stream at one vertex, as the GPU reads it (resources/shaders/surface.vert). Half floats:
/// eleven bits of any factor, of those above 1 too.
struct StreamColor {
  /// PlaceLight: the light where a node stands (scene::InstanceLighting), for what is lit at all.
  enum class Use { None, Light, Paint, PlaceLight };

  StreamColor() = default;
  StreamColor(const QVector4D& value, scene::ColorUse colorUse)
      : StreamColor(value.toVector3D(), colorUse == scene::ColorUse::Light ? Use::Light : Use::Paint) {}
  StreamColor(const QVector3D& value, Use valueUse)
      : color{qfloat16(value.x()), qfloat16(value.y()), qfloat16(value.z())}, use(static_cast<float>(valueUse)) {}

  std::array<qfloat16, 3> color{}; ///< Light, PlaceLight: factors; Paint: linear
  qfloat16 use{};                  ///< a Use
};
static_assert(sizeof(StreamColor) == 8);

} // namespace vitrine::render
