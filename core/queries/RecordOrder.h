#pragma once

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

  RecordOrder() = default;
  static Parsed<std::vector<NodePtr>> valuesOf(Readers& readers, SectionId section, const Expression& path);

  std::unique_ptr<Readers> m_readers;
  std::vector<Key> m_keys; ///< the most important first
};

/// All records of a table, in their order.
RowList allRows(std::uint64_t count);

} // namespace vitrine::queries
