// Starts that end before a window appears, of the shipped program.
#include "tests/support/Waiting.h"
#include "tests/ui/starts/ViewerProcess.h"
#include "tests/ui/x11/UnderWindowManager.h"
#include "ui/settings/Settings.h"
#include "ui/settings/WindowSettings.h"

#include <gtest/gtest.h>
#include <sys/stat.h>

using namespace vitrine;
using vitrine::tests::kWaitMs;
using vitrine::tests::UnderWindowManager;
using vitrine::tests::ViewerHome;
using vitrine::tests::ViewerProcess;

namespace {

class FailedStartsTest : public UnderWindowManager<testing::Test> {
protected:
  void SetUp() override {
    UnderWindowManager::SetUp();
    if (IsSkipped()) {
      return;
    }
    ASSERT_NO_FATAL_FAILURE(startAndQuit()); // which saves a layout
    saved = dockLayout();
    ASSERT_FALSE(saved.isEmpty());
  }

  void startAndQuit(const QStringList& arguments = {}) {
    ViewerProcess viewer(home, arguments);
    ASSERT_TRUE(viewer.awaitWindows(1));
    EXPECT_EQ(viewer.quit(), QString());
  }
  void killStart() { ViewerProcess(home).killWhileItStarts(); }
  /// Runs the program with arguments that make no window.
  int run(const QStringList& arguments, const QString& display = qEnvironmentVariable("DISPLAY")) {
    QProcess program;
    QProcessEnvironment environment = home.environment();
    environment.insert(QStringLiteral("DISPLAY"), display);
    program.setProcessEnvironment(environment);
    program.start(QStringLiteral(VITRINE_PROGRAM), arguments);
    EXPECT_TRUE(program.waitForFinished(kWaitMs));
    return program.exitCode();
  }
  QByteArray dockLayout() const { return ui::Settings(home.settingsFile()).value(ui::setting::kDockLayout); }
  QByteArray previousLayout() const {
    return ui::Settings(home.settingsFile()).value(ui::setting::kPreviousDockLayout);
  }

  ViewerHome home;
  QByteArray saved;
};

TEST_F(FailedStartsTest, TwoInARowLeadToTheDefaultLayoutOnce) {
  killStart();
  startAndQuit();
  EXPECT_EQ(previousLayout(), QByteArray()) << "after one the layout is still trusted";
  saved = dockLayout(); // of the latest window
  killStart();
  killStart();
  startAndQuit();
  EXPECT_EQ(previousLayout(), saved) << "it is kept";
  EXPECT_EQ(home.filesIn(QStringLiteral("starts"), QStringLiteral("*")), QStringList()) << "nothing is left of it";
  killStart();
  startAndQuit();
  EXPECT_EQ(previousLayout(), saved) << "the count begins again";
}

TEST_F(FailedStartsTest, StartsThatAreToMakeNoWindowDoNotCount) {
  for (int i = 0; i < 3; ++i) {
    EXPECT_EQ(run({QStringLiteral("--help")}), 0);
    EXPECT_EQ(run({QStringLiteral("--sideways")}), 2);
    EXPECT_EQ(run({}, QStringLiteral(":987")), 3);
  }
  {
    ViewerProcess viewer(home);
    ASSERT_TRUE(viewer.awaitWindows(1));
    for (int i = 0; i < 3; ++i) {
      EXPECT_EQ(run({QStringLiteral(VITRINE_DEMOS "/vitrine_avatar.vgo")}), 0) << "handed over";
    }
    EXPECT_EQ(viewer.windows().all().size(), 1U);
    EXPECT_EQ(viewer.quit(), QString());
  }
  startAndQuit();
  EXPECT_EQ(previousLayout(), QByteArray());
}

TEST_F(FailedStartsTest, PipesAndDevicesInPlaceOfFilesBlockNothing) {
  const QStringList places{home.settingsFile(),
                           home.dataFile(QStringLiteral("starts/failed")),
                           home.dataFile(QStringLiteral("starts/start-12345")),
                           home.dataFile(QStringLiteral("session/session.json")),
                           home.dataFile(QStringLiteral("session/opening")),
                           home.dataFile(QStringLiteral("session/lock"))};
  for (const QString& place : places) {
    for (const bool isPipe : {true, false}) {
      SCOPED_TRACE((place + (isPipe ? QStringLiteral(", a pipe") : QStringLiteral(", a device"))).toStdString());
      QFile::remove(place);
      if (isPipe) {
        ASSERT_EQ(mkfifo(qPrintable(place), 0600), 0);
      } else {
        ASSERT_TRUE(QFile::link(QStringLiteral("/dev/zero"), place));
      }
      ASSERT_NO_FATAL_FAILURE(startAndQuit());
    }
  }
}

TEST_F(FailedStartsTest, TheLayoutIsResetByHand) {
  startAndQuit({QStringLiteral("--reset-layout")});
  EXPECT_EQ(previousLayout(), saved);
  EXPECT_FALSE(dockLayout().isEmpty());
}

} // namespace
