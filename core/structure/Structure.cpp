#include "core/structure/Structure.h"

#include <QHash>

#include <cassert>

namespace vitrine::structure {
namespace {

bool holds(const Section& section, SpaceId space, std::uint64_t offset) {
  const bool inside = section.range.space == space && section.range.contains(offset);
  return inside &&
         (!section.table || !section.table->isScattered() || section.table->rowAt(offset) < section.table->rowCount());
}

std::optional<std::int64_t> numberIn(const Value& value, std::size_t element) {
  if (const auto* list = std::get_if<std::vector<std::int64_t>>(&value)) {
    return element < list->size() ? std::optional((*list)[element]) : std::nullopt;
  }
  const auto* number = std::get_if<std::int64_t>(&value);
  return number && element == 0 ? std::optional(*number) : std::nullopt;
}

} // namespace

std::optional<SectionId> Structure::find(const QString& pathOrNumber) const {
  bool isNumber = false;
  const uint number = pathOrNumber.toUInt(&isNumber);
  if (isNumber) {
    return number < m_sections.size() ? std::optional<SectionId>(number) : std::nullopt;
  }
  QString wanted = pathOrNumber;
  while (wanted.startsWith(QLatin1Char('/'))) {
    wanted.remove(0, 1);
  }
  // Twice through the list: telling by exact text is far quicker, and nearly always enough.
  const auto first = [this](auto matches) -> std::optional<SectionId> {
    const auto found = std::ranges::find_if(m_sections, matches, &Section::path);
    return found == m_sections.end() ? std::nullopt : std::optional(static_cast<SectionId>(found - m_sections.begin()));
  };
  const auto exact = first([&](const QString& path) { return path == wanted; });
  return exact ? exact : first([&](const QString& path) { return path.compare(wanted, Qt::CaseInsensitive) == 0; });
}

std::optional<SectionId> Structure::sectionAt(SpaceId space, std::uint64_t offset) const {
  std::optional<SectionId> best;
  for (SectionId id = 0; id < m_sections.size(); ++id) {
    const Section& section = m_sections[id];
    if ((!best || section.range.size <= m_sections[*best].range.size) && holds(section, space, offset)) {
      best = id;
    }
  }
  return best;
}

std::optional<RecordRef> Structure::recordAt(SpaceId space, std::uint64_t offset) const {
  std::optional<RecordRef> best;
  std::uint64_t bestSize = 0;
  for (SectionId id = 0; id < m_sections.size(); ++id) {
    const Section& section = m_sections[id];
    if (!section.table || section.range.space != space || !section.range.contains(offset)) {
      continue;
    }
    const std::uint64_t row = section.table->rowAt(offset);
    if (row < section.table->rowCount() && (!best || section.range.size <= bestSize)) {
      best = RecordRef{id, row};
      bestSize = section.range.size;
    }
  }
  return best;
}

std::optional<ByteRange> Structure::rangeOf(const RecordRef& record) const {
  if (record.section >= m_sections.size()) {
    return std::nullopt;
  }
  const RecordTablePtr& table = m_sections[record.section].table;
  if (!table || record.row >= table->rowCount()) {
    return std::nullopt;
  }
  return table->rangeOf(record.row);
}

std::optional<RecordRef> Structure::twinOf(const RecordRef& record) const {
  if (record.section >= m_sections.size()) {
    return std::nullopt;
  }
  const SectionId twin = m_sections[record.section].twin;
  const RecordTablePtr& table = m_sections[twin].table;
  return twin != kRootSection && table && record.row < table->rowCount() ? std::optional(RecordRef{twin, record.row})
                                                                         : std::nullopt;
}

SectionId Structure::withRecords(SectionId section) const {
  const auto hasRecords = [this](SectionId id) { return m_sections[id].table && m_sections[id].table->rowCount() > 0; };
  const SectionId twin = m_sections[section].twin;
  return !hasRecords(section) && twin != kRootSection && hasRecords(twin) ? twin : section;
}

std::optional<RecordRef> Structure::follow(const Field& field, const Value& value, std::size_t element) const {
  const auto number = field.reference.kind == ReferenceKind::None ? std::nullopt : numberIn(value, element);
  if (!number) {
    return std::nullopt;
  }
  const auto [row, negative] = referencedRow(field.reference.kind, *number);
  QString target = QString::fromLatin1(negative ? field.reference.negativeTarget : field.reference.target);
  if (field.reference.kind == ReferenceKind::Section) {
    target = target.arg(*number);
  }
  const auto named = row < 0 ? std::nullopt : find(target);
  if (!named) {
    return std::nullopt;
  }
  const SectionId section = withRecords(*named);
  const RecordTablePtr& table = m_sections[section].table;
  return table && static_cast<std::uint64_t>(row) < table->rowCount()
             ? std::optional(RecordRef{section, static_cast<std::uint64_t>(row)})
             : std::nullopt;
}

StructureBuilder::StructureBuilder(QString rootName, ByteRange whole) {
  Draft root;
  root.section.name = std::move(rootName);
  root.section.range = whole;
  m_drafts.push_back(std::move(root));
}

StructureBuilder::Handle StructureBuilder::add(Handle parent, QString name, ByteRange range) {
  assert(!m_numbered);
  Draft draft;
  draft.section.name = std::move(name);
  draft.section.range = range;
  draft.section.parent = static_cast<SectionId>(parent);
  m_drafts.push_back(std::move(draft));
  const Handle handle = m_drafts.size() - 1;
  m_drafts[parent].children.push_back(handle);
  return handle;
}

void StructureBuilder::pair(Handle one, Handle other) {
  m_drafts[one].twin = other;
  m_drafts[other].twin = one;
}

SectionId StructureBuilder::idOf(Handle handle) const {
  assert(m_numbered);
  return m_drafts[handle].id;
}

void StructureBuilder::number() {
  if (!m_numbered) {
    SectionId next = 0;
    numberBelow(root(), next);
    m_numbered = true;
  }
}

void StructureBuilder::numberBelow(Handle handle, SectionId& next) {
  m_drafts[handle].id = next++;
  QHash<QString, int> seen;
  for (const Handle child : m_drafts[handle].children) {
    Section& section = m_drafts[child].section;
    const int nth = ++seen[section.name];
    section.path = pathBelow(m_drafts[handle].section.path, section.name, nth);
    numberBelow(child, next);
  }
}

QString StructureBuilder::pathBelow(const QString& above, const QString& name, int nth) {
  // A slash inside a name (an archive entry) stays: the path is looked up whole, never split.
  const QString last = nth == 1 ? name : QStringLiteral("%1#%2").arg(name).arg(nth);
  return above.isEmpty() ? last : above + QLatin1Char('/') + last;
}

QString StructureBuilder::pathOf(Handle handle) const {
  if (handle == root()) {
    return {};
  }
  const Section& section = m_drafts[handle].section;
  const auto& beside = m_drafts[section.parent].children;
  const auto nth = 1 + std::count_if(beside.begin(), std::ranges::find(beside, handle),
                                     [&](Handle each) { return m_drafts[each].section.name == section.name; });
  return pathBelow(pathOf(section.parent), section.name, static_cast<int>(nth));
}

Structure StructureBuilder::build() {
  number();
  Structure structure;
  structure.m_sections.resize(m_drafts.size());
  for (Draft& draft : m_drafts) {
    Section& section = structure.m_sections[draft.id];
    section = std::move(draft.section);
    section.parent = m_drafts[section.parent].id;
    section.twin = draft.twin ? m_drafts[*draft.twin].id : kRootSection;
    for (const Handle child : draft.children) {
      section.children.push_back(m_drafts[child].id);
    }
  }
  return structure;
}

} // namespace vitrine::structure
