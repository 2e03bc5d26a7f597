// Two windows that share their settings, and a process beside them: what one changes holds in all at once.
#include "tests/ui/mainwindow/WindowGroupFixture.h"
#include "ui/preferences/SettingsDialog.h"
#include "ui/session/SceneClock.h"
#include "ui/settings/SettingList.h"
#include "ui/style/Appearance.h"
#include "ui/viewport/ViewportInput.h"

#include <QCheckBox>
#include <QComboBox>
#include <QListWidget>
#include <QMenu>
#include <QMenuBar>
#include <QSpinBox>

using namespace vitrine;
using namespace vitrine::ui;
using vitrine::tests::kWaitMs;

namespace {

class SharedSettingsTest : public tests::WindowGroupTest {
protected:
  ~SharedSettingsTest() override {
    applyAppearance({});
    applyFontScale(100);
    Lengths::instance().setUnit(LengthUnit::File);
  }

  SettingsDialog& settingsOf(MainWindow& window) {
    action(window, "edit.settings").trigger();
    auto* dialog = window.findChild<SettingsDialog*>();
    EXPECT_TRUE(dialog);
    return *dialog;
  }
  template <class Widget>
  static Widget& find(SettingsDialog& dialog, const char* name) {
    auto* widget = dialog.findChild<Widget*>(QLatin1String(name));
    EXPECT_TRUE(widget) << name;
    return *widget;
  }
  static QAction& action(const MainWindow& window, const char* name) {
    QAction* action = window.actionRegistry().find(QLatin1String(name));
    EXPECT_TRUE(action) << name;
    return *action;
  }
  /// Names of the files in the menu of recent files.
  static QStringList recentIn(const MainWindow& window) {
    QStringList names;
    for (int i = 0; i < 20; ++i) {
      if (const auto* entry = window.findChild<QAction*>(QStringLiteral("file.recent.%1").arg(i))) {
        names << entry->text().remove(QLatin1Char('&'));
      }
    }
    return names;
  }
  void open(MainWindow& window, const QString& name) {
    window.open({file(name)});
    ASSERT_TRUE(idle(window));
  }
  /// Options with which a window opens the next file.
  formats::OpenOptions nextOptions(MainWindow& window) {
    open(window, QStringLiteral("next.vtst"));
    return window.opening().shownRequest().options;
  }
  std::uint64_t nextLimit(MainWindow& window) { return nextOptions(window).limits.maxTotalDecodedBytes; }

