#include "tests/support/TempFolder.h"
#include "ui/mainwindow/RecentFiles.h"
#include "ui/settings/SettingList.h"

#include <QDir>
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
    EXPECT_TRUE(placesFor(settings, QStringLiteral("/maps")).isEmpty());
    setPlacesFor(settings, QStringLiteral("/maps"), {QStringLiteral("/games/hl2"), QStringLiteral("/a/b_dir.vpk")});
    setPlacesFor(settings, QStringLiteral("/other"), {QStringLiteral("/日本")});
  }
  Settings settings(file);
  EXPECT_EQ(placesFor(settings, QStringLiteral("/maps")),
            QStringList({QStringLiteral("/games/hl2"), QStringLiteral("/a/b_dir.vpk")}));
  EXPECT_EQ(placesFor(settings, QStringLiteral("/other")), QStringList{QStringLiteral("/日本")});
  setPlacesFor(settings, QStringLiteral("/maps"), {});
  EXPECT_TRUE(placesFor(settings, QStringLiteral("/maps")).isEmpty());
  for (int i = 0; i < 200; ++i) {
    setPlacesFor(settings, QStringLiteral("/maps/%1").arg(i), {QStringLiteral("/games")});
  }
  EXPECT_TRUE(placesFor(settings, QStringLiteral("/other")).isEmpty());
  EXPECT_EQ(placesFor(settings, QStringLiteral("/maps/0")), QStringList{QStringLiteral("/games")});
}

TEST_F(SettingsTest, RemembersBetweenRuns) {
  {
    Settings settings(file);
    settings.set(setting::kRecentFiles, {QStringLiteral("/a, b.bsp"), QStringLiteral("/日本.bsp")});
    settings.set(setting::kLastFolder, folder.path());
    settings.set(setting::kSpeedSteps, -2.5);
    settings.set(setting::kShading, render::ShadingMode::Normals);
    settings.set(setting::kAppearance, Appearance::Dark);
    EXPECT_TRUE(settings.value(setting::kLabels)) << "unless told otherwise";
    settings.set(setting::kLabels, false);
    EXPECT_EQ(groundParts(settings), (render::GroundParts{.contactShadow = true, .grid = false}));
    setGroundParts(settings, {.contactShadow = false, .grid = true});
    EXPECT_EQ(settings.value(setting::kPlaybackSpeed), 1);
    EXPECT_EQ(repeats(settings), kRepeats);
    EXPECT_FALSE(settings.value(setting::kTimelineWanted));
    settings.set(setting::kPlaybackSpeed, 0.25);
    setRepeats(settings, {Repeat::Loop, Repeat::BackAndForth, Repeat::Once});
    settings.set(setting::kTimelineWanted, true);
    EXPECT_TRUE(settings.value(setting::kThumbnailsShown));
    settings.set(setting::kThumbnailsShown, false);
    settings.set(setting::kDockLayout, "layout");
    settings.set(setting::kWindowGeometry, "geometry");
  }
  const Settings settings(file);
  EXPECT_EQ(settings.value(setting::kRecentFiles),
            QStringList({QStringLiteral("/a, b.bsp"), QStringLiteral("/日本.bsp")}));
  EXPECT_EQ(folderOrHome(settings.value(setting::kLastFolder)), folder.path());
  EXPECT_EQ(settings.value(setting::kSpeedSteps), -2.5);
  EXPECT_EQ(settings.value(setting::kShading), render::ShadingMode::Normals);
  EXPECT_EQ(settings.value(setting::kAppearance), Appearance::Dark);
  EXPECT_FALSE(settings.value(setting::kLabels));
  EXPECT_EQ(groundParts(settings), (render::GroundParts{.contactShadow = false, .grid = true}));
  EXPECT_EQ(settings.value(setting::kPlaybackSpeed), 0.25);
  EXPECT_EQ(repeats(settings), (PerRepeat<Repeat>{Repeat::Loop, Repeat::BackAndForth, Repeat::Once}));
  EXPECT_TRUE(settings.value(setting::kTimelineWanted));
  EXPECT_FALSE(settings.value(setting::kThumbnailsShown));
  EXPECT_EQ(settings.value(setting::kDockLayout), QByteArray("layout"));
  EXPECT_EQ(settings.value(setting::kWindowGeometry), QByteArray("geometry"));
}

