#pragma once

#include "core/formats/x3/format/World.h"

namespace vitrine::formats::x3 {

/// Properties to tell first of the opened file: kind, exporter, packing, contents.
std::vector<scene::Property> documentProperties(const World& world, const bytes::ByteSpaces& spaces);

} // namespace vitrine::formats::x3
