#pragma once

#include "ui/actions/BrowserActions.h"
#include "ui/actions/DocumentActions.h"
#include "ui/actions/FileActions.h"
#include "ui/actions/GoActions.h"
#include "ui/session/DocumentLoader.h"

#include <QWidget>

namespace vitrine::ui {

class Settings;

class CentralPages;
class DockedPanels;
class OpenController;
class RecentFiles;
class Session;

/// The ways a user opens files: dialogs, the files opened last, the browser and the neighbours of a file in it. Folders
/// and lists of files that were opened are shown in the browser.
class FileController : public QObject {
  Q_OBJECT

public:
  struct Parts {
    const FileActions& actions;
    const GoActions& going;
    const BrowserActions& browsing;
    const DocumentActions& documents;
    OpenController& opening;
    const Session& session;
    DockedPanels& panels;
    CentralPages& pages;
    RecentFiles& recent;
    Settings& settings;
  };

  /// The parts must outlive this object; dialogs belong to `window`.
  FileController(const Parts& parts, QWidget* window);

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
  void openNeighbour(int step);
  void enableNeighbours();
  void browseFolder(const QString& folder);
  void browseFiles(const QStringList& files);
  void revealBrowser();

  Parts m_parts;
  QWidget* m_window;
};

} // namespace vitrine::ui
