#pragma once

#include "core/formats/vgo/file/Members.h"
#include "core/formats/vgo/records/LayoutSections.h"

#include <QtGlobal>

#include <limits>

/// Colliders and lights: parts of nodes in lists of their own, or up to version 2.3 in the nodes themselves.
namespace vitrine::formats::vgo::layout {

enum class ColliderType { Box = 0, Capsule = 1, Sphere = 2 };

/// An element of "colliders", or up to version 2.3 of a node. In the node's space, axes of the file.
struct Collider {
  structure::JsonValueRef from;
  bool listed = true; ///< false: it is in its node
  ColliderType type = ColliderType::Box;
  bool isKnown = false; ///< false: null, or of a type that is not known
  QVector3D center;
  QVector3D size{1, 1, 1}; ///< Box
  float radius = 0;        ///< Capsule, Sphere
  float height = 0;        ///< Capsule, with its ends
  int axis = 0;            ///< Capsule: 0 x, 1 y, 2 z
};

Collider readCollider(const structure::JsonValueRef& from);

inline constexpr structure::FlagName kColliderTypes[] = {{0, "box"}, {1, "capsule"}, {2, "sphere"}};
inline constexpr structure::FlagName kDirections[] = {{0, "x"}, {1, "y"}, {2, "z"}};

inline constexpr MemberColumn kColliderColumns[] = {
    member<&Collider::type>("type", "", nullptr, kColliderTypes),
    {"enabled"},
    {"isTrigger"},
    member<&Collider::center>("center"),
    member<&Collider::size>("size"),
    member<&Collider::radius>("radius"),
    member<&Collider::height>("height"),
    ranged<&Collider::axis, 0, 2>("direction", "", nullptr, kDirections),
};

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

/// Of numbers that have no largest value of their own.
inline constexpr float kNoLimit = std::numeric_limits<float>::max();

inline constexpr MemberColumn kLightColumns[] = {
    ranged<&Light::type, LightType::Spot, LightType::Disc>("type", "", nullptr, kLightTypes),
    member<&Light::enabled>("enabled"),
    member<&Light::color>("color", QT_TRANSLATE_NOOP("formats", "linear")),
    ranged<&Light::intensity, 0.0F, kNoLimit>("intensity"),
    ranged<&Light::range, 0.0F, kNoLimit>("range"),
    ranged<&Light::spotAngle, 0.0F, 179.0F>("spotAngle", QT_TRANSLATE_NOOP("formats", "degrees, from edge to edge")),
    {"lightmapBakeType", "", nullptr, kBakeTypes},
    {"shadows", "", nullptr, kShadows},
};

} // namespace vitrine::formats::vgo::layout
