// Decisions about a frame: background, backdrops, fog, colour tables, ground, passes.
#include "render/batching/FrameState.h"

#include "core/image/ColorTable.h"
#include "core/visibility/CorrectionQuery.h"
#include "render/batching/DepthRange.h"
#include "tests/render/HandmadeScene.h"

#include <gtest/gtest.h>

#include <cmath>

namespace vitrine::tests {
namespace {

using render::DrawList;
using render::FrameSettings;
using render::FrameState;
using render::ShadingMode;

const QColor kChosen(10, 20, 30);
const render::Background kChosenGradient(kChosen, QColor(40, 50, 60));

/// One quad in the world and one in each of two backdrops: 0, a picture of the sky, and 1, a small world of scale 10.
HandmadeScene skyScene() {
  HandmadeScene maker;
  const MaterialIndex grey = maker.addPlain({0.2F, 0.2F, 0.2F});
  const LayerIndex picture = maker.addLayer(QStringLiteral("layer.skybox2d"), true);
  const LayerIndex small = maker.addLayer(QStringLiteral("layer.skybox3d"), true);
  for (const LayerIndex layer : {LayerIndex(), picture, small}) {
    maker.addQuad({.corner = {-1, 1, 0}, .toRight = {2, 0, 0}, .down = {0, -2, 0}, .material = grey, .layer = layer});
  }
  scene::Fog fog;
  fog.color = {0.5F, 0, 0};
  maker.scene().world.backdrops = {{.layer = picture, .origin = {}, .fog = {}},
                                   {.layer = small, .origin = {0, 0, 100}, .scale = 10, .fog = fog}};
  return maker;
}

/// A scene in its default state, or in another one.
class Shown {
public:
  explicit Shown(HandmadeScene maker, const state::SceneState& state = {}) : Shown(maker.finish(), state) {}

  const DrawList& list() const { return m_list; }
  FrameState frame(const FrameSettings& settings, const render::PresentOverlays& overlays = {}) const {
    return render::frameStateOf(settings, overlays, &m_list, render::backdropBoundsOf(m_list));
  }

private:
  Shown(const scene::ScenePtr& scene, const state::SceneState& state)
      : m_list(std::make_shared<const render::RenderScene>(batched(scene)),
               session::snapshotOf(scene, scene->assets, state)) {}

