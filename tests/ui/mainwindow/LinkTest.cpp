#include "tests/support/QtPrinters.h"
#include "tests/ui/mainwindow/MainWindowFixture.h"
#include "ui/navigation/GoToDialog.h"

#include <QAbstractButton>
#include <QClipboard>
#include <QDir>
#include <QFileDialog>
#include <QGuiApplication>
#include <QLineEdit>
#include <QStatusBar>

using namespace vitrine;
using namespace vitrine::ui;
using vitrine::tests::kWaitMs;
using vitrine::tests::MainWindowTest;
using vitrine::tests::TestFormat;

namespace {

class LinkTest : public MainWindowTest {
protected:
  /// A view that no file starts in, of the file at `path`.
  static QString linkTo(const QString& path) {
    return QStringLiteral("vitrine:view?at=3,-25,7&look=85,2&fov=47&mode=unlit&set=exposure:2.5&file=") +
           QString::fromLatin1(QUrl::toPercentEncoding(path));
  }
  void expectTheView() {
    ASSERT_TRUE(QTest::qWaitFor([this] { return viewport().mode() == render::ShadingMode::Unlit; }, kWaitMs));
    const viewing::CameraPose& pose = viewport().camera().rig().pose();
    const auto look = viewing::viewAnglesOf(pose.orientation, window->session().scene()->sourceAxes);
    EXPECT_LT((place() - QVector3D(3, -25, 7)).length(), 1e-3F);
    EXPECT_NEAR(look.yaw, 85, 1e-2);
    EXPECT_NEAR(look.pitch, 2, 1e-2);
    EXPECT_NEAR(pose.verticalFov, 47, 1e-3);
    EXPECT_EQ(window->session().state().controls.at(QStringLiteral("exposure")), 2.5);
  }
  void paste(const QString& text) {
    QGuiApplication::clipboard()->setText(text);
    QTest::keyClick(window.get(), Qt::Key_V, Qt::ControlModifier);
  }
};

TEST_F(LinkTest, ACopiedLinkBringsBackFileAndView) {
  openPicture();
  window->open({linkTo(folder.path(QStringLiteral("squares.vtst")))});
  expectTheView();
  QTest::keyClick(native(), Qt::Key_L, Qt::ControlModifier | Qt::AltModifier | Qt::ShiftModifier);
  const QString copied = QGuiApplication::clipboard()->text();
  EXPECT_TRUE(copied.endsWith(QStringLiteral("squares.vtst"))) << copied.toStdString();
  open(TestFormat::Mode::Good, QStringLiteral("other one.vtst"));
  ASSERT_EQ(openName(), QStringLiteral("other one.vtst"));
  action("view.shading.lit")->trigger();
  paste(copied);
  ASSERT_TRUE(QTest::qWaitFor([this] { return openName() == QLatin1String("squares.vtst"); }, kWaitMs));
  expectTheView();
}

TEST_F(LinkTest, AnEmptyWindowFollowsAsWell) {
  paste(linkTo(file(TestFormat::Mode::Good, QStringLiteral("a ü&b.vtst"))));
  ASSERT_TRUE(QTest::qWaitFor([this] { return window->session().scene() != nullptr; }, kWaitMs));
  EXPECT_EQ(openName(), QStringLiteral("a ü&b.vtst"));
  expectTheView();
}

TEST_F(LinkTest, GoToTakesThemInAnEmptyWindow) {
  const QString path = file(TestFormat::Mode::Good);
  QTest::keyClick(window.get(), Qt::Key_G, Qt::ControlModifier);
  auto* dialog = window->findChild<GoToDialog*>();
  ASSERT_TRUE(dialog->isVisible());
  auto* edit = dialog->findChild<QLineEdit*>();
  edit->setText(linkTo(path));
  QTest::keyClick(edit, Qt::Key_Return);
  EXPECT_FALSE(dialog->isVisible());
  ASSERT_TRUE(QTest::qWaitFor([this] { return window->session().scene() != nullptr; }, kWaitMs));
  expectTheView();
}

TEST_F(LinkTest, TheShownFileIsNotReadAgain) {
  openPicture();
  const int before = TestFormat::loadsBegun;
  paste(linkTo(folder.path(QStringLiteral("squares.vtst"))));
  expectTheView();
  EXPECT_EQ(TestFormat::loadsBegun, before);
}

TEST_F(LinkTest, AFileThatIsElsewhereIsAskedFor) {
  openPicture();
  goToSpawn();
  const QVector3D before = place();
  paste(linkTo(QStringLiteral("/nowhere/vitrine/castle.vtst")));
  EXPECT_TRUE(messages().isVisible());
  EXPECT_TRUE(messages().text().contains(QStringLiteral("castle.vtst"))) << messages().text().toStdString();
  EXPECT_EQ(place(), before);
  messages().findChild<QAbstractButton*>(QStringLiteral("messageAction"))->click();
  const auto dialog = [this] { return window->findChild<QFileDialog*>(QStringLiteral("linkFileDialog")); };
  ASSERT_TRUE(QTest::qWaitFor([&] { return dialog() && dialog()->isVisible(); }, kWaitMs));
  auto* edit = dialog()->findChild<QLineEdit*>(QStringLiteral("fileNameEdit"));
  edit->setText(file(TestFormat::Mode::Good, QStringLiteral("castle.vtst")));
  QTest::keyClick(edit, Qt::Key_Return);
  ASSERT_TRUE(QTest::qWaitFor([this] { return openName() == QLatin1String("castle.vtst"); }, kWaitMs));
  expectTheView();
  EXPECT_FALSE(messages().isVisible());
}

TEST_F(LinkTest, WhatCannotBeFollowedIsSaid) {
  const auto refused = [this](const QString& link) {
    messages().withdrawDocument();
    window->open({link});
    return messages().isVisible() ? messages().text() : QStringLiteral("nothing said");
  };
  EXPECT_TRUE(refused(QStringLiteral("vitrine:view?at=1,2")).contains(QLatin1String("at=1,2")));
  EXPECT_TRUE(refused(QStringLiteral("vitrine:elsewhere")).contains(QLatin1String("starts with")));
  EXPECT_TRUE(refused(QStringLiteral("vitrine:view?file=//server/a.vtst")).contains(QLatin1String("server")));
  EXPECT_TRUE(refused(linkTo(folder.path())).contains(QDir::toNativeSeparators(folder.path())));
  EXPECT_TRUE(refused(linkTo(QStringLiteral("/dev/null"))).contains(QLatin1String("null")));
  EXPECT_TRUE(refused(QStringLiteral("vitrine:view?at=1,2,3")).contains(QLatin1String("no 3D view")));
  EXPECT_FALSE(window->session().document());
}

TEST_F(LinkTest, AFileThatCannotBeReadKeepsWhatIsShown) {
  openPicture();
  goToSpawn(); // a start view would be framed anew as the message takes room
  const QString broken = file(TestFormat::Mode::Unreadable, QStringLiteral("broken.vtst"));
  const QVector3D before = place();
  window->open({linkTo(broken)});
  ASSERT_TRUE(waitUntilIdle());
  EXPECT_TRUE(messages().text().contains(QLatin1String("broken.vtst"))) << messages().text().toStdString();
  EXPECT_EQ(openName(), QStringLiteral("squares.vtst"));
  EXPECT_EQ(place(), before);
  // The link is done with: opened by hand later, and readable then, the file starts as any other.
  folder.write(QStringLiteral("broken.vtst"), TestFormat::file(TestFormat::Mode::Good));
  window->open({broken});
  ASSERT_TRUE(QTest::qWaitFor([this] { return openName() == QLatin1String("broken.vtst"); }, kWaitMs));
  EXPECT_GT((place() - QVector3D(3, -25, 7)).length(), 0.5F);
}

TEST_F(LinkTest, AKeyAskedForOnTheWayLeadsToTheViewAllTheSame) {
  window->open({linkTo(file(TestFormat::Mode::NeedsKey, QStringLiteral("locked.vtst")))});
  ASSERT_TRUE(waitUntilIdle());
  drop(window.get(), {folder.write(QStringLiteral("some.key"), "key")});
  ASSERT_TRUE(QTest::qWaitFor([this] { return window->session().scene() != nullptr; }, kWaitMs));
  expectTheView();
}

} // namespace
