#include "core/queries/RecordFilter.h"

#include "core/base/InParallel.h"
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

Parsed<RecordFilter::Compiled> RecordFilter::compiled(const Expression& expression,
                                                      const structure::Structure& structure, SectionId section) {
  Compiled made{std::make_unique<Readers>(structure), nullptr};
  auto condition = Compiler(*made.readers, section).compile(expression);
  if (!condition) {
    return std::unexpected(condition.error());
  }
  made.condition = std::move(*condition);
  return made;
}

Parsed<RecordFilter> RecordFilter::compile(const QString& text, const structure::Structure& structure,
                                           SectionId section) {
  const auto expression = parseExpression(text);
  if (!expression) {
    return std::unexpected(expression.error());
  }
  auto first = compiled(*expression, structure, section);
  if (!first) {
    return std::unexpected(first.error());
  }
  RecordFilter filter;
  filter.m_rowCount = structure[section].table->rowCount();
  filter.m_compiled = std::make_unique<Pool<Compiled>>(
      std::make_unique<Compiled>(std::move(*first)), [expression = *expression, &structure, section] {
        return std::make_unique<Compiled>(std::move(*compiled(expression, structure, section)));
      });
  return filter;
}

Result<RowList> RecordFilter::matching(std::uint64_t count, const RunOfRows& runOf, Progress& progress) const {
  const auto steps = static_cast<std::size_t>((count + kRowsPerStep - 1) / kRowsPerStep);
  std::vector<RowList> found(steps);
  progress.check();
  try {
    base::inParallel(steps, progress, {}, [&](std::size_t step) {
      m_compiled->lend([&](Compiled& own) {
        RowList room;
        const std::size_t last = std::min<std::size_t>((step + 1) * kRowsPerStep, static_cast<std::size_t>(count));
        for (std::size_t first = step * kRowsPerStep; first < last; first += kRunLength) {
          progress.check();
          addMatching(*own.condition, runOf(room, first, std::min(kRunLength, last - first)), found[step], progress);
        }
      });
    });
  } catch (const QueryStopped& stopped) {
    return std::unexpected(Error::of(ErrorCode::LimitReached, stopped.reason()));
  }
  RowList all;
  for (const RowList& part : found) {
    all.insert(all.end(), part.begin(), part.end());
  }
  return all;
}

Result<RowList> RecordFilter::matching(Progress& progress) const {
  const auto runOf = [](RowList& room, std::size_t first, std::size_t count) {
    room.resize(count);
    std::iota(room.begin(), room.end(), std::uint64_t{first});
    return std::span<const std::uint64_t>(room);
  };
  return matching(m_rowCount, runOf, progress);
}

Result<RowList> RecordFilter::matching(const RowList& rows, Progress& progress) const {
  const auto runOf = [&rows](RowList&, std::size_t first, std::size_t count) {
    return std::span(rows).subspan(first, count);
  };
  return matching(rows.size(), runOf, progress);
}

} // namespace vitrine::queries
