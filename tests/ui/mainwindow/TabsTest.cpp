#include "tests/support/ViewAtRest.h"
#include "tests/ui/mainwindow/MainWindowFixture.h"
#include "ui/documents/DocumentTabBar.h"
#include "ui/documents/Documents.h"
#include "ui/settings/DocumentSettings.h"

#include <QClipboard>
#include <QDir>
#include <QGuiApplication>
#include <QMenu>
#include <QStatusBar>

using namespace vitrine;
using namespace vitrine::ui;
using vitrine::tests::comesToRest;
using vitrine::tests::kQuads;
using vitrine::tests::kWaitMs;
using vitrine::tests::MainWindowTest;
using vitrine::tests::TestFormat;

namespace {

const QString kM = QStringLiteral("m.vtst");
const QString kN = QStringLiteral("n.vtst");

class TabsTest : public MainWindowTest {
protected:
  const DocumentTabs& tabs() { return window->documents().tabs(); }
  DocumentTabBar& bar() { return window->documents().bar(); }
  TabController& controller() { return window->documents().controller(); }
  /// m and n, with n shown.
  void openTwo(TestFormat::Mode mode = TestFormat::Mode::Good) {
    open(mode, kM);
    controller().openInNewTabs({file(mode, kN)});
    ASSERT_TRUE(waitUntilIdle());
    ASSERT_EQ(openName(), kN);
    ASSERT_EQ(tabs().count(), 2);
  }
  QPoint middleOf(int tab) { return bar().tabRect(tab).center(); }
  /// By keys of the picture, as a user at it has them.
  void press(Qt::Key key, Qt::KeyboardModifiers modifiers) {
    QTest::keyClick(native(), key, modifiers);
    ASSERT_TRUE(waitUntilIdle());
  }
};

TEST_F(TabsTest, OneDocumentNeedsNoTabs) {
  openPicture();
  EXPECT_FALSE(bar().isVisible());
  open(TestFormat::Mode::Good, kM);
  EXPECT_EQ(tabs().count(), 1) << "opened in the place of the one before";
  EXPECT_FALSE(bar().isVisible());
  EXPECT_FALSE(action("tabs.next")->isEnabled());
}

TEST_F(TabsTest, SeveralDroppedFilesGetATabEach) {
  drop(window.get(), {file(TestFormat::Mode::Good, kM), file(TestFormat::Mode::Good, kN),
                      file(TestFormat::Mode::Good, QStringLiteral("o.vtst"))});
  ASSERT_TRUE(waitUntilIdle());
  EXPECT_EQ(openName(), kM);
  ASSERT_EQ(bar().count(), 3);
  EXPECT_TRUE(bar().isVisible());
  EXPECT_EQ(bar().tabText(2), QStringLiteral("o.vtst"));
  QTest::mouseClick(&bar(), Qt::LeftButton, {}, middleOf(2));
  ASSERT_TRUE(waitUntilIdle());
  EXPECT_EQ(openName(), QStringLiteral("o.vtst"));
  EXPECT_TRUE(window->windowTitle().startsWith(QLatin1String("o.vtst")));
}

TEST_F(TabsTest, AFileOpensOnceAndItsTabComesForward) {
  openTwo();
  const QString m = folder.path(kM);
  const QString link = folder.path(QStringLiteral("link.vtst"));
  ASSERT_TRUE(QFile::link(m, link));
  const int loads = TestFormat::loadsBegun;
  const QStringList spellings{m, folder.path(QStringLiteral("x/../")) + kM, QDir::current().relativeFilePath(m), link};
  for (const QString& spelling : spellings) {
    controller().show(1);
    ASSERT_EQ(openName(), kN);
    window->open({spelling}); // as of the command line, a second start and the recent files
    ASSERT_TRUE(waitUntilIdle());
    EXPECT_EQ(openName(), kM) << spelling.toStdString();
    EXPECT_EQ(tabs().current(), 0) << spelling.toStdString();
    controller().show(1);
    drop(window.get(), {spelling});
    ASSERT_TRUE(waitUntilIdle());
    EXPECT_EQ(tabs().current(), 0) << spelling.toStdString();
  }
  EXPECT_EQ(tabs().count(), 2);
  EXPECT_EQ(TestFormat::loadsBegun, loads) << "nothing is read again";
}

TEST_F(TabsTest, AnOpenFileThatIsWantedInANewTabIsSaidToBeOpen) {
  openTwo();
  controller().openInNewTabs({folder.path(kN)});
  EXPECT_EQ(tabs().count(), 2);
  EXPECT_EQ(window->statusBar()->currentMessage(), kN + QStringLiteral(" is open already."));
}

TEST_F(TabsTest, TheShownFileStaysAsItIsUnlessItHasChanged) {
  open(TestFormat::Mode::Good, kM);
  selection().selectNode(1);
  const int loads = TestFormat::loadsBegun;
  window->open({folder.path(kM)});
  ASSERT_TRUE(waitUntilIdle());
  EXPECT_EQ(TestFormat::loadsBegun, loads);
  EXPECT_FALSE(selection().empty());
  QTest::qWait(20);
  open(TestFormat::Mode::Game, kM);
  EXPECT_EQ(TestFormat::loadsBegun, loads + 1);
  EXPECT_EQ(tabs().count(), 1);
}

TEST_F(TabsTest, OfSeveralFilesThoseThatAreOpenKeepTheirTabs) {
  openTwo();
  controller().openInNewTabs({folder.path(kM), file(TestFormat::Mode::Good, QStringLiteral("o.vtst")),
                              folder.path(QStringLiteral("./o.vtst"))});
  ASSERT_TRUE(waitUntilIdle());
  EXPECT_EQ(tabs().count(), 3);
  EXPECT_EQ(openName(), QStringLiteral("o.vtst"));
  controller().openInNewTabs({folder.path(kN)});
  ASSERT_TRUE(waitUntilIdle());
  EXPECT_EQ(tabs().count(), 3);
  EXPECT_EQ(openName(), kN);
}

TEST_F(TabsTest, ATabIsWhereItWasLeft) {
  openTwo(TestFormat::Mode::Animated);
  Session& session = window->session();
  selection().selectRecord({kQuads, 3});
  session.hide({0});
  session.setControl(QStringLiteral("blend"), 1);
  session.setAnimation(1);
  session.setTime(0.15);
  viewport().camera().setPose({.position = {1, 2, 30}, .orientation = {}});
  const SceneState state = session.state();
  const int loads = TestFormat::loadsBegun;
  press(Qt::Key_Tab, Qt::ControlModifier);
  EXPECT_EQ(openName(), kM);
  EXPECT_TRUE(selection().empty());
  EXPECT_TRUE(session.state().hidden.empty());
  EXPECT_NE(viewport().camera().rig().pose().position, QVector3D(1, 2, 30));
  press(Qt::Key_Backtab, Qt::ControlModifier | Qt::ShiftModifier);
  EXPECT_EQ(openName(), kN);
  EXPECT_EQ(session.state(), state);
  EXPECT_EQ(selection().current().record, (RecordRef{kQuads, 3}));
  EXPECT_EQ(viewport().camera().rig().pose().position, QVector3D(1, 2, 30));
  EXPECT_EQ(TestFormat::loadsBegun, loads) << "nothing was read again";
  EXPECT_TRUE(session.caster()) << "and it can be picked at once";
}

TEST_F(TabsTest, ATabKeepsItsShadingMode) {
  openTwo();
  action("view.shading.normals")->trigger();
  ASSERT_EQ(viewport().mode(), render::ShadingMode::Normals);
  controller().show(0);
  EXPECT_EQ(viewport().mode(), render::ShadingMode::Lit);
  EXPECT_TRUE(action("view.shading.lit")->isChecked());
  controller().show(1);
  EXPECT_EQ(viewport().mode(), render::ShadingMode::Normals);
  EXPECT_TRUE(action("view.shading.normals")->isChecked());
  EXPECT_FALSE(action("edit.undo")->isEnabled()) << "a change of tab is no step";
  controller().show(0);
  EXPECT_EQ(viewport().mode(), render::ShadingMode::Lit);
}

TEST_F(TabsTest, ThePictureIsThatOfTheTab) {
  openTwo();
  const auto screen = [this] {
    EXPECT_TRUE(comesToRest(view()));
    return native()->screen()->grabWindow(native()->winId()).toImage();
  };
  controller().show(0);
  viewport().camera().setPose({.position = {4, 6, 30}, .orientation = {}});
  const QImage first = screen();
  controller().show(1);
  window->session().hide({0, 1, 2, 3, 4});
  const QImage second = screen();
  EXPECT_NE(first, second);
  controller().show(0);
  EXPECT_EQ(screen(), first);
  controller().show(1);
  EXPECT_EQ(screen(), second);
}

TEST_F(TabsTest, WithoutMemoryForItATabIsReadAgainAndComesBackAsItWas) {
  settings->set(setting::kKeptMegabytes, 0);
  openTwo(TestFormat::Mode::Animated);
  selection().selectRecord({kQuads, 3});
  window->session().hide({0});
  viewport().camera().setPose({.position = {1, 2, 30}, .orientation = {}});
  const int loads = TestFormat::loadsBegun;
  controller().show(0);
  EXPECT_TRUE(window->session().empty()) << "until it is read";
  EXPECT_EQ(label("noticeText"), QStringLiteral("Opening…"));
  ASSERT_TRUE(waitUntilIdle());
  controller().show(1);
  ASSERT_TRUE(waitUntilIdle());
  EXPECT_EQ(TestFormat::loadsBegun, loads + 2);
  EXPECT_EQ(openName(), kN);
  EXPECT_EQ(window->session().state().hidden, ItemSet{0});
  EXPECT_EQ(selection().current().record, (RecordRef{kQuads, 3}));
  EXPECT_EQ(viewport().camera().rig().pose().position, QVector3D(1, 2, 30));
}

TEST_F(TabsTest, KeysOpenCloseAndReopen) {
  openTwo();
  viewport().camera().setPose({.position = {1, 2, 30}, .orientation = {}});
  press(Qt::Key_W, Qt::ControlModifier);
  EXPECT_EQ(openName(), kM);
  EXPECT_EQ(tabs().count(), 1);
  press(Qt::Key_T, Qt::ControlModifier | Qt::ShiftModifier);
  EXPECT_EQ(openName(), kN);
  EXPECT_EQ(viewport().camera().rig().pose().position, QVector3D(1, 2, 30));
  press(Qt::Key_T, Qt::ControlModifier);
  EXPECT_TRUE(window->session().empty());
  EXPECT_EQ(tabs().count(), 3);
  EXPECT_EQ(bar().tabText(2), QStringLiteral("New Tab"));
  EXPECT_EQ(window->windowTitle(), QStringLiteral("Vitrine"));
  EXPECT_FALSE(action("file.saveScreenshot")->isEnabled());
  QTest::keyClick(window.get(), Qt::Key_W, Qt::ControlModifier);
  EXPECT_EQ(openName(), kN);
}

TEST_F(TabsTest, ClosingTheLastOneLeavesTheStartPage) {
  openPicture();
  selection().selectRecord({kQuads, 1});
  press(Qt::Key_W, Qt::ControlModifier);
  EXPECT_TRUE(window->session().empty());
  EXPECT_FALSE(viewport().isVisible());
  EXPECT_TRUE(window->isVisible());
  EXPECT_TRUE(selection().empty());
  EXPECT_FALSE(action("file.close")->isEnabled());
  open();
  EXPECT_TRUE(viewport().isVisible());
}

TEST_F(TabsTest, TheMiddleButtonClosesATab) {
  openTwo();
  QTest::mouseClick(&bar(), Qt::MiddleButton, {}, middleOf(0));
  EXPECT_EQ(tabs().count(), 1);
  EXPECT_EQ(openName(), kN) << "which was shown, and is";
}

TEST_F(TabsTest, TabsAreMovedByTheMouse) {
  openTwo();
  QTest::mousePress(&bar(), Qt::LeftButton, {}, middleOf(1));
  const QPoint target = middleOf(0) - QPoint(bar().tabRect(0).width() / 3, 0);
  for (const QPoint& at : {(middleOf(1) + target) / 2, target, target}) {
    QTest::mouseMove(&bar(), at);
    QMouseEvent move(QEvent::MouseMove, at, bar().mapToGlobal(at), Qt::NoButton, Qt::LeftButton, {});
    QCoreApplication::sendEvent(&bar(), &move);
  }
  QTest::mouseRelease(&bar(), Qt::LeftButton, {}, target);
  EXPECT_EQ(QFileInfo(tabs().at(0).request.path).fileName(), kN);
  EXPECT_EQ(bar().tabText(0), kN);
  EXPECT_EQ(bar().tabText(1), kM);
  EXPECT_EQ(tabs().current(), 0);
  controller().show(1);
  EXPECT_EQ(openName(), kM);
}

TEST_F(TabsTest, TheMenuOfATabCopiesItsPathAndClosesOthers) {
  openTwo();
  const QString path = tabs().at(0).request.path;
  const auto menuOf = [this](int tab) {
    QContextMenuEvent event(QContextMenuEvent::Mouse, middleOf(tab), bar().mapToGlobal(middleOf(tab)));
    QCoreApplication::sendEvent(&bar(), &event);
    return bar().findChild<QMenu*>(QStringLiteral("documentTabMenu"));
  };
  QMenu* menu = menuOf(0);
  ASSERT_TRUE(menu && menu->isVisible());
  QTest::keyClick(menu, Qt::Key_P);
  EXPECT_EQ(QGuiApplication::clipboard()->text(), path);
  ASSERT_TRUE(QTest::qWaitFor([&] { return !bar().findChild<QMenu*>(QStringLiteral("documentTabMenu")); }, kWaitMs));
  QTest::keyClick(menuOf(0), Qt::Key_O);
  EXPECT_EQ(tabs().count(), 1);
  EXPECT_EQ(openName(), kM);
}

TEST_F(TabsTest, AFileThatCannotBeOpenedSaysSoInItsTab) {
  open(TestFormat::Mode::Good, kM);
  controller().openInNewTabs({file(TestFormat::Mode::Unreadable, QStringLiteral("round.vtst"))});
  ASSERT_TRUE(waitUntilIdle());
  EXPECT_TRUE(label("noticeText").contains(QLatin1String("the squares are round")));
  EXPECT_TRUE(window->session().empty());
  controller().show(0);
  EXPECT_EQ(openName(), kM);
  EXPECT_TRUE(viewport().isVisible());
  EXPECT_FALSE(messages().isVisible()) << "which was about the other";
}

TEST_F(TabsTest, ALoadEndsWhenItsTabIsLeftAndBeginsAgain) {
  open(TestFormat::Mode::Good, kM);
  controller().openInNewTabs({file(TestFormat::Mode::Endless, QStringLiteral("endless.vtst"))});
  ASSERT_TRUE(window->opening().loader().opening());
  controller().show(0);
  EXPECT_EQ(openName(), kM);
  ASSERT_TRUE(waitUntilIdle());
  EXPECT_EQ(tabs().count(), 2);
  controller().show(1);
  EXPECT_TRUE(window->opening().loader().opening());
  controller().close(1);
  EXPECT_EQ(openName(), kM);
}

} // namespace
