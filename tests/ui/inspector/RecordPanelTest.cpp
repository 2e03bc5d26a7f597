#include "ui/inspector/RecordPanel.h"

#include "tests/support/TempFolder.h"
#include "tests/ui/inspector/Inspected.h"
#include "ui/actions/RecordActions.h"
#include "ui/settings/Settings.h"
#include "ui/widgets/ElidedLabel.h"

#include <QAbstractItemModelTester>
#include <QAction>
#include <QClipboard>
#include <QGuiApplication>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QTableView>
#include <QTest>

#include <gtest/gtest.h>

#include <numeric>
#include <set>

using namespace vitrine;
using namespace vitrine::ui;
using vitrine::tests::kQuads;
using vitrine::tests::listDocument;
using vitrine::tests::loadTestDocument;
using vitrine::tests::TestFormat;

namespace {

TEST(RecordTableModelTest, AListLeadsWhereItsFirstNumberDoes) {
  RecordTableModel model;
  model.setSection(listDocument()->document, 1);
  EXPECT_EQ(model.leadsTo(model.index(0, 0)), (RecordRef{1, 0}));
  EXPECT_FALSE(model.leadsTo(model.index(0, 1)));
  EXPECT_TRUE(model.index(0, 0).data(Qt::ForegroundRole).isValid());
  EXPECT_FALSE(model.index(0, 1).data(Qt::ForegroundRole).isValid());
}

TEST(RecordTableModelTest, ToolTipsAreNoHtml) {
  const auto source = bytes::makeMemorySource(vitrine::tests::ByteMaker().add(std::uint16_t{7}).bytes());
  const vitrine::ByteRange whole{0, 0, source->size()};
  structure::StructureBuilder builder(QStringLiteral("file"), whole);
  static constexpr auto kRecord =
      structure::layout("record", structure::kVaryingSize, structure::fields::u16("<b>bold"));
  const auto section = builder.add(builder.root(), QStringLiteral("records"), whole);
  builder.at(section).table = structure::makeVariableSizeTable(kRecord, source, whole, {0});
  auto document = std::make_shared<Document>();
  document->spaces = bytes::ByteSpaces(QStringLiteral("file"), source);
  document->structure = builder.build();
  RecordTableModel model;
  model.setSection(document, 1);
  EXPECT_TRUE(model.index(0, 0).data(Qt::ToolTipRole).toString().contains(QLatin1String("&lt;b&gt;bold")));
  EXPECT_TRUE(model.headerData(0, Qt::Horizontal, Qt::ToolTipRole).toString().contains(QLatin1String("&lt;b&gt;bold")));
}

TEST(RecordTableModelTest, DecodesRowsOnDemand) {
  RecordTableModel model;
  const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
  const FileReadingPtr reading = loadTestDocument();
  model.setSection(reading->document, kQuads);
  ASSERT_EQ(model.rowCount(), 5);
  ASSERT_EQ(model.columnCount(), 5);
  EXPECT_EQ(model.headerData(0, Qt::Horizontal, Qt::DisplayRole).toString(), QStringLiteral("next"));
  EXPECT_TRUE(
      model.headerData(0, Qt::Horizontal, Qt::ToolTipRole).toString().contains(QLatin1String("the square after")));
  EXPECT_EQ(model.index(3, 1).data().toString(), QStringLiteral("3  SHINY | SOFT"));
  EXPECT_EQ(model.index(4, 3).data().toString(), QStringLiteral("40"));
  EXPECT_EQ(model.leadsTo(model.index(4, 0)), (RecordRef{kQuads, 0}));
  EXPECT_FALSE(model.leadsTo(model.index(4, 3)));
  model.setSection(reading->document, 1);
  EXPECT_EQ(model.rowCount(), 0) << "the header has no records";
}

class RecordPanelTest : public testing::Test {
protected:
  RecordPanelTest() {
    session.setDocument(loadTestDocument(TestFormat::Mode::Good, 300));
    panel.resize(600, 300);
    panel.show();
    table = panel.findChild<QTableView*>();
  }
  QPoint centre(int row, int column) const { return table->visualRect(table->model()->index(row, column)).center(); }

