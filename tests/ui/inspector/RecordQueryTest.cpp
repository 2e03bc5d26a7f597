#include "tests/support/TempFolder.h"
#include "tests/support/Waiting.h"
#include "tests/ui/inspector/Inspected.h"
#include "ui/inspector/FilterEdit.h"
#include "ui/inspector/RecordPanel.h"
#include "ui/settings/Settings.h"
#include "ui/widgets/ElidedLabel.h"

#include <QAction>
#include <QHeaderView>
#include <QLabel>
#include <QMenu>
#include <QTableView>
#include <QTest>
#include <QtEndian>

#include <gtest/gtest.h>

#include <functional>
#include <set>

using namespace vitrine;
using namespace vitrine::ui;
using vitrine::tests::kQuads;
using vitrine::tests::kWaitMs;
using vitrine::tests::loadTestDocument;
using vitrine::tests::TestFormat;

namespace {

constexpr std::uint32_t kCount = 300;

/// Filter, order and columns of the record table by keys and mouse; judged by the bytes of the file.
class RecordQueryTest : public testing::Test {
protected:
  RecordQueryTest() { open(kCount); }

  void open(std::uint32_t count) {
    session.setDocument(loadTestDocument(TestFormat::Mode::Good, count));
    panel.resize(700, 300);
    panel.show();
    EXPECT_TRUE(QTest::qWaitForWindowExposed(&panel));
    selection.selectSection(kQuads);
  }
  QTableView& table() { return *panel.findChild<QTableView*>(); }
  FilterEdit& edit() { return *panel.findChild<FilterEdit*>(); }
  RecordTableModel& model() { return static_cast<RecordTableModel&>(*table().model()); }

  void type(const char* filter) {
    edit().setFocus();
    edit().selectAll();
    QTest::keyClick(&edit(), Qt::Key_Delete);
    QTest::keyClicks(&edit(), QString::fromLatin1(filter));
    QTest::keyClick(&edit(), Qt::Key_Escape); // closes a list of words, if one is open
    QTest::keyClick(&edit(), Qt::Key_Return);
  }
  bool waitForRows(std::size_t count) {
    return QTest::qWaitFor([&] { return static_cast<std::size_t>(model().rowCount()) == count; }, kWaitMs);
  }
  void clickHeading(int column) {
    QHeaderView& header = *table().horizontalHeader();
    QTest::mouseClick(header.viewport(), Qt::LeftButton, {},
                      QPoint(header.sectionViewportPosition(column) + 8, header.height() / 2));
  }
  std::vector<std::uint64_t> recordsWhere(const std::function<bool(int row)>& holds) const {
    std::vector<std::uint64_t> rows;
    for (int row = 0; row < static_cast<int>(kCount); ++row) {
      if (holds(row)) {
        rows.push_back(static_cast<std::uint64_t>(row));
      }
    }
    return rows;
  }
  template <class T>
  T number(int row, int offset) const {
    return qFromLittleEndian<T>(m_bytes.constData() + TestFormat::kHeaderSize + row * TestFormat::kRecordSize + offset);
  }
  std::vector<std::uint64_t> shown() {
    std::vector<std::uint64_t> rows;
    for (int row = 0; row < model().rowCount(); ++row) {
      rows.push_back(model().headerData(row, Qt::Vertical, Qt::DisplayRole).toULongLong());
    }
    return rows;
  }

