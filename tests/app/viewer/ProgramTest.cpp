#include "core/base/Version.h"
#include "tests/support/Waiting.h"

#include <QProcess>

#include <gtest/gtest.h>

namespace {

using vitrine::tests::kWaitMs;

struct Ended {
  int status = -1;
  QString out;
  QString err;
};

/// The shipped program, without any display but what is named.
Ended runViewer(const QStringList& arguments, const QString& display = {}, const QString& platform = {}) {
  QProcess program;
  QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
  for (const char* name : {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM", "LIBGL_ALWAYS_SOFTWARE"}) {
    environment.remove(QLatin1String(name));
  }
  if (!display.isEmpty()) {
    environment.insert(QStringLiteral("DISPLAY"), display);
  }
  if (!platform.isEmpty()) {
    environment.insert(QStringLiteral("QT_QPA_PLATFORM"), platform);
  }
  program.setProcessEnvironment(environment);
  program.start(QStringLiteral(VITRINE_PROGRAM), arguments);
  EXPECT_TRUE(program.waitForFinished(kWaitMs)) << "hangs";
  EXPECT_EQ(program.exitStatus(), QProcess::NormalExit);
  return {program.exitCode(), QString::fromUtf8(program.readAllStandardOutput()),
          QString::fromUtf8(program.readAllStandardError())};
}

TEST(ViewerProgramTest, VersionAndHelpNeedNoDisplay) {
  const Ended version = runViewer({QStringLiteral("--version")});
  EXPECT_EQ(version.status, 0);
  EXPECT_EQ(version.out, QStringLiteral("vitrine %1\n").arg(QLatin1String(vitrine::base::kVersion)));
  const Ended help = runViewer({QStringLiteral("--help")});
  EXPECT_EQ(help.status, 0);
  for (const char* option : {"--new-window", "--software", "--game", "--language"}) {
    EXPECT_TRUE(help.out.contains(QLatin1String(option))) << option;
  }
  const Ended german = runViewer({QStringLiteral("--help"), QStringLiteral("--language"), QStringLiteral("de")});
  EXPECT_TRUE(german.out.contains(QStringLiteral("Software-Rendering benutzen."))) << german.out.toStdString();
}

TEST(ViewerProgramTest, WrongUsageIsStatusTwo) {
  const Ended ended = runViewer({QStringLiteral("--sideways")});
  EXPECT_EQ(ended.status, 2);
  EXPECT_TRUE(ended.err.startsWith(QLatin1String("vitrine: "))) << ended.err.toStdString();
}

TEST(ViewerProgramTest, NoDisplayIsSaidInOneLineAndStatusThree) {
  for (const QString& display : {QString(), QStringLiteral(":987")}) {
    const Ended ended = runViewer({}, display);
    EXPECT_EQ(ended.status, 3);
    EXPECT_EQ(ended.err.count(QLatin1Char('\n')), 1) << ended.err.toStdString();
    EXPECT_TRUE(ended.err.startsWith(QLatin1String("vitrine: no display"))) << ended.err.toStdString();
  }
}

TEST(ViewerProgramTest, WithoutOpenGlTheWayOutIsNamed) {
  const QString bare = QStringLiteral("offscreen");
  const Ended ended = runViewer({}, {}, bare);
  EXPECT_EQ(ended.status, 3);
  EXPECT_TRUE(ended.err.startsWith(QLatin1String("vitrine: no OpenGL"))) << ended.err.toStdString();
  EXPECT_TRUE(ended.err.contains(QLatin1String("--software"))) << ended.err.toStdString();
  const Ended tried = runViewer({QStringLiteral("--software")}, {}, bare);
  EXPECT_EQ(tried.status, 3);
  EXPECT_FALSE(tried.err.contains(QLatin1String("--software"))) << "it was tried: " << tried.err.toStdString();
}

} // namespace
