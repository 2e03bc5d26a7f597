#pragma once

#include "core/queries/ColumnStatistics.h"
#include "core/structure/TableText.h"

namespace vitrine::cli {

/// Statistics of a column: CSV with a line for each distinct value, "value,count", or a JSON object with the figures,
/// too (docs/cli.md, "table").
void writeStatistics(const queries::ColumnStatistics& statistics, const QString& field, bool json,
                     const structure::TextSink& sink);

} // namespace vitrine::cli
