#include "core/animation/FinishScene.h"
#include "core/animation/VisibleItems.h"
#include "tests/core/scene/SceneBuilderForTests.h"
#include "tests/support/QtPrinters.h"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>

namespace vitrine::state {
namespace {

using tests::addMesh;
using tests::addNode;
using tests::square;

scene::Control control(const char* id, scene::ControlKind kind, double defaultValue, scene::ControlTarget target) {
  scene::Control made;
  made.id = QString::fromLatin1(id);
  made.kind = kind;
  made.defaultValue = defaultValue;
  made.target = std::move(target);
  return made;
}

/// Items 0: no layer; 1: surface in layer 0; 2: node in layer 1; 3: below that node.
SceneBuilder layeredScene() {
  SceneBuilder scene;
  scene.layers = {{QStringLiteral("a"), {}, true}, {QStringLiteral("b"), {}, true}, {QStringLiteral("c"), {}, false}};
  addNode(scene, addMesh(scene, square()));
  scene::Surface inA;
  inA.layer = 0;
  addNode(scene, addMesh(scene, square(), inA));
  const NodeIndex parent = addNode(scene, addMesh(scene, square()));
  scene.nodes[parent].layer = 1;
  addNode(scene, addMesh(scene, square()), parent);
  return scene;
}

using Bits = scene::ByLayer<bool>;

TEST(SceneState, LayersFollowTheirDefaultsAndControls) {
  SceneBuilder builder = layeredScene();
  builder.controls.push_back(control("layer.a", scene::ControlKind::Toggle, 1, scene::LayerTarget{0}));
  builder.controls.push_back(control("layer.c", scene::ControlKind::Toggle, 0, scene::LayerTarget{2}));
  const ScenePtr scene = animation::finishScene(std::move(builder));
  SceneState state;
  EXPECT_EQ(state::evaluate(*scene, state).layers, (Bits{true, true, false}));
  state.controls[QStringLiteral("layer.a")] = 0;
  state.controls[QStringLiteral("layer.c")] = 1;
  EXPECT_EQ(state::evaluate(*scene, state).layers, (Bits{false, true, true}));
  EXPECT_EQ(animation::visibleItems(*scene, state), (ItemSet{0, 2, 3}));
}

TEST(SceneState, AChoiceCanBeNoneOfItsLayers) {
  SceneBuilder builder = layeredScene();
  scene::Control files = control("files", scene::ControlKind::Choice, 0, scene::LayerChoiceTarget{{{}, {0}, {2}}});
  files.choices = {QStringLiteral("none"), QStringLiteral("a"), QStringLiteral("c")};
  builder.controls.push_back(files);
  const ScenePtr scene = animation::finishScene(std::move(builder));
  SceneState state;
  EXPECT_EQ(state::evaluate(*scene, state).layers, (Bits{false, true, false}));
  state.controls[QStringLiteral("files")] = 2;
  EXPECT_EQ(state::evaluate(*scene, state).layers, (Bits{false, true, true}));
}

TEST(SceneState, AColourStreamBringsItsLayers) {
  SceneBuilder builder = layeredScene();
  EXPECT_EQ(state::evaluate(*animation::finishScene(builder), {}).colors, nullptr) << "nothing to choose";
  scene::Control shading =
      control("shading", scene::ControlKind::Choice, 0,
              scene::ColorStreamTarget{{{QStringLiteral("day")}, {QStringLiteral("collision"), {2}}}});
  shading.choices = {QStringLiteral("Day"), QStringLiteral("Collision")};
  builder.controls.push_back(shading);
  builder.controls.push_back(control("layer.c", scene::ControlKind::Toggle, 0, scene::LayerTarget{2}));
  const ScenePtr scene = animation::finishScene(std::move(builder));
  SceneState state;
  EXPECT_EQ(state::evaluate(*scene, state).colors->stream, QStringLiteral("day"));
  EXPECT_EQ(state::evaluate(*scene, state).layers, (Bits{true, true, false}));
  state.controls[QStringLiteral("shading")] = 1;
  EXPECT_EQ(state::evaluate(*scene, state).colors->stream, QStringLiteral("collision"));
  EXPECT_EQ(state::evaluate(*scene, state).layers, (Bits{true, true, true})) << "whatever the layer's own control says";
}

TEST(SceneState, AGameViewIsOneOrNone) {
  SceneBuilder builder = layeredScene();
  EXPECT_EQ(state::evaluate(*animation::finishScene(builder), {}).viewPreset, nullptr);
  builder.view.viewPresets.resize(2);
  scene::Control seen = control("view", scene::ControlKind::Choice, 0, scene::ViewPresetTarget{{scene::kNone, 1, 0}});
  seen.choices = {QStringLiteral("freely"), QStringLiteral("one"), QStringLiteral("two")};
  builder.controls.push_back(seen);
  const ScenePtr scene = animation::finishScene(std::move(builder));
  SceneState state;
  EXPECT_EQ(state::evaluate(*scene, state).viewPreset, nullptr);
  state.controls[QStringLiteral("view")] = 1;
  EXPECT_EQ(state::evaluate(*scene, state).viewPreset, &scene->view.viewPresets[1]);
  state.controls[QStringLiteral("view")] = 2;
  EXPECT_EQ(state::evaluate(*scene, state).viewPreset, &scene->view.viewPresets[0]);
}

TEST(SceneState, AHiddenNodeHidesAllBelow) {
  SceneBuilder builder = layeredScene();
  builder.controls.push_back(control("layer.b", scene::ControlKind::Toggle, 1, scene::LayerTarget{1}));
  const ScenePtr scene = animation::finishScene(std::move(builder));
  SceneState state;
  EXPECT_EQ(animation::visibleItems(*scene, state), (ItemSet{0, 1, 2, 3}));
  state.controls[QStringLiteral("layer.b")] = 0;
  EXPECT_EQ(animation::visibleItems(*scene, state), (ItemSet{0, 1}));
}

TEST(SceneState, AChoiceShowsOneOfItsLayers) {
  SceneBuilder builder = layeredScene();
  scene::Control choice = control("skin", scene::ControlKind::Choice, 1, scene::LayerChoiceTarget{{{0}, {1}, {2}}});
  choice.choices = {QStringLiteral("one"), QStringLiteral("two"), QStringLiteral("three")};
  builder.controls.push_back(choice);
  const ScenePtr scene = animation::finishScene(std::move(builder));
  SceneState state;
  EXPECT_EQ(state::evaluate(*scene, state).layers, (Bits{false, true, false}));
  state.controls[QStringLiteral("skin")] = 2;
  EXPECT_EQ(state::evaluate(*scene, state).layers, (Bits{false, false, true}));
  state.controls[QStringLiteral("skin")] = 17;
  EXPECT_EQ(state::evaluate(*scene, state).layers, (Bits{false, false, true})) << "cut to the last choice";
  state.controls[QStringLiteral("skin")] = -3;
  EXPECT_EQ(state::evaluate(*scene, state).layers, (Bits{true, false, false}));
}

TEST(SceneState, HidingAndIsolationComeOnTop) {
  SceneBuilder builder = layeredScene();
  const ScenePtr scene = animation::finishScene(std::move(builder));
  SceneState state;
  state.hidden = {0, 3};
  EXPECT_EQ(animation::visibleItems(*scene, state), (ItemSet{1, 2}));
  state.isolated = {2, 3};
  EXPECT_EQ(animation::visibleItems(*scene, state), ItemSet{2}) << "hidden stays hidden";
}

TEST(SceneState, ValuesAreBroughtIntoRange) {
  scene::Control slider = control("s", scene::ControlKind::Slider, 1, scene::ExposureTarget{});
  slider.min = 0;
  slider.max = 4;
  const scene::Control toggle = control("t", scene::ControlKind::Toggle, 1, scene::LayerTarget{0});
  SceneState state;
  EXPECT_EQ(state.valueOf(slider), 1);
  const auto given = [&](const scene::Control& which, double value) {
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
  SceneBuilder builder;
  scene::Control style = control("style.32", scene::ControlKind::Slider, 1, scene::LightStyleTarget{32});
  style.max = 4;
  scene::Control exposureControl = control("exposure", scene::ControlKind::Slider, 1, scene::ExposureTarget{});
  exposureControl.max = 16;
  SceneState state;
  EXPECT_EQ(state::evaluate(*animation::finishScene(builder), state).exposure, 1.0F) << "without a control";
  builder.controls = {style, exposureControl};
  const ScenePtr scene = animation::finishScene(std::move(builder));
  EXPECT_EQ(state::evaluate(*scene, state).light, scene::fullLight());
  state.controls[QStringLiteral("style.32")] = 0.25;
  state.controls[QStringLiteral("exposure")] = 8;
  const auto weights = state::evaluate(*scene, state).light.weights;
  EXPECT_EQ(weights[32], 0.25F);
  EXPECT_EQ(weights[0], 1.0F);
  EXPECT_EQ(weights[255], 1.0F);
  EXPECT_EQ(state::evaluate(*scene, state).exposure, 8.0F);
}

TEST(SceneState, PatternsRunByTheClockAndScaleTheWeight) {
  SceneBuilder builder;
  scene::Control style = control("style.3", scene::ControlKind::Slider, 1, scene::LightStyleTarget{3});
  style.max = 4;
  builder.controls = {style, control("style.3.pattern", scene::ControlKind::Toggle, 0,
                                     scene::LightPatternTarget{3, QStringLiteral("amz")})};
  const ScenePtr scene = animation::finishScene(std::move(builder));
  SceneState state;
  state.clock = 0.25;
  EXPECT_FALSE(state::evaluate(*scene, state).runsByItself());
  EXPECT_EQ(state::evaluate(*scene, state).light, scene::fullLight()) << "switched off";
  state.controls[QStringLiteral("style.3.pattern")] = 1;
  state.controls[QStringLiteral("style.3")] = 2;
  EXPECT_TRUE(state::evaluate(*scene, state).runsByItself());
  const auto weightAt = [&](double clock) {
    state.clock = clock;
    return state::evaluate(*scene, state).light.weights[3];
  };
  EXPECT_EQ(weightAt(0.05), 0.0F);
  EXPECT_EQ(weightAt(0.15), 2.0F);
  EXPECT_FLOAT_EQ(weightAt(0.25), 2.0F * 25 / 12);
  EXPECT_EQ(weightAt(0.35), 0.0F) << "begins again";
}

TEST(SceneState, AChosenLightSetReplacesTheFirst) {
  SceneBuilder builder;
  builder.bake.lightmapSets = {{QStringLiteral("ldr"), QStringLiteral("LDR")},
                               {QStringLiteral("hdr"), QStringLiteral("HDR")}};
  scene::Control sets = control("light.set", scene::ControlKind::Choice, 1, scene::LightmapSetTarget{{0, 1}});
  sets.choices = {QStringLiteral("LDR"), QStringLiteral("HDR")};
  builder.controls = {sets};
  const ScenePtr scene = animation::finishScene(std::move(builder));
  SceneState state;
  EXPECT_EQ(state::evaluate(*scene, state).light.set, 1) << "the control's default";
  state.controls[QStringLiteral("light.set")] = 0;
  EXPECT_EQ(state::evaluate(*scene, state).light.set, 0);
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
} // namespace vitrine::state
