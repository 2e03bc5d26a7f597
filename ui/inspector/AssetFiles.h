#pragma once

#include "core/base/Task.h"
#include "core/opening/AssetPlace.h"
#include "ui/session/Session.h"

#include <map>
#include <optional>
#include <vector>

namespace vitrine::ui {

/// Files that materials and textures of the shown document were read from. Searched on a worker when they are wanted.
/// GUI thread only.
class AssetFiles : public QObject {
  Q_OBJECT

public:
  using File = std::optional<files::ReadFile>;

  /// `session` must outlive this object.
  explicit AssetFiles(const Session& session, QObject* parent = nullptr);

  /// The file of an asset: none if it lies in the document's own file. Null while it is not known.
  const File* of(const scene::AssetRef& asset) const;
  /// Path by which a file is opened (ArchivePath).
  QString pathOf(const files::ReadFile& file) const { return opening::pathToOpen(*m_session.document(), file); }
  /// Searches for the files that are not known yet. An earlier search for others is cancelled.
  void want(const std::vector<scene::AssetRef>& assets);

Q_SIGNALS:
  /// Further files are known.
  void found();

private:
  using Found = std::map<QString, File>; ///< by kind and names of the asset

  void forget();

  const Session& m_session;
  Found m_files;
  std::vector<scene::AssetRef> m_wanted; ///< by the search that runs
  base::Task m_task;
};

} // namespace vitrine::ui
