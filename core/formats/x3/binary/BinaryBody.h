#pragma once

#include "core/base/Diagnostics.h"
#include "core/base/Limits.h"
#include "core/base/Result.h"
#include "core/bytes/Bytes.h"
#include "core/formats/x3/model/Body.h"

namespace vitrine::formats::x3 {

/// Reads a BOB1 body from `bytes`, which lie at `where` in their space; there may be others behind it (Body::trailing).
/// An Error only where it is no BOB1; of a damaged one what was whole is returned, and the tag and byte where it ends
/// are told to `diagnostics`.
/// Points are the file's own numbers: 65536 is the body's size.
Result<Body> readBinaryBody(const Bytes& bytes, const ByteRange& where, const Limits& limits, Diagnostics& diagnostics);

} // namespace vitrine::formats::x3
