#include "ui/mainwindow/MainWindow.h"

#include "ui/animation/TimelinePanel.h"
#include "ui/browser/BrowserPanel.h"
#include "ui/content/DropChoice.h"
#include "ui/content/MountController.h"
#include "ui/controls/ControlsPanel.h"
#include "ui/hex/HexPanel.h"
#include "ui/inspector/PropertiesPanel.h"
#include "ui/inspector/RecordPanel.h"
#include "ui/mainwindow/CentralPages.h"
#include "ui/mainwindow/DocumentMenus.h"
#include "ui/mainwindow/InputQuestion.h"
#include "ui/mainwindow/PictureTaker.h"
#include "ui/mainwindow/RecentFiles.h"
#include "ui/mainwindow/StatusStrip.h"
#include "ui/members/MembersPanel.h"
#include "ui/missing/MissingPanel.h"
#include "ui/outline/OutlinePanel.h"
#include "ui/palette/CommandPalette.h"
#include "ui/problems/ProblemsPanel.h"
#include "ui/viewport/DroppedFiles.h"
#include "ui/viewport/Viewport.h"
#include "ui/widgets/Texts.h"

#include <QCloseEvent>
#include <QDir>
#include <QDropEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QLineEdit>
#include <QMenuBar>
#include <QScreen>
#include <QStyle>
#include <QTimer>
#include <QVBoxLayout>

