#pragma once

#include "core/bytes/Bytes.h"

#include <QString>

#include <optional>

namespace vitrine::formats::source {

/// A file that people or installers wrote: a game description, a list of libraries. nullopt where there is no such
/// regular file, or it is far too large for one.
std::optional<Bytes> readSmallText(const QString& path);

} // namespace vitrine::formats::source
