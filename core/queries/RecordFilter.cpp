#include "core/queries/RecordFilter.h"

#include "core/queries/Compiler.h"
#include "core/queries/Parser.h"

#include <numeric>

namespace vitrine::queries {
namespace {

/// Adds those of `rows` that `condition` holds for.
void addMatching(Node& condition, std::span<const std::uint64_t> rows, RowList& found, const Progress& progress) {
  const std::vector<std::uint8_t> truths = condition.evaluate(rows, progress).truths(rows.size());
  for (std::size_t i = 0; i < rows.size(); ++i) {
    if (truths[i] != 0) {
      found.push_back(rows[i]);
    }
  }
}

} // namespace

Parsed<RecordFilter> RecordFilter::compile(const QString& text, const structure::Structure& structure,
                                           SectionId section) {
  const auto expression = parseExpression(text);
  if (!expression) {
    return std::unexpected(expression.error());
  }
  RecordFilter filter;
  filter.m_readers = std::make_unique<Readers>(structure);
  filter.m_rowCount = structure[section].table->rowCount();
  auto condition = Compiler(*filter.m_readers, section).compile(*expression);
  if (!condition) {
    return std::unexpected(condition.error());
  }
  filter.m_condition = std::move(*condition);
  return filter;
}

Result<RowList> RecordFilter::matching(Progress& progress) const {
  RowList found;
  try {
    std::array<std::uint64_t, kRunLength> run{};
    for (std::uint64_t first = 0; first < m_rowCount; first += kRunLength) {
      progress.step({}, static_cast<double>(first) / static_cast<double>(m_rowCount));
      const auto count = static_cast<std::size_t>(std::min<std::uint64_t>(kRunLength, m_rowCount - first));
      std::iota(run.begin(), run.begin() + static_cast<std::ptrdiff_t>(count), first);
      addMatching(*m_condition, std::span(run).first(count), found, progress);
    }
  } catch (const QueryStopped& stopped) {
    return std::unexpected(Error::of(ErrorCode::LimitReached, stopped.reason()));
  }
  return found;
}

Result<RowList> RecordFilter::matching(const RowList& rows, Progress& progress) const {
  RowList found;
  try {
    for (std::size_t first = 0; first < rows.size(); first += kRunLength) {
      progress.step({}, static_cast<double>(first) / static_cast<double>(rows.size()));
      const std::size_t count = std::min(kRunLength, rows.size() - first);
      addMatching(*m_condition, std::span(rows).subspan(first, count), found, progress);
    }
  } catch (const QueryStopped& stopped) {
    return std::unexpected(Error::of(ErrorCode::LimitReached, stopped.reason()));
  }
  return found;
}

} // namespace vitrine::queries
