#include "ui/preferences/SettingsDialog.h"

#include "tests/support/TempFolder.h"
#include "tests/support/Waiting.h"
#include "tests/ui/support/ShownLanguage.h"
#include "tests/ui/support/TestFormat.h"
#include "tests/ui/support/WindowActions.h"
#include "ui/i18n/Translations.h"
#include "ui/settings/SettingList.h"

#include <QCheckBox>
#include <QComboBox>
#include <QImage>
#include <QKeySequenceEdit>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTest>
#include <QTreeView>

#include <gtest/gtest.h>

using namespace vitrine;
using namespace vitrine::ui;
using vitrine::tests::kWaitMs;
using vitrine::tests::TempFolder;
using vitrine::tests::TestContent;
using vitrine::tests::WindowActions;

namespace {

class SettingsDialogTest : public testing::Test {
protected:
  SettingsDialogTest() {
    dialog.show();
    dialog.activateWindow();
    EXPECT_TRUE(QTest::qWaitForWindowActive(&dialog));
  }
  ~SettingsDialogTest() override { TestContent::suggested.clear(); }

  template <class Widget>
  Widget& find(const char* name) {
    auto* widget = dialog.findChild<Widget*>(QLatin1String(name));
    EXPECT_TRUE(widget) << name;
    return *widget;
  }
  void showPage(int row) { find<QListWidget>("settings.pages").setCurrentRow(row); }
  /// As by hand: by the keys of the keyboard.
  void choose(QComboBox& box, int steps) {
    box.setFocus();
    for (int i = 0; i < steps; ++i) {
      QTest::keyClick(&box, Qt::Key_Down);
    }
  }
  void chooseCommand(const char* name) {
    auto& list = find<QTreeView>("settings.commands");
    for (int row = 0; row < list.model()->rowCount(); ++row) {
      if (list.model()->index(row, 0).data().toString().endsWith(QLatin1String(name))) {
        list.setCurrentIndex(list.model()->index(row, 0));
        return;
      }
    }
    ADD_FAILURE() << name;
  }
  /// Types a key, and waits until the edit takes it for finished.
  void type(Qt::Key key, Qt::KeyboardModifiers modifiers) {
    auto& edit = find<QKeySequenceEdit>("settings.key");
    QSignalSpy finished(&edit, &QKeySequenceEdit::editingFinished);
    edit.clear();
    QTest::keyClick(&edit, key, modifiers);
    ASSERT_TRUE(finished.wait(kWaitMs));
  }
  QStringList shownPages() {
    QStringList shown;
    const auto& names = find<QListWidget>("settings.pages");
    for (int i = 0; i < names.count(); ++i) {
      if (!names.item(i)->isHidden()) {
        shown << names.item(i)->text();
      }
    }
    return shown;
  }

