#include "tests/support/ViewAtRest.h"
#include "tests/ui/mainwindow/MainWindowFixture.h"
#include "tests/ui/support/AvatarScene.h"
#include "ui/hex/HexView.h"

#include <QAbstractButton>
#include <QDockWidget>
#include <QLineEdit>
#include <QTreeView>
#include <QtMath>

using namespace vitrine;
using namespace vitrine::ui;
using vitrine::tests::expectIdle;
using vitrine::tests::kLayout;
using vitrine::tests::kQuads;
using vitrine::tests::kWaitMs;
using vitrine::tests::MainWindowTest;
using vitrine::tests::TestFormat;

namespace {

/// An avatar in the window: members, springs, clips of curves.
class AvatarTest : public MainWindowTest {
protected:
  QDockWidget& dock(const char* name) { return *window->findChild<QDockWidget*>(QLatin1String(name)); }
  QTreeView& members() { return *window->findChild<QTreeView*>(QStringLiteral("memberTree")); }
  /// True if a widget can be seen: behind another tab it counts as visible for Qt, but nothing of it can be.
  static bool isInFront(const QWidget& widget) { return !widget.visibleRegion().isEmpty(); }
  QLineEdit& findEdit() { return *window->findChild<QLineEdit*>(QStringLiteral("memberFind")); }
  QString currentMember() { return members().currentIndex().siblingAtColumn(0).data().toString(); }
  /// Frame after frame is drawn.
  bool isMoving() {
    constexpr int kFrames = 30; // more than come of a change and of refining it
    const std::uint64_t before = view().framesDrawn();
    return QTest::qWaitFor([&] { return view().framesDrawn() > before + kFrames; }, kWaitMs);
  }
};

TEST_F(AvatarTest, MembersAreThereWhenAFileHasSome) {
  openPicture();
  EXPECT_TRUE(dock("members").isHidden());
  EXPECT_FALSE(action("go.findMember")->isEnabled());
  open(TestFormat::Mode::Avatar, QStringLiteral("fox.vtst"));
  EXPECT_FALSE(dock("members").isHidden());
  selection().selectSection(kLayout);
  EXPECT_TRUE(QTest::qWaitFor([this] { return isInFront(members()); }, kWaitMs)) << "in front of the records";
  EXPECT_EQ(currentMember(), QStringLiteral("layout"));
  selection().selectRecord({kQuads, 1});
  EXPECT_TRUE(QTest::qWaitFor([this] { return !isInFront(members()); }, kWaitMs)) << "records in front";
  open(TestFormat::Mode::Good, QStringLiteral("other.vtst"));
  EXPECT_TRUE(dock("members").isHidden());
}

TEST_F(AvatarTest, MembersThatWereClosedStayClosed) {
  openPicture(TestFormat::Mode::Avatar);
  dock("members").close();
  open(TestFormat::Mode::Avatar, QStringLiteral("fox.vtst"));
  EXPECT_TRUE(dock("members").isHidden());
  window->close();
  makeWindow();
  open(TestFormat::Mode::Avatar, QStringLiteral("wolf.vtst"));
  EXPECT_TRUE(dock("members").isHidden());
  QTest::keyClick(window.get(), Qt::Key_9, Qt::AltModifier);
  EXPECT_FALSE(dock("members").isHidden());
}

TEST_F(AvatarTest, KeysFindAMemberFromThePictureAndItsBytesAreSelected) {
  openPicture(TestFormat::Mode::Avatar);
  selection().selectSection(kLayout);
  viewport().setFocus();
  QTest::keyClick(window.get(), Qt::Key_F, Qt::ControlModifier | Qt::ShiftModifier);
  ASSERT_TRUE(QTest::qWaitFor([this] { return findEdit().hasFocus(); }, kWaitMs));
  QTest::keyClicks(&findEdit(), QStringLiteral("tail"));
  QTest::keyClick(&findEdit(), Qt::Key_Return);
  ASSERT_TRUE(QTest::qWaitFor([this] { return currentMember() == QStringLiteral("name"); }, kWaitMs));
  EXPECT_EQ(window->findChild<HexView*>()->selectionAs(bytes::ByteForm::Text), QStringLiteral("\"Tail\""));
  findEdit().setText(QStringLiteral("name"));
  QTest::keyClick(window.get(), Qt::Key_F3, Qt::ShiftModifier);
  EXPECT_TRUE(QTest::qWaitFor(
      [this] {
        return window->findChild<HexView*>()->selectionAs(bytes::ByteForm::Text) == QStringLiteral("\"Head\"");
      },
      kWaitMs));
  QTest::keyClick(window.get(), Qt::Key_F3);
  EXPECT_EQ(window->findChild<HexView*>()->selectionAs(bytes::ByteForm::Text), QStringLiteral("\"Tail\""));
}

TEST_F(AvatarTest, SpringsRunUntilPausedOrSwitchedOff) {
  openPicture(TestFormat::Mode::Avatar);
  expectIdle(view());
  EXPECT_FALSE(action("animation.play")->isEnabled() && window->clock().ticking());
  const std::uint64_t drawn = view().framesDrawn();
  window->session().setControl(QStringLiteral("springs"), 1);
  EXPECT_TRUE(window->clock().ticking());
  // The tail comes to rest within half a second, in which a busy machine draws few frames.
  constexpr double kSwinging = 0.1;
  EXPECT_TRUE(QTest::qWaitFor(
      [&] { return window->session().state().clock > kSwinging && view().framesDrawn() > drawn; }, kWaitMs));
  auto* pause = window->findChild<QAbstractButton*>(QStringLiteral("statusPlay"));
  ASSERT_TRUE(pause);
  EXPECT_TRUE(pause->isVisible());
  QTest::mouseClick(pause, Qt::LeftButton);
  EXPECT_FALSE(window->clock().ticking());
  expectIdle(view());
  QTest::mouseClick(pause, Qt::LeftButton);
  EXPECT_TRUE(window->clock().ticking());
  window->session().setControl(QStringLiteral("springs"), 0);
  expectIdle(view());
}

TEST_F(AvatarTest, TheFirstPressOfPPlaysWhileSpringsSwing) {
  openPicture(TestFormat::Mode::Avatar);
  window->session().setAnimation(2);
  window->session().setControl(QStringLiteral("springs"), 1);
  auto* play = window->findChild<QAbstractButton*>(QStringLiteral("button.animation.play"));
  auto* springs = window->findChild<QAbstractButton*>(QStringLiteral("statusPlay"));
  EXPECT_EQ(play->text(), QStringLiteral("Play"));
  EXPECT_EQ(springs->text(), QStringLiteral("Pause Lights and Springs"));
  viewport().setFocus();
  QTest::keyClick(window.get(), Qt::Key_P);
  EXPECT_TRUE(QTest::qWaitFor([this] { return window->session().state().time > 0; }, kWaitMs));
  EXPECT_EQ(play->text(), QStringLiteral("Pause"));
}

TEST_F(AvatarTest, CurvesPlayInThePicture) {
  openPicture(TestFormat::Mode::Avatar);
  window->session().setAnimation(2);
  viewport().setFocus();
  QTest::keyClick(window.get(), Qt::Key_P);
  ASSERT_TRUE(window->playback().playing());
  EXPECT_TRUE(isMoving());
  window->playback().goTo(0.5);
  EXPECT_NEAR(window->session().pose()->worldTransform(0).column(3).x(), 5, 1.5) << "on its way to ten";
  expectIdle(view());
}

/// A camera that rides on what a clip moves.
class RideTest : public AvatarTest {
protected:
  void openRide() {
    openPicture(TestFormat::Mode::Avatar);
    session().setAnimation(0);
    session().setControl(QStringLiteral("camera"), 1);
  }
  Session& session() { return window->session(); }
  int cameraControl() {
    const auto& controls = session().scene()->controls;
    return static_cast<int>(session().state().valueOf(controls.back()));
  }
  const viewing::CameraRig& rig() { return viewport().camera().rig(); }
  void drag(QPoint by) {
    const QPoint from(200, 200);
    QTest::mousePress(native(), Qt::LeftButton, {}, from);
    QTest::mouseMove(native(), from + by / 2);
    QTest::mouseMove(native(), from + by);
    QTest::mouseRelease(native(), Qt::LeftButton, {}, from + by);
  }
};

TEST_F(RideTest, TheViewGoesWithTheCameraAndSeesAsWide) {
  openRide();
  EXPECT_EQ(place(), QVector3D(4, -30, 6));
  EXPECT_NEAR(rig().up().x(), -0.5F, 1e-4F) << "rolled as it is";
  session().setTime(2);
  EXPECT_EQ(place(), QVector3D(14, -30, 6));
  const auto across = [this] {
    const double vertical = std::tan(qDegreesToRadians(rig().pose().verticalFov) / 2);
    const double tangent = vertical * native()->width() / native()->height();
    return qRadiansToDegrees(2 * std::atan(tangent));
  };
  EXPECT_NEAR(across(), 60, 0.01);
  const int before = native()->width();
  window->resize(900, 900);
  // The window system tells of its new size when it likes.
  EXPECT_TRUE(QTest::qWaitFor([&] { return native()->width() != before && std::abs(across() - 60) < 0.01; }, kWaitMs))
      << "in a window of another shape, too: " << across();
}

TEST_F(RideTest, WhoMovesTheViewLetsGoAndItStays) {
  openRide();
  session().setTime(2);
  drag({60, 0});
  EXPECT_EQ(cameraControl(), 0);
  EXPECT_EQ(place(), QVector3D(14, -30, 6));
  EXPECT_NEAR(rig().right().y(), 0, 1e-5) << "upright";
  session().setTime(0);
  EXPECT_EQ(place(), QVector3D(14, -30, 6)) << "it goes no further";
  session().setControl(QStringLiteral("camera"), 1);
  EXPECT_EQ(place(), QVector3D(4, -30, 6));
  session().setControl(QStringLiteral("camera"), 0);
  session().setTime(2);
  EXPECT_EQ(place(), QVector3D(4, -30, 6));
}

TEST_F(RideTest, KeysThatFlyAndViewsFromASideLetGo) {
  openPicture(TestFormat::Mode::Avatar);
  session().setAnimation(0);
  viewport().camera().setPose(
      {.position = rig().pose().position, .orientation = rig().pose().orientation, .verticalFov = 50});
  const float own = rig().pose().verticalFov;
  session().setControl(QStringLiteral("camera"), 1);
  const float before = rig().pose().verticalFov;
  EXPECT_NE(before, own);
  viewport().setFocus();
  QTest::keyPress(native(), Qt::Key_W);
  EXPECT_EQ(cameraControl(), 0);
  QTest::keyRelease(native(), Qt::Key_W);
  EXPECT_EQ(rig().pose().verticalFov, before) << "what is seen stays";
  session().setControl(QStringLiteral("camera"), 1);
  action("view.camera.frameAll")->trigger();
  EXPECT_EQ(cameraControl(), 0);
  EXPECT_EQ(rig().pose().verticalFov, own) << "as wide as before the ride";
}

TEST_F(RideTest, GoingToACameraGoesWhereItIsNow) {
  openPicture(TestFormat::Mode::Avatar);
  session().setAnimation(0);
  session().setTime(2);
  auto* dolly = window->findChild<QAction*>(QStringLiteral("view.viewpoint.1"));
  ASSERT_TRUE(dolly);
  dolly->trigger();
  EXPECT_EQ(place(), QVector3D(14, -30, 6));
  EXPECT_EQ(cameraControl(), 0);
  session().setTime(0);
  EXPECT_EQ(place(), QVector3D(14, -30, 6));
}

TEST_F(RideTest, AViewLinkOfARideRides) {
  openRide();
  session().setTime(2);
  action("go.copyViewLink")->trigger();
  session().setControl(QStringLiteral("camera"), 0);
  session().setTime(0);
  drag({100, 30});
  action("go.pastePosition")->trigger();
  EXPECT_EQ(cameraControl(), 1);
  EXPECT_EQ(session().state().time, 2);
  EXPECT_EQ(place(), QVector3D(14, -30, 6));
  EXPECT_NEAR(rig().up().x(), -0.5F, 1e-4F);
}

TEST_F(RideTest, SelectingAMarkShowsItsRecord) {
  openPicture(TestFormat::Mode::Avatar);
  session().setAnimation(0);
  auto* marks = window->findChild<QTreeView*>(QStringLiteral("markList"));
  ASSERT_TRUE(QTest::qWaitFor([&] { return marks->isVisible(); }, kWaitMs));
  marks->setCurrentIndex(marks->model()->index(0, 0));
  EXPECT_EQ(selection().current().record, (RecordRef{kQuads, 1}));
  QTest::keyClick(native(), Qt::Key_M);
  EXPECT_EQ(session().state().time, 0.5);
}

} // namespace
