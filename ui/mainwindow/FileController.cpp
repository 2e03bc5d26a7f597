#include "ui/mainwindow/FileController.h"

#include "ui/browser/FileList.h"
#include "ui/mainwindow/DockedPanels.h"
#include "ui/mainwindow/FormatChooser.h"
#include "ui/mainwindow/ReadingOptionsDialog.h"
#include "ui/mainwindow/RecentFiles.h"
#include "ui/session/OpenController.h"
#include "ui/settings/FileSettings.h"
#include "ui/shell/CentralPages.h"

#include <QFileDialog>

namespace vitrine::ui {

FileController::FileController(const Parts& parts, QWidget* window)
    : QObject(window), m_parts(parts), m_window(window) {
  wireRequests();
  wireBrowser();
}

void FileController::wireRequests() {
  OpenController& opening = m_parts.opening;
  connect(m_parts.documents.openInNewTab, &QAction::triggered, this, [this] { Q_EMIT newTabsWanted(askForFiles()); });
  const auto openChosen = [this] { m_parts.opening.open(askForFiles()); };
  connect(m_parts.actions.open, &QAction::triggered, this, openChosen);
  connect(m_parts.actions.openFolder, &QAction::triggered, this, &FileController::chooseFolder);
  connect(m_parts.actions.openAs, &QAction::triggered, this, &FileController::openAs);
  connect(m_parts.actions.openAgainAs, &QAction::triggered, this, [this] {
    const LoadRequest& shown = m_parts.opening.shownRequest();
    chooseFormat(shown, shown.options.format);
  });
  connect(m_parts.actions.readingOptions, &QAction::triggered, this, &FileController::chooseReadingOptions);
  connect(m_parts.actions.reload, &QAction::triggered, &opening, &OpenController::reload);
  connect(&m_parts.pages, &CentralPages::openRequested, this, openChosen);
  connect(&m_parts.pages, &CentralPages::openFolderRequested, this, &FileController::chooseFolder);
  const auto open = [&opening](const QString& path) { opening.open({path}); };
  connect(&m_parts.pages, &CentralPages::recentChosen, &opening, open);
  connect(&m_parts.recent, &RecentFiles::chosen, &opening, open);
  m_parts.settings.follow(setting::kRecentFiles, this,
                          [this](const QStringList& paths) { m_parts.pages.setRecentFiles(paths); });
}

void FileController::wireBrowser() {
  connect(&m_parts.opening, &OpenController::browseFolder, this, &FileController::browseFolder);
  connect(&m_parts.opening, &OpenController::severalGiven, this, &FileController::browseFiles);
  connect(m_parts.going.previousFile, &QAction::triggered, this, [this] { openNeighbour(-1); });
  connect(m_parts.going.nextFile, &QAction::triggered, this, [this] { openNeighbour(1); });
  const FileList& browser = m_parts.panels.browser();
  connect(&browser, &FileList::openRequested, &m_parts.opening, [this](const QString& path, FileList::OpenHow how) {
    if (how == FileList::OpenHow::NewTab) {
      Q_EMIT newTabsWanted({path});
    } else {
      m_parts.opening.openFile(path);
    }
  });
  connect(&browser, &FileList::changed, this, &FileController::enableNeighbours);
}

QStringList FileController::askForFiles() const {
  QStringList patterns;
  for (const auto& format : m_parts.opening.opener().registry().formats()) {
    for (const QString& extension : format->info().extensions) {
      patterns << QStringLiteral("*.%1 *.%2").arg(extension, extension.toUpper());
    }
  }
  patterns.removeDuplicates();
  const QString filters = tr("Files that can be opened (%1)").arg(patterns.join(QLatin1Char(' '))) +
                          QStringLiteral(";;") + tr("All files (*)");
  return QFileDialog::getOpenFileNames(m_window, tr("Open"), folderOrHome(m_parts.settings.value(setting::kLastFolder)),
                                       filters);
}

void FileController::chooseFolder() {
  const QString folder = QFileDialog::getExistingDirectory(m_window, tr("Open Folder"),
                                                           folderOrHome(m_parts.settings.value(setting::kLastFolder)));
  if (!folder.isEmpty()) {
    m_parts.opening.open({folder});
  }
}

void FileController::openAs() {
  auto* dialog = new QFileDialog(m_window, tr("Open As File Type"),
                                 folderOrHome(m_parts.settings.value(setting::kLastFolder)), tr("All files (*)"));
  dialog->setObjectName(QStringLiteral("openAsDialog"));
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->setFileMode(QFileDialog::ExistingFile);
  connect(dialog, &QFileDialog::fileSelected, this,
          [this](const QString& path) { chooseFormat(m_parts.opening.requestFor(path), {}); });
  dialog->open();
}

void FileController::chooseFormat(const LoadRequest& request, const QString& current) {
  auto* chooser = new FormatChooser(m_parts.opening.opener().registry(), request.path, current, m_window);
  chooser->setAttribute(Qt::WA_DeleteOnClose);
  connect(chooser, &FormatChooser::chosen, this, [this, request](const QString& format) {
    LoadRequest by = request;
    by.options.format = format;
    by.keepView = false;
    m_parts.opening.load(by);
  });
  chooser->open();
}

void FileController::chooseReadingOptions() {
  const LoadRequest shown = m_parts.opening.shownRequest();
  auto* dialog = new ReadingOptionsDialog(
      readingOptionsOf(m_parts.opening.opener().registry(), m_parts.session.document()->formatId),
      shown.options.formatOptions, m_window);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  connect(dialog, &ReadingOptionsDialog::chosen, this, [this, shown](const QHash<QString, QString>& values) {
    LoadRequest by = shown;
    by.options.formatOptions = values;
    by.keepView = true;
    by.keepCamera = false;
    m_parts.opening.load(by);
  });
  dialog->open();
}

void FileController::openNeighbour(int step) {
  const QString path = m_parts.panels.browser().neighbour(step);
  if (!path.isEmpty()) {
    m_parts.opening.openFile(path, m_parts.browsing.keepCamera->isChecked());
  }
}

void FileController::enableNeighbours() {
  const FileList& browser = m_parts.panels.browser();
  m_parts.going.previousFile->setEnabled(!browser.neighbour(-1).isEmpty());
  m_parts.going.nextFile->setEnabled(!browser.neighbour(1).isEmpty());
}

void FileController::browseFolder(const QString& folder) {
  m_parts.panels.browser().showFolder(folder);
  m_parts.settings.set(setting::kLastFolder, folder);
  m_parts.recent.add(folder);
  if (m_parts.pages.welcomeIsShown()) {
    m_parts.browsing.page->setChecked(true); // there is room for it
  } else {
    revealBrowser();
  }
}

void FileController::revealBrowser() {
  if (!m_parts.pages.browserIsShown()) {
    m_parts.panels.revealBrowser();
  }
}

void FileController::browseFiles(const QStringList& files) {
  m_parts.panels.browser().showFiles(files);
  revealBrowser();
}

} // namespace vitrine::ui
