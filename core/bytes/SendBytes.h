#pragma once

#include "core/base/Progress.h"
#include "core/bytes/ByteSpace.h"

#include <functional>

namespace vitrine::bytes {

/// Receives bytes piece by piece; returns false to stop: no more of them is wanted or can be taken.
using ByteSink = std::function<bool(std::span<const std::byte>)>;

/// Sends the bytes of a range, some MiB at a time, until all are sent or the sink stops. Errors are those of the
/// space's source. Throws base::Cancelled through `progress`.
Result<void> sendBytes(const ByteSpaces& spaces, const ByteRange& range, const ByteSink& sink, Progress& progress);

} // namespace vitrine::bytes
