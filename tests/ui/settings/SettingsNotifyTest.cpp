// Notification of changes: by another holder of the same settings, and by another process.
#include "tests/support/TempFolder.h"
#include "tests/support/Waiting.h"
#include "ui/settings/SettingList.h"

#include <QFile>
#include <QProcess>
#include <QSignalSpy>
#include <QTest>

#include <gtest/gtest.h>
#include <sys/stat.h>

using namespace vitrine;
using namespace vitrine::ui;
using vitrine::tests::kWaitMs;
using vitrine::tests::TempFolder;

namespace {

constexpr int kChildEntries = 20;

class SettingsNotifyTest : public testing::Test {
protected:
  /// Replaces the file as editors do: the old one is removed.
  void replaceFile(const QByteArray& content) {
    const QString other = folder.write(QStringLiteral("other.ini"), content);
    QFile::remove(file);
    ASSERT_TRUE(QFile::rename(other, file));
  }

  TempFolder folder;
  QString file = folder.path(QStringLiteral("settings.ini"));
  Settings settings{file};
  QObject context;
};

TEST_F(SettingsNotifyTest, EachSubscriberIsNotifiedOfItsOwnSettingOnce) {
  std::vector<int> scales;
  std::vector<bool> motions;
  settings.onChange(setting::kFontScale, &context, [&](int scale) { scales.push_back(scale); });
  settings.follow(setting::kReducedMotion, &context, [&](bool reduced) { motions.push_back(reduced); });
  settings.set(setting::kFontScale, 125);
  settings.set(setting::kFontScale, 125);
  settings.set(setting::kLanguage, QStringLiteral("de"));
  settings.set(setting::kFontScale, 1'000'000);
  EXPECT_EQ(scales, (std::vector{125, 100})) << "a value that makes no sense is the default";
  EXPECT_EQ(motions, std::vector<bool>{false}) << "the present value alone";
}

TEST_F(SettingsNotifyTest, NobodyIsNotifiedAfterItsContext) {
  int calls = 0;
  {
    const QObject gone;
    settings.onChange(setting::kFontScale, const_cast<QObject*>(&gone), [&](int) { ++calls; });
  }
  settings.set(setting::kFontScale, 125);
  EXPECT_EQ(calls, 0);
}

TEST_F(SettingsNotifyTest, ASubscriberMayChangeSettings) {
  settings.onChange(setting::kFontScale, &context, [this](int) { settings.set(setting::kReducedMotion, true); });
  int motions = 0;
  settings.onChange(setting::kReducedMotion, &context, [&](bool) { ++motions; });
  settings.set(setting::kFontScale, 125);
  EXPECT_EQ(motions, 1);
}

TEST_F(SettingsNotifyTest, ChangesTogetherAreOneNotification) {
  const QSignalSpy changed(&settings, &Settings::changed);
  std::vector<InputFeel> feels;
  settings.observe(inputFeel, &context, [&](const InputFeel& feel) { feels.push_back(feel); });
  const InputFeel feel{.lookSpeed = 2, .invertY = true, .flyHand = FlyHand::Right};
  setInputFeel(settings, feel);
  EXPECT_EQ(changed.count(), 1);
  EXPECT_EQ(feels, std::vector{feel});
  settings.changeTogether([] {});
  EXPECT_EQ(changed.count(), 1) << "nothing was changed";
}

TEST_F(SettingsNotifyTest, DefaultsAreNotStored) {
  settings.set(setting::kFontScale, 125);
  settings.set(setting::kLabels, true);
  settings.set(setting::kAppearance, Appearance::System);
  settings.set(setting::kGameFolders, {});
  EXPECT_EQ(QSettings(file, QSettings::IniFormat).allKeys(), QStringList{QStringLiteral("program/fontScale")});
  settings.reset(setting::kFontScale);
  EXPECT_EQ(QSettings(file, QSettings::IniFormat).allKeys(), QStringList());
}

TEST_F(SettingsNotifyTest, WhatOthersWriteIsNotified) {
  settings.watchFile();
  int scale = 0;
  QStringList recent;
  settings.onChange(setting::kFontScale, &context, [&](int now) { scale = now; });
  settings.onChange(setting::kRecentFiles, &context, [&](const QStringList& now) { recent = now; });
  folder.write(QStringLiteral("settings.ini"), QByteArray("[program]\nfontScale=125\n"));
  EXPECT_TRUE(QTest::qWaitFor([&] { return scale == 125; }, kWaitMs));
  replaceFile(QByteArray("[program]\nfontScale=150\n[files]\nrecent=/a, /b\n"));
  EXPECT_TRUE(QTest::qWaitFor([&] { return scale == 150; }, kWaitMs));
  EXPECT_EQ(recent, QStringList({QStringLiteral("/a"), QStringLiteral("/b")}));
  folder.write(QStringLiteral("settings.ini"), QByteArray("[program]\nfontScale=75\n"));
  EXPECT_TRUE(QTest::qWaitFor([&] { return scale == 75; }, kWaitMs)) << "the new file is watched too";
  QFile::remove(file);
  EXPECT_TRUE(QTest::qWaitFor([&] { return scale == 100; }, kWaitMs));
}

TEST_F(SettingsNotifyTest, APipeInPlaceOfTheFileIsNotRead) {
  settings.set(setting::kFontScale, 125);
  settings.watchFile();
  settings.reload();
  QFile::remove(file);
  ASSERT_EQ(mkfifo(QFile::encodeName(file).constData(), 0600), 0);
  settings.set(setting::kLanguage, QStringLiteral("de"));
  QSignalSpy changed(&settings, &Settings::changed);
  EXPECT_FALSE(changed.wait(500)) << "beyond that of the change";
  settings.reload();
  settings.prepend(setting::kRecentFiles, QStringLiteral("/a"));
  EXPECT_EQ(settings.value(setting::kFontScale), 125);
  EXPECT_EQ(settings.value(setting::kRecentFiles), QStringList{QStringLiteral("/a")});
  QFile::remove(file);
}

TEST_F(SettingsNotifyTest, ListsOfTwoProcessesGrowTogether) {
  QProcess child;
  child.start(QStringLiteral(VITRINE_FAVOURITES_WRITER), {file, QString::number(kChildEntries)});
  ASSERT_TRUE(child.waitForStarted(kWaitMs));
  settings.watchFile();
  QStringList notified;
  settings.onChange(setting::kFavourites, &context, [&](const QStringList& now) { notified = now; });
  int own = 0;
  const auto add = [&](QStringList all) { return all << QStringLiteral("/own/%1").arg(own); };
  for (; own < kChildEntries || child.state() != QProcess::NotRunning; ++own) {
    settings.update(setting::kFavourites, add);
    ASSERT_FALSE(QTest::qWaitFor([] { return false; }, 5));
    ASSERT_LT(own, 10'000);
  }
  EXPECT_EQ(child.exitCode(), 0) << child.readAllStandardError().toStdString();
  EXPECT_TRUE(QTest::qWaitFor([&] { return notified.size() == own + kChildEntries; }, kWaitMs)) << notified.size();
  EXPECT_EQ(settings.value(setting::kFavourites).size(), own + kChildEntries);
  EXPECT_EQ(settings.value(setting::kFavourites).filter(QStringLiteral("/child/")).size(), kChildEntries);
}

} // namespace
