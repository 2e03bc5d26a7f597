// The command palette and the search lines, typed into by keys that still arrive at the picture's own window.
#include "tests/ui/mainwindow/MainWindowFixture.h"
#include "ui/actions/CommandPalette.h"

#include <QDockWidget>
#include <QLineEdit>
#include <QSignalSpy>
#include <QTreeView>

using namespace vitrine;
using namespace vitrine::ui;
using vitrine::tests::kWaitMs;
using vitrine::tests::MainWindowTest;

namespace {

class PaletteTest : public MainWindowTest {
protected:
  /// Letters at the picture, one after the other, without waiting for anything.
  void typeAtPicture(const char* text) {
    for (const char* letter = text; *letter; ++letter) {
      QTest::keyClick(native(), *letter);
    }
  }
  CommandPalette* palette() { return window->findChild<CommandPalette*>(); }
  QLineEdit& line() { return *palette()->findChild<QLineEdit*>(); }
  QTreeView& list() { return *palette()->findChild<QTreeView*>(); }
};

TEST_F(PaletteTest, LettersTypedRightAfterItsKeyArriveInItsLine) {
  openPicture();
  selection().selectNode(1);
  const QVector3D before = place();
  for (int opening = 0; opening < 2; ++opening) {
    QTest::keyClick(native(), Qt::Key_P, Qt::ControlModifier | Qt::ShiftModifier);
    typeAtPicture("frame");
    ASSERT_TRUE(palette());
    EXPECT_EQ(line().text(), QStringLiteral("frame")) << opening;
    EXPECT_EQ(list().currentIndex().row(), 0);
    const QString first = list().currentIndex().data().toString();
    EXPECT_TRUE(first.endsWith(QStringLiteral(": Frame"))) << first.toStdString();
    QTest::keyClick(native(), Qt::Key_Down);
    EXPECT_GT(list().currentIndex().row(), 0) << "not only letters";
    EXPECT_EQ(place(), before) << "nothing flies";
    QTest::keyClick(native(), Qt::Key_Escape);
    EXPECT_FALSE(palette()->isVisible());
  }
  EXPECT_FALSE(selection().empty()) << "Escape was the palette's";
}

TEST_F(PaletteTest, EnterRunsTheFirstCommandAtOnce) {
  openPicture();
  selection().selectNode(1);
  const QSignalSpy framed(action("selection.frame"), &QAction::triggered);
  QTest::keyClick(native(), Qt::Key_P, Qt::ControlModifier | Qt::ShiftModifier);
  typeAtPicture("frame");
  QTest::keyClick(native(), Qt::Key_Return);
  EXPECT_EQ(framed.count(), 1);
  EXPECT_FALSE(palette()->isVisible());
  const float speed = viewport().camera().rig().speed();
  typeAtPicture("f");
  EXPECT_EQ(framed.count(), 2) << "keys are the picture's again";
  EXPECT_EQ(viewport().camera().rig().speed(), speed);
}

TEST_F(PaletteTest, LettersTypedRightAfterFindArriveInItsLine) {
  openPicture();
  window->findChild<QDockWidget*>(QStringLiteral("search"))->hide();
  QTest::keyClick(native(), Qt::Key_F, Qt::ControlModifier);
  typeAtPicture("marker");
  auto* edit = window->findChild<QLineEdit*>(QStringLiteral("searchText"));
  ASSERT_TRUE(QTest::qWaitFor([&] { return edit->hasFocus(); }, kWaitMs));
  EXPECT_EQ(edit->text(), QStringLiteral("marker"));
  QTest::keyClicks(edit, QStringLiteral("s"));
  EXPECT_EQ(edit->text(), QStringLiteral("markers")) << "once, not twice";
}

} // namespace
