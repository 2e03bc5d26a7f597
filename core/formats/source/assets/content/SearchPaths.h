#pragma once

#include "core/formats/api/ContentLocator.h"

#include <QStringList>

#include <optional>

namespace vitrine::formats::source {

/// The gameinfo.txt of a game's folder, without regard to case; nullopt: this is no such folder.
std::optional<QString> gameInfoIn(const QString& folder);

/// A list of search paths, each once.
class SearchPathList {
public:
  static constexpr std::size_t kMaxPaths = 1000; ///< a hostile description may name any number

  void add(const QString& path, const char* reason);
  bool contains(const QString& path) const;
  std::vector<SearchPath> take() { return std::move(m_paths); }
  const std::vector<SearchPath>& paths() const { return m_paths; }

private:
  std::vector<SearchPath> m_paths;
  QStringList m_keys; ///< canonical paths
};

/// Adds the search paths of the game in `folder`, which has a gameinfo.txt: what the file names, in its order,
/// with what the engine adds on its own; docs/formats/source-archives.md, "Search paths". Only what exists; nothing
/// outside the game's installation, other games of Steam and what the user's own mount.cfg names.
void addSearchPaths(SearchPathList& paths, const QString& folder);

/// The archives of a folder that newer engines mount by themselves: pak01_dir.vpk, pak02_dir.vpk …
QStringList packsIn(const QString& folder);

/// All archives that lie directly in a folder, without the parts of split ones, by name.
QStringList archivesIn(const QString& folder);

} // namespace vitrine::formats::source
