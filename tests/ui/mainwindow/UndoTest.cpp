#include "tests/support/QtPrinters.h"
#include "tests/ui/mainwindow/MainWindowFixture.h"

using namespace vitrine;
using namespace vitrine::ui;
using vitrine::tests::kWaitMs;
using vitrine::tests::MainWindowTest;
using vitrine::tests::TestFormat;

namespace {

/// Ctrl+Z and Ctrl+Shift+Z in the picture.
class UndoTest : public MainWindowTest {
protected:
  void SetUp() override {
    openPicture();
    ASSERT_TRUE(QTest::qWaitFor([this] { return window->session().caster() != nullptr; }, kWaitMs));
    QCoreApplication::processEvents();
  }

  static picking::Hit hitOf(int item) {
    picking::Hit hit;
    hit.item = DrawItemIndex(item);
    return hit;
  }
  void undo() { QTest::keyClick(native(), Qt::Key_Z, Qt::ControlModifier); }
  void redo() { QTest::keyClick(native(), Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier); }
  bool canUndo() { return action("edit.undo")->isEnabled(); }
  /// Text without its mnemonic, after what is noted at the end of an event.
  QString undoText() {
    QCoreApplication::processEvents();
    return action("edit.undo")->text().remove(u'&');
  }
  const SceneState& state() { return window->session().state(); }
  const viewing::CameraPose& pose() { return viewport().camera().rig().pose(); }
};

TEST_F(UndoTest, AFreshDocumentHasNothingToTakeBack) {
  EXPECT_FALSE(canUndo());
  EXPECT_FALSE(action("edit.redo")->isEnabled());
}

TEST_F(UndoTest, HidingAndTheSelectionThatGoesWithItAreOneStep) {
  selection().selectHit(hitOf(2));
  EXPECT_EQ(undoText(), QStringLiteral("Undo: Selection"));
  QTest::keyClick(native(), Qt::Key_H);
  EXPECT_EQ(undoText(), QStringLiteral("Undo: Visibility"));
  ASSERT_TRUE(state().hidden.contains(2));
  undo();
  EXPECT_FALSE(state().hidden.contains(2));
  EXPECT_EQ(selection().current().items, std::vector<DrawItemIndex>{2});
  redo();
  EXPECT_TRUE(state().hidden.contains(2));
  EXPECT_TRUE(selection().empty());
  undo();
  undo();
  EXPECT_TRUE(selection().empty());
  EXPECT_FALSE(canUndo());
}

TEST_F(UndoTest, AJumpOfTheCameraIsTakenBackButNotTheWayThatWasFlown) {
  const viewing::CameraPose start = pose();
  action("view.camera.top")->trigger();
  const viewing::CameraPose top = pose();
  EXPECT_EQ(undoText(), QStringLiteral("Undo: Camera"));
  viewport().camera().pan({30, 0});
  undo();
  EXPECT_EQ(pose(), start);
  redo();
  EXPECT_EQ(pose(), top);
}

TEST_F(UndoTest, ASliderUnderTheMouseIsOneStep) {
  for (const double value : {1.5, 2.0, 2.5, 3.0}) {
    window->session().setControl(QStringLiteral("exposure"), value);
    QCoreApplication::processEvents();
  }
  EXPECT_EQ(undoText(), QStringLiteral("Undo: Exposure"));
  undo();
  EXPECT_FALSE(state().controls.contains(QStringLiteral("exposure")));
  EXPECT_FALSE(canUndo());
  redo();
  EXPECT_EQ(state().controls.at(QStringLiteral("exposure")), 3.0);
}

TEST_F(UndoTest, ShadingAndLocksAreTakenBack) {
  action("view.shading.wireframe")->trigger();
  EXPECT_EQ(undoText(), QStringLiteral("Undo: Shading"));
  selection().selectHit(hitOf(1));
  QCoreApplication::processEvents();
  QTest::keyClick(native(), Qt::Key_L, Qt::ControlModifier);
  EXPECT_EQ(undoText(), QStringLiteral("Undo: Locking"));
  undo();
  EXPECT_TRUE(state().locked.empty());
  undo();
  undo();
  EXPECT_EQ(viewport().mode(), render::ShadingMode::Lit);
  EXPECT_TRUE(action("view.shading.lit")->isChecked());
}

TEST_F(UndoTest, ANewChangeEndsWhatCouldBeMadeAgain) {
  selection().selectNode(0);
  QCoreApplication::processEvents();
  undo();
  EXPECT_TRUE(action("edit.redo")->isEnabled());
  selection().selectNode(1);
  QCoreApplication::processEvents();
  EXPECT_FALSE(action("edit.redo")->isEnabled());
}

TEST_F(UndoTest, AnotherDocumentBeginsAnew) {
  selection().selectNode(0);
  QCoreApplication::processEvents();
  ASSERT_TRUE(canUndo());
  open(TestFormat::Mode::Good, QStringLiteral("more.vtst"));
  QCoreApplication::processEvents();
  EXPECT_FALSE(canUndo());
}

} // namespace
