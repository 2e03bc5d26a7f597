#pragma once

#include "core/formats/x3/loading/World.h"

namespace vitrine::formats::x3 {

/// What to tell first of the opened file: what it is, who exported it, how it is packed, what it holds.
std::vector<scene::Property> documentProperties(const World& world, const bytes::ByteSpaces& spaces);

} // namespace vitrine::formats::x3
