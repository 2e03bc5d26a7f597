#include "ui/mainwindow/MainWindow.h"

#include "ui/animation/TimelinePanel.h"
#include "ui/browser/BrowserPanel.h"
#include "ui/controls/ControlsPanel.h"
#include "ui/hex/HexPanel.h"
#include "ui/inspector/PropertiesPanel.h"
#include "ui/inspector/RecordPanel.h"
#include "ui/mainwindow/CentralPages.h"
#include "ui/mainwindow/DocumentMenus.h"
#include "ui/mainwindow/HelpDialogs.h"
#include "ui/mainwindow/MessageBar.h"
#include "ui/mainwindow/PictureTaker.h"
#include "ui/mainwindow/RecentFiles.h"
#include "ui/mainwindow/StatusStrip.h"
#include "ui/mainwindow/SystemReport.h"
#include "ui/outline/OutlinePanel.h"
#include "ui/palette/CommandPalette.h"
#include "ui/problems/ProblemsPanel.h"
#include "ui/viewport/DroppedFiles.h"
#include "ui/viewport/Viewport.h"
#include "ui/widgets/Texts.h"

#include <QClipboard>
#include <QCloseEvent>
#include <QDir>
#include <QDropEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QGuiApplication>
#include <QLineEdit>
#include <QMenuBar>
#include <QScreen>
#include <QToolTip>
#include <QVBoxLayout>

namespace vitrine::ui {
namespace {

/// What went well passes by in the status bar; only what went wrong takes room in the window.
constexpr int kGoodNewsMs = 6000;

constexpr int kTimelineLines = 7;

} // namespace

MainWindow::MainWindow(const formats::Opener& opener, Settings& settings, const QStringList& gameFolders,
                       QWidget* parent)
    : QMainWindow(parent), m_settings(settings), m_selection(m_session), m_history(m_session, m_selection),
      m_playback(m_session), m_fileActions(m_registry), m_viewActions(m_registry),
      m_selectionActions(m_registry, m_session, m_selection), m_animationActions(m_registry, m_session, m_playback),
      m_goActions(m_registry), m_helpActions(m_registry), m_docks(*this, m_registry),
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
  wireView();
  wireSelection();
  wireAnimation();
  wireGoing();
  wireHelp();
  restoreFromSettings();
}

MainWindow::~MainWindow() {
  // Workers end before anything they report to, and before the scene they read.
  delete m_opening;
}

