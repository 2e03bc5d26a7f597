#pragma once

#include "app/cli/ExitCode.h"
#include "app/cli/SectionArgument.h"
#include "core/structure/TableText.h"

#include <expected>

namespace vitrine::cli {

/// The fields that "A,B" names, in this order; empty text: none. Otherwise complains of the option and gives the status
/// to end with.
std::expected<std::vector<std::size_t>, ExitCode> columnsNamed(const structure::RecordLayout& layout,
                                                               const QString& names,
                                                               const QString& option = QStringLiteral("--columns"));

/// Those of `rows` that --where holds for, in the order of --sort; either may be empty. Otherwise complains, with a
/// line that points at the mistake, and gives the status to end with.
std::expected<std::vector<structure::RowSpan>, ExitCode>
chooseRows(const NamedSection& named, const structure::RowSpan& rows, const QString& where, const QString& sort);

} // namespace vitrine::cli
