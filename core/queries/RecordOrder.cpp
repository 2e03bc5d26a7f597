#include "core/queries/RecordOrder.h"

#include "core/base/InParallel.h"
#include "core/queries/KeySort.h"
#include "core/queries/Parser.h"
#include "core/queries/TextRanks.h"

#include <bit>
#include <cmath>
#include <limits>
#include <numeric>

namespace vitrine::queries {
namespace {

/// Elements of a list that its order is told by.
constexpr std::uint32_t kComparedElements = 16;
/// Elements that are compared of lists whose lengths differ.
constexpr std::uint32_t kComparedOfVarying = 4;

constexpr std::uint64_t kMissing = std::numeric_limits<std::uint64_t>::max();
constexpr std::uint64_t kNoNumber = kMissing - 1;
constexpr std::uint64_t kLastCode = kMissing - 2;
constexpr std::uint64_t kHighestBit = std::uint64_t{1} << 63;
/// Number that is the greater the greater `value` is.
std::uint64_t codeOf(std::int64_t value) {
  return std::min(static_cast<std::uint64_t>(value) ^ kHighestBit, kLastCode);
}

std::uint64_t codeOf(double value) {
  const auto bits = std::bit_cast<std::uint64_t>(value == 0 ? 0.0 : value);
  return std::min((bits & kHighestBit) != 0 ? ~bits : bits | kHighestBit, kLastCode);
}

std::uint64_t codeOf(const Values& values, std::size_t i) {
  switch (values.kind) {
  case ValueKind::Truth:
  case ValueKind::Integer:
    return codeOf(values.integers[i]);
  case ValueKind::Real:
    return std::isnan(values.reals[i]) ? kNoNumber : codeOf(values.reals[i]);
  case ValueKind::Text:
    return 0; // until its rank is known
  }
  return kMissing;
}

/// Codes of one key for some records: of its numbers, and texts that have none yet.
struct Codes {
  std::span<const std::uint64_t> rows;
  std::span<std::uint64_t> codes;
  std::span<QString> texts; ///< empty: the key has numbers

