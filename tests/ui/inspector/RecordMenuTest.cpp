#include "tests/ui/inspector/RecordTableFixture.h"
#include "ui/settings/RecordSettings.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QMenu>

#include <set>

using namespace vitrine;
using namespace vitrine::ui;
using vitrine::tests::kQuads;
using vitrine::tests::kWaitMs;

namespace {

/// The menus of the record table and of its headings.
class RecordMenuTest : public tests::RecordTableTest {
protected:
  /// Opens the menu of a heading by the right button, as the window system tells it.
  QMenu* headingMenu(int column) {
    QTest::mouseClick(panel.windowHandle(), Qt::RightButton, {}, inWindow(*header().viewport(), headingOf(column)));
    return header().findChild<QMenu*>(QStringLiteral("recordColumns"));
  }
  static void choose(QMenu& menu, QAction* action) {
    ASSERT_TRUE(menu.actions().contains(action));
    QTest::mouseClick(&menu, Qt::LeftButton, {}, menu.actionGeometry(action).center());
  }
  QString textAt(int row, int column) { return model().index(row, column).data().toString(); }
};

TEST_F(RecordMenuTest, NumbersAreShownByNameOrAsTheyAre) {
  ASSERT_EQ(number<quint16>(3, 4), 3);
  EXPECT_EQ(textAt(3, 1), QStringLiteral("3  SHINY | SOFT"));
  QMenu* menu = headingMenu(1);
  ASSERT_TRUE(menu);
  choose(*menu, actions.cellForm(CellForm::Meaning));
  EXPECT_EQ(textAt(3, 1), QStringLiteral("SHINY | SOFT"));
  EXPECT_EQ(textAt(3, 3), QStringLiteral("30")) << "it has no names";
  actions.cellForm(CellForm::Raw)->trigger();
  EXPECT_EQ(textAt(3, 1), QStringLiteral("3"));
  EXPECT_TRUE(actions.cellForm(CellForm::Raw)->isChecked());
  EXPECT_FALSE(actions.cellForm(CellForm::Meaning)->isChecked());
  table().setCurrentIndex(model().index(3, 1));
  actions.copyValue->trigger();
  EXPECT_EQ(QGuiApplication::clipboard()->text(), QStringLiteral("3")) << "copied as it is shown";
  Settings read(folder.path(QStringLiteral("settings.ini")));
  EXPECT_EQ(read.value(setting::kCellForm), CellForm::Raw) << "kept between runs";
}

TEST_F(RecordMenuTest, TheKeyboardSortsByTheCurrentColumn) {
  EXPECT_FALSE(actions.sort->isEnabled()) << "no cell is current";
  clickCell(0, 3);
  ASSERT_TRUE(actions.sort->isEnabled());
  actions.sort->trigger();
  actions.sort->trigger();
  ASSERT_TRUE(QTest::qWaitFor([this] { return shown()[0] == kCount - 1; }, kWaitMs)) << "x grows with the number";
  actions.sort->trigger();
  ASSERT_TRUE(QTest::qWaitFor([this] { return shown()[0] == 0; }, kWaitMs));
  EXPECT_EQ(header().sortIndicatorSection(), -1);
}

TEST_F(RecordMenuTest, ASecondClickOnAHeadingReversesTheOrder) {
  clickHeading(0);
  const auto next = [this](std::uint64_t row) { return number<qint32>(static_cast<int>(row), 0); };
  ASSERT_TRUE(QTest::qWaitFor([this] { return model().records() != nullptr; }, kWaitMs));
  EXPECT_TRUE(std::ranges::is_sorted(shown(), {}, next));
  clickHeading(0);
  ASSERT_TRUE(QTest::qWaitFor([&] { return next(shown()[0]) == static_cast<qint32>(kCount) - 1; }, kWaitMs));
  EXPECT_TRUE(std::ranges::is_sorted(shown(), std::greater(), next));
}

TEST_F(RecordMenuTest, ARightClickOpensAMenuWhoseEntriesWork) {
  QMenu* menu = headingMenu(1);
  ASSERT_TRUE(menu);
  const auto entry = [&menu](const char* name) {
    return menu->findChild<QAction*>(QLatin1String(name), Qt::FindDirectChildrenOnly);
  };
  QAction* hide = entry("records.hideColumn");
  ASSERT_TRUE(hide);
  choose(*menu, hide);
  EXPECT_TRUE(header().isSectionHidden(1));
  QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
  menu = headingMenu(2);
  ASSERT_TRUE(menu);
  choose(*menu, entry("records.column.flags"));
  EXPECT_FALSE(header().isSectionHidden(1));
}

TEST_F(RecordMenuTest, NoLetterOfTheMenusIsThereTwice) {
  const auto expectUnique = [](const QList<QAction*>& entries) {
    std::set<QChar> letters;
    for (const QAction* entry : entries) {
      if (const qsizetype at = entry->text().indexOf(QLatin1Char('&')); at >= 0) {
        EXPECT_TRUE(letters.insert(entry->text()[at + 1].toUpper()).second) << entry->text().toStdString();
      }
    }
    EXPECT_GT(letters.size(), 4U);
  };
  expectUnique(table().actions());
  expectUnique(headingMenu(1)->actions());
}

TEST_F(RecordMenuTest, EveryActionSaysWhatItIs) {
  for (const auto& [group, action] : registry.entries()) {
    EXPECT_FALSE(action->statusTip().isEmpty()) << action->objectName().toStdString();
    EXPECT_TRUE(table().actions().contains(action)) << action->objectName().toStdString();
  }
}

} // namespace
