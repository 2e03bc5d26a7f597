#include "ui/documents/SavedWindows.h"

#include "tests/support/CpuTimer.h"
#include "tests/support/TempFolder.h"
#include "ui/documents/SavedWindowsFolder.h"

#include <QCoreApplication>

#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>

using namespace vitrine;
using namespace vitrine::ui;
using vitrine::tests::TempFolder;

namespace {

DocumentTab savedTab(const QString& path) {
  LoadRequest request;
  request.path = path;
  return {{.request = request}};
}

SavedWindows windowsOf(const QStringList& paths) {
  SavedWindows saved;
  saved.windows.emplace_back();
  for (const QString& path : paths) {
    saved.windows.front().tabs.push_back(savedTab(path));
  }
  return saved;
}

TEST(SavedWindowsTest, AMillionRunsTakeTheTimeOfReadingThem) {
  QByteArray runs;
  for (int i = (1 << 20) - 1; i >= 0; --i) { // last first, as nobody writes them
    runs += QByteArray::number(2 * i) + ",1,";
  }
  runs += "0,3,1,2,2097151,1,2097151,2";
  const tests::CpuTimer timer;
  const auto read = SavedWindows::fromJson(
      R"({"version": 1, "windows": [{"tabs": [{"path": "/a", "view": {"hidden": [)" + runs + "]}}]}]}");
  EXPECT_LT(timer.elapsed(), 10'000) << "a minute and more if each run costs as much as all";
  ASSERT_TRUE(read && read->tabCount() == 1);
  const ItemSet& hidden = read->windows.front().tabs.front().view->state.hidden;
  EXPECT_EQ(hidden.count(), (1U << 20) + 2);
  EXPECT_TRUE(hidden.contains(DrawItemIndex(1)));
  EXPECT_FALSE(hidden.contains(DrawItemIndex(3)));
  EXPECT_TRUE(hidden.contains(DrawItemIndex((1 << 21) - 1)));
  EXPECT_FALSE(hidden.contains(DrawItemIndex(1 << 21)));
}

TEST(SavedWindowsTest, AViewComesBackFromItsText) {
  DocumentView view;
  view.state.controls = {{QStringLiteral("layer.sky"), 0}, {QStringLiteral("exposure"), 1.5}};
  view.state.animation = scene::AnimationIndex(3);
  view.state.time = 0.25;
  view.state.hidden = ItemSet{0, 1, 2, 7, 64, 65};
  view.state.isolated = ItemSet{9};
  view.camera.movement = Movement::Fly;
  view.camera.rig.setPose(viewing::CameraPose{
      .position = {1, 2, 3}, .orientation = QQuaternion::fromAxisAndAngle(0, 1, 0, 90), .verticalFov = 40});
  view.selection.record = RecordRef{4, 17};
  view.second = SecondPicture{Split::PerspectiveAndTop, {}, true, 0.25};
  view.second->camera.rig.setPose(
      viewing::CameraPose{.position = {4, 50, 6}, .orientation = {}, .orthographic = true, .orthographicHeight = 30});
  view.playing = true;
  view.facts.items = 100;
  view.facts.nodes = 12;
  view.facts.animated = true;
  view.facts.animation = QStringLiteral("walk");
  view.mode = render::ShadingMode::Lightmap;
  SavedWindows saved = windowsOf({QStringLiteral("/maps/hall.bsp")});
  DocumentTab& tab = saved.windows.front().tabs.front();
  tab.view = view;
  tab.request.options.formatOptions.insert(QStringLiteral("key"), QStringLiteral("/k"));
  tab.request.options.addedPlaces << QStringLiteral("/game");
  tab.request.options.format = QStringLiteral("raw");
  tab.request.options.unknown = formats::UnknownFiles::AsBytes;

  const auto back = SavedWindows::fromJson(saved.toJson());
  ASSERT_TRUE(back);
  ASSERT_EQ(back->tabCount(), 1);
  const DocumentTab& read = back->windows.front().tabs.front();
  EXPECT_EQ(read.request.path, QStringLiteral("/maps/hall.bsp"));
  EXPECT_EQ(read.request.options.format, QStringLiteral("raw"));
  EXPECT_EQ(read.request.options.unknown, formats::UnknownFiles::AsBytes);
  EXPECT_EQ(read.request.options.formatOptions.value(QStringLiteral("key")), QStringLiteral("/k"));
  EXPECT_EQ(read.request.options.addedPlaces, QStringList{QStringLiteral("/game")});
  ASSERT_TRUE(read.view);
  EXPECT_EQ(read.view->state, view.state);
  EXPECT_EQ(read.view->camera.movement, Movement::Fly);
  EXPECT_EQ(read.view->camera.rig.pose().position, QVector3D(1, 2, 3));
  EXPECT_FLOAT_EQ(read.view->camera.rig.pose().verticalFov, 40);
  EXPECT_LT((read.view->camera.rig.forward() - QVector3D(-1, 0, 0)).length(), 1e-3F);
  EXPECT_EQ(read.view->selection.record, (RecordRef{4, 17}));
  ASSERT_TRUE(read.view->second);
  EXPECT_EQ(read.view->second->split, Split::PerspectiveAndTop);
  EXPECT_TRUE(read.view->second->active);
  EXPECT_DOUBLE_EQ(read.view->second->firstShare, 0.25);
  EXPECT_EQ(read.view->second->camera.rig.pose().position, QVector3D(4, 50, 6));
  EXPECT_TRUE(read.view->second->camera.rig.pose().orthographic);
  EXPECT_EQ(read.view->second->camera.rig.pose().orthographicHeight, 30);
  EXPECT_TRUE(read.view->playing);
  EXPECT_EQ(read.view->facts.items, 100U);
  EXPECT_EQ(read.view->facts.nodes, 12U);
  EXPECT_TRUE(read.view->facts.animated);
  EXPECT_EQ(read.view->facts.animation, QStringLiteral("walk"));
  EXPECT_EQ(read.view->mode, render::ShadingMode::Lightmap);
}

TEST(SavedWindowsTest, OtherTextsAreRefused) {
  EXPECT_FALSE(SavedWindows::fromJson("no JSON"));
  EXPECT_FALSE(SavedWindows::fromJson("[]"));
  EXPECT_FALSE(SavedWindows::fromJson("{\"version\": 999}")) << "of a later version";
  const QByteArray whole = windowsOf({QStringLiteral("/a")}).toJson();
  EXPECT_FALSE(SavedWindows::fromJson(whole.left(whole.size() / 2)));
}

TEST(SavedWindowsTest, TabsItemsAndPlacesAreBounded) {
  QByteArray tabs;
  for (int i = 0; i < 2000; ++i) {
    tabs += R"({"path": "/a", "view": {"hidden": [0, 268435455], "camera": {"position": [1e308, 0, 0]}}},)";
  }
  tabs.chop(1);
  const auto saved = SavedWindows::fromJson(R"({"version": 1, "windows": [{"tabs": [)" + tabs + "]}]}");
  ASSERT_TRUE(saved);
  EXPECT_EQ(saved->tabCount(), 500);
  const DocumentView& view = *saved->windows.front().tabs.front().view;
  EXPECT_TRUE(view.state.hidden.empty());
  EXPECT_EQ(view.camera.rig.pose().position, QVector3D());
}

TEST(SavedWindowsTest, NonsenseInItDoesNoHarm) {
  const auto saved = SavedWindows::fromJson(
      R"({"version": 1, "windows": [{"current": 77, "tabs": [{"path": ""}, {"path": "/a", "view": {
          "camera": {"position": ["x"], "orientation": [0, 0, 0, 0], "fov": 1e99},
          "split": "thrice", "hidden": [-4, 9, 3, -1, 5], "animation": -9, "time": -1, "selected": {"section": -2, "row": 0}}}]},
          {"tabs": []}]})");
  ASSERT_TRUE(saved);
  ASSERT_EQ(saved->windows.size(), 1U);
  EXPECT_EQ(saved->windows.front().current, 0);
  ASSERT_EQ(saved->tabCount(), 1);
  const DocumentView& view = *saved->windows.front().tabs.front().view;
  EXPECT_TRUE(view.state.hidden.empty());
  EXPECT_EQ(view.state.animation, scene::kNone);
  EXPECT_EQ(view.state.time, 0);
  EXPECT_FALSE(view.selection.record);
  EXPECT_FALSE(view.second);
  EXPECT_LE(view.camera.rig.pose().verticalFov, 170);
}

