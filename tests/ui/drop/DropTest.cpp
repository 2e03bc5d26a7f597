// Files are dragged out of another program's window by the pointer and dropped on this one's: the X server and both
// sides of XDND take part, under a window manager as users have one.
#include "tests/ui/mainwindow/MainWindowFixture.h"
#include "tests/ui/x11/Pointer.h"
#include "tests/ui/x11/UnderWindowManager.h"
#include "ui/browser/BrowserPanel.h"
#include "ui/content/DropChoice.h"
#include "ui/documents/DocumentTabBar.h"
#include "ui/documents/Documents.h"
#include "ui/widgets/Texts.h"

using namespace vitrine;
using namespace vitrine::ui;
using vitrine::tests::kWaitMs;
using vitrine::tests::MainWindowTest;
using vitrine::tests::Pointer;
using vitrine::tests::TestFormat;
using vitrine::tests::UnderWindowManager;

namespace {

const QString kDropped = QStringLiteral("dropped.vtst");

class DropTest : public UnderWindowManager<MainWindowTest> {
protected:
  void SetUp() override {
    if (!pointer.works()) {
      GTEST_SKIP() << "the X server has no XTEST";
    }
    UnderWindowManager::SetUp();
    if (IsSkipped()) {
      return;
    }
    // The other program's window lies beside it.
    window->setGeometry(QRect(QPoint(300, 80), window->screen()->availableGeometry().bottomRight() - QPoint(40, 40)));
    ASSERT_TRUE(QTest::qWaitFor([this] { return window->geometry().left() == 300; }, kWaitMs));
  }
  void TearDown() override {
    source.kill();
    source.waitForFinished();
  }

  /// Waits for the last line of the source to begin with `word`; that line. Empty: it does not come.
  QString waitForLine(const QString& word) {
    const auto last = [&] {
      said += QString::fromUtf8(source.readAllStandardOutput());
      const QStringList lines = said.split(QLatin1Char('\n'), Qt::SkipEmptyParts);
      return lines.isEmpty() ? QString() : lines.back();
    };
    const bool came = QTest::qWaitFor([&] { return last().startsWith(word); }, kWaitMs);
    EXPECT_TRUE(came) << said.toStdString();
    return came ? last() : QString();
  }
  /// Has a file manager with `paths` beside this window, and drags them to a pixel of the screen.
  void drag(const QStringList& paths, QPoint to) {
    source.start(QStringLiteral(VITRINE_DRAG_SOURCE), QStringList{QStringLiteral("60"), QStringLiteral("200")} + paths);
    const QStringList ready = waitForLine(QStringLiteral("ready")).split(QLatin1Char(' '));
    ASSERT_EQ(ready.size(), 3);
    ASSERT_TRUE(QTest::qWaitFor([this] { return !window->isActiveWindow(); }, kWaitMs)) << "the other program's is";
    pointer.moveTo({ready[1].toInt(), ready[2].toInt()});
    pointer.press();
    pointer.moveTo(to);
    ASSERT_EQ(waitForLine(QStringLiteral("over")), QStringLiteral("over 1")) << "files are opened where they are";
  }
  void dragAndDrop(const QStringList& paths, QPoint to) {
    ASSERT_NO_FATAL_FAILURE(drag(paths, to));
    pointer.release();
    EXPECT_EQ(waitForLine(QStringLiteral("dropped")), QStringLiteral("dropped 1"));
  }
  QPoint middleOfPage() {
    const auto* pages = window->findChild<CentralPages*>();
    return pages->mapToGlobal(pages->rect().center());
  }
  QPoint middleOfPicture() { return native()->mapToGlobal(QPoint(native()->width() / 2, native()->height() / 2)); }
  bool waitForName(const QString& name) {
    return QTest::qWaitFor([&] { return openName() == name; }, kWaitMs) && waitUntilIdle();
  }
  /// A folder with two files.
  QString twoFiles() {
    file(TestFormat::Mode::Good, QStringLiteral("maps/a.vtst"));
    file(TestFormat::Mode::Good, QStringLiteral("maps/b.vtst"));
    return folder.path(QStringLiteral("maps"));
  }
  /// In the panel that is to be seen, whichever it is.
  bool waitForListOf(int files) {
    const auto listed = [&] {
      return std::ranges::any_of(window->findChildren<BrowserPanel*>(), [&](const BrowserPanel* panel) {
        return panel->isVisible() && panel->shownCount() == files;
      });
    };
    return QTest::qWaitFor(listed, kWaitMs);
  }

