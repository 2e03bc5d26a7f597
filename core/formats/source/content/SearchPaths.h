#pragma once

#include "core/formats/api/Format.h"

namespace vitrine::formats::source {

/// The gameinfo.txt of a game's folder, without regard to case; nullopt: this is no such folder.
std::optional<QString> gameInfoIn(const QString& folder);

/// Collects roots, each once.
class RootList {
public:
  static constexpr std::size_t kMaxRoots = 1000; ///< a hostile description may name any number

  void add(const QString& path, const char* reason);
  bool contains(const QString& path) const;
  std::vector<ProposedRoot> take() { return std::move(m_roots); }
  const std::vector<ProposedRoot>& roots() const { return m_roots; }

private:
  std::vector<ProposedRoot> m_roots;
  QStringList m_keys; ///< canonical paths
};

/// Where the game in `folder` (which has a gameinfo.txt) keeps its files: what its search paths name, in their order,
/// with what the engine adds on its own; docs/formats/source-archives.md, "Search paths". Only what exists; nothing
/// outside the game's installation, other games of Steam and what the user's own mount.cfg names.
void addSearchPaths(RootList& roots, const QString& folder);

/// The archives of a folder that newer engines mount by themselves: pak01_dir.vpk, pak02_dir.vpk …
QStringList packsIn(const QString& folder);

/// All archives that lie directly in a folder, without the parts of split ones, by name.
QStringList archivesIn(const QString& folder);

} // namespace vitrine::formats::source
