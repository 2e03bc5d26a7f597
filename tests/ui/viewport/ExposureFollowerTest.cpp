#include "ui/viewport/ExposureFollower.h"

#include "tests/render/tracing/MadeRooms.h"
#include "tests/support/Waiting.h"
#include "ui/mainwindow/DarkNotice.h"

#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

#include <gtest/gtest.h>

namespace vitrine::tests {
namespace {

using ui::CameraController;
using ui::ExposureFollower;
using ui::Session;

const QString kMode = QStringLiteral("exposure.automatic");

ui::FileReadingPtr loadedRooms(float light, int mode, std::optional<SceneState> first = std::nullopt) {
  const ScenePtr scene = MadeRooms(light).camera(QStringLiteral("start"), {0, 1.7F, 7}, 0).exposureControl(mode).take();
  auto read = std::make_shared<document::Document>();
  read->scene = scene;
  auto reading = std::make_shared<ui::FileReading>();
  reading->document = read;
  base::Progress progress;
  reading->prepared = render::prepareScene(scene, scene->assets, progress);
  reading->caster = std::make_shared<session::SharedCaster>(scene);
  reading->firstState = std::move(first);
  return reading;
}

class ExposureFollowing : public testing::Test {
protected:
  void show(const ui::FileReadingPtr& reading) {
    base::Progress progress;
    session.setDocument(reading);
    camera.setViewportSize({640, 400});
    camera.startIn(*session.scene());
    reading->caster->get(progress);
    session.notifyCaster();
  }
  bool waitUntilSettled() {
    return QTest::qWaitFor([this] { return !follower.isAdapting(); }, kWaitMs);
  }

  Session session;
  CameraController camera;
  ExposureFollower follower{session, camera};
};

TEST_F(ExposureFollowing, TheLightGoesToWhatWasMeasuredByStepsAndRests) {
  QSignalSpy steps(&session, &Session::adaptationChanged);
  show(loadedRooms(0.01F, 1));
  EXPECT_EQ(session.state().adaptation, 1) << "nothing is measured on this thread";
  ASSERT_TRUE(waitUntilSettled());
  EXPECT_GT(session.state().adaptation, 4);
  EXPECT_GT(steps.count(), 2) << "not at once";
  EXPECT_EQ(session.evaluated().exposure, static_cast<float>(session.state().adaptation));
  const auto before = steps.count();
  QTest::qWait(300);
  EXPECT_EQ(steps.count(), before) << "at rest nothing is drawn";
  EXPECT_FALSE(follower.isAdapting());
}

TEST_F(ExposureFollowing, NothingIsMeasuredAsBaked) {
  show(loadedRooms(0.01F, 0));
  EXPECT_FALSE(follower.isAdapting());
  camera.look({30, 0});
  EXPECT_FALSE(follower.isAdapting());
  session.setControl(kMode, 1);
  EXPECT_TRUE(follower.isAdapting());
  ASSERT_TRUE(waitUntilSettled());
  EXPECT_GT(session.evaluated().exposure, 4);
  session.setControl(kMode, 0);
  EXPECT_FALSE(follower.isAdapting());
  EXPECT_EQ(session.evaluated().exposure, 1);
}

TEST_F(ExposureFollowing, ADocumentMayGoWhileItIsMeasured) {
  show(loadedRooms(0.01F, 1));
  QTest::qWait(125); // the worker is at it, or just done
  session.setDocument(nullptr);
  EXPECT_FALSE(follower.isAdapting());
  QTest::qWait(100);
  EXPECT_EQ(session.state().adaptation, 1);
}

TEST(DarkNotice, TellsAndOffersTheLightAsItIs) {
  Session session;
  ui::MessageBar messages;
  ui::DarkNotice notice(session, messages);
  SceneState first;
  first.controls[kMode] = 1;
  first.adaptation = 8;
  session.setDocument(loadedRooms(0.01F, 0, first));
  notice.tell();
  EXPECT_TRUE(messages.text().contains(QStringLiteral("8x"))) << messages.text().toStdString();
  auto* button = messages.findChild<QPushButton*>(QStringLiteral("messageAction"));
  ASSERT_TRUE(button);
  button->click();
  EXPECT_EQ(session.evaluated().exposureMode, scene::ExposureMode::AsBaked);
  EXPECT_EQ(session.evaluated().exposure, 1);
  EXPECT_TRUE(messages.isHidden());
  session.setDocument(loadedRooms(0.5F, 0));
  notice.tell();
  EXPECT_TRUE(messages.isHidden()) << "there is nothing to tell of a day";
}

} // namespace
} // namespace vitrine::tests
