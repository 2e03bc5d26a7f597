#include "core/structure/FieldTargets.h"

namespace vitrine::structure {

FieldTargets::FieldTargets(const SectionPaths& paths, const Field& field)
    : m_paths(&paths), m_kind(field.reference.kind) {
  const auto named = [&](const char* path) {
    return path ? targetOf(paths.find(QString::fromLatin1(path))) : Target();
  };
  if (m_kind == ReferenceKind::Section) {
    m_pattern = QString::fromLatin1(field.reference.target);
  } else if (m_kind != ReferenceKind::None) {
    m_target = named(field.reference.target);
    m_negative = named(field.reference.negativeTarget);
  }
}

FieldTargets::Target FieldTargets::targetOf(const std::optional<SectionId>& named) const {
  if (!named) {
    return {};
  }
  const SectionId section = m_paths->structure().withRecords(*named);
  const RecordTablePtr& table = m_paths->structure()[section].table;
  return table ? Target{section, table->rowCount()} : Target();
}

FieldTargets::Target FieldTargets::sectionNumbered(std::int64_t number) const {
  return targetOf(m_paths->find(m_pattern.arg(number)));
}

std::vector<SectionId> FieldTargets::sections() const {
  std::vector<SectionId> found;
  if (m_kind == ReferenceKind::Section) {
    const QString before = m_pattern.section(QStringLiteral("%1"), 0, 0);
    const QString behind = m_pattern.section(QStringLiteral("%1"), 1);
    for (SectionId id = 0; id < m_paths->structure().size(); ++id) {
      const QString& path = m_paths->structure()[id].path;
      bool numbered = false;
      if (path.size() > before.size() + behind.size() && path.startsWith(before, Qt::CaseInsensitive) &&
          path.endsWith(behind, Qt::CaseInsensitive)) {
        path.mid(before.size(), path.size() - before.size() - behind.size()).toLongLong(&numbered);
      }
      if (numbered && targetOf(id).rows > 0) {
        found.push_back(id);
      }
    }
    return found;
  }
  for (const Target& target : {m_target, m_negative}) {
    if (target.rows > 0 && std::ranges::find(found, target.section) == found.end()) {
      found.push_back(target.section);
    }
  }
  std::ranges::sort(found);
  return found;
}

} // namespace vitrine::structure
