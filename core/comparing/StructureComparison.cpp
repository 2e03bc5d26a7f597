#include "core/comparing/StructureComparison.h"

#include "core/base/Translate.h"
#include "core/comparing/EntityComparison.h"
#include "core/comparing/RecordComparison.h"

#include <algorithm>
#include <unordered_map>

namespace vitrine::comparing {
namespace {

constexpr std::uint64_t kComparedAtOnce = 1 << 20;
/// Numbers below are too common to be taken for the place of something.
constexpr std::uint64_t kLeastPlace = 256;

QString comparingPhase() {
  return base::translate("comparing", "Comparing sections");
}

bool sameBytes(const ByteSpaces& before, const ByteRange& a, const ByteSpaces& after, const ByteRange& b,
               const base::Progress& progress) {
  if (a.size != b.size) {
    return false;
  }
  for (std::uint64_t at = 0; at < a.size; at += kComparedAtOnce) {
    progress.check();
    const std::uint64_t size = std::min(kComparedAtOnce, a.size - at);
    const auto one = before.read({a.space, a.offset + at, size});
    const auto two = after.read({b.space, b.offset + at, size});
    if (one.has_value() != two.has_value()) {
      return false;
    }
    if (one && !std::ranges::equal(one->span(), two->span())) {
      return false;
    }
  }
  return true;
}

bool sameFields(const structure::RecordLayout& before, const structure::RecordLayout& after) {
  return std::ranges::equal(before.fields, after.fields, [](const structure::Field& a, const structure::Field& b) {
    return std::string_view(a.name) == b.name && a.type == b.type;
  });
}

/// The work on the sections of both.
class SectionsOfBoth {
public:
  SectionsOfBoth(const Document& before, const Document& after, base::Progress& progress)
      : m_before(before), m_after(after), m_progress(progress), m_hashesBefore(before.structure, progress),
        m_hashesAfter(after.structure, progress) {
    m_sections.area = Area::Sections;
    m_contents.area = Area::Contents;
  }

  std::vector<DifferenceGroup> compare() {
    matchPaths();
    compareMatched();
    std::vector<DifferenceGroup> groups;
    groups.push_back(compareEntities(m_before, m_after, m_progress));
    groups.push_back(std::move(m_contents));
    groups.push_back(std::move(m_sections));
    std::ranges::move(m_records, std::back_inserter(groups));
    std::erase_if(groups, [](const DifferenceGroup& group) { return group.empty(); });
    return groups;
  }

private:
  struct SectionPair {
    SectionId before;
    SectionId after;
  };

  /// Sections below one that only one document has are not listed beside it.
  void matchPaths() {
    std::unordered_map<QString, SectionId> byPath;
    for (SectionId id = 0; id < m_after.structure.size(); ++id) {
      byPath.emplace(id == structure::kRootSection ? QString() : m_after.structure[id].path, id);
    }
    std::vector<bool> alone(m_before.structure.size());
    std::vector<bool> found(m_after.structure.size());
    for (SectionId id = 0; id < m_before.structure.size(); ++id) {
      m_progress.check();
      const auto other = byPath.find(id == structure::kRootSection ? QString() : m_before.structure[id].path);
      if (other == byPath.end()) {
        alone[id] = true;
        if (!alone[m_before.structure[id].parent]) {
          listAlone(Change::Removed, m_before.structure[id], id);
        }
        continue;
      }
      found[other->second] = true;
      m_pairs.push_back({id, other->second});
      notePlaces(m_before.structure[id].range, m_after.structure[other->second].range);
    }
    for (SectionId id = 0; id < found.size(); ++id) {
      if (!found[id] && found[m_after.structure[id].parent]) {
        listAlone(Change::Added, m_after.structure[id], id);
      }
    }
  }

  void notePlaces(const ByteRange& before, const ByteRange& after) {
    for (const auto& [from, to] : {std::pair(before.offset, after.offset), std::pair(before.size, after.size)}) {
      if (from != to && from >= kLeastPlace) {
        m_places.emplace(static_cast<std::int64_t>(from), static_cast<std::int64_t>(to));
      }
    }
  }