TEST_F(SettingsTest, KeepsOnlyWhatDiffersFromTheUsual) {
  Settings settings(file);
  setInputFeel(settings, {.lookSpeed = 2, .drags = DragScheme::Maya});
  setChangedKeys(settings, {{QStringLiteral("file.open"), {QKeySequence(Qt::CTRL | Qt::Key_L)}},
                            {QStringLiteral("file.quit"), {}}});
  settings.set(setting::kLanguage, QStringLiteral("ja"));
  EXPECT_EQ(QSettings(file, QSettings::IniFormat).allKeys(),
            QStringList({QStringLiteral("mouse/buttons"), QStringLiteral("mouse/lookSpeed"),
                         QStringLiteral("program/language"), QStringLiteral("shortcuts/file.open"),
                         QStringLiteral("shortcuts/file.quit")}));
  const Settings again(file);
  EXPECT_EQ(inputFeel(again), (InputFeel{.lookSpeed = 2, .drags = DragScheme::Maya}));
  const ShortcutKeys keys{{QStringLiteral("file.open"), {QKeySequence(Qt::CTRL | Qt::Key_L)}},
                          {QStringLiteral("file.quit"), {}}};
  EXPECT_EQ(changedKeys(again), keys);
  setInputFeel(settings, {});
  setChangedKeys(settings, {});
  settings.set(setting::kLanguage, {});
  EXPECT_EQ(QSettings(file, QSettings::IniFormat).allKeys(), QStringList());
}

TEST_F(SettingsTest, CanBeWrittenByHand) {
  folder.write(QStringLiteral("settings.ini"),
               QByteArray("[program]\nlanguage=de\nfontScale=125\nreducedMotion=true\nlengthUnit=metres\n"
                          "memoryLimit=512\n[mouse]\nlookSpeed=99\ninvertY=true\ntouchpad=look\nbuttons=lathe\n"
                          "[keys]\nflyHand=right\n[shortcuts]\nfile.open=Ctrl+L, F2\n"));
  const Settings settings(file);
  EXPECT_EQ(settings.value(setting::kLanguage), QStringLiteral("de"));
  EXPECT_EQ(settings.value(setting::kFontScale), 125);
  EXPECT_TRUE(settings.value(setting::kReducedMotion));
  EXPECT_EQ(settings.value(setting::kLengthUnit), LengthUnit::Metres);
  EXPECT_EQ(settings.value(setting::kMemoryLimit), 512);
  const InputFeel feel = inputFeel(settings);
  EXPECT_EQ(feel.lookSpeed, 1) << "99 makes no sense";
  EXPECT_TRUE(feel.invertY);
  EXPECT_EQ(feel.touchpad, TouchpadScroll::Look);
  EXPECT_EQ(feel.drags, DragScheme::Vitrine) << "nobody knows lathe";
  EXPECT_EQ(feel.flyHand, FlyHand::Right);
  EXPECT_EQ(changedKeys(settings).at(QStringLiteral("file.open")),
            (QList<QKeySequence>{QKeySequence(Qt::CTRL | Qt::Key_L), QKeySequence(Qt::Key_F2)}));
}