  Pointer pointer;
  QProcess source;
  QString said;
};

TEST_F(DropTest, AFileOnTheStartPageIsOpened) {
  ASSERT_TRUE(window->findChild<CentralPages*>()->welcomeIsShown());
  dragAndDrop({file(TestFormat::Mode::Good, kDropped)}, middleOfPage());
  EXPECT_TRUE(waitForName(kDropped));
  EXPECT_TRUE(viewport().isVisible());
}

TEST_F(DropTest, AFileOnThePictureIsOpened) {
  openPicture();
  dragAndDrop({file(TestFormat::Mode::Good, kDropped)}, middleOfPicture());
  EXPECT_TRUE(waitForName(kDropped));
  EXPECT_EQ(window->documents().tabs().count(), 1) << "in the place of the one before";
}

TEST_F(DropTest, ThreeFilesOnThePictureGetATabEach) {
  openPicture();
  dragAndDrop({file(TestFormat::Mode::Good, QStringLiteral("m.vtst")), file(TestFormat::Mode::Good, kDropped),
               file(TestFormat::Mode::Good, QStringLiteral("o.vtst"))},
              middleOfPicture());
  EXPECT_TRUE(waitForName(QStringLiteral("m.vtst")));
  const DocumentTabBar& bar = window->documents().bar();
  ASSERT_EQ(bar.count(), 4) << "beside the one that was there";
  EXPECT_EQ(bar.tabText(0), QStringLiteral("squares.vtst"));
  EXPECT_EQ(bar.tabText(2), kDropped);
  EXPECT_EQ(bar.tabText(3), QStringLiteral("o.vtst"));
}

TEST_F(DropTest, AFolderOnTheStartPageIsBrowsed) {
  dragAndDrop({twoFiles()}, middleOfPage());
  EXPECT_TRUE(waitForListOf(2));
  EXPECT_TRUE(window->session().empty()) << "and opens nothing by itself";
}

TEST_F(DropTest, AFolderOnThePictureIsBrowsedBesideIt) {
  openPicture();
  dragAndDrop({twoFiles()}, middleOfPicture());
  EXPECT_TRUE(waitForListOf(2));
  EXPECT_EQ(openName(), QStringLiteral("squares.vtst"));
  EXPECT_TRUE(viewport().isVisible());
}

TEST_F(DropTest, AFolderOnAPictureThatMissesFilesAsksAndTakesTheClick) {
  openPicture(TestFormat::Mode::Wanting);
  dragAndDrop({twoFiles()}, middleOfPicture());
  const auto choice = [this] { return window->findChild<DropChoice*>(); };
  ASSERT_TRUE(QTest::qWaitFor([&] { return choice() && choice()->isVisible(); }, kWaitMs));
  EXPECT_TRUE(choice()->geometry().adjusted(-1, -1, 1, 1).contains(middleOfPicture())) << "where it was dropped";
  const QAction* open = choice()->actions()[1];
  ASSERT_EQ(plainText(*open), QStringLiteral("Open"));
  pointer.click(choice()->mapToGlobal(choice()->actionGeometry(choice()->actions()[1]).center()));
  EXPECT_TRUE(waitForListOf(2));
}

TEST_F(DropTest, TheWindowIsGoneOnWithAfterADrop) {
  openPicture();
  dragAndDrop({file(TestFormat::Mode::Good, kDropped)}, middleOfPicture());
  ASSERT_TRUE(waitForName(kDropped));
  EXPECT_TRUE(QTest::qWaitForWindowActive(window.get(), kWaitMs)) << "keys were the other program's before";
  const QQuaternion before = viewport().camera().rig().pose().orientation;
  pointer.press();
  pointer.moveTo(middleOfPicture() + QPoint(80, 30));
  pointer.release();
  EXPECT_TRUE(QTest::qWaitFor([&] { return viewport().camera().rig().pose().orientation != before; }, kWaitMs));
}

} // namespace