  void listAlone(Change change, const structure::Section& section, SectionId id) {
    Difference difference;
    difference.change = change;
    difference.name = section.path;
    (change == Change::Added ? difference.after : difference.before).section = id;
    m_sections.add(std::move(difference));
  }

  void compareMatched() {
    std::size_t done = 0;
    for (const SectionPair& pair : m_pairs) {
      m_progress.step(comparingPhase(), static_cast<double>(done++) / static_cast<double>(m_pairs.size()));
      compareSection(pair);
    }
  }

  void compareSection(const SectionPair& pair) {
    const structure::Section& a = m_before.structure[pair.before];
    const structure::Section& b = m_after.structure[pair.after];
    const bool same = sameBytes(m_before.spaces, a.range, m_after.spaces, b.range, m_progress);
    if (same) {
      if (a.range.offset != b.range.offset && pair.before != structure::kRootSection) {
        listMoved(pair);
      }
      return;
    }
    const bool tables = a.table && b.table && sameFields(a.table->layout(), b.table->layout()) &&
                        std::max(a.table->rowCount(), b.table->rowCount()) <= kMostComparedRecords;
    const std::size_t listed = m_listed;
    if (isEntityText(a)) {
      ++m_listed;
    } else if (tables) {
      addRecords(pair, *a.table, *b.table);
    }
    const bool leaf = a.children.empty() && b.children.empty();
    if (a.range.size != b.range.size && pair.before != structure::kRootSection && !leaf) {
      listResized(pair);
    } else if (m_listed == listed && leaf) {
      listContent(pair);
    }
  }

  bool isEntityText(const structure::Section& section) const {
    return m_before.entityText && m_after.entityText && section.range.space == m_before.entityText->range.space &&
           section.range.offset == m_before.entityText->range.offset && section.table;
  }

  void addRecords(const SectionPair& pair, const structure::RecordTable& before, const structure::RecordTable& after) {
    DifferenceGroup group =
        compareRecords({pair.before, before, m_hashesBefore}, {pair.after, after, m_hashesAfter}, m_places, m_progress);
    group.path = m_before.structure[pair.before].path;
    if (!group.empty()) {
      ++m_listed;
      m_records.push_back(std::move(group));
    }
  }

  Difference ofPair(Change change, const SectionPair& pair) const {
    Difference difference;
    difference.change = change;
    difference.name = m_before.structure[pair.before].path;
    difference.before.section = pair.before;
    difference.after.section = pair.after;
    return difference;
  }

  void listMoved(const SectionPair& pair) { m_sections.add(ofPair(Change::Moved, pair)); }

  static FieldChange sizeChange(const ByteRange& before, const ByteRange& after) {
    return {base::translate("comparing", "size"), QString::number(before.size), QString::number(after.size)};
  }

  void listResized(const SectionPair& pair) {
    Difference difference = ofPair(Change::Changed, pair);
    difference.fields.push_back(sizeChange(m_before.structure[pair.before].range, m_after.structure[pair.after].range));
    m_sections.add(std::move(difference));
  }

  void listContent(const SectionPair& pair) {
    Difference difference = ofPair(Change::Changed, pair);
    const ByteRange& before = m_before.structure[pair.before].range;
    const ByteRange& after = m_after.structure[pair.after].range;
    if (before.size != after.size) {
      difference.fields.push_back(sizeChange(before, after));
    }
    m_contents.add(std::move(difference));
  }

  const Document& m_before;
  const Document& m_after;
  base::Progress& m_progress;
  RecordHashes m_hashesBefore;
  RecordHashes m_hashesAfter;
  PlacePairs m_places;
  std::vector<SectionPair> m_pairs;
  DifferenceGroup m_sections;
  DifferenceGroup m_contents;
  std::vector<DifferenceGroup> m_records;
  std::size_t m_listed = 0; ///< sections with differences of their own kind
};

} // namespace

std::vector<DifferenceGroup> compareStructures(const Document& before, const Document& after,
                                               base::Progress& progress) {
  return SectionsOfBoth(before, after, progress).compare();
}

} // namespace vitrine::comparing