TEST(SavedWindowsTest, AFileCanBeLeftOut) {
  SavedWindows saved = windowsOf({QStringLiteral("/a"), QStringLiteral("/b"), QStringLiteral("/c")});
  saved.windows.front().current = 2;
  saved.leaveOut(QStringLiteral("/b"));
  ASSERT_EQ(saved.tabCount(), 2);
  EXPECT_EQ(saved.windows.front().current, 1) << "/c is still the one that is shown";
  saved.leaveOut(QStringLiteral("/a"));
  saved.leaveOut(QStringLiteral("/c"));
  EXPECT_TRUE(saved.empty());
}

class SavedWindowsFolderTest : public testing::Test {
protected:
  /// News for the next start, after a run that ended like this.
  SavedWindowsFolder::Left next() { return SavedWindowsFolder(folder.path()).left(); }
  /// A process that dies leaves its mark behind.
  void crash() { folder.write(QStringLiteral("running"), QByteArray()); }

  TempFolder folder;
};

TEST_F(SavedWindowsFolderTest, KeepsWhatWasOpenLast) {
  {
    SavedWindowsFolder saved(folder.path());
    ASSERT_TRUE(saved.keeps());
    EXPECT_TRUE(saved.left().windows.empty());
    saved.save(windowsOf({QStringLiteral("/a")}));
    saved.save(windowsOf({QStringLiteral("/a"), QStringLiteral("/b")}));
  }
  const SavedWindowsFolder::Left left = next();
  EXPECT_EQ(left.windows.tabCount(), 2);
  EXPECT_FALSE(left.crashed);
  EXPECT_FALSE(left.damaged);
}