  Session session;
  Selection selection{session};
  tests::TempFolder folder;
  Settings settings{folder.path(QStringLiteral("settings.ini"))};
  ActionRegistry registry;
  RecordActions actions{registry};
  RecordPanel panel{session, selection, settings, actions};
  QTableView* table;
};

TEST_F(RecordPanelTest, ShowsTheTableOfTheSelectedSection) {
  EXPECT_EQ(table->model()->rowCount(), 0);
  selection.selectSection(kQuads);
  EXPECT_EQ(table->model()->rowCount(), 300);
}

TEST_F(RecordPanelTest, TheMenuCopiesAndLeadsOn) {
  const auto action = [this](const char* name) { return registry.find(QLatin1String(name)); };
  EXPECT_FALSE(action("records.copyValue")->isEnabled()) << "nothing is chosen";
  selection.selectSection(kQuads);
  table->setCurrentIndex(table->model()->index(4, 3));
  action("records.copyValue")->trigger();
  EXPECT_EQ(QGuiApplication::clipboard()->text(), QStringLiteral("40"));
  EXPECT_FALSE(action("records.follow")->isEnabled()) << "a place leads nowhere";
  action("records.copyRecord")->trigger();
  EXPECT_TRUE(QGuiApplication::clipboard()->text().startsWith(QLatin1String("next\t")));
  EXPECT_EQ(QGuiApplication::clipboard()->text().count(QLatin1Char('\n')), 4) << "five fields";
  table->setCurrentIndex(table->model()->index(4, 0));
  ASSERT_TRUE(action("records.follow")->isEnabled());
  action("records.follow")->trigger();
  EXPECT_EQ(selection.current().record->row, 5U) << "the square after it";
}

TEST_F(RecordPanelTest, ColumnsBeginAsWideAsWhatTheyHold) {
  session.setDocument(loadTestDocument(TestFormat::Mode::Good, 200'000));
  selection.selectSection(kQuads);
  const QAbstractItemModel& model = *table->model();
  for (const int row : {0, 3, model.rowCount() / 2, model.rowCount() - 1}) {
    for (int column = 0; column < model.columnCount(); ++column) {
      const QString text = model.index(row, column).data().toString();
      EXPECT_GT(table->columnWidth(column), table->fontMetrics().horizontalAdvance(text)) << text.toStdString();
      const QString heading = model.headerData(column, Qt::Horizontal).toString();
      EXPECT_GT(table->columnWidth(column), table->fontMetrics().horizontalAdvance(heading)) << heading.toStdString();
    }
  }
}

TEST_F(RecordPanelTest, ALongTextLeavesRoomForTheOthersUntilTheUserWidensIt) {
  session.setDocument(listDocument(5000));
  selection.selectSection(1);
  EXPECT_LT(table->columnWidth(0), panel.width());
  table->horizontalHeader()->resizeSection(0, 3000);
  EXPECT_EQ(table->columnWidth(0), 3000);
}

TEST_F(RecordPanelTest, ItsHeadingGivesWay) {
  selection.selectSection(kQuads);
  EXPECT_LE(panel.minimumSizeHint().width(), 300);
}

TEST_F(RecordPanelTest, GoesToTheSelectedRecordAndField) {
  selection.selectRecord({kQuads, 250}, 3);
  EXPECT_EQ(table->currentIndex(), table->model()->index(250, 3));
  EXPECT_TRUE(table->viewport()->rect().contains(centre(250, 3)));
  EXPECT_EQ(selection.current().field, 3U) << "showing does not select anew";
}

TEST_F(RecordPanelTest, ClickingACellSelectsRecordAndField) {
  selection.selectSection(kQuads);
  QTest::mouseClick(table->viewport(), Qt::LeftButton, {}, centre(2, 1));
  EXPECT_EQ(selection.current().record, (RecordRef{kQuads, 2}));
  EXPECT_EQ(selection.current().field, 1U);
  EXPECT_EQ(selection.current().bytes, (ByteRange{0, 16 + 2 * 16 + 4, 2}));
}

TEST_F(RecordPanelTest, CtrlClickAndEnterFollowAReference) {
  selection.selectSection(kQuads);
  QTest::mouseClick(table->viewport(), Qt::LeftButton, Qt::ControlModifier, centre(2, 0));
  EXPECT_EQ(selection.current().record, (RecordRef{kQuads, 3}));
  table->setCurrentIndex(table->model()->index(5, 0));
  QTest::keyClick(table, Qt::Key_Return);
  EXPECT_EQ(selection.current().record, (RecordRef{kQuads, 6}));
}

TEST_F(RecordPanelTest, SelectsTheCellsAboutWhatWasPicked) {
  session.setDocument(loadTestDocument(TestFormat::Mode::Game));
  selection.selectHit({.item = 7});
  const auto selectedColumns = [this] {
    std::set<int> columns;
    for (const QModelIndex& cell : table->selectionModel()->selectedIndexes()) {
      EXPECT_EQ(cell.row(), 3);
      columns.insert(cell.column());
    }
    return columns;
  };
  const auto isTinted = [this](int column) {
    return table->model()->index(3, column).data(Qt::BackgroundRole).isValid();
  };
  EXPECT_EQ(selectedColumns(), (std::set<int>{3, 4}));
  EXPECT_TRUE(isTinted(0)) << "the rest of the record stands out a little";
  EXPECT_FALSE(table->model()->index(2, 0).data(Qt::BackgroundRole).isValid());
  EXPECT_EQ(selection.current().fields.size(), 2U) << "showing does not select anew";
  QTest::mouseClick(table->viewport(), Qt::LeftButton, {}, centre(3, 4));
  EXPECT_EQ(selectedColumns(), std::set<int>{4});
  EXPECT_TRUE(isTinted(3)) << "the field beside it is about the same surface";
  EXPECT_FALSE(isTinted(0));
  selection.selectRecord({kQuads, 3});
  EXPECT_EQ(selectedColumns().size(), 5U);
  EXPECT_FALSE(isTinted(3));
}

TEST_F(RecordPanelTest, HeadingsTellThePart) {
  session.setDocument(loadTestDocument(TestFormat::Mode::Game));
  selection.selectSection(kQuads);
  const auto tip = [this](int column) {
    return table->model()->headerData(column, Qt::Horizontal, Qt::ToolTipRole).toString();
  };
  EXPECT_TRUE(tip(4).startsWith(QLatin1String("Shape\nsize:"))) << tip(4).toStdString();
  EXPECT_TRUE(tip(0).startsWith(QLatin1String("next:"))) << tip(0).toStdString();
}

TEST_F(RecordPanelTest, WithoutRecordsTheWordsHaveAllTheRoom) {
  session.setDocument(loadTestDocument(TestFormat::Mode::Game));
  const auto* heading = panel.findChild<ElidedLabel*>();
  ASSERT_EQ(heading->text(), QStringLiteral("No records selected"));
  const auto* edit = panel.findChild<QLineEdit*>(QStringLiteral("recordGoTo"));
  panel.resize(edit->sizeHint().width() + panel.fontMetrics().averageCharWidth() * 4, 300);
  panel.show();
  ASSERT_TRUE(QTest::qWaitForWindowExposed(&panel));
  EXPECT_FALSE(edit->isVisible());
  EXPECT_GE(heading->contentsRect().width(), heading->fontMetrics().horizontalAdvance(heading->text()));
  const int top = table->y();
  selection.selectSection(kQuads);
  EXPECT_TRUE(edit->isVisible());
  QCoreApplication::processEvents();
  EXPECT_EQ(table->y(), top) << "the table stays in its place";
}

TEST_F(RecordPanelTest, RowsThatAreTooManyToMarkAreCounted) {
  constexpr std::uint32_t kSquares = 10'004;
  const auto everySecond = [](std::uint32_t last) {
    std::vector<DrawItemIndex> items;
    for (std::uint32_t i = 0; i < last; i += 2) {
      items.push_back(DrawItemIndex(i));
    }
    return items;
  };
  session.setDocument(loadTestDocument(TestFormat::Mode::Good, kSquares));
  selection.selectSection(kQuads);
  const auto& heading = *panel.findChild<ElidedLabel*>();
  selection.selectItems(everySecond(8'000));
  EXPECT_EQ(table->selectionModel()->selectedRows().size(), 4'000);
  EXPECT_FALSE(heading.text().contains(QLatin1String("selected"))) << heading.text().toStdString();
  selection.selectItems(everySecond(kSquares));
  EXPECT_FALSE(table->selectionModel()->hasSelection());
  EXPECT_TRUE(heading.text().endsWith(QLatin1String("5,002 selected, too many to mark")))
      << heading.text().toStdString();
  std::vector<DrawItemIndex> all(kSquares);
  std::iota(all.begin(), all.end(), DrawItemIndex(0));
  selection.selectItems(all);
  EXPECT_EQ(table->selectionModel()->selectedRows().size(), int{kSquares}) << "one run";
  selection.selectItems(everySecond(kSquares));
  selection.selectRecord({kQuads, 1});
  EXPECT_FALSE(heading.text().contains(QLatin1String("selected"))) << heading.text().toStdString();
}

TEST_F(RecordPanelTest, GoesToARecordByNumber) {
  selection.selectSection(kQuads);
  auto* edit = panel.findChild<QLineEdit*>(QStringLiteral("recordGoTo"));
  edit->setText(QStringLiteral("0x10"));
  QTest::keyClick(edit, Qt::Key_Return);
  EXPECT_EQ(selection.current().record, (RecordRef{kQuads, 16}));
  edit->setText(QStringLiteral("9999"));
  QTest::keyClick(edit, Qt::Key_Return);
  EXPECT_EQ(selection.current().record, (RecordRef{kQuads, 16})) << "there is no such record";
}

} // namespace
