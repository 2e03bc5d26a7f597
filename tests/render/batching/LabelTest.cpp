#include "render/batching/Label.h"

#include "core/animation/VisibleItems.h"
#include "tests/render/HandmadeModel.h"

#include <gtest/gtest.h>

#include <array>

namespace vitrine::tests {
namespace {

using render::Label;

/// Adds a labelled marker with a quad of height 2 whose lower edge is on y = 0, around x.
scene::DrawItemIndex addMarker(HandmadeScene& maker, const QString& name, float x, LayerIndex layer = scene::kNone) {
  HandmadeScene::Quad quad{{x - 1, 2, 0}, {2, 0, 0}, {0, -2, 0}};
  quad.node = maker.addNode(scene::NodeKind::Marker, name);
  scene::Node& node = maker.scene().nodes[quad.node];
  node.labelled = true;
  node.layer = layer;
  return maker.addQuad(quad);
}

NodeIndex addPlace(HandmadeScene& maker, const QString& name, const QVector3D& at, NodeIndex parent = scene::kNone) {
  scene::Node node;
  node.name = name;
  node.labelled = true;
  node.parent = parent;
  node.local.translate(at);
  return maker.scene().nodes.add(node);
}

TEST(Label, StandsAboveTheMiddleOfItsNode) {
  HandmadeScene maker;
  addMarker(maker, QStringLiteral("Guard"), 5);
  maker.scene().nodes.back().local.translate(0, 10, 3);
  const auto labels = render::labelsOf(*maker.finish());
  ASSERT_EQ(labels.size(), 1U);
  EXPECT_EQ(labels[0].text, QStringLiteral("Guard"));
  EXPECT_EQ(labels[0].anchor.x(), 5);
  EXPECT_EQ(labels[0].anchor.z(), 3);
  EXPECT_GT(labels[0].anchor.y(), 12);
  EXPECT_LT(labels[0].anchor.y(), 12.5F);
}

TEST(Label, OfANodeWithoutSurfacesIsAtItsOrigin) {
  HandmadeScene maker;
  const NodeIndex group = addPlace(maker, QStringLiteral("group"), {1, 2, 3});
  addPlace(maker, QStringLiteral("inside"), {10, 0, 0}, group);
  const auto labels = render::labelsOf(*maker.finish());
  ASSERT_EQ(labels.size(), 2U);
  EXPECT_EQ(labels[0].anchor, QVector3D(1, 2, 3));
  EXPECT_EQ(labels[1].anchor, QVector3D(11, 2, 3));
}

TEST(Label, OnlyTheSurfacesThatTheNodeShowsCount) {
  HandmadeScene maker;
  for (const float y : {2.0F, 50.0F}) {
    maker.addQuad({{-1, y, 0}, {2, 0, 0}, {0, -2, 0}});
  }
  scene::Node& node = maker.scene().nodes.front();
  node.labelled = true;
  node.surfaceCount = 1;
  const auto labels = render::labelsOf(*maker.finish());
  ASSERT_EQ(labels.size(), 1U);
  EXPECT_LT(labels[0].anchor.y(), 3);
}

TEST(Label, NodesWithoutNamesOrWishHaveNone) {
  HandmadeScene maker;
  addPlace(maker, QStringLiteral("  \n "), {});
  const NodeIndex silent = addPlace(maker, QStringLiteral("silent"), {});
  maker.scene().nodes[silent].labelled = false;
  addPlace(maker, QStringLiteral("two\nlines"), {});
  addPlace(maker, QStringLiteral("nowhere"), {std::numeric_limits<float>::infinity(), 0, 0});
  const auto labels = render::labelsOf(*maker.finish());
  ASSERT_EQ(labels.size(), 1U);
  EXPECT_EQ(labels[0].text, QStringLiteral("two lines"));
}

TEST(Label, ThereIsAnEndToThem) {
  HandmadeScene maker;
  for (std::size_t i = 0; i < render::kMaxLabels + 10; ++i) {
    addPlace(maker, QString::number(i), {});
  }
  EXPECT_EQ(render::labelsOf(*maker.finish()).size(), render::kMaxLabels);
}

TEST(Label, IsSeenWithWhatItNames) {
  HandmadeScene maker;
  const LayerIndex layer = maker.addLayer(QStringLiteral("people"), false);
  const scene::DrawItemIndex first = addMarker(maker, QStringLiteral("one"), 0);
  const scene::DrawItemIndex second = addMarker(maker, QStringLiteral("two"), 5, layer);
  const NodeIndex group = addPlace(maker, QStringLiteral("place"), {});
  maker.scene().nodes[group].layer = layer;
  addPlace(maker, QStringLiteral("place inside"), {}, group);
  const scene::ScenePtr scene = maker.finish();
  const auto labels = render::labelsOf(*scene);
  const auto visible = [&](const state::SceneState& state) {
    return render::visibleLabels(labels, *scene, state::evaluate(*scene, state),
                                 animation::visibleItems(*scene, state));
  };
  state::SceneState state;
  EXPECT_EQ(visible(state), (std::vector<bool>{true, false, false, false})) << "the layer is off";
  state.controls[QStringLiteral("layer.people")] = 1;
  EXPECT_EQ(visible(state), (std::vector<bool>{true, true, true, true}));
  state.hidden = {first};
  EXPECT_EQ(visible(state), (std::vector<bool>{false, true, true, true}));
  state.hidden = {};
  state.isolated = {second};
  EXPECT_EQ(visible(state), (std::vector<bool>{false, true, false, false}));
}

TEST(Label, FollowsAFigure) {
  HandmadeScene maker;
  addMarker(maker, QStringLiteral("Guard"), 5);
  HandmadeModel animatedModel(maker);
  const NodeIndex hand = animatedModel.addPart(QStringLiteral("hand"));
  maker.scene().nodes[hand].labelled = true;
  maker.scene().meshes.back() = {};
  maker.scene().nodes[hand].mesh = scene::kNone;
  animatedModel.addPose({}, {{hand, {1, 0, 0}, {}}});
  animatedModel.addPose({}, {{hand, {3, 2, 0}, {}}});
  animatedModel.addPose({});
  animatedModel.addClip({0, 1, 2});
  const auto scene = maker.finish();
  std::vector<Label> labels = render::labelsOf(*scene);
  ASSERT_EQ(labels.size(), 2U);
  const QVector3D guard = labels[0].anchor;
  const animation::Pose halfway(scene, at(0, 0.05));
  EXPECT_TRUE(render::followPose(labels, halfway));
  EXPECT_EQ(labels[0].anchor, guard);
  EXPECT_EQ(labels[1].anchor, QVector3D(2, 1, 0));
  EXPECT_FALSE(render::followPose(labels, halfway)) << "it stands there already";
  const auto visible = [&](double time) {
    const state::SceneState state = at(0, time);
    return render::visibleLabels(labels, *scene, state::evaluate(*scene, state),
                                 animation::visibleItems(*scene, state));
  };
  EXPECT_EQ(visible(0.05), (std::vector<bool>{true, true}));
  EXPECT_EQ(visible(0.2), (std::vector<bool>{true, false})) << "not there in that pose";
}

} // namespace
} // namespace vitrine::tests
