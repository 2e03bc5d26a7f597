// Selection and tints: which items are drawn once more, where, and in which style.
#include "render/batching/ItemOverlays.h"

#include "tests/render/HandmadeScene.h"

#include <gtest/gtest.h>

namespace vitrine::tests {
namespace {

using render::HighlightStyle;
using render::ItemOverlays;

constexpr DrawItemIndex kInBackdrop(4);

QVector3D atOrigin(scene::BackdropIndex) {
  return {};
}

/// Items 0 to 3 in the world, item 4 in backdrop 0; each of two triangles.
class ItemOverlaysTest : public testing::Test {
protected:
  ItemOverlaysTest() : m_list(std::make_shared<const render::RenderScene>(batched(m_scene)), shownWithout({})) {}

  static scene::ScenePtr makeScene() {
    HandmadeScene maker;
    const MaterialIndex grey = maker.addPlain({0.2F, 0.2F, 0.2F});
    const LayerIndex sky = maker.addLayer(QStringLiteral("layer.skybox3d"), true);
    for (const LayerIndex layer : {LayerIndex(), LayerIndex(), LayerIndex(), LayerIndex(), sky}) {
      maker.addQuad({.corner = {}, .toRight = {1, 0, 0}, .down = {0, -1, 0}, .material = grey, .layer = layer});
    }
    maker.scene().world.backdrops = {{.layer = sky, .origin = {}, .scale = 10, .fog = {}}};
    return maker.finish();
  }

  session::Snapshot shownWithout(const ItemSet& hidden) const {
    state::SceneState state = state::startState(*m_scene);
    state.hidden = hidden;
    return session::snapshotOf(m_scene, m_scene->assets, state);
  }
  void hide(const ItemSet& hidden) {
    m_list.show(shownWithout(hidden));
    m_overlays.followShown(m_list, atOrigin);
  }
  void highlight(const std::vector<DrawItemIndex>& items, const std::vector<DrawItemIndex>& around = {}) {
    m_overlays.setHighlight(m_list, items, around, atOrigin);
  }
  std::vector<HighlightStyle> styles() const {
    std::vector<HighlightStyle> styles;
    for (const render::ItemOverlay& overlay : m_overlays.highlights()) {
      styles.push_back(overlay.style);
    }
    return styles;
  }

  const scene::ScenePtr m_scene = makeScene();
  render::DrawList m_list;
  ItemOverlays m_overlays;
};

using Styles = std::vector<HighlightStyle>;

TEST_F(ItemOverlaysTest, ASelectionIsDividedByBackdrops) {
  highlight({0, kInBackdrop});
  EXPECT_EQ(render::placesOf(m_overlays.highlights()),
            (std::set<scene::BackdropIndex>{scene::kNone, scene::BackdropIndex(0)}));
  for (const render::ItemOverlay& overlay : m_overlays.highlights()) {
    EXPECT_EQ(overlay.geometry.vertexCount(), 6U);
  }
  EXPECT_EQ(m_overlays.highlightedNodes(), std::set<NodeIndex>{NodeIndex(0)});
}

TEST_F(ItemOverlaysTest, ASelectionOfMostOfThePictureIsOutlined) {
  highlight({0, 1});
  EXPECT_EQ(styles(), Styles{HighlightStyle::Tinted});
  highlight({0, 1, 2});
  EXPECT_EQ(styles(), Styles{HighlightStyle::Outlined});
  highlight({0, 1});
  hide({3, kInBackdrop});
  EXPECT_EQ(styles(), Styles{HighlightStyle::Outlined}) << "two of three";
  hide({});
  EXPECT_EQ(styles(), Styles{HighlightStyle::Tinted});
}

TEST_F(ItemOverlaysTest, ThingsAroundAreLeftOutWhereTheyAreMostOfThePicture) {
  highlight({0}, {0, 1});
  EXPECT_EQ(styles(), (Styles{HighlightStyle::Tinted, HighlightStyle::Around}));
  highlight({0}, {0, 1, 2});
  EXPECT_EQ(styles(), Styles{HighlightStyle::Tinted});
}

TEST_F(ItemOverlaysTest, OtherStylesKeepTheOverlay) {
  highlight({0, 1});
  const std::uint64_t id = m_overlays.highlights().front().id;
  hide({3, kInBackdrop});
  EXPECT_EQ(m_overlays.highlights().front().id, id);
  highlight({0, 1});
  EXPECT_NE(m_overlays.highlights().front().id, id) << "another selection";
}

TEST_F(ItemOverlaysTest, TintsLeaveOutHiddenItemsAndFollowThem) {
  m_overlays.setTints(m_list, {{{0, 1}, Qt::red}, {{kInBackdrop}, Qt::blue}}, atOrigin);
  ASSERT_EQ(m_overlays.tintOverlays().size(), 2U);
  EXPECT_EQ(m_overlays.tintOverlays()[0].tint, QColor(Qt::red));
  EXPECT_EQ(m_overlays.tintOverlays()[0].geometry.vertexCount(), 12U);
  EXPECT_EQ(m_overlays.tintOverlays()[1].backdrop, scene::BackdropIndex(0));
  hide({1, kInBackdrop});
  ASSERT_EQ(m_overlays.tintOverlays().size(), 1U);
  EXPECT_EQ(m_overlays.tintOverlays()[0].geometry.vertexCount(), 6U);
  const std::uint64_t id = m_overlays.tintOverlays()[0].id;
  hide({1, kInBackdrop});
  EXPECT_EQ(m_overlays.tintOverlays()[0].id, id) << "nothing has changed";
  hide({});
  EXPECT_EQ(m_overlays.tintOverlays().size(), 2U);
}

TEST_F(ItemOverlaysTest, AnEyeThatMovesLeavesFlatSurfacesAlone) {
  highlight({0});
  const std::uint64_t revision = m_overlays.highlights().front().geometry.revision();
  m_overlays.followEye([](scene::BackdropIndex) { return QVector3D(1, 2, 3); });
  m_overlays.followPose(m_list);
  EXPECT_EQ(m_overlays.highlights().front().geometry.revision(), revision);
}

TEST_F(ItemOverlaysTest, ClearRemovesAll) {
  highlight({0});
  m_overlays.setTints(m_list, {{{0}, Qt::red}}, atOrigin);
  m_overlays.clear();
  EXPECT_TRUE(m_overlays.highlights().empty());
  EXPECT_TRUE(m_overlays.tintOverlays().empty());
  EXPECT_TRUE(m_overlays.tints().empty());
  EXPECT_TRUE(m_overlays.highlightedNodes().empty());
}

} // namespace
} // namespace vitrine::tests
