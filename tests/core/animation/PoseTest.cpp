#include "core/animation/Pose.h"

#include "core/animation/FinishScene.h"
#include "core/animation/VisibleItems.h"
#include "core/picking/RayCaster.h"
#include "core/scene/SceneChecks.h"
#include "core/scene/SceneRecords.h"
#include "tests/core/scene/PoseForTests.h"
#include "tests/core/scene/SceneBuilderForTests.h"
#include "tests/support/QtPrinters.h"

#include <gtest/gtest.h>

namespace vitrine::tests {
namespace {

using namespace scene;
using namespace animation;

/// A square like square(), moved.
scene::VertexFrame frameAt(const QVector3D& shift, float grey) {
  scene::VertexFrame frame;
  std::vector<QVector3D> corners = square();
  for (QVector3D& corner : corners) {
    corner += shift;
    frame.bounds.add(corner);
  }
  frame.colors = std::make_shared<const std::vector<QVector4D>>(corners.size(), QVector4D(grey, grey, grey, 1));
  frame.positions = std::make_shared<const std::vector<QVector3D>>(std::move(corners));
  return frame;
}

scene::KeyPose pose(std::vector<scene::ShapeKey> shapes, std::vector<scene::PlaceKey> places = {}) {
  return {std::move(shapes), std::move(places), std::nullopt};
}

scene::Animation clip(const QString& name, std::vector<std::uint32_t> poses, bool loops = false) {
  scene::Animation animation;
  animation.name = name;
  animation.frames = static_cast<int>(poses.size());
  animation.duration = animation.frames * 0.1;
  animation.animatedModel = 0;
  animation.poses = std::make_shared<const std::vector<std::uint32_t>>(std::move(poses));
  animation.loops = loops;
  return animation;
}

/// Node 0: the animated model. Nodes 1 and 2: meshes that share two frames. Node 3: a mesh of its own kind. Node 4: a
/// marker that moves. Node 5: stands apart. Poses: 0 (node 1, frame 0), 1 (node 1, frame 1), 2 (node 2, frame 0), 3
/// (node 3), 4 (node 1 with the marker).
SceneBuilder dancing() {
  SceneBuilder scene;
  addNode(scene, scene::kNone);
  const auto frames = std::make_shared<const scene::VertexFrames>(
      scene::VertexFrames{frameAt({0, 0, 0}, 0.0F), frameAt({10, 0, 0}, 1.0F)});
  scene::Surface surface;
  surface.provenance.section = 9;
  surface.provenance.frameRows = std::make_shared<const std::vector<std::uint32_t>>(std::vector<std::uint32_t>{3, 8});
  for (int i = 0; i < 2; ++i) {
    const MeshIndex mesh = addMesh(scene, square(), surface);
    scene.meshes.back().frames = frames;
    addNode(scene, mesh, 0);
  }
  addNode(scene, addMesh(scene, square(5)), 0);
  addNode(scene, addMesh(scene, square(7)), 0);
  addNode(scene, addMesh(scene, square(-20)));
  scene::AnimatedModel animatedModel;
  animatedModel.node = 0;
  animatedModel.posed = {1, 2, 3, 4};
  const QQuaternion quarter = QQuaternion::fromAxisAndAngle(0, 1, 0, 90);
  animatedModel.poses = {pose({{1, 0}}, {{4, {0, 0, 0}, {}}}), pose({{1, 1}}, {{4, {4, 0, 0}, quarter}}),
                         pose({{2, 0}}), pose({{3, 0}}), pose({{1, 0}})};
  animatedModel.poses[1].record = RecordRef{20, 1};
  animatedModel.restPose = 3;
  scene.motion.animatedModels.push_back(std::move(animatedModel));
  scene.motion.animations = {clip(QStringLiteral("step"), {0, 1}), clip(QStringLiteral("round_loop"), {0, 1}, true),
                             clip(QStringLiteral("swap"), {1, 2, 3}), clip(QStringLiteral("nothing"), {})};
  scene.motion.animations[1].stepMove = QVector3D(0, 0, 2);
  scene.motion.animations[1].stepTurn = QVector3D(0, 0.5F * float(M_PI), 0);
  scene::Control motion;
  motion.id = QStringLiteral("root");
  motion.target = scene::RootMotionTarget{};
  scene::Control blend;
  blend.id = QStringLiteral("blend");
  blend.defaultValue = 1;
  blend.target = scene::FrameBlendTarget{};
  scene.controls = {motion, blend};
  return scene;
}

ScenePtr dancer() {
  return animation::finishScene(dancing());
}

SceneState at(scene::AnimationIndex animation, double time, const std::map<QString, double>& controls = {}) {
  SceneState state;
  state.animation = animation;
  state.time = time;
  state.controls = controls;
  return state;
}

QVector3D middle(const Pose& pose, DrawItemIndex item) {
  QVector3D sum;
  for (const QVector3D& position : pose.positionsOf(item)) {
    sum += position;
  }
  return pose.worldTransform(pose.scene().drawItems()[item].node)
      .map(sum / static_cast<float>(pose.positionsOf(item).size()));
}

TEST(Pose, RestsWhileNoAnimationIsChosen) {
  const auto scene = dancer();
  EXPECT_EQ(posedNodes(*scene, state::evaluate(*scene, {})),
            (scene::ByNode<bool>{true, false, false, true, false, true}));
  EXPECT_EQ(animation::visibleItems(*scene, {}), (ItemSet{2, 4}));
  EXPECT_EQ(scene->defaultTriangles(), 4U);
  const Pose pose(scene, {});
  EXPECT_EQ(pose.verticesOf(3), nullptr) << "its mesh has no frames";
  EXPECT_EQ(&pose.positionsOf(2), &scene->meshes[2].vertices.positions);
}

TEST(Pose, BlendsFramesOfOneShape) {
  const auto scene = dancer();
  for (const auto& [time, x] : std::map<double, float>{{0.0, 0.0F}, {0.025, 2.5F}, {0.05, 5.0F}, {0.1, 10.0F}}) {
    const Pose pose(scene, at(0, time));
    expectNear(middle(pose, 0), {x, 0, 0});
    EXPECT_NEAR(pose.verticesOf(1)->colors.front().x(), x / 10, kNear);
    expectNear(pose.verticesOf(1)->normals.front(), {0, 0, 1});
    EXPECT_TRUE(pose.worldBounds(0).contains({x, 0, 0}));
  }
}

TEST(Pose, TellsWhoseFrameIsShown) {
  const auto scene = dancer();
  EXPECT_EQ(Pose(scene, at(0, 0.05)).recordOf(0, 0), (RecordRef{9, 3})) << "until the next frame is reached";
  EXPECT_EQ(Pose(scene, at(0, 0.1)).recordOf(0, 0), (RecordRef{9, 8}));
  EXPECT_EQ(Pose(scene, at(0, 0.1)).frameOf(1), 1U);
}

TEST(Pose, EveryFrameIsReachedByItsOwnTime) {
  for (int frames : {3, 7, 10, 13, 100}) {
    SceneBuilder builder = dancing();
    builder.motion.animations[0] =
        clip(QStringLiteral("long"), std::vector<std::uint32_t>(static_cast<std::size_t>(frames), 0));
    const ScenePtr scene = animation::finishScene(std::move(builder));
    for (int frame = 0; frame < frames; ++frame) {
      const double time = frame * scene->motion.animations[0].duration / frames;
      EXPECT_EQ(sampleKeyframes(*scene, state::evaluate(*scene, at(0, time)), 0).steps, frame) << frames;
      EXPECT_EQ(sampleKeyframes(*scene, state::evaluate(*scene, at(0, time)), 0).to, nullptr);
    }
  }
}

TEST(Pose, HoldsTheLastFrameUnlessItLoops) {
  const auto scene = dancer();
  for (const double time : {0.1, 0.15, 0.2, 5.0, 1e300}) {
    expectNear(middle(Pose(scene, at(0, time)), 0), {10, 0, 0});
  }
  expectNear(middle(Pose(scene, at(0, -3)), 0), {0, 0, 0});
  expectNear(middle(Pose(scene, at(1, 0.15)), 0), {5, 0, 0});
  expectNear(middle(Pose(scene, at(1, 0.2)), 0), {0, 0, 0});
  expectNear(middle(Pose(scene, at(1, 1000.05)), 0), {5, 0, 0});
  expectNear(middle(Pose(scene, at(0, std::nan(""))), 0), {0, 0, 0});
}

TEST(Pose, BlendsBetweenNodesThatShareFramesAndSwitchesBetweenOthers) {
  const auto scene = dancer();
  const Pose halfway(scene, at(2, 0.05));
  expectNear(middle(halfway, 0), {5, 0, 0});
  EXPECT_EQ(animation::visibleItems(*scene, at(2, 0.05)), (ItemSet{0, 3, 4}));
  EXPECT_EQ(animation::visibleItems(*scene, at(2, 0.15)), (ItemSet{1, 4}));
  expectNear(middle(Pose(scene, at(2, 0.15)), 1), {0, 0, 0});
  EXPECT_EQ(animation::visibleItems(*scene, at(2, 0.2)), (ItemSet{2, 4}));
}

TEST(Pose, ShowsFramesAsTheyAreWithoutBlending) {
  const auto scene = dancer();
  const Pose pose(scene, at(0, 0.09, {{QStringLiteral("blend"), 0}}));
  expectNear(middle(pose, 0), {0, 0, 0});
}

TEST(Pose, PlacesNodes) {
  const auto scene = dancer();
  const Pose pose(scene, at(0, 0.05));
  const QVector3D mark = pose.worldTransform(4).map(QVector3D(0, 0, 1));
  expectNear(mark, QVector3D(2, 0, 0) + QVector3D(std::sqrt(0.5F), 0, std::sqrt(0.5F)));
  EXPECT_TRUE(posedNodes(*scene, state::evaluate(*scene, at(0, 0.05)))[4]);
  EXPECT_FALSE(posedNodes(*scene, state::evaluate(*scene, at(2, 0.1)))[4]) << "no key in that pose";
}

TEST(Pose, RootMotionMovesTheFigureAlone) {
  const auto scene = dancer();
  const std::map<QString, double> moving{{QStringLiteral("root"), 1}};
  expectNear(middle(Pose(scene, at(1, 0.1)), 0), {10, 0, 0});
  // One step forward, then a quarter turn to the left: what was on its left is now behind it.
  expectNear(middle(Pose(scene, at(1, 0.1, moving)), 0), {0, 0, 2 - 10});
  expectNear(middle(Pose(scene, at(1, 0.1, moving)), 4), {0, 0, -20});
  const QMatrix4x4 two = rootMotion(scene->motion.animations[1], 2);
  expectNear(two.map(QVector3D()), {2, 0, 2});
  const QMatrix4x4 half = rootMotion(scene->motion.animations[1], 0.5);
  expectNear(half.map(QVector3D()), {0, 0, 1});
  EXPECT_TRUE(scene->animatedBounds().contains(two.map(QVector3D())));
  EXPECT_FALSE(scene->bounds().contains({10, 0, 0}));
  EXPECT_TRUE(scene->animatedBounds().contains({10, 0, 0}));
}

TEST(Pose, RaysMeetFiguresWhereTheyStand) {
  const auto scene = dancer();
  const picking::RayCaster caster(scene);
  const scene::Ray ray{{5, 0, 50}, {0, 0, -1}};
  const auto cast = [&](const SceneState& state) {
    const Pose pose(scene, state);
    return caster.cast(ray, animation::visibleItems(*scene, state), &pose);
  };
  EXPECT_FALSE(cast(at(0, 0)).has_value());
  const auto hit = cast(at(0, 0.05));
  ASSERT_TRUE(hit.has_value());
  EXPECT_EQ(hit->item, DrawItemIndex(0));
  EXPECT_EQ(hit->frame, 0U);
  expectNear(hit->position, {5, 0, 0});
  const Pose last(scene, at(0, 0.1));
  EXPECT_EQ(caster.cast({{10, 0, 50}, {0, 0, -1}}, animation::visibleItems(*scene, at(0, 0.1)), &last)->frame, 1U);
  EXPECT_EQ(caster.cast({{0, 0, 50}, {0, 0, -1}}, animation::visibleItems(*scene, {}))->item, DrawItemIndex(2))
      << "at rest without a pose";
  EXPECT_EQ(caster.cast({{0, 0, -50}, {0, 0, 1}}), std::nullopt) << "back faces";
  EXPECT_EQ(caster.cast({{0, 0, -15}, {0, 0, -1}})->item, DrawItemIndex(4)) << "what is in no figure";
}

TEST(Pose, ARayCasterOfOnePoseMeetsWhatTheOtherMeetsInIt) {
  const auto scene = dancer();
  const picking::RayCaster ofAll(scene);
  for (const double time : {0.0, 0.05, 0.1}) {
    const SceneState state = at(0, time);
    const auto pose = std::make_shared<const Pose>(scene, state);
    const ItemSet visible = animation::visibleItems(*scene, state);
    const picking::RayCaster ofPose(scene, pose, visible);
    int met = 0;
    for (int x = -25; x <= 25; ++x) {
      const scene::Ray ray{{0.37F + static_cast<float>(x), 0.21F, 50}, {0, 0, -1}};
      const auto expected = ofAll.cast(ray, visible, pose.get());
      const auto hit = ofPose.cast(ray, visible);
      ASSERT_EQ(hit.has_value(), expected.has_value()) << time << ' ' << x;
      if (hit) {
        EXPECT_EQ(hit->item, expected->item);
        EXPECT_EQ(hit->frame, expected->frame);
        expectNear(hit->position, expected->position);
        ++met;
      }
    }
    EXPECT_GT(met, 0) << time;
  }
}

TEST(Pose, AFrameLeadsToWhatIsThereInIt) {
  const auto scene = dancer();
  EXPECT_EQ(scene::itemsOf(*scene, {20, 1}), std::vector<DrawItemIndex>{0});
  EXPECT_TRUE(scene::framesOf(*scene, {20, 1}).empty()) << "of no mesh alone";
}

TEST(Pose, FindsTheMomentOfARecord) {
  const auto scene = dancer();
  EXPECT_EQ(scene::itemsOf(*scene, {9, 3}), (std::vector<DrawItemIndex>{0, 1})) << "the first frame of both";
  EXPECT_EQ(scene::itemsOf(*scene, {9, 8}), std::vector<DrawItemIndex>{0}) << "whichever frame is shown";
  ASSERT_EQ(scene::framesOf(*scene, {9, 8}).size(), 1U);
  EXPECT_EQ(scene::framesOf(*scene, {9, 8})[0].node, NodeIndex(1));
  EXPECT_EQ(scene::framesOf(*scene, {9, 8})[0].frame, 1U);
  EXPECT_EQ(timeShowing(*scene, state::evaluate(*scene, at(0, 0)), {9, 8}), (AnimationTime{0, 0.1}));
  EXPECT_EQ(timeShowing(*scene, state::evaluate(*scene, at(2, 0.2)), {9, 8}), (AnimationTime{2, 0}))
      << "of the chosen animation";
  EXPECT_EQ(timeShowing(*scene, state::evaluate(*scene, at(2, 0.05)), {9, 8}), std::nullopt) << "it is shown";
  EXPECT_EQ(timeShowing(*scene, state::evaluate(*scene, {}), {20, 1}), (AnimationTime{0, 0.1}))
      << "the record of the pose itself";
  EXPECT_EQ(timeShowing(*scene, state::evaluate(*scene, {}), {9, 77}), std::nullopt);
}

TEST(Pose, FindsTheMomentThatShowsANode) {
  const auto scene = dancer();
  EXPECT_EQ(timeShowingNode(*scene, state::evaluate(*scene, at(0, 0)), 1), std::nullopt) << "it is shown";
  const scene::Animation& swap = scene->motion.animations[2];
  EXPECT_EQ(timeShowingNode(*scene, state::evaluate(*scene, at(0, 0)), 2), (AnimationTime{2, swap.timeOf(1)}));
  EXPECT_EQ(timeShowingNode(*scene, state::evaluate(*scene, at(2, 0)), 3), (AnimationTime{2, swap.timeOf(2)}))
      << "of the chosen animation";
  EXPECT_EQ(timeShowingNode(*scene, state::evaluate(*scene, at(2, 0.2)), 4), (AnimationTime{2, 0}))
      << "a marker that is placed";
  EXPECT_EQ(timeShowingNode(*scene, state::evaluate(*scene, at(2, 0)), 0), std::nullopt)
      << "the whole figure is always there";
  EXPECT_EQ(timeShowingNode(*scene, state::evaluate(*scene, at(2, 0)), 5), std::nullopt) << "it belongs to no figure";
}

/// Two dancers of the same frames, of which a control shows one: nodes 0 and 1, and 2 and 3.
ScenePtr twins() {
  SceneBuilder scene;
  scene.layers = {{QStringLiteral("left"), {}, true}, {QStringLiteral("right"), {}, true}};
  const auto frames =
      std::make_shared<const scene::VertexFrames>(scene::VertexFrames{frameAt({}, 0), frameAt({5, 0, 0}, 1)});
  scene::Surface surface;
  surface.provenance.section = 9;
  surface.provenance.frameRows = std::make_shared<const std::vector<std::uint32_t>>(std::vector<std::uint32_t>{3, 8});
  for (int i = 0; i < 2; ++i) {
    scene::AnimatedModel animatedModel;
    animatedModel.node = addNode(scene, scene::kNone);
    scene.nodes.back().layer = LayerIndex(i);
    const MeshIndex mesh = addMesh(scene, square(), surface);
    scene.meshes.back().frames = frames;
    animatedModel.posed = {addNode(scene, mesh, animatedModel.node)};
    animatedModel.poses = {pose({{animatedModel.posed[0], 0}}), pose({{animatedModel.posed[0], 1}})};
    animatedModel.restPose = 0;
    scene.motion.animatedModels.push_back(std::move(animatedModel));
    scene.motion.animations.push_back(clip(QStringLiteral("step"), {0, 1}));
    scene.motion.animations.back().animatedModel = AnimatedModelIndex(i);
  }
  scene::Control shown;
  shown.id = QStringLiteral("object");
  shown.kind = scene::ControlKind::Choice;
  shown.choices = {QStringLiteral("left"), QStringLiteral("right")};
  shown.target = scene::LayerChoiceTarget{{{0}, {1}}};
  scene.controls = {shown};
  return animation::finishScene(std::move(scene));
}

TEST(Pose, WhatAHiddenFigureShowsIsNotShown) {
  const auto scene = twins();
  EXPECT_EQ(state::visibleModels(*scene, state::evaluate(*scene, {}).layers),
            (scene::ByAnimatedModel<bool>{true, false}));
  EXPECT_EQ(timeShowing(*scene, state::evaluate(*scene, at(0, 0)), {9, 8}), (AnimationTime{0, 0.1}));
  const std::map<QString, double> right{{QStringLiteral("object"), 1}};
  EXPECT_EQ(timeShowing(*scene, state::evaluate(*scene, at(1, 0.1, right)), {9, 8}), std::nullopt)
      << "the other figure has it at rest only";
  EXPECT_EQ(timeShowing(*scene, state::evaluate(*scene, at(1, 0, right)), {9, 8}), (AnimationTime{1, 0.1}))
      << "of the figure that is shown";
  EXPECT_EQ(timeShowing(*scene, state::evaluate(*scene, at(scene::kNone, 0, right)), {9, 8}), (AnimationTime{1, 0.1}));
  EXPECT_EQ(timeShowingNode(*scene, state::evaluate(*scene, at(0, 0)), 2), (AnimationTime{1, 0}))
      << "the whole of a hidden figure";
  EXPECT_EQ(timeShowingNode(*scene, state::evaluate(*scene, at(0, 0)), 3), (AnimationTime{1, 0}));
}

TEST(Pose, FindsTheMomentOfWhatHasOneShape) {
  SceneBuilder builder = dancing();
  builder.meshes[2].surfaces[0].provenance.section = 30;
  const ScenePtr scene = animation::finishScene(std::move(builder));
  EXPECT_EQ(scene::itemsOf(*scene, {30, 0}), std::vector<DrawItemIndex>{2});
  EXPECT_EQ(timeShowing(*scene, state::evaluate(*scene, at(2, 0)), {30, 0}),
            (AnimationTime{2, scene->motion.animations[2].timeOf(2)}));
  EXPECT_EQ(timeShowing(*scene, state::evaluate(*scene, at(2, 0.2)), {30, 0}), std::nullopt) << "it is shown";
  EXPECT_EQ(timeShowing(*scene, state::evaluate(*scene, {}), {30, 0}), std::nullopt) << "at rest too";
}

TEST(Pose, ChoosingAnAnimationShowsItsFigure) {
  SceneBuilder builder;
  builder.layers = {{QStringLiteral("a"), {}, true}, {QStringLiteral("b"), {}, false}};
  for (int i = 0; i < 2; ++i) {
    const NodeIndex node = addNode(builder, scene::kNone);
    builder.nodes[node].layer = LayerIndex(i);
    builder.motion.animatedModels.emplace_back().node = node;
    builder.motion.animations.push_back(clip(QStringLiteral("x"), {}));
    builder.motion.animations.back().animatedModel = AnimatedModelIndex(i);
  }
  scene::Control shown;
  shown.id = QStringLiteral("object");
  shown.kind = scene::ControlKind::Choice;
  shown.choices = {QStringLiteral("all"), QStringLiteral("a"), QStringLiteral("b")};
  shown.defaultValue = 1;
  shown.target = scene::LayerChoiceTarget{{{0, 1}, {0}, {1}}};
  builder.controls = {shown};
  builder.motion.startAnimation = 0;
  const ScenePtr scene = animation::finishScene(std::move(builder));
  SceneState state = state::startState(*scene);
  EXPECT_EQ(state.animation, AnimationIndex(0));
  state.time = 4;
  state::chooseAnimation(*scene, state, 1);
  EXPECT_EQ(state.time, 0);
  EXPECT_EQ(state::evaluate(*scene, state).layers, (scene::ByLayer<bool>{false, true}));
  state.controls[shown.id] = 1;
  state::followVisibleModel(*scene, state);
  EXPECT_EQ(state.animation, AnimationIndex(0)) << "the other figure is not shown any more";
  state.controls[shown.id] = 0;
  EXPECT_EQ(state::evaluate(*scene, state).layers, (scene::ByLayer<bool>{true, true}));
  state::chooseAnimation(*scene, state, 1);
  EXPECT_EQ(state.controls[shown.id], 0) << "all are shown already";
}

TEST(Pose, BrokenFiguresAreFound) {
  const auto broken = [](auto breakIt) {
    SceneBuilder scene = dancing();
    breakIt(scene);
    return !indicesInRange(scene);
  };
  EXPECT_FALSE(broken([](SceneData&) {}));
  EXPECT_TRUE(broken([](SceneData& s) { s.motion.animatedModels[0].poses[0].shapes[0].frame = 2; }));
  EXPECT_TRUE(broken([](SceneData& s) { s.motion.animatedModels[0].poses[3].shapes[0].frame = 1; }));
  EXPECT_TRUE(broken([](SceneData& s) { s.motion.animatedModels[0].poses[0].shapes[0].node = 5; }));
  EXPECT_TRUE(broken([](SceneData& s) { s.motion.animatedModels[0].node = 6; }));
  EXPECT_TRUE(broken([](SceneData& s) { s.motion.animatedModels[0].posed = {2, 1}; }));
  EXPECT_TRUE(broken([](SceneData& s) { s.motion.animatedModels[0].restPose = 5; }));
  EXPECT_TRUE(broken([](SceneData& s) { s.motion.animations[0].animatedModel = 1; }));
  EXPECT_TRUE(broken([](SceneData& s) { s.motion.animations[0].frames = 3; }));
  EXPECT_TRUE(broken([](SceneData& s) { s.motion.animations[0].duration = 0; }));
  EXPECT_TRUE(broken([](SceneData& s) { s.meshes[0].vertices.positions.pop_back(); }));
}

} // namespace
} // namespace vitrine::tests
