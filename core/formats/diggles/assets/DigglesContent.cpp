#include "core/formats/diggles/assets/DigglesContent.h"

#include <QDir>
#include <QFileInfo>

#include <algorithm>

namespace vitrine::formats::diggles {
namespace {

/// The folder of this name in another, however it is spelt.
bool hasFolder(const QDir& folder, QLatin1StringView name) {
  const QStringList folders = folder.entryList(QDir::Dirs | QDir::NoDotAndDotDot);
  return std::ranges::any_of(folders, [&](const QString& one) { return one.compare(name, Qt::CaseInsensitive) == 0; });
}

} // namespace

std::vector<SearchPath> DigglesContent::searchPaths(const QString& file, const FormatInfo&) const {
  const QDir own = QFileInfo(file).absoluteDir();
  std::vector<SearchPath> paths;
  if (QDir above = own; above.cdUp() && hasFolder(above, QLatin1StringView("Texture"))) {
    paths.push_back(
        {above.absolutePath(), QString::fromLatin1(QT_TRANSLATE_NOOP("formats", "the game's data folder"))});
  }
  paths.push_back({own.absolutePath(), QString::fromLatin1(QT_TRANSLATE_NOOP("formats", "the model's folder"))});
  return paths;
}

} // namespace vitrine::formats::diggles
