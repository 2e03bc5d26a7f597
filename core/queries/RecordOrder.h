#pragma once

#include "core/queries/Parser.h"
#include "core/queries/RecordFilter.h"

namespace vitrine::queries {

/// An order of the records of one section by some of its columns: "area,-ref(texinfo).flags". Lists are compared
/// element by element; numbers that are nan, and records without the value, come last either way. One thread at a time.
class RecordOrder {
public:
  /// `structure` must outlive the order; the section must have records.
  static Parsed<RecordOrder> compile(const QString& columns, const structure::Structure& structure, SectionId section);

  /// Brings `rows` into order; equal ones keep theirs. Throws base::Cancelled through `progress`, and leaves them in no
  /// order then.
  void sort(RowList& rows, Progress& progress) const;

private:
  struct Key {
    NodePtr value;
    bool descending = false;
  };
  /// The keys as one thread evaluates them, the most important first.
  struct Compiled {
    std::unique_ptr<Readers> readers;
    std::vector<Key> keys;
  };
  struct Column {
    bool text;
    bool descending;
  };

  RecordOrder() = default;
  static Parsed<std::vector<NodePtr>> valuesOf(Readers& readers, SectionId section, const Expression& path);
  static Parsed<Compiled> compiled(const std::vector<SortKey>& keys, const structure::Structure& structure,
                                   SectionId section);
  /// Numbers in the order of the values of a key.
  std::vector<std::uint64_t> codesOf(std::size_t column, const RowList& rows, Progress& progress) const;

  std::unique_ptr<Pool<Compiled>> m_compiled;
  std::vector<Column> m_columns; ///< by key
};

/// All records of a table, in their order.
RowList allRows(std::uint64_t count);

} // namespace vitrine::queries
