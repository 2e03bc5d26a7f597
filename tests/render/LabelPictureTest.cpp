// Labels on their atlas, in pictures and in the window.
#include "render/SceneView.h"
#include "render/batching/LabelAtlas.h"
#include "render/batching/RenderScene.h"
#include "tests/render/HandmadeScene.h"
#include "tests/render/SharedRenderer.h"
#include "tests/render/Shot.h"
#include "tests/support/ViewAtRest.h"

#include <QGuiApplication>
#include <QScreen>
#include <QTest>
#include <QWindow>

#include <gtest/gtest.h>

namespace vitrine::tests {
namespace {

using render::Label;
using render::LabelAtlas;

constexpr QSize kLabelShot(240, 160);
const QColor kGround(120, 130, 110);

LabelAtlas atlasOf(const QStringList& texts, qreal ratio = 1) {
  std::vector<Label> labels;
  for (const QString& text : texts) {
    labels.push_back({0, text, {}});
  }
  return LabelAtlas(labels, QGuiApplication::font(), ratio);
}

/// Texels of a cell that are brighter than its backing: the text.
int brightTexels(const LabelAtlas& atlas, std::size_t label) {
  const QImage cell = atlas.picture().copy(atlas.cell(label));
  int count = 0;
  for (int y = 2; y < cell.height() - 2; ++y) {
    for (int x = 2; x < cell.width() - 2; ++x) {
      count += qGray(cell.pixel(x, y)) > 120 ? 1 : 0;
    }
  }
  return count;
}

TEST(LabelAtlas, EqualTextsAreDrawnOnceAndOthersApart) {
  const LabelAtlas atlas = atlasOf({QStringLiteral("Guard"), QStringLiteral("Path"), QStringLiteral("Guard")});
  EXPECT_EQ(atlas.cell(0), atlas.cell(2));
  EXPECT_FALSE(atlas.cell(0).intersects(atlas.cell(1)));
  EXPECT_TRUE(atlas.picture().rect().contains(atlas.cell(1)));
  EXPECT_GT(brightTexels(atlas, 0), 20);
}

TEST(LabelAtlas, TextsInJapaneseAreWritten) {
  const LabelAtlas atlas = atlasOf({QStringLiteral("見張り"), QStringLiteral("ii")});
  EXPECT_GT(brightTexels(atlas, 0), 40);
  EXPECT_GT(atlas.cell(0).width(), atlas.cell(1).width() + 15);
}

TEST(LabelAtlas, IsSharpAtHighPixelRatios) {
  const LabelAtlas once = atlasOf({QStringLiteral("Guard")});
  const LabelAtlas thrice = atlasOf({QStringLiteral("Guard")}, 3);
  EXPECT_NEAR(thrice.cell(0).width(), once.cell(0).width() * 3, 12);
  EXPECT_NEAR(thrice.sizes()[0].width(), once.sizes()[0].width(), 4);
  EXPECT_NEAR(thrice.sizes()[0].height(), once.sizes()[0].height(), 3);
}

TEST(LabelAtlas, LongTextsAreCut) {
  const LabelAtlas atlas = atlasOf({QString(4000, QLatin1Char('W'))});
  EXPECT_LT(atlas.cell(0).width(), 270);
  EXPECT_GT(atlas.cell(0).width(), 200);
}

TEST(LabelAtlas, HasALargestSize) {
  QStringList texts;
  for (int i = 0; i < 4000; ++i) {
    texts.push_back(QStringLiteral("a label of some length, number %1").arg(i));
  }
  const LabelAtlas atlas = atlasOf(texts, 2);
  EXPECT_LE(atlas.picture().width(), LabelAtlas::kMaxSize.width());
  EXPECT_LE(atlas.picture().height(), LabelAtlas::kMaxSize.height());
  EXPECT_FALSE(atlas.cell(0).isEmpty());
  EXPECT_TRUE(atlas.cell(3999).isEmpty());
  EXPECT_TRUE(atlas.sizes()[3999].isEmpty());
}

/// A ground, and on it a marker of its colour with a label, whose upper edge is at y = 0: only the label tells them
/// apart.
scene::ScenePtr labelledScene(const QColor& ground = kGround, const QString& name = QStringLiteral("Marker"),
                              float z = 0) {
  HandmadeScene maker;
  QImage picture(2, 2, QImage::Format_RGBA8888);
  picture.fill(ground);
  scene::Material flat = texturedMaterial(maker.addTexture(picture));
  flat.params = scene::UnlitParams{};
  const MaterialIndex material = maker.addMaterial(flat);
  maker.addQuad({{-50, 50, -5}, {100, 0, 0}, {0, -100, 0}, material});
  HandmadeScene::Quad quad{{-0.2F, 0, z}, {0.4F, 0, 0}, {0, -0.5F, 0}, material};
  quad.node = maker.addNode(scene::NodeKind::Marker, name);
  maker.scene().nodes.back().labelled = true;
  maker.addQuad(quad);
  return maker.finish();
}

/// Bounds of the pixels in which a picture differs from its ground.
QRect marked(const QImage& picture, const QColor& ground = kGround) {
  QRect found;
  for (int y = 0; y < picture.height(); ++y) {
    for (int x = 0; x < picture.width(); ++x) {
      if (difference(picture.pixel(x, y), ground.rgb()) > 8) {
        found |= QRect(x, y, 1, 1);
      }
    }
  }
  return found;
}

QImage drawLabelled(const scene::ScenePtr& scene, render::CaptureRequest request) {
  request.labels = true;
  return draw(scene, request);
}

TEST(Labels, AreInAPictureThatAsksForThem) {
  const auto scene = labelledScene();
  const render::CaptureRequest request = squareRequest(*scene, kLabelShot);
  EXPECT_TRUE(marked(draw(scene, request)).isEmpty());
  const QRect place = marked(drawLabelled(scene, request));
  const QSize size = atlasOf({QStringLiteral("Marker")}).cell(0).size();
  EXPECT_NEAR(place.width(), size.width(), 2) << "one texel is one pixel";
  EXPECT_NEAR(place.height(), size.height(), 2);
  EXPECT_NEAR(place.center().x(), 120, 1) << "over the middle of its node";
  EXPECT_NEAR(place.bottom(), 80 - 4, 3) << "and just above it";
}

TEST(Labels, HaveOneSizeAtAnyDistance) {
  const auto near = labelledScene(kGround, QStringLiteral("Marker"), 1.5F);
  const auto far = labelledScene(kGround, QStringLiteral("Marker"), -4.5F);
  const QRect nearPlace = marked(drawLabelled(near, squareRequest(*near, kLabelShot)));
  const QRect farPlace = marked(drawLabelled(far, squareRequest(*far, kLabelShot)));
  EXPECT_EQ(nearPlace.size(), farPlace.size());
}

TEST(Labels, ReadOnAnyGround) {
  for (const QColor& ground : {QColor(Qt::white), QColor(Qt::black), QColor(128, 128, 128), QColor(200, 40, 30)}) {
    const auto scene = labelledScene(ground);
    const QImage picture = drawLabelled(scene, squareRequest(*scene, kLabelShot));
    const QRect place = marked(picture, ground);
    int lightest = 0;
    int darkest = 255;
    for (int y = place.top() + 2; y < place.bottom() - 1; ++y) {
      for (int x = place.left() + 2; x < place.right() - 1; ++x) {
        lightest = std::max(lightest, qGray(picture.pixel(x, y)));
        darkest = std::min(darkest, qGray(picture.pixel(x, y)));
      }
    }
    EXPECT_GT(lightest, darkest + 110) << ground.name().toStdString();
  }
}

TEST(Labels, LeaveWithTheirNode) {
  const auto scene = labelledScene();
  render::CaptureRequest request = squareRequest(*scene, kLabelShot);
  request.state.hidden = {1};
  EXPECT_TRUE(marked(drawLabelled(scene, request)).isEmpty());
  request.state.hidden = {0}; // the ground
  request.background = kGround;
  EXPECT_FALSE(marked(drawLabelled(scene, request)).isEmpty());
}

TEST(Labels, AreNotSeenThroughWallsButThroughWires) {
  const auto scene = labelledScene(kGround, QStringLiteral("Marker"), -7);
  render::CaptureRequest request = squareRequest(*scene, kLabelShot);
  EXPECT_TRUE(marked(drawLabelled(scene, request)).isEmpty());
  request.mode = render::ShadingMode::Wireframe;
  request.background = kGround;
  EXPECT_GT(marked(drawLabelled(scene, request)).width(), 30);
}

TEST(Labels, AreKeptWhereTheBackgroundIsTransparent) {
  const auto scene = labelledScene();
  render::CaptureRequest request = squareRequest(*scene, kLabelShot);
  request.state.hidden = {0};
  request.background = Qt::transparent;
  const QImage picture = drawLabelled(scene, request);
  const QRgb backing = picture.pixel(120, 72);
  EXPECT_NEAR(qAlpha(backing), 170, 12);
  EXPECT_LT(qGray(backing), 60);
}

TEST(Labels, GoAcrossTheTilesOfALargePicture) {
  const auto scene = labelledScene();
  render::CaptureRequest request = squareRequest(*scene, {1024, 300});
  const QRect plain = marked(drawLabelled(scene, request));
  request.supersample = 8; // 512 pixels are one tile: the label lies across the seam
  const QRect smooth = marked(drawLabelled(scene, request));
  EXPECT_NEAR(smooth.center().x(), 512, 1);
  EXPECT_NEAR(smooth.width(), plain.width(), 4);
  EXPECT_NEAR(smooth.height(), plain.height(), 4);
}

TEST(Labels, OfAScaledPictureAreTheSameEachTime) {
  const auto scene = labelledScene();
  render::OffscreenRenderer& renderer = rendererShowing(scene, scene->assets);
  render::CaptureRequest request = squareRequest(*scene, kLabelShot);
  std::vector<QImage> pictures;
  for (const bool labels : {true, false, true}) {
    request.labels = labels;
    const auto picture = renderer.capture(request);
    ASSERT_TRUE(picture);
    pictures.push_back(*picture);
  }
  EXPECT_EQ(pictures[0], pictures[2]);
  EXPECT_NE(pictures[0], pictures[1]);
}

class LabelledView {
public:
  LabelledView() {
    m_view.window()->resize(kLabelShot);
    m_view.window()->show();
    EXPECT_TRUE(QTest::qWaitForWindowExposed(m_view.window()));
  }

