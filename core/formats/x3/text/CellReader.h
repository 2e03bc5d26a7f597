#pragma once

#include "core/formats/x3/text/TextLexer.h"
#include "core/structure/RecordTable.h"

namespace vitrine::formats::x3 {

/// Reads the values of one record of text into the cells of a row, each with its place.
class CellReader {
public:
  CellReader(const Bytes& record, std::size_t columns) : m_text(record.span()), m_lexer(m_text), m_cells(columns) {}

  TextLexer& lexer() { return m_lexer; }

  template <class Column>
  std::int64_t integer(Column column) {
    const std::int64_t value = m_lexer.integer();
    place(column, value);
    return value;
  }
  template <class Column>
  void text(Column column) {
    place(column, m_lexer.text());
  }
  /// Reads so many numbers into one cell, whole ones where all are written so; one is no list. Nothing for none.
  template <class Column>
  void numbers(Column column, std::size_t count) {
    readNumbers(static_cast<std::size_t>(column), count);
  }
  /// Puts the value read last, or `value` made of it, into a cell.
  template <class Column>
  void place(Column column, structure::Value value) {
    set(static_cast<std::size_t>(column), std::move(value), m_lexer.valueStart(), m_lexer.valueEnd());
  }
  /// A value that has no bytes of its own.
  template <class Column>
  void tell(Column column, structure::Value value) {
    set(static_cast<std::size_t>(column), std::move(value), 0, 0);
  }
  void set(std::size_t column, structure::Value value, std::size_t start, std::size_t end);

  /// The row. Cells from a damaged value on are empty: what stands there instead is in the record's bytes.
  std::vector<structure::PlacedCell> finish() { return std::move(m_cells); }

private:
  bool isWhole() const;
  void readNumbers(std::size_t column, std::size_t count);

  std::span<const std::byte> m_text;
  TextLexer m_lexer;
  std::vector<structure::PlacedCell> m_cells;
};

} // namespace vitrine::formats::x3
