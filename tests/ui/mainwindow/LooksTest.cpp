#include "tests/ui/mainwindow/MainWindowFixture.h"
#include "ui/actions/DefaultKeys.h"

#include <QAbstractButton>
#include <QApplication>
#include <QClipboard>
#include <QDockWidget>
#include <QMenu>
#include <QMenuBar>
#include <QStatusBar>
#include <QToolBar>

using namespace vitrine;
using vitrine::tests::kWaitMs;
using vitrine::tests::MainWindowTest;
using vitrine::tests::TestFormat;

namespace {

class LooksTest : public MainWindowTest {
protected:
  static QStringList names(const char* text) { return QString::fromLatin1(text).split(QLatin1Char(' ')); }
};

TEST_F(LooksTest, LayoutsShowWhatTheyAreForAndResetBringsTheFirstBack) {
  openPicture(TestFormat::Mode::Animated);
  const QStringList first = shownDocks();
  ASSERT_EQ(first, names("bytes controls missing outline problems properties records timeline"));
  QTest::keyClick(native(), Qt::Key_1, Qt::ControlModifier | Qt::AltModifier);
  const QStringList looking = names("controls");
  EXPECT_EQ(shownDocks(), looking);
  QTest::keyClick(native(), Qt::Key_3, Qt::ControlModifier | Qt::AltModifier);
  EXPECT_EQ(shownDocks(), names("controls outline timeline"));
  auto* outline = window->findChild<QDockWidget*>(QStringLiteral("outline"));
  outline->setFloating(true);
  window->addDockWidget(Qt::RightDockWidgetArea, outline);
  action("view.layout.reset")->trigger();
  EXPECT_EQ(shownDocks(), looking);
  QTest::keyClick(native(), Qt::Key_2, Qt::ControlModifier | Qt::AltModifier);
  EXPECT_EQ(shownDocks(), first);
  EXPECT_FALSE(outline->isFloating());
  EXPECT_EQ(window->dockWidgetArea(outline), Qt::LeftDockWidgetArea);
  // Qt 6.8 leaves hidden docks out of the list.
  for (const char* name : {"members", "map", "measurements", "mapstatistics"}) {
    window->findChild<QDockWidget*>(QLatin1String(name))->show();
  }
  EXPECT_EQ(window->tabifiedDockWidgets(window->findChild<QDockWidget*>(QStringLiteral("records"))).size(), 6);
}

TEST_F(LooksTest, EveryDefaultKeyBelongsToACommandOfTheWindow) {
  for (const auto& [command, keys] : ui::defaultKeys()) {
    const QAction* found = window->actionRegistry().find(command);
    ASSERT_NE(found, nullptr) << command.toStdString();
    EXPECT_EQ(found->shortcuts(), keys) << command.toStdString();
    EXPECT_FALSE(keys.isEmpty() || keys.contains(QKeySequence())) << command.toStdString();
  }
}

TEST_F(LooksTest, ShiftF11HidesThePanelsAndBringsThemBack) {
  openPicture(TestFormat::Mode::Animated);
  const QStringList before = shownDocks();
  QTest::keyClick(native(), Qt::Key_F11, Qt::ShiftModifier);
  EXPECT_TRUE(shownDocks().isEmpty());
  EXPECT_TRUE(action("view.hidePanels")->isChecked());
  open(TestFormat::Mode::Good, QStringLiteral("still.vtst"));
  EXPECT_TRUE(shownDocks().isEmpty()) << "also with another document";
  QTest::keyClick(native(), Qt::Key_F11, Qt::ShiftModifier);
  QStringList still = before;
  still.removeAll(QStringLiteral("timeline"));
  EXPECT_EQ(shownDocks(), still);
  open(TestFormat::Mode::Animated, QStringLiteral("moves.vtst"));
  EXPECT_EQ(shownDocks(), before) << "the timeline is still wanted";
}

TEST_F(LooksTest, FullScreenIsThePictureAlone) {
  openPicture();
  const QStringList before = shownDocks();
  window->findChild<QToolBar*>(QStringLiteral("toolBar"))->show();
  QTest::keyClick(native(), Qt::Key_F11);
  EXPECT_TRUE(window->isFullScreen());
  EXPECT_TRUE(shownDocks().isEmpty());
  for (const QWidget* chrome : {static_cast<QWidget*>(window->menuBar()), static_cast<QWidget*>(window->statusBar()),
                                static_cast<QWidget*>(window->findChild<QToolBar*>(QStringLiteral("toolBar")))}) {
    EXPECT_TRUE(chrome->isHidden()) << chrome->metaObject()->className();
  }
  ASSERT_TRUE(QTest::qWaitFor([&] { return viewport().size() == window->size(); }, kWaitMs));
  QTest::keyClick(native(), Qt::Key_4);
  EXPECT_EQ(viewport().mode(), render::ShadingMode::Wireframe) << "keys work without the menus";
  QTest::keyClick(native(), Qt::Key_F11, Qt::ShiftModifier);
  EXPECT_EQ(shownDocks(), before);
  QTest::keyClick(native(), Qt::Key_F11, Qt::ShiftModifier);
  QTest::keyClick(native(), Qt::Key_F11);
  EXPECT_FALSE(window->isFullScreen());
  EXPECT_EQ(shownDocks(), before);
  EXPECT_FALSE(window->menuBar()->isHidden());
  EXPECT_FALSE(window->findChild<QToolBar*>(QStringLiteral("toolBar"))->isHidden());
}

TEST_F(LooksTest, EscapeLeavesFullScreen) {
  openPicture();
  const QStringList before = shownDocks();
  QTest::keyClick(native(), Qt::Key_F11);
  ASSERT_TRUE(window->isFullScreen());
  QTest::keyClick(native(), Qt::Key_Escape);
  EXPECT_FALSE(window->isFullScreen());
  EXPECT_EQ(shownDocks(), before);
  EXPECT_FALSE(window->menuBar()->isHidden());
}

TEST_F(LooksTest, AWindowClosedInFullScreenOpensAsItWasBefore) {
  openPicture();
  const QStringList before = shownDocks();
  QTest::keyClick(native(), Qt::Key_F11);
  window->close();
  makeWindow();
  openPicture();
  EXPECT_EQ(shownDocks(), before);
  EXPECT_FALSE(window->menuBar()->isHidden());
  EXPECT_FALSE(action("view.fullScreen")->isChecked());
}

TEST_F(LooksTest, F6GoesThroughThePanelsToThePictureAndBack) {
  openPicture();
  viewport().setFocus();
  const auto place = [this]() -> QString {
    const QWidget* focus = QApplication::focusWidget();
    if (QGuiApplication::focusWindow() == native() || (focus && viewport().isAncestorOf(focus))) {
      return QStringLiteral("picture");
    }
    for (const QDockWidget* dock : window->findChildren<QDockWidget*>()) {
      if (focus && dock->isAncestorOf(focus)) {
        return dock->objectName();
      }
    }
    return {};
  };
  for (const QString& next : names("outline properties controls records bytes picture")) {
    action("view.nextPanel")->trigger();
    EXPECT_TRUE(QTest::qWaitFor([&] { return place() == next; }, kWaitMs))
        << place().toStdString() << ", not " << next.toStdString();
  }
  action("view.previousPanel")->trigger();
  EXPECT_TRUE(QTest::qWaitFor([&] { return place() == QLatin1String("bytes"); }, kWaitMs)) << place().toStdString();
}

TEST_F(LooksTest, CloseShowsNothingAndOpensAgain) {
  openPicture(TestFormat::Mode::Rooms);
  selection().selectNode(1);
  QTest::keyClick(native(), Qt::Key_W, Qt::ControlModifier);
  EXPECT_TRUE(window->session().empty());
  EXPECT_EQ(window->windowTitle(), QStringLiteral("Vitrine"));
  EXPECT_TRUE(window->findChild<QWidget*>(QStringLiteral("welcomePage"))->isVisible());
  for (const char* name : {"file.close", "file.reload", "file.saveScreenshot", "go.copyPosition",
                           "view.camera.frameAll", "selection.hide", "edit.undo"}) {
    EXPECT_FALSE(action(name)->isEnabled()) << name;
  }
  openPicture();
  EXPECT_TRUE(action("file.close")->isEnabled());
}

TEST_F(LooksTest, TheKeySheetIsTextToo) {
  action("help.keyboardMap")->trigger();
  window->findChild<QAbstractButton*>(QStringLiteral("copyKeys"))->click();
  const QStringList lines = QGuiApplication::clipboard()->text().split(QLatin1Char('\n'));
  EXPECT_EQ(lines.front(), QStringLiteral("File"));
  const auto hasLine = [&](const char* keys, const char* text) {
    return std::ranges::any_of(lines, [&](const QString& line) {
      return line.trimmed().startsWith(QLatin1String(keys)) && line.endsWith(QLatin1String(text));
    });
  };
  EXPECT_TRUE(hasLine("Ctrl+W", "  Close"));
  EXPECT_TRUE(hasLine("F11", "  Full Screen"));
  EXPECT_TRUE(hasLine("Alt+5", "  Records"));
}

TEST_F(LooksTest, AToolBarThatWasHiddenStaysHidden) {
  openPicture();
  const auto* bar = window->findChild<QToolBar*>(QStringLiteral("toolBar"));
  EXPECT_TRUE(bar->isVisible());
  action("view.toolbar")->trigger();
  EXPECT_TRUE(bar->isHidden());
  window->close();
  makeWindow();
  EXPECT_TRUE(window->findChild<QToolBar*>(QStringLiteral("toolBar"))->isHidden());
  openPicture();
  EXPECT_TRUE(window->findChild<QToolBar*>(QStringLiteral("toolBar"))->isHidden());
}

} // namespace