  render::SceneView* operator->() { return &m_view; }

  void show(const scene::ScenePtr& scene) {
    Progress progress;
    m_prepared = render::prepareScene(scene, scene->assets, progress);
    m_view.setCamera(squareRequest(*scene, kLabelShot).camera);
    setState({});
    showAgain();
  }

  void showAgain() { m_view.setScene(m_prepared, m_shown); }
  void setState(const state::SceneState& state) {
    m_shown = session::snapshotOf(m_prepared->scene, m_prepared->assets, state);
    m_view.show(m_shown);
  }

  /// The screen, once a worker has drawn the texts.
  QImage grabbed() {
    EXPECT_TRUE(comesToRest(m_view));
    const QPoint at = m_view.window()->mapToGlobal(QPoint());
    return QGuiApplication::primaryScreen()
        ->grabWindow(0, at.x(), at.y(), kLabelShot.width(), kLabelShot.height())
        .toImage();
  }

private:
  render::SceneView m_view;
  render::RenderScenePtr m_prepared;
  session::Snapshot m_shown;
};

TEST(Labels, StandInTheWindowUntilTheyAreSwitchedOff) {
  LabelledView view;
  view.show(labelledScene());
  const QRect place = marked(view.grabbed());
  EXPECT_NEAR(place.center().x(), 120, 1);
  EXPECT_NEAR(place.bottom(), 80 - 4, 3);
  view->setLabelsVisible(false);
  EXPECT_TRUE(marked(view.grabbed()).isEmpty());
  view->setLabelsVisible(true);
  EXPECT_EQ(marked(view.grabbed()), place);
  view.showAgain();
  EXPECT_EQ(marked(view.grabbed()), place);
  view->setScene(nullptr, {});
  EXPECT_TRUE(marked(view.grabbed(), Qt::black).isEmpty());
}

TEST(Labels, FollowStateAndCameraInTheWindow) {
  LabelledView view;
  const auto scene = labelledScene();
  view.show(scene);
  const QRect place = marked(view.grabbed());
  state::SceneState state;
  state.hidden = {1};
  view.setState(state);
  EXPECT_TRUE(marked(view.grabbed()).isEmpty());
  view.setState({});
  EXPECT_EQ(marked(view.grabbed()), place);
  viewing::CameraRig camera = squareRequest(*scene, kLabelShot).camera;
  viewing::CameraPose pose = camera.pose();
  pose.position += QVector3D(0.5F, 0, 0); // 40 pixels
  camera.setPose(pose);
  view->setCamera(camera);
  EXPECT_NEAR(marked(view.grabbed()).center().x(), 80, 1);
}

TEST(Notes, StandOverTheirPointsWhateverIsInFront) {
  LabelledView view;
  view.show(labelledScene());
  view->setLabelsVisible(false);
  const QSize size = atlasOf({QStringLiteral("12.5")}).cell(0).size();
  for (const float depth : {1.0F, -7.0F}) { // before the ground, and behind it
    view->setOverlay({.notes = {{QStringLiteral("12.5"), {0, 0, depth}}}});
    const QRect place = marked(view.grabbed());
    EXPECT_NEAR(place.width(), size.width(), 2) << depth;
    EXPECT_NEAR(place.center().x(), 120, 1);
    EXPECT_NEAR(place.bottom(), 80 - 4, 3);
  }
  EXPECT_TRUE(marked(captured(*view.operator->(), kLabelShot)).isEmpty()) << "no capture has them";
  view->setOverlay({.notes = {{QStringLiteral("12.5"), {0, 0, 0}}, {QStringLiteral("99"), {0, 0.001F, -1}}}});
  EXPECT_NEAR(marked(view.grabbed()).width(), size.width(), 2) << "none covers a nearer one";
  view->setOverlay({.notes = {}});
  EXPECT_TRUE(marked(view.grabbed()).isEmpty());
}

TEST(Notes, ThereIsAMostOfThem) {
  LabelledView view;
  view.show(labelledScene());
  view->setLabelsVisible(false);
  render::OverlayNotes notes(render::kMaxNotes, {QStringLiteral("0"), {0, 0, 50}}); // behind the eye
  notes.push_back({QStringLiteral("one too many"), {0, 0, 0}});
  view->setOverlay({.notes = notes});
  EXPECT_TRUE(marked(view.grabbed()).isEmpty());
}

TEST(Labels, AreInWhatTheWindowCaptures) {
  LabelledView view;
  view.show(labelledScene());
  view.grabbed();
  EXPECT_FALSE(marked(captured(*view.operator->(), kLabelShot)).isEmpty());
  view->setLabelsVisible(false);
  EXPECT_TRUE(marked(captured(*view.operator->(), kLabelShot)).isEmpty());
}

} // namespace
} // namespace vitrine::tests
