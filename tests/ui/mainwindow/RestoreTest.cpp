#include "tests/ui/mainwindow/WindowGroupFixture.h"
#include "ui/mainwindow/WindowRestorer.h"
#include "ui/settings/DocumentSettings.h"
#include "ui/shell/MessageBar.h"

#include <QAbstractButton>

using namespace vitrine;
using namespace vitrine::ui;
using vitrine::tests::kQuads;
using vitrine::tests::kWaitMs;
using vitrine::tests::TestFormat;

namespace {

/// Runs of the program, one after the other.
class RestoreTest : public tests::WindowGroupTest {
protected:
  RestoreTest() { group.reset(); }
  ~RestoreTest() override { endRun(); }

  /// True: something was opened again, or is offered.
  bool beginRun() {
    makeGroup();
    restorer = std::make_unique<WindowRestorer>(*group, settings, sessionFolder());
    window = &showWindow();
    return restorer->begin(*window);
  }
  /// As a user ends it, by closing all windows.
  void endRun() {
    if (group) {
      for (MainWindow* one : group->windows()) {
        one->close();
      }
    }
    restorer.reset();
    group.reset();
  }
  /// Files as a process leaves them that dies while it opens `opening`.
  void crash(const QString& opening) {
    folder.write(QStringLiteral("session/running"), QByteArray());
    if (!opening.isEmpty()) {
      folder.write(QStringLiteral("session/opening"), opening.toUtf8());
    }
  }
  QString sessionFolder() { return folder.path(QStringLiteral("session")); }
  QStringList names() {
    QStringList all;
    for (int i = 0; i < window->documents().tabs().count(); ++i) {
      all << QFileInfo(window->documents().tabs().at(i).request.path).fileName();
    }
    return all;
  }

  /// Null: no message is shown.
  MessageBar* shownBar() {
    const QList<MessageBar*> bars = window->findChildren<MessageBar*>();
    const auto shown = std::ranges::find_if(bars, [](const MessageBar* bar) { return bar->isVisible(); });
    return shown == bars.end() ? nullptr : *shown;
  }

