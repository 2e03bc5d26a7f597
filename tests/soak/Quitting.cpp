#include "tests/soak/Quitting.h"

#include <QProcess>
#include <QTemporaryDir>
#include <QThread>

#include <csignal>
#include <cstdio>
#include <random>

namespace vitrine::soak {
namespace {

constexpr int kStarts = 100;
/// From before there is a window until all is there.
constexpr int kShortestMs = 150;
constexpr int kLongestMs = 1500;
constexpr int kEndsMs = 30'000;

/// Complaint about one start and its end; empty: none.
QString quitAfter(int milliseconds, const QString& file, const QString& home) {
  QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
  for (const char* name : {"HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME", "XDG_DATA_HOME"}) {
    environment.insert(QLatin1String(name), home);
  }
  QProcess viewer;
  viewer.setProcessEnvironment(environment);
  viewer.start(QStringLiteral(VITRINE_BINARY_DIR "/bin/vitrine"), {QStringLiteral("--new-window"), file});
  if (!viewer.waitForStarted()) {
    return QStringLiteral("does not start");
  }
  QThread::msleep(static_cast<unsigned long>(milliseconds));
  viewer.terminate();
  if (!viewer.waitForFinished(kEndsMs)) {
    viewer.kill();
    viewer.waitForFinished();
    return QStringLiteral("does not end");
  }
  const QByteArray words = viewer.readAllStandardError();
  const bool early =
      viewer.exitStatus() == QProcess::CrashExit && viewer.exitCode() == SIGTERM; // before main has begun
  return early || (viewer.exitStatus() == QProcess::NormalExit && viewer.exitCode() == 0 && words.isEmpty())
             ? QString()
             : QStringLiteral("status %1: %2").arg(viewer.exitCode()).arg(QString::fromLocal8Bit(words));
}

} // namespace

bool quitWhileLoading(const QStringList& files) {
  const QTemporaryDir home;
  std::mt19937 random(21);
  int wrong = 0;
  for (int i = 0; i < kStarts; ++i) {
    const QString& file =
        files[static_cast<qsizetype>(random() % static_cast<std::mt19937::result_type>(files.size()))];
    const int after = std::uniform_int_distribution(kShortestMs, kLongestMs)(random);
    if (const QString problem = quitAfter(after, file, home.path()); !problem.isEmpty()) {
      ++wrong;
      std::printf("%s, ended after %d ms: %s\n", qPrintable(file), after, qPrintable(problem));
    }
  }
  std::printf("%d starts ended while loading, %d of them badly\n", kStarts, wrong);
  return wrong == 0;
}

} // namespace vitrine::soak
