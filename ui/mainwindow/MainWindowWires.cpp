#include "ui/animation/TimelinePanel.h"
#include "ui/browser/BrowserPanel.h"
#include "ui/content/MountController.h"
#include "ui/going/GoController.h"
#include "ui/mainwindow/CentralPages.h"
#include "ui/mainwindow/DocumentMenus.h"
#include "ui/mainwindow/HelpDialogs.h"
#include "ui/mainwindow/MainWindow.h"
#include "ui/mainwindow/PictureTaker.h"
#include "ui/mainwindow/RecentFiles.h"
#include "ui/mainwindow/StatusStrip.h"
#include "ui/mainwindow/SystemReport.h"
#include "ui/members/MembersPanel.h"
#include "ui/missing/MissingPanel.h"
#include "ui/missing/OfferList.h"
#include "ui/outline/OutlinePanel.h"
#include "ui/palette/CommandPalette.h"
#include "ui/problems/ProblemsPanel.h"
#include "ui/viewport/Viewport.h"
#include "ui/visibility/VisibilityController.h"
#include "ui/widgets/Texts.h"

#include <QClipboard>
#include <QDir>
#include <QFileInfo>
#include <QGuiApplication>
#include <QToolTip>

// The part of the main window that ties its parts together.
namespace vitrine::ui {
namespace {

/// What went well passes by in the status bar; only what went wrong takes room in the window.
constexpr int kGoodNewsMs = 6000;

constexpr int kTimelineLines = 7;

} // namespace

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
  connect(m_viewport, &Viewport::filesDropped, this, &MainWindow::take);
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
    m_browser->setTriedFile(path);
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

void MainWindow::wireContent() {
  connect(m_missing, &MissingPanel::countChanged, this, [this](int count) {
    m_missingDock->setWindowTitle(count > 0 ? tr("Missing Files (%1)").arg(countText(static_cast<std::uint64_t>(count)))
                                            : tr("Missing Files"));
    m_status->showMissing(count);
  });
  const auto showMissing = [this] { Docks::reveal(*m_missingDock); };
  connect(m_status, &StatusStrip::missingRequested, this, showMissing);
  connect(m_problems, &ProblemsPanel::missingRequested, this, showMissing);
  connect(m_missing, &MissingPanel::wanterShown, m_viewport, &Viewport::frameSelection);
  connect(m_missing, &MissingPanel::offerChosen, this, [this](const QString& folder) { m_mounting->mount({folder}); });
  connect(m_contentActions.locate, &QAction::triggered, this, [this] {
    if (const files::MissingFile* file = m_missing->current()) {
      m_mounting->locate(*file);
    }
  });
  connect(m_mounting, &MountController::begun, this, [this] { m_messages->withdraw(m_mountWarning); });
  connect(m_mounting, &MountController::told, this,
          [this](const QString& text) { m_status->showMessage(text, kGoodNewsMs); });
  connect(m_mounting, &MountController::failed, this,
          [this](const QString& text) { m_mountWarning = m_messages->showMessage(MessageBar::Kind::Warning, text); });
  connect(&m_mounting->offers(), &OfferFinder::changed, this, &MainWindow::tellOffer);
}

void MainWindow::tellOffer() {
  const auto& offers = m_mounting->offers().offers();
  m_messages->withdraw(m_offer);
  if (!offers.empty() && m_messages->isHidden()) {
    const QString text = OfferList::textOf(offers.front(), m_session.missing().size());
    m_offer =
        m_messages->showMessage(MessageBar::Kind::Notice, text, tr("Mount"), [this, folder = offers.front().folder] {
          m_messages->dismiss();
          m_mounting->mount({folder});
        });
  }
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
  connect(&m_viewActions, &ViewActions::movementChosen, this, [this](Movement movement) {
    // The key that began to walk ends it.
    CameraController& moved = m_viewport->camera();
    const bool again = movement == Movement::Walk && moved.movement() == Movement::Walk;
    moved.setMovement(again ? Movement::Fly : movement);
  });
  connect(m_viewActions.gravity, &QAction::toggled, &camera, &CameraController::setGravity);
  connect(&camera, &CameraController::walkRefused, this,
          [this] { m_status->showMessage(tr("There is no ground to walk on here."), kGoodNewsMs); });
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
  connect(&camera, &CameraController::movementChanged, &m_viewActions, &ViewActions::setMovement);
  m_status->setWalkActions(m_registry.find(QStringLiteral("view.navigation.walk")), m_viewActions.gravity);
  connect(&camera, &CameraController::movementChanged, m_status, &StatusStrip::showMovement);
  connect(&camera, &CameraController::orthographicChanged, m_viewActions.orthographic, &QAction::setChecked);
  connect(&camera, &CameraController::moved, m_status, &StatusStrip::showCamera);
  connect(&camera, &CameraController::speedChanged, this, [this](float speed) {
    if (const Scene* scene = m_session.scene()) {
      const QString text = tr("Speed %1").arg(speedText(static_cast<double>(speed) * scene->metresPerUnit));
      m_status->showSpeed(text);
      QToolTip::showText(QCursor::pos(), text, m_viewport);
    }
  });
  connect(&m_viewport->view(), &render::SceneView::frameDrawn, m_status, &StatusStrip::showStatistics);
}

void MainWindow::wirePictures() {
  connect(m_fileActions.saveScreenshot, &QAction::triggered, m_pictures, &PictureTaker::save);
  connect(m_fileActions.copyPicture, &QAction::triggered, m_pictures, &PictureTaker::copy);
  const auto tellTaken = [this](const QString& text) {
    m_messages->withdraw(m_pictureError);
    m_status->showMessage(text, kGoodNewsMs);
  };
  connect(m_pictures, &PictureTaker::saved, this,
          [tellTaken](const QString& path) { tellTaken(tr("Saved %1").arg(QDir::toNativeSeparators(path))); });
  connect(m_pictures, &PictureTaker::copied, this, [tellTaken] { tellTaken(tr("The picture is on the clipboard.")); });
  connect(m_pictures, &PictureTaker::failed, this,
          [this](const QString& reason) { m_pictureError = m_messages->showMessage(MessageBar::Kind::Error, reason); });
}

void MainWindow::wireSelection() {
  new VisibilityController(
      {m_viewActions, m_selectionActions, m_session, m_selection, *m_viewport, *m_status, m_settings}, this);
  connect(m_selectionActions.frame, &QAction::triggered, m_viewport, &Viewport::frameSelection);
  connect(m_selectionActions.showRecord, &QAction::triggered, this, [this] { Docks::reveal(*m_recordsDock); });
  connect(m_viewport, &Viewport::menuRequested, this, &MainWindow::showSelectionMenu);
  auto* outline = findChild<OutlinePanel*>();
  connect(outline, &OutlinePanel::contextMenuRequested, this, &MainWindow::showSelectionMenu);
  connect(outline, &OutlinePanel::nodeActivated, m_viewport, &Viewport::frameSelection);
}

void MainWindow::wireMembers() {
  connect(m_members, &MembersPanel::wanted, this, [this] { Docks::reveal(*m_membersDock); });
  connect(&m_session, &Session::documentChanged, this, &MainWindow::offerMembers);
  connect(&m_selection, &Selection::changed, this, &MainWindow::raiseRecordsOrMembers);
}

void MainWindow::offerMembers() {
  // As with the timeline: whether the user wants them is only seen while there are any.
  if (m_membersOffered) {
    m_settings.setMembersVisible(!m_membersDock->isHidden());
  }
  m_membersOffered = m_members->offered();
  m_findActions.enable(m_membersOffered);
  const bool show = m_membersOffered && m_settings.membersVisible();
  if (show == m_membersDock->isHidden()) {
    m_membersDock->setVisible(show);
  }
}

void MainWindow::raiseRecordsOrMembers() {
  const auto& section = m_selection.current().section;
  // Whoever works in one of the two stays there.
  const QWidget* focused = focusWidget();
  if (!section || m_membersDock->isHidden() || m_recordsDock->isHidden() ||
      (focused && (m_members->isAncestorOf(focused) || m_recordsDock->isAncestorOf(focused)))) {
    return;
  }
  const structure::Section& selected = m_session.document()->structure[*section];
  if (selected.table) {
    m_recordsDock->raise();
  } else if (selected.members) {
    m_membersDock->raise();
  }
}

void MainWindow::wireAnimation() {
  auto* outline = findChild<OutlinePanel*>();
  connect(outline, &OutlinePanel::animationPicked, &m_playback, &Playback::choose);
  connect(outline, &OutlinePanel::animationActivated, &m_playback, &Playback::chooseAndPlay);
  connect(&m_selection, &Selection::changed, this, [this] { m_playback.showMomentOf(m_selection.current()); });
  connect(&m_session, &Session::documentChanged, this, [this] {
    const Scene* scene = m_session.scene();
    offerTimeline(scene && std::ranges::any_of(scene->animations, lasts));
  });
  connect(findChild<TimelinePanel*>(), &TimelinePanel::recordPicked, this,
          [this](const RecordRef& record) { m_selection.selectRecord(record); });
  m_status->setPlayAction(m_animationActions.runByItself);
  connect(&m_clock, &SceneClock::runningChanged, this,
          [this] { m_status->showPlayButton(m_clock.hasSomethingToRun()); });
  connect(&m_playback, &Playback::speedChanged, this, [this](double speed) { m_settings.setPlaybackSpeed(speed); });
  connect(&m_playback, &Playback::repeatChanged, this, [this] { m_settings.setRepeats(m_playback.repeats()); });
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
  auto* going = new GoController(m_goActions, m_session, m_selection, *m_viewport, this);
  connect(going, &GoController::told, this, [this](const QString& text) { m_status->showMessage(text, kGoodNewsMs); });
  connect(going, &GoController::modeWanted, this, [this](render::ShadingMode mode) {
    m_viewport->setMode(mode);
    m_viewActions.setMode(mode);
  });
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
    QGuiApplication::clipboard()->setText(systemReport(m_session));
    m_status->showMessage(tr("The system report is on the clipboard."), kGoodNewsMs);
  });
  connect(m_helpActions.about, &QAction::triggered, this, [this] { showAbout(systemReport(m_session), this); });
}

} // namespace vitrine::ui
