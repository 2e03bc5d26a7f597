#include "tests/support/TempFolder.h"
#include "tests/ui/support/TestFormat.h"
#include "ui/browser/BrowserPanel.h"

#include <QAbstractItemModelTester>
#include <QFile>
#include <QLineEdit>
#include <QSignalSpy>
#include <QTest>
#include <QTreeView>

#include <gtest/gtest.h>

using namespace vitrine;
using namespace vitrine::ui;
using vitrine::tests::TempFolder;
using vitrine::tests::TestFormat;
using vitrine::tests::testOpener;

namespace {

constexpr int kWaitMs = 10'000;

/// b.vtst, a.vtst, deep/er/c.dat (recognised by content), and things that cannot be opened.
void fill(const TempFolder& folder) {
  folder.write(QStringLiteral("b.vtst"), TestFormat::file(TestFormat::Mode::Good, 1));
  folder.write(QStringLiteral("a.vtst"), TestFormat::file(TestFormat::Mode::Good, 9));
  folder.write(QStringLiteral("deep/er/c.dat"), TestFormat::file());
  folder.write(QStringLiteral("readme.txt"), QByteArray("no squares here, only words"));
  folder.write(QStringLiteral("fake.vtst"), QByteArray("the name alone is not enough"));
}

TEST(FolderScannerTest, FindsByContentInAllDepths) {
  const TempFolder folder;
  fill(folder);
  QFile::link(folder.path(), folder.path(QStringLiteral("deep/loop")));
  FolderScanner scanner(testOpener());
  QSignalSpy found(&scanner, &FolderScanner::found);
  QSignalSpy finished(&scanner, &FolderScanner::finished);
  scanner.scan(folder.path());
  ASSERT_TRUE(finished.wait(kWaitMs));
  std::map<QString, BrowserEntry> entries;
  for (const auto& batch : found) {
    for (const BrowserEntry& entry : batch[0].value<std::vector<BrowserEntry>>()) {
      entries[QFileInfo(entry.path).fileName()] = entry;
    }
  }
  ASSERT_EQ(entries.size(), 3U);
  EXPECT_EQ(entries[QStringLiteral("c.dat")].folder, QStringLiteral("deep/er"));
  EXPECT_EQ(entries[QStringLiteral("a.vtst")].folder, QString());
  EXPECT_EQ(entries[QStringLiteral("a.vtst")].formatName, QStringLiteral("Test squares"));
  EXPECT_EQ(entries[QStringLiteral("a.vtst")].size,
            static_cast<std::uint64_t>(TestFormat::file(TestFormat::Mode::Good, 9).size()));
  EXPECT_EQ(finished[0][0].toULongLong(), 5U) << "the loop is not followed";
}

TEST(FolderScannerTest, AScanThatWasReplacedIsNotHeardOf) {
  const TempFolder many;
  const TempFolder one;
  for (int i = 0; i < 200; ++i) {
    many.write(QStringLiteral("%1.vtst").arg(i), TestFormat::file());
  }
  one.write(QStringLiteral("only.vtst"), TestFormat::file());
  FolderScanner scanner(testOpener());
  QSignalSpy found(&scanner, &FolderScanner::found);
  QSignalSpy finished(&scanner, &FolderScanner::finished);
  scanner.scan(many.path());
  scanner.scan(one.path());
  ASSERT_TRUE(finished.wait(kWaitMs));
  ASSERT_EQ(found.count(), 1);
  EXPECT_TRUE(found[0][0].value<std::vector<BrowserEntry>>().at(0).path.endsWith(QLatin1String("only.vtst")));
  EXPECT_EQ(finished.count(), 1);
}

TEST(BrowserModelTest, ShowsAndFindsEntries) {
  BrowserModel model;
  const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
  model.append({{QStringLiteral("/x/a.bsp"), {}, QStringLiteral("Map"), 2048}});
  model.append({});
  model.append({{QStringLiteral("/x/y/b.bsp"), QStringLiteral("y"), QStringLiteral("Map"), 10}});
  ASSERT_EQ(model.rowCount(), 2);
  EXPECT_EQ(model.index(0, BrowserModel::Name).data().toString(), QStringLiteral("a.bsp"));
  EXPECT_EQ(model.index(0, BrowserModel::Size).data(BrowserModel::kSortRole).toULongLong(), 2048U);
  EXPECT_EQ(model.rowOf(QStringLiteral("/x/y/b.bsp")), 1);
  EXPECT_EQ(model.rowOf(QStringLiteral("/x/c.bsp")), -1);
  model.clear();
  EXPECT_EQ(model.rowCount(), 0);
}

class BrowserPanelTest : public testing::Test {
protected:
  BrowserPanelTest() {
    fill(folder);
    panel.resize(500, 300);
    panel.show();
    panel.showFolder(folder.path());
    EXPECT_TRUE(QTest::qWaitFor([this] { return panel.shownCount() == 3; }, kWaitMs));
  }
  QString name(const QString& path) const { return QFileInfo(path).fileName(); }

  TempFolder folder;
  BrowserPanel panel{testOpener()};
};

TEST_F(BrowserPanelTest, NeighboursFollowTheOrderShown) {
  panel.setOpenFile(folder.path(QStringLiteral("b.vtst")));
  EXPECT_EQ(name(panel.neighbour(-1)), QStringLiteral("a.vtst"));
  EXPECT_EQ(name(panel.neighbour(1)), QStringLiteral("c.dat"));
  panel.findChild<QTreeView*>()->sortByColumn(BrowserModel::Size, Qt::DescendingOrder);
  EXPECT_EQ(name(panel.neighbour(-1)), QStringLiteral("c.dat")) << "by size: a, c, b";
  EXPECT_EQ(panel.neighbour(1), QString());
}

TEST_F(BrowserPanelTest, AnOpenFileThatIsNotListedHasTheEndsAsNeighbours) {
  panel.setOpenFile(QStringLiteral("/elsewhere.vtst"));
  EXPECT_EQ(name(panel.neighbour(1)), QStringLiteral("a.vtst"));
  EXPECT_EQ(name(panel.neighbour(-1)), QStringLiteral("c.dat"));
}

TEST_F(BrowserPanelTest, FilterNarrowsListAndNeighbours) {
  panel.findChild<QLineEdit*>()->setText(QStringLiteral("vtst"));
  EXPECT_EQ(panel.shownCount(), 2);
  panel.setOpenFile(folder.path(QStringLiteral("b.vtst")));
  EXPECT_EQ(panel.neighbour(1), QString());
  panel.findChild<QLineEdit*>()->setText(QStringLiteral("deep"));
  EXPECT_EQ(panel.shownCount(), 1) << "the folder counts too";
}

TEST_F(BrowserPanelTest, EnterOpens) {
  QSignalSpy opened(&panel, &BrowserPanel::openRequested);
  auto* list = panel.findChild<QTreeView*>();
  list->setCurrentIndex(list->model()->index(0, 0));
  QTest::keyClick(list, Qt::Key_Return);
  ASSERT_EQ(opened.count(), 1);
  EXPECT_EQ(name(opened[0][0].toString()), QStringLiteral("a.vtst"));
}

TEST_F(BrowserPanelTest, AListOfFilesShowsThoseThatCanBeOpened) {
  panel.showFiles({folder.path(QStringLiteral("b.vtst")), folder.path(QStringLiteral("readme.txt"))});
  ASSERT_TRUE(QTest::qWaitFor([this] { return panel.shownCount() == 1; }, kWaitMs));
  EXPECT_EQ(name(panel.entries().at(0).path), QStringLiteral("b.vtst"));
}

} // namespace
