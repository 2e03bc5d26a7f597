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
#include "ui/inspector/PropertiesPanel.h"
#include "ui/mainwindow/BrowserController.h"
#include "ui/mainwindow/CompareController.h"
#include "ui/mainwindow/Demos.h"
#include "ui/mainwindow/DockedPanels.h"
#include "ui/mainwindow/DocumentMenus.h"
#include "ui/mainwindow/DocumentPresenter.h"
#include "ui/mainwindow/FileController.h"
#include "ui/mainwindow/HelpDialogs.h"
#include "ui/mainwindow/HidingNote.h"
#include "ui/mainwindow/InputQuestion.h"
#include "ui/mainwindow/LanguageFollower.h"
#include "ui/mainwindow/LayerBuilder.h"
#include "ui/mainwindow/MapStatisticsController.h"
#include "ui/mainwindow/MenuBar.h"
#include "ui/mainwindow/MissingFilesController.h"
#include "ui/mainwindow/NavigationHint.h"
#include "ui/mainwindow/RecentFiles.h"
#include "ui/mainwindow/SearchController.h"
#include "ui/mainwindow/SelectionStatus.h"
#include "ui/mainwindow/SettingsController.h"
#include "ui/mainwindow/StructureMapController.h"
#include "ui/mainwindow/SystemReport.h"
#include "ui/mainwindow/TaskbarProgress.h"
#include "ui/mainwindow/ViewController.h"
#include "ui/mainwindow/WindowLooks.h"
#include "ui/mainwindow/WindowPlacement.h"
#include "ui/measuring/MeasureController.h"
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
#include "ui/viewport/ViewportInput.h"
#include "ui/widgets/TipGuard.h"

#include <QClipboard>
#include <QCloseEvent>
#include <QDialog>
#include <QDockWidget>
#include <QDropEvent>
#include <QGuiApplication>
#include <QLineEdit>
#include <QMenuBar>
#include <QTabBar>
#include <QTimer>
#include <QToolButton>
#include <QVBoxLayout>

