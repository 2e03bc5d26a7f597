#pragma once

#include "ui/actions/WindowContext.h"
#include "ui/session/OpenDocument.h"
#include "ui/widgets/HeldInput.h"

#include <QWidget>

namespace vitrine::ui {

class CentralPages;
class DockedPanels;
class RecentFiles;
class Thumbnails;

/// The ways a user opens files: dialogs, the files opened last, the browser and the neighbours of a file in it. Folders
/// and lists of files that were opened are shown in the browser.
class FileController : public QObject {
  Q_OBJECT

public:
  /// Referenced arguments must outlive this object; dialogs belong to `window`.
  FileController(const WindowContext& context, DockedPanels& panels, CentralPages& pages, RecentFiles& recent,
                 Thumbnails& thumbnails, QWidget* window);

Q_SIGNALS:
  /// Files are to be opened beside what is open.
  void newTabsWanted(const QStringList& files);

private:
  /// Files that the user chooses in a dialog; empty: none.
  QStringList askForFiles() const;
  void wireRequests();
  void wireBrowser();
  void chooseFolder();
  /// Asks for a file, and for the format to read it by.
  void openAs();
  void chooseFormat(const LoadRequest& request, const QString& current);
  /// Asks in which way the shown file is to be read, and reads it again.
  void chooseReadingOptions();
  /// A key or a button that is kept down goes on when the file before is seen.
  void openNeighbour(int step);
  /// True if a file is open, and nothing is listed.
  bool isUnlisted() const;
  /// The same of a file that is on disk itself: its neighbours are not known.
  bool hasUnlistedNeighbours() const;
  /// Lists the folder of the open file if nothing is listed.
  void listNeighbours();
  /// Lists the folder of the open file if another is listed, in which and below which the file is not.
  void leaveOtherFolder();
  /// Opens the neighbour that was wanted before its folder was listed, once that is.
  void openWanted();
  void enableNeighbours();
  void browseFolder(const QString& folder);
  void browseFiles(const QStringList& files);
  void revealBrowser();

  WindowContext m_context;
  DockedPanels& m_panels;
  CentralPages& m_pages;
  RecentFiles& m_recent;
  Thumbnails& m_thumbnails;
  QWidget* m_window;
  HeldInput m_held;
  int m_wantedStep = 0; ///< to the neighbour to open once the folder is listed; 0: none
};

} // namespace vitrine::ui
