// Animated models in the picture, at moments of their animations.
#include "tests/render/HandmadeModel.h"
#include "tests/render/SharedRenderer.h"
#include "tests/render/Shot.h"

#include <gtest/gtest.h>

#include <cmath>

namespace vitrine::tests {
namespace {

QPoint pixelOf(const QVector3D& at) {
  return {100 + static_cast<int>(std::lround(at.x() * 100)), 100 - static_cast<int>(std::lround(at.y() * 100))};
}

render::CaptureRequest requestAt(const scene::Scene& scene, const state::SceneState& state) {
  render::CaptureRequest request = squareRequest(scene, kMediumShot);
  request.camera = parallelCamera(scene, kMediumShot, {0, 0, 3}, 2.0F);
  request.state = state;
  return request;
}

class Renderer {
public:
  explicit Renderer(scene::ScenePtr scene) : m_scene(std::move(scene)), m_prepared(prepared(m_scene)) {}

  QImage at(const state::SceneState& state) {
    const auto picture = rendererShowing(m_prepared).capture(requestAt(*m_scene, state));
    if (!picture) {
      ADD_FAILURE() << picture.error().reason().toStdString();
      return QImage(kMediumShot, QImage::Format_RGB32);
    }
    return *picture;
  }

private:
  static render::RenderScenePtr prepared(const scene::ScenePtr& scene) {
    Progress progress;
    return render::prepareScene(scene, scene->assets, progress);
  }

  scene::ScenePtr m_scene;
  render::RenderScenePtr m_prepared;
};

bool isDrawnAt(const QImage& picture, const QVector3D& at) {
  return qGray(picture.pixel(pixelOf(at))) > 20;
}

void expectColorAt(const QImage& picture, const QVector3D& at, const QColor& color, int tolerance = 2) {
  const QRgb seen = picture.pixel(pixelOf(at));
  EXPECT_LE(difference(seen, color.rgb()), tolerance)
      << QColor(seen).name().toStdString() << " instead of " << color.name().toStdString();
}

scene::Control toggle(const QString& id, bool on, const scene::ControlTarget& target) {
  scene::Control control;
  control.id = id;
  control.defaultValue = on ? 1 : 0;
  control.target = target;
  return control;
}

MaterialIndex addWhite(HandmadeScene& maker) {
  QImage picture(2, 2, QImage::Format_RGBA8888);
  picture.fill(Qt::white);
  return maker.addTextured(maker.addTexture(picture));
}

/// A tile that goes from the left to the right and from dark to bright, by numbers of the display.
struct Slider {
  HandmadeScene maker;
  MaterialIndex material = addWhite(maker);
  HandmadeModel animatedModel{maker};
  NodeIndex part = animatedModel.addPart(QStringLiteral("tile"));

