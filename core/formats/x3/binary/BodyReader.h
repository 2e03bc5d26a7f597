#pragma once

#include "core/base/Diagnostics.h"
#include "core/base/Limits.h"
#include "core/base/Result.h"
#include "core/bytes/Bytes.h"
#include "core/formats/x3/model/Body.h"

namespace vitrine::formats::x3 {

inline constexpr const char* kBodyTag = "BOB1";

/// Reads the BOB1 body that starts `from` bytes into `bytes`, which lie at `where` in their space; Body::where tells
/// how far it goes. An Error only where there is none.
Result<Body> readBodyAt(const Bytes& bytes, std::size_t from, const ByteRange& where, const Limits& limits,
                        Diagnostics& diagnostics);

} // namespace vitrine::formats::x3
