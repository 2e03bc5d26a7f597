// Leaving out what cannot be seen: in pictures and in the window.
#include "core/visibility/Visibility.h"
#include "render/SceneView.h"
#include "tests/render/HandmadeScene.h"
#include "tests/render/Shot.h"
#include "tests/support/ViewAtRest.h"

#include <QSignalSpy>
#include <QTest>
#include <QWindow>

#include <gtest/gtest.h>

namespace vitrine::tests {
namespace {

constexpr QSize kRoomsShot(200, 100);
constexpr scene::DrawItemIndex kLeftWall = 0;
constexpr scene::DrawItemIndex kRightWall = 1;
constexpr scene::DrawItemIndex kWallBehind = 2; ///< of an eye at kLeftEye
const QVector3D kLeftEye(-1, 0, 10);
const QVector3D kRightEye(1, 0, 10);

/// x < 0 is cluster 0, which sees itself alone, x >= 0 cluster 1, which sees both. A wall in each at z = 0, and one in
/// cluster 0 at z = 20.
scene::ScenePtr twoClusters() {
  HandmadeScene maker;
  scene::Material material;
  material.params = scene::UnlitParams{};
  material.color = {1, 1, 1, 1};
  material.cull = scene::Cull::None;
  const MaterialIndex white = maker.addMaterial(material);
  for (const QVector3D& corner : {QVector3D(-10, 5, 0), QVector3D(0, 5, 0), QVector3D(-10, 5, 20)}) {
    maker.addQuad({.corner = corner, .toRight = {10, 0, 0}, .down = {0, -10, 0}, .material = white});
  }
  SceneBuilder& scene = maker.scene();
  scene.world.surfaceLeaves = {
      {{.leaf = 0, .clusters = {0}}, {.leaf = 1, .clusters = {1}}, {.leaf = 0, .clusters = {0}}}};
  auto visibility = std::make_shared<visibility::Visibility>();
  visibility->nodes = {{{1, 0, 0}, 0, {-2, -1}}};
  visibility->leaves = {{0, 0, -1, {}}, {1, 0, -1, {}}};
  visibility->clusterCount = 2;
  visibility->rows = Bytes::adopt(std::vector<std::byte>{std::byte{0}, std::byte{0b01}, std::byte{0b11}});
  visibility->rowOffsets = {1, 2};
  scene.world.visibility = visibility;
  return maker.finish();
}

viewing::CameraRig cameraAt(const scene::Scene& scene, const QVector3D& eye) {
  return straightCamera(scene, kRoomsShot, eye, 10, 10);
}

TEST(Culling, PicturesLeaveOutWhatCannotBeSeen) {
  const scene::ScenePtr scene = twoClusters();
  render::CaptureRequest request;
  request.size = kRoomsShot;
  request.background = Qt::black;
  request.camera = cameraAt(*scene, kLeftEye);
  const QImage all = draw(scene, request);
  EXPECT_EQ(all.pixelColor(60, 50), QColor(Qt::white));
  EXPECT_EQ(all.pixelColor(150, 50), QColor(Qt::white));
  request.cullByVisibility = true;
  const QImage seen = draw(scene, request);
  EXPECT_EQ(seen.pixelColor(60, 50), QColor(Qt::white));
  EXPECT_EQ(seen.pixelColor(150, 50), QColor(Qt::black));
  request.onlyItems = ItemSet{1};
  const QImage chosen = draw(scene, request);
  EXPECT_EQ(chosen.pixelColor(60, 50), QColor(Qt::black));
  EXPECT_EQ(chosen.pixelColor(150, 50), QColor(Qt::white));
}

class CulledView : public testing::Test {
protected:
  CulledView() {
    m_view.window()->resize(kRoomsShot);
    m_view.window()->show();
    EXPECT_TRUE(QTest::qWaitForWindowExposed(m_view.window()));
    Progress progress;
    m_view.setCamera(cameraAt(*m_scene, kLeftEye));
    m_view.setScene(render::prepareScene(m_scene, m_scene->assets, progress),
                    session::snapshotOf(m_scene, m_scene->assets));
  }

  void stand(const QVector3D& eye) { m_view.setCamera(cameraAt(*m_scene, eye)); }

  const scene::ScenePtr m_scene = twoClusters();
  render::SceneView m_view;
};

TEST_F(CulledView, DrawsWhatMayBeSeen) {
  QSignalSpy changes(&m_view, &render::SceneView::visibilityChanged);
  EXPECT_EQ(m_view.visibleItems(), (ItemSet{0, 2}));
  EXPECT_EQ(m_view.visibility().cluster, 0);
  EXPECT_EQ(m_view.visibility(), [&] {
    auto expected = visibility::visibilityAt(*m_scene, {}, kLeftEye);
    return expected;
  }());
  stand(kLeftEye + QVector3D(-1, 0, 0));
  EXPECT_EQ(changes.count(), 0) << "in the same leaf";
  stand(kRightEye);
  EXPECT_EQ(changes.count(), 1);
  EXPECT_EQ(m_view.visibleItems(), (ItemSet{0, 1, 2}));
  EXPECT_EQ(m_view.visibility(), visibility::visibilityAt(*m_scene, {}, kRightEye));
  stand(kLeftEye);
  m_view.setCulling(false);
  EXPECT_EQ(m_view.visibleItems(), (ItemSet{0, 1, 2}));
  EXPECT_EQ(m_view.visibility().drawnTriangles, 6U);
  m_view.setCulling(true);
  state::SceneState state;
  state.hidden = {kLeftWall};
  m_view.show(session::snapshotOf(m_scene, m_scene->assets, state));
  EXPECT_EQ(m_view.visibleItems(), ItemSet{2});
  EXPECT_EQ(m_view.visibility().totalTriangles, 4U);
}

TEST_F(CulledView, FreezesWhatIsDrawn) {
  m_view.setCullingFrozen(true);
  EXPECT_EQ(m_view.visibleItems(), ItemSet{0}) << "nor what is behind the eye";
  stand(kRightEye + QVector3D(0, 0, 40));
  EXPECT_EQ(m_view.visibleItems(), ItemSet{0});
  EXPECT_EQ(m_view.visibility().cluster, 0);
  EXPECT_EQ(m_view.visibility().drawnTriangles, 2U);
  const QImage picture = captured(m_view, kRoomsShot);
  EXPECT_EQ(picture.pixelColor(90, 50).lightness(), 255);
  EXPECT_EQ(picture.pixelColor(105, 50).lightness(), 0);
  m_view.setCulling(false);
  EXPECT_EQ(m_view.visibleItems(), ItemSet{0}) << "as it was";
  m_view.setCulling(true);
  m_view.setCullingFrozen(false);
  EXPECT_EQ(m_view.visibleItems(), (ItemSet{0, 1, 2}));
  EXPECT_EQ(m_view.visibility().cluster, 1);
}

TEST_F(CulledView, IsIdleAfterEveryChange) {
  expectIdle(m_view);
  stand(kRightEye);
  expectIdle(m_view);
  m_view.setCullingFrozen(true);
  stand(kLeftEye);
  expectIdle(m_view);
  m_view.setCullingFrozen(false);
  expectIdle(m_view);
}

} // namespace
} // namespace vitrine::tests
