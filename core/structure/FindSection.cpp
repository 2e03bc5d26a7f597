#include "core/structure/FindSection.h"

#include "core/base/Translate.h"

namespace vitrine::structure {

Result<SectionId> findSection(const Structure& structure, const QString& name) {
  if (const auto found = structure.find(name)) {
    return *found;
  }
  std::vector<SectionId> ending;
  const QString tail = QLatin1Char('/') + name;
  for (SectionId id = 0; id < structure.size(); ++id) {
    if (structure[id].path.endsWith(tail, Qt::CaseInsensitive)) {
      ending.push_back(id);
    }
  }
  if (ending.size() == 1) {
    return ending.front();
  }
  if (ending.empty()) {
    return std::unexpected(
        Error::of(ErrorCode::NotFound, base::translate("formats", "there is no section \"%1\"").arg(name)));
  }
  return std::unexpected(
      Error::of(ErrorCode::NotFound, base::translate("formats", "\"%1\" may be %2 or %3")
                                         .arg(name, structure[ending[0]].path, structure[ending[1]].path)));
}

} // namespace vitrine::structure
