#include "tests/support/ViewAtRest.h"
#include "tests/ui/mainwindow/MainWindowFixture.h"
#include "ui/content/MountController.h"
#include "ui/documents/Documents.h"
#include "ui/documents/FileWatch.h"
#include "ui/documents/ReadFiles.h"
#include "ui/settings/DocumentSettings.h"

#include <QFile>
#include <QSignalSpy>

using namespace vitrine;
using namespace vitrine::ui;
using vitrine::tests::kQuads;
using vitrine::tests::kWaitMs;
using vitrine::tests::MainWindowTest;
using vitrine::tests::TestFormat;

namespace {

class ReloadOnChangeTest : public MainWindowTest {
protected:
  QSignalSpy& watchShown() {
    shown.emplace(&window->opening(), &OpenController::shown);
    return *shown;
  }
  std::size_t rows() { return window->session().document()->structure[kQuads].table->rowCount(); }
  bool comesToHave(std::size_t count) {
    return QTest::qWaitFor([&] { return rows() == count && !window->opening().loader().busy(); }, kWaitMs);
  }

  std::optional<QSignalSpy> shown;
};

TEST_F(ReloadOnChangeTest, AChangedFileIsReadAgainAndTheViewStays) {
  openPicture();
  selection().selectRecord({kQuads, 3});
  window->session().setControl(QStringLiteral("exposure"), 2);
  viewport().camera().setPose({.position = {1, 2, 30}, .orientation = {}});
  file(TestFormat::Mode::Good, QStringLiteral("squares.vtst"), 7);
  ASSERT_TRUE(comesToHave(7));
  EXPECT_EQ(viewport().camera().rig().pose().position, QVector3D(1, 2, 30));
  EXPECT_EQ(window->session().state().controls.at(QStringLiteral("exposure")), 2);
  EXPECT_EQ(selection().current().record, (RecordRef{kQuads, 3}));
  EXPECT_FALSE(messages().isVisible());
}

TEST_F(ReloadOnChangeTest, ASelectionThatIsGoneEnds) {
  openPicture();
  selection().selectRecord({kQuads, 4});
  file(TestFormat::Mode::Good, QStringLiteral("squares.vtst"), 2);
  ASSERT_TRUE(comesToHave(2));
  EXPECT_FALSE(selection().current().record);
}

TEST_F(ReloadOnChangeTest, AFileThatIsStillWrittenIsWaitedForAndNamed) {
  openPicture();
  QSignalSpy deferred(&window->opening(), &OpenController::deferred);
  file(TestFormat::Mode::BrokenScene);
  ASSERT_TRUE(deferred.wait(kWaitMs));
  EXPECT_TRUE(window->session().scene()) << "what was there is still shown";
  EXPECT_TRUE(messages().text().contains(QStringLiteral("is being written"))) << messages().text().toStdString();
  ASSERT_TRUE(deferred.wait(kWaitMs)) << "and it is tried again";
  file(TestFormat::Mode::Unreadable);
  ASSERT_TRUE(deferred.wait(kWaitMs));
  EXPECT_EQ(messages().all().count(), 1) << "the failures of reading it meanwhile are not told";
  file(TestFormat::Mode::Good, QStringLiteral("squares.vtst"), 9);
  ASSERT_TRUE(comesToHave(9));
  EXPECT_FALSE(messages().isVisible());
}

TEST_F(ReloadOnChangeTest, SwitchedOffNothingIsReadAgain) {
  openPicture();
  action("file.reloadWhenChanged")->setChecked(false);
  EXPECT_FALSE(settings->value(setting::kReloadWhenChanged));
  QSignalSpy& read = watchShown();
  file(TestFormat::Mode::Good, QStringLiteral("squares.vtst"), 7);
  EXPECT_FALSE(read.wait(FileWatch::kRestMs * 4));
  action("file.reloadWhenChanged")->setChecked(true);
  ASSERT_TRUE(comesToHave(7)) << "what changed meanwhile";
}

TEST_F(ReloadOnChangeTest, FilesThatItRefersToAreWatchedAsWell) {
  const QString paint = folder.write(QStringLiteral("game/paints/test/paint.paint"), "1 0 0");
  open(TestFormat::Mode::Wanting);
  window->mounting().mount({folder.path(QStringLiteral("game"))});
  ASSERT_TRUE(waitUntilIdle());
  ASSERT_EQ(readFilesOf(*window->session().reading()), (QStringList{window->session().document()->path, paint}));
  const auto color = [this] { return window->session().assets().materials[0].fallbackColor.value_or(QVector3D()); };
  ASSERT_EQ(color(), QVector3D(1, 0, 0));
  folder.write(QStringLiteral("game/paints/test/paint.paint"), "0 0.5 0");
  EXPECT_TRUE(QTest::qWaitFor([&] { return color() == QVector3D(0, 0.5F, 0); }, kWaitMs));
}

TEST_F(ReloadOnChangeTest, ATabInTheBackgroundIsReadAgainWhenItIsGoneTo) {
  openPicture();
  window->documents().controller().openInNewTabs({file(TestFormat::Mode::Good, QStringLiteral("n.vtst"))});
  ASSERT_TRUE(waitUntilIdle());
  file(TestFormat::Mode::Good, QStringLiteral("squares.vtst"), 7);
  window->documents().controller().show(0);
  EXPECT_EQ(rows(), 5U) << "at once, as it was";
  ASSERT_TRUE(comesToHave(7));
}

TEST_F(ReloadOnChangeTest, ATabThatWasReadAgainByItselfIsReadAgainWithoutMemoryForIt) {
  settings->set(setting::kKeptMegabytes, 0);
  openPicture();
  file(TestFormat::Mode::Good, QStringLiteral("squares.vtst"), 7);
  ASSERT_TRUE(comesToHave(7));
  const DocumentTabs& tabs = window->documents().tabs();
  EXPECT_FALSE(tabs.shown().request.byItself) << "which was about that one reading";
  window->documents().controller().openInNewTabs({file(TestFormat::Mode::Good, QStringLiteral("n.vtst"))});
  ASSERT_TRUE(waitUntilIdle());
  ASSERT_FALSE(tabs.at(0).isKept());
  window->documents().controller().show(0);
  ASSERT_TRUE(waitUntilIdle());
  ASSERT_EQ(openName(), QStringLiteral("squares.vtst"));
  EXPECT_EQ(rows(), 7U);
}

TEST_F(ReloadOnChangeTest, ATabThatWasReadAgainByItselfSaysThatItsFileIsGone) {
  settings->set(setting::kKeptMegabytes, 0);
  openPicture();
  const QString path = file(TestFormat::Mode::Good, QStringLiteral("squares.vtst"), 7);
  ASSERT_TRUE(comesToHave(7));
  window->documents().controller().openInNewTabs({file(TestFormat::Mode::Good, QStringLiteral("n.vtst"))});
  ASSERT_TRUE(waitUntilIdle());
  ASSERT_TRUE(QFile::remove(path));
  QSignalSpy failed(&window->opening(), &OpenController::failed);
  window->documents().controller().show(0);
  ASSERT_TRUE(waitUntilIdle());
  EXPECT_EQ(failed.count(), 1) << "and is not deferred in silence";
  EXPECT_TRUE(window->session().empty());
}

} // namespace
