#include "core/queries/Language.h"
#include "tests/ui/inspector/RecordTableFixture.h"
#include "tests/ui/support/QueryFieldDriver.h"
#include "ui/settings/RecordSettings.h"
#include "ui/widgets/ElidedLabel.h"

#include <QClipboard>
#include <QCompleter>
#include <QGuiApplication>
#include <QLabel>
#include <QMenu>

#include <set>

using namespace vitrine;
using namespace vitrine::ui;
using vitrine::tests::kQuads;
using vitrine::tests::kWaitMs;

namespace {

class RecordQueryTest : public tests::RecordTableTest {
protected:
  /// Drags a heading over another one, as the window system tells it.
  void drag(int column, int over) {
    const QPoint start = inWindow(*header().viewport(), headingOf(column));
    const QPoint end = inWindow(*header().viewport(), headingOf(over)) - QPoint(6, 0);
    QTest::mousePress(panel.windowHandle(), Qt::LeftButton, {}, start);
    for (int step = 1; step <= 10; ++step) {
      QTest::mouseMove(panel.windowHandle(), start + (end - start) * step / 10);
    }
    QTest::mouseRelease(panel.windowHandle(), Qt::LeftButton, {}, end);
  }
};

TEST_F(RecordQueryTest, AFilterIsTyped) {
  type("flags has SHINY && x > 100");
  const auto wanted =
      recordsWhere([this](int row) { return (number<quint16>(row, 4) & 1) != 0 && number<float>(row, 8) > 100; });
  ASSERT_TRUE(waitForRows(wanted.size()));
  EXPECT_EQ(shown(), wanted);
  EXPECT_TRUE(panel.findChild<ElidedLabel*>()->text().contains(QStringLiteral("%1 of 300 records").arg(wanted.size())));
  EXPECT_EQ(settings.value(setting::kRecordFilters, QString::fromLatin1(model().table()->layout().name)).value(0),
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
  clickCell(1, 3);
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
  QTest::mouseClick(panel.windowHandle(), Qt::RightButton, {}, inWindow(*header().viewport(), headingOf(1)));
  auto* menu = header().findChild<QMenu*>(QStringLiteral("recordColumns"));
  ASSERT_TRUE(menu);
  QAction* hide = menu->actions().value(0);
  ASSERT_EQ(hide->objectName(), QStringLiteral("records.hideColumn"));
  QTest::mouseClick(menu, Qt::LeftButton, {}, menu->actionGeometry(hide).center());
  EXPECT_TRUE(header().isSectionHidden(1));
  drag(3, 0);
  EXPECT_EQ(panel.shownColumns(), (std::vector<std::size_t>{3, 0, 2, 4}));
  ActionRegistry otherRegistry;
  const RecordActions otherActions(otherRegistry);
  RecordPanel other(session, selection, settings, otherActions);
  selection.selectRecord({kQuads, 1});
  EXPECT_EQ(other.shownColumns(), (std::vector<std::size_t>{3, 0, 2, 4})) << "kept between runs";
}

TEST_F(RecordQueryTest, WordsAreCompletedByTheKeyboard) {
  edit().setFocus();
  QTest::keyClicks(&edit(), QStringLiteral("flags has SH"));
  const auto* words = edit().findChild<QCompleter*>();
  ASSERT_TRUE(words);
  ASSERT_TRUE(QTest::qWaitFor([&] { return words->popup()->isVisible(); }, kWaitMs));
  QTest::keyClick(words->popup(), Qt::Key_Return);
  EXPECT_EQ(edit().text(), QStringLiteral("flags has SHINY"));
  QTest::keyClick(&edit(), Qt::Key_Return);
  EXPECT_TRUE(waitForRows(recordsWhere([this](int row) { return (number<quint16>(row, 4) & 1) != 0; }).size()));
}

TEST_F(RecordQueryTest, TheHelpHasTheLanguageWithFieldsOfTheTable) {
  tests::QueryFieldDriver keys(edit());
  keys.press(Qt::Key_F1);
  ASSERT_TRUE(keys.help());
  const QStringList forms = keys.helpColumn(0).join(u' ').split(u' ');
  for (const QString& word : queries::languageWords()) {
    EXPECT_TRUE(forms.contains(word) || forms.contains(word + u'(')) << word.toStdString();
  }
  keys.type("flags");
  EXPECT_EQ(keys.helpColumn(2).value(0), QStringLiteral("flags has SHINY"));
  keys.press(Qt::Key_Return);
  EXPECT_EQ(edit().text(), QStringLiteral("flags has SHINY"));
  EXPECT_FALSE(edit().mistake());
  EXPECT_TRUE(waitForRows(recordsWhere([this](int row) { return (number<quint16>(row, 4) & 1) != 0; }).size()));
  keys.press(Qt::Key_F1);
  keys.type("remainder");
  keys.press(Qt::Key_Return);
  EXPECT_EQ(edit().text(), QStringLiteral("flags has SHINY && row % 2 == 0"));
  EXPECT_FALSE(edit().mistake());
}

TEST_F(RecordQueryTest, ALongSortIsGivenUp) {
  open(1'000'000, tests::TestFormat::Mode::BrokenScene);
  clickHeading(3);
  clickHeading(3);
  auto* cancel = panel.findChild<QWidget*>(QStringLiteral("recordCancel"));
  // A fast machine is done before the button is there.
  if (QTest::qWaitFor([&] { return cancel->isVisible() || model().records(); }, kWaitMs) && cancel->isVisible()) {
    QTest::mouseClick(cancel, Qt::LeftButton);
    EXPECT_TRUE(QTest::qWaitFor([&] { return !cancel->isVisible(); }, kWaitMs));
  }
  type("row < 10");
  EXPECT_TRUE(waitForRows(10)) << "goes on with the next";
}

TEST_F(RecordQueryTest, SeveralRowsLightUpAllTheirSurfaces) {
  std::set<DrawItemIndex> wanted;
  for (const std::uint64_t row : {2U, 3U, 4U}) {
    selection.selectRecord({kQuads, row});
    wanted.insert(selection.current().items.begin(), selection.current().items.end());
  }
  ASSERT_GT(wanted.size(), 2U);
  clickCell(2, 3);
  clickCell(4, 3, Qt::ShiftModifier);
  const links::Pick& selected = selection.current();
  EXPECT_EQ(selected.records, (std::vector<RecordRef>{{kQuads, 2}, {kQuads, 3}, {kQuads, 4}}));
  EXPECT_EQ(std::set<DrawItemIndex>(selected.items.begin(), selected.items.end()), wanted);
  clickCell(3, 3);
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
  actions.selectUsers->trigger();
  ASSERT_TRUE(QTest::qWaitFor([&] { return selection.current().record == wanted.front(); }, kWaitMs));
  EXPECT_EQ(selection.current().records, wanted.size() > 1 ? wanted : std::vector<RecordRef>());
}

TEST_F(RecordQueryTest, OnlyRowsInSightAreDecoded) {
  constexpr std::uint32_t kMany = 1'000'000;
  open(kMany, tests::TestFormat::Mode::BrokenScene);
  QCoreApplication::processEvents();
  const std::uint64_t before = model().decodedCount();
  table().scrollTo(model().index(kMany / 2, 0));
  table().viewport()->repaint();
  const auto inSight = static_cast<std::uint64_t>(table().viewport()->height() / table().rowHeight(0) + 2);
  EXPECT_LE(model().decodedCount() - before, inSight);
  EXPECT_GT(model().decodedCount(), before);
  const std::uint64_t seen = model().decodedCount();
  for (int i = 0; i < 5; ++i) {
    table().viewport()->repaint();
  }
  EXPECT_EQ(model().decodedCount(), seen) << "the same rows are not decoded again";
  QTest::keyClick(&table(), Qt::Key_PageDown);
  table().viewport()->repaint();
  EXPECT_LE(model().decodedCount() - seen, inSight + 1);
  type("row % 3 == 0");
  ASSERT_TRUE(waitForRows(kMany / 3 + 1));
  EXPECT_LE(model().decodedCount() - before, 4 * inSight) << "a filter decodes no rows";
}

} // namespace
