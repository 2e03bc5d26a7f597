#include "tests/support/CpuTimer.h"
#include "tests/support/TempFolder.h"
#include "tests/support/Waiting.h"
#include "tests/ui/support/TestFormat.h"
#include "ui/browser/BrowserPanel.h"

#include <QAbstractItemModelTester>
#include <QCheckBox>
#include <QFile>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>
#include <QTreeView>

#include <gtest/gtest.h>

using namespace vitrine;
using namespace vitrine::ui;
using vitrine::tests::kWaitMs;
using vitrine::tests::TempFolder;
using vitrine::tests::TestFormat;
using vitrine::tests::testOpener;

namespace {

/// b.vtst, a.vtst, deep/er/c.dat (recognised by content), and things that cannot be opened.
void fill(const TempFolder& folder) {
  folder.write(QStringLiteral("b.vtst"), TestFormat::file(TestFormat::Mode::Good, 1));
  folder.write(QStringLiteral("a.vtst"), TestFormat::file(TestFormat::Mode::Good, 9));
  folder.write(QStringLiteral("deep/er/c.dat"), TestFormat::file());
  folder.write(QStringLiteral("readme.txt"), QByteArray("no squares here, only words"));
}

TEST(FolderScannerTest, FindsByContentInAllDepths) {
  const TempFolder folder;
  fill(folder);
  folder.write(QStringLiteral("fake.vtst"), QByteArray("the name alone is not enough"));
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
  ASSERT_EQ(entries.size(), 4U);
  EXPECT_EQ(entries[QStringLiteral("fake.vtst")].kind, BrowserEntry::Kind::Other)
      << "listed, as its name is one of ours";
  EXPECT_EQ(entries[QStringLiteral("a.vtst")].kind, BrowserEntry::Kind::File);
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
  EXPECT_EQ(model.index(0, BrowserModel::Size).data().toString(), QStringLiteral("2.0 kB"));
  EXPECT_EQ(model.rowOf(QStringLiteral("/x/y/b.bsp")), 1);
  EXPECT_EQ(model.rowOf(QStringLiteral("/x/c.bsp")), -1);
  model.clear();
  EXPECT_EQ(model.rowCount(), 0);
}

/// Two missions with a map each in a folder, whose names are written in other cases; one map of its own.
void fillAddons(const TempFolder& folder) {
  folder.write(QStringLiteral("z.vtst"),
               TestFormat::titled(QStringLiteral("Airport"), {QStringLiteral("Z\\MAP.VTST")}));
  folder.write(
      QStringLiteral("b.vtst"),
      TestFormat::titled(QStringLiteral("Town"), {QStringLiteral("town/temp.vtst"), QStringLiteral("town/none.vtst")}));
  folder.write(QStringLiteral("z/map.vtst"), TestFormat::file());
  folder.write(QStringLiteral("town/temp.vtst"), TestFormat::file());
  folder.write(QStringLiteral("a.vtst"), TestFormat::file());
}

TEST(FolderScannerTest, TellsTitlesAndParts) {
  const TempFolder folder;
  fillAddons(folder);
  FolderScanner scanner(testOpener());
  QSignalSpy found(&scanner, &FolderScanner::found);
  scanner.list({folder.path(QStringLiteral("b.vtst"))});
  ASSERT_TRUE(found.wait(kWaitMs));
  const auto entry = found[0][0].value<std::vector<BrowserEntry>>().at(0);
  EXPECT_EQ(entry.title, QStringLiteral("Town"));
  EXPECT_EQ(entry.parts, QStringList({QStringLiteral("town/temp.vtst"), QStringLiteral("town/none.vtst")}));
}

TEST(BrowserModelTest, PartsAreKnownInWhateverOrderTheyAreFound) {
  const BrowserEntry owner{QStringLiteral("/x/m.mif"),      {}, QStringLiteral("Mission"), 1, QStringLiteral("Town"),
                           {QStringLiteral("Sub\\Map.BD1")}};
  const BrowserEntry part{QStringLiteral("/x/sub/map.bd1"), QStringLiteral("sub"), QStringLiteral("Map"), 2};
  for (const bool ownerFirst : {true, false}) {
    BrowserModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
    QSignalSpy changed(&model, &BrowserModel::dataChanged);
    model.append({ownerFirst ? owner : part});
    model.append({ownerFirst ? part : owner});
    EXPECT_EQ(changed.count(), ownerFirst ? 0 : 1);
    const int row = model.rowOf(part.path);
    EXPECT_EQ(model.rankOf(row), BrowserModel::Rank::Part);
    EXPECT_EQ(model.rankOf(model.rowOf(owner.path)), BrowserModel::Rank::Titled);
    EXPECT_EQ(model.counts().parts, 1);
    EXPECT_EQ(model.counts().titled, 1);
    EXPECT_TRUE(model.index(row, 0).data(Qt::ToolTipRole).toString().endsWith(QLatin1String("\nbelongs to Town")));
    EXPECT_TRUE(model.index(row, 0).data(Qt::ForegroundRole).isValid());
    model.clear();
    model.append({part});
    EXPECT_EQ(model.rankOf(0), BrowserModel::Rank::Plain) << "another folder begins anew";
  }
}

TEST(BrowserModelTest, AFileWithATitleBelongsToNobody) {
  BrowserModel model;
  model.append(
      {{QStringLiteral("/x/a.mif"), {}, {}, 1, QStringLiteral("A"), {QStringLiteral("b.mif"), QStringLiteral("a.mif")}},
       {QStringLiteral("/x/b.mif"), {}, {}, 1, QStringLiteral("B"), {QStringLiteral("a.mif")}}});
  EXPECT_EQ(model.rankOf(0), BrowserModel::Rank::Titled);
  EXPECT_EQ(model.rankOf(1), BrowserModel::Rank::Titled);
  EXPECT_EQ(model.counts().parts, 0);
}

TEST(BrowserModelTest, ThousandsOfFilesAreListedQuickly) {
  BrowserModel model;
  BrowserOrder order(model);
  order.sort(BrowserModel::Title);
  const vitrine::tests::CpuTimer clock;
  constexpr int kFiles = 10'000;
  for (int i = 0; i < kFiles; i += 50) {
    std::vector<BrowserEntry> batch;
    for (int j = i; j < i + 50; ++j) {
      const QString name = QString::number((j * 7919) % kFiles);
      if (j % 2 == 0) {
        batch.push_back({QStringLiteral("/x/%1.mif").arg(name),
                         {},
                         {},
                         1,
                         QStringLiteral("Mission %1").arg(name),
                         {QStringLiteral("m%1.bd1").arg(j + 1)}});
      } else {
        batch.push_back({QStringLiteral("/x/m%1.bd1").arg(j), {}, {}, 1});
      }
    }
    model.append(batch);
  }
  EXPECT_EQ(order.rowCount(), kFiles / 2);
  EXPECT_EQ(model.counts().parts, kFiles / 2);
  EXPECT_LT(clock.elapsed(), 10'000);
}

class BrowserPanelTest : public testing::Test {
protected:
  BrowserPanelTest() {
    fill(folder);
    panel.resize(500, 300);
    panel.show();
    files.showFolder(folder.path());
    EXPECT_TRUE(QTest::qWaitFor([this] { return panel.shownCount() == 3; }, kWaitMs));
  }
  QString name(const QString& path) const { return QFileInfo(path).fileName(); }
  /// The line below the list, from when the folder has been looked through.
  QString state() {
    const auto* label = panel.findChild<QLabel*>(QStringLiteral("browserState"));
    EXPECT_TRUE(label &&
                QTest::qWaitFor([&] { return !label->text().contains(QStringLiteral("searching")); }, kWaitMs));
    return label ? label->text() : QString();
  }

  TempFolder folder;
  FileList files{testOpener()};
  BrowserPanel panel{files};
};

TEST_F(BrowserPanelTest, NeighboursFollowTheOrderShown) {
  files.setOpenFile(folder.path(QStringLiteral("b.vtst")));
  EXPECT_EQ(name(files.neighbour(-1)), QStringLiteral("a.vtst"));
  EXPECT_EQ(name(files.neighbour(1)), QStringLiteral("c.dat"));
  panel.findChild<QTreeView*>()->sortByColumn(BrowserModel::Size, Qt::DescendingOrder);
  EXPECT_EQ(name(files.neighbour(-1)), QStringLiteral("c.dat")) << "by size: a, c, b";
  EXPECT_EQ(files.neighbour(1), QString());
}

TEST_F(BrowserPanelTest, AnOpenFileThatIsNotListedHasTheEndsAsNeighbours) {
  files.setOpenFile(QStringLiteral("/elsewhere.vtst"));
  EXPECT_EQ(name(files.neighbour(1)), QStringLiteral("a.vtst"));
  EXPECT_EQ(name(files.neighbour(-1)), QStringLiteral("c.dat"));
}

TEST_F(BrowserPanelTest, FilterNarrowsListAndNeighbours) {
  panel.findChild<QLineEdit*>()->setText(QStringLiteral("vtst"));
  EXPECT_EQ(panel.shownCount(), 2);
  files.setOpenFile(folder.path(QStringLiteral("b.vtst")));
  EXPECT_EQ(files.neighbour(1), QString());
  panel.findChild<QLineEdit*>()->setText(QStringLiteral("deep"));
  EXPECT_EQ(panel.shownCount(), 1) << "the folder counts too";
}

TEST_F(BrowserPanelTest, AFilterSaysHowManyItLeaves) {
  EXPECT_TRUE(state().startsWith(QStringLiteral("3 file"))) << state().toStdString();
  auto* filter = panel.findChild<QLineEdit*>();
  QTest::keyClicks(filter, QStringLiteral("vtst"));
  EXPECT_TRUE(state().startsWith(QStringLiteral("2 of 3 file"))) << state().toStdString();
  QTest::keyClicks(filter, QStringLiteral("q"));
  EXPECT_TRUE(state().startsWith(QStringLiteral("0 of 3 file"))) << state().toStdString();
  filter->clear();
  EXPECT_TRUE(state().startsWith(QStringLiteral("3 file"))) << state().toStdString();
}

TEST_F(BrowserPanelTest, FilesThatComeUnderAFilterAreCounted) {
  panel.findChild<QLineEdit*>()->setText(QStringLiteral("b.vtst"));
  folder.write(QStringLiteral("late/b.vtst"), TestFormat::file());
  files.showFolder(folder.path());
  ASSERT_TRUE(QTest::qWaitFor([this] { return panel.shownCount() == 2; }, kWaitMs));
  EXPECT_TRUE(state().startsWith(QStringLiteral("2 of 4 file"))) << state().toStdString();
}

TEST_F(BrowserPanelTest, AFolderNameIsNoHtml) {
  folder.write(QStringLiteral("<h1>Big<br>x/z.vtst"), TestFormat::file());
  files.showFolder(folder.path(QStringLiteral("<h1>Big<br>x")));
  EXPECT_TRUE(state().contains(QLatin1String("<h1>Big<br>x")));
  const auto* label = panel.findChild<QLabel*>(QStringLiteral("browserState"));
  EXPECT_EQ(label->textFormat(), Qt::PlainText);
  EXPECT_TRUE(label->toolTip().contains(QLatin1String("&lt;h1&gt;Big"))) << label->toolTip().toStdString();
}

TEST_F(BrowserPanelTest, AFilterEndsWithItsFolder) {
  auto* filter = panel.findChild<QLineEdit*>();
  QTest::keyClicks(filter, QStringLiteral("a.vtst"));
  EXPECT_EQ(panel.shownCount(), 1);
  auto* count = panel.findChild<QLabel*>(QStringLiteral("browserState"));
  EXPECT_TRUE(count->font().bold()) << "it is not to be overlooked";
  files.showFolder(folder.path());
  EXPECT_EQ(filter->text(), QStringLiteral("a.vtst")) << "the same folder is looked at again";
  folder.write(QStringLiteral("other/z.vtst"), TestFormat::file());
  files.showFolder(folder.path(QStringLiteral("other")));
  EXPECT_EQ(filter->text(), QString());
  EXPECT_FALSE(count->font().bold());
  EXPECT_TRUE(QTest::qWaitFor([this] { return panel.shownCount() == 1; }, kWaitMs));
}

TEST_F(BrowserPanelTest, AFilterThatNothingMatchesSaysSo) {
  auto* note = panel.views().list().findChild<QLabel*>(QStringLiteral("noMatch"));
  ASSERT_TRUE(note);
  EXPECT_FALSE(note->isVisible());
  QTest::keyClicks(panel.findChild<QLineEdit*>(), QStringLiteral("<b>q"));
  EXPECT_TRUE(note->isVisible());
  EXPECT_TRUE(note->text().contains(QStringLiteral("“<b>q”"))) << note->text().toStdString();
  auto* clear = panel.views().list().findChild<QPushButton*>(QStringLiteral("clearFilter"));
  QTest::mouseClick(clear, Qt::LeftButton);
  EXPECT_EQ(panel.findChild<QLineEdit*>()->text(), QString());
  EXPECT_FALSE(note->isVisible());
  EXPECT_EQ(panel.shownCount(), 3);
}

TEST_F(BrowserPanelTest, AnEmptyListSaysWhatToDo) {
  const auto* note = panel.findChild<QWidget*>(QStringLiteral("emptyList"));
  const auto* reason = note->findChild<QLabel*>(QStringLiteral("emptyListReason"));
  EXPECT_FALSE(note->isVisible());
  folder.write(QStringLiteral("words/readme.txt"), QByteArray("no squares here, only words"));
  files.showFolder(folder.path(QStringLiteral("words")));
  ASSERT_TRUE(QTest::qWaitFor([&] { return note->isVisible(); }, kWaitMs));
  EXPECT_EQ(reason->text(), QStringLiteral("There are no files here that can be opened."));
  auto* open = note->findChild<QPushButton*>();
  EXPECT_TRUE(note->rect().contains(open->geometry()));
  QSignalSpy wanted(&panel, &BrowserPanel::folderWanted);
  QTest::mouseClick(open, Qt::LeftButton);
  EXPECT_EQ(wanted.count(), 1);
  files.showFolder(folder.path());
  EXPECT_TRUE(QTest::qWaitFor([&] { return panel.shownCount() == 3; }, kWaitMs));
  EXPECT_FALSE(note->isVisible());
}

TEST_F(BrowserPanelTest, EnterOpens) {
  QSignalSpy opened(&files, &FileList::openRequested);
  auto* list = panel.findChild<QTreeView*>();
  list->setCurrentIndex(list->model()->index(0, 0));
  QTest::keyClick(list, Qt::Key_Return);
  ASSERT_EQ(opened.count(), 1);
  EXPECT_EQ(name(opened[0][0].toString()), QStringLiteral("a.vtst"));
}

TEST_F(BrowserPanelTest, AListOfFilesShowsThoseThatCanBeOpened) {
  files.showFiles({folder.path(QStringLiteral("b.vtst")), folder.path(QStringLiteral("readme.txt"))});
  ASSERT_TRUE(QTest::qWaitFor([this] { return panel.shownCount() == 1; }, kWaitMs));
  EXPECT_EQ(name(files.model().at(0).path), QStringLiteral("b.vtst"));
}

/// maps/red/x/town.vtst, maps/blue/x/town.vtst and maps/town.vtst; maps/red/other.vtst.
class SameNamesTest : public testing::Test {
protected:
  SameNamesTest() {
    for (const char* name :
         {"maps/red/x/town.vtst", "maps/blue/x/town.vtst", "maps/town.vtst", "maps/red/other.vtst"}) {
      folder.write(QLatin1StringView(name), TestFormat::file());
    }
    panel.resize(300, 300);
    panel.show();
  }
  bool list(const QString& path, int count) {
    files.showFolder(path);
    return QTest::qWaitFor([&] { return panel.shownCount() == count; }, kWaitMs);
  }
  QModelIndex nameOf(const char* path) {
    return files.model().index(files.model().rowOf(folder.path(QLatin1StringView(path))), BrowserModel::Name);
  }
  /// As a screen reader says it, which is what is drawn.
  QString spoken(const char* path) { return nameOf(path).data(Qt::AccessibleTextRole).toString(); }
  QImage picture(int row) const {
    const auto* view = panel.findChild<QTreeView*>();
    return view->viewport()->grab(view->visualRect(view->model()->index(row, BrowserModel::Name))).toImage();
  }

  TempFolder folder;
  FileList files{testOpener()};
  BrowserPanel panel{files};
};

TEST_F(SameNamesTest, ShowTheFoldersThatTellThemApart) {
  ASSERT_TRUE(list(folder.path(), 4));
  EXPECT_EQ(spoken("maps/red/x/town.vtst"), QStringLiteral("town.vtst, maps/red/x")) << "one is directly in maps";
  EXPECT_EQ(spoken("maps/town.vtst"), QStringLiteral("town.vtst, maps"));
  EXPECT_EQ(spoken("maps/red/other.vtst"), QStringLiteral("other.vtst")) << "the only one of its name";
  EXPECT_EQ(nameOf("maps/town.vtst").data().toString(), QStringLiteral("town.vtst")) << "sorted and filtered by it";
}

TEST_F(SameNamesTest, LeaveOutWhatIsCommon) {
  QFile::remove(folder.path(QStringLiteral("maps/town.vtst")));
  ASSERT_TRUE(list(folder.path(), 3));
  EXPECT_EQ(spoken("maps/red/x/town.vtst"), QStringLiteral("town.vtst, …/red/x"));
  EXPECT_EQ(spoken("maps/blue/x/town.vtst"), QStringLiteral("town.vtst, …/blue/x"));
}

TEST_F(SameNamesTest, ThatInTheFolderItselfSaysSo) {
  ASSERT_TRUE(list(folder.path(QStringLiteral("maps")), 4));
  EXPECT_EQ(spoken("maps/town.vtst"), QStringLiteral("town.vtst, ./"));
  EXPECT_EQ(spoken("maps/red/x/town.vtst"), QStringLiteral("town.vtst, red/x"));
}

TEST_F(SameNamesTest, AreNotTheSameInTheNameColumn) {
  ASSERT_TRUE(list(folder.path(), 4));
  auto* view = panel.findChild<QTreeView*>();
  view->sortByColumn(BrowserModel::Path, Qt::AscendingOrder);
  view->setCurrentIndex({});
  // Rows 0 and 2, of every second ground: town.vtst in blue and in red.
  EXPECT_NE(picture(0), picture(2));
  view->setItemDelegateForColumn(BrowserModel::Name, nullptr);
  EXPECT_EQ(picture(0), picture(2)) << "but for their places they look the same";
}

TEST(BrowserModelTest, NamesThatBecomeEqualAreToldAnew) {
  BrowserModel model;
  const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
  QSignalSpy changed(&model, &BrowserModel::dataChanged);
  const auto spoken = [&](int row) { return model.index(row, 0).data(Qt::AccessibleTextRole).toString(); };
  model.append({{QStringLiteral("/x/a/b/m.bsp"), QStringLiteral("a/b"), {}, 1}});
  EXPECT_EQ(spoken(0), QStringLiteral("m.bsp"));
  model.append({{QStringLiteral("/x/a/c/M.BSP"), QStringLiteral("a/c"), {}, 1}});
  EXPECT_EQ(changed.count(), 1);
  EXPECT_EQ(spoken(0), QStringLiteral("m.bsp, …/b"));
  EXPECT_EQ(spoken(1), QStringLiteral("M.BSP, …/c"));
  model.append({{QStringLiteral("/x/d/m.bsp"), QStringLiteral("d"), {}, 1}});
  EXPECT_EQ(changed.count(), 3) << "those before";
  EXPECT_EQ(spoken(0), QStringLiteral("m.bsp, a/b"));
  EXPECT_EQ(spoken(2), QStringLiteral("m.bsp, d"));
  model.append({{QStringLiteral("/x/d/m.bsp/m.bsp"), QStringLiteral("d/m.bsp"), {}, 1}});
  EXPECT_EQ(changed.count(), 3) << "nothing new about the others";
  model.clear();
  model.append({{QStringLiteral("/x/d/m.bsp"), QStringLiteral("d"), {}, 1}});
  EXPECT_EQ(spoken(0), QStringLiteral("m.bsp"));
}

class AddonBrowserTest : public testing::Test {
protected:
  AddonBrowserTest() {
    fillAddons(folder);
    panel.resize(700, 300);
    panel.show();
    files.showFolder(folder.path());
    EXPECT_TRUE(QTest::qWaitFor([this] { return files.model().rowCount() == 5 && panel.shownCount() == 3; }, kWaitMs));
  }
  QStringList shown() const {
    QStringList names;
    for (int row = 0; row < list->model()->rowCount(); ++row) {
      names << list->model()->index(row, BrowserModel::Name).data().toString();
    }
    return names;
  }
  QString name(const QString& path) const { return QFileInfo(path).fileName(); }

  TempFolder folder;
  FileList files{testOpener()};
  BrowserPanel panel{files};
  QTreeView* list = panel.findChild<QTreeView*>();
  QCheckBox* parts = panel.findChild<QCheckBox*>(QStringLiteral("browserParts"));
};

TEST_F(AddonBrowserTest, ListsMissionsByTitleThenLooseMaps) {
  EXPECT_FALSE(list->isColumnHidden(BrowserModel::Title));
  EXPECT_EQ(list->header()->visualIndex(BrowserModel::Title), 0);
  EXPECT_EQ(shown(), QStringList({QStringLiteral("z.vtst"), QStringLiteral("b.vtst"), QStringLiteral("a.vtst")}));
  ASSERT_TRUE(parts->isVisible());
  EXPECT_FALSE(parts->isChecked());
}

TEST_F(AddonBrowserTest, NamesLeadWhereFewFilesHaveATitle) {
  for (const char* more : {"c.vtst", "d.vtst", "e.vtst"}) {
    folder.write(QLatin1String(more), TestFormat::file());
  }
  files.showFolder(folder.path());
  ASSERT_TRUE(QTest::qWaitFor([this] { return panel.shownCount() == 6; }, kWaitMs));
  EXPECT_FALSE(list->isColumnHidden(BrowserModel::Title));
  EXPECT_EQ(list->header()->visualIndex(BrowserModel::Name), 0);
}

TEST_F(AddonBrowserTest, WhatBelongsToAMissionCanBeShown) {
  QTest::mouseClick(parts, Qt::LeftButton, {}, QPoint(8, parts->height() / 2));
  EXPECT_EQ(shown(), QStringList({QStringLiteral("z.vtst"), QStringLiteral("b.vtst"), QStringLiteral("a.vtst"),
                                  QStringLiteral("map.vtst"), QStringLiteral("temp.vtst")}));
  list->sortByColumn(BrowserModel::Title, Qt::DescendingOrder);
  EXPECT_EQ(shown(), QStringList({QStringLiteral("b.vtst"), QStringLiteral("z.vtst"), QStringLiteral("a.vtst"),
                                  QStringLiteral("temp.vtst"), QStringLiteral("map.vtst")}))
      << "missions stay first";
  list->sortByColumn(BrowserModel::Name, Qt::AscendingOrder);
  EXPECT_EQ(shown().front(), QStringLiteral("a.vtst")) << "other columns sort all alike";
  QTest::mouseClick(parts, Qt::LeftButton, {}, QPoint(8, parts->height() / 2));
  EXPECT_EQ(panel.shownCount(), 3);
}

TEST_F(AddonBrowserTest, NeighboursFollowTheOrderShown) {
  files.setOpenFile(folder.path(QStringLiteral("z.vtst")));
  EXPECT_EQ(files.neighbour(-1), QString());
  EXPECT_EQ(name(files.neighbour(1)), QStringLiteral("b.vtst"));
  files.setOpenFile(folder.path(QStringLiteral("a.vtst")));
  EXPECT_EQ(files.neighbour(1), QString());
  parts->setChecked(true);
  EXPECT_EQ(name(files.neighbour(1)), QStringLiteral("map.vtst"));
}

TEST_F(AddonBrowserTest, MarkingTheOpenFileKeepsTitlesInSight) {
  panel.resize(250, 300);
  files.setOpenFile(folder.path(QStringLiteral("b.vtst")));
  EXPECT_EQ(list->currentIndex().siblingAtColumn(BrowserModel::Name).data().toString(), QStringLiteral("b.vtst"));
  EXPECT_EQ(list->horizontalScrollBar()->value(), 0);
}

TEST_F(AddonBrowserTest, TitlesAreFoundByTheFilter) {
  panel.findChild<QLineEdit*>()->setText(QStringLiteral("airp"));
  EXPECT_EQ(shown(), QStringList{QStringLiteral("z.vtst")});
}

TEST_F(AddonBrowserTest, AFolderWithoutTitlesLooksAsEver) {
  const TempFolder plain;
  fill(plain);
  files.showFolder(plain.path());
  ASSERT_TRUE(QTest::qWaitFor([this] { return panel.shownCount() == 3; }, kWaitMs));
  EXPECT_TRUE(list->isColumnHidden(BrowserModel::Title));
  EXPECT_FALSE(parts->isVisible());
  EXPECT_EQ(shown().front(), QStringLiteral("a.vtst"));
}

TEST_F(AddonBrowserTest, TheOrderTheUserChoseStays) {
  const QHeaderView& header = *list->header();
  const QPoint size(header.sectionViewportPosition(BrowserModel::Size) + 5, header.height() / 2);
  QTest::mouseClick(header.viewport(), Qt::LeftButton, {}, size);
  ASSERT_EQ(header.sortIndicatorSection(), BrowserModel::Size);
  const TempFolder again;
  fillAddons(again);
  files.showFolder(again.path());
  ASSERT_TRUE(QTest::qWaitFor([this] { return files.model().rowCount() == 5; }, kWaitMs));
  EXPECT_EQ(header.sortIndicatorSection(), BrowserModel::Size);
}

} // namespace
