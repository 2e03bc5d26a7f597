#include "core/viewing/FramePlan.h"

#include "tests/support/QtPrinters.h"

#include <QRectF>

#include <gtest/gtest.h>

#include <algorithm>
#include <limits>

namespace vitrine::viewing {
namespace {

using scene::Bounds;

constexpr QSizeF kWide(1600, 900);

/// A room with boxes in it; nothing is known beyond its walls. Surfaces are seen from the side that they face.
class BoxSpace final : public FrameSpace {
public:
  /// `rooms`: walls face inwards, and rooms that meet are open to each other. `boxes`: faces outwards.
  explicit BoxSpace(std::vector<Bounds> rooms, std::vector<Bounds> boxes = {}, bool hasLeaves = true)
      : m_rooms(std::move(rooms)), m_boxes(std::move(boxes)), m_hasLeaves(hasLeaves) {}

  float freeDistance(const scene::Ray& ray, float most) const override {
    for (const Bounds& box : m_boxes) {
      const auto [in, out] = crossing(box, ray);
      most = in > 0 && in <= out ? std::min(most, in) : most;
    }
    // Through every room that the ray is in, until it leaves the last one.
    float at = 0;
    for (bool moves = true; moves;) {
      moves = false;
      for (const Bounds& room : m_rooms) {
        const auto [in, out] = crossing(room, ray);
        if (in <= at + kTouch && out > at + kTouch) {
          at = out;
          moves = true;
        }
      }
    }
    return at > 0 ? std::min(most, at) : most;
  }

  bool isInside(const QVector3D& point) const override {
    const auto holds = [&](const Bounds& box) { return box.contains(point); };
    return !m_hasLeaves || (std::ranges::any_of(m_rooms, holds) && std::ranges::none_of(m_boxes, holds));
  }

private:
  static constexpr float kTouch = 1e-3F;

  static std::pair<float, float> crossing(const Bounds& box, const scene::Ray& ray) {
    float in = std::numeric_limits<float>::lowest();
    float out = std::numeric_limits<float>::max();
    for (int axis = 0; axis < 3; ++axis) {
      const float direction = ray.direction[axis] == 0 ? 1e-20F : ray.direction[axis];
      const float a = (box.min()[axis] - ray.origin[axis]) / direction;
      const float b = (box.max()[axis] - ray.origin[axis]) / direction;
      in = std::max(in, std::min(a, b));
      out = std::min(out, std::max(a, b));
    }
    return {in, out};
  }

