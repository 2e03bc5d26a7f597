#include "tests/support/ViewAtRest.h"
#include "tests/ui/mainwindow/MainWindowFixture.h"
#include "ui/hex/HexView.h"
#include "ui/settings/FileSettings.h"
#include "ui/settings/ViewSettings.h"
#include "ui/widgets/Lengths.h"

#include <QAbstractButton>
#include <QCheckBox>
#include <QClipboard>
#include <QDir>
#include <QDockWidget>
#include <QDropEvent>
#include <QGuiApplication>
#include <QHeaderView>
#include <QImage>
#include <QLabel>
#include <QLineEdit>
#include <QMimeData>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QStatusBar>
#include <QTableView>
#include <QTreeView>
#include <QUrl>
#include <QWheelEvent>

using namespace vitrine;
using namespace vitrine::ui;
using vitrine::tests::comesToRest;
using vitrine::tests::expectIdle;
using vitrine::tests::kQuads;
using vitrine::tests::kWaitMs;
using vitrine::tests::MainWindowTest;
using vitrine::tests::TestFormat;

namespace {

TEST_F(MainWindowTest, OpensAFileAndShowsItsPicture) {
  openPicture();
  EXPECT_EQ(openName(), QStringLiteral("squares.vtst"));
  EXPECT_TRUE(window->windowTitle().startsWith(QLatin1String("squares.vtst")));
  EXPECT_TRUE(viewport().isVisible());
  EXPECT_TRUE(action("file.saveScreenshot")->isEnabled());
  goToSpawn();
  EXPECT_EQ(label("statusPosition"), QStringLiteral("x 24.0  y -40.0  z 6.0")) << "in the file's coordinates";
  const auto& triangles = *window->findChild<QLabel*>(QStringLiteral("statusTriangles"));
  EXPECT_TRUE(triangles.text().contains(QLatin1String("12 / 12")));
  static const QRegularExpression time(QStringLiteral("\\d ms"));
  EXPECT_TRUE(triangles.toolTip().contains(time)) << triangles.toolTip().toStdString();
  for (const QLabel* label : window->statusBar()->findChildren<QLabel*>()) {
    EXPECT_FALSE(label->isVisible() && label->text().contains(time)) << label->text().toStdString();
  }
}

TEST_F(MainWindowTest, OpensByDropOnThePicture) {
  openPicture();
  drop(native(), {file(TestFormat::Mode::Good, QStringLiteral("dropped.vtst"))});
  ASSERT_TRUE(waitUntilIdle());
  EXPECT_EQ(openName(), QStringLiteral("dropped.vtst"));
}

TEST_F(MainWindowTest, OpensByDropOnTheWindow) {
  drop(window.get(), {file(TestFormat::Mode::Good, QStringLiteral("dropped.vtst"))});
  ASSERT_TRUE(waitUntilIdle());
  EXPECT_EQ(openName(), QStringLiteral("dropped.vtst"));
}

TEST_F(MainWindowTest, ADropOfSeveralOpensTheFirstAndListsAll) {
  drop(window.get(), {file(TestFormat::Mode::Good, QStringLiteral("m.vtst")),
                      file(TestFormat::Mode::Good, QStringLiteral("n.vtst"))});
  ASSERT_TRUE(waitUntilIdle());
  EXPECT_EQ(openName(), QStringLiteral("m.vtst"));
  auto* list = window->findChild<QTreeView*>(QStringLiteral("browserList"));
  EXPECT_TRUE(QTest::qWaitFor([&] { return list->model()->rowCount() == 2; }, kWaitMs));
  EXPECT_TRUE(list->isVisible());
}

TEST_F(MainWindowTest, AFolderIsBrowsedAndPageKeysGoThroughIt) {
  file(TestFormat::Mode::Good, QStringLiteral("maps/a.vtst"));
  file(TestFormat::Mode::Good, QStringLiteral("maps/b.vtst"));
  window->open({folder.path(QStringLiteral("maps"))});
  auto* list = window->findChild<QTreeView*>(QStringLiteral("browserList"));
  ASSERT_TRUE(QTest::qWaitFor([&] { return list->model()->rowCount() == 2; }, kWaitMs));
  EXPECT_TRUE(window->session().empty()) << "a folder opens nothing by itself";
  QTest::keyClick(window.get(), Qt::Key_PageDown);
  ASSERT_TRUE(waitUntilIdle());
  EXPECT_EQ(openName(), QStringLiteral("a.vtst"));
  QTest::keyClick(native(), Qt::Key_PageDown);
  ASSERT_TRUE(waitUntilIdle());
  EXPECT_EQ(openName(), QStringLiteral("b.vtst"));
  EXPECT_FALSE(action("go.nextFile")->isEnabled());
  QTest::keyClick(native(), Qt::Key_PageUp);
  ASSERT_TRUE(waitUntilIdle());
  EXPECT_EQ(openName(), QStringLiteral("a.vtst"));
}

TEST_F(MainWindowTest, TheHelpMenuListsTheDemos) {
  EXPECT_FALSE(action("help.demos")->isEnabled()) << "there are none yet";
  file(TestFormat::Mode::Good, QStringLiteral("demo/hall.vtst"));
  file(TestFormat::Mode::Good, QStringLiteral("demo/addon/yard.vtst"));
  window->setDemoFolder(folder.path(QStringLiteral("demo")));
  action("help.demos")->trigger();
  auto* list = window->findChild<QTreeView*>(QStringLiteral("browserList"));
  EXPECT_TRUE(QTest::qWaitFor([&] { return list->model()->rowCount() == 2; }, kWaitMs));
}

TEST_F(MainWindowTest, AFailingFileLeavesTheWindowAsItWasAndSaysWhy) {
  openPicture();
  selection().selectRecord({kQuads, 1});
  const viewing::CameraPose pose = viewport().camera().rig().pose();
  open(TestFormat::Mode::Unreadable, QStringLiteral("round.vtst"));
  EXPECT_EQ(openName(), QStringLiteral("squares.vtst"));
  EXPECT_EQ(selection().current().record, (RecordRef{kQuads, 1}));
  EXPECT_EQ(viewport().camera().rig().pose().orientation, pose.orientation) << "from so far that all is in view";
  ASSERT_TRUE(messages().isVisible());
  EXPECT_TRUE(messages().text().contains(QLatin1String("round.vtst")));
  EXPECT_TRUE(messages().text().contains(QLatin1String("the squares are round")));
  EXPECT_FALSE(QApplication::activeModalWidget());
  QTest::mouseClick(window->findChild<QAbstractButton*>(QStringLiteral("messageDismiss")), Qt::LeftButton);
  EXPECT_FALSE(messages().isVisible());
}

TEST_F(MainWindowTest, ABrokenSceneOpensAsStructureWithTheReason) {
  openPicture();
  open(TestFormat::Mode::BrokenScene, QStringLiteral("broken.vtst"));
  EXPECT_EQ(openName(), QStringLiteral("broken.vtst"));
  EXPECT_FALSE(viewport().isVisible());
  EXPECT_TRUE(label("noticeText").contains(QLatin1String("the squares have no corners")));
  EXPECT_FALSE(action("file.copyPicture")->isEnabled());
  selection().selectSection(kQuads);
  EXPECT_EQ(window->findChild<QTableView*>(QStringLiteral("recordTable"))->model()->rowCount(), 5);
  open();
  EXPECT_TRUE(viewport().isVisible()) << "and a good one after it has its picture again";
}

TEST_F(MainWindowTest, AFileThatNeedsInputOffersToChooseIt) {
  open(TestFormat::Mode::NeedsKey);
  ASSERT_TRUE(messages().isVisible());
  auto* button = window->findChild<QAbstractButton*>(QStringLiteral("messageAction"));
  EXPECT_TRUE(button->isVisible());
  EXPECT_TRUE(button->text().contains(QLatin1String("Key file")));
}

TEST_F(MainWindowTest, LoadingCanBeCancelledFromTheStatusBar) {
  window->open({file(TestFormat::Mode::Endless)});
  auto* cancel = window->findChild<QAbstractButton*>(QStringLiteral("statusCancel"));
  ASSERT_TRUE(QTest::qWaitFor([&] { return cancel->isVisible(); }, kWaitMs));
  QTest::mouseClick(cancel, Qt::LeftButton);
  ASSERT_TRUE(waitUntilIdle());
  EXPECT_TRUE(window->session().empty());
  EXPECT_TRUE(QTest::qWaitFor([&] { return !cancel->isVisible(); }, kWaitMs));
  EXPECT_FALSE(messages().isVisible()) << "the user knows";
}

TEST_F(MainWindowTest, ClosingEndsALoad) {
  const int begun = TestFormat::loadsBegun;
  window->open({file(TestFormat::Mode::Endless)});
  ASSERT_TRUE(QTest::qWaitFor([&] { return TestFormat::loadsBegun > begun; }, kWaitMs));
  window->close();
  window.reset();
  SUCCEED() << "came back";
}

TEST_F(MainWindowTest, ClickingAWallSelectsNodeRecordAndBytes) {
  openPicture();
  QTest::mouseClick(native(), Qt::LeftButton, {}, pixelOf(3));
  const links::Pick& now = selection().current();
  EXPECT_EQ(now.record, (RecordRef{kQuads, 3}));
  EXPECT_EQ(now.node, NodeIndex(0));
  EXPECT_EQ(window->findChild<QTreeView*>(QStringLiteral("sceneTree"))->currentIndex().data().toString(),
            QStringLiteral("Squares"));
  EXPECT_EQ(window->findChild<QTableView*>(QStringLiteral("recordTable"))->currentIndex().row(), 3);
  EXPECT_EQ(window->findChild<HexView*>()->selection(), (HexRange{16 + 3 * 16, 16}));
  // Beside all squares: nothing.
  QTest::mouseClick(native(), Qt::LeftButton, {}, QPoint(3, 3));
  EXPECT_TRUE(selection().empty());
}

TEST_F(MainWindowTest, SelectingARecordOrAByteHighlightsTheWall) {
  openPicture();
  const auto screen = [this] {
    EXPECT_TRUE(comesToRest(view()));
    return native()->screen()->grabWindow(native()->winId()).toImage();
  };
  const QPoint inside = pixelOf(2) * native()->devicePixelRatio();
  const QPoint other = pixelOf(4) * native()->devicePixelRatio();
  const QImage plain = screen();
  selection().selectRecord({kQuads, 2});
  const QImage highlighted = screen();
  EXPECT_NE(plain.pixelColor(inside), highlighted.pixelColor(inside));
  EXPECT_EQ(plain.pixelColor(other), highlighted.pixelColor(other));
  selection().clear();
  EXPECT_EQ(screen().pixelColor(inside), plain.pixelColor(inside));
  window->findChild<HexView*>()->select({16 + 2 * 16 - 1, 1});
  QTest::keyClick(window->findChild<HexView*>(), Qt::Key_Right);
  EXPECT_EQ(screen().pixelColor(inside), highlighted.pixelColor(inside));
}

TEST_F(MainWindowTest, HidingLetsOnePickWhatIsBehind) {
  openPicture();
  QTest::mouseClick(native(), Qt::LeftButton, {}, pixelOf(1));
  action("selection.hide")->trigger();
  EXPECT_FALSE(viewport().hitAt(pixelOf(1)));
  QTest::keyClick(native(), Qt::Key_H, Qt::ShiftModifier);
  EXPECT_TRUE(viewport().hitAt(pixelOf(1)));
}

TEST_F(MainWindowTest, FlyingKeysMoveTheCameraWhereverTheFocusWas) {
  openPicture();
  const QVector3D start = viewport().camera().rig().pose().position;
  QTest::keyPress(native(), Qt::Key_W);
  EXPECT_TRUE(QTest::qWaitFor([&] { return viewport().camera().rig().pose().position != start; }, kWaitMs));
  QTest::keyRelease(native(), Qt::Key_W);
  EXPECT_NE(label("statusPosition"), QStringLiteral("x 24.0  y -40.0  z 6.0"));
}

// As under Wayland, where the window around the picture has the keyboard.
TEST_F(MainWindowTest, KeysThatComeToTheContainerArriveInThePicture) {
  openPicture();
  QWidget* container = viewport().pictures().activeContainer();
  const auto position = [this] { return viewport().camera().rig().pose().position; };
  const QVector3D start = position();
  QTest::keyPress(container, Qt::Key_W);
  EXPECT_TRUE(QTest::qWaitFor([&] { return position() != start; }, kWaitMs));
  QFocusEvent elsewhere(QEvent::FocusOut);
  native()->requestActivate();
  ASSERT_TRUE(QTest::qWaitFor([this] { return QGuiApplication::focusWindow() == native(); }, kWaitMs));
  QCoreApplication::sendEvent(container, &elsewhere);
  EXPECT_TRUE(viewport().camera().locomotion().flying()) << "the picture itself has the keyboard";
  QTest::keyRelease(container, Qt::Key_W);
  EXPECT_FALSE(viewport().camera().locomotion().flying());

  auto* panels = window->findChild<QDockWidget*>(QStringLiteral("outline"));
  ASSERT_TRUE(panels && panels->isVisible());
  QTest::keyClick(container, Qt::Key_F11, Qt::ShiftModifier);
  EXPECT_FALSE(panels->isVisible());
  QKeyEvent unknown(QEvent::KeyPress, Qt::Key_F35, {});
  QCoreApplication::sendEvent(container, &unknown);
  EXPECT_FALSE(unknown.isAccepted()) << "what is none of the picture's goes on to the window";
}

TEST_F(MainWindowTest, TheWheelChangesTheSpeedAndShowsIt) {
  openPicture();
  const float before = viewport().camera().rig().speed();
  QWheelEvent wheel(QPointF(100, 100), QPointF(100, 100), {}, {0, 120}, {}, {}, Qt::NoScrollPhase, false);
  QCoreApplication::sendEvent(native(), &wheel);
  EXPECT_GT(viewport().camera().rig().speed(), before);
  EXPECT_TRUE(window->findChild<QLabel*>(QStringLiteral("statusSpeed"))->isVisible());
}

TEST_F(MainWindowTest, SpeedHasTheUnitOfThePositions) {
  openPicture();
  const std::pair<LengthUnit, QRegularExpression> units[] = {
      {LengthUnit::File, QRegularExpression(QStringLiteral("^Speed [0-9.,]+ units/s$"))},
      {LengthUnit::Metres, QRegularExpression(QStringLiteral("^Speed [0-9.,]+ m/s$"))}};
  for (const auto& [unit, told] : units) {
    Lengths::instance().setUnit(unit);
    EXPECT_EQ(label("statusSpeed"), QString()) << "nothing is left in another unit";
    for (const float steps : {1.0F, 40.0F, -80.0F}) {
      viewport().camera().locomotion().changeSpeed(steps);
      EXPECT_TRUE(told.match(label("statusSpeed")).hasMatch()) << label("statusSpeed").toStdString();
    }
  }
  Lengths::instance().setUnit(LengthUnit::File);
}

TEST_F(MainWindowTest, TheGamesViewLendsItsFieldOfViewAndRange) {
  open(TestFormat::Mode::Game);
  ASSERT_TRUE(QTest::qWaitFor([this] { return view().framesDrawn() > 0; }, kWaitMs));
  const float own = viewport().camera().rig().pose().verticalFov;
  auto* game = window->findChild<QCheckBox*>(QStringLiteral("control.view.game"));
  ASSERT_TRUE(game);
  game->setChecked(true);
  EXPECT_EQ(viewport().camera().rig().pose().verticalFov, TestFormat::kGameFov);
  EXPECT_TRUE(viewport().hitAt(pixelOf(2)));
  viewport().camera().setPose({.position = {20, 6, 140}, .orientation = {}, .verticalFov = TestFormat::kGameFov});
  EXPECT_FALSE(viewport().hitAt(pixelOf(2))) << "beyond what the game draws there is nothing to click on";
  game->setChecked(false);
  EXPECT_EQ(viewport().camera().rig().pose().verticalFov, own);
  EXPECT_TRUE(viewport().hitAt(pixelOf(2)));
  game->setChecked(true);
  open();
  EXPECT_EQ(viewport().camera().rig().pose().verticalFov, own) << "another file is no longer seen as in that game";
}

TEST_F(MainWindowTest, LabelsAreShownUnlessSwitchedOff) {
  openPicture();
  const auto screen = [this] {
    EXPECT_TRUE(comesToRest(view()));
    return native()->screen()->grabWindow(native()->winId()).toImage();
  };
  QAction* labels = action("view.labels");
  ASSERT_TRUE(labels->isEnabled());
  EXPECT_TRUE(labels->isChecked());
  const QImage with = screen();
  QTest::keyClick(native(), Qt::Key_L);
  EXPECT_FALSE(labels->isChecked());
  const QImage without = screen();
  EXPECT_NE(with, without);
  window->close();
  window.reset();
  makeWindow();
  EXPECT_FALSE(action("view.labels")->isChecked());
  openPicture();
  const QImage again = screen();
  EXPECT_EQ(again.size(), without.size()) << "docks are as wide as they were";
  EXPECT_EQ(again, without);
}

TEST_F(MainWindowTest, TheGridComesAndGoesAndIsRemembered) {
  openPicture();
  action("view.camera.top")->trigger();
  ASSERT_TRUE(comesToRest(view()));
  const auto screen = [this] {
    EXPECT_TRUE(comesToRest(view()));
    return native()->screen()->grabWindow(native()->winId()).toImage();
  };
  const QImage plain = screen();
  EXPECT_GT(plain.pixelColor(3, plain.height() - 4).lightness(), plain.pixelColor(3, 3).lightness())
      << "a gradient lies behind the scene";
  QAction* grid = action("view.grid");
  ASSERT_TRUE(grid->isEnabled());
  EXPECT_FALSE(grid->isChecked());
  EXPECT_TRUE(action("view.contactShadow")->isChecked());
  QTest::keyClick(native(), Qt::Key_G, Qt::ShiftModifier);
  EXPECT_TRUE(grid->isChecked());
  EXPECT_NE(screen(), plain);
  EXPECT_TRUE(groundParts(*settings).grid);
  QTest::keyClick(native(), Qt::Key_G, Qt::ShiftModifier);
  EXPECT_EQ(screen(), plain);
  EXPECT_FALSE(groundParts(*settings).grid);
}

TEST_F(MainWindowTest, ActivatingAMarkerWithoutAShapeGoesToIt) {
  openPicture(TestFormat::Mode::Game);
  auto* tree = window->findChild<QTreeView*>(QStringLiteral("sceneTree"));
  const QModelIndexList found = tree->model()->match(tree->model()->index(0, 0), Qt::DisplayRole,
                                                     QStringLiteral("Listener"), 1, Qt::MatchRecursive);
  ASSERT_EQ(found.size(), 1);
  tree->setCurrentIndex(found[0]);
  QTest::keyClick(tree, Qt::Key_Return);
  const Scene& scene = *window->session().scene();
  const QVector3D place = scene.sourceAxes.toScene(QVector3D(100, 0, 5));
  const viewing::CameraRig& rig = viewport().camera().rig();
  const float away = (rig.pose().position - place).length();
  EXPECT_GT(away, 3.0F);
  EXPECT_LT(away, 20.0F);
  EXPECT_LT((rig.orbitCentre() - place).length(), away / 4) << "the middle of the picture, which has room around it";
}

TEST_F(MainWindowTest, AFolderOfMissionsIsListedByTitle) {
  folder.write(QStringLiteral("addon/b.vtst"),
               TestFormat::titled(QStringLiteral("Second"), {QStringLiteral("town/t.vtst")}));
  folder.write(QStringLiteral("addon/z.vtst"), TestFormat::titled(QStringLiteral("First"), {}));
  file(TestFormat::Mode::Good, QStringLiteral("addon/town/t.vtst"));
  file(TestFormat::Mode::Good, QStringLiteral("addon/a.vtst"));
  drop(window.get(), {folder.path(QStringLiteral("addon"))});
  auto* list = window->findChild<QTreeView*>(QStringLiteral("browserList"));
  ASSERT_TRUE(QTest::qWaitFor([&] { return list->model()->rowCount() == 3; }, kWaitMs));
  for (const char* name : {"z.vtst", "b.vtst", "a.vtst"}) {
    QTest::keyClick(window.get(), Qt::Key_PageDown);
    ASSERT_TRUE(waitUntilIdle());
    EXPECT_EQ(openName(), QLatin1String(name));
  }
}

TEST_F(MainWindowTest, F12SavesThePicture) {
  openPicture();
  QTest::keyClick(native(), Qt::Key_F12);
  const QDir pictures(folder.path());
  ASSERT_TRUE(QTest::qWaitFor(
      [this] { return window->statusBar()->currentMessage().contains(QLatin1String("squares-")); }, kWaitMs));
  const QImage picture(pictures.filePath(pictures.entryList({QStringLiteral("squares-*.png")})[0]));
  EXPECT_EQ(picture.size(), native()->size() * native()->devicePixelRatio());
  EXPECT_NE(picture.pixelColor(pixelOf(2) * native()->devicePixelRatio()), picture.pixelColor(1, 1));
}

TEST_F(MainWindowTest, CtrlCCopiesThePicture) {
  openPicture();
  QGuiApplication::clipboard()->clear();
  QTest::keyClick(native(), Qt::Key_C, Qt::ControlModifier);
  ASSERT_TRUE(QTest::qWaitFor([] { return !QGuiApplication::clipboard()->image().isNull(); }, kWaitMs));
  EXPECT_EQ(QGuiApplication::clipboard()->image().size(), native()->size() * native()->devicePixelRatio());
}

TEST_F(MainWindowTest, ReloadReadsAnewAndKeepsTheCamera) {
  openPicture();
  viewport().camera().look({120, 30});
  const QVector3D forward = viewport().camera().rig().forward();
  const auto before = window->session().reading();
  QTest::keyClick(native(), Qt::Key_F5);
  ASSERT_TRUE(waitUntilIdle());
  EXPECT_NE(window->session().reading(), before);
  EXPECT_LT((viewport().camera().rig().forward() - forward).length(), 1e-3F);
  action("view.camera.start")->trigger();
  EXPECT_GT((viewport().camera().rig().forward() - forward).length(), 1e-2F);
}

TEST_F(MainWindowTest, RemembersFilesSpeedModeAndDocks) {
  openPicture();
  viewport().camera().locomotion().changeSpeed(2);
  action("view.shading.unlit")->trigger();
  window->findChild<QDockWidget*>(QStringLiteral("controls"))->hide();
  window->close();
  window.reset();
  makeWindow();
  EXPECT_EQ(viewport().camera().locomotion().speedSteps(), 2);
  EXPECT_EQ(viewport().mode(), render::ShadingMode::Unlit);
  EXPECT_TRUE(action("view.shading.unlit")->isChecked());
  EXPECT_EQ(settings->value(setting::kRecentFiles), QStringList{folder.path(QStringLiteral("squares.vtst"))});
  auto* recent = window->findChild<QAction*>(QStringLiteral("file.recent.0"));
  ASSERT_TRUE(recent);
  recent->trigger();
  ASSERT_TRUE(waitUntilIdle());
  EXPECT_EQ(openName(), QStringLiteral("squares.vtst"));
  EXPECT_TRUE(window->findChild<QDockWidget*>(QStringLiteral("controls"))->isHidden());
  EXPECT_FALSE(window->findChild<QDockWidget*>(QStringLiteral("outline"))->isHidden());
}

TEST_F(MainWindowTest, ViewpointsAndLayersAreInTheMenu) {
  openPicture();
  auto* viewpoint = window->findChild<QAction*>(QStringLiteral("view.viewpoint.0"));
  auto* layer = window->findChild<QAction*>(QStringLiteral("view.layer.layer.squares"));
  ASSERT_TRUE(viewpoint && layer);
  const QVector3D start = viewport().camera().rig().pose().position;
  viewport().camera().locomotion().setFlight({1, 0, 0});
  ASSERT_TRUE(QTest::qWaitFor([&] { return viewport().camera().rig().pose().position != start; }, kWaitMs));
  viewport().camera().locomotion().setFlight({});
  viewpoint->trigger();
  EXPECT_EQ(viewport().camera().rig().pose().position, window->session().scene()->view.cameras[0].position);
  EXPECT_TRUE(layer->isChecked());
  layer->trigger();
  EXPECT_FALSE(viewport().hitAt(pixelOf(1)));
}

TEST_F(MainWindowTest, AnIdleWindowDrawsNoFrames) {
  openPicture();
  expectIdle(view());
}

TEST_F(MainWindowTest, EveryActionSaysWhatItIsAndHasItsOwnKey) {
  std::map<QString, QString> owner;
  for (const auto& [group, each] : window->actionRegistry().entries()) {
    EXPECT_FALSE(each->text().isEmpty() || each->statusTip().isEmpty() || each->objectName().isEmpty());
    for (const QKeySequence& key : each->shortcuts()) {
      EXPECT_TRUE(owner.emplace(key.toString(), each->objectName()).second) << key.toString().toStdString();
    }
  }
}

TEST_F(MainWindowTest, EveryPanelCanBeReachedAndNamed) {
  openPicture();
  for (const QDockWidget* dock : window->findChildren<QDockWidget*>()) {
    EXPECT_FALSE(dock->toggleViewAction()->shortcuts().isEmpty()) << dock->objectName().toStdString();
  }
  for (QWidget* widget : window->findChildren<QWidget*>()) {
    const bool takesKeys =
        qobject_cast<QAbstractItemView*>(widget) || qobject_cast<QLineEdit*>(widget) || qobject_cast<HexView*>(widget);
    // Headers, the lists of combo boxes and the edits of spin boxes are Qt's own, and named by what they belong to.
    const bool ours = !qobject_cast<QHeaderView*>(widget) && !widget->focusProxy() && widget->window() == window.get();
    if (takesKeys && ours && !widget->isHidden()) {
      EXPECT_FALSE(widget->accessibleName().isEmpty())
          << widget->metaObject()->className() << ' ' << widget->objectName().toStdString();
    }
  }
}

/// With something to play on screen.
class AnimatedWindowTest : public MainWindowTest {
protected:
  void openAnimated() {
    open(TestFormat::Mode::Animated, QStringLiteral("dancers.vtst"));
    ASSERT_TRUE(QTest::qWaitFor([this] { return view().framesDrawn() > 0 && native()->isExposed(); }, kWaitMs));
  }
  QDockWidget& timeline() { return *window->findChild<QDockWidget*>(QStringLiteral("timeline")); }
  Playback& playback() { return window->playback(); }
  /// The middle of a square that begins there, in the file's coordinates.
  QPoint pixelAt(float x, float z = 0) {
    const QVector3D middle = window->session().scene()->sourceAxes.toScene(QVector3D(x + 4, 0, z + 4));
    return viewport().camera().rig().project(middle)->toPoint();
  }
};

TEST_F(AnimatedWindowTest, TheTimelineIsThereWhenThereIsSomethingToPlay) {
  EXPECT_TRUE(timeline().isHidden());
  openAnimated();
  EXPECT_TRUE(timeline().isVisible());
  open();
  EXPECT_TRUE(timeline().isHidden());
  EXPECT_FALSE(action("animation.play")->isEnabled());
  openAnimated();
  EXPECT_TRUE(timeline().isVisible());
}

TEST_F(AnimatedWindowTest, PosesOfOneFrameAreChosenWithoutATimeline) {
  open(TestFormat::Mode::Poses, QStringLiteral("statue.vtst"));
  EXPECT_TRUE(timeline().isHidden());
  EXPECT_FALSE(action("animation.play")->isEnabled());
  auto* tree = window->findChild<QTreeView*>(QStringLiteral("sceneTree"));
  const QModelIndexList found = tree->model()->match(tree->model()->index(0, 0), Qt::DisplayRole,
                                                     QStringLiteral("hopper.still"), 1, Qt::MatchRecursive);
  EXPECT_EQ(found.size(), 1) << "the outline lists it";
  QTest::keyClick(window.get(), Qt::Key_8, Qt::AltModifier);
  EXPECT_TRUE(timeline().isVisible()) << "whoever wants it has it";
  openAnimated();
  EXPECT_TRUE(timeline().isVisible());
}

TEST_F(AnimatedWindowTest, ATimelineThatWasClosedStaysClosed) {
  openAnimated();
  timeline().close();
  open();
  openAnimated();
  EXPECT_TRUE(timeline().isHidden());
  window->close();
  window.reset();
  makeWindow();
  openAnimated();
  EXPECT_TRUE(timeline().isHidden());
  QTest::keyClick(window.get(), Qt::Key_8, Qt::AltModifier);
  EXPECT_TRUE(timeline().isVisible());
  window->close();
  window.reset();
  makeWindow();
  EXPECT_TRUE(timeline().isHidden()) << "nothing to play yet";
  openAnimated();
  EXPECT_TRUE(timeline().isVisible());
}

TEST_F(AnimatedWindowTest, KeysPlayAndStepWithTheFocusInThePicture) {
  openAnimated();
  QTest::keyClick(native(), Qt::Key_N);
  EXPECT_EQ(window->session().state().animation, scene::AnimationIndex(1));
  QTest::keyClick(native(), Qt::Key_P);
  EXPECT_TRUE(playback().playing());
  EXPECT_TRUE(QTest::qWaitFor([this] { return window->session().state().time > 0.05; }, kWaitMs));
  QTest::keyClick(native(), Qt::Key_P);
  EXPECT_FALSE(playback().playing());
  QTest::keyClick(native(), Qt::Key_P, Qt::ShiftModifier);
  EXPECT_EQ(playback().cursor().frame(), 0);
  QTest::keyClick(native(), Qt::Key_Period);
  QTest::keyClick(native(), Qt::Key_Period);
  QTest::keyClick(native(), Qt::Key_Comma);
  EXPECT_EQ(playback().cursor().frame(), 1);
  QTest::keyClick(native(), Qt::Key_Period, Qt::AltModifier);
  EXPECT_EQ(playback().cursor().frame(), 2);
  QTest::keyClick(native(), Qt::Key_Period, Qt::ShiftModifier);
  EXPECT_EQ(playback().speed().factor(), 1.5);
  QTest::keyClick(native(), Qt::Key_L, Qt::ShiftModifier);
  EXPECT_EQ(playback().repeat(), Repeat::BackAndForth) << "after the loop that it is meant to be";
  QTest::keyClick(native(), Qt::Key_N, Qt::ShiftModifier);
  EXPECT_EQ(window->session().state().animation, scene::AnimationIndex(0));
}

TEST_F(AnimatedWindowTest, AClickInTheMiddleOfAnAnimationLeadsToTheFrameThatIsSeen) {
  openAnimated();
  window->session().setTime(0.15);
  QTest::mouseClick(native(), Qt::LeftButton, {}, pixelAt(15));
  EXPECT_EQ(selection().current().record, (RecordRef{kQuads, 1}));
  EXPECT_EQ(window->findChild<HexView*>()->selection(), (HexRange{16 + 16, 16}));
  EXPECT_EQ(window->session().state().time, 0.15) << "it is where it was";
  QTest::mouseClick(native(), Qt::LeftButton, {}, pixelAt(0));
  EXPECT_TRUE(selection().empty()) << "where it was at first";
}

TEST_F(AnimatedWindowTest, AClickHitsWhatPlays) {
  openAnimated();
  window->session().setControl(QStringLiteral("object"), 2);
  playback().speed().set(PlaybackSpeed::kSlowest);
  QTest::keyClick(native(), Qt::Key_P);
  ASSERT_TRUE(QTest::qWaitFor([this] { return playback().cursor().frame() == 1; }, kWaitMs));
  const float x = view().pose()->positionsOf(0)[0].x();
  EXPECT_GE(x, 10);
  QTest::mouseClick(native(), Qt::LeftButton, {}, pixelAt(x));
  EXPECT_EQ(selection().current().record, (RecordRef{kQuads, 1}));
  EXPECT_TRUE(playback().playing());
  QTest::mouseClick(native(), Qt::LeftButton, {}, pixelAt(0, 20));
  EXPECT_EQ(selection().current().record, (RecordRef{kQuads, 3})) << "the other one, at rest";
}

TEST_F(AnimatedWindowTest, GoingToARecordOfAnotherFrameMovesTheTime) {
  openAnimated();
  auto* hex = window->findChild<HexView*>();
  hex->select({16 + 2 * 16 - 1, 1});
  QTest::keyClick(hex, Qt::Key_Right);
  EXPECT_EQ(selection().current().record, (RecordRef{kQuads, 2}));
  EXPECT_EQ(playback().cursor().frame(), 2);
  EXPECT_TRUE(viewport().hitAt(pixelAt(20)));
  auto* table = window->findChild<QTableView*>(QStringLiteral("recordTable"));
  table->setCurrentIndex(table->model()->index(4, 0));
  EXPECT_EQ(window->session().state().animation, scene::AnimationIndex(4));
  EXPECT_EQ(playback().cursor().frame(), 1);
  EXPECT_TRUE(viewport().hitAt(pixelAt(0, 30)));
  EXPECT_FALSE(viewport().hitAt(pixelAt(20))) << "the first figure is not the one that is shown";
}

TEST_F(AnimatedWindowTest, ActivatingAnAnimationInTheOutlinePlaysIt) {
  openAnimated();
  auto* tree = window->findChild<QTreeView*>(QStringLiteral("sceneTree"));
  tree->expandAll();
  const QModelIndexList found = tree->model()->match(tree->model()->index(0, 0), Qt::DisplayRole,
                                                     QStringLiteral("sitter.nod"), 1, Qt::MatchRecursive);
  ASSERT_EQ(found.size(), 1);
  tree->setCurrentIndex(found[0]);
  EXPECT_EQ(window->session().state().animation, scene::AnimationIndex(4));
  EXPECT_FALSE(playback().playing());
  QTest::keyClick(tree, Qt::Key_Return);
  EXPECT_TRUE(playback().playing());
}

TEST_F(AnimatedWindowTest, FramingSeesItWhereItStands) {
  openAnimated();
  window->session().setTime(0.2);
  action("view.camera.frameAll")->trigger();
  EXPECT_NEAR(viewport().camera().rig().orbitCentre().x(), 24, 0.01);
  window->session().setTime(0);
  selection().selectNode(1);
  QTest::keyClick(native(), Qt::Key_F);
  EXPECT_NEAR(viewport().camera().rig().orbitCentre().x(), 4, 0.01);
}

TEST_F(AnimatedWindowTest, ReloadingKeepsTheMoment) {
  openAnimated();
  window->session().setAnimation(1);
  window->session().setTime(0.12);
  QTest::keyClick(native(), Qt::Key_F5);
  ASSERT_TRUE(waitUntilIdle());
  EXPECT_EQ(window->session().state().animation, scene::AnimationIndex(1));
  EXPECT_EQ(window->session().state().time, 0.12);
}

TEST_F(AnimatedWindowTest, SpeedAndLoopAreRemembered) {
  openAnimated();
  playback().speed().set(0.5);
  playback().setRepeat(Repeat::Loop);
  window->close();
  window.reset();
  makeWindow();
  openAnimated();
  EXPECT_EQ(playback().speed().factor(), 0.5);
  EXPECT_EQ(playback().repeat(), Repeat::Loop);
  EXPECT_TRUE(action("animation.repeat.loop")->isChecked());
}

TEST_F(AnimatedWindowTest, NothingIsDrawnWhileItStands) {
  openAnimated();
  window->session().setTime(0.15);
  expectIdle(view());
}

} // namespace
