#pragma once

#include "core/base/Diagnostics.h"
#include "core/base/Limits.h"
#include "core/base/Progress.h"
#include "core/bytes/Bytes.h"
#include "core/formats/x3/records/Body.h"

namespace vitrine::formats::x3 {

/// Reads a body from text (BOD), which lies at `where` in its space; ranges of the body count from the start of that
/// space. Never fails: what was wrong is told to `diagnostics` as "line L, column C: expected …, found …" with its byte
/// range, and what could be read is returned. Lines and columns count from 1, columns in bytes. Throws only
/// base::Cancelled.
Body readTextBody(const Bytes& text, const ByteRange& where, const Limits& limits, Diagnostics& diagnostics,
                  base::Progress* progress = nullptr);

} // namespace vitrine::formats::x3
