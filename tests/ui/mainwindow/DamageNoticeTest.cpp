#include "tests/ui/mainwindow/MainWindowFixture.h"
#include "ui/documents/Documents.h"

#include <QAbstractButton>
#include <QDockWidget>

using namespace vitrine;
using vitrine::tests::kWaitMs;
using vitrine::tests::MainWindowTest;
using vitrine::tests::TestFormat;

namespace {

class DamageNoticeTest : public MainWindowTest {
protected:
  QAbstractButton& button(const char* name) { return *messages().findChild<QAbstractButton*>(QLatin1String(name)); }
  void click(const char* name) { QTest::mouseClick(&button(name), Qt::LeftButton); }
  bool tellsDamage() {
    return messages().isVisible() && messages().text().contains(QStringLiteral("4 of 5 squares could be read"));
  }
};

TEST_F(DamageNoticeTest, ADamagedFileSaysSoAndLeadsToItsProblems) {
  openPicture(TestFormat::Mode::Damaged);
  ASSERT_TRUE(tellsDamage()) << messages().text().toStdString();
  window->findChild<QDockWidget*>(QStringLiteral("problems"))->hide();
  EXPECT_EQ(button("messageAction").text(), QStringLiteral("Show Problems"));
  click("messageAction");
  auto* problems = window->findChild<QDockWidget*>(QStringLiteral("problems"));
  EXPECT_TRUE(QTest::qWaitFor([&] { return !problems->visibleRegion().isEmpty(); }, kWaitMs));
  EXPECT_TRUE(tellsDamage()) << "it is as true as before";
}

TEST_F(DamageNoticeTest, AnIntactFileSaysNothing) {
  openPicture();
  EXPECT_FALSE(messages().isVisible());
}

TEST_F(DamageNoticeTest, WhoHasReadItIsNotToldAgain) {
  open(TestFormat::Mode::Damaged);
  click("messageDismiss");
  EXPECT_FALSE(messages().isVisible());
  window->opening().reload();
  ASSERT_TRUE(waitUntilIdle());
  EXPECT_FALSE(messages().isVisible());
  open(TestFormat::Mode::Damaged, QStringLiteral("other.vtst"));
  EXPECT_TRUE(tellsDamage()) << "of another file it is said";
}

TEST_F(DamageNoticeTest, AFailureStandsBeforeItAndHidesNothing) {
  open(TestFormat::Mode::Damaged);
  open(TestFormat::Mode::Unreadable, QStringLiteral("round.vtst"));
  EXPECT_TRUE(messages().text().contains(QStringLiteral("round.vtst"))) << messages().text().toStdString();
  EXPECT_EQ(messages().all().count(), 2);
  click("messageNext");
  EXPECT_TRUE(tellsDamage());
  click("messagePrevious");
  click("messageDismiss");
  EXPECT_TRUE(tellsDamage());
  EXPECT_EQ(messages().all().count(), 1);
}

TEST_F(DamageNoticeTest, ATabSaysItAgainWhenItIsShownAgain) {
  open(TestFormat::Mode::Damaged);
  window->documents().controller().openInNewTabs({file(TestFormat::Mode::Good, QStringLiteral("n.vtst"))});
  ASSERT_TRUE(waitUntilIdle());
  EXPECT_FALSE(messages().isVisible()) << "which was about the other";
  window->documents().controller().show(0);
  EXPECT_TRUE(tellsDamage());
}

TEST_F(DamageNoticeTest, MissingFilesStackBehindIt) {
  open(TestFormat::Mode::Damaged);
  const int before = messages().all().count();
  messages().showMessage({.topic = ui::Message::Topic::Missing, .text = [] { return QStringLiteral("missing"); }});
  EXPECT_TRUE(tellsDamage());
  EXPECT_EQ(messages().all().count(), before + 1);
}

TEST_F(DamageNoticeTest, TheKeyboardReachesIt) {
  open(TestFormat::Mode::Damaged);
  window->activateWindow();
  window->setFocus();
  ASSERT_TRUE(QTest::qWaitFor(
      [this] {
        QTest::keyClick(window.get(), Qt::Key_F6);
        return button("messageAction").hasFocus();
      },
      kWaitMs));
  QTest::keyClick(&button("messageAction"), Qt::Key_Space);
  auto* problems = window->findChild<QDockWidget*>(QStringLiteral("problems"));
  EXPECT_TRUE(QTest::qWaitFor([&] { return !problems->visibleRegion().isEmpty(); }, kWaitMs));
}

} // namespace
