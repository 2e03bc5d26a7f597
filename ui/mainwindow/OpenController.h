#pragma once

#include "ui/session/DocumentLoader.h"
#include "ui/session/Session.h"

#include <QObject>

#include <functional>

namespace vitrine::ui {

/// Opening of files: meaning of a list of paths, outcome of a load. A load that fails or is cancelled leaves the
/// session as it was.
class OpenController : public QObject {
  Q_OBJECT

public:
  /// Referenced arguments must outlive this object. `gameFolders` are searched first for what a file refers to.
  OpenController(const formats::Opener& opener, Session& session, QStringList gameFolders, QObject* parent = nullptr);

  /// One folder is browsed, one file is loaded; of several the first file is loaded and all are listed.
  void open(const QStringList& paths);
  void openFile(const QString& path);
  /// Opens a file again, with an answer to what the format asked for.
  void openWith(const LoadRequest& request, const QString& option, const QString& value);
  void reload();
  /// Ends what is under way, and shows nothing.
  void close();
  /// Looks in more places for what the shown document misses; they are asked for again at each reload. False: there
  /// is none, or another is being opened.
  bool mount(const QStringList& places);
  /// Removes a place from the search: the file is read again without it.
  void unmount(const QString& place);
  /// Places that were added to the shown document, the first ones first.
  const QStringList& addedPlaces() const { return m_shown.options.addedPlaces; }
  /// Sets what files may take from now on, and the games to look in after those of the start.
  void setDefaults(const base::Limits& limits, const QStringList& gameFolders);
  /// Sets the function that knows more places for what the files of a folder refer to; asked as each is opened.
  void setPlaceFinder(std::function<QStringList(const QString& path)> finder) { m_placesFor = std::move(finder); }
  void cancel();
  DocumentLoader& loader() { return m_loader; }
  const formats::Opener& opener() const { return m_opener; }

Q_SIGNALS:
  void browseFolder(const QString& folder);
  void browseFiles(const QStringList& files);
  /// Sent before the session gets the document.
  void aboutToShow(const vitrine::ui::LoadRequest& request);
  void shown(const vitrine::ui::LoadRequest& request);
  /// Nothing is shown any more.
  void closed();
  void failed(const vitrine::ui::LoadRequest& request, const vitrine::Error& error);
  void mounted(const vitrine::ui::MountOutcome& outcome);

private:
  void takeMounted(const MountOutcome& outcome);
  void showLoaded(const LoadedDocumentPtr& document, const LoadRequest& request);

  const formats::Opener& m_opener;
  Session& m_session;
  QStringList m_gameFolders;     ///< of the start
  QStringList m_userGameFolders; ///< of the settings
  base::Limits m_limits;
  std::function<QStringList(const QString&)> m_placesFor;
  LoadRequest m_shown; ///< how the session's document was opened
  DocumentLoader m_loader;
};

} // namespace vitrine::ui
