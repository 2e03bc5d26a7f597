#include "ui/shell/MessageBar.h"

#include "tests/support/Waiting.h"
#include "tests/ui/style/Contrast.h"
#include "ui/style/Appearance.h"
#include "ui/style/SignalColors.h"

#include <QApplication>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>

#include <gtest/gtest.h>

using namespace vitrine::ui;
using vitrine::tests::contrast;
using vitrine::tests::kWaitMs;

namespace {

class MessageBarTest : public testing::Test {
protected:
  using Topic = Message::Topic;

  MessageBarTest() {
    window.resize(800, 100);
    bar.resize(800, 60);
    window.show();
  }
  ~MessageBarTest() override { applyAppearance(Appearance::System); }

  MessageId tell(const char* text, Topic topic, Message::Kind kind = Message::Kind::Warning) {
    return bar.showMessage({.kind = kind, .topic = topic, .text = [text] { return QString::fromLatin1(text); }});
  }
  template <class Widget>
  Widget& find(const char* name) {
    return *bar.findChild<Widget*>(QLatin1String(name));
  }
  void click(const char* name) { QTest::mouseClick(&find<QAbstractButton>(name), Qt::LeftButton); }
  QString count() { return find<QLabel>("messageCount").isVisible() ? find<QLabel>("messageCount").text() : QString(); }

