#pragma once

#include "core/structure/TableText.h"

#include <QString>

#include <optional>

namespace vitrine::cli {

/// "A:B": rows A to B-1, either end may be missing; "A": that row alone. Cut to `rowCount`; nullopt for anything else.
std::optional<structure::RowSpan> parseRows(const QString& text, std::uint64_t rowCount);

} // namespace vitrine::cli
