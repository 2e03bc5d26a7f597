#include "render/batching/LabelPlacement.h"

#include "core/animation/FinishScene.h"
#include "core/animation/VisibleItems.h"
#include "tests/render/HandmadeModel.h"

#include <gtest/gtest.h>

namespace vitrine::tests {
namespace {

using render::Label;
using render::LabelScene;
using viewing::CameraRig;

/// Labels without nodes of their own, 40 x 16 pixels each, before a camera at the origin that looks along -Z.
class Placement : public testing::Test {
protected:
  Placement() {
    m_camera.setNavigation(scene::Navigation::Fly);
    m_camera.setViewportSize({400, 300});
    m_camera.setSceneBounds(scene::Bounds({-100, -100, -100}, {100, 100, 100}));
    m_camera.setPose(viewing::CameraPose{});
  }

  void add(const QVector3D& anchor, NodeIndex node = 0) {
    m_labels.push_back({node, QString::number(m_labels.size()), anchor});
  }

  std::vector<std::size_t> placed(const scene::Scene& scene, const picking::RayCaster* sight = nullptr,
                                  ItemSet opaque = {}, std::set<NodeIndex> wanted = {}) const {
    return render::placedLabels({m_labels, std::vector(m_labels.size(), QSizeF(40, 16)),
                                 std::vector<bool>(m_labels.size(), true), scene, sight, std::move(opaque),
                                 std::move(wanted)},
                                m_camera);
  }

  viewing::CameraRig m_camera;
  std::vector<Label> m_labels;
  const ScenePtr m_empty = animation::finishScene({});
};

TEST_F(Placement, OnlyWhatIsBeforeTheCamera) {
  add({0, 0, 20});
  add({0, 0, -20});
  add({500, 0, -20}); // far outside the picture
  EXPECT_EQ(placed(*m_empty), std::vector<std::size_t>{1});
  m_camera.setFarLimit(10);
  EXPECT_TRUE(placed(*m_empty).empty());
}

TEST_F(Placement, TheNearestWinsWhereTwoMeet) {
  add({0, 0, -40});
  add({0.5F, 0, -20});
  add({15, 0, -40}); // beside them
  EXPECT_EQ(placed(*m_empty), (std::vector<std::size_t>{1, 0 + 2}));
}

TEST_F(Placement, NoTwoCoverEachOtherAndThereAreNeverTooMany) {
  for (int i = 0; i < 3000; ++i) {
    add({static_cast<float>(i % 60) - 30, static_cast<float>(i / 60 % 50) - 25, -30 - static_cast<float>(i % 7)});
  }
  const std::vector<std::size_t> shown = placed(*m_empty);
  EXPECT_EQ(shown.size(), render::kMaxShownLabels);
  std::vector<QRectF> places;
  for (const std::size_t label : shown) {
    const QPointF pixel = *m_camera.project(m_labels[label].anchor);
    const QRectF place(pixel - QPointF(20, 16 + render::kLabelGap), QSizeF(40, 16));
    EXPECT_TRUE(std::ranges::none_of(places, [&](const QRectF& other) { return other.intersects(place); }));
    places.push_back(place);
  }
}

TEST_F(Placement, HiddenOnesAndThoseWithoutAPictureTakeNoRoom) {
  add({0, 0, -20});
  add({0, 0, -30});
  add({0, 0, -40});
  const LabelScene from{m_labels, {QSizeF(40, 16), QSizeF(), QSizeF(40, 16)}, {false, true, true}, *m_empty, nullptr,
                        {}};
  EXPECT_EQ(render::placedLabels(from, m_camera), std::vector<std::size_t>{2});
}

TEST_F(Placement, WhatIsTakenIsCoveredByNone) {
  add({0, 0, -20});
  add({15, 0, -40});
  LabelScene from{m_labels, std::vector(2, QSizeF(40, 16)), {true, true}, *m_empty, nullptr, {}};
  const std::vector<std::size_t> all = render::placedLabels(from, m_camera);
  ASSERT_EQ(all.size(), 2U);
  const std::vector<QRectF> places = render::labelPlaces(from, all, m_camera);
  ASSERT_EQ(places.size(), 2U);
  EXPECT_EQ(places[0].size(), QSizeF(40, 16));
  EXPECT_NEAR(places[0].center().x(), 200, 0.01);
  EXPECT_NEAR(places[0].bottom(), 150 - render::kLabelGap, 0.01);
  from.taken = {places[0]};
  EXPECT_EQ(render::placedLabels(from, m_camera), std::vector<std::size_t>{1});
}

/// A wall 10 before the camera that covers the left half of the picture; its node is 0.
class BehindAWall : public Placement {
protected:
  BehindAWall() {
    m_maker.addQuad({{-50, 50, -10}, {50, 0, 0}, {0, -100, 0}, m_maker.addPlain({1, 1, 1})});
    m_scene = m_maker.finish();
    m_sight.emplace(m_scene);
    add({-8, 0, -20}, 1); // behind the wall
    add({8, 0, -20}, 1);
    add({-3, 0, -5}, 1); // before it
  }

