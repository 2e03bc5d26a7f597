#pragma once

#include "core/base/Result.h"
#include "core/queries/Node.h"
#include "core/queries/PathValue.h"

namespace vitrine::queries {

/// Numbers of records, in any order.
using RowList = std::vector<std::uint64_t>;

/// A compiled condition on the records of one section (docs/cli.md, "Expressions"). One thread at a time.
class RecordFilter {
public:
  /// `structure` must outlive the filter; the section must have records.
  static Parsed<RecordFilter> compile(const QString& text, const structure::Structure& structure, SectionId section);

  /// The records that it holds for, in their order. An Error where a regular expression takes too long. Throws
  /// base::Cancelled through `progress`.
  Result<RowList> matching(Progress& progress) const;
  /// The same among `rows`.
  Result<RowList> matching(const RowList& rows, Progress& progress) const;

private:
  RecordFilter() = default;

  std::unique_ptr<Readers> m_readers;
  NodePtr m_condition;
  std::uint64_t m_rowCount = 0;
};

} // namespace vitrine::queries