  TempFolder folder;
  QString file = folder.path(QStringLiteral("settings.ini"));
  Settings settings{file};
  WindowActions actions;
  KeyController keys{actions.registry, settings};
  ThumbnailCache cache{folder.path(QStringLiteral("thumbnails"))};
  SettingsDialog dialog{settings, keys, tests::testOpener().registry(), cache, nullptr};
  QSignalSpy changed{&settings, &Settings::changed};
};

TEST_F(SettingsDialogTest, AppearanceHoldsAtOnceAndGoesBack) {
  showPage(1);
  choose(find<QComboBox>("settings.appearance"), 2);
  EXPECT_EQ(settings.value(setting::kAppearance), Appearance::Dark);
  QTest::keyClick(&find<QSpinBox>("settings.fontScale"), Qt::Key_Up);
  EXPECT_EQ(settings.value(setting::kFontScale), 105);
  find<QCheckBox>("settings.reducedMotion").click();
  EXPECT_TRUE(settings.value(setting::kReducedMotion));
  EXPECT_GE(changed.count(), 3);
  find<QPushButton>("settings.defaults").click();
  EXPECT_EQ(settings.value(setting::kAppearance), Appearance::System);
  EXPECT_EQ(settings.value(setting::kFontScale), 100);
  EXPECT_FALSE(find<QCheckBox>("settings.reducedMotion").isChecked());
}

TEST_F(SettingsDialogTest, NamesOfScreenshotsAreStoredAsTyped) {
  auto& names = find<QLineEdit>("settings.screenshotName");
  EXPECT_EQ(names.text(), QStringLiteral("{file}-{n}"));
  names.selectAll();
  QTest::keyClicks(&names, QStringLiteral("{date}"));
  EXPECT_EQ(settings.value(setting::kScreenshotName), QStringLiteral("{date}"));
  names.selectAll();
  QTest::keyClick(&names, Qt::Key_Delete);
  EXPECT_EQ(settings.value(setting::kScreenshotName), QStringLiteral("{file}-{n}"));
  QTest::keyClicks(&names, QStringLiteral("shot"));
  find<QPushButton>("settings.defaults").click();
  EXPECT_EQ(names.text(), QStringLiteral("{file}-{n}"));
  EXPECT_FALSE(QSettings(file, QSettings::IniFormat).contains(QStringLiteral("files/screenshotName")));
}

TEST_F(SettingsDialogTest, DefaultsAreThoseOfOnePage) {
  settings.set(setting::kAppearance, Appearance::Dark);
  settings.set(setting::kLanguage, QStringLiteral("de"));
  showPage(1);
  showPage(0);
  EXPECT_EQ(find<QComboBox>("settings.language").currentText(), QStringLiteral("Deutsch"));
  find<QPushButton>("settings.defaults").click();
  EXPECT_EQ(settings.value(setting::kLanguage), QString());
  EXPECT_EQ(settings.value(setting::kAppearance), Appearance::Dark) << "of another page";
}

TEST_F(SettingsDialogTest, TabsOfTheLastRunAreOpenedAsChosen) {
  auto& restore = find<QComboBox>("settings.restoreTabs");
  EXPECT_EQ(restore.currentIndex(), 0);
  choose(restore, 1);
  EXPECT_EQ(Settings(file).value(setting::kRestoreTabs), RestoreTabs::Always);
  choose(restore, 1);
  EXPECT_EQ(settings.value(setting::kRestoreTabs), RestoreTabs::Never);
  find<QPushButton>("settings.defaults").click();
  EXPECT_EQ(settings.value(setting::kRestoreTabs), RestoreTabs::Ask);
  EXPECT_EQ(restore.currentIndex(), 0);
}

TEST_F(SettingsDialogTest, MemoryForOtherTabsIsAsSet) {
  showPage(5);
  auto& kept = find<QSpinBox>("settings.keptMegabytes");
  EXPECT_EQ(kept.value(), 1024);
  QTest::keyClick(&kept, Qt::Key_Up);
  EXPECT_EQ(keptBytes(settings), std::uint64_t{1280} << 20);
  kept.setValue(0);
  EXPECT_EQ(keptBytes(settings), 0U);
  kept.setValue(1 << 20);
  EXPECT_EQ(keptBytes(settings), std::uint64_t{1} << 40) << "all that can be written by hand";
  find<QPushButton>("settings.defaults").click();
  EXPECT_EQ(keptBytes(settings), std::uint64_t{1} << 30);
  EXPECT_EQ(kept.value(), 1024);
}

TEST_F(SettingsDialogTest, MemoryStoredElsewhereIsShown) {
  settings.set(setting::kKeptMegabytes, 512);
  settings.set(setting::kMemoryLimit, 2048);
  EXPECT_EQ(find<QSpinBox>("settings.keptMegabytes").value(), 512);
  EXPECT_EQ(find<QSpinBox>("settings.memoryLimit").value(), 2048);
}

TEST_F(SettingsDialogTest, EveryRowShowsWhatIsStoredElsewhere) {
  settings.set(setting::kAppearance, Appearance::Dark);
  settings.set(setting::kFontScale, 150);
  settings.set(setting::kReducedMotion, true);
  settings.set(setting::kLookSpeed, 2);
  settings.set(setting::kScreenshotName, QStringLiteral("{date}"));
  settings.set(setting::kLanguage, QStringLiteral("ja"));
  settings.set(setting::kGameFolders, {QStringLiteral("/games/hl")});
  keys.assign(QStringLiteral("file.reload"), {QKeySequence(Qt::Key_F9)});
  EXPECT_EQ(find<QComboBox>("settings.appearance").currentText(), QStringLiteral("Dark"));
  EXPECT_EQ(find<QSpinBox>("settings.fontScale").value(), 150);
  EXPECT_TRUE(find<QCheckBox>("settings.reducedMotion").isChecked());
  EXPECT_EQ(find<QSpinBox>("settings.lookSpeed").value(), 200);
  EXPECT_EQ(find<QLineEdit>("settings.screenshotName").text(), QStringLiteral("{date}"));
  EXPECT_EQ(find<QComboBox>("settings.language").currentText(), QStringLiteral("日本語"));
  EXPECT_EQ(find<QListWidget>("settings.gameFolders").count(), 1);
  EXPECT_EQ(find<QComboBox>("settings.keyPreset").currentText(), QStringLiteral("Custom"));
}

TEST_F(SettingsDialogTest, EverySettingWithTextsHasARow) {
  for (const SettingInfo* setting : allSettings()) {
    if (setting->hasRow() && setting->key() != setting::kScreenshotFolder.key()) {
      const auto& editor = find<QWidget>(setting->objectName().toLatin1().constData());
      EXPECT_EQ(editor.accessibleDescription(), setting->help()) << setting->key().toStdString();
    }
  }
}

TEST_F(SettingsDialogTest, MouseIsAsChosen) {
  showPage(2);
  find<QCheckBox>("settings.invertY").click();
  choose(find<QComboBox>("settings.buttons"), 2);
  QTest::keyClick(&find<QSpinBox>("settings.lookSpeed"), Qt::Key_Up);
  EXPECT_EQ(inputFeel(settings), (InputFeel{.lookSpeed = 1.1, .invertY = true, .drags = DragScheme::Maya}));
}

TEST_F(SettingsDialogTest, AFreeKeyIsGivenToACommand) {
  showPage(3);
  chooseCommand("Reload");
  type(Qt::Key_F9, {});
  EXPECT_EQ(actions.file.reload->shortcuts(), QList<QKeySequence>{QKeySequence(Qt::Key_F9)});
  EXPECT_TRUE(actions.file.reload->toolTip().contains(QLatin1String("F9")));
  EXPECT_EQ(changedKeys(settings).size(), 1U);
  find<QPushButton>("settings.usualKey").click();
  EXPECT_EQ(actions.file.reload->shortcuts(), QList<QKeySequence>{QKeySequence(Qt::Key_F5)});
  EXPECT_TRUE(changedKeys(settings).empty());
  find<QPushButton>("settings.noKey").click();
  EXPECT_TRUE(actions.file.reload->shortcuts().isEmpty());
}

TEST_F(SettingsDialogTest, AKeyIsTakenFromAnotherOnlyWhenAskedFor) {
  showPage(3);
  chooseCommand("Reload");
  type(Qt::Key_O, Qt::ControlModifier);
  EXPECT_TRUE(find<QLabel>("settings.keyConflict").text().contains(QStringLiteral("Open…")))
      << find<QLabel>("settings.keyConflict").text().toStdString();
  EXPECT_EQ(actions.file.reload->shortcut(), QKeySequence(Qt::Key_F5));
  auto& useHere = find<QPushButton>("settings.useKeyHere");
  ASSERT_TRUE(useHere.isVisible());
  useHere.click();
  EXPECT_EQ(actions.file.reload->shortcut(), QKeySequence(Qt::CTRL | Qt::Key_O));
  EXPECT_FALSE(actions.file.open->shortcuts().contains(QKeySequence(Qt::CTRL | Qt::Key_O)));
  EXPECT_FALSE(useHere.isVisible());
}

TEST_F(SettingsDialogTest, AFlyingKeyIsNoShortcut) {
  showPage(3);
  chooseCommand("Reload");
  type(Qt::Key_W, {});
  EXPECT_EQ(actions.file.reload->shortcut(), QKeySequence(Qt::Key_F5));
  EXPECT_FALSE(find<QPushButton>("settings.useKeyHere").isVisible());
  EXPECT_TRUE(find<QLabel>("settings.keyConflict").text().contains(QLatin1Char('W')));
}

TEST_F(SettingsDialogTest, PresetsChangeKeysAndMouseAndAreKnownAgain) {
  showPage(3);
  auto& preset = find<QComboBox>("settings.keyPreset");
  choose(preset, 2);
  EXPECT_EQ(preset.currentText(), QStringLiteral("Blender"));
  EXPECT_EQ(inputFeel(settings).drags, DragScheme::Blender);
  EXPECT_EQ(actions.selected.frame->shortcut(), QKeySequence(QStringLiteral("Num+.")));
  chooseCommand("Reload");
  type(Qt::Key_F9, {});
  EXPECT_EQ(preset.currentIndex(), preset.count() - 1) << "keys of one's own";
  find<QPushButton>("settings.defaults").click();
  EXPECT_EQ(preset.currentIndex(), 0);
  EXPECT_EQ(inputFeel(settings), InputFeel());
}

TEST_F(SettingsDialogTest, KeysOfTheSettingsAreThoseOfTheStart) {
  keys.assign(QStringLiteral("file.reload"), {QKeySequence(Qt::Key_F9)});
  WindowActions others;
  const KeyController start(others.registry, settings);
  EXPECT_EQ(others.file.reload->shortcut(), QKeySequence(Qt::Key_F9));
}

TEST_F(SettingsDialogTest, TheSearchLeavesWhatHoldsTheWords) {
  QTest::keyClicks(&find<QLineEdit>("settings.search"), QStringLiteral("motion"));
  EXPECT_EQ(shownPages(), QStringList{QStringLiteral("Appearance")});
  EXPECT_TRUE(find<QCheckBox>("settings.reducedMotion").isVisible());
  EXPECT_FALSE(find<QComboBox>("settings.appearance").isVisible());
  find<QLineEdit>("settings.search").setText(QStringLiteral("wireframe"));
  EXPECT_EQ(shownPages(), QStringList{QStringLiteral("Shortcuts")});
  EXPECT_EQ(find<QTreeView>("settings.commands").model()->rowCount(), 1);
  find<QLineEdit>("settings.search").setText(QStringLiteral("no such thing"));
  EXPECT_TRUE(shownPages().isEmpty());
  EXPECT_FALSE(find<QPushButton>("settings.defaults").isEnabled());
  find<QLineEdit>("settings.search").clear();
  EXPECT_EQ(shownPages().size(), 6);
  showPage(1);
  EXPECT_TRUE(find<QComboBox>("settings.appearance").isVisible());
}

TEST_F(SettingsDialogTest, GamesAreFoundAndTheirFoldersAdded) {
  TestContent::suggested = {{QStringLiteral("Half-Life"), QStringLiteral("/games/hl"), 0},
                            {QStringLiteral("Portal"), QStringLiteral("/games/portal"), 0},
                            {QStringLiteral("Shown"), QStringLiteral("/games/<b>bold"), 0}};
  showPage(4);
  find<QPushButton>("settings.findGames").click();
  auto& found = find<QListWidget>("settings.foundGames");
  ASSERT_TRUE(QTest::qWaitFor([&] { return found.count() == 3; }, kWaitMs));
  EXPECT_TRUE(found.item(2)->toolTip().contains(QLatin1String("&lt;b&gt;bold"))) << "no HTML";
  found.setCurrentRow(1);
  QTest::keyClick(&found, Qt::Key_Return);
  found.setCurrentRow(0);
  QTest::keyClick(&found, Qt::Key_Return);
  EXPECT_EQ(settings.value(setting::kGameFolders),
            QStringList({QStringLiteral("/games/portal"), QStringLiteral("/games/hl")}));
  find<QPushButton>("settings.defaults").click();
  EXPECT_TRUE(settings.value(setting::kGameFolders).isEmpty());
  TestContent::suggested.clear();
  find<QPushButton>("settings.findGames").click();
  ASSERT_TRUE(QTest::qWaitFor([&] { return found.count() == 0; }, kWaitMs));
  EXPECT_TRUE(find<QLabel>("settings.foundState").text().contains(QLatin1String("No game")));
}

TEST_F(SettingsDialogTest, TheCacheIsCountedAndCleared) {
  QImage picture(128, 128, QImage::Format_RGB32);
  picture.fill(Qt::green);
  ASSERT_TRUE(cache.store(QStringLiteral("/a.bsp"), 1, ThumbnailCache::Size::Normal, picture));
  showPage(5);
  auto& size = find<QLabel>("settings.cacheSize");
  auto& clear = find<QPushButton>("settings.clearCache");
  ASSERT_TRUE(QTest::qWaitFor([&] { return clear.isEnabled(); }, kWaitMs));
  EXPECT_TRUE(size.text().startsWith(QLatin1Char('1'))) << size.text().toStdString();
  clear.click();
  ASSERT_TRUE(QTest::qWaitFor([&] { return size.text().startsWith(QLatin1Char('0')); }, kWaitMs));
  EXPECT_FALSE(clear.isEnabled());
  EXPECT_FALSE(QFileInfo::exists(cache.pathOf(QStringLiteral("/a.bsp"), ThumbnailCache::Size::Normal)));
}

/// The dialog in a language; what of its texts is whole is for SettingsLooksTest, with the commands of a window.
class SettingsDialogLanguageTest : public SettingsDialogTest, public testing::WithParamInterface<const char*> {
protected:
  SettingsDialogLanguageTest() { installTranslations(QLatin1String(GetParam())); }

private:
  tests::ShownLanguage m_language{QStringLiteral("en")};
};

TEST_P(SettingsDialogLanguageTest, TheListsOfGameFoldersAreOfOneWidth) {
  showPage(4);
  const auto& folders = find<QListWidget>("settings.gameFolders");
  const auto& found = find<QListWidget>("settings.foundGames");
  EXPECT_TRUE(QTest::qWaitFor([&] { return folders.width() == found.width() && folders.x() == found.x(); }, kWaitMs))
      << folders.width() << " and " << found.width();
}

INSTANTIATE_TEST_SUITE_P(Languages, SettingsDialogLanguageTest, testing::Values("de", "en", "ja", "ru"),
                         [](const auto& language) { return std::string(language.param); });

} // namespace
