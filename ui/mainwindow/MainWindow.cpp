#include "ui/mainwindow/MainWindow.h"

#include "ui/actions/CommandPalette.h"
#include "ui/capture/FilmController.h"
#include "ui/capture/SavePictureController.h"
#include "ui/capture/ScreenshotController.h"
#include "ui/content/DropChoice.h"
#include "ui/content/LightmapController.h"
#include "ui/content/MountController.h"
#include "ui/controls/TimelinePanel.h"
#include "ui/controls/VisibilityController.h"
#include "ui/documents/CrashNotes.h"
#include "ui/documents/DocumentTabBar.h"
#include "ui/documents/Documents.h"
#include "ui/documents/UndoController.h"
#include "ui/exporting/DataController.h"
#include "ui/exporting/DragController.h"
#include "ui/exporting/ExportController.h"
#include "ui/hex/HexPanel.h"
#include "ui/mainwindow/BrowserController.h"
#include "ui/mainwindow/CompareController.h"
#include "ui/mainwindow/DarkNotice.h"
#include "ui/mainwindow/Demos.h"
#include "ui/mainwindow/DockedPanels.h"
#include "ui/mainwindow/DocumentMenus.h"
#include "ui/mainwindow/DocumentPresenter.h"
#include "ui/mainwindow/FileController.h"
#include "ui/mainwindow/HelpDialogs.h"
#include "ui/mainwindow/InputQuestion.h"
#include "ui/mainwindow/LayerBuilder.h"
#include "ui/mainwindow/MapStatisticsController.h"
#include "ui/mainwindow/MissingFilesController.h"
#include "ui/mainwindow/RecentFiles.h"
#include "ui/mainwindow/SearchController.h"
#include "ui/mainwindow/SettingsController.h"
#include "ui/mainwindow/StructureMapController.h"
#include "ui/mainwindow/SystemReport.h"
#include "ui/mainwindow/TaskbarProgress.h"
#include "ui/mainwindow/ViewController.h"
#include "ui/mainwindow/WindowLooks.h"
#include "ui/mainwindow/WindowPlacement.h"
#include "ui/measuring/MeasureController.h"
#include "ui/measuring/MeasurementPanel.h"
#include "ui/navigation/BookmarkController.h"
#include "ui/navigation/BookmarkPanel.h"
#include "ui/navigation/ByteBookmarkController.h"
#include "ui/navigation/GoController.h"
#include "ui/navigation/LinkController.h"
#include "ui/outline/EntityController.h"
#include "ui/outline/OutlinePanel.h"
#include "ui/session/OcclusionWorker.h"
#include "ui/session/SelectionFollower.h"
#include "ui/settings/FileSettings.h"
#include "ui/settings/PlaybackSettings.h"
#include "ui/shell/CentralPages.h"
#include "ui/shell/MessageBar.h"
#include "ui/shell/StatusStrip.h"
#include "ui/thumbnails/FolderSamples.h"
#include "ui/thumbnails/Thumbnails.h"
#include "ui/viewport/DroppedFiles.h"
#include "ui/viewport/Viewport.h"

#include <QClipboard>
#include <QCloseEvent>
#include <QDialog>
#include <QDockWidget>
#include <QDropEvent>
#include <QGuiApplication>
#include <QLineEdit>
#include <QMenuBar>
#include <QTimer>
#include <QVBoxLayout>

