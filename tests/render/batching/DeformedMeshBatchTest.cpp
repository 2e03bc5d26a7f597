#include "core/animation/FinishScene.h"
#include "core/animation/Pose.h"
#include "render/batching/DeformedBatch.h"
#include "render/batching/RenderScene.h"
#include "render/batching/TransformGroups.h"
#include "render/batching/Vertex.h"
#include "tests/core/scene/CreatureForTests.h"
#include "tests/core/scene/PoseForTests.h"

#include <gtest/gtest.h>

#include <cstring>

namespace vitrine::tests {
namespace {

using namespace render;
using namespace creature;
using animation::Pose;
using animation::PosePtr;
using scene::kNone;

constexpr scene::DrawItemIndex kRibbonItem = 0;
constexpr scene::DrawItemIndex kFaceItem = 1;

struct Built {
  scene::ScenePtr scene;
  RenderScene built;

  explicit Built(scene::ScenePtr from) : scene(from), built(make(std::move(from))) {}

  static RenderScene make(const scene::ScenePtr& scene) {
    base::Progress progress;
    return RenderScene(scene, scene->assets, progress);
  }
  std::shared_ptr<const Batch> batchOf(scene::DrawItemIndex item) const {
    const auto has = [item](const BatchRange& range) { return range.item == item; };
    const auto found =
        std::ranges::find_if(built.batches, [&](const Batch& batch) { return std::ranges::any_of(batch.ranges, has); });
    return {std::shared_ptr<const Batch>(), &*found};
  }
  BatchRange rangeOf(scene::DrawItemIndex item) const {
    return *std::ranges::find(batchOf(item)->ranges, item, &BatchRange::item);
  }
  ItemSet all() const { return ItemSet::range(0, scene->drawItems().size()); }
};

/// Around the positions of an item, in the world.
scene::Bounds around(const DeformedBatch& posed, const BatchRange& range) {
  scene::Bounds bounds;
  for (std::uint32_t i = 0; i < range.vertexCount; ++i) {
    bounds.add(posed.place().map(posed.positions().at(range.firstVertex + i)));
  }
  return bounds;
}

void expectSame(const scene::Bounds& got, const scene::Bounds& wanted) {
  EXPECT_LT((got.min() - wanted.min()).length() + (got.max() - wanted.max()).length(), 1e-3F);
}

TEST(BentBatch, WhatJointsCarryIsWrittenInTheWorldAndOtherThingsMoveByTheirMatrix) {
  const Built one(creatureAtRest());
  const auto ribbon = one.batchOf(kRibbonItem);
  EXPECT_EQ(ribbon->space, kNone);
  EXPECT_TRUE(ribbon->sources);
  const auto face = one.batchOf(kFaceItem);
  EXPECT_EQ(face->space, kElbow);
  EXPECT_TRUE(face->sources) << "it has shapes";
  EXPECT_EQ(one.batchOf(2)->space, kRoot);
}

TEST(BentBatch, FollowsClipsShapesAndPlacements) {
  const Built one(creatureAtRest(30));
  DeformedBatch ribbon(one.batchOf(kRibbonItem));
  DeformedBatch face(one.batchOf(kFaceItem));
  PosePtr pose;
  for (const state::SceneState& state :
       {state::SceneState(), during(kBend, 0.5), during(kBend, 1, {{QStringLiteral("wide"), 0.5}}),
        during(kWalk, 0.5, {{QStringLiteral("turn"), 40}}), with({{QStringLiteral("bind"), 1}}), state::SceneState()}) {
    pose = poseAt(one.scene, state, pose);
    ribbon.follow(pose, one.all(), {});
    face.follow(pose, one.all(), {});
    expectSame(around(ribbon, one.rangeOf(kRibbonItem)), pose->worldBounds(kRibbonItem));
    expectSame(ribbon.bounds(), pose->worldBounds(kRibbonItem));
    const auto wanted = Pose(one.scene, state).positionsOf(kFaceItem);
    const QVector3D middle = pose->worldTransform(kFace).map((wanted[0] + wanted[2]) / 2);
    EXPECT_TRUE(around(face, one.rangeOf(kFaceItem)).contains(middle));
  }
}

TEST(BentBatch, NormalsTurnWithTheJoints) {
  const Built one(creatureAtRest());
  DeformedBatch ribbon(one.batchOf(kRibbonItem));
  ribbon.follow(poseAt(one.scene, with({{QStringLiteral("turn"), 90}})), one.all(), {});
  MovedVertex vertex;
  std::memcpy(&vertex, ribbon.vertices().constData(), sizeof vertex);
  EXPECT_NEAR(vertex.normal[0], 32767, 2);
  EXPECT_NEAR(vertex.normal[2], 0, 2);
}

TEST(BentBatch, OnlyWhatChangedIsWritten) {
  const Built one(creatureAtRest());
  DeformedBatch ribbon(one.batchOf(kRibbonItem));
  DeformedBatch face(one.batchOf(kFaceItem));
  const PosePtr first = poseAt(one.scene, during(kBend, 0.5));
  ribbon.follow(first, one.all(), {});
  face.follow(first, one.all(), {});
  const PosePtr smiling = poseAt(one.scene, during(kBend, 0.5, {{QStringLiteral("wide"), 1}}), first);
  EXPECT_FALSE(ribbon.follow(smiling, one.all(), {}).vertices);
  const DeformedBatch::Changes changes = face.follow(smiling, one.all(), {});
  EXPECT_TRUE(changes.vertices);
  EXPECT_FALSE(changes.place);
  const PosePtr later = poseAt(one.scene, during(kBend, 0.75, {{QStringLiteral("wide"), 1}}), smiling);
  EXPECT_TRUE(ribbon.follow(later, one.all(), {}).vertices);
  EXPECT_FALSE(face.follow(later, one.all(), {}).vertices) << "a matrix is enough";
}

TEST(TransformGroups, WhatAClipScalesIsWrittenAnew) {
  SceneBuilder scene = creatureScene();
  scene::NodeTrack track;
  track.node = kShoulder;
  track.scale[0].keys = {{0, 1, 0, 1}, {1, 2, 1, 0}};
  scene.motion.animations[kBend].tracks = std::make_shared<const std::vector<scene::NodeTrack>>(std::vector{track});
  const ScenePtr shared = animation::finishScene(std::move(scene));
  const TransformGroups spaces(*shared);
  EXPECT_EQ(spaces.spaceOf(kFace), kNone) << "what is above it takes it along";
  EXPECT_TRUE(spaces.isRewritten(kFace));
  EXPECT_EQ(spaces.spaceOf(kTwin), kRoot);
  const Built one(shared);
  DeformedBatch face(one.batchOf(kFaceItem));
  const PosePtr pose = poseAt(shared, during(kBend, 1));
  face.follow(pose, one.all(), {});
  expectSame(around(face, one.rangeOf(kFaceItem)), pose->worldBounds(kFaceItem));
  EXPECT_NEAR(pose->worldBounds(kFaceItem).size().x(), 4, 1e-4F);
}

TEST(TransformGroups, SpringingBonesAreSpacesOfTheirOwn) {
  SceneBuilder scene = creatureScene();
  scene::SpringChain chain;
  chain.roots = {kElbow};
  chain.gravity = {0, 0, 1};
  scene.motion.springs.chains = {chain};
  const ScenePtr shared = animation::finishScene(std::move(scene));
  EXPECT_EQ(TransformGroups(*shared).spaceOf(kFace), kFace) << "the end of a chain";
  const Built one(shared);
  DeformedBatch face(one.batchOf(kFaceItem));
  const PosePtr before = poseAt(shared, with({{QStringLiteral("springs"), 1}}));
  face.follow(before, one.all(), {});
  const PosePtr after = poseAt(shared, with({{QStringLiteral("springs"), 1}}, 0.5), before);
  const DeformedBatch::Changes changes = face.follow(after, one.all(), {});
  EXPECT_TRUE(changes.place);
  EXPECT_FALSE(changes.vertices);
  expectSame(around(face, one.rangeOf(kFaceItem)), after->worldBounds(kFaceItem));
}

} // namespace
} // namespace vitrine::tests
