// Labels and notes: which are drawn, and their quads.
#include "render/batching/SceneLabels.h"

#include "render/batching/LabelGeometry.h"
#include "tests/render/HandmadeScene.h"

#include <QFont>

#include <gtest/gtest.h>

#include <cstring>

namespace vitrine::tests {
namespace {

using render::SceneLabels;
using render::ShadingMode;

class SceneLabelsTest : public testing::Test {
protected:
  SceneLabelsTest()
      : m_list(std::make_shared<const render::RenderScene>(batched(m_scene)),
               session::snapshotOf(m_scene, m_scene->assets)),
        m_atlas(std::make_shared<const render::LabelAtlas>(m_list.prepared()->labels, QFont(), 1)) {
    m_camera.setViewportSize({400, 300});
    m_camera.setSceneBounds(scene::Bounds({-100, -100, -100}, {100, 100, 100}));
    m_camera.setPose(viewing::CameraPose{});
    m_labels.setScene(&m_list);
  }

  /// A labelled node 20 in front of the camera.
  static scene::ScenePtr makeScene() {
    HandmadeScene maker;
    const NodeIndex node = maker.addNode(scene::NodeKind::World, QStringLiteral("lamp"));
    maker.scene().nodes[node].labelled = true;
    HandmadeScene::Quad quad = tile(node, maker.addPlain({1, 1, 1}), {0, 0, -20});
    maker.addQuad(quad);
    return maker.finish();
  }

  void place() { m_labels.place(m_camera, ShadingMode::Lit, {}); }

  const scene::ScenePtr m_scene = makeScene();
  render::DrawList m_list;
  std::shared_ptr<const render::LabelAtlas> m_atlas;
  viewing::CameraRig m_camera;
  SceneLabels m_labels;
};

TEST_F(SceneLabelsTest, NoNameIsDrawnWithoutAnAtlas) {
  place();
  EXPECT_FALSE(m_labels.isShown());
  m_labels.setAtlas(m_atlas);
  EXPECT_TRUE(m_labels.isShown());
  EXPECT_TRUE(m_labels.names().shown.empty()) << "before a camera is known";
  place();
  EXPECT_EQ(m_labels.names().shown, std::vector<std::size_t>{0});
  m_labels.setAtlas(nullptr);
  EXPECT_FALSE(m_labels.isShown());
}

TEST_F(SceneLabelsTest, NamesOfHiddenNodesGoAfterInvalidate) {
  m_labels.setAtlas(m_atlas);
  place();
  state::SceneState state = state::startState(*m_scene);
  state.hidden.insert(DrawItemIndex(0));
  m_list.show(session::snapshotOf(m_scene, m_scene->assets, state));
  place();
  EXPECT_EQ(m_labels.names().shown.size(), 1U) << "not evaluated again";
  m_labels.invalidate();
  place();
  EXPECT_TRUE(m_labels.names().shown.empty());
}

TEST_F(SceneLabelsTest, NotesStayWithAnotherScene) {
  m_labels.setNotes({{QStringLiteral("here"), {0, 0, -10}},
                     {QString(), {0, 0, -10}},
                     {QStringLiteral("nowhere"), {0, 0, std::numeric_limits<float>::infinity()}}},
                    1);
  EXPECT_TRUE(m_labels.isShown());
  EXPECT_EQ(m_labels.notes().labels.size(), 1U) << "without text or place there is none";
  m_labels.setScene(nullptr);
  EXPECT_EQ(m_labels.notes().labels.size(), 1U);
  m_labels.setScene(&m_list);
  place();
  EXPECT_EQ(m_labels.notes().shown, std::vector<std::size_t>{0});
  m_labels.setNotes({}, 1);
  EXPECT_FALSE(m_labels.isShown());
}

TEST_F(SceneLabelsTest, NamesCoverNoNote) {
  m_labels.setAtlas(m_atlas);
  const QVector3D anchor = m_list.prepared()->labels.front().anchor;
  m_labels.setNotes({{QStringLiteral("12 m"), anchor}}, 1);
  place();
  EXPECT_EQ(m_labels.notes().shown.size(), 1U);
  EXPECT_TRUE(m_labels.names().shown.empty());
  m_labels.setNotes({{QStringLiteral("12 m"), anchor + QVector3D(0, 8, 0)}}, 1);
  place();
  EXPECT_EQ(m_labels.names().shown.size(), 1U) << "apart from each other";
}

TEST_F(SceneLabelsTest, AtMostSoManyNotes) {
  m_labels.setNotes(render::OverlayNotes(render::kMaxNotes + 5, {QStringLiteral("note"), {}}), 1);
  EXPECT_EQ(m_labels.notes().labels.size(), render::kMaxNotes);
}

TEST_F(SceneLabelsTest, QuadsStandOnTheirAnchors) {
  const std::vector<render::Label>& labels = m_list.prepared()->labels;
  ASSERT_EQ(labels.size(), 1U);
  const render::VertexLayout layout = render::labelLayout();
  const QByteArray corners = render::labelCorners(labels, *m_atlas);
  ASSERT_EQ(corners.size(), qsizetype(4 * layout.stride));
  const auto floatsAt = [&](std::size_t corner, std::size_t attribute) {
    std::array<float, 3> values{};
    std::memcpy(values.data(), corners.constData() + corner * layout.stride + layout.attributes[attribute].offset,
                layout.attributes[attribute].components * sizeof(float));
    return QVector3D(values[0], values[1], values[2]);
  };
  EXPECT_EQ(floatsAt(0, 0), labels[0].anchor);
  EXPECT_LT(floatsAt(0, 1).x(), 0) << "left";
  EXPECT_GT(floatsAt(2, 1).x(), 0) << "right";
  EXPECT_EQ(floatsAt(1, 1).y(), static_cast<float>(render::kLabelGap)) << "the lower edge";
  EXPECT_EQ(render::labelBounds(labels).min(), labels[0].anchor);
}

TEST(LabelGeometry, TheFirstLabelIsDrawnLast) {
  EXPECT_EQ(render::labelIndices({2, 0}), (std::vector<std::uint32_t>{0, 1, 2, 0, 2, 3, 8, 9, 10, 8, 10, 11}));
  EXPECT_TRUE(render::labelIndices({}).empty());
}

} // namespace
} // namespace vitrine::tests
