#include "core/comparing/RecordComparison.h"

#include "core/comparing/ContentMatch.h"

#include <algorithm>
#include <map>

namespace vitrine::comparing {
namespace {

/// Records whose number in one field went the same way: from so many on it is the bytes they lead to that moved.
constexpr std::size_t kFewestShifted = 4;

using Shift = std::pair<std::size_t, std::int64_t>; ///< field, distance

struct TableKeys {
  std::vector<std::uint64_t> content;
  std::vector<std::uint64_t> numbers;
  std::vector<std::uint64_t> substance;
};

TableKeys keysOfTable(const ComparedTable& compared, const base::Progress& progress) {
  const std::uint64_t count = compared.table.rowCount();
  TableKeys keys;
  keys.content.reserve(count);
  keys.numbers.reserve(count);
  keys.substance.reserve(count);
  for (std::uint64_t row = 0; row < count; ++row) {
    progress.check();
    const RecordHashes::Keys of = compared.hashes.keysOf(compared.table.layout(), compared.table.row(row));
    keys.content.push_back(of.content);
    keys.numbers.push_back(of.numbers);
    keys.substance.push_back(of.substance);
  }
  return keys;
}

/// A record in both, and the fields that tell them apart.
struct RecordPair {
  std::uint64_t before = 0;
  std::uint64_t after = 0;
  std::vector<std::size_t> fields;
};

/// The work on one section.
class SectionRecords {
public:
  SectionRecords(const ComparedTable& before, const ComparedTable& after, const PlacePairs& places,
                 const base::Progress& progress)
      : m_before(before), m_after(after), m_places(places), m_progress(progress),
        m_match(before.table.rowCount(), after.table.rowCount()) {}

  DifferenceGroup compare() {
    const TableKeys before = keysOfTable(m_before, m_progress);
    const TableKeys after = keysOfTable(m_after, m_progress);
    m_match.pairByKeys(before.content, after.content, m_progress);
    m_match.pairByKeys(before.numbers, after.numbers, m_progress);
    m_match.pairByKeys(before.substance, after.substance, m_progress);
    pairRest();
    DifferenceGroup group;
    group.area = Area::Records;
    group.countBefore = m_before.table.rowCount();
    group.countAfter = m_after.table.rowCount();
    group.reordered = m_match.countReordered();
    listChanged(before, after, group);
    listAlone(group);
    return group;
  }

private:
  std::size_t fieldCount() const { return m_before.table.layout().fields.size(); }

  /// Pairs what stands between the same matches, in order; then what has the same number.
  void pairRest() {
    if (m_match.isComplete()) {
      return;
    }
    const ContentMatch::Gaps gaps = m_match.gaps();
    std::map<std::uint64_t, std::vector<std::uint64_t>> waiting;
    for (std::uint64_t j = gaps.after.size(); j-- > 0;) {
      if (m_match.toBefore[j] == kUnmatched) {
        waiting[gaps.after[j]].push_back(j);
      }
    }
    for (std::uint64_t i = 0; i < gaps.before.size(); ++i) {
      m_progress.check();
      const auto found = m_match.toAfter[i] == kUnmatched ? waiting.find(gaps.before[i]) : waiting.end();
      if (found != waiting.end() && !found->second.empty() && areAlike(i, found->second.back())) {
        m_match.pair(i, found->second.back());
        found->second.pop_back();
      }
    }
    pairByIndex();
    if (hasOnlyNumbers()) {
      pairInOrder();
    }
  }

  void pairByIndex() {
    const std::size_t shared = std::min(m_match.toAfter.size(), m_match.toBefore.size());
    for (std::uint64_t i = 0; i < shared; ++i) {
      if (m_match.toAfter[i] == kUnmatched && m_match.toBefore[i] == kUnmatched && areAlike(i, i)) {
        m_match.pair(i, i);
      }
    }
  }

  void pairInOrder() {
    std::uint64_t j = 0;
    for (std::uint64_t i = 0; i < m_match.toAfter.size(); ++i) {
      while (j < m_match.toBefore.size() && m_match.toBefore[j] != kUnmatched) {
        ++j;
      }
      if (j < m_match.toBefore.size() && m_match.toAfter[i] == kUnmatched) {
        m_match.pair(i, j);
      }
    }
  }

  /// True if at least half of the fields say the same, or there are as few as one; or if the records are numbers alone.
  bool areAlike(std::uint64_t before, std::uint64_t after) const {
    const auto a = m_before.table.row(before);
    const auto b = m_after.table.row(after);
    return a && b && (hasOnlyNumbers() || differing(*a, *b).size() <= std::max<std::size_t>(1, fieldCount() / 2));
  }

  /// True for lists of indices and offsets, which say nothing by themselves.
  bool hasOnlyNumbers() const {
    return std::ranges::all_of(m_before.table.layout().fields, [](const structure::Field& field) {
      return field.flags.empty() && field.values.empty() && field.count == 1 && !field.counter &&
             structure::elementSize(field.type) > 1 && field.type != structure::FieldType::F32 &&
             field.type != structure::FieldType::F64 && field.type != structure::FieldType::Fixed;
    });
  }

