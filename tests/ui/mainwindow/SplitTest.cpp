#include "tests/support/QtPrinters.h"
#include "tests/support/ViewAtRest.h"
#include "tests/ui/mainwindow/MainWindowFixture.h"
#include "ui/documents/Documents.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QScreen>
#include <QSplitter>
#include <QToolTip>
#include <QWheelEvent>

using namespace vitrine;
using namespace vitrine::ui;
using vitrine::tests::captured;
using vitrine::tests::comesToRest;
using vitrine::tests::kQuads;
using vitrine::tests::kWaitMs;
using vitrine::tests::MainWindowTest;
using vitrine::tests::TestFormat;

namespace {

class SplitTest : public MainWindowTest {
protected:
  void split(const char* how) {
    if (!window->session().scene()) {
      openPicture();
    }
    action(how)->trigger();
    ASSERT_TRUE(pictures().isSplit());
    ASSERT_TRUE(QTest::qWaitFor([this] { return windowOf(Half::Second)->isExposed(); }, kWaitMs));
  }
  void splitInTwo() { split("view.split.twoCameras"); }
  void splitWithTop() { split("view.split.perspectiveAndTop"); }

  PicturePair& pictures() { return viewport().pictures(); }
  QWindow* windowOf(Half half) { return pictures().view(half).window(); }
  const viewing::CameraPose& pose() { return viewport().camera().rig().pose(); }
  viewing::CameraPose firstPose() { return viewport().firstCamera().rig.pose(); }
  viewing::CameraPose secondPose() { return viewport().secondPicture()->camera.rig.pose(); }
  /// As the screen shows it.
  QImage shown(Half half) {
    EXPECT_TRUE(comesToRest(pictures().view(half)));
    return windowOf(half)->screen()->grabWindow(windowOf(half)->winId()).toImage();
  }
  bool hasKeyboard(Half half) {
    return QTest::qWaitFor([&] { return QGuiApplication::focusWindow() == windowOf(half); }, kWaitMs);
  }
  void drag(Half half, QPoint by) {
    const QPoint from(windowOf(half)->width() / 2, windowOf(half)->height() / 2);
    QTest::mousePress(windowOf(half), Qt::LeftButton, {}, from);
    QTest::mouseMove(windowOf(half), from + by / 2);
    QTest::mouseMove(windowOf(half), from + by);
    QTest::mouseRelease(windowOf(half), Qt::LeftButton, {}, from + by);
  }
  void moveSplitter(int by) {
    QWidget* handle = viewport().findChild<QSplitter*>()->handle(1);
    const QPoint from = handle->rect().center();
    QTest::mousePress(handle, Qt::LeftButton, {}, from);
    QTest::mouseMove(handle, from + QPoint(by, 0));
    QTest::mouseRelease(handle, Qt::LeftButton, {}, handle->rect().center());
  }
  void turnWheel(Half half, int notches) {
    constexpr int kAngleOfNotch = 120;
    const QPointF at(windowOf(half)->width() / 2.0, windowOf(half)->height() / 2.0);
    QWheelEvent event(at, windowOf(half)->mapToGlobal(at), {}, {0, notches * kAngleOfNotch}, {}, {}, {}, false);
    QCoreApplication::sendEvent(windowOf(half), &event);
  }
  QVector3D inScene(const QVector3D& file) { return window->session().scene()->sourceAxes.toScene(file); }
  /// A point in pixels of the half, by its own camera.
  QPoint projectedIn(Half half, const QVector3D& point) {
    viewing::CameraRig rig =
        half == Half::First ? viewport().firstCamera().rig : viewport().secondPicture()->camera.rig;
    rig.setViewportSize(windowOf(half)->size());
    return rig.project(point)->toPoint();
  }
  /// The middle of square `row`.
  QPoint pixelIn(Half half, int row) { return projectedIn(half, inScene({static_cast<float>(row) * 10 + 4, 0, 4})); }
  /// The middle of the marker, a square of 4 above the others.
  QPoint markerIn(Half half) { return projectedIn(half, inScene({2, 0, 14})); }
  static void expectNear(const viewing::CameraPose& pose, const viewing::CameraPose& expected) {
    const auto forward = [](const viewing::CameraPose& one) { return one.orientation.rotatedVector({0, 0, -1}); };
    EXPECT_LT((pose.position - expected.position).length(), 1e-2F);
    EXPECT_LT((forward(pose) - forward(expected)).length(), 1e-3F);
    EXPECT_EQ(pose.orthographic, expected.orthographic);
  }
  void expectFromAbove(const viewing::CameraPose& pose) {
    EXPECT_TRUE(pose.orthographic);
    const scene::Axes& axes = window->session().scene()->sourceAxes;
    EXPECT_LT((axes.toFile(pose.orientation.rotatedVector({0, 0, -1})) - QVector3D(0, 0, -1)).length(), 1e-2F);
    EXPECT_LT((axes.toFile(pose.orientation.rotatedVector({0, 1, 0})) - QVector3D(0, 1, 0)).length(), 1e-2F) << "north";
  }
};

TEST_F(SplitTest, TheSecondPictureIsSeenFromWhereTheFirstIs) {
  openPicture();
  goToSpawn();
  selection().selectRecord({kQuads, 2});
  action("view.labels")->trigger();
  action("view.shading.normals")->trigger();
  splitInTwo();
  EXPECT_EQ(pictures().active(), Half::First);
  EXPECT_EQ(secondPose(), firstPose());
  ASSERT_EQ(windowOf(Half::First)->size(), windowOf(Half::Second)->size());
  EXPECT_EQ(shown(Half::First), shown(Half::Second)) << "also what is selected, the shading and the labels";
  action("view.shading.wireframe")->trigger();
  window->session().hide({1});
  EXPECT_EQ(shown(Half::First), shown(Half::Second));
}

TEST_F(SplitTest, WhatAUserDoesIsForThePictureUnderThePointer) {
  splitInTwo();
  const QImage first = shown(Half::First);
  const QImage second = shown(Half::Second);
  const viewing::CameraPose before = firstPose();
  drag(Half::Second, {60, 20});
  EXPECT_EQ(pictures().active(), Half::Second);
  EXPECT_NE(secondPose(), before);
  EXPECT_EQ(firstPose(), before);
  EXPECT_EQ(pose(), secondPose()) << "commands are for it";
  // The active one is marked beside its picture, not in it.
  EXPECT_EQ(shown(Half::First), first);
  EXPECT_NE(shown(Half::Second), second);
  const float speed = viewport().firstCamera().rig.speed();
  turnWheel(Half::First, 3);
  EXPECT_EQ(pictures().active(), Half::First);
  EXPECT_GT(viewport().firstCamera().rig.speed(), speed) << "of flying";
  drag(Half::First, {-30, 0});
  EXPECT_NE(firstPose(), before);
}

TEST_F(SplitTest, KeysFollowTheActivePicture) {
  splitInTwo();
  viewport().setFocus();
  ASSERT_TRUE(hasKeyboard(Half::First));
  QTest::keyClick(native(), Qt::Key_F8);
  EXPECT_EQ(pictures().active(), Half::Second);
  EXPECT_TRUE(hasKeyboard(Half::Second));
  const viewing::CameraPose before = firstPose();
  QTest::keyClick(windowOf(Half::Second), Qt::Key_1, Qt::ControlModifier);
  EXPECT_NE(secondPose(), before);
  EXPECT_EQ(firstPose(), before);
  QTest::keyClick(native(), Qt::Key_Home, Qt::ControlModifier);
  EXPECT_EQ(secondPose(), before) << "each goes back to the same start";
}

TEST_F(SplitTest, ALineTellsWhichPictureIsActive) {
  openPicture();
  const auto isMarked = [this](Half half) {
    QWidget* frame = pictures().container(half)->parentWidget();
    return frame->grab().toImage().pixelColor(frame->width() / 2, 0) == frame->palette().color(QPalette::Highlight);
  };
  EXPECT_FALSE(isMarked(Half::First)) << "which is the only one";
  splitInTwo();
  EXPECT_TRUE(isMarked(Half::First));
  EXPECT_FALSE(isMarked(Half::Second));
  QTest::keyClick(native(), Qt::Key_F8);
  EXPECT_FALSE(isMarked(Half::First));
  EXPECT_TRUE(isMarked(Half::Second));
}

TEST_F(SplitTest, AClickSelectsInEitherPicture) {
  splitInTwo();
  viewport().activate(Half::Second);
  goToSpawn();
  drag(Half::Second, {20, 5});
  ASSERT_TRUE(QTest::qWaitFor([this] { return window->session().caster() != nullptr; }, kWaitMs));
  for (const Half half : {Half::First, Half::Second}) {
    for (const int row : {1, 3}) {
      QTest::mouseClick(windowOf(half), Qt::LeftButton, {}, pixelIn(half, row));
      EXPECT_EQ(pictures().active(), half);
      EXPECT_EQ(selection().current().record, (RecordRef{kQuads, static_cast<std::uint64_t>(row)}));
    }
  }
}

TEST_F(SplitTest, ThePictureFromAboveIsMovedAndZoomedAndNotTurned) {
  splitWithTop();
  expectFromAbove(secondPose());
  for (const int row : {0, 4}) {
    EXPECT_TRUE(QRect({}, windowOf(Half::Second)->size()).contains(pixelIn(Half::Second, row))) << "all fits in";
  }
  EXPECT_FALSE(firstPose().orthographic);
  const viewing::CameraPose before = secondPose();
  drag(Half::Second, {40, 0});
  expectFromAbove(secondPose());
  EXPECT_NE(secondPose().position, before.position);
  turnWheel(Half::Second, 2);
  EXPECT_LT(secondPose().orthographicHeight, before.orthographicHeight);
  EXPECT_TRUE(action("view.camera.orthographic")->isChecked());
  QTest::keyClick(native(), Qt::Key_Home, Qt::ControlModifier);
  expectFromAbove(secondPose());
  EXPECT_LT((secondPose().position - before.position).length(), 1e-2F) << "everything again";
  drag(Half::First, {40, 0});
  EXPECT_FALSE(action("view.camera.orthographic")->isChecked());
  EXPECT_FALSE(firstPose().orthographic);
}

TEST_F(SplitTest, AScreenshotHasBothAsOneSeesThem) {
  splitWithTop();
  const QImage first = captured(pictures().view(Half::First), windowOf(Half::First)->size());
  const QImage second = captured(pictures().view(Half::Second), windowOf(Half::Second)->size());
  ASSERT_NE(first, second);
  QGuiApplication::clipboard()->clear();
  action("file.copyPicture")->trigger();
  const auto copied = [] { return QGuiApplication::clipboard()->image().convertToFormat(QImage::Format_RGB32); };
  ASSERT_TRUE(QTest::qWaitFor([&] { return !copied().isNull(); }, kWaitMs));
  const QPoint apart = windowOf(Half::Second)->mapToGlobal(QPoint()) - windowOf(Half::First)->mapToGlobal(QPoint());
  EXPECT_EQ(apart.y(), 0);
  EXPECT_EQ(copied().size(), QSize(apart.x() + second.width(), first.height()));
  EXPECT_EQ(copied().copy(first.rect()), first.convertToFormat(QImage::Format_RGB32));
  EXPECT_EQ(copied().copy(second.rect().translated(apart)), second.convertToFormat(QImage::Format_RGB32));
}

TEST_F(SplitTest, ViewLinksAndBookmarksAreAboutTheActivePicture) {
  splitInTwo();
  drag(Half::Second, {60, 20});
  const viewing::CameraPose first = firstPose();
  const viewing::CameraPose kept = secondPose();
  action("bookmarks.set.1")->trigger();
  action("go.copyViewLink")->trigger();
  const auto link = viewing::ViewLink::parse(QGuiApplication::clipboard()->text());
  ASSERT_TRUE(link && link->look);
  const scene::Axes& axes = window->session().scene()->sourceAxes;
  EXPECT_NEAR(link->look->yaw, viewing::viewAnglesOf(kept.orientation, axes).yaw, 1e-2);
  EXPECT_GT(std::abs(link->look->yaw - viewing::viewAnglesOf(first.orientation, axes).yaw), 1);
  drag(Half::Second, {-90, 0});
  ASSERT_NE(secondPose(), kept);
  action("bookmarks.go.1")->trigger();
  expectNear(secondPose(), kept);
  EXPECT_EQ(firstPose(), first);
}

TEST_F(SplitTest, EitherPictureTellsWhatTheMouseRestsOn) {
  openPicture();
  viewport().camera().setPose({.position = inScene({10, -50, 12}), .orientation = {}});
  splitInTwo();
  drag(Half::Second, {20, 5});
  ASSERT_TRUE(QTest::qWaitFor([this] { return window->session().caster() != nullptr; }, kWaitMs));
  for (const Half half : {Half::First, Half::Second}) {
    QTest::mouseMove(windowOf(half), {3, 3});
    EXPECT_TRUE(QTest::qWaitFor([] { return !QToolTip::isVisible(); }, kWaitMs));
    QTest::mouseMove(windowOf(half), markerIn(half));
    EXPECT_TRUE(QTest::qWaitFor([] { return QToolTip::text().contains(QStringLiteral("Marker")); }, kWaitMs));
    EXPECT_EQ(pictures().active(), Half::Second) << "looking is not choosing";
  }
}

TEST_F(SplitTest, EachKeepsTheExposureThatWasMeasuredForIt) {
  splitInTwo();
  const QImage second = shown(Half::Second);
  const QImage before = shown(Half::First);
  window->session().setAdaptation(0.5);
  EXPECT_NE(shown(Half::First), before);
  EXPECT_EQ(shown(Half::Second), second);
  const QImage dark = shown(Half::First);
  QTest::keyClick(native(), Qt::Key_F8);
  EXPECT_EQ(window->session().state().adaptation, 1);
  EXPECT_EQ(shown(Half::First), dark);
  EXPECT_EQ(shown(Half::Second), second);
}

TEST_F(SplitTest, WithOnePictureAgainTheFirstStays) {
  openPicture();
  const QSize size = native()->size();
  EXPECT_EQ(viewport().findChildren<render::SceneView*>().size(), 1) << "who never splits pays for no second one";
  splitWithTop();
  const viewing::CameraPose first = firstPose();
  viewport().activate(Half::Second);
  action("view.split.single")->trigger();
  EXPECT_FALSE(pictures().isSplit());
  EXPECT_EQ(pose(), first);
  EXPECT_TRUE(QTest::qWaitFor([&] { return native()->size() == size; }, kWaitMs));
  EXPECT_FALSE(windowOf(Half::Second)->isExposed());
  EXPECT_FALSE(action("view.split.otherPicture")->isEnabled());
  drag(Half::First, {40, 10});
  EXPECT_NE(pose(), first) << "which is turned as ever";
  const viewing::CameraPose turned = pose();
  splitInTwo();
  EXPECT_EQ(secondPose(), turned) << "not from where it was before";
  EXPECT_EQ(shown(Half::Second), shown(Half::First));
}

TEST_F(SplitTest, IsPartOfTheDocumentsView) {
  splitWithTop();
  moveSplitter(-120);
  const double share = pictures().firstShare();
  ASSERT_LT(share, 0.45);
  drag(Half::First, {40, 0});
  drag(Half::Second, {40, 0});
  ASSERT_EQ(pictures().active(), Half::Second);
  const viewing::CameraPose first = firstPose();
  const viewing::CameraPose map = secondPose();
  window->documents().controller().openInNewTabs({file(TestFormat::Mode::Good, QStringLiteral("other.vtst"))});
  ASSERT_TRUE(waitUntilIdle());
  EXPECT_EQ(viewport().split(), Split::None) << "another document has its own";
  EXPECT_TRUE(action("view.split.single")->isChecked());
  window->documents().controller().show(0);
  ASSERT_TRUE(waitUntilIdle());
  EXPECT_EQ(viewport().split(), Split::PerspectiveAndTop);
  EXPECT_TRUE(action("view.split.perspectiveAndTop")->isChecked());
  EXPECT_EQ(firstPose(), first);
  EXPECT_EQ(secondPose(), map);
  EXPECT_EQ(pictures().active(), Half::Second) << "the one that was";
  EXPECT_EQ(pose(), map);
  EXPECT_NEAR(pictures().firstShare(), share, 0.01);
  action("view.split.single")->trigger();
  splitWithTop();
  EXPECT_NEAR(pictures().firstShare(), 0.5, 0.01) << "halves, as ever";
}

TEST_F(SplitTest, ViewLinksKeepAViewWithoutPerspective) {
  splitWithTop();
  drag(Half::Second, {40, 0});
  turnWheel(Half::Second, 2);
  const viewing::CameraPose kept = secondPose();
  action("bookmarks.set.1")->trigger();
  action("go.copyViewLink")->trigger();
  const auto link = viewing::ViewLink::parse(QGuiApplication::clipboard()->text());
  ASSERT_TRUE(link && link->orthographicHeight);
  EXPECT_NEAR(*link->orthographicHeight, kept.orthographicHeight, 1e-3);
  turnWheel(Half::Second, 3);
  drag(Half::Second, {-90, 10});
  ASSERT_NE(secondPose().orthographicHeight, kept.orthographicHeight);
  action("bookmarks.go.1")->trigger();
  expectNear(secondPose(), kept);
  EXPECT_NEAR(secondPose().orthographicHeight, kept.orthographicHeight, 1e-3);
}

TEST_F(SplitTest, StaysWhenTheFileIsReadAgain) {
  splitInTwo();
  drag(Half::Second, {40, 0});
  const viewing::CameraPose first = firstPose();
  const viewing::CameraPose second = secondPose();
  const int loads = TestFormat::loadsBegun;
  QTest::keyClick(native(), Qt::Key_F5);
  ASSERT_TRUE(QTest::qWaitFor([&] { return TestFormat::loadsBegun > loads; }, kWaitMs));
  ASSERT_TRUE(waitUntilIdle());
  ASSERT_TRUE(pictures().isSplit());
  expectNear(firstPose(), first);
  expectNear(secondPose(), second);
  EXPECT_TRUE(comesToRest(pictures().view(Half::First)));
  EXPECT_TRUE(comesToRest(pictures().view(Half::Second)));
}

TEST_F(SplitTest, NothingIsDrawnAtRest) {
  splitWithTop();
  ASSERT_TRUE(comesToRest(pictures().view(Half::First)));
  ASSERT_TRUE(comesToRest(pictures().view(Half::Second)));
  const auto drawn = [this] {
    return pictures().view(Half::First).framesDrawn() + pictures().view(Half::Second).framesDrawn();
  };
  const std::uint64_t before = drawn();
  ASSERT_TRUE(vitrine::tests::passRounds(vitrine::tests::kRoundsWatched));
  EXPECT_EQ(drawn(), before);
}

} // namespace
