#pragma once

#include "core/formats/x3/records/Body.h"
#include "core/formats/x3/records/TextReading.h"

namespace vitrine::formats::x3 {

/// Reads the body of a scene, from here up to its '}' or the end of the text, neither of which is taken.
Body readInlineBody(TextReading& reading);

/// The part of `text` that places of 32 bits can tell; says so where that is less.
Bytes readablePart(const Bytes& text, const ByteRange& where, Diagnostics& diagnostics);

} // namespace vitrine::formats::x3
