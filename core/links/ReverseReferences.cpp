#include "core/links/ReverseReferences.h"

#include "core/base/MakeUnique.h"
#include "core/links/EntityGraph.h"
#include "core/queries/FieldReader.h"
#include "core/structure/FieldTargets.h"

#include <functional>
#include <limits>
#include <map>

namespace vitrine::links {
namespace {

constexpr std::uint64_t kRowsBetweenSteps = 1024;

/// Targets of all numbers of one field in one record.
class NumbersOfRow {
public:
  NumbersOfRow(queries::RecordReader& records, std::size_t field) : m_reader(records, field) {}

  template <class Use>
  void each(std::uint64_t row, Use use) {
    if (m_reader.isList()) {
      m_reader.list(row, m_list);
      for (const double number : m_list) {
        use(static_cast<std::int64_t>(number));
      }
      return;
    }
    std::int64_t number = 0;
    if (m_reader.integer(row, number)) {
      use(number);
    }
  }

private:
  queries::FieldReader m_reader;
  std::vector<double> m_list;
};

bool hasReferences(const structure::RecordLayout& layout) {
  return std::ranges::any_of(layout.fields, [](const structure::Field& field) {
    return field.reference.kind != structure::ReferenceKind::None;
  });
}

/// Reads the links of one field, and leaves them by the sections they lead to.
template <class LinksByTarget>
void readLinks(queries::RecordReader& records, std::size_t field, const structure::FieldTargets& targets,
               LinksByTarget& found, const std::function<void()>& step) {
  NumbersOfRow numbers(records, field);
  for (std::uint64_t row = 0; row < records.table().rowCount(); ++row) {
    if (row % kRowsBetweenSteps == 0) {
      step();
    }
    numbers.each(row, [&](std::int64_t number) {
      if (const auto target = targets.follow(number)) {
        found[target->section].push_back({static_cast<std::uint32_t>(target->row), static_cast<std::uint32_t>(row)});
      }
    });
  }
}

} // namespace

QString nameOf(const structure::Structure& structure, const RecordUse& use) {
  return use.key.isEmpty() ? QString::fromLatin1(structure[use.section].table->layout().fields[use.field].name)
                           : use.key;
}

ReverseReferences ReverseReferences::of(const structure::Structure& structure, Progress& progress) {
  ReverseReferences made;
  std::ranges::transform(structure.sections(), std::back_inserter(made.m_twins), &structure::Section::twin);
  const structure::SectionPaths paths(structure);
  for (SectionId section = 0; section < structure.size(); ++section) {
    const structure::RecordTablePtr& table = structure[section].table;
    // Rows are kept in 32 bits; no table that a format makes is longer.
    if (!table || !hasReferences(table->layout()) || table->rowCount() > std::numeric_limits<std::uint32_t>::max()) {
      continue;
    }
    const auto step = [&] { progress.step({}, static_cast<double>(section) / static_cast<double>(structure.size())); };
    queries::RecordReader records(table);
    for (std::size_t field = 0; field < table->layout().fields.size(); ++field) {
      const structure::Field& leading = table->layout().fields[field];
      std::map<SectionId, std::vector<Link>> found;
      if (leading.reference.kind != structure::ReferenceKind::None) {
        readLinks(records, field, structure::FieldTargets(paths, leading), found, step);
      }
      for (auto& [target, links] : found) {
        step();
        base::makeUnique(links);
        made.m_groups.push_back({section, field, target, std::move(links)});
      }
    }
  }
  return made;
}

ReverseReferences ReverseReferences::of(const Document& document, Progress& progress) {
  ReverseReferences made = of(document.structure, progress);
  if (const auto entities = EntityGraph::of(document, progress)) {
    made.addConnections(*entities);
  }
  return made;
}

void ReverseReferences::addConnections(const EntityGraph& entities) {
  std::map<QString, std::vector<Link>> byKey;
  std::optional<SectionId> section;
  for (const document::EntityConnection& connection : entities.connections()) {
    const Entity& from = entities.entities()[connection.from];
    if (!from.record) {
      return; // they have no records
    }
    section = from.record->section;
    for (const std::uint32_t to : connection.to) {
      byKey[from.keys[connection.key].first].push_back({to, connection.from});
    }
  }
  for (auto& [key, links] : byKey) {
    base::makeUnique(links);
    m_groups.push_back({*section, 0, *section, std::move(links), key});
  }
}

std::vector<RecordUse> ReverseReferences::usesOf(const RecordRef& record) const {
  std::vector<RecordUse> uses;
  if (record.section >= m_twins.size() || record.row > std::numeric_limits<std::uint32_t>::max()) {
    return uses;
  }
  const SectionId twin = m_twins[record.section];
  for (const Group& group : m_groups) {
    if (group.target != record.section && (twin == structure::kRootSection || group.target != twin)) {
      continue;
    }
    const auto links = std::ranges::equal_range(group.links, static_cast<std::uint32_t>(record.row), {}, &Link::target);
    if (!links.empty()) {
      RecordUse& use = uses.emplace_back(RecordUse{group.section, group.field, {}, group.key});
      std::ranges::transform(links, std::back_inserter(use.rows), &Link::row);
    }
  }
  return uses;
}

std::uint64_t ReverseReferences::size() const {
  std::uint64_t size = 0;
  for (const Group& group : m_groups) {
    size += group.links.size();
  }
  return size;
}

} // namespace vitrine::links
