#pragma once

#include "core/base/Progress.h"
#include "core/bytes/SendBytes.h"
#include "core/structure/RecordTable.h"

#include <QString>

#include <functional>

namespace vitrine::structure {

/// Rows first … last-1 of a table.
struct RowSpan {
  std::uint64_t first = 0;
  std::uint64_t last = 0;

  bool operator==(const RowSpan&) const = default;
};

/// Rows in their order as spans of those that follow each other.
std::vector<RowSpan> spansOf(std::span<const std::uint64_t> rows);

/// A cell of separated values: in quotes where it has a separator, a quote or a line end in it.
QString quotedCell(QString text, QChar separator);

/// Receives text piece by piece; returns false to stop (a closed pipe).
using TextSink = std::function<bool(const QString&)>;

/// Sink of text that sends it as UTF-8 to a sink of bytes, which must outlive it.
TextSink asUtf8(const bytes::ByteSink& sink);

/// Form of records as text. All tell the record's number first, under the name "row".
enum class TableForm {
  Csv,       ///< RFC 4180 with a heading line
  Tsv,       ///< the same with tabs, as spreadsheets take it from the clipboard
  JsonArray, ///< of objects, one line each
};

/// Some rows of a table, in the order of `rows`, with the fields `columns` in theirs; no columns: all fields. A row
/// that cannot be decoded gives an Error after the rows before it; rows that do not exist are left out. Throws
/// base::Cancelled through `progress`.
Result<void> writeTable(const RecordTable& table, TableForm form, const std::vector<RowSpan>& rows,
                        const std::vector<std::size_t>& columns, const TextSink& sink, Progress& progress);

/// Text of a cell.
using CellWriter = std::function<QString(const Field& field, const Value& value)>;

/// Cells alone, without heading and row numbers: the fields `columns` of some rows, with tabs between. `cellText`: null
/// writes values as writeTable does.
Result<void> writeCells(const RecordTable& table, const std::vector<RowSpan>& rows,
                        const std::vector<std::size_t>& columns, const TextSink& sink, Progress& progress,
                        const CellWriter& cellText = {});

} // namespace vitrine::structure