namespace vitrine::ui {
namespace {

/// Qt names them in the language there is when it makes them.
void nameScrollButtons(const QTabBar& tabs) {
  for (const auto& [name, text] : {std::pair{"ScrollLeftButton", QTabBar::tr("Scroll Left")},
                                   std::pair{"ScrollRightButton", QTabBar::tr("Scroll Right")}}) {
    if (auto* button = tabs.findChild<QToolButton*>(QLatin1String(name))) {
      button->setAccessibleName(text);
    }
  }
}

} // namespace

MainWindow::MainWindow(const formats::Opener& opener, Settings& settings, const QStringList& gameFolders,
                       QWidget* parent)
    : QMainWindow(parent), m_services(opener, settings, gameFolders, this), m_thumbnails(new Thumbnails({}, this)),
      m_browser(new BrowserController(opener, *m_thumbnails, settings, this)),
      m_recent(new RecentFiles(settings, this)),
      m_menus(new DocumentMenus(m_services.session, m_services.selection, this)) {
  setObjectName(QStringLiteral("mainWindow"));
  TipGuard::install();
  setAcceptDrops(true);
  setDockNestingEnabled(true);
  setStatusBar(m_services.status);
  new OcclusionWorker(m_services.session, this);
  new LayerBuilder(*m_services.opening, m_services.session, m_services.selection, m_services.opening);
  m_mounting = new MountController(m_services.context, this);
  makeCentre();
  m_panels = new DockedPanels(m_services, *this, *m_browser, m_mounting->offers());
  m_browser->offerPage(m_services.actions.browser, *m_pages, *m_panels);
  m_looks = new WindowLooks(m_services.context, *this, m_services.registry, *m_panels);
  makeFileControllers();
  makeViewControllers();
  wireSelection();
  wireAnimation();
  wireGoing();
  wireHelp();
  m_panels->onEachBuild(this, [this] { usePanels(); });
  fillMenus();
  connect(m_services.actions.go.commands, &QAction::triggered, this, &MainWindow::showPalette);
  new CrashNotes(m_services.opening->loader(), m_services.registry, this);
  restoreFromSettings();
  m_preferences = new SettingsController(m_services.context, m_services.registry, m_services.clock, this);
  connect(new LanguageFollower(this), &LanguageFollower::changed, this, &MainWindow::changeLanguage);
}

MainWindow::~MainWindow() {
  // Dialogs list the actions, which are gone before the window's children.
  qDeleteAll(findChildren<QDialog*>(Qt::FindDirectChildrenOnly));
  // Workers end before anything they report to, and before the scene they read.
  delete m_mounting;
  delete m_services.opening;
}

void MainWindow::makeCentre() {
  auto* centre = new QWidget(this);
  auto* layout = new QVBoxLayout(centre);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(0);
  m_question = new InputQuestion(*m_services.opening, *m_services.messages, this);
  m_pages = new CentralPages(m_services.viewport, centre);
  m_documents = new Documents(m_services.context, *m_pages, centre, this);
  layout->addWidget(&m_documents->bar());
  layout->addWidget(m_services.messages);
  layout->addWidget(m_pages, 1);
  setCentralWidget(centre);
}

void MainWindow::makeFileControllers() {
  auto* taskbar = new TaskbarProgress(TaskbarProgress::runningBus(), this);
  taskbar->follow(m_services.opening->loader());
  connect(&m_browser->batch(), &BatchController::began, taskbar,
          [taskbar](const BatchRun& run) { taskbar->follow(run); });
  m_pages->setThumbnails(*m_thumbnails, pictureNamePatterns(m_services.opening->opener().registry()));
  connect(m_services.actions.file.quit, &QAction::triggered, this, &MainWindow::close);
  connect(m_services.viewport, &Viewport::filesDropped, this, &MainWindow::take);
  connect(m_browser, &BrowserController::folderWanted, m_services.actions.file.openFolder, &QAction::trigger);
  auto* files = new FileController(m_services.context, *m_panels, *m_pages, *m_recent, *m_thumbnails, this);
  const auto* exporting = new ExportController(m_services.context, this);
  connect(exporting, &ExportController::began, taskbar, [taskbar](const ExportRun& run) { taskbar->follow(run); });
  const auto take = [this](QAction* action, BatchKind kind) {
    connect(action, &QAction::triggered, this, [this, kind] {
      m_browser->batch().make({m_services.session.document()->path}, kind, m_services.opening->shownRequest().options);
    });
  };
  take(m_services.actions.file.saveTextures, BatchKind::Textures);
  take(m_services.actions.file.unpack, BatchKind::Files);
  connect(files, &FileController::newTabsWanted, &m_documents->controller(), &TabController::openInNewTabs);
  auto* presenter = new DocumentPresenter(m_services.context, *m_panels, *m_pages, *m_question, *m_recent,
                                          m_documents->reload(), this);
  connect(&m_documents->controller(), &TabController::shownAgain, presenter, &DocumentPresenter::goBackTo);
  new NavigationHint(m_services.context, this);
  new CompareController(m_services.context, *m_panels, *m_documents, this);
  new MissingFilesController(m_services.context, *m_mounting, *m_panels, this);
  m_data = new DataController(m_services.context, this);
  m_dragging = new DragController(m_services.context, this);
  const auto* map = new StructureMapController(m_services.context, *m_panels, this);
  connect(map, &StructureMapController::newTabWanted, &m_documents->controller(), &TabController::openInNewTab);
}

void MainWindow::makeViewControllers() {
  m_view = new ViewController(m_services.context, *m_menus, this);
  connect(&m_documents->controller(), &TabController::modeWanted, m_view, &ViewController::setMode);
  const auto bookmarks = [this] { return m_panels->bookmarks().bookmarks(); };
  new ScreenshotController(m_services.context, this);
  new SavePictureController(m_services.context, bookmarks, this);
  new FilmController(m_services.context, bookmarks, this);
  new LightmapController(m_services.context, this);
  new VisibilityController(m_services.context, this);
  const QString folder = m_services.context.settings.folder();
  new ByteBookmarkController(m_services.session, m_services.byteBookmarks, folder + QStringLiteral("/bookmarks/bytes"),
                             this);
  m_bookmarks = new BookmarkController(m_services.context, folder + QStringLiteral("/bookmarks"), this);
  connect(m_bookmarks, &BookmarkController::modeWanted, m_view, &ViewController::setMode);
  m_measuring =
      new MeasureController(m_services.context, m_services.measured, folder + QStringLiteral("/measurements"), this);
  connect(m_measuring, &MeasureController::panelWanted, m_panels, [this] { m_panels->reveal("measurements"); });
}

void MainWindow::usePanels() {
  const OutlinePanel& outline = m_panels->outline();
  connect(&outline, &OutlinePanel::contextMenuRequested, this, &MainWindow::showSelectionMenu);
  connect(&outline, &OutlinePanel::nodeActivated, m_services.viewport, &Viewport::frameSelection);
  connect(&outline, &OutlinePanel::animationPicked, &m_services.playback, &Playback::choose);
  connect(&outline, &OutlinePanel::animationActivated, &m_services.playback, &Playback::chooseAndPlay);
  connect(&m_panels->timeline(), &TimelinePanel::recordPicked, this,
          [this](const RecordRef& record) { m_services.selection.selectRecord(record); });
  m_data->use(m_panels->records(), m_panels->bytes(), m_panels->outline());
  m_dragging->use(m_panels->outline(), m_panels->properties());
  connect(&m_panels->properties(), &PropertiesPanel::fileWanted, this, [this](const QString& path) {
    LoadRequest request = m_services.opening->requestFor(path);
    request.options.unknown = formats::UnknownFiles::AsBytes;
    m_documents->controller().openInNewTab(request);
  });
  auto& entities = static_cast<EntityPanel&>(*m_panels->dock("entities").widget());
  new EntityController(m_services.context, entities);
  connect(m_panels->dock("entities").toggleViewAction(), &QAction::triggered, &entities, [&entities](bool shown) {
    if (shown) {
      entities.startTyping();
    }
  });
  m_bookmarks->use(m_panels->bookmarks());
  m_measuring->use(m_panels->measurements());
  // A line edit would take a dropped file as text.
  for (QLineEdit* edit : findChildren<QLineEdit*>()) {
    edit->setAcceptDrops(false);
  }
}

void MainWindow::fillMenus() {
  fillMenuBar(*menuBar(), m_services.actions, *m_recent, *m_menus, m_panels->docks(), m_looks->toolBarSwitch());
}

void MainWindow::showPalette() {
  if (!m_palette) {
    m_palette = new CommandPalette(m_services.registry, this);
  }
  m_palette->popUp();
}

void MainWindow::changeLanguage() {
  setLocale(QLocale());
  m_services.translateActions();
  m_recent->rebuild();
  m_pages->rebuildStart();
  m_menus->rebuild();
  m_panels->rebuild();
  fillMenus();
  m_preferences->rebuildDialog();
  qDeleteAll(findChildren<FilterPopup*>(Qt::FindDirectChildrenOnly)); // they are made when they are wanted
  for (const QTabBar* tabs : findChildren<QTabBar*>()) {
    nameScrollButtons(*tabs);
  }
}

void MainWindow::wireSelection() {
  new MapStatisticsController(m_services.context, *m_panels, this);
  new SearchController(m_services.context, *m_panels, this);
  auto* status =
      new SelectionStatus(m_services.session, m_services.selection, m_services.facts, *m_services.status, this);
  connect(m_panels, &DockedPanels::rebuilt, status, &SelectionStatus::show);
  connect(m_services.actions.selection.frame, &QAction::triggered, m_services.viewport, &Viewport::frameSelection);
  connect(m_services.actions.selection.pickMiddle, &QAction::triggered, this,
          [this] { m_services.viewport->input().clickMiddle(); });
  connect(m_services.actions.selection.showRecord, &QAction::triggered, m_panels,
          [this] { m_panels->reveal("records"); });
  connect(m_services.viewport, &Viewport::menuRequested, this, &MainWindow::showSelectionMenu);
  QAction* back = m_services.actions.go.back;
  QAction* forward = m_services.actions.go.forward;
  connect(back, &QAction::triggered, &m_services.history, &SelectionHistory::back);
  connect(forward, &QAction::triggered, &m_services.history, &SelectionHistory::forward);
  new HidingNote(m_services.context, this); // hears of them later
  connect(&m_services.history, &SelectionHistory::changed, this, [this, back, forward] {
    back->setEnabled(m_services.history.canGoBack());
    forward->setEnabled(m_services.history.canGoForward());
  });
  auto* history = new ViewHistory(
      m_services.session, m_services.selection, m_services.measured, *m_services.viewport,
      [this](render::ShadingMode mode) { m_view->setMode(mode); }, this);
  connect(&m_services.actions.view, &ViewActions::modeChosen, history, &ViewHistory::noteLater);
  new UndoController(m_services.registry, m_services.actions.edit, *history, this);
}

void MainWindow::wireAnimation() {
  new SelectionFollower(m_services.session, m_services.selection, m_services.playback, this);
  m_services.status->setPlayAction(m_services.actions.animation.runByItself);
  connect(&m_services.clock, &SceneClock::runningChanged, this,
          [this] { m_services.status->showPlayButton(m_services.clock.hasSomethingToRun()); });
  connect(&m_services.playback.speed(), &PlaybackSpeed::changed, this,
          [this](double speed) { m_services.context.settings.set(setting::kPlaybackSpeed, speed); });
  connect(&m_services.playback, &Playback::repeatChanged, this,
          [this] { setRepeats(m_services.context.settings, m_services.playback.repeats()); });
}

void MainWindow::wireGoing() {
  auto* going = new GoController(m_services.context, this);
  connect(going, &GoController::modeWanted, m_view, &ViewController::setMode);
  auto* links = new LinkController(m_services.context, going->navigator(), this);
  connect(going, &GoController::linkChosen, links, &LinkController::follow);
  connect(m_services.opening, &OpenController::linkGiven, links, &LinkController::followText);
}

void MainWindow::wireHelp() {
  const HelpActions& help = m_services.actions.help;
  help.demos->setEnabled(false);
  connect(help.demos, &QAction::triggered, this, [this] { open({m_services.actions.help.demos->data().toString()}); });
  connect(help.keyboardMap, &QAction::triggered, this, [this] { showKeyboardMap(m_services.registry, this); });
  connect(help.systemReport, &QAction::triggered, this, [this] {
    QGuiApplication::clipboard()->setText(systemReport(m_services.session));
    m_services.status->tell(tr("System report copied to the clipboard."));
  });
  connect(help.about, &QAction::triggered, this, [this] { showAbout(systemReport(m_services.session), this); });
}

void MainWindow::restoreFromSettings() {
  auto* placement = new WindowPlacement(*this, m_panels->layout(), m_services.context.settings);
  placement->restore();
  m_view->restore();
  m_services.playback.speed().set(m_services.context.settings.value(setting::kPlaybackSpeed));
  m_services.playback.setRepeats(repeats(m_services.context.settings));
}

WindowPlacement& MainWindow::placement() const {
  return *findChild<WindowPlacement*>();
}

void MainWindow::open(const QStringList& paths) {
  m_services.opening->open(paths);
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
  m_services.actions.help.demos->setData(folder);
  m_services.actions.help.demos->setEnabled(!folder.isEmpty());
  m_pages->setDemoFiles(demosIn(folder));
}

void MainWindow::setThumbnailProgram(const QString& program) {
  m_thumbnails->setProgram(program);
  m_browser->setProgram(program);
}

void MainWindow::showSelectionMenu(QPoint globalPosition) {
  QMenu menu(this);
  RecordsMenu records(m_services.session, m_services.selection, &menu);
  fillSelectionMenu(menu, m_services.actions, records);
  menu.exec(globalPosition);
}

void MainWindow::holdWhileUnseen() {
  const bool unseen = isHidden() || isMinimized();
  m_services.playback.setHeld(unseen);
  m_services.clock.setHeld(unseen);
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
  m_panels->layout().giveSizesOnce();
}

void MainWindow::hideEvent(QHideEvent* event) {
  holdWhileUnseen();
  QMainWindow::hideEvent(event);
}

void MainWindow::closeEvent(QCloseEvent* event) {
  m_services.opening->loader().cancel();
  m_panels->layout().remember();
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