  std::vector<std::size_t> differing(const structure::Row& before, const structure::Row& after) const {
    std::vector<std::size_t> fields;
    for (std::size_t field = 0; field < std::min(before.cells.size(), after.cells.size()); ++field) {
      if (hashOf(before.cells[field]) != hashOf(after.cells[field]) && !leadsToSame(field, before, after)) {
        fields.push_back(field);
      }
    }
    return fields;
  }

  /// True for references to records of the same content, and places of sections that are elsewhere now.
  bool leadsToSame(std::size_t field, const structure::Row& before, const structure::Row& after) const {
    const std::uint64_t target = m_before.hashes.targets(m_before.table.layout().fields[field], before.cells[field]);
    if (target != 0) {
      return target == m_after.hashes.targets(m_after.table.layout().fields[field], after.cells[field]);
    }
    const auto* from = std::get_if<std::int64_t>(&before.cells[field]);
    const auto* to = std::get_if<std::int64_t>(&after.cells[field]);
    return from && to && m_places.contains({*from, *to});
  }

  void listChanged(const TableKeys& before, const TableKeys& after, DifferenceGroup& group) {
    std::vector<RecordPair> pairs;
    std::map<Shift, std::size_t> shifts;
    for (std::uint64_t i = 0; i < m_match.toAfter.size(); ++i) {
      const std::uint32_t j = m_match.toAfter[i];
      if (j == kUnmatched || before.numbers[i] == after.numbers[j]) {
        continue;
      }
      m_progress.check();
      const auto a = m_before.table.row(i);
      const auto b = m_after.table.row(j);
      pairs.push_back({i, j, a && b ? differing(*a, *b) : std::vector<std::size_t>()});
      for (const std::size_t field : pairs.back().fields) {
        if (const auto distance = distanceOf(a->cells[field], b->cells[field])) {
          ++shifts[{field, *distance}];
        }
      }
    }
    for (RecordPair& pair : pairs) {
      m_progress.check();
      listPair(pair, shifts, group);
    }
  }

  static std::optional<std::int64_t> distanceOf(const structure::Value& before, const structure::Value& after) {
    const auto* from = std::get_if<std::int64_t>(&before);
    const auto* to = std::get_if<std::int64_t>(&after);
    return from && to ? std::optional(static_cast<std::int64_t>(static_cast<std::uint64_t>(*to) -
                                                                static_cast<std::uint64_t>(*from)))
                      : std::nullopt;
  }

  void listPair(const RecordPair& pair, const std::map<Shift, std::size_t>& shifts, DifferenceGroup& group) const {
    Difference difference = named(Change::Changed, pair.before, pair.after);
    if (!pair.fields.empty()) {
      const auto a = m_before.table.row(pair.before);
      const auto b = m_after.table.row(pair.after);
      for (const std::size_t field : pair.fields) {
        const auto distance = distanceOf(a->cells[field], b->cells[field]);
        const auto shift = distance ? shifts.find({field, *distance}) : shifts.end();
        if (shift == shifts.end() || shift->second < kFewestShifted || !isOffset(field)) {
          difference.fields.push_back({QString::fromUtf8(m_before.table.layout().fields[field].name),
                                       structure::toText(a->cells[field]), structure::toText(b->cells[field])});
        }
      }
    }
    if (difference.fields.empty()) {
      difference.change = Change::Renumbered;
    }
    group.add(std::move(difference));
  }

  /// True if a number may be a place: no bits with names, no small type.
  bool isOffset(std::size_t field) const {
    const structure::Field& of = m_before.table.layout().fields[field];
    return of.flags.empty() && of.values.empty() && structure::elementSize(of.type) > 1;
  }

  Difference named(Change change, std::optional<std::uint64_t> before, std::optional<std::uint64_t> after) const {
    Difference difference;
    difference.change = change;
    difference.name =
        QStringLiteral("%1 %2").arg(QString::fromUtf8(m_before.table.layout().name)).arg(before ? *before : *after);
    if (before) {
      difference.before.record = RecordRef{m_before.section, *before};
      difference.before.section = m_before.section;
    }
    if (after) {
      difference.after.record = RecordRef{m_after.section, *after};
      difference.after.section = m_after.section;
    }
    return difference;
  }

  void listAlone(DifferenceGroup& group) const {
    for (std::uint64_t i = 0; i < m_match.toAfter.size(); ++i) {
      if (m_match.toAfter[i] == kUnmatched) {
        group.add(named(Change::Removed, i, std::nullopt));
      }
    }
    for (std::uint64_t j = 0; j < m_match.toBefore.size(); ++j) {
      if (m_match.toBefore[j] == kUnmatched) {
        group.add(named(Change::Added, std::nullopt, j));
      }
    }
  }

  const ComparedTable& m_before;
  const ComparedTable& m_after;
  const PlacePairs& m_places;
  const base::Progress& m_progress;
  ContentMatch m_match;
};

} // namespace

DifferenceGroup compareRecords(const ComparedTable& before, const ComparedTable& after, const PlacePairs& places,
                               const base::Progress& progress) {
  return SectionRecords(before, after, places, progress).compare();
}

} // namespace vitrine::comparing
