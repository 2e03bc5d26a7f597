#pragma once

#include <QString>

#include <cstdint>
#include <string_view>

namespace vitrine::formats::source {

/// Purpose of a face; each kind is a layer of the scene. docs/formats/source-bsp.md, "Tool materials".
enum class FaceKind {
  Brush,
  Displacement,
  Water,
  Sky,
  Trigger,
  Tool, ///< other materials with no picture: nodraw, hint, clip …
};

/// Kind by surface flags and material: flags alone miss triggers of old maps and sky fog. Never Displacement, which is
/// a matter of shape.
FaceKind faceKind(std::int32_t surfaceFlags, const QString& material);

/// True if players do not see brush entities of this class.
bool isInvisibleClass(std::string_view className);

} // namespace vitrine::formats::source
