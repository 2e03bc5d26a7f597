#include "core/formats/api/ContentLocator.h"

#include <QtGlobal>

namespace vitrine::formats {

std::vector<SearchPath> ContentLocator::searchPaths(const QString&, const FormatInfo&) const {
  return {};
}

std::vector<SearchPath> ContentLocator::searchPathsIn(const QString& folder) const {
  return {{folder, QString::fromLatin1(QT_TRANSLATE_NOOP("formats", "named as the game's folder"))}};
}

std::vector<SuggestedContent> ContentLocator::suggestedContent(const std::vector<files::MissingFile>&,
                                                               base::Progress&) const {
  return {};
}

} // namespace vitrine::formats
