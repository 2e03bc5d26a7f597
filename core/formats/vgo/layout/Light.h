#pragma once

#include "core/formats/vgo/layout/Values.h"

namespace vitrine::formats::vgo::layout {

enum class LightType { Spot = 0, Directional = 1, Point = 2, Rectangle = 3, Disc = 4 };

/// An element of "lights", or up to version 2.3 of a node.
struct Light {
  structure::JsonValueRef from;
  bool listed = true; ///< false: it is in its node
  LightType type = LightType::Spot;
  bool enabled = true;
  float range = 0;
  float spotAngle = 0;      ///< full, degrees
  QVector3D color{1, 1, 1}; ///< linear
  float intensity = 0;
  float areaWidth = 0;
  float areaHeight = 0;
};

Light readLight(const structure::JsonValueRef& from);

} // namespace vitrine::formats::vgo::layout
