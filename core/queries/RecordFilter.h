#pragma once

#include "core/base/Result.h"
#include "core/queries/PathValue.h"
#include "core/queries/Pool.h"
#include "core/queries/QueryNode.h"

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
  /// The condition as one thread evaluates it.
  struct Compiled {
    std::unique_ptr<Readers> readers;
    NodePtr condition;
  };
  /// Records of a run of rows, by its first and its length; until the next call.
  using RunOfRows = std::function<std::span<const std::uint64_t>(RowList& room, std::size_t first, std::size_t count)>;

  RecordFilter() = default;
  static Parsed<Compiled> compiled(const Expression& expression, const structure::Structure& structure,
                                   SectionId section);
  Result<RowList> matching(std::uint64_t count, const RunOfRows& runOf, Progress& progress) const;

  std::unique_ptr<Pool<Compiled>> m_compiled;
  std::uint64_t m_rowCount = 0;
};

} // namespace vitrine::queries
