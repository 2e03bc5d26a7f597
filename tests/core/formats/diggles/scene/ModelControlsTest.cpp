#include "core/formats/diggles/scene/ModelControls.h"

#include "core/state/EvaluatedState.h"
#include "tests/core/formats/diggles/scene/SceneUnderTest.h"

#include <gtest/gtest.h>

namespace vitrine::tests {
namespace {

using namespace formats::diggles;

TestModel twoObjects() {
  TestModel model = triangleModel();
  model.materials = {{"skin", ""}, {"stone", ""}};
  model.meshes.resize(2, model.meshes.front());
  model.meshes[1].links[0].material = 1;
  model.animations = {{"standard", {0}, "", {}, {}}, {"stein_standard", {1}, "", {}, {}}};
  model.objects = {{"leer", {}}, {"zwerg", {0}}, {"stein", {1}}};
  return model;
}

TEST(ModelControls, oneObjectOrAllAreShown) {
  const SceneUnderTest made(twoObjects());
  const scene::Control* object = made.control("object");
  ASSERT_TRUE(object);
  EXPECT_EQ(object->kind, scene::ControlKind::Choice);
  EXPECT_EQ(object->choices, (QStringList{QStringLiteral("All"), QStringLiteral("leer"), QStringLiteral("zwerg"),
                                          QStringLiteral("stein")}));
  EXPECT_EQ(object->defaultValue, 2) << "the first that shows anything";
  EXPECT_EQ(made.shown({}), QStringList{QStringLiteral("skin")});
  SceneState state;
  const auto shownWith = [&](double choice) {
    state.controls[QStringLiteral("object")] = choice;
    return made.shown(state);
  };
  EXPECT_EQ(shownWith(0), (QStringList{QStringLiteral("skin"), QStringLiteral("stone")}));
  EXPECT_EQ(shownWith(1), QStringList());
  EXPECT_EQ(shownWith(3), QStringList{QStringLiteral("stone")});
}

TEST(ModelControls, anAnimationShowsItsObjectAndTheOtherWayRound) {
  const SceneUnderTest made(twoObjects());
  SceneState state = state::startState(made.scene());
  state::chooseAnimation(made.scene(), state, made.animation("stein.stein_standard"));
  EXPECT_EQ(made.shown(state), QStringList{QStringLiteral("stone")});
  state.controls[QStringLiteral("object")] = 2;
  state::followVisibleModel(made.scene(), state);
  EXPECT_EQ(state.animation, made.animation("zwerg.standard"));
}

TEST(ModelControls, areThereWhereThereIsSomethingToChoose) {
  const SceneUnderTest plain(triangleModel());
  for (const char* id : {"object", "shadow", "anchors", "root", "blend"}) {
    if (std::string_view(id) != "anchors") {
      EXPECT_EQ(plain.control(id), nullptr) << id;
    }
  }
  EXPECT_NE(plain.control("light"), nullptr);
  TestModel nothing = triangleModel();
  nothing.meshes.clear();
  nothing.animations.clear();
  nothing.objects.clear();
  EXPECT_TRUE(SceneUnderTest(nothing).scene().controls.empty());
}

TEST(ModelControls, bakedLightIsOffAsItIsTwiceAsBrightOrByShape) {
  const SceneUnderTest made(triangleModel());
  const scene::Control* light = made.control("light");
  ASSERT_TRUE(light);
  EXPECT_EQ(light->choices.size(), 5) << "those of the baked light, and the studio's";
  EXPECT_EQ(light->defaultValue, 1);
  const scene::Mesh& mesh = made.meshOf(made.node("skin"));
  const auto chosen = [&](double choice) {
    SceneState state;
    state.controls[QStringLiteral("light")] = choice;
    return *state::evaluate(made.scene(), state).colors;
  };
  const auto streamOf = [&](double choice) {
    return std::ranges::find(mesh.vertices.colors, chosen(choice).stream, &scene::VertexStreams::Colors::name);
  };
  ASSERT_NE(streamOf(0), mesh.vertices.colors.end());
  EXPECT_EQ(streamOf(0)->values, (std::vector<QVector4D>{{1, 1, 1, 1}}));
  EXPECT_EQ(streamOf(0)->scope, scene::ColorScope::Surface);
  ASSERT_EQ(streamOf(1), mesh.vertices.colors.begin()) << "frames have values of the first stream";
  EXPECT_EQ(streamOf(1)->use, scene::ColorUse::Light);
  EXPECT_FLOAT_EQ(streamOf(1)->values[1].x(), 128 / 255.0F);
  EXPECT_EQ(chosen(1).gain, 1);
  EXPECT_EQ(streamOf(2), streamOf(1));
  EXPECT_EQ(chosen(2).gain, 2);
  EXPECT_EQ(streamOf(3), mesh.vertices.colors.end());
}

TEST(ModelControls, blendingAndMovingAreOffered) {
  TestModel model = twoObjects();
  model.animations[0] = {"standard", {0, 1}, "", {0, -1, 0}, {}};
  const SceneUnderTest made(model);
  ASSERT_TRUE(made.control("root"));
  EXPECT_EQ(made.control("root")->defaultValue, 0);
  EXPECT_TRUE(std::holds_alternative<scene::RootMotionTarget>(made.control("root")->target));
  ASSERT_TRUE(made.control("blend"));
  EXPECT_EQ(made.control("blend")->defaultValue, 1);
  EXPECT_TRUE(std::holds_alternative<scene::FrameBlendTarget>(made.control("blend")->target));
}

} // namespace
} // namespace vitrine::tests