namespace vitrine::ui {

MainWindow::MainWindow(const formats::Opener& opener, Settings& settings, const QStringList& gameFolders,
                       QWidget* parent)
    : QMainWindow(parent), m_settings(settings), m_registry(this), m_selection(m_session),
      m_history(m_session, m_selection), m_playback(m_session), m_clock(m_session),
      m_actions(m_registry, m_session, m_selection, m_playback, m_clock),
      m_viewport(new Viewport(m_session, m_selection, this)),
      m_opening(new OpenController(
          opener, m_session, gameFolders, [&settings] { return settings.value(setting::kRecentFiles); }, this)),
      m_thumbnails(new Thumbnails({}, this)),
      m_browser(new BrowserController({opener, *m_thumbnails, settings}, this)) {
  setObjectName(QStringLiteral("mainWindow"));
  setWindowTitle(tr("Vitrine"));
  setAcceptDrops(true);
  setDockNestingEnabled(true);
  new OcclusionWorker(m_session, this);
  m_status = new StatusStrip(m_session, this);
  setStatusBar(m_status);
  auto* recent = new RecentFiles(m_settings, this);
  auto* menus = new DocumentMenus(m_session, m_selection, this);
  new LayerBuilder(*m_opening, m_session, m_selection, m_opening);
  m_mounting = new MountController({*m_opening, m_session, m_settings, m_actions.content}, this);
  makeCentre();
  m_panels = new DockedPanels(
      {*this, m_registry, *m_browser, m_session, m_selection, m_playback, m_actions, m_mounting->offers(), m_settings});
  m_browser->offerPage(m_actions.browser, *m_pages, *m_panels);
  const auto* looks = new WindowLooks({*this, m_registry, m_actions, *m_panels, *m_viewport});
  m_actions.fill(*menuBar(), *recent, *menus, m_panels->docks(), looks->toolBarSwitch());
  auto* palette = new CommandPalette(m_registry, this);
  connect(m_actions.go.commands, &QAction::triggered, palette, &CommandPalette::popUp);
  // A line edit would take a dropped file as text.
  for (QLineEdit* edit : findChildren<QLineEdit*>()) {
    edit->setAcceptDrops(false);
  }
  makeFileControllers(*recent);
  makeViewControllers(*menus);
  new DataController({m_actions.data, m_opening->opener().registry(), m_session, m_selection, m_panels->records(),
                      m_panels->bytes(), m_panels->outline(), m_settings, *m_messages, *m_status},
                     this);
  const auto* map =
      new StructureMapController({m_session, m_selection, *m_panels, m_settings, *m_messages, *m_status}, this);
  connect(map, &StructureMapController::newTabWanted, &m_documents->controller(), &TabController::openInNewTab);
  connect(&m_documents->controller(), &TabController::modeWanted, m_view, &ViewController::setMode);
  new DragController({m_session, m_panels->outline(), m_panels->properties(), *m_messages}, this);
  wireSelection();
  wireAnimation();
  wireGoing();
  wireBookmarks();
  wireMeasuring();
  wireHelp();
  new CrashNotes(m_opening->loader(), m_registry, this);
  restoreFromSettings();
  makeSettings();
}

MainWindow::~MainWindow() {
  // Dialogs list the actions, which are gone before the window's children.
  qDeleteAll(findChildren<QDialog*>(Qt::FindDirectChildrenOnly));
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
  m_documents = new Documents({m_actions.documents, *m_opening, m_session, m_selection, *m_viewport, m_playback,
                               *m_messages, *m_pages, m_settings},
                              centre, this);
  layout->addWidget(&m_documents->bar());
  layout->addWidget(m_messages);
  layout->addWidget(m_pages, 1);
  setCentralWidget(centre);
}

void MainWindow::makeFileControllers(RecentFiles& recent) {
  auto* taskbar = new TaskbarProgress(TaskbarProgress::runningBus(), this);
  taskbar->follow(m_opening->loader());
  connect(&m_browser->batch(), &BatchController::began, taskbar,
          [taskbar](const BatchRun& run) { taskbar->follow(run); });
  m_pages->setThumbnails(*m_thumbnails, pictureNamePatterns(m_opening->opener().registry()));
  connect(m_actions.file.quit, &QAction::triggered, this, &MainWindow::close);
  connect(m_viewport, &Viewport::filesDropped, this, &MainWindow::take);
  connect(m_browser, &BrowserController::folderWanted, m_actions.file.openFolder, &QAction::trigger);
  auto* files = new FileController({m_actions.file, m_actions.go, m_actions.browser, m_actions.documents, *m_opening,
                                    m_session, *m_panels, *m_pages, recent, m_settings},
                                   this);
  const auto* exporting =
      new ExportController({m_actions.file, m_session, m_selection, m_settings, *m_messages, *m_status}, this);
  connect(exporting, &ExportController::began, taskbar, [taskbar](const ExportRun& run) { taskbar->follow(run); });
  const auto take = [this](QAction* action, BatchKind kind) {
    connect(action, &QAction::triggered, this, [this, kind] {
      m_browser->batch().make({m_session.document()->path}, kind, m_opening->shownRequest().options);
    });
  };
  take(m_actions.file.saveTextures, BatchKind::Textures);
  take(m_actions.file.unpack, BatchKind::Files);
  connect(files, &FileController::newTabsWanted, &m_documents->controller(), &TabController::openInNewTabs);
  auto* dark = new DarkNotice(m_session, *m_messages, this);
  new DocumentPresenter({*m_opening, m_session, *m_panels, m_actions, *m_viewport, *m_pages, *m_messages, *dark,
                         *m_question, recent, m_settings},
                        this);
  new CompareController(
      {m_actions.file, *m_opening, m_session, m_selection, *m_viewport, *m_panels, *m_documents, m_settings}, this);
  new MissingFilesController(
      {m_actions.content, m_session, *m_mounting, *m_panels, *m_viewport, *m_messages, *m_status}, this);
}

void MainWindow::makeViewControllers(DocumentMenus& menus) {
  m_view = new ViewController({m_actions.view, m_actions.split, menus, m_session, *m_viewport, *m_status, m_settings},
                              m_registry.find(QStringLiteral("view.navigation.walk")), this);
  new ScreenshotController({m_actions.file, *m_viewport, m_session, m_settings, *m_messages, *m_status}, this);
  new SavePictureController({m_actions.file, *m_viewport, m_session, m_settings, *m_messages, *m_status,
                             [this] { return m_panels->bookmarks().bookmarks(); }},
                            this);
  new FilmController(
      {m_actions.file, *m_viewport, m_session, m_panels->bookmarks(), m_settings, *m_messages, *m_status}, this);
  new LightmapController(m_actions.selection, m_session, m_selection, *m_viewport, this);
  new VisibilityController(
      {m_actions.view, m_actions.selection, m_session, m_selection, *m_viewport, *m_status, m_settings}, this);
}

void MainWindow::makeSettings() {
  new SettingsController({m_settings, m_registry, m_actions.edit, m_actions.view, *m_opening, *m_viewport, m_clock},
                         this);
}

void MainWindow::wireSelection() {
  new EntityController(m_session, m_selection, *m_viewport,
                       static_cast<EntityPanel&>(*m_panels->dock("entities").widget()), this);
  new MapStatisticsController({m_session, m_selection, *m_viewport, *m_panels}, this);
  new SearchController({m_actions.find, m_session, m_selection, m_playback, *m_viewport, *m_panels}, this);
  connect(m_actions.selection.frame, &QAction::triggered, m_viewport, &Viewport::frameSelection);
  connect(m_actions.selection.showRecord, &QAction::triggered, m_panels, &DockedPanels::revealRecords);
  connect(m_viewport, &Viewport::menuRequested, this, &MainWindow::showSelectionMenu);
  const OutlinePanel& outline = m_panels->outline();
  connect(&outline, &OutlinePanel::contextMenuRequested, this, &MainWindow::showSelectionMenu);
  connect(&outline, &OutlinePanel::nodeActivated, m_viewport, &Viewport::frameSelection);
  QAction* back = m_actions.go.back;
  QAction* forward = m_actions.go.forward;
  connect(back, &QAction::triggered, &m_history, &SelectionHistory::back);
  connect(forward, &QAction::triggered, &m_history, &SelectionHistory::forward);
  connect(&m_history, &SelectionHistory::changed, this, [this, back, forward] {
    back->setEnabled(m_history.canGoBack());
    forward->setEnabled(m_history.canGoForward());
  });
  auto* history = new ViewHistory(
      m_session, m_selection, m_panels->measurements().list(), *m_viewport,
      [this](render::ShadingMode mode) { m_view->setMode(mode); }, this);
  connect(&m_actions.view, &ViewActions::modeChosen, history, &ViewHistory::noteLater);
  new UndoController(m_actions.edit, *history, this);
}

void MainWindow::wireAnimation() {
  const OutlinePanel& outline = m_panels->outline();
  connect(&outline, &OutlinePanel::animationPicked, &m_playback, &Playback::choose);
  connect(&outline, &OutlinePanel::animationActivated, &m_playback, &Playback::chooseAndPlay);
  new SelectionFollower(m_session, m_selection, m_playback, this);
  connect(&m_panels->timeline(), &TimelinePanel::recordPicked, this,
          [this](const RecordRef& record) { m_selection.selectRecord(record); });
  m_status->setPlayAction(m_actions.animation.runByItself);
  connect(&m_clock, &SceneClock::runningChanged, this,
          [this] { m_status->showPlayButton(m_clock.hasSomethingToRun()); });
  connect(&m_playback.speed(), &PlaybackSpeed::changed, this,
          [this](double speed) { m_settings.set(setting::kPlaybackSpeed, speed); });
  connect(&m_playback, &Playback::repeatChanged, this, [this] { setRepeats(m_settings, m_playback.repeats()); });
}

void MainWindow::wireBookmarks() {
  auto* bookmarks = new BookmarkController({m_actions.bookmarks, m_session, m_selection, *m_viewport,
                                            m_panels->bookmarks(), m_settings.folder() + QStringLiteral("/bookmarks")},
                                           this);
  connect(bookmarks, &BookmarkController::told, m_status, &StatusStrip::tell);
  connect(bookmarks, &BookmarkController::failed, this,
          [this](const QString& text) { m_messages->showMessage(MessageBar::Kind::Error, text); });
  connect(bookmarks, &BookmarkController::modeWanted, m_view, &ViewController::setMode);
  new ByteBookmarkController(m_session, m_panels->bytes().bookmarks(),
                             m_settings.folder() + QStringLiteral("/bookmarks/bytes"), this);
}

void MainWindow::wireMeasuring() {
  const auto* measuring = new MeasureController({m_actions.measure, m_session, *m_viewport, m_panels->measurements(),
                                                 m_settings, m_settings.folder() + QStringLiteral("/measurements")},
                                                this);
  connect(measuring, &MeasureController::told, m_status, &StatusStrip::tell);
  connect(measuring, &MeasureController::panelWanted, m_panels, [this] { m_panels->reveal("measurements"); });
}

void MainWindow::wireGoing() {
  auto* going = new GoController(m_actions.go, m_session, m_selection, *m_viewport, this);
  connect(going, &GoController::told, m_status, &StatusStrip::tell);
  connect(going, &GoController::modeWanted, m_view, &ViewController::setMode);
  auto* links = new LinkController({*m_opening, m_session, going->navigator(), *m_messages}, this);
  connect(going, &GoController::linkChosen, links, &LinkController::follow);
  connect(m_opening, &OpenController::linkGiven, links, &LinkController::followText);
}

void MainWindow::wireHelp() {
  const HelpActions& help = m_actions.help;
  help.demos->setEnabled(false);
  connect(help.demos, &QAction::triggered, this, [this] { open({m_actions.help.demos->data().toString()}); });
  connect(help.keyboardMap, &QAction::triggered, this, [this] { showKeyboardMap(m_registry, this); });
  connect(help.systemReport, &QAction::triggered, this, [this] {
    QGuiApplication::clipboard()->setText(systemReport(m_session));
    m_status->tell(tr("The system report is on the clipboard."));
  });
  connect(help.about, &QAction::triggered, this, [this] { showAbout(systemReport(m_session), this); });
}

void MainWindow::restoreFromSettings() {
  auto* placement = new WindowPlacement({*this, *m_panels, m_settings});
  placement->restore();
  m_view->restore();
  m_playback.speed().set(m_settings.value(setting::kPlaybackSpeed));
  m_playback.setRepeats(repeats(m_settings));
}

WindowPlacement& MainWindow::placement() const {
  return *findChild<WindowPlacement*>();
}

void MainWindow::open(const QStringList& paths) {
  m_opening->open(paths);
}

void MainWindow::take(const QStringList& paths) {
  // The user who dropped files goes on here: keys are the other program's until then.
  activateWindow();
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
  m_actions.help.demos->setData(folder);
  m_actions.help.demos->setEnabled(!folder.isEmpty());
  m_pages->setDemoFiles(demosIn(folder));
}

MessageBar& MainWindow::addMessageBar() {
  auto* bar = new MessageBar(centralWidget());
  static_cast<QVBoxLayout*>(centralWidget()->layout())->insertWidget(0, bar);
  return *bar;
}

void MainWindow::setThumbnailProgram(const QString& program) {
  m_thumbnails->setProgram(program);
  m_browser->setProgram(program);
}

void MainWindow::showSelectionMenu(QPoint globalPosition) {
  QMenu menu(this);
  RecordsMenu records(m_session, m_selection, &menu);
  m_actions.fillSelection(menu, records);
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
  m_panels->giveSizesOnce();
}

void MainWindow::hideEvent(QHideEvent* event) {
  holdWhileUnseen();
  QMainWindow::hideEvent(event);
}

void MainWindow::closeEvent(QCloseEvent* event) {
  m_opening->loader().cancel();
  m_panels->remember();
  m_view->remember();
  QMainWindow::closeEvent(event);
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event) {
  // Drags out of the window are not for the window itself.
  if (!event->source() && !droppedFiles(event->mimeData()).isEmpty()) {
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
