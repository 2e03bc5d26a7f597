#pragma once

#include <QString>

#include <cstdint>
#include <string_view>

namespace vitrine::formats::source {

/// What a face is there for; each kind is a layer of the scene. docs/formats/source-bsp.md, "Tool materials".
enum class FaceKind {
  Brush,
  Displacement,
  Water,
  Sky,
  Trigger,
  Tool, ///< other materials with no picture: nodraw, hint, clip …
};

/// By surface flags and material name: flags alone miss triggers of old maps and sky fog. Never Displacement, which is
/// a matter of shape.
FaceKind faceKind(std::int32_t surfaceFlags, const QString& material);

/// Whether a brush entity of this class is something that players do not see.
bool isInvisibleClass(std::string_view className);

} // namespace vitrine::formats::source
