#pragma once

#include "core/structure/RecordTable.h"

#include <QString>

#include <functional>

namespace vitrine::structure {

/// Rows first … last-1 of a table.
struct RowSpan {
  std::uint64_t first = 0;
  std::uint64_t last = 0;
};

/// Receives text piece by piece; returns false to stop (a closed pipe).
using TextSink = std::function<bool(const QString&)>;

/// RFC 4180 with a heading line; the first column "row" is the record's number. A row that cannot be decoded gives an
/// Error after the rows before it.
Result<void> writeCsv(const RecordTable& table, RowSpan rows, const TextSink& sink);

/// A JSON array of objects, one line each, with "row" first.
Result<void> writeJson(const RecordTable& table, RowSpan rows, const TextSink& sink);

} // namespace vitrine::structure
