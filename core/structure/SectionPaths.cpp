#include "core/structure/SectionPaths.h"

namespace vitrine::structure {

SectionPaths::SectionPaths(const Structure& structure) : m_structure(&structure) {
  m_exact.reserve(static_cast<qsizetype>(structure.size()));
  m_folded.reserve(static_cast<qsizetype>(structure.size()));
  // Backwards, so that the first of equal paths stays.
  for (std::size_t id = structure.size(); id-- > 0;) {
    const QString& path = structure[static_cast<SectionId>(id)].path;
    m_exact.insert(path, static_cast<SectionId>(id));
    m_folded.insert(path.toCaseFolded(), static_cast<SectionId>(id));
  }
}

std::optional<SectionId> SectionPaths::find(const QString& pathOrNumber) const {
  bool isNumber = false;
  const uint number = pathOrNumber.toUInt(&isNumber);
  if (isNumber) {
    return number < m_structure->size() ? std::optional<SectionId>(number) : std::nullopt;
  }
  QString wanted = pathOrNumber;
  while (wanted.startsWith(QLatin1Char('/'))) {
    wanted.remove(0, 1);
  }
  if (const auto exact = m_exact.constFind(wanted); exact != m_exact.cend()) {
    return *exact;
  }
  const auto folded = m_folded.constFind(wanted.toCaseFolded());
  return folded == m_folded.cend() ? std::nullopt : std::optional(*folded);
}

} // namespace vitrine::structure
