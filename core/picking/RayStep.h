#pragma once

#include <cstdint>
#include <functional>

namespace vitrine::picking {

/// Step of making a hierarchy, called again and again with the number of shapes that are looked at; it may throw to
/// give up.
using RayStep = std::function<void(std::uint32_t count)>;

} // namespace vitrine::picking
