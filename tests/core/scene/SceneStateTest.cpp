#include "core/scene/SceneState.h"

#include "tests/core/scene/SceneBuilderForTests.h"
#include "tests/support/QtPrinters.h"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>

namespace vitrine::scene {
namespace {

using tests::addMesh;
using tests::addNode;
using tests::square;

Control control(const char* id, ControlKind kind, double defaultValue, ControlTarget target) {
  Control made;
  made.id = QString::fromLatin1(id);
  made.kind = kind;
  made.defaultValue = defaultValue;
  made.target = std::move(target);
  return made;
}

/// Items 0: no layer; 1: surface in layer 0; 2: node in layer 1; 3: below that node.
Scene layeredScene() {
  Scene scene;
  scene.layers = {{QStringLiteral("a"), {}, true}, {QStringLiteral("b"), {}, true}, {QStringLiteral("c"), {}, false}};
  addNode(scene, addMesh(scene, square()));
  Surface inA;
  inA.layer = 0;
  addNode(scene, addMesh(scene, square(), inA));
  const int parent = addNode(scene, addMesh(scene, square()));
  scene.nodes[static_cast<std::size_t>(parent)].layer = 1;
  addNode(scene, addMesh(scene, square()), parent);
  return scene;
}

using Bits = std::vector<bool>;

TEST(SceneState, LayersFollowTheirDefaultsAndControls) {
  Scene scene = layeredScene();
  scene.controls.push_back(control("layer.a", ControlKind::Toggle, 1, LayerTarget{0}));
  scene.controls.push_back(control("layer.c", ControlKind::Toggle, 0, LayerTarget{2}));
  scene.finish();
  SceneState state;
  EXPECT_EQ(visibleLayers(scene, state), (Bits{true, true, false}));
  state.controls[QStringLiteral("layer.a")] = 0;
  state.controls[QStringLiteral("layer.c")] = 1;
  EXPECT_EQ(visibleLayers(scene, state), (Bits{false, true, true}));
  EXPECT_EQ(visibleItems(scene, state), (Bits{true, false, true, true}));
}

TEST(SceneState, AChoiceCanBeNoneOfItsLayers) {
  Scene scene = layeredScene();
  Control files = control("files", ControlKind::Choice, 0, LayerChoiceTarget{{kNone, 0, 2}});
  files.choices = {QStringLiteral("none"), QStringLiteral("a"), QStringLiteral("c")};
  scene.controls.push_back(files);
  scene.finish();
  SceneState state;
  EXPECT_EQ(visibleLayers(scene, state), (Bits{false, true, false}));
  state.controls[QStringLiteral("files")] = 2;
  EXPECT_EQ(visibleLayers(scene, state), (Bits{false, true, true}));
}

TEST(SceneState, AColourStreamBringsItsLayers) {
  Scene scene = layeredScene();
  EXPECT_EQ(chosenColors(scene, {}), nullptr) << "nothing to choose";
  Control shading = control("shading", ControlKind::Choice, 0,
                            ColorStreamTarget{{{QStringLiteral("day")}, {QStringLiteral("collision"), {2}}}});
  shading.choices = {QStringLiteral("Day"), QStringLiteral("Collision")};
  scene.controls.push_back(shading);
  scene.controls.push_back(control("layer.c", ControlKind::Toggle, 0, LayerTarget{2}));
  scene.finish();
  SceneState state;
  EXPECT_EQ(chosenColors(scene, state)->stream, QStringLiteral("day"));
  EXPECT_EQ(visibleLayers(scene, state), (Bits{true, true, false}));
  state.controls[QStringLiteral("shading")] = 1;
  EXPECT_EQ(chosenColors(scene, state)->stream, QStringLiteral("collision"));
  EXPECT_EQ(visibleLayers(scene, state), (Bits{true, true, true})) << "whatever the layer's own control says";
}

TEST(SceneState, AGameViewIsOneOrNone) {
  Scene scene = layeredScene();
  EXPECT_EQ(chosenGameView(scene, {}), nullptr);
  scene.gameViews.resize(2);
  Control seen = control("view", ControlKind::Choice, 0, GameViewTarget{{kNone, 1, 0}});
  seen.choices = {QStringLiteral("freely"), QStringLiteral("one"), QStringLiteral("two")};
  scene.controls.push_back(seen);
  scene.finish();
  SceneState state;
  EXPECT_EQ(chosenGameView(scene, state), nullptr);
  state.controls[QStringLiteral("view")] = 1;
  EXPECT_EQ(chosenGameView(scene, state), &scene.gameViews[1]);
  state.controls[QStringLiteral("view")] = 2;
  EXPECT_EQ(chosenGameView(scene, state), &scene.gameViews[0]);
}

TEST(SceneState, AHiddenNodeHidesAllBelow) {
  Scene scene = layeredScene();
  scene.controls.push_back(control("layer.b", ControlKind::Toggle, 1, LayerTarget{1}));
  scene.finish();
  SceneState state;
  EXPECT_EQ(visibleItems(scene, state), (Bits{true, true, true, true}));
  state.controls[QStringLiteral("layer.b")] = 0;
  EXPECT_EQ(visibleItems(scene, state), (Bits{true, true, false, false}));
}

TEST(SceneState, AChoiceShowsOneOfItsLayers) {
  Scene scene = layeredScene();
  Control choice = control("skin", ControlKind::Choice, 1, LayerChoiceTarget{{0, 1, 2}});
  choice.choices = {QStringLiteral("one"), QStringLiteral("two"), QStringLiteral("three")};
  scene.controls.push_back(choice);
  scene.finish();
  SceneState state;
  EXPECT_EQ(visibleLayers(scene, state), (Bits{false, true, false}));
  state.controls[QStringLiteral("skin")] = 2;
  EXPECT_EQ(visibleLayers(scene, state), (Bits{false, false, true}));
  state.controls[QStringLiteral("skin")] = 17;
  EXPECT_EQ(visibleLayers(scene, state), (Bits{false, false, true})) << "cut to the last choice";
  state.controls[QStringLiteral("skin")] = -3;
  EXPECT_EQ(visibleLayers(scene, state), (Bits{true, false, false}));
}

TEST(SceneState, HidingAndIsolationComeOnTop) {
  Scene scene = layeredScene();
  scene.finish();
  SceneState state;
  state.hidden = {0, 3};
  EXPECT_EQ(visibleItems(scene, state), (Bits{false, true, true, false}));
  state.isolated = {2, 3};
  EXPECT_EQ(visibleItems(scene, state), (Bits{false, false, true, false})) << "hidden stays hidden";
}

TEST(SceneState, ValuesAreBroughtIntoRange) {
  Control slider = control("s", ControlKind::Slider, 1, ExposureTarget{});
  slider.min = 0;
  slider.max = 4;
  const Control toggle = control("t", ControlKind::Toggle, 1, LayerTarget{0});
  SceneState state;
  EXPECT_EQ(state.valueOf(slider), 1);
  const auto given = [&](const Control& which, double value) {
    state.controls[which.id] = value;
    return state.valueOf(which);
  };
  EXPECT_EQ(given(slider, 2.5), 2.5);
  EXPECT_EQ(given(slider, -1), 0);
  EXPECT_EQ(given(slider, 1e300), 4);
  EXPECT_EQ(given(slider, std::nan("")), 1) << "no number: the default";
  EXPECT_EQ(given(slider, std::numeric_limits<double>::infinity()), 1);
  EXPECT_EQ(given(toggle, 0.4), 0);
  EXPECT_EQ(given(toggle, 7), 1);
}

TEST(SceneState, LightStylesAndExposureHaveWeightOneUnlessSet) {
  Scene scene;
  Control style = control("style.32", ControlKind::Slider, 1, LightStyleTarget{32});
  style.max = 4;
  Control exposureControl = control("exposure", ControlKind::Slider, 1, ExposureTarget{});
  exposureControl.max = 16;
  SceneState state;
  EXPECT_EQ(exposure(scene, state), 1.0F) << "without a control";
  scene.controls = {style, exposureControl};
  scene.finish();
  EXPECT_EQ(lightMix(scene, state), fullLight());
  state.controls[QStringLiteral("style.32")] = 0.25;
  state.controls[QStringLiteral("exposure")] = 8;
  const auto weights = lightMix(scene, state).weights;
  EXPECT_EQ(weights[32], 0.25F);
  EXPECT_EQ(weights[0], 1.0F);
  EXPECT_EQ(weights[255], 1.0F);
  EXPECT_EQ(exposure(scene, state), 8.0F);
}

TEST(SceneState, PatternsRunByTheClockAndScaleTheWeight) {
  Scene scene;
  Control style = control("style.3", ControlKind::Slider, 1, LightStyleTarget{3});
  style.max = 4;
  scene.controls = {style, control("style.3.pattern", ControlKind::Toggle, 0, LightPatternTarget{3, QStringLiteral("amz")})};
  scene.finish();
  SceneState state;
  state.clock = 0.25;
  EXPECT_FALSE(runsByItself(scene, state));
  EXPECT_EQ(lightMix(scene, state), fullLight()) << "switched off";
  state.controls[QStringLiteral("style.3.pattern")] = 1;
  state.controls[QStringLiteral("style.3")] = 2;
  EXPECT_TRUE(runsByItself(scene, state));
  const auto weightAt = [&](double clock) {
    state.clock = clock;
    return lightMix(scene, state).weights[3];
  };
  EXPECT_EQ(weightAt(0.05), 0.0F);
  EXPECT_EQ(weightAt(0.15), 2.0F);
  EXPECT_FLOAT_EQ(weightAt(0.25), 2.0F * 25 / 12);
  EXPECT_EQ(weightAt(0.35), 0.0F) << "begins again";
}

TEST(SceneState, AChosenLightSetReplacesTheFirst) {
  Scene scene;
  scene.lightSets = {{QStringLiteral("ldr"), QStringLiteral("LDR")}, {QStringLiteral("hdr"), QStringLiteral("HDR")}};
  Control sets = control("light.set", ControlKind::Choice, 1, LightSetTarget{{0, 1}});
  sets.choices = {QStringLiteral("LDR"), QStringLiteral("HDR")};
  scene.controls = {sets};
  scene.finish();
  SceneState state;
  EXPECT_EQ(lightMix(scene, state).set, 1) << "the control's default";
  state.controls[QStringLiteral("light.set")] = 0;
  EXPECT_EQ(lightMix(scene, state).set, 0);
}

TEST(SceneState, IsAPlainValue) {
  SceneState a;
  a.controls[QStringLiteral("x")] = 1;
  a.hidden = {4};
  SceneState b = a;
  EXPECT_EQ(a, b);
  b.time = 2;
  EXPECT_NE(a, b);
}

} // namespace
} // namespace vitrine::scene
