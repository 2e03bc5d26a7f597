#pragma once

#include "core/bytes/Bytes.h"
#include "core/formats/x3/records/Body.h"
#include "core/formats/x3/records/TextReading.h"

namespace vitrine::formats::x3 {

/// Reads a body from text (BOD), which lies at `where` in its space; ranges of the body count from the start of that
/// space. Never fails: what was wrong is told to `diagnostics` as "line L, column C: expected …, found …" with its byte
/// range, and what could be read is returned. Lines and columns count from 1, columns in bytes. Throws only
/// base::Cancelled.
Body readTextBody(const Bytes& text, const ByteRange& where, const Limits& limits, Diagnostics& diagnostics,
                  base::Progress* progress = nullptr);

/// Reads the body of a scene, from here up to its '}' or the end of the text, neither of which is taken.
Body readInlineBody(TextReading& reading);

/// The part of `text` that places of 32 bits can tell; says so where that is less.
Bytes readablePart(const Bytes& text, const ByteRange& where, Diagnostics& diagnostics);

} // namespace vitrine::formats::x3