void MainWindow::makeCentre() {
  auto* centre = new QWidget(this);
  auto* layout = new QVBoxLayout(centre);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(0);
  m_messages = new MessageBar(centre);
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
  auto* outlineDock =
      m_docks.add(QStringLiteral("outline"), tr("Outline"), tr("The scene and the structure of the file"),
                  key(Qt::Key_1), outline, Qt::LeftDockWidgetArea);
  m_browserDock = m_docks.add(QStringLiteral("browser"), tr("Browser"), tr("What can be opened in a folder"),
                              key(Qt::Key_2), m_browser, Qt::LeftDockWidgetArea);
  auto* properties =
      m_docks.add(QStringLiteral("properties"), tr("Properties"), tr("What is known of the selection"), key(Qt::Key_3),
                  new PropertiesPanel(m_session, m_selection, this), Qt::RightDockWidgetArea);
  auto* controls = m_docks.add(QStringLiteral("controls"), tr("Controls"), tr("What the file lets one set"),
                               key(Qt::Key_4), new ControlsPanel(m_session, this), Qt::RightDockWidgetArea);
  m_recordsDock = m_docks.add(QStringLiteral("records"), tr("Records"), tr("The records of the selected section"),
                              key(Qt::Key_5), new RecordPanel(m_session, m_selection, this), Qt::BottomDockWidgetArea);
  auto* bytes =
      m_docks.add(QStringLiteral("bytes"), tr("Bytes"), tr("The bytes of the file and of what was decoded from it"),
                  key(Qt::Key_6), new HexPanel(m_session, m_selection, this), Qt::BottomDockWidgetArea);
  m_problemsDock =
      m_docks.add(QStringLiteral("problems"), tr("Problems"), tr("What was odd, and which files are missing"),
                  key(Qt::Key_7), m_problems, Qt::BottomDockWidgetArea);
  m_timelineDock =
      m_docks.add(QStringLiteral("timeline"), tr("Timeline"), tr("The animations, and where they are"), key(Qt::Key_8),
                  new TimelinePanel(m_session, m_playback, m_animationActions, this), Qt::BottomDockWidgetArea);
  splitDockWidget(m_timelineDock, m_recordsDock, Qt::Vertical);
  splitDockWidget(m_recordsDock, bytes, Qt::Horizontal);
  tabifyDockWidget(m_recordsDock, m_problemsDock);
  m_recordsDock->raise();
  m_browserDock->hide();
  m_timelineDock->hide();
  const int unit = fontMetrics().averageCharWidth();
  resizeDocks({outlineDock, properties}, {unit * 50, unit * 54}, Qt::Horizontal);
  resizeDocks({properties, controls}, {unit * 60, unit * 40}, Qt::Vertical);
  resizeDocks({m_recordsDock, bytes}, {unit * 48, bytes->widget()->sizeHint().width()}, Qt::Horizontal);
  resizeDocks({m_recordsDock}, {fontMetrics().height() * 17}, Qt::Vertical);
}

void MainWindow::makeMenus() {
  m_fileActions.fill(*menuBar()->addMenu(tr("&File")), *m_recent);
  QMenu* view = menuBar()->addMenu(tr("&View"));
  m_viewActions.fillShading(*view->addMenu(tr("&Shading")));
  m_viewActions.fillCamera(*view->addMenu(tr("&Camera")));
  view->addMenu(&m_documentMenus->viewpoints());
  view->addMenu(&m_documentMenus->layers());
  view->addAction(m_viewActions.labels);
  view->addSeparator();
  m_docks.fill(*view->addMenu(tr("&Panels")));
  m_viewActions.fillAppearance(*view->addMenu(tr("&Appearance")));
  view->addAction(m_viewActions.fullScreen);
  m_selectionActions.fill(*menuBar()->addMenu(tr("&Selection")));
  m_animationActions.fill(*menuBar()->addMenu(tr("&Animation")));
  m_goActions.fill(*menuBar()->addMenu(tr("&Go")));
  m_helpActions.fill(*menuBar()->addMenu(tr("&Help")));
}

void MainWindow::wireOpening() {
  connect(m_fileActions.open, &QAction::triggered, this, &MainWindow::chooseFile);
  connect(m_fileActions.openFolder, &QAction::triggered, this, &MainWindow::chooseFolder);
  connect(m_fileActions.reload, &QAction::triggered, m_opening, &OpenController::reload);
  connect(m_fileActions.quit, &QAction::triggered, this, &MainWindow::close);
  connect(m_pages, &CentralPages::openRequested, this, &MainWindow::chooseFile);
  connect(m_pages, &CentralPages::openFolderRequested, this, &MainWindow::chooseFolder);
  connect(m_pages, &CentralPages::recentChosen, this, [this](const QString& path) { open({path}); });
  connect(m_recent, &RecentFiles::chosen, this, [this](const QString& path) { open({path}); });
  connect(m_recent, &RecentFiles::changed, this, [this] { m_pages->setRecentFiles(m_recent->paths()); });
  connect(m_viewport, &Viewport::filesDropped, this, &MainWindow::open);
  connect(m_opening, &OpenController::browseFolder, this, [this](const QString& folder) {
    m_browser->showFolder(folder);
    m_settings.setLastFolder(folder);
    m_recent->add(folder);
    Docks::reveal(*m_browserDock);
  });
  connect(m_opening, &OpenController::browseFiles, this, [this](const QStringList& files) {
    m_browser->showFiles(files);
    Docks::reveal(*m_browserDock);
  });
}

