#pragma once

#include "core/formats/api/ContentLocator.h"

namespace vitrine::formats::source {

/// The content of Source games: by the search paths of their gameinfo.txt, and in the libraries of Steam.
class SourceContent final : public ContentLocator {
public:
  /// gameSearchPaths; of a model, and of a map that has files beside it which stand for its lumps, its own folder
  /// behind them.
  std::vector<SearchPath> searchPaths(const QString& file, const FormatInfo& format) const override;
  /// gameSearchPathsIn.
  std::vector<SearchPath> searchPathsIn(const QString& folder) const override;
  /// Games of the user's own Steam.
  std::vector<SuggestedContent> suggestedContent(const std::vector<files::MissingFile>& missing,
                                                 base::Progress& progress) const override;
  /// The title in the gameinfo.txt of the nearest folder above that has one.
  QString game(const QString& file) const override;
  std::vector<SuggestedContent> installedGames(base::Progress& progress) const override;
};

} // namespace vitrine::formats::source