TEST_F(SettingsTest, KeysAreThoseOfEarlierVersions) {
  {
    Settings settings(file);
    settings.set(setting::kWindowGeometry, "geometry");
    settings.set(setting::kDockLayout, "layout");
    settings.set(setting::kTimelineWanted, true);
    settings.set(setting::kMembersWanted, true);
    settings.set(setting::kRecentFiles, {folder.path()});
    settings.set(setting::kLastFolder, folder.path());
    setPlacesFor(settings, folder.path(), {folder.path()});
    settings.set(setting::kScreenshotFolder, folder.path());
    settings.set(setting::kSpeedSteps, 1);
    settings.set(setting::kShading, render::ShadingMode::Unlit);
    settings.set(setting::kLabels, false);
    setGroundParts(settings, {.contactShadow = false, .grid = true});
    settings.set(setting::kCullByVisibility, false);
    settings.set(setting::kAppearance, Appearance::Dark);
    settings.set(setting::kPlaybackSpeed, 2);
    setRepeats(settings, {Repeat::Loop, Repeat::BackAndForth, Repeat::Once});
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

TEST_F(SettingsTest, ValuesThatEarlierVersionsWroteAreRead) {
  folder.write(QStringLiteral("settings.ini"),
               QByteArray("[animation]\nrepeat\\loop=loop\nrepeat\\once=back-and-forth\nspeed=0.5\n"
                          "[browser]\ndock\\grid=true\npage\\hiddenColumns=2, 4\n[documents]\nkeptMegabytes=512\n"
                          "[export]\nformat=ply\nlight=vertex\nwhat=\n[files]\nrecent=/a.bsp\n"
                          "[view]\nlabels=false\nshading=wireframe\nspeedSteps=-2.5\n"));
  const Settings settings(file);
  EXPECT_EQ(repeats(settings), (PerRepeat<Repeat>{Repeat::BackAndForth, Repeat::Loop, Repeat::BackAndForth}));
  EXPECT_EQ(settings.value(setting::kPlaybackSpeed), 0.5);
  EXPECT_TRUE(settings.value(setting::kGridInDock));
  EXPECT_TRUE(settings.value(setting::kGridOnPage)) << "by default";
  EXPECT_EQ(hiddenColumns(settings, QStringLiteral("page")), (QList<int>{2, 4}));
  EXPECT_EQ(keptBytes(settings), std::uint64_t{512} << 20);
  EXPECT_EQ(exportChoices(settings),
            (ExportChoices{.format = exporting::ExportFormat::Ply, .light = exporting::LightAs::VertexColors}));
  EXPECT_EQ(settings.value(setting::kRecentFiles), QStringList{QStringLiteral("/a.bsp")}) << "one that is no list";
  EXPECT_FALSE(settings.value(setting::kLabels));
  EXPECT_EQ(settings.value(setting::kShading), render::ShadingMode::Wireframe);
  EXPECT_EQ(settings.value(setting::kSpeedSteps), -2.5);
}

TEST_F(SettingsTest, SensesNonsense) {
  folder.write(QStringLiteral("settings.ini"),
               QByteArray("[view]\nspeedSteps=inf\nshading=plaid\nappearance=pink\n[animation]\nspeed="
                          "nan\nrepeat\\once=twice\n[files]\nlastFolder=/no/such/place\n"));
  const Settings settings(file);
  EXPECT_EQ(settings.value(setting::kSpeedSteps), 0);
  EXPECT_EQ(settings.value(setting::kPlaybackSpeed), 1);
  EXPECT_EQ(settings.value(setting::kShading), render::ShadingMode::Lit);
  EXPECT_EQ(settings.value(setting::kAppearance), Appearance::System);
  EXPECT_TRUE(QDir(folderOrHome(settings.value(setting::kLastFolder))).exists());
}

TEST_F(SettingsTest, RecentFilesAreNewestFirstAndNotTooMany) {
  Settings settings(file);
  RecentFiles recent(settings);
  EXPECT_FALSE(recent.isEnabled());
  const qsizetype most = setting::kRecentFiles.longest();
  for (qsizetype i = 0; i < most + 3; ++i) {
    recent.add(QStringLiteral("/%1.bsp").arg(i));
  }
  recent.add(QStringLiteral("/5.bsp"));
  const QStringList paths = settings.value(setting::kRecentFiles);
  ASSERT_EQ(paths.size(), most);
  EXPECT_EQ(paths.front(), QStringLiteral("/5.bsp"));
  EXPECT_EQ(paths.count(QStringLiteral("/5.bsp")), 1);
  QSignalSpy chosen(&recent, &RecentFiles::chosen);
  recent.actions().at(1)->trigger();
  EXPECT_EQ(chosen[0][0].toString(), paths.at(1));
  recent.forgetAll();
  EXPECT_TRUE(Settings(file).value(setting::kRecentFiles).isEmpty());
  EXPECT_TRUE(recent.actions().isEmpty());
}

} // namespace
