#include "tests/ui/mainwindow/MainWindowFixture.h"

#include <QAbstractButton>
#include <QFileDialog>
#include <QLineEdit>

using namespace vitrine;
using vitrine::tests::kWaitMs;
using vitrine::tests::MainWindowTest;
using vitrine::tests::TestFormat;

namespace {

/// Asked for the key of a file.
class KeyTest : public MainWindowTest {
protected:
  QAbstractButton& button() { return *window->findChild<QAbstractButton*>(QStringLiteral("messageAction")); }
  QFileDialog* dialog() { return window->findChild<QFileDialog*>(QStringLiteral("inputDialog")); }
  /// Chooses a file of this name in the dialog.
  void choose(const QString& name) {
    ASSERT_TRUE(QTest::qWaitFor([this] { return dialog() && dialog()->isVisible(); }, kWaitMs));
    const QString path = folder.write(name, "key");
    auto* edit = dialog()->findChild<QLineEdit*>(QStringLiteral("fileNameEdit"));
    ASSERT_TRUE(edit);
    edit->setText(path);
    QTest::keyClick(edit, Qt::Key_Return);
    ASSERT_TRUE(waitUntilIdle());
  }
};

TEST_F(KeyTest, AWrongKeyIsSaidAndAskedForAgain) {
  open(TestFormat::Mode::NeedsKey);
  EXPECT_TRUE(messages().text().contains(QLatin1String("needs its key")));
  const int before = TestFormat::loadsBegun;
  QTest::mouseClick(&button(), Qt::LeftButton);
  choose(QStringLiteral("wrong.key"));
  EXPECT_TRUE(messages().text().contains(QLatin1String("the key is wrong"))) << messages().text().toStdString();
  EXPECT_EQ(TestFormat::loadsBegun, before + 1);
  choose(QStringLiteral("right.key"));
  EXPECT_EQ(openName(), QStringLiteral("squares.vtst"));
  EXPECT_FALSE(messages().isVisible());
  EXPECT_FALSE(dialog() && dialog()->isVisible());
}

TEST_F(KeyTest, WhoCancelsStillHasTheQuestion) {
  open(TestFormat::Mode::NeedsKey);
  const QString text = messages().text();
  QTest::mouseClick(&button(), Qt::LeftButton);
  ASSERT_TRUE(QTest::qWaitFor([this] { return dialog() && dialog()->isVisible(); }, kWaitMs));
  QTest::keyClick(dialog(), Qt::Key_Escape);
  ASSERT_TRUE(QTest::qWaitFor([this] { return !dialog(); }, kWaitMs));
  EXPECT_TRUE(messages().isVisible());
  EXPECT_EQ(messages().text(), text);
  QTest::mouseClick(&button(), Qt::LeftButton);
  choose(QStringLiteral("right.key"));
  EXPECT_EQ(openName(), QStringLiteral("squares.vtst"));
}

TEST_F(KeyTest, ADroppedKeyAnswers) {
  open(TestFormat::Mode::NeedsKey);
  drop(window.get(), {folder.write(QStringLiteral("WRONG.KEY"), "key")});
  ASSERT_TRUE(waitUntilIdle());
  EXPECT_FALSE(dialog()) << "the dialog comes only to those who chose it";
  EXPECT_TRUE(messages().isVisible());
  drop(window.get(), {folder.write(QStringLiteral("some.key"), "key")});
  ASSERT_TRUE(waitUntilIdle());
  EXPECT_EQ(openName(), QStringLiteral("squares.vtst"));
  EXPECT_FALSE(messages().isVisible());
}

TEST_F(KeyTest, AnotherFileTakesTheQuestionBack) {
  open(TestFormat::Mode::NeedsKey);
  open(TestFormat::Mode::Good, QStringLiteral("other.vtst"));
  EXPECT_FALSE(messages().isVisible());
  drop(window.get(), {folder.write(QStringLiteral("some.key"), "key")});
  ASSERT_TRUE(waitUntilIdle());
  EXPECT_EQ(openName(), QStringLiteral("other.vtst")) << "a key is no file to open by itself";
  EXPECT_TRUE(messages().isVisible());
}

TEST_F(KeyTest, WhatCanBeShownWithoutTheKeyIsShown) {
  open(TestFormat::Mode::LockedScene);
  EXPECT_EQ(openName(), QStringLiteral("squares.vtst")) << "its structure";
  EXPECT_FALSE(window->session().scene());
  ASSERT_TRUE(messages().isVisible());
  EXPECT_TRUE(button().isVisible());
  drop(window.get(), {folder.write(QStringLiteral("some.key"), "key")});
  ASSERT_TRUE(waitUntilIdle());
  EXPECT_TRUE(window->session().scene());
  EXPECT_FALSE(messages().isVisible());
}

} // namespace
