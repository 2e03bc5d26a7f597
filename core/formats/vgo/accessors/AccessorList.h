#pragma once

#include "core/formats/vgo/accessors/Accessor.h"
#include "core/structure/JsonTree.h"

#include <vector>

namespace vitrine::formats::vgo {

/// Reads the accessor list and checks each against a resource of so many bytes: nothing behind its end, sizes that add
/// up, types that are known. What does not fit has a fault. Sums are those of 64 bits.
std::vector<Accessor> readAccessors(const structure::JsonValueRef& list, std::uint64_t resourceBytes);

} // namespace vitrine::formats::vgo