  std::vector<Bounds> m_rooms;
  std::vector<Bounds> m_boxes;
  bool m_hasLeaves = true;
};

/// A box with two samples on each side.
FrameSubject subjectOf(const Bounds& box) {
  FrameSubject subject;
  std::ranges::copy(scene::cornersOf(box), std::back_inserter(subject.outline));
  const QVector3D size = box.size();
  const float largest = std::max({size.x() * size.y(), size.y() * size.z(), size.x() * size.z()});
  for (int axis = 0; axis < 3; ++axis) {
    const float area = size[(axis + 1) % 3] * size[(axis + 2) % 3];
    for (const float way : {-1.0F, 1.0F}) {
      QVector3D normal;
      normal[axis] = way;
      if (area >= largest / 2) {
        subject.samples.push_back({box.centre() + normal * size / 2, normal});
        if (axis != 1) {
          subject.sides.push_back(normal);
        }
      }
    }
  }
  return subject;
}

CameraRig cameraLooking(const QVector3D& direction, QSizeF size = kWide) {
  CameraRig rig;
  rig.setNavigation(scene::Navigation::Fly);
  rig.setViewportSize(size);
  rig.setSceneBounds({{-50, -5, -50}, {50, 20, 50}});
  CameraPose pose;
  pose.orientation = lookingAlong(direction);
  rig.setPose(pose);
  return rig;
}

CameraRig shownBy(const FramePlan& plan, CameraRig rig) {
  rig.setPose(plan.pose);
  return rig;
}

/// Longer side of the thing in the picture, in parts of the picture's shorter side.
float filledBy(const FrameSubject& subject, const CameraRig& rig) {
  QRectF box;
  for (const QVector3D& point : subject.outline) {
    const auto pixel = rig.project(point);
    EXPECT_TRUE(pixel);
    const QRectF at(pixel.value_or(QPointF()), QSizeF(1e-6, 1e-6));
    box = box.isNull() ? at : box.united(at);
  }
  const QSizeF size = rig.viewportSize();
  EXPECT_LT((box.center() - QPointF(size.width() / 2, size.height() / 2)).manhattanLength(), 30) << "in the middle";
  return static_cast<float>(std::max(box.width(), box.height()) / std::min(size.width(), size.height()));
}

/// The eye is inside, sees the middle, and the way to it leads through nothing.
void expectFree(const FramePlan& plan, const FrameSubject& subject, const BoxSpace& space) {
  const QVector3D eye = plan.pose.position;
  const QVector3D way = subject.bounds().centre() - eye;
  EXPECT_TRUE(space.isInside(eye)) << testing::PrintToString(eye);
  EXPECT_TRUE(plan.showsMiddle);
  EXPECT_GE(space.freeDistance({eye, way.normalized()}, way.length()), way.length() * 0.99F);
  EXPECT_GE(space.freeDistance({eye + way, -way.normalized()}, way.length()), way.length() * 0.99F);
  EXPECT_LE(plan.rays, kMostFrameRays);
}

const Bounds kHall({-20, 0, -20}, {20, 8, 20});

TEST(FramePlan, KeepsTheDirectionThatIsFree) {
  const BoxSpace space({kHall});
  const FrameSubject crate = subjectOf({{-1, 0.5F, -1}, {1, 2.5F, 1}});
  for (const QVector3D& direction : {QVector3D(1, -0.3F, 0.2F), QVector3D(-1, -0.1F, -2), QVector3D(0.3F, -0.2F, 1)}) {
    const CameraRig rig = cameraLooking(direction);
    const FramePlan plan = planFrame(crate, rig, &space);
    expectFree(plan, crate, space);
    EXPECT_NEAR(QVector3D::dotProduct(shownBy(plan, rig).forward(), direction.normalized()), 1, 1e-4);
    EXPECT_NEAR(filledBy(crate, shownBy(plan, rig)), kFramedThingShare, 0.01);
  }
}

TEST(FramePlan, FillsTwoThirdsOfTheShorterSide) {
  const BoxSpace space({kHall});
  for (const QSizeF size : {QSizeF(1600, 900), QSizeF(700, 1100), QSizeF(800, 800)}) {
    for (const Bounds& box : {Bounds({-1, 1, -1}, {1, 2, 1}), Bounds({-0.2F, 0.5F, -0.2F}, {0.2F, 3, 0.2F}),
                              Bounds({-2, 0.5F, -0.5F}, {2, 1, 0.5F})}) {
      const FrameSubject thing = subjectOf(box);
      const CameraRig rig = cameraLooking({0.2F, -0.2F, -1}, size);
      const FramePlan plan = planFrame(thing, rig, &space);
      expectFree(plan, thing, space);
      EXPECT_NEAR(filledBy(thing, shownBy(plan, rig)), kFramedThingShare, 0.01);
    }
  }
}

TEST(FramePlan, ADoorIsSeenFromBeforeItAndAboveTheFloor) {
  // Two rooms with a doorway of a metre between them; the door is in it.
  const BoxSpace space({{{-20, 0, -20}, {20, 4, -1}}, {{-20, 0, 1}, {20, 4, 20}}, {{-1, 0, -1}, {1, 3, 1}}});
  const FrameSubject door = subjectOf({{-1, 0, -0.1F}, {1, 3, 0.1F}});
  for (const QVector3D& direction : {QVector3D(1, 0, 0), QVector3D(0, 1, 0.1F), QVector3D(0.1F, -1, 0),
                                     QVector3D(1, 0.6F, 0.1F), QVector3D(0, 0, 1), QVector3D(0, 0.7F, -1)}) {
    const CameraRig rig = cameraLooking(direction);
    const FramePlan plan = planFrame(door, rig, &space);
    expectFree(plan, door, space);
    EXPECT_GT(std::abs(shownBy(plan, rig).forward().z()), 0.55F) << "its front";
    EXPECT_NEAR(filledBy(door, shownBy(plan, rig)), kFramedThingShare, 0.02);
  }
}

TEST(FramePlan, AThingAtAWallIsSeenFromTheRoom) {
  const BoxSpace space({kHall});
  const FrameSubject picture = subjectOf({{19.9F, 1, -1}, {20, 2.5F, 1}});
  const CameraRig rig = cameraLooking({-1, 0, 0}); // from behind the wall
  const FramePlan plan = planFrame(picture, rig, &space);
  expectFree(plan, picture, space);
  EXPECT_GT(shownBy(plan, rig).forward().x(), 0.5F);
}

TEST(FramePlan, NeverFromBelowTheFloor) {
  // The scene has no leaves, so rays alone find the ground.
  const BoxSpace ground({}, {{{-50, -1, -50}, {50, 0, 50}}}, false);
  const FrameSubject crate = subjectOf({{-1, 0, -1}, {1, 2, 1}});
  for (const QVector3D& direction : {QVector3D(0, 1, 0.01F), QVector3D(1, 0.9F, 0), QVector3D(0, 0.3F, 1)}) {
    const FramePlan plan = planFrame(crate, cameraLooking(direction), &ground);
    EXPECT_GT(plan.pose.position.y(), 0.05F) << testing::PrintToString(direction);
    EXPECT_TRUE(plan.showsMiddle);
  }
  // A thing that is sunk by more than its half.
  const FrameSubject sunk = subjectOf({{-1, -1.5F, -1}, {1, 0.5F, 1}});
  EXPECT_GT(planFrame(sunk, cameraLooking({0, 0.5F, 1}), &ground).pose.position.y(), 0);
}

TEST(FramePlan, ComesNearerWhereTheRoomIsSmall) {
  const BoxSpace space({{{-1.5F, 0, -1.5F}, {1.5F, 2.5F, 1.5F}}});
  const FrameSubject crate = subjectOf({{-0.5F, 0, -0.5F}, {0.5F, 1, 0.5F}});
  for (const QVector3D& direction : {QVector3D(1, 0, 0), QVector3D(0, 1, 0.1F), QVector3D(-1, -1, 1)}) {
    const FramePlan plan = planFrame(crate, cameraLooking(direction), &space);
    expectFree(plan, crate, space);
  }
}

TEST(FramePlan, GoesRoundWhatIsInTheWay) {
  const BoxSpace space({kHall}, {{{-3, 0, 2}, {3, 8, 3}}});
  const FrameSubject crate = subjectOf({{-1, 0, -1}, {1, 2, 1}});
  const CameraRig rig = cameraLooking({0, -0.2F, -1}); // through the screen
  const FramePlan plan = planFrame(crate, rig, &space);
  expectFree(plan, crate, space);
  EXPECT_NEAR(filledBy(crate, shownBy(plan, rig)), kFramedThingShare, 0.01);
}

TEST(FramePlan, ALampInACeilingIsSeenFromBelow) {
  const BoxSpace space({kHall});
  FrameSubject lamp; // shows nothing, and its middle is in the ceiling
  std::ranges::copy(scene::cornersOf({{-0.5F, 7.6F, -0.5F}, {0.5F, 8.6F, 0.5F}}), std::back_inserter(lamp.outline));
  for (const QVector3D& direction : {QVector3D(0, -1, 0.1F), QVector3D(1, 0, 0), QVector3D(0, 0.4F, 1)}) {
    const FramePlan plan = planFrame(lamp, cameraLooking(direction), &space);
    EXPECT_TRUE(space.isInside(plan.pose.position)) << testing::PrintToString(plan.pose.position);
    EXPECT_TRUE(plan.showsMiddle);
  }
}

TEST(FramePlan, PartsInTheOpenDoWhereTheMiddleIsHidden) {
  // Two crates on both sides of a pillar, framed together.
  const BoxSpace space({kHall}, {{{-2, 0, -2}, {2, 8, 2}}});
  FrameSubject crates = subjectOf({{-6, 0, -1}, {-4, 2, 1}});
  crates.add(subjectOf({{4, 0, -1}, {6, 2, 1}}));
  const CameraRig rig = cameraLooking({1, 0, 0});
  const FramePlan plan = planFrame(crates, rig, &space);
  EXPECT_TRUE(space.isInside(plan.pose.position));
  EXPECT_LE(plan.rays, kMostFrameRays);
  int seen = 0;
  for (const FrameSample& sample : crates.samples) {
    const QVector3D way = sample.point - plan.pose.position;
    seen += QVector3D::dotProduct(way, sample.normal) < 0 &&
                    space.freeDistance({plan.pose.position, way.normalized()}, way.length()) > way.length() * 0.99F
                ? 1
                : 0;
  }
  EXPECT_GE(seen, 1);
}

TEST(FramePlan, OutsideTheMapAThingIsStillShown) {
  const BoxSpace space({kHall});
  const FrameSubject lost = subjectOf({{40, 5, 40}, {41, 6, 41}});
  const CameraRig rig = cameraLooking({1, -0.2F, 0});
  const FramePlan plan = planFrame(lost, rig, &space);
  EXPECT_TRUE(plan.showsMiddle);
  EXPECT_TRUE(shownBy(plan, rig).project({40.5F, 5.5F, 40.5F}));
}

TEST(FramePlan, WithoutObstaclesTheDirectionStays) {
  const FrameSubject part = subjectOf({{2, 3, 4}, {3, 5, 4.5F}});
  const CameraRig rig = cameraLooking({0.4F, 0.7F, 1});
  const FramePlan plan = planFrame(part, rig, nullptr);
  EXPECT_EQ(plan.rays, 0);
  EXPECT_EQ(plan.pose.orientation, rig.pose().orientation);
  EXPECT_NEAR(filledBy(part, shownBy(plan, rig)), kFramedThingShare, 0.01);
  EXPECT_LT((plan.centre - part.bounds().centre()).length(), 1);
}

TEST(FramePlan, ParallelViewsKeepTheirDirection) {
  const BoxSpace space({kHall});
  CameraRig rig = cameraLooking({0, -1, 0});
  rig.setOrthographic(true);
  for (const Bounds& box : {Bounds({2, 0, 4}, {3, 1, 9}), Bounds({2, 0, 4}, {12, 1, 5})}) {
    const FrameSubject thing = subjectOf(box);
    const FramePlan plan = planFrame(thing, rig, &space);
    EXPECT_TRUE(plan.pose.orthographic);
    EXPECT_EQ(plan.pose.orientation, rig.pose().orientation);
    EXPECT_NEAR(filledBy(thing, shownBy(plan, rig)), kFramedThingShare, 0.01);
  }
}

TEST(FramePlan, TinyThingsAreBeyondTheNearPlane) {
  const BoxSpace space({kHall});
  for (const BoxSpace* around : {&space, static_cast<const BoxSpace*>(nullptr)}) {
    const FrameSubject speck = subjectOf({{1, 2, 1}, {1.001F, 2.001F, 1.001F}});
    const CameraRig rig = cameraLooking({1, -0.2F, 0});
    const FramePlan plan = planFrame(speck, rig, around);
    const float away = (speck.bounds().centre() - plan.pose.position).length();
    EXPECT_GT(away, shownBy(plan, rig).nearPlane());
    EXPECT_LT(away, 0.5F);
  }
}

TEST(FramePlan, NothingLeavesTheCameraWhereItIs) {
  const CameraRig rig = cameraLooking({1, -0.2F, 0});
  EXPECT_EQ(planFrame({}, rig, nullptr).pose, rig.pose());
  const float nan = std::numeric_limits<float>::quiet_NaN();
  FrameSubject broken;
  broken.outline = {{nan, 0, 0}};
  EXPECT_EQ(planFrame(broken, rig, nullptr).pose, rig.pose());
}

TEST(FramePlan, LookingAlongIsUpright) {
  for (const QVector3D& way :
       {QVector3D(0, 0, -1), QVector3D(1, 0.5F, 0), QVector3D(-1, -2, 3), QVector3D(0, 1, 0), QVector3D(0, -1, 0)}) {
    const QQuaternion like = QQuaternion::fromAxisAndAngle(0, 1, 0, 40);
    const QQuaternion orientation = lookingAlong(way, like);
    EXPECT_LT((orientation.rotatedVector({0, 0, -1}) - way.normalized()).length(), 1e-3F);
    EXPECT_NEAR(orientation.rotatedVector({1, 0, 0}).y(), 0, 1e-4);
    if (way.x() == 0 && way.z() == 0) {
      EXPECT_LT((orientation.rotatedVector({1, 0, 0}) - like.rotatedVector({1, 0, 0})).length(), 1e-3F);
    }
  }
}

TEST(FramePlan, APointHasAPlaceBeforeIt) {
  FrameSubject point;
  point.outline = {{3, 2, 1}};
  CameraRig rig = cameraLooking({0, 0, -1});
  const BoxSpace room({{{-10, 0, -10}, {10, 5, 10}}});
  EXPECT_GT((planFrame(point, rig, &room).pose.position - point.outline.front()).length(), 0);
  EXPECT_GT((planFrame(point, rig, nullptr).pose.position - point.outline.front()).length(), 0);
  rig.setOrthographic(true);
  EXPECT_GT(planFrame(point, rig, nullptr).pose.orthographicHeight, 0);
}

TEST(FramePlan, SizesBeyondAllNumbersMoveNothing) {
  constexpr float kHuge = 3e38F;
  FrameSubject huge;
  std::ranges::copy(scene::cornersOf(Bounds({-kHuge, -kHuge, -kHuge}, {kHuge, kHuge, kHuge})),
                    std::back_inserter(huge.outline));
  const CameraRig rig = cameraLooking({0, 0, -1});
  const BoxSpace room({{{-10, 0, -10}, {10, 5, 10}}});
  EXPECT_EQ(planFrame(huge, rig, &room).pose, rig.pose());
  EXPECT_EQ(planFrame(huge, rig, nullptr).pose, rig.pose());
}

} // namespace
} // namespace vitrine::viewing
