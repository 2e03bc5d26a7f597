#include "render/batching/DeformedBatch.h"

#include "core/animation/VisibleItems.h"
#include "render/batching/Batcher.h"
#include "render/batching/RenderScene.h"
#include "render/batching/StreamColor.h"
#include "render/batching/TransformGroups.h"
#include "render/batching/Vertex.h"
#include "tests/core/scene/PoseForTests.h"
#include "tests/render/HandmadeModel.h"
#include "tests/render/HandmadeScene.h"

#include <gtest/gtest.h>

#include <cstring>

namespace vitrine::tests {
namespace {

using namespace render;
using animation::Pose;
using animation::PosePtr;
using scene::kNone;

HandmadeScene::Quad squareQuad(NodeIndex node, MaterialIndex material, float z = 0) {
  HandmadeScene::Quad quad{{-1, 1, z}, {2, 0, 0}, {0, -2, 0}, material};
  quad.node = node;
  return quad;
}

ItemSet drawnAt(const scene::Scene& scene, const state::SceneState& state) {
  return animation::visibleItems(scene, state);
}

const Batch* batchOf(const RenderScene& built, scene::DrawItemIndex item) {
  for (const Batch& batch : built.batches) {
    if (std::ranges::any_of(batch.ranges, [item](const BatchRange& range) { return range.item == item; })) {
      return &batch;
    }
  }
  return nullptr;
}

std::shared_ptr<const Batch> shared(const Batch* batch) {
  return {std::shared_ptr<const Batch>(), batch};
}

MovedVertex movedVertex(const DeformedBatch& posed, std::size_t index) {
  MovedVertex vertex;
  std::memcpy(&vertex, posed.vertices().constData() + index * sizeof vertex, sizeof vertex);
  return vertex;
}

QVector3D vertexMean(const PositionRecords& positions, const BatchRange& range) {
  QVector3D sum;
  for (std::uint32_t i = 0; i < range.vertexCount; ++i) {
    sum += positions.at(range.firstVertex + i);
  }
  return sum / static_cast<float>(range.vertexCount);
}

float greyOf(const DeformedBatch& posed, std::size_t vertex) {
  StreamColor color;
  std::memcpy(&color, posed.colors().constData() + vertex * sizeof color, sizeof color);
  EXPECT_EQ(float(color.use), float(StreamColor::Use::Light));
  return color.color[0];
}

/// Item 0: the ground, in no animated model. Item 1: a part of two frames, with brightness. Item 2: another part, of
/// one shape, that is there in pose 2 alone. Item 3: a part that poses place.
struct CharacterController {
  HandmadeScene maker;
  MaterialIndex material = maker.addPlain({1, 1, 1});
  scene::DrawItemIndex ground = maker.addQuad(squareQuad(0, material, -5));
  HandmadeModel animatedModel{maker};
  NodeIndex body = animatedModel.addPart(QStringLiteral("body"));
  scene::DrawItemIndex bodyItem = maker.addQuad(squareQuad(body, material));
  NodeIndex hat = animatedModel.addPart(QStringLiteral("hat"));
  scene::DrawItemIndex hatItem = maker.addQuad(squareQuad(hat, material, 3));
  NodeIndex hand = animatedModel.addPart(QStringLiteral("hand"));
  scene::DrawItemIndex handItem = maker.addQuad(squareQuad(hand, material, 1));

