#pragma once

#include "core/formats/vgo/file/Members.h"
#include "core/formats/vgo/records/LayoutSections.h"

#include <QtGlobal>

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

inline constexpr structure::FlagName kLightTypes[] = {
    {0, "spot"}, {1, "directional"}, {2, "point"}, {3, "rectangle"}, {4, "disc"}};
inline constexpr structure::FlagName kBakeTypes[] = {{1, "mixed"}, {2, "baked"}, {4, "realtime"}};
inline constexpr structure::FlagName kShadows[] = {{0, "none"}, {1, "hard"}, {2, "soft"}};

inline constexpr MemberColumn kLightColumns[] = {
    {"type", "", nullptr, kLightTypes},
    {"enabled"},
    {"color", QT_TRANSLATE_NOOP("formats", "linear")},
    {"intensity"},
    {"range"},
    {"spotAngle", QT_TRANSLATE_NOOP("formats", "degrees, from edge to edge")},
    {"lightmapBakeType", "", nullptr, kBakeTypes},
    {"shadows", "", nullptr, kShadows},
};

} // namespace vitrine::formats::vgo::layout