  HandmadeScene m_maker;
  scene::ScenePtr m_scene;
  std::optional<picking::RayCaster> m_sight;
};

TEST_F(BehindAWall, IsNotShown) {
  EXPECT_EQ(placed(*m_scene, &*m_sight, {0}), (std::vector<std::size_t>{2, 1}));
  EXPECT_EQ(placed(*m_scene), (std::vector<std::size_t>{2, 0, 1})) << "where nothing hides";
}

TEST_F(BehindAWall, IsShownWhereTheWallIsGlassOrHidden) {
  EXPECT_EQ(placed(*m_scene, &*m_sight, {}), (std::vector<std::size_t>{2, 0, 1}));
}

TEST_F(BehindAWall, TakesNoRoomFromWhatIsSeen) {
  m_labels.clear();
  add({-0.2F, 0, -20}, 1); // behind the wall's edge
  add({0.2F, 0, -30}, 1);  // beside it, farther
  EXPECT_EQ(placed(*m_scene, &*m_sight, {0}), std::vector<std::size_t>{1});
}

TEST_F(BehindAWall, ItsOwnNodeHidesNoLabel) {
  for (Label& label : m_labels) {
    label.node = 0;
  }
  EXPECT_EQ(placed(*m_scene, &*m_sight, {0}), (std::vector<std::size_t>{2, 0, 1}));
}

TEST_F(BehindAWall, IsShownWhenItIsWantedAndGoesBeforeNearerOnes) {
  m_labels.clear();
  add({-2, 0, -5}, 1);
  add({-8, 0, -20}, 2); // the same place in the picture, behind the wall
  EXPECT_EQ(placed(*m_scene, &*m_sight, {0}), std::vector<std::size_t>{0});
  EXPECT_EQ(placed(*m_scene, &*m_sight, {0}, {2}), std::vector<std::size_t>{1});
}

TEST_F(BehindAWall, IsNotShownInParallelViewsEither) {
  m_camera.setOrthographic(true);
  viewing::CameraPose pose = m_camera.pose();
  pose.orthographicHeight = 60;
  m_camera.setPose(pose);
  const std::vector<std::size_t> shown = placed(*m_scene, &*m_sight, {0});
  EXPECT_EQ(std::set(shown.begin(), shown.end()), (std::set<std::size_t>{1, 2}));
}

/// A wall that belongs to an animated model and comes before one of two labels.
TEST_F(Placement, FiguresHideWhereTheyStandButNotTheirOwnParts) {
  HandmadeScene maker;
  HandmadeModel animatedModel(maker);
  const NodeIndex part = animatedModel.addPart(QStringLiteral("wall"));
  HandmadeScene::Quad quad{{-4, 4, -10}, {8, 0, 0}, {0, -8, 0}, maker.addPlain({1, 1, 1})};
  quad.node = part;
  maker.addQuad(quad);
  const NodeIndex hand = animatedModel.addPart(QStringLiteral("hand"));
  animatedModel.addFrames(part, {{{-8, 0, 0}}, {{8, 0, 0}}});
  animatedModel.addPose({{part, 0}});
  animatedModel.addPose({{part, 1}});
  animatedModel.addClip({0, 1});
  const auto scene = maker.finish();
  const picking::RayCaster sight(scene);
  add({-14, 0, -20}, 0);
  add({14, 0, -20}, 0);
  add({-14, 3, -20}, hand);
  const auto shown = [&](double time) {
    const state::SceneState state = at(0, time);
    const std::vector<std::size_t> placed =
        render::placedLabels({m_labels,
                              std::vector(m_labels.size(), QSizeF(4, 4)),
                              std::vector<bool>(m_labels.size(), true),
                              *scene,
                              &sight,
                              animation::visibleItems(*scene, state),
                              {},
                              std::make_shared<const animation::Pose>(scene, state)},
                             m_camera);
    return std::set(placed.begin(), placed.end());
  };
  EXPECT_EQ(shown(0), (std::set<std::size_t>{1, 2}));
  EXPECT_EQ(shown(0.05), (std::set<std::size_t>{0, 1, 2}));
  EXPECT_EQ(shown(0.1), (std::set<std::size_t>{0, 2}));
}

} // namespace
} // namespace vitrine::tests
