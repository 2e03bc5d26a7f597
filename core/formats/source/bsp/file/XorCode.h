#pragma once

#include "core/bytes/ByteSource.h"

#include <array>
#include <optional>

namespace vitrine::formats::source {

/// Bytes that those of a map of Tactical Intervention are XORed with, over and over from its start.
using XorKey = std::array<std::byte, 32>;

/// Key of a map that starts so (512 bytes suffice); nullopt where it is not coded. The key shows itself at a place
/// where clear maps have zeros; it is right if it makes the magic of the first bytes.
std::optional<XorKey> xorKey(const Bytes& head);

/// The clear bytes of a file that is XORed with a key.
ByteSourcePtr makeXorSource(ByteSourcePtr coded, const XorKey& key);

} // namespace vitrine::formats::source