void MainWindow::wireLoading() {
  DocumentLoader& loader = m_opening->loader();
  connect(&loader, &DocumentLoader::started, this, [this](const QString& path) {
    m_status->showProgress(tr("Opening %1").arg(QFileInfo(path).fileName()), -1);
  });
  connect(&loader, &DocumentLoader::progressed, m_status, &StatusStrip::showProgress);
  connect(&loader, &DocumentLoader::finished, m_status, &StatusStrip::endProgress);
  connect(m_status, &StatusStrip::cancelRequested, m_opening, &OpenController::cancel);
  connect(m_opening, &OpenController::aboutToShow, this, [this](const LoadRequest& request) {
    if (request.keepView) {
      m_viewport->keepCameraOnce();
    }
  });
  connect(m_opening, &OpenController::shown, this, &MainWindow::showDocument);
  connect(m_opening, &OpenController::failed, this, &MainWindow::showFailure);
  connect(m_problems, &ProblemsPanel::countChanged, this, [this](int count) {
    m_problemsDock->setWindowTitle(count > 0 ? tr("Problems (%1)").arg(countText(static_cast<std::uint64_t>(count)))
                                             : tr("Problems"));
  });
}

void MainWindow::wireView() {
  CameraController& camera = m_viewport->camera();
  connect(&m_viewActions, &ViewActions::modeChosen, this, [this](render::ShadingMode mode) {
    m_viewport->setMode(mode);
    m_settings.setShadingMode(mode);
  });
  connect(&m_viewActions, &ViewActions::presetChosen, this, [this](render::ViewPreset preset) {
    if (m_session.scene()) {
      m_viewport->camera().setPreset(preset, m_viewport->sceneBounds());
    }
  });
  connect(&m_viewActions, &ViewActions::navigationChosen, &camera, &CameraController::setNavigation);
  connect(&m_viewActions, &ViewActions::appearanceChosen, this, [this](Appearance appearance) {
    applyAppearance(appearance);
    m_settings.setAppearance(appearance);
  });
  connect(m_viewActions.labels, &QAction::toggled, this, [this](bool on) {
    m_viewport->view().setLabelsVisible(on);
    m_settings.setLabelsVisible(on);
  });
  connect(m_viewActions.orthographic, &QAction::triggered, &camera, &CameraController::setOrthographic);
  connect(m_viewActions.frameAll, &QAction::triggered, m_viewport, &Viewport::frameAll);
  connect(m_viewActions.startView, &QAction::triggered, this, [this] {
    if (const Scene* scene = m_session.scene()) {
      m_viewport->camera().startIn(*scene);
    }
  });
  connect(m_viewActions.resetSpeed, &QAction::triggered, &camera, &CameraController::resetSpeed);
  connect(m_viewActions.fullScreen, &QAction::toggled, this,
          [this](bool on) { setWindowState(windowState().setFlag(Qt::WindowFullScreen, on)); });
  connect(m_documentMenus, &DocumentMenus::viewpointChosen, &camera, &CameraController::goTo);
  connect(&camera, &CameraController::navigationChanged, &m_viewActions, &ViewActions::setNavigation);
  connect(&camera, &CameraController::orthographicChanged, m_viewActions.orthographic, &QAction::setChecked);
  connect(&camera, &CameraController::moved, m_status, &StatusStrip::showCamera);
  connect(&camera, &CameraController::speedChanged, this, [this](float speed) {
    m_status->showSpeed(speed);
    QToolTip::showText(QCursor::pos(), tr("Speed %1").arg(QLocale().toString(static_cast<double>(speed), 'g', 3)),
                       m_viewport);
  });
  connect(&m_viewport->view(), &render::SceneView::frameDrawn, m_status, &StatusStrip::showStatistics);
  connect(m_fileActions.saveScreenshot, &QAction::triggered, m_pictures, &PictureTaker::save);
  connect(m_fileActions.copyPicture, &QAction::triggered, m_pictures, &PictureTaker::copy);
  connect(m_pictures, &PictureTaker::saved, this, [this](const QString& path) {
    m_status->showMessage(tr("Saved %1").arg(QDir::toNativeSeparators(path)), kGoodNewsMs);
  });
  connect(m_pictures, &PictureTaker::copied, this,
          [this] { m_status->showMessage(tr("The picture is on the clipboard."), kGoodNewsMs); });
  connect(m_pictures, &PictureTaker::failed, this,
          [this](const QString& reason) { m_messages->showMessage(MessageBar::Kind::Error, reason); });
}

