#include "tests/support/TempFolder.h"
#include "tests/support/Waiting.h"
#include "tests/ui/support/TestFormat.h"
#include "ui/browser/FileList.h"

#include <QAbstractItemModelTester>
#include <QFile>
#include <QSignalSpy>
#include <QTest>

#include <gtest/gtest.h>

using namespace vitrine;
using namespace vitrine::ui;
using vitrine::tests::kWaitMs;
using vitrine::tests::TempFolder;
using vitrine::tests::TestFormat;
using vitrine::tests::testOpener;

namespace {

/// A listed folder of a.vtst, b.vtst and deep/c.vtst.
class FileListDiskTest : public testing::Test {
protected:
  FileListDiskTest() {
    for (const char* name : {"maps/a.vtst", "maps/b.vtst", "maps/deep/c.vtst"}) {
      folder.write(QLatin1StringView(name), TestFormat::file());
    }
    QSignalSpy described(&files, &FileList::described);
    files.showFolder(folder.path(QStringLiteral("maps")));
    EXPECT_TRUE(QTest::qWaitFor([&] { return !files.busy() && shown().size() == 3; }, kWaitMs));
  }
  QStringList shown() {
    QStringList names;
    for (int row = 0; row < files.order().rowCount(); ++row) {
      names << files.order().index(row, BrowserModel::Name).data().toString();
    }
    return names;
  }
  bool shows(const QStringList& names) {
    return QTest::qWaitFor([&] { return shown() == names; }, kWaitMs);
  }
  QString pathOf(const char* name) { return folder.path(QLatin1StringView(name)); }

  TempFolder folder;
  FileList files{testOpener()};
  QAbstractItemModelTester tester{&files.model(), QAbstractItemModelTester::FailureReportingMode::Fatal};
};

TEST_F(FileListDiskTest, NewFilesTakeTheirPlaceInTheOrder) {
  folder.write(QStringLiteral("maps/aa.vtst"), TestFormat::file());
  EXPECT_TRUE(
      shows({QStringLiteral("a.vtst"), QStringLiteral("aa.vtst"), QStringLiteral("b.vtst"), QStringLiteral("c.vtst")}));
  folder.write(QStringLiteral("maps/new/deeper/d.vtst"), TestFormat::file());
  EXPECT_TRUE(shows({QStringLiteral("a.vtst"), QStringLiteral("aa.vtst"), QStringLiteral("b.vtst"),
                     QStringLiteral("c.vtst"), QStringLiteral("d.vtst")}));
}

TEST_F(FileListDiskTest, FilesThatGoLeaveTheSelectionOfTheOthers) {
  files.selection().setCurrentIndex(files.order().index(2, 0),
                                    QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
  QFile::remove(pathOf("maps/a.vtst"));
  ASSERT_TRUE(shows({QStringLiteral("b.vtst"), QStringLiteral("c.vtst")}));
  EXPECT_EQ(files.selection().currentIndex().data().toString(), QStringLiteral("c.vtst"));
  EXPECT_EQ(files.selection().selectedRows().size(), 1);
  EXPECT_EQ(files.model().rowOf(pathOf("maps/a.vtst")), -1);
  EXPECT_EQ(files.model().at(files.model().rowOf(pathOf("maps/b.vtst"))).path, pathOf("maps/b.vtst"));
  EXPECT_EQ(files.model().counts().files, 2U);
}

TEST_F(FileListDiskTest, AWatchedFileThatIsWrittenToIsLookedAtAgain) {
  files.watchFiles({pathOf("maps/b.vtst")});
  QSignalSpy replaced(&files.model(), &BrowserModel::replaced);
  const auto before = files.model().at(files.model().rowOf(pathOf("maps/b.vtst"))).size;
  folder.write(QStringLiteral("maps/b.vtst"), TestFormat::file(TestFormat::Mode::Good, 20));
  ASSERT_TRUE(QTest::qWaitFor([&] { return replaced.count() == 1; }, kWaitMs));
  EXPECT_EQ(replaced[0][0].toString(), pathOf("maps/b.vtst")) << "the others are as they were";
  EXPECT_GT(files.model().at(files.model().rowOf(pathOf("maps/b.vtst"))).size, before);
  EXPECT_EQ(shown().size(), 3);
}

TEST_F(FileListDiskTest, AFileThatIsNoLongerOneOfOursGoes) {
  files.watchFiles({pathOf("maps/a.vtst")});
  folder.write(QStringLiteral("maps/x.dat"), TestFormat::file());
  ASSERT_TRUE(QTest::qWaitFor([&] { return shown().contains(QStringLiteral("x.dat")); }, kWaitMs));
  folder.write(QStringLiteral("maps/x.dat"), QByteArray("something else of another length"));
  folder.write(QStringLiteral("maps/y.vtst"), TestFormat::file());
  EXPECT_TRUE(
      shows({QStringLiteral("a.vtst"), QStringLiteral("b.vtst"), QStringLiteral("c.vtst"), QStringLiteral("y.vtst")}));
}

TEST_F(FileListDiskTest, AMissionThatGoesGivesItsMapsBack) {
  const QString mission = folder.write(QStringLiteral("maps/m.vtst"),
                                       TestFormat::titled(QStringLiteral("Town"), {QStringLiteral("a.vtst")}));
  ASSERT_TRUE(shows({QStringLiteral("m.vtst"), QStringLiteral("b.vtst"), QStringLiteral("c.vtst")}));
  QFile::remove(mission);
  ASSERT_TRUE(QTest::qWaitFor([&] { return files.model().counts().titled == 0; }, kWaitMs));
  EXPECT_EQ(files.model().counts().parts, 0);
  EXPECT_TRUE(QTest::qWaitFor([&] { return shown().contains(QStringLiteral("a.vtst")); }, kWaitMs));
}

} // namespace
