#include "ui/documents/SavedSession.h"

#include "tests/support/TempFolder.h"
#include "ui/documents/SessionKeeper.h"

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
  return {.id = 0, .request = request};
}

SavedSession sessionOf(const QStringList& paths) {
  SavedSession session;
  session.windows.emplace_back();
  for (const QString& path : paths) {
    session.windows.front().tabs.push_back(savedTab(path));
  }
  return session;
}

TEST(SavedSessionTest, AViewComesBackFromItsText) {
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
  view.reading.items = 100;
  view.reading.nodes = 12;
  view.reading.animated = true;
  view.reading.animation = QStringLiteral("walk");
  view.mode = render::ShadingMode::Lightmap;
  SavedSession session = sessionOf({QStringLiteral("/maps/hall.bsp")});
  DocumentTab& tab = session.windows.front().tabs.front();
  tab.view = view;
  tab.request.options.formatOptions.insert(QStringLiteral("key"), QStringLiteral("/k"));
  tab.request.options.addedPlaces << QStringLiteral("/game");
  tab.request.options.format = QStringLiteral("raw");
  tab.request.options.unknown = formats::UnknownFiles::AsBytes;

  const auto back = SavedSession::fromJson(session.toJson());
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
  EXPECT_EQ(read.view->reading.items, 100U);
  EXPECT_EQ(read.view->reading.nodes, 12U);
  EXPECT_TRUE(read.view->reading.animated);
  EXPECT_EQ(read.view->reading.animation, QStringLiteral("walk"));
  EXPECT_EQ(read.view->mode, render::ShadingMode::Lightmap);
}

TEST(SavedSessionTest, WhatIsNoSessionIsRefused) {
  EXPECT_FALSE(SavedSession::fromJson("no JSON"));
  EXPECT_FALSE(SavedSession::fromJson("[]"));
  EXPECT_FALSE(SavedSession::fromJson("{\"version\": 999}")) << "of a later version";
  const QByteArray whole = sessionOf({QStringLiteral("/a")}).toJson();
  EXPECT_FALSE(SavedSession::fromJson(whole.left(whole.size() / 2)));
}

TEST(SavedSessionTest, NonsenseInItDoesNoHarm) {
  const auto session = SavedSession::fromJson(
      R"({"version": 1, "windows": [{"current": 77, "tabs": [{"path": ""}, {"path": "/a", "view": {
          "camera": {"position": ["x"], "orientation": [0, 0, 0, 0], "fov": 1e99},
          "split": "thrice", "hidden": [-4, 9, 3, -1, 5], "animation": -9, "time": -1, "selected": {"section": -2, "row": 0}}}]},
          {"tabs": []}]})");
  ASSERT_TRUE(session);
  ASSERT_EQ(session->windows.size(), 1U);
  EXPECT_EQ(session->windows.front().current, 0);
  ASSERT_EQ(session->tabCount(), 1);
  const DocumentView& view = *session->windows.front().tabs.front().view;
  EXPECT_TRUE(view.state.hidden.empty());
  EXPECT_EQ(view.state.animation, scene::kNone);
  EXPECT_EQ(view.state.time, 0);
  EXPECT_FALSE(view.selection.record);
  EXPECT_FALSE(view.second);
  EXPECT_LE(view.camera.rig.pose().verticalFov, 170);
}

TEST(SavedSessionTest, AFileCanBeLeftOut) {
  SavedSession session = sessionOf({QStringLiteral("/a"), QStringLiteral("/b"), QStringLiteral("/c")});
  session.windows.front().current = 2;
  session.leaveOut(QStringLiteral("/b"));
  ASSERT_EQ(session.tabCount(), 2);
  EXPECT_EQ(session.windows.front().current, 1) << "/c is still the one that is shown";
  session.leaveOut(QStringLiteral("/a"));
  session.leaveOut(QStringLiteral("/c"));
  EXPECT_TRUE(session.empty());
}

class SessionKeeperTest : public testing::Test {
protected:
  /// News for the next start, after a run that ended like this.
  SessionKeeper::Left next() { return SessionKeeper(folder.path()).left(); }
  /// A process that dies leaves its mark behind.
  void crash() { folder.write(QStringLiteral("running"), QByteArray()); }

  TempFolder folder;
};

TEST_F(SessionKeeperTest, KeepsTheLastSession) {
  {
    SessionKeeper keeper(folder.path());
    ASSERT_TRUE(keeper.keeps());
    EXPECT_TRUE(keeper.left().session.empty());
    keeper.save(sessionOf({QStringLiteral("/a")}));
    keeper.save(sessionOf({QStringLiteral("/a"), QStringLiteral("/b")}));
  }
  const SessionKeeper::Left left = next();
  EXPECT_EQ(left.session.tabCount(), 2);
  EXPECT_FALSE(left.crashed);
  EXPECT_FALSE(left.damaged);
}

TEST_F(SessionKeeperTest, ACrashIsTold) {
  crash();
  EXPECT_TRUE(next().crashed);
  EXPECT_FALSE(next().crashed) << "told once";
}

TEST_F(SessionKeeperTest, BeingToldToEndIsNoCrash) {
  const auto end = [this](int signal) {
    const pid_t child = fork();
    if (child == 0) {
      const SessionKeeper keeper(folder.path());
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

TEST_F(SessionKeeperTest, TheFileBeingOpenedIsKnownAfterACrash) {
  QByteArray mark;
  {
    SessionKeeper keeper(folder.path());
    keeper.noteOpening(QStringLiteral("/maps/good.bsp"));
    keeper.noteOpening({});
    keeper.noteOpening(QStringLiteral("/maps/böse.bsp"));
    QFile file(folder.path(QStringLiteral("opening")));
    ASSERT_TRUE(file.open(QIODevice::ReadOnly)) << "at once, before anything is read";
    mark = file.readAll();
  }
  EXPECT_EQ(next().opening, QString()) << "a run that ended well leaves none";
  crash();
  folder.write(QStringLiteral("opening"), mark);
  EXPECT_EQ(next().opening, QStringLiteral("/maps/böse.bsp"));
}

TEST_F(SessionKeeperTest, ADamagedOneIsPutAside) {
  const QByteArray content = "{\"version\": 1, \"windo";
  folder.write(QStringLiteral("session.json"), content);
  const SessionKeeper::Left left = next();
  EXPECT_TRUE(left.damaged);
  EXPECT_TRUE(left.session.empty());
  QFile aside(folder.path(QStringLiteral("session.json.damaged")));
  ASSERT_TRUE(aside.open(QIODevice::ReadOnly));
  EXPECT_EQ(aside.readAll(), content);
  EXPECT_FALSE(next().damaged);
}

TEST_F(SessionKeeperTest, OnlyOneProcessKeepsIt) {
  const SessionKeeper first(folder.path());
  SessionKeeper second(folder.path());
  EXPECT_TRUE(first.keeps());
  EXPECT_FALSE(second.keeps());
  second.save(sessionOf({QStringLiteral("/a")}));
  second.noteOpening(QStringLiteral("/a"));
  EXPECT_FALSE(QFile::exists(folder.path(QStringLiteral("session.json"))));
  EXPECT_FALSE(QFile::exists(folder.path(QStringLiteral("opening"))));
}

} // namespace