void MainWindow::wireSelection() {
  connect(m_selectionActions.frame, &QAction::triggered, m_viewport, &Viewport::frameSelection);
  connect(m_selectionActions.showRecord, &QAction::triggered, this, [this] { Docks::reveal(*m_recordsDock); });
  connect(m_viewport, &Viewport::menuRequested, this, &MainWindow::showSelectionMenu);
  auto* outline = findChild<OutlinePanel*>();
  connect(outline, &OutlinePanel::contextMenuRequested, this, &MainWindow::showSelectionMenu);
  connect(outline, &OutlinePanel::nodeActivated, m_viewport, &Viewport::frameSelection);
}

void MainWindow::wireAnimation() {
  auto* outline = findChild<OutlinePanel*>();
  connect(outline, &OutlinePanel::animationPicked, &m_playback, &Playback::choose);
  connect(outline, &OutlinePanel::animationActivated, &m_playback, &Playback::chooseAndPlay);
  connect(&m_selection, &Selection::changed, this, [this] { m_playback.showMomentOf(m_selection.current()); });
  connect(&m_session, &Session::documentChanged, this, [this] {
    const Scene* scene = m_session.scene();
    offerTimeline(scene && !scene->animations.empty());
  });
  connect(&m_playback, &Playback::speedChanged, this, [this](double speed) { m_settings.setPlaybackSpeed(speed); });
  connect(&m_playback, &Playback::loopChanged, this,
          [this] { m_settings.setLoops(m_playback.loopsLoop(), m_playback.othersLoop()); });
}

void MainWindow::offerTimeline(bool offered) {
  // Whether the user wants it is only seen while there is something to play.
  if (m_timelineOffered) {
    m_settings.setTimelineVisible(!m_timelineDock->isHidden());
  }
  m_timelineOffered = offered;
  const bool show = offered && m_settings.timelineVisible();
  if (show == m_timelineDock->isHidden()) {
    showTimeline(show);
  }
}

void MainWindow::showTimeline(bool show) {
  // The picture makes room for it, not the records below.
  const int records = m_recordsDock->height();
  m_timelineDock->setVisible(show);
  if (show) {
    resizeDocks({m_timelineDock, m_recordsDock}, {fontMetrics().height() * kTimelineLines, records}, Qt::Vertical);
  } else {
    resizeDocks({m_recordsDock}, {records}, Qt::Vertical);
  }
}

void MainWindow::wireGoing() {
  connect(m_goActions.previousFile, &QAction::triggered, this, [this] { openNeighbour(-1); });
  connect(m_goActions.nextFile, &QAction::triggered, this, [this] { openNeighbour(1); });
  connect(m_goActions.back, &QAction::triggered, &m_history, &SelectionHistory::back);
  connect(m_goActions.forward, &QAction::triggered, &m_history, &SelectionHistory::forward);
  connect(m_goActions.commands, &QAction::triggered, m_palette, &CommandPalette::popUp);
  connect(&m_history, &SelectionHistory::changed, this, [this] {
    m_goActions.back->setEnabled(m_history.canGoBack());
    m_goActions.forward->setEnabled(m_history.canGoForward());
  });
  connect(m_browser, &BrowserPanel::openRequested, m_opening, &OpenController::openFile);
  connect(m_browser, &BrowserPanel::changed, this, &MainWindow::enableNeighbours);
}

