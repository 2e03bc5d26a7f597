#include "ui/settings/Settings.h"

#include "tests/support/TempFolder.h"
#include "ui/mainwindow/RecentFiles.h"

#include <QSignalSpy>

#include <gtest/gtest.h>

using namespace vitrine;
using namespace vitrine::ui;
using vitrine::tests::TempFolder;

namespace {

class SettingsTest : public testing::Test {
protected:
  TempFolder folder;
  QString file = folder.path(QStringLiteral("settings.ini"));
};

TEST_F(SettingsTest, RemembersPlacesByFolderAndForgetsOldOnes) {
  {
    Settings settings(file);
    EXPECT_TRUE(settings.files().placesFor(QStringLiteral("/maps")).isEmpty());
    settings.files().setPlacesFor(QStringLiteral("/maps"),
                                  {QStringLiteral("/games/hl2"), QStringLiteral("/a/b_dir.vpk")});
    settings.files().setPlacesFor(QStringLiteral("/other"), {QStringLiteral("/日本")});
  }
  Settings settings(file);
  EXPECT_EQ(settings.files().placesFor(QStringLiteral("/maps")),
            QStringList({QStringLiteral("/games/hl2"), QStringLiteral("/a/b_dir.vpk")}));
  EXPECT_EQ(settings.files().placesFor(QStringLiteral("/other")), QStringList{QStringLiteral("/日本")});
  settings.files().setPlacesFor(QStringLiteral("/maps"), {});
  EXPECT_TRUE(settings.files().placesFor(QStringLiteral("/maps")).isEmpty());
  for (int i = 0; i < 200; ++i) {
    settings.files().setPlacesFor(QStringLiteral("/maps/%1").arg(i), {QStringLiteral("/games")});
  }
  EXPECT_TRUE(settings.files().placesFor(QStringLiteral("/other")).isEmpty());
  EXPECT_EQ(settings.files().placesFor(QStringLiteral("/maps/0")), QStringList{QStringLiteral("/games")});
}

TEST_F(SettingsTest, RemembersBetweenRuns) {
  {
    Settings settings(file);
    settings.files().setRecentFiles({QStringLiteral("/a, b.bsp"), QStringLiteral("/日本.bsp")});
    settings.files().setLastFolder(folder.path());
    settings.view().setSpeedSteps(-2.5);
    settings.view().setShadingMode(render::ShadingMode::Normals);
    settings.view().setAppearance(Appearance::Dark);
    EXPECT_TRUE(settings.view().labelsVisible()) << "unless told otherwise";
    settings.view().setLabelsVisible(false);
    EXPECT_EQ(settings.view().ground(), (render::GroundParts{.contactShadow = true, .grid = false}));
    settings.view().setGround({.contactShadow = false, .grid = true});
    EXPECT_EQ(settings.playback().speed(), 1);
    EXPECT_EQ(settings.playback().repeats(), kRepeats);
    EXPECT_TRUE(settings.window().timelineVisible());
    settings.playback().setSpeed(0.25);
    settings.playback().setRepeats({Repeat::Loop, Repeat::BackAndForth, Repeat::Once});
    settings.window().setTimelineVisible(false);
    EXPECT_TRUE(settings.window().thumbnailsShown());
    settings.window().setThumbnailsShown(false);
    settings.window().setDockLayout("layout");
    settings.window().setWindowGeometry("geometry");
  }
  const Settings settings(file);
  EXPECT_EQ(settings.files().recentFiles(), QStringList({QStringLiteral("/a, b.bsp"), QStringLiteral("/日本.bsp")}));
  EXPECT_EQ(settings.files().lastFolder(), folder.path());
  EXPECT_EQ(settings.view().speedSteps(), -2.5);
  EXPECT_EQ(settings.view().shadingMode(), render::ShadingMode::Normals);
  EXPECT_EQ(settings.view().appearance(), Appearance::Dark);
  EXPECT_FALSE(settings.view().labelsVisible());
  EXPECT_EQ(settings.view().ground(), (render::GroundParts{.contactShadow = false, .grid = true}));
  EXPECT_EQ(settings.playback().speed(), 0.25);
  EXPECT_EQ(settings.playback().repeats(), (PerRepeat<Repeat>{Repeat::Loop, Repeat::BackAndForth, Repeat::Once}));
  EXPECT_FALSE(settings.window().timelineVisible());
  EXPECT_FALSE(settings.window().thumbnailsShown());
  EXPECT_EQ(settings.window().dockLayout(), QByteArray("layout"));
  EXPECT_EQ(settings.window().windowGeometry(), QByteArray("geometry"));
}

TEST_F(SettingsTest, KeepsOnlyWhatDiffersFromTheUsual) {
  Settings settings(file);
  settings.input().setFeel({.lookSpeed = 2, .drags = DragScheme::Maya});
  settings.input().setChangedKeys(
      {{QStringLiteral("file.open"), {QKeySequence(Qt::CTRL | Qt::Key_L)}}, {QStringLiteral("file.quit"), {}}});
  settings.program().setLanguage(QStringLiteral("ja"));
  EXPECT_EQ(QSettings(file, QSettings::IniFormat).allKeys(),
            QStringList({QStringLiteral("mouse/buttons"), QStringLiteral("mouse/lookSpeed"),
                         QStringLiteral("program/language"), QStringLiteral("shortcuts/file.open"),
                         QStringLiteral("shortcuts/file.quit")}));
  const Settings again(file);
  EXPECT_EQ(again.input().feel(), (InputFeel{.lookSpeed = 2, .drags = DragScheme::Maya}));
  const InputSettings::Keys keys{{QStringLiteral("file.open"), {QKeySequence(Qt::CTRL | Qt::Key_L)}},
                                 {QStringLiteral("file.quit"), {}}};
  EXPECT_EQ(again.input().changedKeys(), keys);
  settings.input().setFeel({});
  settings.input().setChangedKeys({});
  settings.program().setLanguage({});
  EXPECT_EQ(QSettings(file, QSettings::IniFormat).allKeys(), QStringList());
}

TEST_F(SettingsTest, CanBeWrittenByHand) {
  folder.write(QStringLiteral("settings.ini"),
               QByteArray("[program]\nlanguage=de\nfontScale=125\nreducedMotion=true\nlengthUnit=metres\n"
                          "memoryLimit=512\n[mouse]\nlookSpeed=99\ninvertY=true\ntouchpad=look\nbuttons=lathe\n"
                          "[keys]\nflyHand=right\n[shortcuts]\nfile.open=Ctrl+L, F2\n"));
  const Settings settings(file);
  EXPECT_EQ(settings.program().language(), QStringLiteral("de"));
  EXPECT_EQ(settings.program().fontScale(), 125);
  EXPECT_TRUE(settings.program().reducedMotion());
  EXPECT_EQ(settings.program().lengthUnit(), LengthUnit::Metres);
  EXPECT_EQ(settings.program().memoryLimit(), 512);
  const InputFeel feel = settings.input().feel();
  EXPECT_EQ(feel.lookSpeed, 1) << "99 makes no sense";
  EXPECT_TRUE(feel.invertY);
  EXPECT_EQ(feel.touchpad, TouchpadScroll::Look);
  EXPECT_EQ(feel.drags, DragScheme::Vitrine) << "nobody knows lathe";
  EXPECT_EQ(feel.flyHand, FlyHand::Right);
  EXPECT_EQ(settings.input().changedKeys().at(QStringLiteral("file.open")),
            (QList<QKeySequence>{QKeySequence(Qt::CTRL | Qt::Key_L), QKeySequence(Qt::Key_F2)}));
}

TEST_F(SettingsTest, KeysAreThoseOfEarlierVersions) {
  {
    Settings settings(file);
    settings.window().setWindowGeometry("geometry");
    settings.window().setDockLayout("layout");
    settings.window().setTimelineVisible(true);
    settings.window().setMembersVisible(true);
    settings.files().setRecentFiles({folder.path()});
    settings.files().setLastFolder(folder.path());
    settings.files().setPlacesFor(folder.path(), {folder.path()});
    settings.files().setScreenshotFolder(folder.path());
    settings.view().setSpeedSteps(1);
    settings.view().setShadingMode(render::ShadingMode::Lit);
    settings.view().setLabelsVisible(true);
    settings.view().setGround({});
    settings.view().setCullsByVisibility(true);
    settings.view().setAppearance(Appearance::Dark);
    settings.playback().setSpeed(2);
    settings.playback().setRepeats(kRepeats);
  }
  const QStringList keys =
      QString(QStringLiteral(
                  "animation/repeat/back-and-forth animation/repeat/loop "
                  "animation/repeat/once animation/speed animation/timeline "
                  "files/lastFolder files/places files/recent files/screenshotFolder "
                  "view/appearance view/contactShadow view/cullByVisibility "
                  "view/grid view/labels view/shading view/speedSteps window/docks window/geometry window/members"))
          .split(QLatin1Char(' '));
  EXPECT_EQ(QSettings(file, QSettings::IniFormat).allKeys(), keys);
}

TEST_F(SettingsTest, SensesNonsense) {
  folder.write(QStringLiteral("settings.ini"),
               QByteArray("[view]\nspeedSteps=inf\nshading=plaid\nappearance=pink\n[animation]\nspeed="
                          "nan\nrepeat\\once=twice\n[files]\nlastFolder=/no/such/place\n"));
  const Settings settings(file);
  EXPECT_EQ(settings.view().speedSteps(), 0);
  EXPECT_EQ(settings.playback().speed(), 1);
  EXPECT_EQ(settings.view().shadingMode(), render::ShadingMode::Lit);
  EXPECT_EQ(settings.view().appearance(), Appearance::System);
  EXPECT_TRUE(QDir(settings.files().lastFolder()).exists());
}

TEST_F(SettingsTest, RecentFilesAreNewestFirstAndNotTooMany) {
  Settings settings(file);
  RecentFiles recent(settings.files());
  EXPECT_FALSE(recent.isEnabled());
  for (int i = 0; i < RecentFiles::kMost + 3; ++i) {
    recent.add(QStringLiteral("/%1.bsp").arg(i));
  }
  recent.add(QStringLiteral("/5.bsp"));
  ASSERT_EQ(recent.paths().size(), RecentFiles::kMost);
  EXPECT_EQ(recent.paths().front(), QStringLiteral("/5.bsp"));
  EXPECT_EQ(recent.paths().count(QStringLiteral("/5.bsp")), 1);
  QSignalSpy chosen(&recent, &RecentFiles::chosen);
  recent.actions().at(1)->trigger();
  EXPECT_EQ(chosen[0][0].toString(), recent.paths().at(1));
  recent.forgetAll();
  EXPECT_TRUE(Settings(file).files().recentFiles().isEmpty());
}

} // namespace