  CharacterController() {
    maker.addColors(body, QStringLiteral("brightness"), scene::ColorUse::Light, {1, 1, 1});
    animatedModel.addFrames(body, {{{0, 0, 0}, 0.0F}, {{10, 0, 0}, 1.0F}});
    animatedModel.addPose({{body, 0}}, {{hand, {0, 0, 0}, {}}});
    animatedModel.addPose({{body, 1}}, {{hand, {4, 0, 0}, QQuaternion::fromAxisAndAngle(0, 1, 0, 90)}});
    animatedModel.addPose({{hat, 0}});
    animatedModel.animatedModel().restPose = 0;
    animatedModel.addClip({0, 1});
    animatedModel.addClip({2, 0});
  }
};

TEST(DeformedBatch, WhatMovesTogetherIsDrawnTogether) {
  CharacterController walker;
  const RenderScene built = batched(walker.maker.finish());
  ASSERT_EQ(built.batches.size(), 4U) << "one look, but three ways to move, and what stands still";
  const Batch* ground = batchOf(built, walker.ground);
  EXPECT_FALSE(ground->moves());
  const Batch* body = batchOf(built, walker.bodyItem);
  EXPECT_EQ(body->space, walker.animatedModel.node());
  ASSERT_TRUE(body->sources);
  EXPECT_EQ(body->meshVertices.size(), body->vertexCount());
  const Batch* hat = batchOf(built, walker.hatItem);
  EXPECT_EQ(hat->space, walker.animatedModel.node());
  EXPECT_FALSE(hat->sources);
  EXPECT_EQ(batchOf(built, walker.handItem)->space, walker.hand);
}

TEST(DeformedBatch, HundredsOfFramesThatSwitchAreOneBatch) {
  HandmadeScene maker;
  const MaterialIndex material = maker.addTextured(maker.addTexture(QImage(1, 1, QImage::Format_RGBA8888)));
  HandmadeModel animatedModel(maker);
  for (int i = 0; i < 500; ++i) {
    const NodeIndex part = animatedModel.addPart(QString::number(i));
    for (int quad = 0; quad < 20; ++quad) {
      maker.addQuad(squareQuad(part, material, static_cast<float>(i)));
    }
    animatedModel.addPose({{part, 0}});
  }
  const RenderScene built = batched(maker.finish());
  ASSERT_EQ(built.batches.size(), 1U);
  EXPECT_EQ(built.batches.front().ranges.size(), 500U * 20);
  const ItemSet drawn = drawnAt(*built.scene, {});
  EXPECT_TRUE(indicesFor(built.batches.front(), drawn).empty()) << "there is no rest pose";
}

TEST(DeformedBatch, VerticesAndColoursAreThoseOfThePose) {
  CharacterController walker;
  const auto scene = walker.maker.finish();
  const RenderScene built = batched(scene);
  DeformedBatch posed(shared(batchOf(built, walker.bodyItem)));
  const BatchRange range = posed.batch().ranges.front();
  PosePtr pose;
  for (const auto& [time, x] : std::map<double, float>{{0.0, 0.0F}, {0.025, 2.5F}, {0.05, 5.0F}, {0.1, 10.0F}}) {
    pose = poseAt(scene, at(0, time), pose);
    const DeformedBatch::Changes changes = posed.follow(pose, drawnAt(*scene, at(0, time)), {});
    EXPECT_TRUE(changes.vertices && changes.colors && changes.bounds);
    const QVector3D middle = vertexMean(posed.positions(), range);
    EXPECT_NEAR(middle.x(), x, 1e-4F);
    EXPECT_NEAR(greyOf(posed, range.firstVertex), x / 10, 1e-3F);
    EXPECT_EQ(movedVertex(posed, range.firstVertex).normal, (std::array<std::int16_t, 3>{0, 0, 32767}));
    EXPECT_EQ(movedVertex(posed, range.firstVertex).shaped, 32767);
    EXPECT_NEAR(posed.bounds().centre().x(), x, 1e-4F);
    EXPECT_NEAR(posed.bounds().size().x(), 2, 1e-4F) << "no larger than it is between the two frames";
  }
}

TEST(DeformedBatch, NothingIsWrittenWhenNothingHasChanged) {
  CharacterController walker;
  const auto scene = walker.maker.finish();
  const RenderScene built = batched(scene);
  DeformedBatch posed(shared(batchOf(built, walker.bodyItem)));
  const ItemSet drawn = drawnAt(*scene, at(0, 0.05));
  const PosePtr first = poseAt(scene, at(0, 0.05));
  posed.follow(first, drawn, {});
  const char* written = posed.vertices().constData();
  // Another moment of the same frames and share: a loop of the scene's other things.
  const PosePtr again = poseAt(scene, at(0, 0.05), first);
  EXPECT_EQ(again->verticesOf(walker.body), first->verticesOf(walker.body));
  const DeformedBatch::Changes changes = posed.follow(again, drawn, {});
  EXPECT_FALSE(changes.vertices || changes.colors || changes.place || changes.bounds);
  EXPECT_EQ(posed.vertices().constData(), written);
  // A batch that is not drawn is not written: it is behind when it is drawn again.
  const ItemSet nothing;
  const PosePtr last = poseAt(scene, at(0, 0.1), again);
  EXPECT_FALSE(posed.follow(last, nothing, {}).vertices);
  EXPECT_NEAR(vertexMean(posed.positions(), posed.batch().ranges.front()).x(), 5, 1e-4F);
  EXPECT_TRUE(posed.follow(poseAt(scene, at(0, 0.1), last), drawn, {}).vertices);
  EXPECT_NEAR(vertexMean(posed.positions(), posed.batch().ranges.front()).x(), 10, 1e-4F);
}

TEST(DeformedBatch, AnotherFigureAtRestIsNotEvaluatedAgain) {
  CharacterController walker;
  HandmadeModel other(walker.maker, QStringLiteral("other"));
  const NodeIndex part = other.addPart(QStringLiteral("part"));
  walker.maker.addQuad(squareQuad(part, walker.material));
  other.addFrames(part, {{{0, 0, 0}}, {{1, 0, 0}}});
  other.addPose({{part, 1}});
  other.animatedModel().restPose = 0;
  const auto scene = walker.maker.finish();
  const PosePtr before = poseAt(scene, at(0, 0.02));
  const PosePtr after = poseAt(scene, at(0, 0.03), before);
  EXPECT_EQ(after->verticesOf(part), before->verticesOf(part));
  EXPECT_NE(after->verticesOf(walker.body), before->verticesOf(walker.body));
}

TEST(DeformedBatch, PlacesFollowThePose) {
  CharacterController walker;
  const auto scene = walker.maker.finish();
  const RenderScene built = batched(scene);
  DeformedBatch hand(shared(batchOf(built, walker.handItem)));
  const PosePtr pose = poseAt(scene, at(0, 0.1));
  EXPECT_TRUE(hand.follow(pose, drawnAt(*scene, at(0, 0.1)), {}).place);
  EXPECT_TRUE(hand.vertices().isEmpty()) << "a matrix is enough";
  const QVector3D middle = hand.place().map(vertexMean(hand.positions(), hand.batch().ranges.front()));
  EXPECT_LT((middle - QVector3D(5, 0, 0)).length(), 1e-4F) << "turned by a quarter, then moved";
  EXPECT_EQ(hand.place(), pose->worldTransform(walker.hand));
}

TEST(DeformedBatch, ChoosingAnotherStreamLeavesThePoseOut) {
  CharacterController walker;
  walker.maker.addColors(walker.body, QStringLiteral("white"), scene::ColorUse::Light, {0.75F, 0.75F, 0.75F});
  walker.maker.addColorChoice({QStringLiteral("brightness"), QStringLiteral("white")});
  const auto scene = walker.maker.finish();
  const RenderScene built = batched(scene);
  DeformedBatch posed(shared(batchOf(built, walker.bodyItem)));
  const PosePtr pose = poseAt(scene, at(0, 0.05));
  const ItemSet drawn = drawnAt(*scene, at(0, 0.05));
  posed.follow(pose, drawn, QStringLiteral("brightness"));
  EXPECT_NEAR(greyOf(posed, 0), 0.5F, 1e-3F);
  const DeformedBatch::Changes changes = posed.follow(pose, drawn, QStringLiteral("white"));
  EXPECT_TRUE(changes.colors);
  EXPECT_FALSE(changes.vertices);
  EXPECT_NEAR(greyOf(posed, 0), 0.75F, 1e-3F);
  EXPECT_TRUE(posed.follow(pose, drawn, QStringLiteral("brightness")).colors);
  EXPECT_NEAR(greyOf(posed, 0), 0.5F, 1e-3F);
}

TEST(DeformedBatch, BothSidesOfASheetHaveNoNormal) {
  CharacterController walker;
  scene::Mesh& mesh = walker.maker.meshOf(walker.body);
  const std::vector<std::uint32_t> front = mesh.indices;
  mesh.indices.insert(mesh.indices.end(), front.rbegin(), front.rend());
  mesh.surfaces.front().indexCount *= 2;
  const auto scene = walker.maker.finish();
  const RenderScene built = batched(scene);
  DeformedBatch posed(shared(batchOf(built, walker.bodyItem)));
  posed.follow(poseAt(scene, at(0, 0.05)), drawnAt(*scene, at(0, 0.05)), {});
  EXPECT_EQ(movedVertex(posed, 0).normal, (std::array<std::int16_t, 3>{0, 0, 0}));
}

TEST(DeformedBatch, SortingLooksAtThePose) {
  HandmadeScene maker;
  const MaterialIndex material = maker.addPlain({1, 1, 1});
  HandmadeModel animatedModel(maker);
  const NodeIndex part = animatedModel.addPart(QStringLiteral("panes"));
  maker.addQuad(squareQuad(part, material, 0));
  const NodeIndex other = animatedModel.addPart(QStringLiteral("pane"));
  maker.addQuad(squareQuad(other, material, 1));
  animatedModel.addFrames(part, {{{0, 0, 0}}, {{0, 0, 4}}});
  animatedModel.addFrames(other, {{{0, 0, 0}}, {{0, 0, 0}}});
  animatedModel.addPose({{part, 0}, {other, 0}});
  animatedModel.addPose({{part, 1}, {other, 1}});
  animatedModel.addClip({0, 1});
  const auto scene = maker.finish();
  const RenderScene built = batched(scene);
  ASSERT_EQ(built.batches.size(), 1U);
  DeformedBatch posed(shared(&built.batches.front()));
  const auto firstDrawn = [&](double time) {
    posed.follow(poseAt(scene, at(0, time)), drawnAt(*scene, at(0, time)), {});
    const auto sorted = sortedFarToNear(posed.positions(), posed.batch().indices, {0, 0, 20});
    const auto range = std::ranges::find_if(posed.batch().ranges, [&](const BatchRange& r) {
      return sorted.front() >= r.firstVertex && sorted.front() < r.firstVertex + r.vertexCount;
    });
    return range->item;
  };
  EXPECT_EQ(firstDrawn(0.0), DrawItemIndex(0));
  EXPECT_EQ(firstDrawn(0.05), DrawItemIndex(1)) << "the first pane has come in front";
}

/// Every matrix that a similarity cannot say is done without one.
TEST(DeformedBatch, ShearedFiguresAreWrittenInWorldSpace) {
  CharacterController walker;
  walker.maker.scene().nodes[walker.animatedModel.node()].local.scale(3, 1, 1);
  walker.maker.scene().motion.animations[0].stepMove = {0, 0, 2};
  scene::Control motion;
  motion.id = QStringLiteral("root");
  motion.defaultValue = 1;
  motion.target = scene::RootMotionTarget{};
  walker.maker.scene().controls.push_back(motion);
  const auto scene = walker.maker.finish();
  const RenderScene built = batched(scene);
  for (const scene::DrawItemIndex item : {walker.bodyItem, walker.handItem}) {
    const Batch* batch = batchOf(built, item);
    EXPECT_EQ(batch->space, kNone);
    DeformedBatch posed(shared(batch));
    const state::SceneState state = at(0, 0.1);
    const PosePtr pose = poseAt(scene, state);
    posed.follow(pose, drawnAt(*scene, state), {});
    const auto range = std::ranges::find(batch->ranges, item, &BatchRange::item);
    const QVector3D wanted = pose->worldBounds(item).centre();
    EXPECT_LT((vertexMean(posed.positions(), *range) - wanted).length(), 1e-4F) << item.number();
    EXPECT_TRUE(posed.place().isIdentity());
    EXPECT_FALSE(posed.follow(poseAt(scene, state, pose), drawnAt(*scene, state), {}).vertices);
    EXPECT_TRUE(posed.follow(poseAt(scene, at(0, 0.05), pose), drawnAt(*scene, state), {}).vertices);
  }
}

TEST(DeformedBatch, TooManyPlacesMakeNoMoreBatches) {
  HandmadeScene maker;
  const MaterialIndex material = maker.addPlain({1, 1, 1});
  HandmadeModel animatedModel(maker);
  std::vector<scene::ShapeKey> shapes;
  std::vector<scene::PlaceKey> places;
  std::vector<scene::DrawItemIndex> items;
  for (int i = 0; i < 2000; ++i) {
    const NodeIndex part = animatedModel.addPart(QString::number(i));
    items.push_back(maker.addQuad(squareQuad(part, material)));
    places.push_back({part, {static_cast<float>(i), 0, 0}, {}});
  }
  animatedModel.addPose(shapes, places);
  animatedModel.addClip({0});
  const auto scene = maker.finish();
  const RenderScene built = batched(scene);
  EXPECT_LE(built.batches.size(), TransformGroups::kMaxSpaces + 1);
  DeformedBatch last(shared(batchOf(built, items.back())));
  last.follow(poseAt(scene, at(0, 0)), drawnAt(*scene, at(0, 0)), {});
  const auto range = std::ranges::find(last.batch().ranges, items.back(), &BatchRange::item);
  EXPECT_NEAR(vertexMean(last.positions(), *range).x(), 1999, 1e-2F);
}

TEST(DeformedBatch, MirroredFiguresKeepTheirFronts) {
  CharacterController walker;
  walker.maker.scene().nodes[walker.animatedModel.node()].local.scale(-2, 2, 2);
  const RenderScene built = batched(walker.maker.finish());
  const Batch* hat = batchOf(built, walker.hatItem);
  ASSERT_EQ(hat->space, walker.animatedModel.node());
  const PositionRecords positions = positionsOf(*hat);
  const auto corner = [&](std::size_t k) {
    return built.scene->worldTransform(hat->space).map(positions.at(hat->indices[k]));
  };
  EXPECT_GT(QVector3D::crossProduct(corner(1) - corner(0), corner(2) - corner(0)).z(), 0.0F);
}

} // namespace
} // namespace vitrine::tests
