#pragma once

#include "core/formats/x3/file/TextLexer.h"
#include "core/structure/RecordTable.h"

namespace vitrine::formats::x3 {

/// Layout and decoder of records of text, as their table wants them. Their fields have no fixed places; one that a
/// record leaves out is empty.
struct TextTable {
  structure::LayoutPtr layout;
  structure::CellDecoder decode;
};

/// Variant of a layout whose fields, by their places in it, lead to the sections of these paths; empty: nowhere.
structure::LayoutPtr leadingTo(const structure::LayoutPtr& layout,
                               const std::vector<std::pair<std::size_t, QString>>& targets);

using TextRow = Result<std::vector<structure::PlacedCell>>;

/// Reads the values of one record of text into the cells of a row, each with its place.
class CellReader {
public:
  CellReader(const Bytes& record, std::size_t columns) : m_text(record.span()), m_lexer(m_text), m_cells(columns) {}

  TextLexer& lexer() { return m_lexer; }

  std::int64_t integer(std::size_t column) {
    const std::int64_t value = m_lexer.integer();
    place(column, value);
    return value;
  }
  void text(std::size_t column) { place(column, m_lexer.text()); }
  /// Reads so many numbers into one cell, whole ones where all are written so; one is no list. Nothing for none.
  void numbers(std::size_t column, std::size_t count);
  /// Puts the value read last, or `value` made of it, into a cell.
  void place(std::size_t column, structure::Value value) {
    set(column, std::move(value), m_lexer.valueStart(), m_lexer.valueEnd());
  }
  /// A value that has no bytes of its own.
  void tell(std::size_t column, structure::Value value) { set(column, std::move(value), 0, 0); }
  void set(std::size_t column, structure::Value value, std::size_t start, std::size_t end);

  /// The row. Cells from a damaged value on are empty: what stands there instead is in the record's bytes.
  std::vector<structure::PlacedCell> finish() { return std::move(m_cells); }

private:
  bool isWhole() const;

  std::span<const std::byte> m_text;
  TextLexer m_lexer;
  std::vector<structure::PlacedCell> m_cells;
};

} // namespace vitrine::formats::x3