  DrawList m_list;
};

FrameSettings settingsFrom(const QVector3D& eye) {
  FrameSettings settings;
  settings.background = kChosen;
  settings.view.pose.position = eye;
  settings.view.fogDirection = {0, 0, -1};
  settings.view.projection.perspective(60, 1, 1, 100);
  return settings;
}

FrameSettings settingsIn(ShadingMode mode) {
  FrameSettings settings = settingsFrom({});
  settings.mode = mode;
  return settings;
}

std::vector<bool> drawnBackdrops(const FrameState& frame) {
  std::vector<bool> drawn;
  for (const auto& backdrop : frame.backdrops) {
    drawn.push_back(backdrop.has_value());
  }
  return drawn;
}

TEST(FrameState, WithoutASceneThereIsTheChosenBackgroundAlone) {
  const FrameState frame = render::frameStateOf(settingsFrom({}), {}, nullptr, {});
  EXPECT_EQ(frame.clearColor.rgba(), kChosen.rgba());
  EXPECT_TRUE(frame.backdrops.empty());
  EXPECT_FALSE(frame.world.fog);
  EXPECT_TRUE(frame.correction.empty());
  EXPECT_EQ(frame.translucentPasses, 0);
}

scene::ViewPreset presetWithBackground() {
  scene::ViewPreset preset;
  preset.background = QVector3D(1, 0, 0);
  return preset;
}

TEST(FrameState, AViewPresetReplacesTheBackgroundUnlessItStaysOrIsTransparent) {
  HandmadeScene maker = skyScene();
  maker.addGameView(presetWithBackground());
  const Shown shown(std::move(maker));
  FrameSettings settings = settingsFrom({});
  settings.background = kChosenGradient;
  FrameState frame = shown.frame(settings);
  EXPECT_EQ(frame.clearColor.rgba(), QColor(Qt::red).rgba());
  EXPECT_FALSE(frame.gradient) << "the gradient belongs to the chosen background";

  settings.backgroundStays = true;
  frame = shown.frame(settings);
  EXPECT_EQ(frame.clearColor.rgba(), kChosen.rgba());
  ASSERT_TRUE(frame.gradient);
  EXPECT_FLOAT_EQ(frame.gradient->top.x(), 40 / 255.0F);

  settings.backgroundStays = false;
  settings.background = QColor(255, 255, 255, 0);
  EXPECT_EQ(shown.frame(settings).clearColor.rgba(), QColor(0, 0, 0, 0).rgba()) << "premultiplied";
}

TEST(FrameState, AGradientNeedsAnOpaqueColourAndNoCount) {
  FrameSettings settings = settingsFrom({});
  settings.background = kChosenGradient;
  EXPECT_TRUE(render::frameStateOf(settings, {}, nullptr, {}).gradient);
  settings.mode = ShadingMode::Overdraw;
  FrameState counted = render::frameStateOf(settings, {}, nullptr, {});
  EXPECT_FALSE(counted.gradient);
  EXPECT_EQ(counted.clearColor.rgba(), QColor(Qt::black).rgba()) << "counts are added to black";
  settings.mode = ShadingMode::Lit;
  settings.background.color.setAlpha(254);
  EXPECT_FALSE(render::frameStateOf(settings, {}, nullptr, {}).gradient);
}

TEST(FrameState, WiresAreDarkOnLightBackgroundsAlone) {
  const auto toneOn = [](const QColor& color) {
    FrameSettings settings;
    settings.background = color;
    return render::frameStateOf(settings, {}, nullptr, {}).light.wireTone;
  };
  EXPECT_LT(toneOn(Qt::white), 0.5F);
  EXPECT_GT(toneOn(Qt::black), 0.5F);
  EXPECT_GT(toneOn(QColor(255, 255, 255, 0)), 0.5F) << "nothing is there";
}

TEST(FrameState, APictureOfTheSkyGivesWayToBackgroundsThatStayAndToWires) {
  const Shown shown(skyScene());
  using Drawn = std::vector<bool>;
  EXPECT_EQ(drawnBackdrops(shown.frame(settingsFrom({}))), (Drawn{true, true}));
  EXPECT_EQ(drawnBackdrops(shown.frame(settingsIn(ShadingMode::Wireframe))), (Drawn{false, true}));
  EXPECT_EQ(drawnBackdrops(shown.frame(settingsIn(ShadingMode::Overdraw))), (Drawn{false, true}));
  FrameSettings stays = settingsFrom({});
  stays.backgroundStays = true;
  EXPECT_EQ(drawnBackdrops(shown.frame(stays)), (Drawn{false, true}));
  FrameSettings transparent = settingsFrom({});
  transparent.background = QColor(0, 0, 0, 0);
  EXPECT_EQ(drawnBackdrops(shown.frame(transparent)), (Drawn{false, true}));
  FrameSettings parallel = settingsFrom({});
  parallel.view.pose.orthographic = true;
  EXPECT_EQ(drawnBackdrops(shown.frame(parallel)), (Drawn{false, false}));
}

TEST(FrameState, ABackdropWithoutDrawnItemsIsNotDrawn) {
  state::SceneState state;
  state.hidden.insert(DrawItemIndex(2));
  EXPECT_EQ(drawnBackdrops(Shown(skyScene(), state).frame(settingsFrom({}))), (std::vector<bool>{true, false}));
}

TEST(FrameState, ABackdropHasAnEyeADepthRangeAModeAndAFogOfItsOwn) {
  const Shown shown(skyScene());
  FrameSettings settings = settingsFrom({0, 0, 20});
  settings.mode = ShadingMode::Normals;
  const FrameState frame = shown.frame(settings);
  const render::SurfaceState& sky = *frame.backdrops[scene::BackdropIndex(0)];
  const render::SurfaceState& small = *frame.backdrops[scene::BackdropIndex(1)];
  EXPECT_EQ(sky.mode, ShadingMode::Unlit) << "a picture of the sky";
  EXPECT_EQ(small.mode, ShadingMode::Normals);
  EXPECT_EQ(small.camera.position, QVector3D(0, 0, 102));
  EXPECT_EQ(small.camera.projection.row(0), frame.world.camera.projection.row(0));
  EXPECT_NE(small.camera.projection.row(2), frame.world.camera.projection.row(2));
  EXPECT_FALSE(sky.fog);
  ASSERT_TRUE(small.fog);
  EXPECT_EQ(small.fog->color, QVector3D(0.5F, 0, 0));
}

TEST(FrameState, OrthographicViewsHaveNoFog) {
  scene::ViewPreset preset;
  preset.fog = scene::Fog{{0, 1, 0}, 5, 20};
  HandmadeScene maker = skyScene();
  maker.addGameView(preset);
  const Shown shown(std::move(maker));
  FrameSettings settings = settingsFrom({});
  ASSERT_TRUE(shown.frame(settings).world.fog);
  EXPECT_EQ(shown.frame(settings).world.fog->color, QVector3D(0, 1, 0));
  settings.view.pose.orthographic = true;
  EXPECT_FALSE(shown.frame(settings).world.fog);
}

TEST(FrameState, TheOffsetOfRefinedPicturesMovesAllButLabels) {
  const Shown shown(skyScene());
  FrameSettings settings = settingsFrom({});
  const FrameState still = shown.frame(settings);
  settings.view.offset = {0.5F, 0};
  const FrameState moved = shown.frame(settings);
  EXPECT_NE(moved.world.camera.projection, still.world.camera.projection);
  EXPECT_NE(moved.backdrops[scene::BackdropIndex(1)]->camera.projection,
            still.backdrops[scene::BackdropIndex(1)]->camera.projection);
  EXPECT_EQ(moved.labelProjection, still.labelProjection);
  EXPECT_EQ(still.labelProjection, still.world.camera.projection);
}

TEST(FrameState, PartsOfTheGroundDependOnTheMode) {
  const auto groundIn = [](ShadingMode mode) {
    FrameSettings settings = settingsIn(mode);
    settings.ground = {.contactShadow = true, .grid = true};
    return render::frameStateOf(settings, {}, nullptr, {}).ground;
  };
  EXPECT_EQ(groundIn(ShadingMode::Lit), (render::GroundParts{.contactShadow = true, .grid = true}));
  EXPECT_EQ(groundIn(ShadingMode::Unlit), (render::GroundParts{.contactShadow = true, .grid = true}));
  EXPECT_EQ(groundIn(ShadingMode::Normals), (render::GroundParts{.contactShadow = false, .grid = true}));
  EXPECT_EQ(groundIn(ShadingMode::Overdraw), render::GroundParts());
  EXPECT_EQ(render::frameStateOf(settingsFrom({}), {}, nullptr, {}).ground, render::GroundParts());
}

TEST(FrameState, ColourTablesLieOverLitPicturesAlone) {
  HandmadeScene maker = skyScene();
  scene::Texture texture;
  texture.image = image::colorTableOf(std::vector<std::byte>(image::kColorTableBytes));
  texture.state = scene::AssetState::Ready;
  maker.scene().world.colorCorrections.push_back(
      {.table = maker.scene().assets.textures.add(std::move(texture)), .origin = {}, .record = {}});
  const scene::ControlTarget byPlace =
      scene::ColorCorrectionTarget{{scene::kNone, scene::ColorCorrectionTarget::kByPlace}};
  maker.scene().controls.push_back(scene::toggle({"correction", "correction", "correction"}, byPlace, true));
  const Shown shown(std::move(maker));
  EXPECT_TRUE(shown.frame(settingsIn(ShadingMode::Unlit)).correction.empty());
  EXPECT_EQ(
      shown.frame(settingsIn(ShadingMode::Lit)).correction,
      visibility::colorCorrectionAt(*shown.list().prepared()->scene, shown.list().assets(), shown.list().state(), {}));
}

TEST(FrameState, OverlaysAreShownWhereTheyAre) {
  const Shown shown(skyScene());
  const FrameState frame =
      shown.frame(settingsFrom({}),
                  {.tinted = {scene::BackdropIndex(1)}, .highlighted = {scene::kNone}, .lines = true, .labels = true});
  EXPECT_FALSE(frame.world.tinted);
  EXPECT_TRUE(frame.world.highlighted);
  EXPECT_TRUE(frame.backdrops[scene::BackdropIndex(1)]->tinted);
  EXPECT_FALSE(frame.backdrops[scene::BackdropIndex(1)]->highlighted);
  EXPECT_FALSE(frame.backdrops[scene::BackdropIndex(0)]->tinted);
  EXPECT_TRUE(frame.lines);
  EXPECT_TRUE(frame.labels);
}

TEST(FrameState, ATargetWithADivisorIsReducedAndAnotherState) {
  FrameSettings settings = settingsFrom({});
  const FrameState full = render::frameStateOf(settings, {}, nullptr, {});
  settings.target.divisor = 2;
  const FrameState half = render::frameStateOf(settings, {}, nullptr, {});
  EXPECT_FALSE(full.isReduced());
  EXPECT_TRUE(half.isReduced());
  EXPECT_NE(half, full);
  EXPECT_EQ(half.world, full.world) << "the same view";
}

TEST(FrameState, EqualSettingsGiveEqualFrames) {
  const Shown shown(skyScene());
  EXPECT_EQ(shown.frame(settingsFrom({1, 2, 3})), shown.frame(settingsFrom({1, 2, 3})));
  EXPECT_NE(shown.frame(settingsFrom({1, 2, 3})), shown.frame(settingsFrom({1, 2, 4})));
}

TEST(DepthRange, HoldsTheWholeBoxFromInsideAndOutside) {
  const scene::Bounds box({-1, -1, -1}, {1, 1, 1});
  const render::DepthRange inside = render::depthRangeFor({}, box);
  EXPECT_GT(inside.near, 0);
  EXPECT_LT(inside.near, 0.01F);
  EXPECT_GE(inside.far, std::sqrt(3.0F));
  const render::DepthRange outside = render::depthRangeFor({0, 0, 101}, box);
  EXPECT_LE(outside.near, 100);
  EXPECT_GE(outside.far, 102);
}

TEST(DepthRange, ReplacesThePlanesOfAProjection) {
  QMatrix4x4 projection;
  projection.perspective(60, 1.5F, 1, 100);
  QMatrix4x4 expected;
  expected.perspective(60, 1.5F, 2, 300);
  EXPECT_TRUE(qFuzzyCompare(render::withDepthRange(projection, {2, 300}), expected));
}

} // namespace
} // namespace vitrine::tests