  const QByteArray m_bytes = TestFormat::file(TestFormat::Mode::Good, kCount);
  tests::TempFolder folder;
  Settings settings{folder.path(QStringLiteral("settings.ini"))};
  Session session;
  Selection selection{session};
  RecordPanel panel{session, selection, settings.records()};
};

TEST_F(RecordQueryTest, AFilterIsTyped) {
  type("flags has SHINY && x > 100");
  const auto wanted =
      recordsWhere([this](int row) { return (number<quint16>(row, 4) & 1) != 0 && number<float>(row, 8) > 100; });
  ASSERT_TRUE(waitForRows(wanted.size()));
  EXPECT_EQ(shown(), wanted);
  EXPECT_TRUE(panel.findChild<ElidedLabel*>()->text().contains(QStringLiteral("%1 of 300 records").arg(wanted.size())));
  EXPECT_EQ(settings.records().filters(QString::fromLatin1(model().table()->layout().name)).value(0),
            QStringLiteral("flags has SHINY && x > 100"));
  type("");
  EXPECT_TRUE(waitForRows(kCount));
  QTest::keyClick(&edit(), Qt::Key_Up);
  EXPECT_EQ(edit().text(), QStringLiteral("flags has SHINY && x > 100"));
}

TEST_F(RecordQueryTest, AMistakeIsToldAndChangesNothing) {
  type("x > 1 && nothing");
  const auto* message = panel.findChild<QLabel*>(QStringLiteral("recordFilterMessage"));
  EXPECT_TRUE(message->isVisible());
  EXPECT_TRUE(message->text().startsWith(QLatin1String("Column 10: "))) << message->text().toStdString();
  ASSERT_TRUE(edit().mistake());
  EXPECT_EQ(edit().mistake()->place, (queries::TextRange{9, 7}));
  EXPECT_EQ(model().rowCount(), static_cast<int>(kCount));
  type("x > 10");
  EXPECT_FALSE(message->isVisible());
}

TEST_F(RecordQueryTest, RowsOfAFilteredTableAreTheirRecords) {
  type("row >= 250 && row % 2 == 0");
  ASSERT_TRUE(waitForRows(25));
  QTest::mouseClick(table().viewport(), Qt::LeftButton, {}, table().visualRect(model().index(1, 3)).center());
  EXPECT_EQ(selection.current().record, (RecordRef{kQuads, 252}));
  EXPECT_EQ(panel.selectedRows(), (std::vector<structure::RowSpan>{{252, 253}}));
  EXPECT_EQ(panel.shownRows().size(), 25U);
  selection.selectRecord({kQuads, 254});
  EXPECT_EQ(table().currentIndex().row(), 2);
  selection.selectRecord({kQuads, 3});
  EXPECT_TRUE(table().selectionModel()->selectedIndexes().isEmpty()) << "it is filtered out";
}

TEST_F(RecordQueryTest, AHeadingSortsUpDownAndNotAtAll) {
  clickHeading(3);
  clickHeading(3);
  ASSERT_TRUE(QTest::qWaitFor([&] { return shown()[0] == kCount - 1; }, kWaitMs)) << "x grows with the number";
  selection.selectRecord({kQuads, 297});
  EXPECT_EQ(table().currentIndex().row(), 2);
  clickHeading(3);
  ASSERT_TRUE(QTest::qWaitFor([&] { return shown()[0] == 0; }, kWaitMs));
  EXPECT_EQ(model().records(), nullptr);
}

TEST_F(RecordQueryTest, ColumnsAreChosenAndKept) {
  QHeaderView& header = *table().horizontalHeader();
  Q_EMIT header.customContextMenuRequested(QPoint(header.sectionViewportPosition(1) + 5, 5));
  auto* menu = header.findChild<QMenu*>(QStringLiteral("recordColumns"));
  ASSERT_TRUE(menu);
  QAction* hide = menu->actions().value(0);
  ASSERT_EQ(hide->objectName(), QStringLiteral("records.hideColumn"));
  QTest::mouseClick(menu, Qt::LeftButton, {}, menu->actionGeometry(hide).center());
  EXPECT_TRUE(header.isSectionHidden(1));
  header.moveSection(3, 0);
  EXPECT_EQ(panel.shownColumns(), (std::vector<std::size_t>{3, 0, 2, 4}));
  RecordPanel other(session, selection, settings.records());
  selection.selectRecord({kQuads, 1});
  EXPECT_EQ(other.shownColumns(), (std::vector<std::size_t>{3, 0, 2, 4})) << "kept between runs";
}

TEST_F(RecordQueryTest, SeveralRowsLightUpAllTheirSurfaces) {
  std::set<DrawItemIndex> wanted;
  for (const std::uint64_t row : {2U, 3U, 4U}) {
    selection.selectRecord({kQuads, row});
    wanted.insert(selection.current().items.begin(), selection.current().items.end());
  }
  ASSERT_GT(wanted.size(), 2U);
  const auto click = [this](int row, Qt::KeyboardModifiers modifiers) {
    QTest::mouseClick(table().viewport(), Qt::LeftButton, modifiers,
                      table().visualRect(model().index(row, 3)).center());
  };
  click(2, {});
  click(4, Qt::ShiftModifier);
  const Selected& selected = selection.current();
  EXPECT_EQ(selected.records, (std::vector<RecordRef>{{kQuads, 2}, {kQuads, 3}, {kQuads, 4}}));
  EXPECT_EQ(std::set<DrawItemIndex>(selected.items.begin(), selected.items.end()), wanted);
  click(3, {});
  EXPECT_TRUE(selection.current().records.empty());
  EXPECT_EQ(selection.current().record, (RecordRef{kQuads, 3}));
}

TEST_F(RecordQueryTest, RecordsThatLeadHereAreSelected) {
  selection.selectRecord({kQuads, 0});
  std::vector<RecordRef> wanted;
  for (const std::uint64_t row : recordsWhere([this](int each) { return number<qint32>(each, 0) == 0; })) {
    wanted.push_back({kQuads, row});
  }
  ASSERT_FALSE(wanted.empty());
  table().findChild<QAction*>(QStringLiteral("records.selectUsers"))->trigger();
  ASSERT_TRUE(QTest::qWaitFor([&] { return selection.current().record == wanted.front(); }, kWaitMs));
  EXPECT_EQ(selection.current().records, wanted.size() > 1 ? wanted : std::vector<RecordRef>());
}

TEST_F(RecordQueryTest, OnlyRowsInSightAreDecoded) {
  constexpr std::uint32_t kMany = 1'000'000;
  open(kMany);
  QCoreApplication::processEvents();
  const std::uint64_t before = model().decodedCount();
  table().scrollTo(model().index(kMany / 2, 0));
  table().viewport()->repaint();
  const auto inSight = static_cast<std::uint64_t>(table().viewport()->height() / table().rowHeight(0) + 2);
  EXPECT_LE(model().decodedCount() - before, inSight);
  EXPECT_GT(model().decodedCount(), before);
  type("row % 3 == 0");
  ASSERT_TRUE(waitForRows(kMany / 3 + 1));
  EXPECT_LE(model().decodedCount() - before, 4 * inSight) << "a filter decodes no rows";
}

} // namespace
