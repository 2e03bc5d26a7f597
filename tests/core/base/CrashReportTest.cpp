#include "core/base/CrashReport.h"

#include "core/base/Version.h"
#include "tests/support/TempFolder.h"

#include <QRegularExpression>

#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <functional>

namespace vitrine::base {
namespace {

using tests::TempFolder;

class CrashReportTest : public testing::Test {
protected:
  TempFolder folder;
  QString reports = folder.path(QStringLiteral("a home/reports"));

  /// How a child process ended that ran this with reports armed.
  int waitStatusOf(const std::function<void()>& run) const {
    const pid_t child = fork();
    if (child == 0) {
      armCrashReports(reports);
      run();
      _exit(0);
    }
    int status = 0;
    EXPECT_EQ(waitpid(child, &status, 0), child);
    return status;
  }
  /// The only report; empty: there is none.
  QString report() const {
    const QFileInfoList files = QDir(reports).entryInfoList(QDir::Files);
    EXPECT_LE(files.size(), 1);
    QFile file(files.isEmpty() ? QString() : files.front().filePath());
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
  }
};

TEST_F(CrashReportTest, ACrashLeavesAReportAndIsStillACrash) {
  const int status = waitStatusOf([] {
    noteForCrash(CrashNote::File, QStringLiteral("castle ü.bsp, 1234 bytes"));
    noteForCrash(CrashNote::Hash, QStringLiteral("abc123"));
    noteActionForCrash(QStringLiteral("file.open"));
    noteActionForCrash(QStringLiteral("view.home"));
    raise(SIGSEGV);
  });
  ASSERT_TRUE(WIFSIGNALED(status));
  EXPECT_EQ(WTERMSIG(status), SIGSEGV);
  const QString text = report();
  EXPECT_TRUE(text.startsWith(
      QStringLiteral("Vitrine crash report\nversion: %1\nsignal: SIGSEGV\n").arg(QLatin1String(kVersion))))
      << text.toStdString();
  EXPECT_TRUE(text.contains(QStringLiteral("\nfile: castle ü.bsp, 1234 bytes\nsha256: abc123\n")));
  EXPECT_TRUE(text.contains(QStringLiteral("the latest at the end:\n  file.open\n  view.home\nstack:\n  0x")));
  EXPECT_TRUE(text.endsWith(QStringLiteral("\nend\n"))) << text.toStdString();
}

TEST_F(CrashReportTest, ItNamesTheCodeButNoFolders) {
  waitStatusOf([] { raise(SIGBUS); });
  const QString text = report();
  const QString names = text.section(QStringLiteral("names:\n"), 1);
  EXPECT_TRUE(names.contains(QStringLiteral("  libc.so.6+0x"))) << text.toStdString();
  EXPECT_TRUE(text.section(QStringLiteral("modules:\n"), 1).contains(QStringLiteral(" libc.so.6\n")));
  // A system's own name may have a slash.
  EXPECT_FALSE(text.contains(QRegularExpression(QStringLiteral("/(usr|home|lib|tmp|work)")))) << text.toStdString();
  EXPECT_FALSE(text.contains(QStringLiteral("a home")));
}

TEST_F(CrashReportTest, RealFaultsAndAssertsAreCrashesToo) {
  const int fault = waitStatusOf([] {
    volatile int* nowhere = reinterpret_cast<int*>(0x40);
    *nowhere = 1;
  });
  EXPECT_TRUE(WIFSIGNALED(fault) && WTERMSIG(fault) == SIGSEGV);
  EXPECT_TRUE(report().contains(QStringLiteral("signal: SIGSEGV at 0x40\n"))) << report().toStdString();
  QDir(reports).removeRecursively();
  const int aborted = waitStatusOf([] { std::abort(); });
  EXPECT_TRUE(WIFSIGNALED(aborted) && WTERMSIG(aborted) == SIGABRT);
  EXPECT_TRUE(report().contains(QStringLiteral("signal: SIGABRT\n")));
}

TEST_F(CrashReportTest, AStackThatRanOutIsReported) {
  const int status = waitStatusOf([] {
    std::function<int(int)> deeper = [&](int n) { return deeper(n + 1) + deeper(n + 2); };
    deeper(0);
  });
  EXPECT_TRUE(WIFSIGNALED(status) && WTERMSIG(status) == SIGSEGV);
  EXPECT_TRUE(report().contains(QStringLiteral("stack:\n  0x")));
}

TEST_F(CrashReportTest, OnlyTheLastActionsAreKeptAndLongTextsAreCut) {
  waitStatusOf([] {
    for (int i = 0; i < 100; ++i) {
      noteActionForCrash(QStringLiteral("action.%1").arg(i));
    }
    noteForCrash(CrashNote::Graphics, QString(10000, u'g') + u'\n');
    raise(SIGILL);
  });
  const QString text = report();
  EXPECT_TRUE(text.contains(QStringLiteral("  action.99\nstack:")));
  EXPECT_TRUE(text.contains(QStringLiteral("  action.76\n")));
  EXPECT_FALSE(text.contains(QStringLiteral("action.75\n")));
  EXPECT_TRUE(text.contains(QStringLiteral("\ngraphics: %1\n").arg(QString(255, u'g'))));
}

TEST_F(CrashReportTest, WhoEndsWellLeavesNone) {
  EXPECT_EQ(waitStatusOf([] { noteActionForCrash(QStringLiteral("file.quit")); }), 0);
  EXPECT_TRUE(QDir(reports).isEmpty());
}

} // namespace
} // namespace vitrine::base
