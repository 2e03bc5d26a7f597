#include "ui/documents/CrashOffer.h"

#include "tests/support/TempFolder.h"
#include "tests/support/Waiting.h"
#include "ui/documents/CrashReports.h"
#include "ui/shell/MessageBar.h"

#include <QAbstractButton>
#include <QClipboard>
#include <QDialog>
#include <QGuiApplication>
#include <QPlainTextEdit>
#include <QTest>

#include <gtest/gtest.h>

using namespace vitrine;
using namespace vitrine::ui;
using vitrine::tests::kWaitMs;
using vitrine::tests::TempFolder;

namespace {

class CrashOfferTest : public testing::Test {
protected:
  /// Shows the window, as a start does after the offer was made.
  void appear() {
    window.show();
    EXPECT_TRUE(QTest::qWaitFor([this] { return newCrashReports(folder.path()).isEmpty(); }, kWaitMs));
  }
  QDialog* dialog() { return window.findChild<QDialog*>(QStringLiteral("crashReport")); }
  void click(QWidget* parent, const char* name) {
    QTest::mouseClick(parent->findChild<QAbstractButton*>(QLatin1String(name)), Qt::LeftButton);
  }
  QStringList files() const { return QDir(folder.path()).entryList(QDir::Files); }

  TempFolder folder;
  QWidget window;
  MessageBar bar{&window};
};

TEST_F(CrashOfferTest, NobodyIsToldOfNothing) {
  const CrashOffer offer(folder.path(), bar);
  EXPECT_FALSE(bar.isVisible());
  const CrashOffer nowhere(folder.path(QStringLiteral("nowhere")), bar);
  appear();
  EXPECT_FALSE(bar.isVisible());
}

TEST_F(CrashOfferTest, TheLatestIsShownAndCopied) {
  folder.write(QStringLiteral("crash-20260101-100000-7.txt"), "older");
  folder.write(QStringLiteral("crash-20260102-090000-5.txt"), "signal: SIGSEGV");
  const CrashOffer offer(folder.path(), bar);
  appear();
  ASSERT_TRUE(bar.isVisible());
  click(&bar, "messageAction");
  ASSERT_TRUE(dialog() && dialog()->isVisible());
  EXPECT_EQ(dialog()->findChild<QPlainTextEdit*>()->toPlainText(), QStringLiteral("signal: SIGSEGV"));
  click(dialog(), "crashReportCopy");
  EXPECT_EQ(QGuiApplication::clipboard()->text(), QStringLiteral("signal: SIGSEGV"));
  QTest::keyClick(dialog(), Qt::Key_Return);
  EXPECT_EQ(files().size(), 2) << "neither looking nor Enter takes one away";
  EXPECT_TRUE(QTest::qWaitFor([this] { return dialog() == nullptr; }, kWaitMs));
}

TEST_F(CrashOfferTest, DeletingLeavesNoTrace) {
  folder.write(QStringLiteral("crash-20260102-090000-5.txt"), "signal: SIGSEGV");
  const CrashOffer offer(folder.path(), bar);
  appear();
  click(&bar, "messageAction");
  click(dialog(), "crashReportDelete");
  EXPECT_TRUE(files().isEmpty());
  EXPECT_FALSE(bar.isVisible());
  EXPECT_TRUE(QTest::qWaitFor([this] { return dialog() == nullptr; }, kWaitMs));
}

TEST_F(CrashOfferTest, OnceIsEnough) {
  folder.write(QStringLiteral("crash-20260102-090000-5.txt"), "signal: SIGSEGV");
  const CrashOffer offer(folder.path(), bar);
  appear();
  click(&bar, "messageDismiss");
  const CrashOffer later(folder.path(), bar);
  EXPECT_FALSE(bar.isVisible());
  EXPECT_EQ(files().size(), 1) << "it is kept for whoever asks for it";
}

TEST_F(CrashOfferTest, AStartThatShowsNoWindowLeavesItToTheNext) {
  const QString report = folder.write(QStringLiteral("crash-20260102-090000-5.txt"), "signal: SIGSEGV");
  {
    QWidget never;
    MessageBar hidden{&never};
    const CrashOffer offer(folder.path(), hidden);
    QCoreApplication::processEvents();
  }
  EXPECT_EQ(newCrashReports(folder.path()), QStringList{report});
  const CrashOffer offer(folder.path(), bar);
  appear();
  EXPECT_TRUE(bar.isVisible());
}

TEST_F(CrashOfferTest, OldOnesGoByThemselves) {
  for (int day = 10; day < 30; ++day) {
    folder.write(QStringLiteral("crash-202601%1-090000-5.txt").arg(day), "signal");
  }
  folder.write(QStringLiteral("notes.txt"), "mine");
  const CrashOffer offer(folder.path(), bar);
  appear();
  EXPECT_EQ(files().size(), 11);
  EXPECT_TRUE(files().contains(QStringLiteral("notes.txt")));
  EXPECT_TRUE(files().contains(QStringLiteral("told-crash-20260129-090000-5.txt")));
  EXPECT_FALSE(files().contains(QStringLiteral("told-crash-20260119-090000-5.txt")));
}

} // namespace
