#include "ui/inspector/StatisticsDialog.h"

#include "tests/ui/inspector/RecordTableFixture.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QProgressBar>
#include <QPushButton>

#include <map>

using namespace vitrine;
using namespace vitrine::ui;
using vitrine::tests::kWaitMs;

namespace {

constexpr int kFlags = 1;
constexpr int kX = 3;

/// The statistics of a column, opened and used by keys and mouse; judged by the bytes of the file.
class StatisticsDialogTest : public tests::RecordTableTest {
protected:
  StatisticsDialog* dialog() { return panel.findChild<StatisticsDialog*>(); }
  QTableView& values() { return *dialog()->findChild<QTableView*>(QStringLiteral("statisticsValues")); }
  QString figures() { return dialog()->findChild<QLabel*>(QStringLiteral("statisticsFigures"))->text(); }
  QLineEdit& words() { return *dialog()->findChild<QLineEdit*>(QStringLiteral("statisticsFilter")); }

  /// Opens them for the column of a cell by the action, as keyboard and palette do.
  void show(int column) {
    table().setCurrentIndex(model().index(0, column));
    actions.statistics->trigger();
    ASSERT_TRUE(dialog());
    ASSERT_TRUE(QTest::qWaitForWindowExposed(dialog()));
  }
  bool waitForValues(int count) {
    return QTest::qWaitFor([&] { return values().model()->rowCount() == count; }, kWaitMs);
  }
  QString valueAt(int row, int column = 0) { return values().model()->index(row, column).data().toString(); }
  /// How often each number of the flags is there, by the bytes.
  std::map<int, int> countsOfFlags(const std::vector<std::uint64_t>& records) const {
    std::map<int, int> counts;
    for (const std::uint64_t record : records) {
      ++counts[number<quint16>(static_cast<int>(record), 4)];
    }
    return counts;
  }
  std::vector<std::uint64_t> all() const {
    return recordsWhere([](int) { return true; });
  }
};

TEST_F(StatisticsDialogTest, AHeadingsMenuCountsItsColumn) {
  QTest::mouseClick(panel.windowHandle(), Qt::RightButton, {}, inWindow(*header().viewport(), headingOf(kFlags)));
  auto* menu = header().findChild<QMenu*>(QStringLiteral("recordColumns"));
  ASSERT_TRUE(menu);
  auto* entry = menu->findChild<QAction*>(QStringLiteral("records.columnStatistics"));
  ASSERT_TRUE(entry);
  EXPECT_TRUE(entry->text().contains(QStringLiteral("“flags”"))) << entry->text().toStdString();
  QTest::mouseClick(menu, Qt::LeftButton, {}, menu->actionGeometry(entry).center());
  ASSERT_TRUE(dialog());
  EXPECT_FALSE(dialog()->isModal());
  const std::map<int, int> counts = countsOfFlags(all());
  ASSERT_TRUE(waitForValues(static_cast<int>(counts.size())));
  int before = kCount;
  for (int row = 0; row < static_cast<int>(counts.size()); ++row) {
    const int value = valueAt(row).section(QLatin1Char(' '), 0, 0).toInt();
    EXPECT_EQ(valueAt(row, 1).toInt(), counts.at(value)) << value;
    EXPECT_LE(valueAt(row, 1).toInt(), before) << "the most frequent first";
    before = valueAt(row, 1).toInt();
  }
}

TEST_F(StatisticsDialogTest, FiguresAreThoseOfTheRecordsThatAreShown) {
  type("row >= 10 && row < 20");
  ASSERT_TRUE(waitForRows(10));
  ASSERT_NO_FATAL_FAILURE(show(kX));
  ASSERT_TRUE(waitForValues(10));
  double sum = 0;
  for (int row = 10; row < 20; ++row) {
    sum += static_cast<double>(number<float>(row, 8));
  }
  const QLocale locale;
  for (const QString& figure :
       {QStringLiteral("Records: 10"), QStringLiteral("Different values: 10"), QStringLiteral("Minimum: 100 "),
        QStringLiteral("Maximum: 190 "), QStringLiteral("Sum: ") + locale.toString(static_cast<int>(sum)),
        QStringLiteral("Mean: ") + locale.toString(sum / 10)}) {
    EXPECT_TRUE(figures().contains(figure)) << figures().toStdString() << " lacks " << figure.toStdString();
  }
}

TEST_F(StatisticsDialogTest, EnterAndDoubleClickShowTheRecordsWithAValue) {
  type("row < 100");
  ASSERT_TRUE(waitForRows(100));
  ASSERT_NO_FATAL_FAILURE(show(kFlags));
  const auto records = recordsWhere([](int row) { return row < 100; });
  const std::map<int, int> counts = countsOfFlags(records);
  ASSERT_TRUE(waitForValues(static_cast<int>(counts.size())));
  for (const int row : {1, 0}) {
    const int value = valueAt(row).section(QLatin1Char(' '), 0, 0).toInt();
    values().setCurrentIndex(values().model()->index(row, 0));
    if (row == 1) {
      QTest::keyClick(&values(), Qt::Key_Return);
    } else {
      const QPoint place = values().visualRect(values().model()->index(row, 0)).center();
      QTest::mouseClick(values().viewport(), Qt::LeftButton, {}, place);
      QTest::mouseDClick(values().viewport(), Qt::LeftButton, {}, place);
    }
    EXPECT_EQ(edit().text(), QStringLiteral("(row < 100) && flags == %1").arg(value)) << "of the records counted";
    const auto wanted =
        recordsWhere([&](int each) { return each < 100 && number<quint16>(each, 4) == static_cast<quint16>(value); });
    ASSERT_TRUE(QTest::qWaitFor([&] { return shown() == wanted; }, kWaitMs));
  }
  EXPECT_TRUE(dialog()->isVisible()) << "to choose another value";
}

TEST_F(StatisticsDialogTest, ValuesAreSortedFilteredAndCopied) {
  ASSERT_NO_FATAL_FAILURE(show(kX));
  ASSERT_TRUE(waitForValues(kCount));
  QHeaderView& heading = *values().horizontalHeader();
  const QPoint place(heading.sectionViewportPosition(0) + 8, heading.height() / 2);
  QTest::mouseClick(heading.viewport(), Qt::LeftButton, {}, place);
  ASSERT_TRUE(QTest::qWaitFor([this] { return valueAt(299) == QLatin1String("2990"); }, kWaitMs));
  EXPECT_EQ(valueAt(2), QStringLiteral("20")) << "as numbers, not as texts";
  QTest::mouseClick(heading.viewport(), Qt::LeftButton, {}, place);
  ASSERT_TRUE(QTest::qWaitFor([this] { return valueAt(0) == QLatin1String("2990"); }, kWaitMs));
  QTest::keyClicks(&words(), QStringLiteral("299"));
  ASSERT_TRUE(waitForValues(1));
  words().clear();
  ASSERT_TRUE(waitForValues(kCount));
  values().selectRow(1);
  QGuiApplication::clipboard()->clear();
  values().setFocus();
  QTest::keyClick(&values(), Qt::Key_C, Qt::ControlModifier);
  EXPECT_TRUE(QTest::qWaitFor([] { return QGuiApplication::clipboard()->text() == QLatin1String("2980\t1"); }, kWaitMs))
      << QGuiApplication::clipboard()->text().toStdString();
  values().clearSelection();
  dialog()->findChild<QPushButton*>(QStringLiteral("statisticsCopy"))->click();
  EXPECT_TRUE(QTest::qWaitFor(
      [] { return QGuiApplication::clipboard()->text().count(QLatin1Char('\n')) == int(kCount) - 1; }, kWaitMs));
}

TEST_F(StatisticsDialogTest, AMillionRecordsAreCountedOnAWorkerAndCanBeGivenUp) {
  open(1'000'000, tests::TestFormat::Mode::BrokenScene);
  ASSERT_NO_FATAL_FAILURE(show(kX));
  EXPECT_EQ(values().model()->rowCount(), 0) << "not yet: nothing waits for them";
  auto* cancel = dialog()->findChild<QPushButton*>(QStringLiteral("statisticsCancel"));
  ASSERT_TRUE(QTest::qWaitFor([&] { return cancel->isVisible() || values().model()->rowCount() > 0; }, kWaitMs));
  if (cancel->isVisible()) { // a fast machine is done before
    QTest::mouseClick(cancel, Qt::LeftButton);
    EXPECT_TRUE(QTest::qWaitFor([&] { return !cancel->isVisible(); }, kWaitMs));
  }
  actions.statistics->trigger();
  ASSERT_TRUE(waitForValues(1'000'000));
  session.setDocument(tests::loadTestDocument());
  EXPECT_FALSE(dialog()->isVisible()) << "it is about another document";
}

} // namespace
