// On foot through the museum: through its doors, and never through its walls.
#include "core/collision/CharacterController.h"
#include "core/formats/api/Opener.h"
#include "core/formats/registry/Registry.h"
#include "core/visibility/Visibility.h"
#include "tests/support/QtPrinters.h"

#include <gtest/gtest.h>

#include <random>

namespace vitrine::tests {
namespace {

constexpr double kFrame = 1.0 / 60;

class MuseumWalk : public testing::Test {
protected:
  void SetUp() override {
    const formats::Opener opener(formats::registry());
    const QString path =
        qEnvironmentVariable("VITRINE_BINARY_DIR") + QStringLiteral("/share/vitrine/demo/vitrine_museum.bsp");
    Progress progress;
    auto opened = opener.open(path, {}, progress);
    ASSERT_TRUE(opened) << opened.error().reason().toStdString();
    document = opened->document;
    ASSERT_TRUE(document->scene && document->scene->world.collision);
    tracer.emplace(scene().world.collision);
    walker.emplace(*tracer);
    ASSERT_TRUE(walker->putEyeAt(scene().view.cameras.front().position));
    settle();
  }

  const Scene& scene() const { return *document->scene; }
  QVector3D place() const { return scene().sourceAxes.toFile(walker->feet()); }
  void settle() {
    for (int i = 0; i < 120 && !walker->atRest(); ++i) {
      walker->advance({}, kFrame);
    }
  }
  bool insideTheWorld() const { return scene().world.visibility->clusterAt(walker->eye()) >= 0; }

  /// Straight there, as far as one comes.
  void walkTo(float x, float y) {
    for (int i = 0; i < 600; ++i) {
      QVector3D way = scene().sourceAxes.toScene(QVector3D(x, y, 0) - place());
      way.setY(0);
      if (way.length() < 6) {
        return;
      }
      walker->advance({.direction = way.normalized()}, kFrame);
      ASSERT_TRUE(insideTheWorld()) << testing::PrintToString(place());
    }
  }
  void expectAt(float x, float y, float z) {
    EXPECT_NEAR(place().x(), x, 8);
    EXPECT_NEAR(place().y(), y, 8);
    EXPECT_NEAR(place().z(), z, 2);
  }

  DocumentPtr document;
  std::optional<collision::HullTracer> tracer;
  std::optional<collision::CharacterController> walker;
};

TEST_F(MuseumWalk, standsAtTheSpawnPoint) {
  EXPECT_TRUE(walker->onGround());
  EXPECT_TRUE(walker->atRest());
  expectAt(0, -296, 0);
}

TEST_F(MuseumWalk, fromTheHallThroughTheDoorToTheGallery) {
  walkTo(0, -60);
  walkTo(-230, 0);
  walkTo(-350, 0);
  expectAt(-350, 0, 0);
  walkTo(-350, -600);
  expectAt(-350, -600, 0);
}

TEST_F(MuseumWalk, fromTheHallThroughTheCorridor) {
  walkTo(0, -160);
  walkTo(230, -160);
  walkTo(600, -160);
  expectAt(600, -160, 0);
}

TEST_F(MuseumWalk, fromTheHallToTheGarden) {
  walkTo(60, -60);
  walkTo(70, 200);
  walkTo(0, 300);
  walkTo(0, 430);
  expectAt(0, 430, 2);
}

TEST_F(MuseumWalk, wallsAndTheShutFrontDoorHold) {
  walkTo(0, -500);
  EXPECT_GT(place().y(), -316);
  walkTo(-100, -290);
  walkTo(-100, -700);
  EXPECT_GT(place().y(), -320);
  EXPECT_TRUE(insideTheWorld());
}

TEST_F(MuseumWalk, whoeverRunsAboutStaysInside) {
  std::mt19937 random(5);
  std::uniform_real_distribution<float> turn(0, 6.2831853F);
  for (int i = 0; i < 150; ++i) {
    const float angle = turn(random);
    const collision::CharacterInput intent{.direction = {std::cos(angle), 0, std::sin(angle)},
                                           .run = i % 2 == 0,
                                           .jump = i % 3 == 0,
                                           .crouch = i % 5 == 0};
    for (int frame = 0; frame < 60; ++frame) {
      walker->advance(intent, kFrame);
      ASSERT_TRUE(insideTheWorld()) << testing::PrintToString(place());
    }
  }
}

TEST_F(MuseumWalk, glidingMeetsWallsToo) {
  walker->setGravity(false);
  std::mt19937 random(6);
  std::uniform_real_distribution<float> any(-1, 1);
  for (int i = 0; i < 100; ++i) {
    const QVector3D way = QVector3D(any(random), any(random) * 0.5F, any(random)).normalized();
    for (int frame = 0; frame < 45; ++frame) {
      walker->advance({.direction = way, .run = true}, kFrame);
      ASSERT_TRUE(insideTheWorld()) << testing::PrintToString(place());
    }
  }
}

} // namespace
} // namespace vitrine::tests