namespace vitrine::ui {

MainWindow::MainWindow(const formats::Opener& opener, Settings& settings, const QStringList& gameFolders,
                       QWidget* parent)
    : QMainWindow(parent), m_settings(settings), m_selection(m_session), m_history(m_session, m_selection),
      m_playback(m_session), m_clock(m_session), m_fileActions(m_registry), m_contentActions(m_registry),
      m_viewActions(m_registry), m_selectionActions(m_registry, m_session, m_selection),
      m_animationActions(m_registry, m_session, m_playback, m_clock), m_goActions(m_registry),
      m_findActions(m_registry), m_helpActions(m_registry), m_docks(*this, m_registry),
      m_viewport(new Viewport(m_session, m_selection, this)),
      m_opening(new OpenController(opener, m_session, gameFolders, this)) {
  setObjectName(QStringLiteral("mainWindow"));
  setWindowTitle(tr("Vitrine"));
  setAcceptDrops(true);
  setDockNestingEnabled(true);
  m_status = new StatusStrip(m_session, this);
  setStatusBar(m_status);
  m_recent = new RecentFiles(settings, this);
  m_documentMenus = new DocumentMenus(m_session, this);
  m_mounting = new MountController({*m_opening, m_session, m_settings, m_contentActions}, this);
  m_pictures = new PictureTaker(*m_viewport, m_session, settings, this);
  makeCentre();
  makeDocks(opener);
  makeMenus();
  m_palette = new CommandPalette(m_registry, this);
  // A line edit would take a dropped file as text.
  for (QLineEdit* edit : findChildren<QLineEdit*>()) {
    edit->setAcceptDrops(false);
  }
  wireOpening();
  wireLoading();
  wireContent();
  wireView();
  wirePictures();
  wireSelection();
  wireMembers();
  wireAnimation();
  wireGoing();
  wireHelp();
  restoreFromSettings();
}

MainWindow::~MainWindow() {
  // Workers end before anything they report to, and before the scene they read.
  delete m_mounting;
  delete m_opening;
}

void MainWindow::makeCentre() {
  auto* centre = new QWidget(this);
  auto* layout = new QVBoxLayout(centre);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(0);
  m_messages = new MessageBar(centre);
  m_question = new InputQuestion(*m_opening, *m_messages, this);
  m_pages = new CentralPages(m_viewport, centre);
  m_pages->setRecentFiles(m_recent->paths());
  layout->addWidget(m_messages);
  layout->addWidget(m_pages, 1);
  setCentralWidget(centre);
}

void MainWindow::makeDocks(const formats::Opener& opener) {
  setCorner(Qt::BottomLeftCorner, Qt::LeftDockWidgetArea);
  auto* outline = new OutlinePanel(m_session, m_selection, this);
  m_browser = new BrowserPanel(opener, this);
  m_problems = new ProblemsPanel(m_session, m_selection, this);
  const auto key = [](Qt::Key number) { return QKeySequence(Qt::ALT | number); };
  m_docks.add(QStringLiteral("outline"), tr("Outline"), tr("The scene and the structure of the file"), key(Qt::Key_1),
              outline, Qt::LeftDockWidgetArea);
  m_browserDock = m_docks.add(QStringLiteral("browser"), tr("Browser"), tr("What can be opened in a folder"),
                              key(Qt::Key_2), m_browser, Qt::LeftDockWidgetArea);
  m_docks.add(QStringLiteral("properties"), tr("Properties"), tr("What is known of the selection"), key(Qt::Key_3),
              new PropertiesPanel(m_session, m_selection, this), Qt::RightDockWidgetArea);
  m_docks.add(QStringLiteral("controls"), tr("Controls"), tr("What the file lets one set"), key(Qt::Key_4),
              new ControlsPanel(m_session, this), Qt::RightDockWidgetArea);
  m_recordsDock = m_docks.add(QStringLiteral("records"), tr("Records"), tr("The records of the selected section"),
                              key(Qt::Key_5), new RecordPanel(m_session, m_selection, this), Qt::BottomDockWidgetArea);
  auto* bytes =
      m_docks.add(QStringLiteral("bytes"), tr("Bytes"), tr("The bytes of the file and of what was decoded from it"),
                  key(Qt::Key_6), new HexPanel(m_session, m_selection, this), Qt::BottomDockWidgetArea);
  m_problemsDock = m_docks.add(QStringLiteral("problems"), tr("Problems"), tr("What was odd about the file"),
                               key(Qt::Key_7), m_problems, Qt::BottomDockWidgetArea);
  m_missing = new MissingPanel(m_session, m_selection, m_contentActions, m_mounting->offers(), this);
  m_missingDock = m_docks.add(QStringLiteral("missing"), tr("Missing Files"),
                              tr("Which files were not found, who wants them, and where they may be"), key(Qt::Key_M),
                              m_missing, Qt::BottomDockWidgetArea);
  m_timelineDock =
      m_docks.add(QStringLiteral("timeline"), tr("Timeline"), tr("The animations, and where they are"), key(Qt::Key_8),
                  new TimelinePanel(m_session, m_playback, m_animationActions, this), Qt::BottomDockWidgetArea);
  m_members = new MembersPanel(m_session, m_selection, m_findActions, this);
  m_membersDock = m_docks.add(QStringLiteral("members"), tr("Members"),
                              tr("What a section that names what it holds says, value by value"), key(Qt::Key_9),
                              m_members, Qt::BottomDockWidgetArea);
  splitDockWidget(m_timelineDock, m_recordsDock, Qt::Vertical);
  splitDockWidget(m_recordsDock, bytes, Qt::Horizontal);
  tabifyDockWidget(m_recordsDock, m_membersDock);
  tabifyDockWidget(m_membersDock, m_problemsDock);
  tabifyDockWidget(m_problemsDock, m_missingDock);
  m_recordsDock->raise();
  m_browserDock->hide();
  m_timelineDock->hide();
  m_membersDock->hide();
  // Docks that never had a size do not keep the one that is restored.
  giveDocksFirstSizes();
}

void MainWindow::giveDocksFirstSizes() {
  const auto dock = [this](const char* name) { return findChild<QDockWidget*>(QLatin1String(name)); };
  const int unit = fontMetrics().averageCharWidth();
  // Most of a small window is the picture's, too.
  const int outline = std::min(unit * 50, width() * 22 / 100);
  const int properties = std::min(unit * 54, width() * 30 / 100);
  resizeDocks({dock("outline"), dock("properties")}, {outline, properties}, Qt::Horizontal);
  resizeDocks({dock("properties"), dock("controls")}, {unit * 60, unit * 40}, Qt::Vertical);
  resizeDocks({m_recordsDock}, {std::min(fontMetrics().height() * 20, height() / 3)}, Qt::Vertical);
  // Sixteen bytes in a row, where that leaves something for the records beside them.
  QDockWidget* bytes = dock("bytes");
  const int leastRecords = unit * 40;
  const int room = width() - outline - 2 * style()->pixelMetric(QStyle::PM_DockWidgetSeparatorExtent, nullptr, this);
  const int wanted = std::min(bytes->widget()->sizeHint().width() + unit, room - leastRecords);
  resizeDocks({m_recordsDock, bytes}, {room - wanted, wanted}, Qt::Horizontal);
}

void MainWindow::makeMenus() {
  auto* content = new QMenu(tr("Con&tent"), this);
  m_contentActions.fill(*content);
  m_fileActions.fill(*menuBar()->addMenu(tr("&File")), *m_recent, *content);
  QMenu* view = menuBar()->addMenu(tr("&View"));
  m_viewActions.fillShading(*view->addMenu(tr("&Shading")));
  m_viewActions.fillCamera(*view->addMenu(tr("&Camera")));
  m_viewActions.fillVisibility(*view->addMenu(tr("&Visibility")));
  view->addMenu(&m_documentMenus->layers());
  view->addAction(m_viewActions.labels);
  view->addSeparator();
  m_docks.fill(*view->addMenu(tr("&Panels")));
  m_viewActions.fillAppearance(*view->addMenu(tr("&Appearance")));
  view->addAction(m_viewActions.fullScreen);
  m_selectionActions.fill(*menuBar()->addMenu(tr("&Selection")));
  m_animationActions.fill(*menuBar()->addMenu(tr("&Animation")));
  QMenu* go = menuBar()->addMenu(tr("&Go"));
  m_goActions.fill(*go, m_documentMenus->viewpoints());
  m_findActions.fill(*go);
  m_helpActions.fill(*menuBar()->addMenu(tr("&Help")));
}

void MainWindow::restoreFromSettings() {
  constexpr double kShareOfScreen = 0.85;
  resize(screen()->availableSize() * kShareOfScreen);
  restoreGeometry(m_settings.windowGeometry());
  m_docksHaveSizes = m_docks.restore(m_settings.dockLayout());
  // What a browser listed is not kept: an empty one would only take room.
  m_browserDock->hide();
  m_timelineDock->hide();
  m_membersDock->hide();
  m_viewport->setMode(m_settings.shadingMode());
  m_viewActions.setMode(m_settings.shadingMode());
  m_viewActions.setAppearance(m_settings.appearance());
  m_viewActions.labels->setChecked(m_settings.labelsVisible());
  m_viewport->camera().setSpeedSteps(m_settings.speedSteps());
  m_playback.setSpeed(m_settings.playbackSpeed());
  m_playback.setRepeats(m_settings.repeats());
}

void MainWindow::open(const QStringList& paths) {
  m_opening->open(paths);
}

void MainWindow::take(const QStringList& paths) {
  if (m_question->answerWith(paths)) {
    return;
  }
  if (!m_mounting->mayBePlaces(paths)) {
    open(paths);
    return;
  }
  auto* choice = new DropChoice(paths, m_mounting->documentName(), this);
  connect(choice, &DropChoice::openChosen, this, &MainWindow::open);
  connect(choice, &DropChoice::mountChosen, m_mounting, &MountController::mount);
  // When the drop is over: until then the mouse belongs to whoever drags.
  QTimer::singleShot(0, choice, [choice] { choice->popup(QCursor::pos()); });
}

void MainWindow::setDemoFolder(const QString& folder) {
  m_demoFolder = folder;
  m_helpActions.demos->setEnabled(!folder.isEmpty());
}

void MainWindow::showDocument(const LoadRequest& request) {
  const Document& document = *m_session.document();
  const bool picture = m_session.scene() != nullptr;
  setWindowTitle(tr("%1 - Vitrine").arg(QFileInfo(request.path).fileName()));
  setWindowFilePath(request.path);
  m_recent->add(request.path);
  m_settings.setLastFolder(QFileInfo(formats::fileOnDisk(request.path)).absolutePath());
  m_browser->setOpenFile(request.path);
  withdrawOutdated(request);
  m_fileActions.enable(true, picture);
  m_viewActions.enable(picture);
  m_viewActions.enableWalking(picture && m_viewport->camera().canWalk());
  if (picture) {
    m_question->withdraw();
    m_pages->showPicture();
    if (!request.keepView) {
      m_viewport->setFocus();
    }
  } else {
    showNoPicture(request);
  }
  if (document.archive) {
    m_browser->enterArchive(request.path);
    Docks::reveal(*m_browserDock);
  }
}

void MainWindow::showNoPicture(const LoadRequest& request) {
  const auto& error = m_session.loaded()->sceneError;
  m_pages->showNoPicture(*m_session.document(), error);
  if (error) {
    m_browser->setFailure(request.path, tr("has no picture: %1").arg(error->reason()));
  }
  if (error && error->needs) {
    const QString name = QFileInfo(request.path).fileName();
    m_question->ask(request, *error, tr("There is no picture of %1: %2").arg(name, error->reason()));
  } else {
    m_question->withdraw();
  }
}

void MainWindow::showFailure(const LoadRequest& request, const Error& error) {
  const QString text = tr("%1 cannot be opened: %2").arg(QDir::toNativeSeparators(request.path), error.reason());
  m_browser->setFailure(request.path, tr("cannot be opened: %1").arg(error.reason()));
  if (error.needs) {
    m_question->ask(request, error, text);
  } else {
    m_openError = m_messages->showMessage(MessageBar::Kind::Error, text);
  }
}

void MainWindow::withdrawOutdated(const LoadRequest& request) {
  if (request.keepView) {
    m_messages->withdraw(m_openError); // the same document, read anew: the rest is still about it
  } else {
    m_messages->dismiss();
  }
}

void MainWindow::chooseFile() {
  QStringList patterns;
  for (const auto& format : m_opening->opener().registry().formats()) {
    for (const QString& extension : format->info().extensions) {
      patterns << QStringLiteral("*.%1 *.%2").arg(extension, extension.toUpper());
    }
  }
  patterns.removeDuplicates();
  const QString filters = tr("Files that can be opened (%1)").arg(patterns.join(QLatin1Char(' '))) +
                          QStringLiteral(";;") + tr("All files (*)");
  open(QFileDialog::getOpenFileNames(this, tr("Open"), m_settings.lastFolder(), filters));
}

void MainWindow::chooseFolder() {
  const QString folder = QFileDialog::getExistingDirectory(this, tr("Open Folder"), m_settings.lastFolder());
  if (!folder.isEmpty()) {
    open({folder});
  }
}

void MainWindow::openNeighbour(int step) {
  const QString path = m_browser->neighbour(step);
  if (!path.isEmpty()) {
    m_opening->openFile(path);
  }
}

void MainWindow::enableNeighbours() {
  m_goActions.previousFile->setEnabled(!m_browser->neighbour(-1).isEmpty());
  m_goActions.nextFile->setEnabled(!m_browser->neighbour(1).isEmpty());
}

void MainWindow::showSelectionMenu(QPoint globalPosition) {
  QMenu menu(this);
  m_selectionActions.fill(menu);
  menu.exec(globalPosition);
}

void MainWindow::holdWhileUnseen() {
  const bool unseen = isHidden() || isMinimized();
  m_playback.setHeld(unseen);
  m_clock.setHeld(unseen);
}

void MainWindow::changeEvent(QEvent* event) {
  if (event->type() == QEvent::WindowStateChange) {
    holdWhileUnseen();
  }
  QMainWindow::changeEvent(event);
}

void MainWindow::showEvent(QShowEvent* event) {
  holdWhileUnseen();
  QMainWindow::showEvent(event);
  if (!std::exchange(m_docksHaveSizes, true)) {
    // Once everything has its place.
    QMetaObject::invokeMethod(this, &MainWindow::giveDocksFirstSizes, Qt::QueuedConnection);
  }
}

void MainWindow::hideEvent(QHideEvent* event) {
  holdWhileUnseen();
  QMainWindow::hideEvent(event);
}

void MainWindow::closeEvent(QCloseEvent* event) {
  m_opening->cancel();
  if (m_timelineOffered) {
    m_settings.setTimelineVisible(!m_timelineDock->isHidden());
  }
  if (m_membersOffered) {
    m_settings.setMembersVisible(!m_membersDock->isHidden());
  }
  m_settings.setWindowGeometry(saveGeometry());
  m_settings.setDockLayout(m_docks.layout());
  m_settings.setSpeedSteps(m_viewport->camera().speedSteps());
  QMainWindow::closeEvent(event);
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event) {
  if (!droppedFiles(event->mimeData()).isEmpty()) {
    event->setDropAction(Qt::CopyAction);
    event->accept();
  }
}

void MainWindow::dropEvent(QDropEvent* event) {
  const QStringList paths = droppedFiles(event->mimeData());
  if (!paths.isEmpty()) {
    event->setDropAction(Qt::CopyAction);
    event->accept();
    take(paths);
  }
}

} // namespace vitrine::ui
