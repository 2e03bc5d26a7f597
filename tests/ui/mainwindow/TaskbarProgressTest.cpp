#include "ui/mainwindow/TaskbarProgress.h"

#include "tests/support/TempFolder.h"
#include "tests/support/Waiting.h"
#include "tests/ui/mainwindow/LauncherListener.h"
#include "tests/ui/support/TestFormat.h"
#include "ui/exporting/BatchRun.h"
#include "ui/session/DocumentLoader.h"

#include <QGuiApplication>
#include <QProcess>
#include <QSignalSpy>
#include <QStandardPaths>

#include <gtest/gtest.h>

using namespace vitrine;
using namespace vitrine::ui;
using vitrine::tests::kWaitMs;
using vitrine::tests::LauncherListener;
using vitrine::tests::TempFolder;
using vitrine::tests::TestFormat;
using vitrine::tests::testOpener;

namespace {

/// A bus of its own with somebody who listens.
class TaskbarProgressTest : public testing::Test {
protected:
  void SetUp() override {
    const QString program = QStandardPaths::findExecutable(QStringLiteral("dbus-daemon"));
    if (program.isEmpty()) {
      GTEST_SKIP() << "dbus-daemon is not there";
    }
    daemon.start(program, {QStringLiteral("--session"), QStringLiteral("--nofork"), QStringLiteral("--print-address")});
    ASSERT_TRUE(daemon.waitForStarted(kWaitMs));
    ASSERT_TRUE(QTest::qWaitFor([this] { return daemon.canReadLine(); }, kWaitMs))
        << daemon.readAllStandardError().toStdString();
    const QString address = QString::fromUtf8(daemon.readLine()).trimmed();
    ears = QDBusConnection::connectToBus(address, QStringLiteral("ears"));
    mouth = QDBusConnection::connectToBus(address, QStringLiteral("mouth"));
    ASSERT_TRUE(listener.listenOn(ears));
    ASSERT_TRUE(mouth.isConnected());
    QGuiApplication::setDesktopFileName(QStringLiteral("viewer"));
  }
  void TearDown() override {
    QGuiApplication::setDesktopFileName(QString());
    QDBusConnection::disconnectFromBus(QStringLiteral("ears"));
    QDBusConnection::disconnectFromBus(QStringLiteral("mouth"));
    daemon.kill();
    daemon.waitForFinished(kWaitMs);
  }
  bool hearsTheEnd() {
    return QTest::qWaitFor([this] { return !listener.heard.isEmpty() && !listener.heard.last().visible; }, kWaitMs);
  }
  static LauncherListener::Update shown(double progress) {
    return {QStringLiteral("application://viewer.desktop"), progress, true};
  }
  static LauncherListener::Update hidden() { return {QStringLiteral("application://viewer.desktop"), 0, false}; }

  TempFolder folder;
  QProcess daemon;
  QDBusConnection ears{QString()};
  QDBusConnection mouth{QString()};
  LauncherListener listener;
};

TEST_F(TaskbarProgressTest, TellsHowFarABatchIs) {
  const QString program = folder.write(QStringLiteral("maker"), QByteArray("#!/bin/sh\ntouch \"$3\"\n"));
  ASSERT_TRUE(QFile::setPermissions(program, QFile::ReadOwner | QFile::ExeOwner));
  QStringList files;
  for (const char* name : {"a", "b", "c", "d"}) {
    files << folder.path(QLatin1String(name) + QStringLiteral(".bsp"));
  }
  TaskbarProgress progress(mouth);
  BatchRun run(program,
               {.tasks = batchTasks(files, folder.path(), BatchKind::Glb), .kind = BatchKind::Glb, .overwrite = true});
  progress.follow(run);
  run.start();
  ASSERT_TRUE(hearsTheEnd());
  EXPECT_EQ(listener.heard, (QList{shown(0), shown(0.25), shown(0.5), shown(0.75), hidden()}));
}

TEST_F(TaskbarProgressTest, TellsOfALoadAndItsEnd) {
  TaskbarProgress progress(mouth);
  DocumentLoader loader(testOpener());
  progress.follow(loader);
  QSignalSpy loaded(&loader, &DocumentLoader::loaded);
  Q_EMIT loader.progressed(QStringLiteral("reading"), -1);
  Q_EMIT loader.progressed(QStringLiteral("reading"), 0.5);
  Q_EMIT loader.progressed(QStringLiteral("reading"), 0.501);
  Q_EMIT loader.progressed(QStringLiteral("reading"), 2);
  Q_EMIT loader.finished();
  ASSERT_TRUE(hearsTheEnd());
  EXPECT_EQ(listener.heard, (QList{shown(0.5), shown(1), hidden()})) << "no more often than a button can show";
}

TEST_F(TaskbarProgressTest, WhoGoesLeavesNothingBehind) {
  auto progress = std::make_unique<TaskbarProgress>(mouth);
  auto loader = std::make_unique<DocumentLoader>(testOpener());
  progress->follow(*loader);
  Q_EMIT loader->progressed(QStringLiteral("reading"), 0.5);
  loader.reset();
  ASSERT_TRUE(hearsTheEnd());
  DocumentLoader other(testOpener());
  progress->follow(other);
  Q_EMIT other.progressed(QStringLiteral("reading"), 0.25);
  ASSERT_TRUE(QTest::qWaitFor([this] { return listener.heard.last() == shown(0.25); }, kWaitMs));
  progress.reset();
  EXPECT_TRUE(hearsTheEnd());
}

} // namespace
