#include "ui/settings/StartMark.h"

#include "tests/support/TempFolder.h"
#include "tests/support/Waiting.h"
#include "ui/settings/Settings.h"
#include "ui/settings/WindowSettings.h"

#include <QProcess>

#include <gtest/gtest.h>

using namespace vitrine::ui;
using vitrine::tests::kWaitMs;
using vitrine::tests::TempFolder;

namespace {

/// Id of a process that has ended.
qint64 endedProcess() {
  QProcess process;
  process.start(QStringLiteral("true"), {});
  process.waitForStarted(kWaitMs);
  const qint64 id = process.processId();
  process.waitForFinished(kWaitMs);
  return id;
}

class StartMarkTest : public testing::Test {
protected:
  /// Leaves the mark that a start of a program leaves if it is killed.
  void leaveMark(qint64 process, const QString& program) {
    // The lines of a QLockFile's content: process, program, host.
    folder.write(QStringLiteral("start-%1").arg(process),
                 QStringLiteral("%1\n%2\n\n").arg(process).arg(program).toUtf8());
  }
  void killStart() { leaveMark(endedProcess(), QStringLiteral("vitrine")); }
  QStringList files() const { return QDir(folder.path()).entryList(QDir::Files); }

  TempFolder folder;
};

TEST_F(StartMarkTest, CountsStartsThatLeftTheirMarkInARow) {
  killStart();
  {
    const StartMark one(folder.path());
    EXPECT_EQ(one.failedStarts(), 1);
    EXPECT_FALSE(one.distrustsLayout());
  }
  killStart();
  {
    const StartMark two(folder.path());
    EXPECT_EQ(two.failedStarts(), 2) << "an orderly end without a window between them changes nothing";
    EXPECT_TRUE(two.distrustsLayout());
  }
  StartMark third(folder.path());
  EXPECT_EQ(third.failedStarts(), 2);
  third.windowAppeared();
  EXPECT_EQ(files(), QStringList());
  EXPECT_EQ(StartMark(folder.path()).failedStarts(), 0);
}

TEST_F(StartMarkTest, ProcessesOfContainersHaveTheSameNumber) {
  leaveMark(QCoreApplication::applicationPid(), QStringLiteral("vitrine"));
  StartMark mark(folder.path());
  EXPECT_EQ(mark.failedStarts(), 1);
  mark.windowAppeared();
  EXPECT_EQ(files(), QStringList());
}

TEST_F(StartMarkTest, AMarkThatWasNeverWrittenCounts) {
  folder.write(QStringLiteral("start-1"), QByteArray());
  EXPECT_EQ(StartMark(folder.path()).failedStarts(), 1);
}

TEST_F(StartMarkTest, AStartThatGoesOnHasNotFailed) {
  QProcess other;
  other.start(QStringLiteral("sleep"), {QStringLiteral("600")});
  ASSERT_TRUE(other.waitForStarted(kWaitMs));
  leaveMark(other.processId(), QStringLiteral("sleep"));
  EXPECT_EQ(StartMark(folder.path()).failedStarts(), 0);
  EXPECT_EQ(files().size(), 1) << "its mark stays";
  other.kill();
  other.waitForFinished(kWaitMs);
  EXPECT_EQ(StartMark(folder.path()).failedStarts(), 1);
}

TEST_F(StartMarkTest, ADamagedCountIsNoCount) {
  for (const QByteArray& content :
       {QByteArray(), QByteArray("-7"), QByteArray("many"), QByteArray(100000, '9'), QByteArray(16, '\0')}) {
    folder.write(QStringLiteral("failed"), content);
    EXPECT_EQ(StartMark(folder.path()).failedStarts(), 0) << content.left(20).toStdString();
  }
}

TEST_F(StartMarkTest, NothingIsCountedWhereNothingCanBeWritten) {
  const QString file = folder.write(QStringLiteral("file"), QByteArray("no folder"));
  StartMark mark(file + QStringLiteral("/starts"));
  EXPECT_EQ(mark.failedStarts(), 0);
  mark.windowAppeared();
}

TEST_F(StartMarkTest, ALayoutSetAsideIsKeptUntilThereIsAnother) {
  Settings settings(folder.path(QStringLiteral("vitrine.conf")));
  settings.set(setting::kWindowGeometry, "geometry");
  settings.set(setting::kDockLayout, "layout");
  for (int i = 0; i < 2; ++i) {
    setLayoutAside(settings);
    EXPECT_EQ(settings.value(setting::kDockLayout), QByteArray());
    EXPECT_EQ(settings.value(setting::kWindowGeometry), QByteArray());
    EXPECT_EQ(settings.value(setting::kPreviousDockLayout), QByteArray("layout"));
    EXPECT_EQ(settings.value(setting::kPreviousGeometry), QByteArray("geometry"));
  }
}

TEST_F(StartMarkTest, BytesOfALayoutWithAnotherChecksumAreNotTrusted) {
  Settings settings(folder.path(QStringLiteral("vitrine.conf")));
  settings.set(setting::kDockLayout, "layout");
  EXPECT_EQ(settings.value(setting::kDockLayout), QByteArray("layout"));
  const QString key = QStringLiteral("window/docks");
  QSettings store(folder.path(QStringLiteral("vitrine.conf")), QSettings::IniFormat);
  const QByteArray stored = store.value(key).toByteArray();
  for (qsizetype i = 0; i < stored.size(); ++i) {
    QByteArray damaged = stored;
    damaged[i] = static_cast<char>(damaged[i] ^ 1);
    store.setValue(key, damaged);
    store.sync();
    Settings read(folder.path(QStringLiteral("vitrine.conf")));
    EXPECT_EQ(read.value(setting::kDockLayout), QByteArray()) << i;
  }
}

} // namespace