TEST_F(SavedWindowsFolderTest, ACrashIsTold) {
  crash();
  EXPECT_TRUE(next().crashed);
  EXPECT_FALSE(next().crashed) << "told once";
}

TEST_F(SavedWindowsFolderTest, BeingToldToEndIsNoCrash) {
  const auto end = [this](int signal) {
    const pid_t child = fork();
    if (child == 0) {
      const SavedWindowsFolder saved(folder.path());
      raise(signal);
      _exit(0);
    }
    int status = 0;
    waitpid(child, &status, 0);
    EXPECT_TRUE(WIFSIGNALED(status) && WTERMSIG(status) == signal) << signal;
  };
  end(SIGTERM);
  EXPECT_FALSE(next().crashed);
  end(SIGKILL);
  EXPECT_TRUE(next().crashed);
}

TEST_F(SavedWindowsFolderTest, TheFileBeingOpenedIsKnownAfterACrash) {
  QByteArray mark;
  {
    SavedWindowsFolder saved(folder.path());
    saved.noteOpening(QStringLiteral("/maps/good.bsp"));
    saved.noteOpening({});
    saved.noteOpening(QStringLiteral("/maps/böse.bsp"));
    QFile file(folder.path(QStringLiteral("opening")));
    ASSERT_TRUE(file.open(QIODevice::ReadOnly)) << "at once, before anything is read";
    mark = file.readAll();
  }
  EXPECT_EQ(next().opening, QString()) << "a run that ended well leaves none";
  crash();
  folder.write(QStringLiteral("opening"), mark);
  EXPECT_EQ(next().opening, QStringLiteral("/maps/böse.bsp"));
}

TEST_F(SavedWindowsFolderTest, ADamagedOneIsPutAside) {
  const QByteArray content = "{\"version\": 1, \"windo";
  folder.write(QStringLiteral("session.json"), content);
  const SavedWindowsFolder::Left left = next();
  EXPECT_TRUE(left.damaged);
  EXPECT_TRUE(left.windows.empty());
  QFile aside(folder.path(QStringLiteral("session.json.damaged")));
  ASSERT_TRUE(aside.open(QIODevice::ReadOnly));
  EXPECT_EQ(aside.readAll(), content);
  EXPECT_FALSE(next().damaged);
}

TEST_F(SavedWindowsFolderTest, AHugeLockIsRemovedUnread) {
  // The lines of a QLockFile's content: a process that runs, its program, host. Such a lock counts unless it is huge.
  const QString program = QFileInfo(QCoreApplication::applicationFilePath()).fileName();
  const QByteArray content = QStringLiteral("%1\n%2\n\n").arg(getpid()).arg(program).toUtf8();
  folder.write(QStringLiteral("lock"), content);
  EXPECT_FALSE(SavedWindowsFolder(folder.path()).keeps());
  folder.write(QStringLiteral("lock"), content + QByteArray(1 << 16, '\0'));
  const SavedWindowsFolder saved(folder.path());
  EXPECT_TRUE(saved.keeps());
  EXPECT_LT(QFileInfo(folder.path(QStringLiteral("lock"))).size(), 4096);
}

TEST_F(SavedWindowsFolderTest, OnlyOneProcessKeepsIt) {
  const SavedWindowsFolder first(folder.path());
  SavedWindowsFolder second(folder.path());
  EXPECT_TRUE(first.keeps());
  EXPECT_FALSE(second.keeps());
  second.save(windowsOf({QStringLiteral("/a")}));
  second.noteOpening(QStringLiteral("/a"));
  EXPECT_FALSE(QFile::exists(folder.path(QStringLiteral("session.json"))));
  EXPECT_FALSE(QFile::exists(folder.path(QStringLiteral("opening"))));
}

} // namespace
