#include "tests/support/QtPrinters.h"
#include "tests/ui/mainwindow/MainWindowFixture.h"

#include <QMenu>

using namespace vitrine;
using namespace vitrine::ui;
using vitrine::tests::kQuads;
using vitrine::tests::kWaitMs;
using vitrine::tests::MainWindowTest;

namespace {

using Items = std::vector<DrawItemIndex>;

/// Selecting more than one thing in the picture, by mouse and keys.
class SelectingTest : public MainWindowTest {
protected:
  void SetUp() override {
    openPicture();
    ASSERT_TRUE(QTest::qWaitFor([this] { return window->session().caster() != nullptr; }, kWaitMs));
    goToSpawn();
  }

  const Items& items() { return selection().current().items; }
  void click(int row, Qt::KeyboardModifiers modifiers = {}) {
    QTest::mouseClick(native(), Qt::LeftButton, modifiers, pixelOf(row));
  }
  /// A band from above and left of one square to below and right of another.
  void drawBand(int from, int to, Qt::KeyboardModifiers modifiers) {
    const QPoint aside(15, 15);
    const QPoint start = pixelOf(from) - aside;
    const QPoint end = pixelOf(to) + aside;
    QTest::mousePress(native(), Qt::LeftButton, modifiers, start);
    QTest::mouseEvent(QTest::MouseMove, native(), Qt::LeftButton, modifiers, (start + end) / 2);
    QTest::mouseEvent(QTest::MouseMove, native(), Qt::LeftButton, modifiers, end);
    QTest::mouseRelease(native(), Qt::LeftButton, modifiers, end);
  }
  void trigger(const char* name) {
    ASSERT_TRUE(action(name)->isEnabled()) << name;
    action(name)->trigger();
  }
};

TEST_F(SelectingTest, CtrlAddsAndTakesAway) {
  click(1);
  click(3, Qt::ControlModifier);
  EXPECT_EQ(items(), (Items{1, 3}));
  EXPECT_EQ(selection().current().record, (RecordRef{kQuads, 3})) << "the one that was clicked last";
  click(3, Qt::ControlModifier);
  EXPECT_EQ(items(), Items{1});
  EXPECT_EQ(selection().current().record, (RecordRef{kQuads, 1})) << "of what is left";
  click(1, Qt::ControlModifier);
  EXPECT_TRUE(selection().empty());
}

TEST_F(SelectingTest, CtrlOnNothingLeavesTheSelection) {
  click(1);
  QTest::mouseClick(native(), Qt::LeftButton, Qt::ControlModifier, QPoint(3, 3));
  EXPECT_EQ(items(), Items{1});
  QTest::mouseClick(native(), Qt::LeftButton, {}, QPoint(3, 3));
  EXPECT_TRUE(selection().empty());
}

TEST_F(SelectingTest, ABandSelectsWhatIsSeenInIt) {
  const viewing::CameraPose before = viewport().camera().rig().pose();
  drawBand(1, 3, Qt::ShiftModifier);
  EXPECT_EQ(items(), (Items{1, 2, 3}));
  EXPECT_EQ(viewport().camera().rig().pose(), before) << "nothing was turned";
  drawBand(4, 4, Qt::ShiftModifier | Qt::ControlModifier);
  EXPECT_EQ(items(), (Items{1, 2, 3, 4})) << "added";
  drawBand(2, 2, Qt::ShiftModifier);
  EXPECT_EQ(items(), Items{2}) << "anew";
}

TEST_F(SelectingTest, WhatIsLockedIsPassedBy) {
  click(2);
  QTest::keyClick(native(), Qt::Key_L, Qt::ControlModifier);
  EXPECT_TRUE(selection().empty());
  click(2);
  EXPECT_TRUE(selection().empty()) << "there is nothing behind it";
  drawBand(1, 3, Qt::ShiftModifier);
  EXPECT_EQ(items(), (Items{1, 3}));
  QTest::keyClick(native(), Qt::Key_L, Qt::ControlModifier | Qt::ShiftModifier);
  click(2);
  EXPECT_EQ(items(), Items{2});
}

TEST_F(SelectingTest, LockingTheOthersLeavesOneToPick) {
  click(2);
  trigger("select.lockOthers");
  drawBand(0, 4, Qt::ShiftModifier);
  EXPECT_EQ(items(), Items{2});
}

TEST_F(SelectingTest, TheMenuSelectsMore) {
  click(2);
  trigger("select.material");
  EXPECT_EQ(items().size(), 6U) << "the marker has the same paint";
  click(2);
  trigger("select.similar");
  EXPECT_GE(items().size(), 5U);
  click(2);
  trigger("select.invert");
  EXPECT_EQ(std::ranges::count(items(), DrawItemIndex(2)), 0);
  trigger("select.shown");
  EXPECT_EQ(items().size(), 6U);
  click(2);
  trigger("select.object");
  EXPECT_EQ(items(), (Items{0, 1, 2, 3, 4}));
}

TEST_F(SelectingTest, ItsRecordsAreInAMenu) {
  click(2);
  auto* records = window->findChild<QMenu*>(QStringLiteral("selection.records"));
  Q_EMIT records->aboutToShow();
  const QStringList texts = [&] {
    QStringList all;
    for (const QAction* entry : records->actions()) {
      all << entry->text();
    }
    return all;
  }();
  EXPECT_TRUE(texts.contains(QStringLiteral("quad 2 of QUADS"))) << texts.join(u'|').toStdString();
  EXPECT_TRUE(texts.front().contains(QStringLiteral("Squares")));
  records->actions().front()->trigger();
  EXPECT_EQ(items(), (Items{0, 1, 2, 3, 4})) << "the node as a whole";
}

} // namespace
