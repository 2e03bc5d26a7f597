#include "core/formats/xops/assets/XopsContent.h"

#include <QDir>
#include <QFileInfo>

namespace vitrine::formats::xops {

std::vector<SearchPath> XopsContent::searchPaths(const QString& file, const FormatInfo& format) const {
  const QDir folder = QFileInfo(file).absoluteDir();
  const bool mission = format.id == QLatin1StringView("xops-mif");
  const char* reason = mission ? QT_TRANSLATE_NOOP("formats", "the mission's folder")
                       : format.id == QLatin1StringView("xops-pd1") ? QT_TRANSLATE_NOOP("formats", "the points' folder")
                                                                    : QT_TRANSLATE_NOOP("formats", "the map's folder");
  std::vector<SearchPath> paths{{folder.absolutePath(), QString::fromLatin1(reason)}};
  if (mission && folder.dirName().compare(QLatin1StringView("addon"), Qt::CaseInsensitive) == 0) {
    paths.push_back({QFileInfo(folder.absolutePath()).absolutePath(),
                     QString::fromLatin1(QT_TRANSLATE_NOOP("formats", "the game folder above addon"))});
  }
  return paths;
}

} // namespace vitrine::formats::xops
