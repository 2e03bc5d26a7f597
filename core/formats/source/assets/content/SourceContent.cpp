#include "core/formats/source/assets/content/SourceContent.h"

#include "core/formats/source/assets/content/GameSearchPaths.h"
#include "core/formats/source/assets/content/SuggestedContent.h"

#include <QDir>
#include <QFileInfo>

namespace vitrine::formats::source {
namespace {

/// True if files lie beside a map that stand for its lumps.
bool hasSideFiles(const QString& map) {
  const QFileInfo file(map);
  const QString start = file.completeBaseName() + QStringLiteral("_l_");
  const QStringList names = file.dir().entryList({QStringLiteral("*.lmp")}, QDir::Files);
  return std::ranges::any_of(names,
                             [&start](const QString& name) { return name.startsWith(start, Qt::CaseInsensitive); });
}

} // namespace

std::vector<SearchPath> SourceContent::searchPaths(const QString& file, const FormatInfo& format) const {
  std::vector<SearchPath> paths = gameSearchPaths(file);
  // The files of a model may have been taken out of their game together.
  const bool isMap = format.id == QLatin1StringView("source-bsp");
  if (format.id == QLatin1StringView("source-mdl") || (isMap && hasSideFiles(file))) {
    paths.push_back(
        {QFileInfo(file).absolutePath(), QString::fromLatin1(QT_TRANSLATE_NOOP("formats", "the file's folder"))});
  }
  return paths;
}

QString SourceContent::game(const QString& file) const {
  return gameTitleFor(file);
}

std::vector<SearchPath> SourceContent::searchPathsIn(const QString& folder) const {
  return gameSearchPathsIn(folder);
}

std::vector<SuggestedContent> SourceContent::suggestedContent(const std::vector<files::MissingFile>& missing,
                                                              base::Progress& progress) const {
  return source::suggestedContent(missing, Steam::ofUser(), progress);
}

std::vector<SuggestedContent> SourceContent::installedGames(base::Progress& progress) const {
  return source::installedGames(Steam::ofUser(), progress);
}

} // namespace vitrine::formats::source