  Slider() {
    maker.scene().bake.colorSpace = scene::LightingColorSpace::Display;
    maker.addQuad(tile(part, material));
    maker.addColors(part, QStringLiteral("brightness"), scene::ColorUse::Light, {1, 1, 1});
    animatedModel.addFrames(part, {{{-0.5F, 0, 0}, 0.2F}, {{0.5F, 0, 0}, 0.8F}});
    animatedModel.addPose({{part, 0}});
    animatedModel.addPose({{part, 1}});
    animatedModel.animatedModel().restPose = 0;
    animatedModel.addClip({0, 1});
  }
};

TEST(Figure, IsDrawnWhereThePoseSays) {
  Slider slider;
  Renderer renderer(slider.maker.finish());
  for (const auto& [time, x] : std::map<double, float>{{0.0, -0.5F}, {0.025, -0.25F}, {0.05, 0.0F}, {0.1, 0.5F}}) {
    const QImage picture = renderer.at(at(0, time));
    EXPECT_TRUE(isDrawnAt(picture, {x - 0.24F, 0, 0})) << time;
    EXPECT_TRUE(isDrawnAt(picture, {x + 0.23F, 0, 0})) << time;
    EXPECT_FALSE(isDrawnAt(picture, {x - 0.27F, 0, 0})) << time;
    EXPECT_FALSE(isDrawnAt(picture, {x + 0.27F, 0, 0})) << time;
  }
  EXPECT_TRUE(isDrawnAt(renderer.at({}), {-0.5F, 0, 0})) << "at rest";
}

TEST(Figure, ColoursBlendAsTheShapeDoes) {
  Slider slider;
  Renderer renderer(slider.maker.finish());
  for (const double share : {0.0, 0.25, 0.5, 0.75, 1.0}) {
    const int grey = static_cast<int>(std::lround(255 * (0.2 + 0.6 * share)));
    expectColorAt(renderer.at(at(0, share * 0.1)), {static_cast<float>(share) - 0.5F, 0, 0}, QColor(grey, grey, grey));
  }
}

TEST(Figure, GainMultipliesLightAndCutsItOff) {
  Slider slider;
  slider.maker.addColorChoice({QStringLiteral("brightness"), QStringLiteral("brightness")});
  auto& target = std::get<scene::ColorStreamTarget>(slider.maker.scene().controls.back().target);
  target.choices[1].gain = 2;
  Renderer renderer(slider.maker.finish());
  state::SceneState state = at(0, 0);
  state.controls[QStringLiteral("colors")] = 1;
  expectColorAt(renderer.at(state), {-0.5F, 0, 0}, QColor(102, 102, 102));
  state.time = 0.1;
  expectColorAt(renderer.at(state), {0.5F, 0, 0}, Qt::white);
  state.controls[QStringLiteral("colors")] = 0;
  expectColorAt(renderer.at(state), {0.5F, 0, 0}, QColor(204, 204, 204));
}

TEST(Figure, GainLeavesPaintAndOtherLightAlone) {
  std::array<QImage, 2> pictures;
  for (const float gain : {1.0F, 2.0F}) {
    HandmadeScene maker;
    const MaterialIndex white = addWhite(maker);
    maker.addQuad(tile(0, white, {-0.5F, 0, 0}));
    maker.addColors(0, QStringLiteral("paint"), scene::ColorUse::Paint, {0.1F, 0.1F, 0.1F});
    HandmadeScene::Quad quad = tile(maker.addNode(scene::NodeKind::World, QStringLiteral("lit")), white, {0.5F, 0, 0});
    quad.lightmap = maker.addLightmap(2, 2, {127, 127, 127}, -1);
    maker.addQuad(quad);
    maker.addColorChoice({QStringLiteral("paint")});
    std::get<scene::ColorStreamTarget>(maker.scene().controls.back().target).choices[0].gain = gain;
    pictures[gain > 1.0F] = Renderer(maker.finish()).at({});
  }
  EXPECT_TRUE(isDrawnAt(pictures[0], {-0.5F, 0, 0}) && isDrawnAt(pictures[0], {0.5F, 0, 0}));
  EXPECT_EQ(pictures[0], pictures[1]);
}

TEST(Figure, RootMotionMovesIt) {
  Slider slider;
  slider.maker.scene().motion.animations[0].stepMove = {0, 0.5F, 0};
  slider.maker.scene().controls.push_back(toggle(QStringLiteral("root"), false, scene::RootMotionTarget{}));
  Renderer renderer(slider.maker.finish());
  state::SceneState state = at(0, 0.1);
  EXPECT_TRUE(isDrawnAt(renderer.at(state), {0.5F, 0, 0}));
  state.controls[QStringLiteral("root")] = 1;
  const QImage moved = renderer.at(state);
  EXPECT_TRUE(isDrawnAt(moved, {0.5F, 0.5F, 0}));
  EXPECT_FALSE(isDrawnAt(moved, {0.5F, 0, 0}));
  state.time = 0.05;
  EXPECT_TRUE(isDrawnAt(renderer.at(state), {0, 0.25F, 0}));
  EXPECT_FALSE(isDrawnAt(renderer.at(state), {0, -0.1F, 0}));
}

TEST(Figure, ItsWholeNodeMayBeTurnedScaledAndMirrored) {
  Slider slider;
  QMatrix4x4& local = slider.maker.scene().nodes[slider.animatedModel.node()].local;
  local.rotate(90, 0, 0, 1);
  local.scale(-0.5F, 0.5F, 0.5F);
  Renderer renderer(slider.maker.finish());
  // Mirrored to the right half, turned up, half as far.
  const QImage picture = renderer.at(at(0, 0.1));
  EXPECT_TRUE(isDrawnAt(picture, {0, -0.25F, 0}));
  EXPECT_FALSE(isDrawnAt(picture, {0, -0.25F - 0.14F, 0}));
  EXPECT_FALSE(isDrawnAt(picture, {0, 0.25F, 0}));
  EXPECT_FALSE(isDrawnAt(picture, {0.25F, 0, 0}));
}

/// Parts that are there one after the other, and a marker that stands elsewhere in each pose.
TEST(Figure, FramesSwitch) {
  HandmadeScene maker;
  HandmadeModel animatedModel(maker);
  const MaterialIndex red = maker.addPlain({1, 0, 0});
  const MaterialIndex green = maker.addPlain({0, 1, 0});
  const NodeIndex first = animatedModel.addPart(QStringLiteral("first"));
  maker.addQuad(tile(first, red, {-0.5F, 0.5F, 0}));
  const NodeIndex second = animatedModel.addPart(QStringLiteral("second"));
  maker.addQuad(tile(second, green, {0.5F, 0.5F, 0}));
  const NodeIndex marker = animatedModel.addPart(QStringLiteral("marker"));
  maker.addQuad(tile(marker, red));
  animatedModel.addPose({{first, 0}}, {{marker, {-0.5F, -0.5F, 0}, {}}});
  animatedModel.addPose({{second, 0}}, {{marker, {0.5F, -0.5F, 0}, {}}});
  animatedModel.addClip({0, 1, 0});
  Renderer renderer(maker.finish());
  for (const auto& [time, isFirst] : std::map<double, bool>{{0.0, true}, {0.05, true}, {0.1, false}, {0.2, true}}) {
    const QImage picture = renderer.at(at(0, time));
    EXPECT_EQ(isDrawnAt(picture, {-0.5F, 0.5F, 0}), isFirst) << time;
    EXPECT_EQ(isDrawnAt(picture, {0.5F, 0.5F, 0}), !isFirst) << time;
  }
  EXPECT_TRUE(isDrawnAt(renderer.at(at(0, 0.05)), {0, -0.5F, 0})) << "places blend where shapes switch";
  EXPECT_FALSE(isDrawnAt(renderer.at({}), {-0.5F, 0.5F, 0})) << "no rest pose";
}

TEST(Figure, TranslucentPartsAreSortedAsTheyStand) {
  HandmadeScene maker;
  HandmadeModel animatedModel(maker);
  std::vector<NodeIndex> parts;
  QImage pane(2, 2, QImage::Format_RGBA8888);
  pane.fill(QColor(255, 255, 255, 128));
  scene::Material glass = texturedMaterial(maker.addTexture(pane));
  glass.blend = scene::Blend::AlphaBlend;
  const MaterialIndex material = maker.addMaterial(glass);
  for (const QVector3D& tint : {QVector3D(1, 0, 0), QVector3D(0, 0, 1)}) {
    parts.push_back(animatedModel.addPart(QStringLiteral("pane")));
    maker.addQuad(tile(parts.back(), material));
    maker.addColors(parts.back(), QStringLiteral("tint"), scene::ColorUse::Light, tint);
  }
  animatedModel.addFrames(parts[0], {{{0, 0, 0.5F}}, {{0, 0, -0.5F}}});
  animatedModel.addFrames(parts[1], {{{0, 0, 0}}, {{0, 0, 0}}});
  animatedModel.addPose({{parts[0], 0}, {parts[1], 0}});
  animatedModel.addPose({{parts[0], 1}, {parts[1], 1}});
  animatedModel.addClip({0, 1});
  Renderer renderer(maker.finish());
  const QColor redFirst = renderer.at(at(0, 0)).pixelColor(100, 100);
  EXPECT_GT(redFirst.red(), redFirst.blue() + 30);
  const QColor blueFirst = renderer.at(at(0, 0.1)).pixelColor(100, 100);
  EXPECT_GT(blueFirst.blue(), blueFirst.red() + 30);
}

TEST(Figure, IsNotCutOffWhereverItGoes) {
  Slider slider;
  slider.maker.scene().motion.animations[0].stepMove = {0, 0, -400};
  slider.maker.scene().controls.push_back(toggle(QStringLiteral("root"), true, scene::RootMotionTarget{}));
  const auto scene = slider.maker.finish();
  render::CaptureRequest request = squareRequest(*scene, kMediumShot);
  viewing::CameraPose pose = request.camera.pose();
  pose.position = {0.5F, 0, 3};
  pose.verticalFov = 1;
  request.camera.setPose(pose);
  request.state = at(0, 0.1);
  EXPECT_GT(qGray(draw(scene, request).pixel(100, 100)), 100) << "far behind everything at rest";
  Slider other;
  other.maker.scene().motion.animations[0].stepMove = {0, 0, 49};
  other.maker.scene().controls.push_back(toggle(QStringLiteral("root"), true, scene::RootMotionTarget{}));
  const auto nearer = other.maker.finish();
  request.camera = straightCamera(*nearer, kMediumShot, {0.5F, 0, 50}, 2, 50);
  EXPECT_GT(qGray(draw(nearer, request).pixel(100, 100)), 100) << "close before the eye";
}

TEST(Figure, NullNormalsAreThoseOfTheTriangle) {
  HandmadeScene maker;
  scene::Material plain;
  plain.fallbackColor = QVector3D(1, 1, 1);
  plain.cull = scene::Cull::None;
  const MaterialIndex material = maker.addMaterial(plain);
  maker.addQuad({{-1, 1, 0}, {1, 0, 0}, {0, -2, 0}, material});
  maker.addQuad({{0, 1, 0}, {1, 0, 0}, {0, -2, -1}, material});
  auto& normals = maker.scene().meshes.front().vertices.normals;
  std::ranges::fill(normals, QVector3D());
  const auto without = maker.finish();
  render::CaptureRequest request = requestAt(*without, {});
  for (const auto mode : {render::ShadingMode::Normals, render::ShadingMode::Lit}) {
    request.mode = mode;
    const QImage picture = draw(without, request);
    HandmadeScene with;
    with.addMaterial(plain);
    with.addQuad({{-1, 1, 0}, {1, 0, 0}, {0, -2, 0}, material});
    with.addQuad({{0, 1, 0}, {1, 0, 0}, {0, -2, -1}, material});
    const QImage wanted = draw(with.finish(), request);
    for (const QPoint at : {QPoint(50, 100), QPoint(150, 60), QPoint(150, 150)}) {
      EXPECT_LE(difference(picture.pixel(at), wanted.pixel(at)), 2) << at.x() << ' ' << static_cast<int>(mode);
    }
  }
}

TEST(Figure, LabelsStandAboveTheirNodes) {
  HandmadeScene maker;
  HandmadeModel animatedModel(maker);
  const NodeIndex marker = animatedModel.addPart(QStringLiteral("right hand"));
  maker.scene().nodes[marker].labelled = true;
  maker.addQuad(tile(marker, maker.addPlain({0, 0, 0.2F})));
  animatedModel.addPose({}, {{marker, {-0.5F, -0.5F, 0}, {}}});
  animatedModel.addPose({}, {{marker, {0.5F, -0.5F, 0}, {}}});
  animatedModel.addPose({});
  animatedModel.addClip({0, 1, 2});
  const auto scene = maker.finish();
  const auto labelledAt = [&](double time, float x) {
    render::CaptureRequest request = requestAt(*scene, at(0, time));
    const QImage plain = draw(scene, request);
    request.labels = true;
    const QImage labelled = draw(scene, request);
    const QPoint above = pixelOf({x, -0.25F, 0}) - QPoint(0, 14);
    return plain.copy(QRect(above - QPoint(20, 8), QSize(40, 16))) !=
           labelled.copy(QRect(above - QPoint(20, 8), QSize(40, 16)));
  };
  EXPECT_TRUE(labelledAt(0, -0.5F));
  EXPECT_FALSE(labelledAt(0, 0.5F));
  EXPECT_TRUE(labelledAt(0.1, 0.5F));
  EXPECT_FALSE(labelledAt(0.1, -0.5F));
  EXPECT_TRUE(labelledAt(0.05, 0));
  EXPECT_FALSE(labelledAt(0.2, 0.5F)) << "not there";
}

TEST(Figure, CutOutPicturesAskedForAsSuchAreTested) {
  for (const auto blend : {scene::Blend::Automatic, scene::Blend::AutomaticCutout}) {
    HandmadeScene maker;
    QImage picture(16, 16, QImage::Format_RGBA8888);
    picture.fill(Qt::white);
    for (int y = 0; y < 16; ++y) {
      for (int x = 0; x < 8; ++x) {
        picture.setPixelColor(x, y, Qt::transparent);
      }
    }
    scene::Material material = texturedMaterial(maker.addTexture(picture));
    material.blend = blend;
    const MaterialIndex cut = maker.addMaterial(material);
    const scene::LightmapIndex light = maker.addLightmap(1, 1, {255, 255, 255}, 0);
    maker.addQuad({{-1, 1, 0}, {2, 0, 0}, {0, -2, 0}, cut, light});
    const auto scene = maker.finish();
    const QImage drawn = draw(scene, requestAt(*scene, {}));
    EXPECT_EQ(drawn.pixelColor(50, 100), QColor(Qt::black));
    EXPECT_EQ(drawn.pixelColor(150, 100), QColor(Qt::white));
  }
}

} // namespace
} // namespace vitrine::tests