  QWidget window;
  MessageBar bar{&window};
};

TEST_F(MessageBarTest, OneMessageHasNoNumber) {
  EXPECT_FALSE(bar.isVisible());
  tell("damage", Topic::Damage);
  EXPECT_TRUE(bar.isVisible());
  EXPECT_EQ(count(), QString());
  EXPECT_FALSE(find<QToolButton>("messageNext").isVisible());
  EXPECT_FALSE(find<QPushButton>("messageAction").isVisible());
  EXPECT_EQ(bar.accessibleName(), QStringLiteral("damage"));
}

TEST_F(MessageBarTest, ALongNameMakesTheBarNoWider) {
  tell("damage", Topic::Damage);
  const int before = bar.minimumSizeHint().width();
  const QByteArray name(250, 'W');
  tell(name.constData(), Topic::FileChange);
  EXPECT_EQ(bar.text().size(), 250);
  EXPECT_LE(bar.minimumSizeHint().width(), before + 200) << "there is a count now";
}

TEST_F(MessageBarTest, ButtonsLeadThroughAllAndDismissingOneKeepsTheOthers) {
  QSignalSpy closed(&bar, &MessageBar::closed);
  tell("missing", Topic::Missing);
  const MessageId damage = tell("damage", Topic::Damage);
  tell("dark", Topic::Dark);
  EXPECT_EQ(bar.text(), QStringLiteral("damage"));
  EXPECT_EQ(count(), QStringLiteral("1 of 3"));
  click("messageNext");
  EXPECT_EQ(bar.text(), QStringLiteral("missing"));
  EXPECT_EQ(count(), QStringLiteral("2 of 3"));
  EXPECT_TRUE(bar.accessibleName().contains(QStringLiteral("2 of 3"))) << bar.accessibleName().toStdString();
  click("messagePrevious");
  click("messagePrevious");
  EXPECT_EQ(bar.text(), QStringLiteral("dark")) << "the last comes before the first";
  click("messageNext");
  click("messageDismiss");
  EXPECT_EQ(bar.text(), QStringLiteral("missing"));
  EXPECT_EQ(count(), QStringLiteral("1 of 2"));
  ASSERT_EQ(closed.count(), 1);
  EXPECT_EQ(closed.front().front().toInt(), damage);
  click("messageDismiss");
  EXPECT_EQ(count(), QString());
  EXPECT_TRUE(bar.isVisible());
  click("messageDismiss");
  EXPECT_FALSE(bar.isVisible());
}

TEST_F(MessageBarTest, TheKeyboardReachesEveryButton) {
  bar.showMessage({.topic = Topic::Damage,
                   .text = [] { return QStringLiteral("damage"); },
                   .button = [] { return QStringLiteral("Show"); }});
  tell("missing", Topic::Missing);
  window.activateWindow();
  ASSERT_TRUE(QTest::qWaitForWindowActive(&window));
  find<QPushButton>("messageAction").setFocus();
  QStringList reached;
  for (int i = 0; i < 4; ++i) {
    reached << QApplication::focusWidget()->objectName();
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
  }
  EXPECT_EQ(reached, (QStringList{QStringLiteral("messageAction"), QStringLiteral("messagePrevious"),
                                  QStringLiteral("messageNext"), QStringLiteral("messageDismiss")}));
  find<QToolButton>("messageNext").setFocus();
  QTest::keyClick(QApplication::focusWidget(), Qt::Key_Space);
  EXPECT_EQ(bar.text(), QStringLiteral("missing"));
  EXPECT_EQ(QApplication::focusWidget(), &find<QToolButton>("messageNext")) << "another press goes on";
  for (const char* name : {"messagePrevious", "messageNext", "messageDismiss"}) {
    EXPECT_FALSE(find<QToolButton>(name).accessibleName().isEmpty()) << name;
  }
}

TEST_F(MessageBarTest, ALongTextLosesItsMiddle) {
  const QString name(10'000'000, u'n');
  bar.showMessage({.text = [&] { return QStringLiteral("Cannot open ") + name + QStringLiteral(": no such file"); }});
  EXPECT_LE(bar.text().size(), 600);
  EXPECT_LE(bar.accessibleName().size(), 600);
  EXPECT_TRUE(bar.text().startsWith(QLatin1String("Cannot open nnn")));
  EXPECT_TRUE(bar.text().endsWith(QLatin1String("nnn: no such file")));
  EXPECT_EQ(bar.text().count(QChar(0x2026)), 1);
  const QString whole(500, u'w');
  bar.withdrawDocument();
  bar.showMessage({.text = [&] { return whole; }});
  EXPECT_EQ(bar.text(), whole);
}

TEST_F(MessageBarTest, AReplacedMessageIsTakenBackAtOnce) {
  const MessageId first = tell("first", Topic::Failure);
  const MessageId second = bar.showMessage({.text = [] { return QStringLiteral("second"); }}, first);
  EXPECT_FALSE(bar.holds(first));
  EXPECT_TRUE(bar.holds(second));
  EXPECT_EQ(count(), QString());
  bar.withdrawDocument();
  EXPECT_FALSE(bar.isVisible());
}

TEST_F(MessageBarTest, AnActionMayWithdrawItsMessage) {
  MessageId message = kNoMessage;
  message = bar.showMessage({.text = [] { return QStringLiteral("text"); },
                             .button = [] { return QStringLiteral("Do It"); },
                             .action = [&] { bar.withdraw(message); }});
  click("messageAction");
  EXPECT_FALSE(bar.isVisible());
}

TEST_F(MessageBarTest, FollowsTheColoursWhileItIsOpen) {
  constexpr double kLegible = 4.5;
  for (const Message::Kind kind : {Message::Kind::Notice, Message::Kind::Warning, Message::Kind::Error}) {
    applyAppearance(Appearance::Light);
    tell("text", Topic::Failure, kind);
    const QImage lightIcon = bar.findChild<QLabel*>()->pixmap().toImage();
    for (const Appearance appearance : {Appearance::Dark, Appearance::Light, Appearance::Dark}) {
      applyAppearance(appearance);
      QCoreApplication::processEvents();
      const auto& text = find<QLabel>("messageText");
      EXPECT_EQ(text.palette().color(QPalette::WindowText), QApplication::palette().color(QPalette::WindowText));
      const QImage drawn = bar.grab().toImage();
      const QColor ground = drawn.pixelColor(2, 2);
      EXPECT_EQ(ground, signalGround(kind == Message::Kind::Notice    ? Signal::Notice
                                     : kind == Message::Kind::Warning ? Signal::Warning
                                                                      : Signal::Error,
                                     appearance == Appearance::Dark));
      EXPECT_GE(contrast(text.palette().color(QPalette::WindowText), ground), kLegible);
    }
    EXPECT_NE(bar.findChild<QLabel*>()->pixmap().toImage(), lightIcon) << "its icon has the colour of the text";
    bar.withdrawDocument();
  }
}

TEST_F(MessageBarTest, TextsAreAskedForAgainInAnotherLanguage) {
  QString language = QStringLiteral("en");
  bar.showMessage({.text = [&] { return QStringLiteral("text ") + language; },
                   .button = [&] { return QStringLiteral("button ") + language; },
                   .action = [] {}});
  language = QStringLiteral("ja");
  QEvent change(QEvent::LanguageChange);
  QCoreApplication::sendEvent(&bar, &change);
  EXPECT_EQ(bar.text(), QStringLiteral("text ja"));
  EXPECT_EQ(find<QPushButton>("messageAction").text(), QStringLiteral("button ja"));
}

} // namespace
