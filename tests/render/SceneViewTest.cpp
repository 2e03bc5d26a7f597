// The window on a real (virtual) display.
#include "render/SceneView.h"

#include "render/OffscreenRenderer.h"
#include "render/batching/RenderScene.h"
#include "tests/render/HandmadeModel.h"
#include "tests/render/Shot.h"
#include "tests/render/ShownView.h"
#include "tests/support/ViewAtRest.h"

#include <QFile>
#include <QGuiApplication>
#include <QScreen>
#include <QSignalSpy>
#include <QTest>
#include <QWindow>

#include <gtest/gtest.h>

namespace vitrine::tests {
namespace {

using render::SceneView;

constexpr QSize kShownSize = ShownView::kSize;

/// A scene of one 2 x 2 square with four colours.
scene::ScenePtr colouredSquare() {
  HandmadeScene maker;
  const scene::LightmapIndex light = maker.addLightmap(1, 1, {255, 255, 255}, 0);
  maker.addQuad({{-1, 1, 0}, {2, 0, 0}, {0, -2, 0}, maker.addTextured(maker.addTexture(quarters(16))), light});
  return maker.finish();
}

void expectColoured(const QImage& picture) {
  ASSERT_EQ(picture.size(), kShownSize);
  EXPECT_EQ(picture.pixelColor(80, 40), QColor(255, 0, 0));
  EXPECT_EQ(picture.pixelColor(160, 40), QColor(0, 255, 0));
  EXPECT_EQ(picture.pixelColor(80, 120), QColor(0, 0, 255));
  EXPECT_EQ(picture.pixelColor(160, 120), QColor(255, 255, 255));
}

TEST(SceneView, ShowsAScene) {
  ShownView view;
  view.show(colouredSquare());
  expectColoured(view.grabbed());
  const render::FrameStatistics statistics = view->statistics();
  EXPECT_EQ(statistics.triangles, 2U);
  EXPECT_EQ(statistics.totalTriangles, 2U);
  EXPECT_EQ(statistics.batches, 1);
  EXPECT_GT(statistics.milliseconds, 0);
}

TEST(SceneView, IdleDrawsNothing) {
  ShownView view;
  view.show(colouredSquare());
  view.settle();
  const std::uint64_t before = view->framesDrawn();
  EXPECT_GT(before, 0U);
  expectIdle(*view);
  view->setMode(render::ShadingMode::Normals);
  view.settle();
  EXPECT_GT(view->framesDrawn(), before);
  EXPECT_LT(view->framesDrawn(), before + 10 + 17) << "seventeen refine the picture";
}

TEST(SceneView, FollowsItsSettings) {
  ShownView view;
  view.show(colouredSquare());
  view->setMode(render::ShadingMode::Normals);
  EXPECT_EQ(view.grabbed().pixelColor(80, 40), QColor(128, 128, 255));
  view->setMode(render::ShadingMode::Lit);
  view->setBackground(QColor(7, 77, 177));
  EXPECT_EQ(view.grabbed().pixelColor(5, 5), QColor(7, 77, 177));
  state::SceneState state;
  state.hidden.insert(0);
  view.setState(state);
  EXPECT_TRUE(view->visibleItems().empty());
  EXPECT_EQ(view.grabbed().pixelColor(80, 40), QColor(7, 77, 177));
  EXPECT_EQ(view->statistics().triangles, 0U);
  view.setState({});
  expectColoured(view.grabbed());
}

TEST(SceneView, AnEmptyViewShowsTheBackground) {
  ShownView view;
  view->setBackground(QColor(7, 77, 177));
  EXPECT_EQ(view.grabbed().pixelColor(80, 40), QColor(7, 77, 177));
  view.show(colouredSquare());
  view.settle();
  view->setScene(nullptr, {});
  EXPECT_EQ(view.grabbed().pixelColor(80, 40), QColor(7, 77, 177));
  EXPECT_TRUE(view->visibleItems().empty());
}

TEST(SceneView, CapturesWithoutTheHighlightAtAnySize) {
  ShownView view;
  view.show(colouredSquare());
  view->setHighlight({0});
  view.settle();
  const QImage picture = captured(*view, {480, 320});
  ASSERT_EQ(picture.size(), QSize(480, 320));
  EXPECT_EQ(picture.pixelColor(160, 80), QColor(255, 0, 0));
  EXPECT_EQ(picture.pixelColor(320, 240), QColor(255, 255, 255));
  // The window goes on.
  view->setHighlight({});
  expectColoured(view.grabbed());
}

TEST(SceneView, PatchesBringTexturesLater) {
  HandmadeScene maker;
  const scene::LightmapIndex light = maker.addLightmap(1, 1, {255, 255, 255}, 0);
  scene::Material pending;
  pending.fallbackColor = QVector3D(0, 1, 0);
  pending.state = scene::AssetState::Pending;
  maker.addQuad({{-1, 1, 0}, {2, 0, 0}, {0, -2, 0}, maker.addMaterial(pending), light});
  ShownView view;
  view.show(maker.finish());
  EXPECT_EQ(view.grabbed().pixelColor(80, 40), QColor(0, 255, 0));
  scene::ScenePatch patch;
  scene::Texture texture;
  texture.image = image::Image::fromQImage(quarters(16));
  texture.state = scene::AssetState::Ready;
  texture.filter = scene::Filter::Nearest;
  patch.textures.emplace_back(TextureIndex(0), texture);
  patch.materials.emplace_back(MaterialIndex(0), texturedMaterial(0));
  view.apply(patch);
  expectColoured(view.grabbed());
  // A replaced picture of the same texture.
  QImage black(2, 2, QImage::Format_RGB32);
  black.fill(Qt::black);
  scene::ScenePatch replaced;
  texture.image = image::Image::fromQImage(black);
  replaced.textures.emplace_back(TextureIndex(0), texture);
  view.apply(replaced);
  EXPECT_EQ(view.grabbed().pixelColor(80, 40), QColor(Qt::black));
}

TEST(SceneView, PatchesReachMaterialsThatWereMerged) {
  HandmadeScene maker;
  const scene::LightmapIndex light = maker.addLightmap(1, 1, {255, 255, 255}, 0);
  maker.addQuad({{-1, 1, 0}, {1, 0, 0}, {0, -2, 0}, maker.addPlain({1, 0, 0}), light});
  maker.addQuad({{0, 1, 0}, {1, 0, 0}, {0, -2, 0}, maker.addPlain({0, 1, 0}), light});
  ShownView view;
  view.show(maker.finish());
  QImage before = view.grabbed();
  EXPECT_EQ(before.pixelColor(80, 80), QColor(255, 0, 0));
  EXPECT_EQ(before.pixelColor(160, 80), QColor(0, 255, 0));
  EXPECT_EQ(view->statistics().batches, 1);
  scene::ScenePatch patch;
  scene::Material found;
  found.fallbackColor = QVector3D(0, 0, 1);
  patch.materials.emplace_back(MaterialIndex(1), found);
  view.apply(patch);
  const QImage after = view.grabbed();
  EXPECT_EQ(after.pixelColor(80, 80), QColor(255, 0, 0));
  EXPECT_EQ(after.pixelColor(160, 80), QColor(0, 0, 255));
  EXPECT_EQ(view->statistics().triangles, 4U);
  state::SceneState state;
  state.hidden.insert(1);
  view.setState(state);
  EXPECT_EQ(view.grabbed().pixelColor(160, 80), QColor(Qt::black));
}

TEST(SceneView, SortsGlassAgainWhenTheEyeMoves) {
  HandmadeScene maker;
  const scene::LightmapIndex light = maker.addLightmap(1, 1, {255, 255, 255}, 0);
  QImage pane(2, 2, QImage::Format_RGBA8888);
  pane.fill(QColor(255, 255, 255, 128));
  scene::Material glass = texturedMaterial(maker.addTexture(pane));
  glass.blend = scene::Blend::AlphaBlend;
  glass.cull = scene::Cull::None;
  const MaterialIndex material = maker.addMaterial(glass);
  scene::VertexStreams& vertices = maker.scene().meshes.front().vertices;
  vertices.colors.push_back({QStringLiteral("tint"), {}});
  maker.addQuad({{-1, 1, 0.3F}, {2, 0, 0}, {0, -2, 0}, material, light});
  vertices.colors.front().values.insert(vertices.colors.front().values.end(), 4, QVector4D(1, 0, 0, 1));
  maker.addQuad({{-1, 1, -0.3F}, {2, 0, 0}, {0, -2, 0}, material, light});
  vertices.colors.front().values.insert(vertices.colors.front().values.end(), 4, QVector4D(0, 0, 1, 1));
  const auto scene = maker.finish();
  ShownView view;
  view.show(scene);
  const QColor front = view.grabbed().pixelColor(120, 80);
  EXPECT_GT(front.red(), front.blue() + 30);
  viewing::CameraRig rig = squareRequest(*scene, kShownSize).camera;
  viewing::CameraPose pose = rig.pose();
  pose.position = {0, 0, -3};
  pose.orientation = QQuaternion::fromEulerAngles(0, 180, 0);
  rig.setPose(pose);
  view->setCamera(rig);
  const QColor back = view.grabbed().pixelColor(120, 80);
  EXPECT_GT(back.blue(), back.red() + 30);
}

/// A square of half the height that goes from the left to the right.
scene::ScenePtr walkingSquare(scene::Blend blend = scene::Blend::Opaque) {
  HandmadeScene maker;
  HandmadeModel animatedModel(maker);
  const NodeIndex part = animatedModel.addPart(QStringLiteral("part"));
  scene::Material plain;
  plain.fallbackColor = QVector3D(0.2F, 0.2F, 0.2F);
  plain.blend = blend;
  HandmadeScene::Quad quad{{-0.5F, 0.5F, 0}, {1, 0, 0}, {0, -1, 0}, maker.addMaterial(plain)};
  quad.node = part;
  maker.addQuad(quad);
  animatedModel.addFrames(part, {{{-0.75F, 0, 0}}, {{0.75F, 0, 0}}});
  animatedModel.addPose({{part, 0}});
  animatedModel.addPose({{part, 1}});
  animatedModel.animatedModel().restPose = 0;
  animatedModel.addClip({0, 1, 0}); // the last frame is the first
  return maker.finish();
}

const QPoint kLeftPixel(60, 80);
const QPoint kMiddlePixel(120, 80);
const QPoint kRightPixel(180, 80);

TEST(SceneView, TellsThePoseItDraws) {
  ShownView view;
  EXPECT_EQ(view->pose(), nullptr);
  const auto scene = walkingSquare();
  view.show(scene);
  ASSERT_NE(view->pose(), nullptr);
  EXPECT_EQ(&view->pose()->scene(), scene.get());
  view.setState(at(0, 0.05));
  const animation::PosePtr halfway = view->pose();
  EXPECT_NEAR(halfway->worldBounds(0).centre().x(), 0, 1e-5F);
  state::SceneState hidden = at(0, 0.05);
  hidden.hidden.insert(0);
  view.setState(hidden);
  EXPECT_EQ(view->pose(), halfway) << "nothing has moved";
  view->setScene(nullptr, {});
  EXPECT_EQ(view->pose(), nullptr);
}

TEST(SceneView, FiguresMoveAndThenRest) {
  ShownView view;
  view.show(walkingSquare());
  const auto isDrawn = [&](const QImage& picture, QPoint at) { return qGray(picture.pixel(at)) > 20; };
  for (const auto& [time, where] :
       std::vector<std::pair<double, QPoint>>{{0, kLeftPixel}, {0.05, kMiddlePixel}, {0.1, kRightPixel}}) {
    view.setState(at(0, time));
    const QImage picture = view.grabbed();
    for (const QPoint point : {kLeftPixel, kMiddlePixel, kRightPixel}) {
      EXPECT_EQ(isDrawn(picture, point), point == where) << time << ' ' << point.x();
    }
  }
  view.setState(at(0, 0.03));
  expectIdle(*view);
}

TEST(SceneView, TranslucentFiguresComeToRestToo) {
  ShownView view;
  view.show(walkingSquare(scene::Blend::AlphaBlend));
  for (int i = 0; i < 10; ++i) {
    view.setState(at(0, 0.01 * i));
    QCoreApplication::processEvents();
  }
  expectIdle(*view);
}

TEST(SceneView, TheHighlightFollowsAFigure) {
  const QRect kLeftHalf(0, 0, kShownSize.width() / 2, kShownSize.height());
  const QRect kRightHalf = kLeftHalf.translated(kShownSize.width() / 2, 0);
  ShownView view;
  view.show(walkingSquare());
  view.setState(at(0, 0));
  const QImage left = view.grabbed();
  view.setState(at(0, 0.1));
  const QImage right = view.grabbed();
  view->setHighlight({0});
  const QImage markedRight = view.grabbed();
  EXPECT_NE(markedRight.copy(kRightHalf), right.copy(kRightHalf));
  EXPECT_EQ(markedRight.copy(kLeftHalf), right.copy(kLeftHalf));
  view.setState(at(0, 0));
  const QImage markedLeft = view.grabbed();
  EXPECT_NE(markedLeft.copy(kLeftHalf), left.copy(kLeftHalf));
  EXPECT_EQ(markedLeft.copy(kRightHalf), left.copy(kRightHalf));
}

TEST(SceneView, CapturesShowTheMoment) {
  ShownView view;
  view.show(walkingSquare());
  view.setState(at(0, 0.1));
  const QImage picture = captured(*view, kShownSize);
  EXPECT_GT(qGray(picture.pixel(kRightPixel)), 20);
  EXPECT_LT(qGray(picture.pixel(kLeftPixel)), 20);
}

TEST(SceneView, ResizingKeepsThePicture) {
  ShownView view;
  view.show(colouredSquare());
  view.settle();
  const auto resizeTo = [&](QSize size) {
    QSignalSpy frames(&*view, &SceneView::frameDrawn);
    view->window()->resize(size);
    EXPECT_TRUE(QTest::qWaitFor([&] { return !frames.empty() && view->window()->size() == size; }, kWaitMs));
  };
  resizeTo({300, 300});
  resizeTo(kShownSize);
  expectColoured(view.grabbed());
}

TEST(SceneView, HiddenItDrawsNothingAndComesBack) {
  ShownView view;
  view.show(colouredSquare());
  view.settle();
  view->window()->hide();
  ASSERT_TRUE(QTest::qWaitFor([&] { return !view->window()->isExposed(); }, kWaitMs));
  const std::uint64_t before = view->framesDrawn();
  view->setMode(render::ShadingMode::Normals);
  ASSERT_TRUE(passRounds(kRoundsWatched));
  EXPECT_EQ(view->framesDrawn(), before);
  view->window()->show();
  ASSERT_TRUE(QTest::qWaitForWindowExposed(view->window()));
  EXPECT_EQ(view.grabbed().pixelColor(80, 40), QColor(128, 128, 255));
}

TEST(SceneView, AnOffscreenEngineWorksBesideIt) {
  ShownView view;
  view.show(colouredSquare());
  view.settle();
  const auto scene = colouredSquare();
  render::OffscreenRenderer renderer(prepared(scene));
  for (int i = 0; i < 3; ++i) {
    const auto picture = renderer.capture(squareRequest(*scene, kShownSize));
    ASSERT_TRUE(picture);
    expectColoured(*picture);
    view->setMode(i % 2 == 0 ? render::ShadingMode::Normals : render::ShadingMode::Lit);
    view.settle();
  }
  view->setMode(render::ShadingMode::Lit);
  expectColoured(view.grabbed());
}

double residentMegabytes() {
  QFile status(QStringLiteral("/proc/self/status"));
  if (!status.open(QIODevice::ReadOnly)) {
    return 0;
  }
  for (const QByteArray& line : status.readAll().split('\n')) {
    if (line.startsWith("VmRSS:")) {
      return line.mid(6).trimmed().split(' ').front().toDouble() / 1024.0;
    }
  }
  return 0;
}

/// Some thousand quads with textures and lightmaps, about 10 MB once it is drawn.
scene::ScenePtr largerScene(int seed) {
  HandmadeScene maker;
  std::vector<MaterialIndex> materials;
  for (int i = 0; i < 8; ++i) {
    QImage picture(256, 256, QImage::Format_RGBA8888);
    picture.fill(QColor::fromHsv((seed * 40 + i * 45) % 360, 200, 200));
    materials.push_back(maker.addTextured(maker.addTexture(picture, scene::Filter::Trilinear)));
  }
  for (int i = 0; i < 4000; ++i) {
    const scene::LightmapIndex light = maker.addLightmap(8, 8, {200, 200, 200}, 0);
    maker.addQuad({{static_cast<float>(i % 64) / 32 - 1, 1 - static_cast<float>(i / 64) / 32, 0},
                   {0.03F, 0, 0},
                   {0, -0.03F, 0},
                   materials[static_cast<std::size_t>(i) % 8],
                   light});
  }
  for (int i = 0; i < 40; ++i) {
    scene::Node place;
    place.name = QStringLiteral("Place %1 of %2").arg(i).arg(seed);
    place.labelled = true;
    place.local.translate(static_cast<float>(i % 8) / 4 - 1, static_cast<float>(i) / 20 - 1, 0.1F);
    maker.scene().nodes.push_back(place);
  }
  return maker.finish();
}

TEST(SceneView, FiftyScenesAfterAnotherLeaveNothingBehind) {
  ShownView view;
  const auto first = largerScene(1);
  const auto second = largerScene(2);
  const auto swap = [&](int i) {
    view.show(i % 2 == 0 ? first : second);
    if (i % 5 == 0) {
      view->setHighlight({scene::DrawItemIndex(i), 3});
    }
    view.complete();
  };
  for (int i = 0; i < 8; ++i) {
    swap(i);
  }
  const double before = residentMegabytes();
  for (int i = 0; i < 50; ++i) {
    swap(i);
  }
  const double after = residentMegabytes();
  EXPECT_LT(after, before * 1.05 + 4.0) << before << " MB before, " << after << " MB after";
}

TEST(SceneView, DrawsTheSameAtAnySize) {
  const auto scene = largerScene(5);
  const auto whole = prepared(scene);
  for (const QSize size : {QSize(1, 1), QSize(1, 300), QSize(300, 1), QSize(2, 3), QSize(640, 7), QSize(7, 640),
                           QSize(801, 601), QSize(960, 748), QSize(4096, 4096)}) {
    ShownView view(size);
    view->setCamera(squareRequest(*scene, size).camera);
    view.show(whole);
    ASSERT_TRUE(QTest::qWaitFor([&] { return view->framesDrawn() > 0; }, kWaitMs))
        << size.width() << " x " << size.height();
    const render::FrameStatistics first = view->statistics();
    EXPECT_EQ(first.triangles, scene->defaultTriangles()) << size.width() << " x " << size.height();
    EXPECT_EQ(first.totalTriangles, scene->defaultTriangles());
    EXPECT_EQ(first.batches, static_cast<int>(whole->batches.size()));
  }
}

TEST(SceneView, IsHiddenBetweenItsFirstFrameAndTheNext) {
  const auto scene = largerScene(6);
  ShownView view;
  // A wish that comes while a frame is drawn is met after that frame, not after all that are due.
  QObject::connect(view->window(), SIGNAL(frameDue()), view->window(), SLOT(hide()), Qt::QueuedConnection);
  view.show(scene);
  ASSERT_TRUE(QTest::qWaitFor([&] { return !view->window()->isVisible(); }, kWaitMs));
  const std::uint64_t drawn = view->framesDrawn();
  EXPECT_GE(drawn, 1U);
  EXPECT_LE(drawn, 2U);
  view->setMode(render::ShadingMode::Normals);
  QCoreApplication::processEvents();
  EXPECT_EQ(view->framesDrawn(), drawn) << "a hidden window draws nothing";
}

TEST(SceneView, ClosesWhileItIsStillLoading) {
  const auto scene = largerScene(3);
  for (int i = 0; i < 5; ++i) {
    ShownView view;
    view.show(scene);
    EXPECT_TRUE(passRounds(i));
  }
}

} // namespace
} // namespace vitrine::tests
