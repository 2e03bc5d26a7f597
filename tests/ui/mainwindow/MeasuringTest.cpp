#include "core/measuring/MeasurementJson.h"
#include "tests/support/QtPrinters.h"
#include "tests/ui/mainwindow/MainWindowFixture.h"
#include "ui/measuring/MeasurementPanel.h"
#include "ui/settings/ViewSettings.h"

#include <QApplication>
#include <QDir>
#include <QDockWidget>
#include <QMenu>
#include <QStatusBar>
#include <QTimer>
#include <QToolTip>
#include <QTreeView>

using namespace vitrine;
using namespace vitrine::ui;
using measuring::MeasurementKind;
using vitrine::tests::kWaitMs;
using vitrine::tests::MainWindowTest;
using vitrine::tests::TestFormat;

namespace {

/// Measuring in the picture by mouse and keys. Squares are eight wide, every ten along x, from z 0 to 8.
class MeasuringTest : public MainWindowTest {
protected:
  void SetUp() override { openMeasured(TestFormat::Mode::Good); }

  void openMeasured(TestFormat::Mode mode) {
    openPicture(mode);
    ASSERT_TRUE(QTest::qWaitFor([this] { return window->session().caster() != nullptr; }, kWaitMs));
    goToSpawn();
  }

  MeasurementPanel& panel() { return *window->findChild<MeasurementPanel*>(); }
  const Measurements& made() { return panel().list().all(); }
  QDockWidget& dock() { return *window->findChild<QDockWidget*>(QStringLiteral("measurements")); }
  bool isOn() { return action("measure.tool")->isChecked(); }
  /// Pixel of a point in the plane of the squares.
  QPoint pixelAt(float x, float z) {
    const QVector3D point = window->session().scene()->sourceAxes.toScene(QVector3D(x, 0, z));
    return viewport().camera().rig().project(point)->toPoint();
  }
  void click(float x, float z, QPoint offset = {}, Qt::KeyboardModifiers modifiers = {}) {
    QTest::mouseClick(native(), Qt::LeftButton, modifiers, pixelAt(x, z) + offset);
  }
  void press(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) { QTest::keyClick(native(), key, modifiers); }
  /// The folder of the measurements comes to hold so many files.
  bool comesToHold(int files) {
    const QDir stored(folder.path(QStringLiteral("measurements")));
    return QTest::qWaitFor([&] { return stored.entryList({QStringLiteral("*.json")}).size() == files; }, kWaitMs);
  }
  void measureBottomOfSquare2() {
    press(Qt::Key_K);
    click(20, 0, {-2, 2});
    click(28, 0, {2, 2});
  }
};

TEST_F(MeasuringTest, TwoClicksBesideCornersMeasureExactly) {
  EXPECT_TRUE(dock().isHidden());
  press(Qt::Key_K);
  ASSERT_TRUE(isOn());
  click(20, 0, {-2, 2});
  EXPECT_TRUE(made().empty());
  click(28, 0, {2, 2});
  ASSERT_EQ(made().size(), 1);
  const measuring::MeasuredValues values = measuring::valuesOf(made().front());
  EXPECT_EQ(values.length, 8);
  EXPECT_EQ(values.delta, (measuring::Vector{8, 0, 0})) << "in the file's axes";
  EXPECT_EQ(made().front().points, (std::vector<QVector3D>{{20, 0, 0}, {28, 0, 0}}));
  EXPECT_TRUE(selection().empty()) << "nothing was selected";
  EXPECT_TRUE(dock().isVisible()) << "the first one shows the list";
  click(0, 8, {-2, -2});
  click(0, 0, {-2, 2});
  ASSERT_EQ(made().size(), 2) << "the tool goes on";
  EXPECT_EQ(measuring::valuesOf(made().back()).delta, (measuring::Vector{0, 0, -8}));
}

TEST_F(MeasuringTest, CtrlAndTheSwitchLeavePointsWhereTheMouseIs) {
  press(Qt::Key_K);
  click(20.6F, 0.6F, {}, Qt::ControlModifier);
  click(23, 3);
  ASSERT_EQ(made().size(), 1);
  EXPECT_NE(made().front().points[0], QVector3D(20, 0, 0));
  EXPECT_LT((made().front().points[0] - QVector3D(20.6F, 0, 0.6F)).length(), 0.1F);
  action("measure.snap")->trigger();
  click(20.6F, 0.6F);
  click(23, 3);
  ASSERT_EQ(made().size(), 2);
  EXPECT_NE(made().back().points[0], QVector3D(20, 0, 0));
  EXPECT_FALSE(settings->value(setting::kSnapMeasurements));
}

TEST_F(MeasuringTest, EscGivesTheClicksBack) {
  click(2 * 10 + 4, 4);
  ASSERT_EQ(selection().current().items, std::vector<DrawItemIndex>{2});
  press(Qt::Key_K);
  click(10, 0);
  press(Qt::Key_Escape);
  EXPECT_FALSE(isOn());
  EXPECT_EQ(selection().current().items, std::vector<DrawItemIndex>{2}) << "the selection stays";
  click(34, 4);
  EXPECT_EQ(selection().current().items, std::vector<DrawItemIndex>{3});
  press(Qt::Key_Escape);
  EXPECT_TRUE(selection().empty()) << "as before";
  press(Qt::Key_K);
  click(20, 0);
  click(28, 0);
  ASSERT_EQ(made().size(), 1);
  EXPECT_EQ(made().front().points[0], QVector3D(20, 0, 0)) << "the point of before is forgotten";
  press(Qt::Key_K);
  EXPECT_FALSE(isOn()) << "the key ends it as well";
}

TEST_F(MeasuringTest, EscIsTheToolsWhateverHasTheKeyboard) {
  click(24, 4);
  press(Qt::Key_K);
  auto* outline = window->findChild<QDockWidget*>(QStringLiteral("outline"))->findChild<QTreeView*>();
  outline->setFocus();
  QTest::keyClick(outline, Qt::Key_Escape);
  EXPECT_FALSE(isOn());
  EXPECT_FALSE(selection().empty());
  QTest::keyClick(outline, Qt::Key_Escape);
  EXPECT_TRUE(selection().empty());
}

TEST_F(MeasuringTest, BackspaceTakesAPointBack) {
  press(Qt::Key_K);
  click(10, 0);
  EXPECT_TRUE(action("measure.takeBack")->isEnabled());
  press(Qt::Key_Backspace);
  EXPECT_FALSE(action("measure.takeBack")->isEnabled());
  click(20, 0);
  click(20, 8);
  ASSERT_EQ(made().size(), 1);
  EXPECT_EQ(made().front().points, (std::vector<QVector3D>{{20, 0, 0}, {20, 0, 8}}));
}

TEST_F(MeasuringTest, ThreeClicksMeasureAnAngle) {
  press(Qt::Key_K, Qt::ShiftModifier);
  ASSERT_TRUE(isOn());
  click(28, 0);
  click(20, 0);
  click(20, 8);
  ASSERT_EQ(made().size(), 1);
  EXPECT_EQ(made().front().kind, MeasurementKind::Angle);
  EXPECT_EQ(measuring::valuesOf(made().front()).degrees, 90);
}

TEST_F(MeasuringTest, EnterADoubleClickOrTheFirstPointCloseAnArea) {
  press(Qt::Key_K, Qt::ControlModifier | Qt::ShiftModifier);
  const auto clickThree = [this] {
    click(20, 0);
    click(28, 0);
    click(28, 8);
  };
  click(20, 0);
  click(28, 0);
  press(Qt::Key_Return);
  EXPECT_TRUE(made().empty()) << "two points have no area";
  press(Qt::Key_Backspace);
  press(Qt::Key_Backspace);
  clickThree();
  click(20, 8);
  press(Qt::Key_Return);
  ASSERT_EQ(made().size(), 1);
  EXPECT_EQ(measuring::valuesOf(made().front()).area, 64);
  EXPECT_EQ(measuring::valuesOf(made().front()).length, 32);
  clickThree();
  QTest::mouseDClick(native(), Qt::LeftButton, {}, pixelAt(20, 8));
  ASSERT_EQ(made().size(), 2);
  EXPECT_EQ(made().back().points, made().front().points);
  clickThree();
  click(20, 0, {1, 1});
  ASSERT_EQ(made().size(), 3);
  EXPECT_EQ(measuring::valuesOf(made().back()).area, 32) << "half of the square";
}

TEST_F(MeasuringTest, TheMouseTellsWhatAClickWouldMeasure) {
  press(Qt::Key_K);
  click(20, 0);
  QTest::mouseMove(native(), pixelAt(28, 0) + QPoint(2, 2));
  ASSERT_TRUE(QTest::qWaitFor([] { return QToolTip::text().contains(QStringLiteral("8 (8 m)")); }, kWaitMs))
      << QToolTip::text().toStdString();
  EXPECT_TRUE(QToolTip::text().contains(QStringLiteral("corner")));
  QTest::mouseMove(native(), pixelAt(24, 8) + QPoint(0, 2));
  EXPECT_TRUE(QTest::qWaitFor([] { return QToolTip::text().contains(QStringLiteral("edge")); }, kWaitMs));
  QTest::mouseMove(native(), pixelAt(24, 4));
  EXPECT_TRUE(QTest::qWaitFor([] { return QToolTip::text().contains(QStringLiteral("face")); }, kWaitMs));
}

TEST_F(MeasuringTest, DraggingStillTurnsAndSetsNoPoint) {
  press(Qt::Key_K);
  const viewing::CameraPose before = viewport().camera().rig().pose();
  QTest::mousePress(native(), Qt::LeftButton, {}, QPoint(200, 200));
  QTest::mouseEvent(QTest::MouseMove, native(), Qt::LeftButton, {}, QPoint(240, 210));
  QTest::mouseEvent(QTest::MouseMove, native(), Qt::LeftButton, {}, QPoint(280, 220));
  QTest::mouseRelease(native(), Qt::LeftButton, {}, QPoint(280, 220));
  EXPECT_NE(viewport().camera().rig().pose(), before);
  EXPECT_FALSE(action("measure.takeBack")->isEnabled());
}

TEST_F(MeasuringTest, TheRightButtonHasTheToolsMenu) {
  press(Qt::Key_K, Qt::ControlModifier | Qt::ShiftModifier);
  click(20, 0);
  click(28, 0);
  click(28, 8);
  QStringList texts;
  QTimer::singleShot(0, window.get(), [&] {
    auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
    ASSERT_TRUE(menu);
    for (const QAction* entry : menu->actions()) {
      texts << plainText(*entry);
    }
    action("measure.close")->trigger();
    menu->close();
  });
  QTest::mouseClick(native(), Qt::RightButton, {}, pixelAt(24, 4));
  EXPECT_TRUE(texts.contains(QStringLiteral("Close Area"))) << texts.join(u'|').toStdString();
  EXPECT_TRUE(selection().empty());
  EXPECT_EQ(made().size(), 1);
}

TEST_F(MeasuringTest, TheListIsThereAgainInTheNextRun) {
  measureBottomOfSquare2();
  panel().list().rename(0, QStringLiteral("Sill"));
  const Measurements before = made();
  ASSERT_TRUE(comesToHold(1));
  window.reset();
  makeWindow();
  openPicture();
  ASSERT_TRUE(QTest::qWaitFor([&] { return made() == before; }, kWaitMs));
  QCoreApplication::processEvents();
  EXPECT_FALSE(action("edit.undo")->isEnabled()) << "nobody made them in this run";
  open(TestFormat::Mode::Good, QStringLiteral("copy.vtst"));
  EXPECT_TRUE(QTest::qWaitFor([&] { return made() == before; }, kWaitMs)) << "the same content elsewhere";
  open(TestFormat::Mode::Game, QStringLiteral("other.vtst"));
  EXPECT_TRUE(made().empty());
}

TEST_F(MeasuringTest, GoAlongWithAFileThatChanges) {
  measureBottomOfSquare2();
  ASSERT_TRUE(comesToHold(1));
  file(TestFormat::Mode::Good, QStringLiteral("squares.vtst"), 7);
  action("file.reload")->trigger();
  ASSERT_TRUE(waitUntilIdle());
  EXPECT_EQ(made().size(), 1);
  EXPECT_TRUE(comesToHold(2)) << "of both readings";
}

TEST_F(MeasuringTest, UndoTakesThemBack) {
  measureBottomOfSquare2();
  QCoreApplication::processEvents();
  EXPECT_EQ(action("edit.undo")->text().remove(u'&'), QStringLiteral("Undo: Measurements"));
  click(30, 0);
  click(38, 0);
  QCoreApplication::processEvents();
  EXPECT_FALSE(window->statusBar()->currentMessage().isEmpty());
  press(Qt::Key_Z, Qt::ControlModifier);
  ASSERT_EQ(made().size(), 1);
  EXPECT_EQ(window->statusBar()->currentMessage(), QString()) << "what it told of is gone";
  press(Qt::Key_Z, Qt::ControlModifier);
  EXPECT_TRUE(made().empty());
  press(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
  press(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
  ASSERT_EQ(made().size(), 2);
  panel().list().clear();
  QCoreApplication::processEvents();
  press(Qt::Key_Z, Qt::ControlModifier);
  EXPECT_EQ(made().size(), 2) << "deleted ones come back";
}

TEST_F(MeasuringTest, TheListBringsThePointsIntoView) {
  measureBottomOfSquare2();
  viewport().camera().setPose(viewing::CameraPose{.position = {500, 500, 500}, .orientation = {}});
  auto* table = panel().findChild<QTreeView*>(QStringLiteral("measurements"));
  table->setFocus();
  QTest::keyClick(table, Qt::Key_Return);
  const QRectF picture(QPointF(), native()->size());
  EXPECT_TRUE(picture.contains(pixelAt(20, 0)));
  EXPECT_TRUE(picture.contains(pixelAt(28, 0)));
}

TEST_F(MeasuringTest, WhatMovesIsMeasuredWhereItIs) {
  openMeasured(TestFormat::Mode::Animated);
  window->session().setAnimation(0);
  window->session().setTime(0.1);
  press(Qt::Key_K);
  click(10, 0, {-2, 2});
  window->session().setTime(0.2);
  click(28, 0, {2, 2});
  ASSERT_EQ(made().size(), 1);
  EXPECT_EQ(made().front().points, (std::vector<QVector3D>{{10, 0, 0}, {28, 0, 0}})) << "of the second and third frame";
}

TEST_F(MeasuringTest, EndsWithThePicture) {
  press(Qt::Key_K);
  open(TestFormat::Mode::BrokenScene, QStringLiteral("broken.vtst"));
  EXPECT_FALSE(isOn());
  EXPECT_FALSE(action("measure.tool")->isEnabled());
}

} // namespace
