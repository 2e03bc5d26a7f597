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
    EXPECT_TRUE(settings.placesFor(QStringLiteral("/maps")).isEmpty());
    settings.setPlacesFor(QStringLiteral("/maps"), {QStringLiteral("/games/hl2"), QStringLiteral("/a/b_dir.vpk")});
    settings.setPlacesFor(QStringLiteral("/other"), {QStringLiteral("/日本")});
  }
  Settings settings(file);
  EXPECT_EQ(settings.placesFor(QStringLiteral("/maps")),
            QStringList({QStringLiteral("/games/hl2"), QStringLiteral("/a/b_dir.vpk")}));
  EXPECT_EQ(settings.placesFor(QStringLiteral("/other")), QStringList{QStringLiteral("/日本")});
  settings.setPlacesFor(QStringLiteral("/maps"), {});
  EXPECT_TRUE(settings.placesFor(QStringLiteral("/maps")).isEmpty());
  for (int i = 0; i < 200; ++i) {
    settings.setPlacesFor(QStringLiteral("/maps/%1").arg(i), {QStringLiteral("/games")});
  }
  EXPECT_TRUE(settings.placesFor(QStringLiteral("/other")).isEmpty());
  EXPECT_EQ(settings.placesFor(QStringLiteral("/maps/0")), QStringList{QStringLiteral("/games")});
}

TEST_F(SettingsTest, RemembersBetweenRuns) {
  {
    Settings settings(file);
    settings.setRecentFiles({QStringLiteral("/a, b.bsp"), QStringLiteral("/日本.bsp")});
    settings.setLastFolder(folder.path());
    settings.setSpeedSteps(-2.5);
    settings.setShadingMode(render::ShadingMode::Normals);
    settings.setAppearance(Appearance::Dark);
    EXPECT_TRUE(settings.labelsVisible()) << "unless told otherwise";
    settings.setLabelsVisible(false);
    EXPECT_EQ(settings.playbackSpeed(), 1);
    EXPECT_EQ(settings.repeats(), kRepeats);
    EXPECT_TRUE(settings.timelineVisible());
    settings.setPlaybackSpeed(0.25);
    settings.setRepeats({Repeat::Loop, Repeat::BackAndForth, Repeat::Once});
    settings.setTimelineVisible(false);
    settings.setDockLayout("layout");
    settings.setWindowGeometry("geometry");
  }
  const Settings settings(file);
  EXPECT_EQ(settings.recentFiles(), QStringList({QStringLiteral("/a, b.bsp"), QStringLiteral("/日本.bsp")}));
  EXPECT_EQ(settings.lastFolder(), folder.path());
  EXPECT_EQ(settings.speedSteps(), -2.5);
  EXPECT_EQ(settings.shadingMode(), render::ShadingMode::Normals);
  EXPECT_EQ(settings.appearance(), Appearance::Dark);
  EXPECT_FALSE(settings.labelsVisible());
  EXPECT_EQ(settings.playbackSpeed(), 0.25);
  EXPECT_EQ(settings.repeats(), (PerRepeat<Repeat>{Repeat::Loop, Repeat::BackAndForth, Repeat::Once}));
  EXPECT_FALSE(settings.timelineVisible());
  EXPECT_EQ(settings.dockLayout(), QByteArray("layout"));
  EXPECT_EQ(settings.windowGeometry(), QByteArray("geometry"));
}

TEST_F(SettingsTest, SensesNonsense) {
  folder.write(
      QStringLiteral("settings.ini"),
      QByteArray("[view]\nspeedSteps=inf\nshading=plaid\nappearance=pink\n[animation]\nspeed=nan\nrepeat\\once=twice\n[files]\nlastFolder=/no/such/place\n"));
  const Settings settings(file);
  EXPECT_EQ(settings.speedSteps(), 0);
  EXPECT_EQ(settings.playbackSpeed(), 1);
  EXPECT_EQ(settings.shadingMode(), render::ShadingMode::Lit);
  EXPECT_EQ(settings.appearance(), Appearance::System);
  EXPECT_TRUE(QDir(settings.lastFolder()).exists());
}

TEST_F(SettingsTest, RecentFilesAreNewestFirstAndNotTooMany) {
  Settings settings(file);
  RecentFiles recent(settings);
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
  EXPECT_TRUE(Settings(file).recentFiles().isEmpty());
}

} // namespace
