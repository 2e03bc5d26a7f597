#pragma once

#include "core/base/Task.h"
#include "core/viewing/ViewLink.h"
#include "ui/session/DocumentLoader.h"
#include "ui/session/PictureLink.h"
#include "ui/session/Session.h"

#include <QObject>

#include <functional>

namespace vitrine::ui {

/// Functions that others set for OpenController.
struct OpenHooks {
  /// Returns further places to search for what the file at `path` refers to. Called before each load.
  std::function<QStringList(const QString& path)> placesFor;
  /// Shows a file that is open in this window already, and returns false if it is not.
  std::function<bool(const QString& path)> showOpen;
  /// The same in other windows.
  std::function<bool(const QString& path)> showElsewhere;
};

/// Opening of files: meaning of a list of paths, outcome of a load. A load that fails or is cancelled leaves the
/// session as it was.
class OpenController : public QObject {
  Q_OBJECT

public:
  /// Referenced arguments must outlive this object. `gameFolders` are searched first for what a file refers to;
  /// `knownFiles` gives files that a picture may be of, those that are likelier first.
  OpenController(const formats::Opener& opener, Session& session, QStringList gameFolders,
                 std::function<QStringList()> knownFiles = {}, QObject* parent = nullptr);

  /// Browses a single folder, loads a single file, and emits severalGiven() for several paths. A view link, or the link
  /// in a single picture, is emitted by linkGiven().
  void open(const QStringList& paths);
  /// Shows a file: where it is open already, else in place of the shown one.
  void openFile(const QString& path);
  /// The way a file is opened at first. `keepCamera`: as of LoadRequest.
  LoadRequest requestFor(const QString& path, bool keepCamera = false) const;
  /// Uses the present limits and game folders in place of those of the request.
  void load(const LoadRequest& request);
  void reload();
  /// Reads the shown file again, but keeps what is shown if that turns out worse: it is still being written.
  void reloadByItself();
  /// Lets go of what is shown, and of what is being opened.
  void close();
  /// What is shown, to go on with it another time. There must be a document.
  OpenDocument current() const;
  /// Shows a document where it was left, and goes on looking for what it misses.
  void goOn(const OpenDocument& document);
  /// Looks in more places for what the shown document misses; they are asked for again at each reload. False: there
  /// is none, or another is being opened.
  bool mount(const QStringList& places);
  /// Removes a place from the search: the file is read again without it.
  void unmount(const QString& place);
  /// How the shown document was opened, without what was to be kept of the document before; without a document its path
  /// is empty. The places that were added since are among its options, the first ones first.
  const LoadRequest& shownRequest() const { return m_shown; }
  /// Sets what files may take from now on, and the games to look in after those of the start.
  void setDefaults(const base::Limits& limits, const QStringList& gameFolders);
  OpenHooks& hooks() { return m_hooks; }
  DocumentLoader& loader() { return m_loader; }
  const formats::Opener& opener() const { return m_opener; }

Q_SIGNALS:
  void linkGiven(const QString& link);
  void browseFolder(const QString& folder);
  /// Several files and folders are to be listed, and the files opened.
  void severalGiven(const QStringList& paths);
  /// Sent before the session gets the document.
  void aboutToShow(const vitrine::ui::LoadRequest& request);
  void shown(const vitrine::ui::LoadRequest& request);
  /// Nothing is shown any more.
  void closed();
  void failed(const vitrine::ui::LoadRequest& request, const vitrine::Error& error);
  /// A reload that nobody asked for came to nothing.
  void deferred();
  /// Arguments as of DocumentLoader::mounted.
  void mounted(const QStringList& places, const std::vector<vitrine::Error>& refused);

private:
  /// The way the shown file is read another time.
  LoadRequest requestAgain() const;
  void openPaths(const QStringList& absolute);
  /// Searches the file that a picture shows on a worker, and emits linkGiven() with its view.
  void followPicture(const PicturedView& view);
  void addDefaults(formats::OpenOptions& options) const;
  void takeMounted(const FileReadingPtr& reading, const QStringList& places, const std::vector<Error>& refused);
  void takeLoaded(const OpenDocument& document);
  void takeFailure(const LoadRequest& request, const Error& error);
  void defer();
  void resume();
  void showLoaded(const OpenDocument& document);

  const formats::Opener& m_opener;
  Session& m_session;
  QStringList m_gameFolders;     ///< of the start
  QStringList m_userGameFolders; ///< of the settings
  base::Limits m_limits;
  OpenHooks m_hooks;
  std::function<QStringList()> m_knownFiles;
  LoadRequest m_shown; ///< how the session's document was opened
  /// OpenDocument::found of the session's document.
  std::shared_ptr<base::Diagnostics> m_found = std::make_shared<base::Diagnostics>();
  DocumentLoader m_loader;
  base::Task m_picture; ///< search for the file of a picture
};

} // namespace vitrine::ui
