#pragma once

#include "core/scene/Fade.h"

#include <optional>

namespace vitrine::formats::source {

/// The range of a fade by the distances that maps keep; nullopt: it never fades. A start below 0, or beyond the end, is
/// the end: it vanishes at once. docs/formats/source-bsp.md, "Fading by distance".
std::optional<scene::FadeRange> fadeRange(float start, float end);

} // namespace vitrine::formats::source