  std::unique_ptr<WindowRestorer> restorer;
  MainWindow* window = nullptr;
};

TEST_F(RestoreTest, WhatWasOpenIsThereAgainWithItsView) {
  settings.set(setting::kRestoreTabs, RestoreTabs::Always);
  EXPECT_FALSE(beginRun()) << "there was no run before";
  openTwo(*window);
  window->selection().selectRecord({kQuads, 3});
  window->session().hide({2});
  window->viewport().camera().setPose({.position = {1, 2, 30}, .orientation = {}});
  endRun();
  const int loads = TestFormat::loadsBegun;
  EXPECT_TRUE(beginRun());
  ASSERT_TRUE(idle(*window));
  EXPECT_EQ(names(), (QStringList{QStringLiteral("m.vtst"), QStringLiteral("n.vtst")}));
  EXPECT_EQ(openName(*window), QStringLiteral("n.vtst"));
  EXPECT_EQ(TestFormat::loadsBegun, loads + 1) << "the other is read when it is gone to";
  EXPECT_EQ(window->session().state().hidden, ItemSet{2});
  EXPECT_EQ(window->selection().current().record, (RecordRef{kQuads, 3}));
  EXPECT_EQ(window->viewport().camera().rig().pose().position, QVector3D(1, 2, 30));
}

TEST_F(RestoreTest, ASplitComesBackWithBothCameras) {
  settings.set(setting::kRestoreTabs, RestoreTabs::Always);
  beginRun();
  window->open({file(QStringLiteral("m.vtst"))});
  ASSERT_TRUE(idle(*window));
  window->actionRegistry().find(QStringLiteral("view.split.perspectiveAndTop"))->trigger();
  Viewport* viewport = &window->viewport();
  viewport->camera().setPose({.position = {1, 2, 30}, .orientation = {}});
  QTest::keyClick(window, Qt::Key_F8);
  viewport->camera().pan({40, 15});
  ASSERT_TRUE(viewport->secondPicture());
  const viewing::CameraPose top = viewport->secondPicture()->camera.rig.pose();
  ASSERT_TRUE(top.orthographic);
  endRun();
  EXPECT_TRUE(beginRun());
  ASSERT_TRUE(idle(*window));
  viewport = &window->viewport();
  EXPECT_EQ(viewport->split(), Split::PerspectiveAndTop);
  EXPECT_EQ(viewport->firstCamera().rig.pose().position, QVector3D(1, 2, 30));
  ASSERT_TRUE(viewport->secondPicture());
  const viewing::CameraPose restored = viewport->secondPicture()->camera.rig.pose();
  EXPECT_LT((restored.position - top.position).length(), 1e-3F);
  EXPECT_TRUE(restored.orthographic);
  EXPECT_FLOAT_EQ(restored.orthographicHeight, top.orthographicHeight);
}

TEST_F(RestoreTest, TwoWindowsComeBackAsTwo) {
  settings.set(setting::kRestoreTabs, RestoreTabs::Always);
  beginRun();
  openTwo(*window);
  window->actionRegistry().find(QStringLiteral("tabs.moveToNewWindow"))->trigger();
  ASSERT_EQ(group->windows().size(), 2U);
  restorer.reset(); // the end of the whole program, as when the user logs out
  group.reset();
  EXPECT_TRUE(beginRun());
  ASSERT_EQ(group->windows().size(), 2U);
  for (MainWindow* one : group->windows()) {
    ASSERT_TRUE(idle(*one));
    EXPECT_EQ(one->documents().tabs().count(), 1);
  }
  EXPECT_NE(openName(*group->windows()[0]), openName(*group->windows()[1]));
}

TEST_F(RestoreTest, WithoutTheSettingACleanStartIsEmpty) {
  beginRun();
  openTwo(*window);
  endRun();
  EXPECT_FALSE(beginRun());
  EXPECT_TRUE(window->session().empty());
  EXPECT_EQ(names(), QStringList{QString()});
}

TEST_F(RestoreTest, AfterACrashItAsksAndLeavesOutTheFileThatWasBeingOpened) {
  settings.set(setting::kRestoreTabs, RestoreTabs::Always);
  beginRun();
  openTwo(*window);
  endRun();
  crash(folder.path(QStringLiteral("m.vtst")));
  EXPECT_TRUE(beginRun());
  EXPECT_TRUE(window->session().empty()) << "nothing by itself";
  MessageBar* bar = shownBar();
  ASSERT_TRUE(bar);
  EXPECT_TRUE(bar->text().contains(QLatin1String("m.vtst")));
  QTest::mouseClick(bar->findChild<QAbstractButton*>(QStringLiteral("messageAction")), Qt::LeftButton);
  ASSERT_TRUE(idle(*window));
  EXPECT_EQ(names(), QStringList{QStringLiteral("n.vtst")});
  EXPECT_EQ(openName(*window), QStringLiteral("n.vtst"));
  EXPECT_FALSE(bar->isVisible());
}

TEST_F(RestoreTest, NeverMeansNever) {
  settings.set(setting::kRestoreTabs, RestoreTabs::Never);
  beginRun();
  openTwo(*window);
  endRun();
  crash({});
  EXPECT_FALSE(beginRun());
  EXPECT_FALSE(shownBar());
}

TEST_F(RestoreTest, TheMarkOfAFileIsThereWhileItIsOpened) {
  beginRun();
  const QString mark = folder.path(QStringLiteral("session/opening"));
  window->open({file(QStringLiteral("endless.vtst"), TestFormat::Mode::Endless)});
  QFile content(mark);
  ASSERT_TRUE(content.open(QIODevice::ReadOnly));
  EXPECT_EQ(QString::fromUtf8(content.readAll()), folder.path(QStringLiteral("endless.vtst")));
  window->opening().loader().cancel();
  ASSERT_TRUE(idle(*window));
  EXPECT_FALSE(QFile::exists(mark));
}

TEST_F(RestoreTest, WhatIsOpenIsOnDiskSoonWithoutAnyEnd) {
  beginRun();
  openTwo(*window);
  const QString path = folder.path(QStringLiteral("session/session.json"));
  const auto saved = [&]() -> int {
    QFile content(path);
    const auto now = content.open(QIODevice::ReadOnly) ? SavedWindows::fromJson(content.readAll()) : std::nullopt;
    return now ? now->tabCount() : 0;
  };
  EXPECT_TRUE(QTest::qWaitFor([&] { return saved() == 2; }, kWaitMs));
}

} // namespace