  MainWindow& first = showWindow();
  MainWindow& second = showWindow();
};

TEST_F(SharedSettingsTest, RecentFilesAreThoseOfAllWindows) {
  open(first, QStringLiteral("a.vtst"));
  open(first, QStringLiteral("b.vtst"));
  open(second, QStringLiteral("c.vtst"));
  const QStringList all{QStringLiteral("c.vtst"), QStringLiteral("b.vtst"), QStringLiteral("a.vtst")};
  EXPECT_EQ(recentIn(first), all);
  EXPECT_EQ(recentIn(second), all);
  EXPECT_EQ(settings.value(setting::kRecentFiles).size(), 3);
  first.findChild<QAction*>(QStringLiteral("file.recent.clear"))->trigger();
  EXPECT_EQ(recentIn(first), QStringList());
  EXPECT_EQ(recentIn(second), QStringList());
}

TEST_F(SharedSettingsTest, AKeyHoldsInAllWindows) {
  find<QWidget>(settingsOf(first), "settings.commands");
  setChangedKeys(settings, {{QStringLiteral("file.reload"), {QKeySequence(Qt::Key_F9)}}});
  for (const MainWindow* window : {&first, &second}) {
    EXPECT_EQ(action(*window, "file.reload").shortcut(), QKeySequence(Qt::Key_F9));
  }
  // The preset of one dialog is used in the other window, and known again in its dialog.
  auto& preset = find<QComboBox>(settingsOf(first), "settings.keyPreset");
  preset.setCurrentIndex(2);
  Q_EMIT preset.activated(2);
  EXPECT_EQ(action(second, "file.reload").shortcut(), action(first, "file.reload").shortcut());
  EXPECT_EQ(action(second, "selection.frame").shortcuts(), action(first, "selection.frame").shortcuts());
  EXPECT_EQ(second.viewport().input().feel().drags, DragScheme::Blender);
  EXPECT_EQ(find<QComboBox>(settingsOf(second), "settings.keyPreset").currentIndex(), 2);
}

TEST_F(SharedSettingsTest, ALimitHoldsInAllWindows) {
  find<QSpinBox>(settingsOf(first), "settings.memoryLimit").setValue(512);
  EXPECT_EQ(nextLimit(first), std::uint64_t{512} << 20);
  EXPECT_EQ(nextLimit(second), std::uint64_t{512} << 20);
  EXPECT_EQ(find<QSpinBox>(settingsOf(second), "settings.memoryLimit").value(), 512);
}

TEST_F(SharedSettingsTest, MemoryForOtherTabsIsFreedInAllWindows) {
  openTwo(second);
  ASSERT_TRUE(second.documents().tabs().at(0).isKept());
  find<QSpinBox>(settingsOf(first), "settings.keptMegabytes").setValue(0);
  EXPECT_FALSE(second.documents().tabs().at(0).isKept());
}

TEST_F(SharedSettingsTest, ColoursTextsAndMotionHoldInAllWindows) {
  action(second, "view.appearance.dark").trigger();
  EXPECT_TRUE(isDark());
  EXPECT_TRUE(action(first, "view.appearance.dark").isChecked());
  EXPECT_EQ(find<QComboBox>(settingsOf(first), "settings.appearance").currentIndex(), 2);
  find<QCheckBox>(settingsOf(first), "settings.reducedMotion").click();
  EXPECT_FALSE(second.isAnimated());
  const double before = QApplication::font().pointSizeF();
  find<QSpinBox>(settingsOf(first), "settings.fontScale").setValue(200);
  EXPECT_EQ(QApplication::font().pointSizeF(), 2 * before);
  EXPECT_EQ(second.menuBar()->fontInfo().pointSizeF(), first.menuBar()->fontInfo().pointSizeF());
}

TEST_F(SharedSettingsTest, GameFoldersHoldInAllWindows) {
  settings.set(setting::kGameFolders, {QStringLiteral("/games/hl")});
  for (MainWindow* window : {&first, &second}) {
    EXPECT_EQ(nextOptions(*window).gameFolders, QStringList{QStringLiteral("/games/hl")});
    EXPECT_EQ(find<QListWidget>(settingsOf(*window), "settings.gameFolders").count(), 1);
  }
}

TEST_F(SharedSettingsTest, TheMouseFeelsTheSameInAllWindows) {
  find<QCheckBox>(settingsOf(second), "settings.invertY").click();
  EXPECT_TRUE(first.viewport().input().feel().invertY);
  EXPECT_TRUE(second.viewport().input().feel().invertY);
}

TEST_F(SharedSettingsTest, WhatAnotherProcessWritesHoldsInAllWindows) {
  open(first, QStringLiteral("a.vtst"));
  ASSERT_EQ(recentIn(second), QStringList{QStringLiteral("a.vtst")});
  folder.write(QStringLiteral("settings.ini"),
               QByteArray("[files]\nrecent=/x.vtst, /y.vtst\ngameFolders=/games/portal\n[shortcuts]\nfile.reload=F9\n"
                          "[program]\nmemoryLimit=1024\n[mouse]\ninvertY=true\n"));
  ASSERT_TRUE(QTest::qWaitFor([&] { return recentIn(first).size() == 2; }, kWaitMs));
  EXPECT_EQ(recentIn(second).size(), 2);
  for (MainWindow* window : {&first, &second}) {
    EXPECT_EQ(action(*window, "file.reload").shortcut(), QKeySequence(Qt::Key_F9));
    EXPECT_TRUE(window->viewport().input().feel().invertY);
    const formats::OpenOptions options = nextOptions(*window);
    EXPECT_EQ(options.limits.maxTotalDecodedBytes, std::uint64_t{1024} << 20);
    EXPECT_EQ(options.gameFolders, QStringList{QStringLiteral("/games/portal")});
  }
}

} // namespace