  void read(Node& key, const Progress& progress) {
    for (std::size_t first = 0; first < rows.size(); first += kRunLength) {
      progress.check();
      const std::size_t count = std::min(kRunLength, rows.size() - first);
      Values values = key.evaluate(rows.subspan(first, count), progress);
      if (values.kind == ValueKind::Integer && key.kind() == ValueKind::Real) {
        values.makeReal();
      }
      for (std::size_t i = 0; i < count; ++i) {
        if (values.has(i)) {
          codes[first + i] = codeOf(values, i);
        }
      }
      if (!texts.empty()) {
        std::ranges::move(values.texts, texts.begin() + static_cast<std::ptrdiff_t>(first));
      }
    }
  }
};

/// Gives texts that a record has the codes of their ranks.
void rankTexts(std::vector<QString> texts, std::vector<std::uint64_t>& codes, const Progress& progress) {
  std::vector<std::size_t> places;
  for (std::size_t i = 0; i < codes.size(); ++i) {
    if (codes[i] != kMissing) {
      if (places.size() != i) {
        texts[places.size()] = std::move(texts[i]);
      }
      places.push_back(i);
    }
  }
  const std::vector<std::uint64_t> ranks = ranksOf(std::span(texts).first(places.size()), progress);
  for (std::size_t i = 0; i < places.size(); ++i) {
    codes[places[i]] = ranks[i];
  }
}

void sortByCodes(RowList& rows, const std::vector<std::uint64_t>& codes, bool descending, const Progress& progress) {
  std::vector<Keyed> coded(rows.size());
  for (std::size_t i = 0; i < rows.size(); ++i) {
    const bool isValue = codes[i] < kNoNumber;
    coded[i] = {descending && isValue ? kLastCode - codes[i] : codes[i], rows[i]};
  }
  std::vector<Keyed> spare;
  sortByKey(coded, spare, progress);
  std::ranges::transform(coded, rows.begin(), &Keyed::index);
}

} // namespace

Parsed<std::vector<NodePtr>> RecordOrder::valuesOf(Readers& readers, SectionId section, const Expression& path) {
  std::vector<NodePtr> values;
  const auto list = PathValue::make(readers, section, path, PathValue::Part::List);
  if (!list) {
    return std::unexpected(list.error());
  }
  auto single = PathValue::make(readers, section, path, PathValue::Part::Value);
  if (single) {
    values.push_back(std::move(*single));
    return values;
  }
  const std::uint32_t known = (*list)->listLength();
  for (std::uint32_t i = 0; i < (known == 0 ? kComparedOfVarying : std::min(known, kComparedElements)); ++i) {
    Expression element = path;
    element.path.back().element = i;
    auto value = PathValue::make(readers, section, element, PathValue::Part::Value);
    if (!value) {
      return std::unexpected(value.error());
    }
    values.push_back(std::move(*value));
  }
  return values;
}

Parsed<RecordOrder::Compiled> RecordOrder::compiled(const std::vector<SortKey>& keys,
                                                    const structure::Structure& structure, SectionId section) {
  Compiled made{std::make_unique<Readers>(structure), {}};
  for (const SortKey& key : keys) {
    auto values = valuesOf(*made.readers, section, key.path);
    if (!values) {
      return std::unexpected(values.error());
    }
    for (NodePtr& value : *values) {
      made.keys.push_back({std::move(value), key.descending});
    }
  }
  return made;
}

Parsed<RecordOrder> RecordOrder::compile(const QString& columns, const structure::Structure& structure,
                                         SectionId section) {
  const auto keys = parseSortKeys(columns);
  if (!keys) {
    return std::unexpected(keys.error());
  }
  auto first = compiled(*keys, structure, section);
  if (!first) {
    return std::unexpected(first.error());
  }
  RecordOrder order;
  for (const Key& key : first->keys) {
    order.m_columns.push_back({key.value->kind() == ValueKind::Text, key.descending});
  }
  order.m_compiled = std::make_unique<Pool<Compiled>>(
      std::make_unique<Compiled>(std::move(*first)), [keys = *keys, &structure, section] {
        return std::make_unique<Compiled>(std::move(*compiled(keys, structure, section)));
      });
  return order;
}

std::vector<std::uint64_t> RecordOrder::codesOf(std::size_t column, const RowList& rows, Progress& progress) const {
  std::vector<std::uint64_t> codes(rows.size(), kMissing);
  std::vector<QString> texts(m_columns[column].text ? rows.size() : 0);
  const std::size_t steps = (rows.size() + kRowsPerStep - 1) / kRowsPerStep;
  base::inParallel(steps, progress, {}, [&](std::size_t step) {
    const std::size_t first = step * kRowsPerStep;
    const std::size_t count = std::min(kRowsPerStep, rows.size() - first);
    Codes part{std::span(rows).subspan(first, count), std::span(codes).subspan(first, count), {}};
    if (!texts.empty()) {
      part.texts = std::span(texts).subspan(first, count);
    }
    m_compiled->lend([&](Compiled& own) { part.read(*own.keys[column].value, progress); });
  });
  if (m_columns[column].text) {
    rankTexts(std::move(texts), codes, progress);
  }
  return codes;
}

void RecordOrder::sort(RowList& rows, Progress& progress) const {
  // The least important first: every later pass leaves equal ones as they are.
  for (std::size_t column = m_columns.size(); column-- > 0;) {
    sortByCodes(rows, codesOf(column, rows, progress), m_columns[column].descending, progress);
  }
}

RowList allRows(std::uint64_t count) {
  RowList rows(static_cast<std::size_t>(count));
  std::iota(rows.begin(), rows.end(), std::uint64_t{0});
  return rows;
}

} // namespace vitrine::queries
