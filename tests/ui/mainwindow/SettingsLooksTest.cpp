#include "tests/ui/mainwindow/MainWindowFixture.h"
#include "tests/ui/support/ShownLanguage.h"
#include "ui/actions/ActionListModel.h"
#include "ui/preferences/SettingsDialog.h"

#include <QHeaderView>
#include <QListWidget>
#include <QScrollArea>
#include <QScrollBar>
#include <QStackedWidget>
#include <QTreeView>

using namespace vitrine;
using namespace vitrine::ui;
using vitrine::tests::MainWindowTest;

namespace {

constexpr int kMargins = 8; ///< of a cell, left and right

/// The settings as they come up, with all commands of a window.
class SettingsLooksTest : public MainWindowTest, public testing::WithParamInterface<const char*> {
protected:
  SettingsLooksTest() : m_language(QLatin1String(GetParam())) {
    window.reset();
    makeWindow();
    action("edit.settings")->trigger();
    dialog = window->findChild<SettingsDialog*>();
    EXPECT_TRUE(QTest::qWaitForWindowExposed(dialog));
  }

  void showPage(int row) {
    pages().setCurrentRow(row);
    QCoreApplication::processEvents();
  }
  QListWidget& pages() { return *dialog->findChild<QListWidget*>(QStringLiteral("settings.pages")); }

  SettingsDialog* dialog = nullptr;

private:
  tests::ShownLanguage m_language;
};

TEST_P(SettingsLooksTest, NoPageScrolls) {
  for (int row = 0; row < pages().count(); ++row) {
    showPage(row);
    const auto* page = qobject_cast<QScrollArea*>(dialog->findChild<QStackedWidget*>()->currentWidget());
    ASSERT_TRUE(page);
    const std::string name = pages().item(row)->text().toStdString();
    EXPECT_EQ(page->verticalScrollBar()->maximum(), 0) << name;
    EXPECT_LE(page->widget()->width(), page->viewport()->width()) << name << " is cut";
  }
}

TEST_P(SettingsLooksTest, CommandsAndTheFirstOfTheirKeysAreReadWhole) {
  showPage(3);
  const auto& list = *dialog->findChild<QTreeView*>(QStringLiteral("settings.commands"));
  ASSERT_GT(list.model()->rowCount(), 100);
  for (int row = 0; row < list.model()->rowCount(); ++row) {
    const QModelIndex name = list.model()->index(row, ActionListModel::Text);
    EXPECT_LE(list.sizeHintForIndex(name).width(), list.columnWidth(ActionListModel::Text))
        << name.data().toString().toStdString();
    const QString keys = list.model()->index(row, ActionListModel::Shortcut).data().toString();
    const QString first = keys.section(QStringLiteral(", "), 0, 0);
    EXPECT_LE(list.fontMetrics().horizontalAdvance(first) + kMargins, list.columnWidth(ActionListModel::Shortcut))
        << keys.toStdString();
  }
  EXPECT_LE(list.header()->length(), list.viewport()->width());
}

INSTANTIATE_TEST_SUITE_P(Languages, SettingsLooksTest, testing::Values("de", "en", "ja", "ru"),
                         [](const auto& language) { return std::string(language.param); });

} // namespace