void MainWindow::wireHelp() {
  m_helpActions.demos->setEnabled(false);
  connect(m_helpActions.demos, &QAction::triggered, this, [this] { open({m_demoFolder}); });
  connect(m_helpActions.keyboardMap, &QAction::triggered, this, [this] { showKeyboardMap(m_registry, this); });
  connect(m_helpActions.systemReport, &QAction::triggered, this, [this] {
    QGuiApplication::clipboard()->setText(systemReport(m_session.document()));
    m_status->showMessage(tr("The system report is on the clipboard."), kGoodNewsMs);
  });
  connect(m_helpActions.about, &QAction::triggered, this,
          [this] { showAbout(systemReport(m_session.document()), this); });
}

void MainWindow::restoreFromSettings() {
  constexpr double kShareOfScreen = 0.85;
  resize(screen()->availableSize() * kShareOfScreen);
  restoreGeometry(m_settings.windowGeometry());
  m_docks.restore(m_settings.dockLayout());
  // What a browser listed is not kept: an empty one would only take room.
  m_browserDock->hide();
  m_timelineDock->hide();
  m_viewport->setMode(m_settings.shadingMode());
  m_viewActions.setMode(m_settings.shadingMode());
  m_viewActions.setAppearance(m_settings.appearance());
  m_viewActions.labels->setChecked(m_settings.labelsVisible());
  m_viewport->camera().setSpeedSteps(m_settings.speedSteps());
  m_playback.setSpeed(m_settings.playbackSpeed());
  m_playback.setLoopKinds(m_settings.loopsLoop(), m_settings.othersLoop());
}

void MainWindow::open(const QStringList& paths) {
  m_opening->open(paths);
}

void MainWindow::setDemoFolder(const QString& folder) {
  m_demoFolder = folder;
  m_helpActions.demos->setEnabled(!folder.isEmpty());
}

void MainWindow::showDocument(const LoadRequest& request) {
  const Document& document = *m_session.document();
  const bool picture = m_session.scene() != nullptr;
  const QFileInfo file(request.path);
  setWindowTitle(tr("%1 - Vitrine").arg(file.fileName()));
  setWindowFilePath(request.path);
  m_recent->add(request.path);
  m_settings.setLastFolder(file.absolutePath());
  m_browser->setOpenFile(request.path);
  m_fileActions.enable(true, picture);
  m_viewActions.enable(picture);
  if (picture) {
    m_pages->showPicture();
    if (!request.keepView) {
      m_viewport->setFocus();
    }
  } else {
    m_pages->showNoPicture(QFileInfo(document.path).fileName(), m_session.loaded()->sceneError);
  }
}

void MainWindow::showFailure(const LoadRequest& request, const Error& error) {
  const QString text = tr("%1 cannot be opened: %2").arg(QDir::toNativeSeparators(request.path), error.reason());
  if (!error.needs) {
    m_messages->showMessage(MessageBar::Kind::Error, text);
    return;
  }
  m_messages->showMessage(MessageBar::Kind::Warning, text, tr("Choose %1…").arg(formatText(error.needs->label)),
                          [this, request, needs = *error.needs] {
                            const QString answer = QFileDialog::getOpenFileName(
                                this, formatText(needs.label), QFileInfo(request.path).path(), needs.fileFilter);
                            if (!answer.isEmpty()) {
                              m_opening->openWith(request, needs.option, answer);
                            }
                          });
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

void MainWindow::closeEvent(QCloseEvent* event) {
  m_opening->cancel();
  if (m_timelineOffered) {
    m_settings.setTimelineVisible(!m_timelineDock->isHidden());
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
    open(paths);
  }
}

} // namespace vitrine::ui
