#include "ui/mainwindow/FileController.h"

#include "ui/actions/WindowActions.h"
#include "ui/browser/FileList.h"
#include "ui/mainwindow/DockedPanels.h"
#include "ui/mainwindow/FormatChooser.h"
#include "ui/mainwindow/OpenDialog.h"
#include "ui/mainwindow/ReadingOptionsDialog.h"
#include "ui/mainwindow/RecentFiles.h"
#include "ui/session/OpenController.h"
#include "ui/session/Session.h"
#include "ui/settings/FileSettings.h"
#include "ui/settings/Settings.h"
#include "ui/shell/CentralPages.h"
#include "ui/shell/Notices.h"
#include "ui/viewport/Viewport.h"

#include <QDockWidget>
#include <QFileDialog>
#include <QFileInfo>

namespace vitrine::ui {

FileController::FileController(const WindowContext& context, DockedPanels& panels, CentralPages& pages,
                               RecentFiles& recent, Thumbnails& thumbnails, QWidget* window)
    : QObject(window), m_context(context), m_panels(panels), m_pages(pages), m_recent(recent), m_thumbnails(thumbnails),
      m_window(window), m_held(this) {
  wireRequests();
  wireBrowser();
}

void FileController::wireRequests() {
  OpenController& opening = m_context.opening;
  connect(m_context.actions.documents.openInNewTab, &QAction::triggered, this,
          [this] { Q_EMIT newTabsWanted(askForFiles()); });
  const auto openChosen = [this] { m_context.opening.open(askForFiles()); };
  connect(m_context.actions.file.open, &QAction::triggered, this, openChosen);
  connect(m_context.actions.file.openFolder, &QAction::triggered, this, &FileController::chooseFolder);
  connect(m_context.actions.file.openAs, &QAction::triggered, this, &FileController::openAs);
  connect(m_context.actions.file.openAgainAs, &QAction::triggered, this, [this] {
    const LoadRequest& shown = m_context.opening.shownRequest();
    chooseFormat(shown, shown.options.format);
  });
  connect(m_context.actions.file.readingOptions, &QAction::triggered, this, &FileController::chooseReadingOptions);
  connect(m_context.actions.file.reload, &QAction::triggered, &opening, &OpenController::reload);
  connect(&m_pages, &CentralPages::openRequested, this, openChosen);
  connect(&m_pages, &CentralPages::openFolderRequested, this, &FileController::chooseFolder);
  const auto open = [&opening](const QString& path) { opening.open({path}); };
  connect(&m_pages, &CentralPages::recentChosen, &opening, open);
  connect(&m_recent, &RecentFiles::chosen, &opening, open);
  m_context.settings.follow(setting::kRecentFiles, this,
                            [this](const QStringList& paths) { m_pages.setRecentFiles(paths); });
}

void FileController::wireBrowser() {
  connect(&m_context.opening, &OpenController::browseFolder, this, &FileController::browseFolder);
  connect(&m_context.opening, &OpenController::severalGiven, this, &FileController::browseFiles);
  connect(m_context.actions.go.previousFile, &QAction::triggered, this, [this] { openNeighbour(-1); });
  connect(m_context.actions.go.nextFile, &QAction::triggered, this, [this] { openNeighbour(1); });
  const FileList& browser = m_panels.browser();
  connect(&browser, &FileList::openRequested, &m_context.opening, [this](const QString& path, FileList::OpenHow how) {
    if (how == FileList::OpenHow::NewTab) {
      Q_EMIT newTabsWanted({path});
    } else {
      m_context.opening.openFile(path);
    }
  });
  connect(&browser, &FileList::changed, this, &FileController::enableNeighbours);
  connect(&browser, &FileList::described, this, &FileController::openWanted);
  for (const char* lists : {"strip", "browser"}) {
    connect(&m_panels.dock(lists), &QDockWidget::visibilityChanged, this, [this](bool visible) {
      if (visible) { // docks are hidden as well while the window is destroyed
        listNeighbours();
      }
    });
  }
  connect(m_context.actions.browser.page, &QAction::toggled, this, [this](bool shown) {
    if (shown) {
      listNeighbours();
    }
  });
  connect(&m_context.opening, &OpenController::shown, this, [this](const LoadRequest& request) {
    m_wantedStep = 0;
    if (!request.keepView) {
      leaveOtherFolder();
    }
    if (!m_panels.dock("strip").isHidden() || !m_panels.dock("browser").isHidden()) {
      listNeighbours();
    }
  });
  connect(&m_context.opening, &OpenController::closed, this, &FileController::enableNeighbours);
}

QStringList FileController::askForFiles() const {
  OpenDialog dialog(m_context.opening.opener().registry(), m_thumbnails, m_context.settings, tr("Open"), m_window);
  return dialog.exec() == QDialog::Accepted ? dialog.selectedFiles() : QStringList();
}

void FileController::chooseFolder() {
  const QString folder = QFileDialog::getExistingDirectory(
      m_window, tr("Open Folder"), folderOrHome(m_context.settings.value(setting::kLastFolder)));
  if (!folder.isEmpty()) {
    m_context.opening.open({folder});
  }
}

void FileController::openAs() {
  auto* dialog = new QFileDialog(m_window, tr("Open As File Type"),
                                 folderOrHome(m_context.settings.value(setting::kLastFolder)), tr("All files (*)"));
  dialog->setObjectName(QStringLiteral("openAsDialog"));
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->setFileMode(QFileDialog::ExistingFile);
  connect(dialog, &QFileDialog::fileSelected, this,
          [this](const QString& path) { chooseFormat(m_context.opening.requestFor(path), {}); });
  dialog->open();
}

void FileController::chooseFormat(const LoadRequest& request, const QString& current) {
  auto* chooser = new FormatChooser(m_context.opening.opener().registry(), request.path, current, m_window);
  chooser->setAttribute(Qt::WA_DeleteOnClose);
  connect(chooser, &FormatChooser::chosen, this, [this, request](const QString& format) {
    LoadRequest by = request;
    by.options.format = format;
    by.keepView = false;
    m_context.opening.load(by);
  });
  chooser->open();
}

void FileController::chooseReadingOptions() {
  const LoadRequest shown = m_context.opening.shownRequest();
  auto* dialog = new ReadingOptionsDialog(
      readingOptionsOf(m_context.opening.opener().registry(), m_context.session.document()->formatId),
      shown.options.formatOptions, m_window);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  connect(dialog, &ReadingOptionsDialog::chosen, this, [this, shown](const QHash<QString, QString>& values) {
    LoadRequest by = shown;
    by.options.formatOptions = values;
    by.keepView = true;
    by.keepCamera = false;
    m_context.opening.load(by);
  });
  dialog->open();
}

void FileController::openNeighbour(int step) {
  const bool isSeen = !m_context.session.scene() || m_context.viewport.view().isComplete();
  if (m_held.isHeld() && (m_context.opening.loader().busy() || !isSeen)) {
    return;
  }
  if (hasUnlistedNeighbours()) {
    listNeighbours();
    m_wantedStep = step; // only now: what was listed before is described as well
    return;
  }
  const QString path = m_panels.browser().neighbour(step);
  if (!path.isEmpty()) {
    m_context.opening.load(m_context.opening.requestFor(path, m_context.actions.browser.keepCamera->isChecked()));
  }
}

bool FileController::isUnlisted() const {
  return m_context.session.document() && m_panels.browser().place() == FileList::Listing();
}

bool FileController::hasUnlistedNeighbours() const {
  return isUnlisted() && formats::fileOnDisk(m_context.session.document()->path) == m_context.session.document()->path;
}

void FileController::listNeighbours() {
  if (isUnlisted()) {
    const QString& path = m_context.session.document()->path;
    m_panels.browser().showFolder(QFileInfo(formats::fileOnDisk(path)).absolutePath());
  }
}

void FileController::leaveOtherFolder() {
  FileList& files = m_panels.browser();
  const QString& listed = files.place().folder;
  const QString folder = QFileInfo(m_context.session.document()->path).absolutePath();
  const bool isBelow = (folder + u'/').startsWith(listed.endsWith(u'/') ? listed : listed + u'/');
  if (!listed.isEmpty() && !isBelow && QFileInfo(folder).isDir()) {
    files.showFolder(folder);
  }
}

void FileController::openWanted() {
  if (m_wantedStep == 0 || m_panels.browser().busy()) {
    return;
  }
  const int step = std::exchange(m_wantedStep, 0);
  if (m_panels.browser().neighbour(step).isEmpty()) {
    m_context.notices.tell(step > 0 ? tr("This is the last file of its folder.")
                                    : tr("This is the first file of its folder."));
  } else {
    openNeighbour(step);
  }
}

void FileController::enableNeighbours() {
  const FileList& browser = m_panels.browser();
  const bool isUnknown = hasUnlistedNeighbours();
  m_context.actions.go.previousFile->setEnabled(isUnknown || !browser.neighbour(-1).isEmpty());
  m_context.actions.go.nextFile->setEnabled(isUnknown || !browser.neighbour(1).isEmpty());
}

void FileController::browseFolder(const QString& folder) {
  m_panels.browser().showFolder(folder);
  m_context.settings.set(setting::kLastFolder, folder);
  m_recent.add(folder);
  if (m_pages.welcomeIsShown()) {
    m_context.actions.browser.page->setChecked(true); // there is room for it
  } else {
    revealBrowser();
  }
}

void FileController::revealBrowser() {
  if (!m_pages.browserIsShown()) {
    m_panels.reveal("browser");
  }
}

void FileController::browseFiles(const QStringList& files) {
  m_panels.browser().showFiles(files);
  revealBrowser();
}

} // namespace vitrine::ui
