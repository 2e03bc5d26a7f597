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

/// Reads the values of one record of text by the fields of its layout, as structure::RecordStream does of bytes: for
/// the reader of a file, and for the row of a table, where each value goes into its cell with its place.
class TextRecord {
public:
  using Cells = std::vector<structure::PlacedCell>;

  explicit TextRecord(TextLexer& lexer, Cells* cells = nullptr) : m_lexer(lexer), m_cells(cells) {}

  TextLexer& lexer() { return m_lexer; }

  std::int64_t integer(std::size_t field) {
    const std::int64_t value = m_lexer.integer();
    place(field, value);
    return value;
  }
  int whole(std::size_t field) { return toInt32(integer(field)); }
  QString text(std::size_t field) {
    const QString value = m_lexer.text();
    place(field, value);
    return value;
  }
  /// Whole numbers of one field. A row shows those with a fraction, and leaves `values` alone.
  void wholes(std::size_t field, std::span<int> values);
  /// Of a row: so many numbers in one cell, whole ones where all are written so; one is no list. Nothing for none.
  void numbers(std::size_t field, std::size_t count);
  /// Puts the value read last, or `value` made of it, into a cell.
  template <class T>
  void place(std::size_t field, const T& value) {
    set(field, value, m_lexer.valueStart(), m_lexer.valueEnd());
  }
  /// Cells from a damaged value on stay empty: what stands there instead is in the record's bytes.
  template <class T>
  void set(std::size_t field, const T& value, std::size_t start, std::size_t end) {
    if (m_cells && m_lexer.wasRead()) {
      (*m_cells)[field] = {structure::Value(value), start, end - start};
    }
  }

private:
  TextLexer& m_lexer;
  Cells* m_cells; ///< null: no row is wanted
};

/// Table of records whose rows `read` reads.
TextTable textTable(structure::LayoutPtr layout, std::function<void(TextRecord& row, std::uint64_t index)> read);

} // namespace vitrine::formats::x3
