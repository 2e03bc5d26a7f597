#pragma once

#include "core/formats/api/Format.h"

#include <optional>

namespace vitrine::formats::vgo {

inline constexpr std::uint64_t kKeyFileBytes = 32;

/// Asks for a key file: `message` says why the one at hand will not do.
Error askForKey(const QString& message);

/// The key file that the user gave (--key), else the .vgk beside the file; nullopt: neither is there. Error: it cannot
/// be read, or is no key; asks for another.
Result<std::optional<Bytes>> findKey(const Source& source, LoadContext& context);

} // namespace vitrine::formats::vgo
