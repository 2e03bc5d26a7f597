#include "core/queries/RecordOrder.h"

#include "core/queries/Parser.h"

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
constexpr std::size_t kComparisonsBetweenChecks = 4096;

/// Number that is the greater the greater `value` is.
std::uint64_t codeOf(std::int64_t value) {
  return std::min(static_cast<std::uint64_t>(value) ^ kHighestBit, kLastCode);
}

std::uint64_t codeOf(double value) {
  const auto bits = std::bit_cast<std::uint64_t>(value == 0 ? 0.0 : value);
  return std::min((bits & kHighestBit) != 0 ? ~bits : bits | kHighestBit, kLastCode);
}

struct Coded {
  std::uint64_t code;
  std::uint64_t row;
};

/// Comparison that looks now and then whether the user has cancelled.
template <class Compare>
auto watched(const Progress& progress, Compare compare) {
  return [&progress, compare, calls = std::size_t{0}](const auto& a, const auto& b) mutable {
    if (++calls % kComparisonsBetweenChecks == 0) {
      progress.check();
    }
    return compare(a, b);
  };
}

/// Codes of one key: all of its numbers, or the ranks of its texts.
class Coding {
public:
  Coding(Node& key, Progress& progress) : m_key(key), m_progress(progress) {}

  std::vector<std::uint64_t> codesOf(const RowList& rows) {
    std::vector<std::uint64_t> codes(rows.size(), kMissing);
    for (std::size_t first = 0; first < rows.size(); first += kRunLength) {
      m_progress.step({}, static_cast<double>(first) / static_cast<double>(rows.size()));
      const std::size_t count = std::min(kRunLength, rows.size() - first);
      Values values = m_key.evaluate(std::span(rows).subspan(first, count), m_progress);
      if (values.kind == ValueKind::Integer && m_key.kind() == ValueKind::Real) {
        values.makeReal();
      }
      for (std::size_t i = 0; i < count; ++i) {
        if (values.has(i)) {
          codes[first + i] = codeAt(values, i, first + i);
        }
      }
    }
    rankTexts(codes);
    return codes;
  }

private:
  std::uint64_t codeAt(Values& values, std::size_t i, std::size_t place) {
    switch (values.kind) {
    case ValueKind::Truth:
    case ValueKind::Integer:
      return codeOf(values.integers[i]);
    case ValueKind::Real:
      return std::isnan(values.reals[i]) ? kNoNumber : codeOf(values.reals[i]);
    case ValueKind::Text:
      m_texts.emplace_back(std::move(values.texts[i]), place);
      return 0;
    }
    return kMissing;
  }

  void rankTexts(std::vector<std::uint64_t>& codes) {
    const auto before = [](const auto& a, const auto& b) { return a.first < b.first; };
    std::sort(m_texts.begin(), m_texts.end(), watched(m_progress, before));
    std::uint64_t rank = 0;
    for (std::size_t i = 0; i < m_texts.size(); ++i) {
      rank += i > 0 && m_texts[i - 1].first != m_texts[i].first ? 1 : 0;
      codes[m_texts[i].second] = rank;
    }
  }

  Node& m_key;
  Progress& m_progress;
  std::vector<std::pair<QString, std::size_t>> m_texts;
};

void sortByCodes(RowList& rows, std::vector<std::uint64_t> codes, bool descending, const Progress& progress) {
  std::vector<Coded> coded(rows.size());
  for (std::size_t i = 0; i < rows.size(); ++i) {
    const bool isValue = codes[i] < kNoNumber;
    coded[i] = {descending && isValue ? kLastCode - codes[i] : codes[i], rows[i]};
  }
  const auto before = [](const Coded& a, const Coded& b) { return a.code < b.code; };
  std::stable_sort(coded.begin(), coded.end(), watched(progress, before));
  std::ranges::transform(coded, rows.begin(), &Coded::row);
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

Parsed<RecordOrder> RecordOrder::compile(const QString& columns, const structure::Structure& structure,
                                         SectionId section) {
  const auto keys = parseSortKeys(columns);
  if (!keys) {
    return std::unexpected(keys.error());
  }
  RecordOrder order;
  order.m_readers = std::make_unique<Readers>(structure);
  for (const SortKey& key : *keys) {
    auto values = valuesOf(*order.m_readers, section, key.path);
    if (!values) {
      return std::unexpected(values.error());
    }
    for (NodePtr& value : *values) {
      order.m_keys.push_back({std::move(value), key.descending});
    }
  }
  return order;
}

void RecordOrder::sort(RowList& rows, Progress& progress) const {
  // The least important first: every later pass leaves equal ones as they are.
  for (auto key = m_keys.rbegin(); key != m_keys.rend(); ++key) {
    sortByCodes(rows, Coding(*key->value, progress).codesOf(rows), key->descending, progress);
  }
}

RowList allRows(std::uint64_t count) {
  RowList rows(static_cast<std::size_t>(count));
  std::iota(rows.begin(), rows.end(), std::uint64_t{0});
  return rows;
}

} // namespace vitrine::queries
