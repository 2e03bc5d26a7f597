#include "core/links/PixelPick.h"

#include "core/animation/FinishScene.h"
#include "tests/core/scene/SceneBuilderForTests.h"
#include "tests/support/QtPrinters.h"

#include <gtest/gtest.h>

namespace vitrine::links {
namespace {

/// Two squares behind each other, two units wide, seen from z = 10 in a picture of 100 x 100 pixels.
class PixelPickTest : public testing::Test {
protected:
  PixelPickTest() {
    SceneBuilder made;
    for (const float z : {0.0F, -5.0F}) {
      tests::addNode(made, tests::addMesh(made, tests::square(z)));
    }
    scene = animation::finishScene(std::move(made));
    camera.setViewportSize({100, 100});
    camera.setSceneBounds(scene->bounds());
    camera.setPose(viewing::CameraPose{.position = {0, 0, 10}, .orientation = {}, .verticalFov = 20});
  }

  std::optional<DrawItemIndex> itemAt(QPointF pixel) const {
    const auto hit = hitAt(picking::RayCaster(scene), {camera, visible, nullptr, viewPreset}, pixel);
    return hit ? std::optional(hit->item) : std::nullopt;
  }

  ScenePtr scene;
  viewing::CameraRig camera;
  ItemSet visible{0, 1};
  const scene::ViewPreset* viewPreset = nullptr;
};

TEST_F(PixelPickTest, TheNearestThingThatIsDrawn) {
  EXPECT_EQ(itemAt({50, 50}), DrawItemIndex(0));
  EXPECT_EQ(itemAt({2, 50}), std::nullopt);
  visible.erase(0);
  EXPECT_EQ(itemAt({50, 50}), DrawItemIndex(1));
  visible.erase(1);
  EXPECT_EQ(itemAt({50, 50}), std::nullopt);
}

TEST_F(PixelPickTest, TheMiddlesOfPixelsOnBothSidesOfAnEdge) {
  // The square's edge at x = 1 is at 50 + 50 / (10 tan 10°) = 78.36 pixels.
  EXPECT_EQ(itemAt({77.5, 50.5}), DrawItemIndex(0));
  EXPECT_NE(itemAt({78.5, 50.5}), DrawItemIndex(0));
}

TEST_F(PixelPickTest, NothingIsBeyondWhatTheGameDraws) {
  scene::ViewPreset view;
  view.farPlane = 12;
  viewPreset = &view;
  EXPECT_EQ(itemAt({50, 50}), DrawItemIndex(0));
  visible.erase(0);
  EXPECT_EQ(itemAt({50, 50}), std::nullopt) << "fifteen away";
  view.farPlane = 0;
  EXPECT_EQ(itemAt({50, 50}), DrawItemIndex(1)) << "no limit";
}

TEST_F(PixelPickTest, ParallelViewsHaveNoFarPlane) {
  scene::ViewPreset view;
  view.farPlane = 3;
  viewPreset = &view;
  camera.setOrthographic(true);
  EXPECT_EQ(itemAt({50, 50}), DrawItemIndex(0));
}

} // namespace
} // namespace vitrine::links
