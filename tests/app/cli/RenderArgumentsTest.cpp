#include "app/cli/RenderArguments.h"

#include "core/animation/FinishScene.h"
#include "core/animation/Pose.h"
#include "core/scene/PlaybackTime.h"
#include "render/tracing/TracedStartView.h"

#include <CLI/CLI.hpp>
#include <gtest/gtest.h>

namespace vitrine::tests {
namespace {

using namespace cli;

scene::Animation clip(const char* name, scene::AnimatedModelIndex animatedModel, int frames, bool loops = false) {
  scene::Animation made;
  made.name = QString::fromLatin1(name);
  made.animatedModel = animatedModel;
  made.frames = frames;
  made.duration = frames * 0.1;
  made.poses = std::make_shared<const std::vector<std::uint32_t>>(static_cast<std::size_t>(frames), std::uint32_t{0});
  made.loops = loops;
  return made;
}

/// A square at x in the plane z = 0.
scene::Mesh squareAt(float x) {
  scene::Mesh mesh;
  mesh.vertices.positions = {{x, 0, 0}, {x + 2, 0, 0}, {x + 2, 2, 0}, {x, 2, 0}};
  mesh.indices = {0, 1, 2, 0, 2, 3};
  scene::Surface surface;
  surface.indexCount = 6;
  for (const QVector3D& corner : mesh.vertices.positions) {
    surface.bounds.add(corner);
  }
  mesh.bounds = surface.bounds;
  mesh.surfaces.push_back(surface);
  return mesh;
}

/// Two animated models, at x 0 and 100, of which a control shows one.
ScenePtr twoFigures() {
  SceneBuilder scene;
  for (int i = 0; i < 2; ++i) {
    scene::Node node;
    node.layer = scene.layers.add({QString::number(i), {}, true});
    node.mesh = scene.meshes.add(squareAt(static_cast<float>(i) * 100));
    scene::AnimatedModel animatedModel;
    animatedModel.node = scene.nodes.add(node);
    animatedModel.poses.resize(1);
    animatedModel.restPose = 0;
    scene.motion.animatedModels.push_back(animatedModel);
  }
  scene.motion.animations = {clip("kobold.standard", 0, 2), clip("kobold.laufen_loop", 0, 8, true),
                             clip("stein.Rollen", 1, 4), clip("KOBOLD.standard", 0, 1)};
  scene.motion.startAnimation = 0;
  scene::Control object;
  object.id = QStringLiteral("object");
  object.kind = scene::ControlKind::Choice;
  object.choices = {QStringLiteral("kobold"), QStringLiteral("stein"), QStringLiteral("all")};
  object.target = scene::LayerChoiceTarget{{{0}, {1}, {0, 1}}};
  scene.controls = {object};
  return animation::finishScene(std::move(scene));
}

Result<RenderRequest> requestOf(std::vector<std::string> words) {
  CLI::App program;
  RenderArguments arguments;
  arguments.declare(program);
  std::ranges::reverse(words); // as CLI11 wants it
  program.parse(words);
  return arguments.toRequest();
}

SceneState stateOf(const Scene& scene, const std::vector<std::string>& words) {
  const auto request = requestOf(words);
  EXPECT_TRUE(request.has_value());
  const auto state = stateFor(scene, *request);
  EXPECT_TRUE(state.has_value());
  return state.value_or(SceneState());
}

QString complaintOf(const Scene& scene, const std::vector<std::string>& words) {
  const auto state = stateFor(scene, *requestOf(words));
  return state ? QString() : state.error().message;
}

TEST(RenderArguments, WithoutAnAnimationItIsThatOfTheStart) {
  const auto scene = twoFigures();
  EXPECT_EQ(stateOf(*scene, {}), state::startState(*scene));
  EXPECT_EQ(stateOf(*scene, {"--time", "0.1"}).time, 0.1) << "into what the scene starts with";
}

TEST(RenderArguments, AnAnimationIsFoundByNumberOrName) {
  const auto scene = twoFigures();
  const auto found = [&](const char* text) { return stateOf(*scene, {"--animation", text}).animation.number(); };
  EXPECT_EQ(found("1"), 1);
  EXPECT_EQ(found("kobold.laufen_loop"), 1);
  EXPECT_EQ(found("Kobold.Laufen_Loop"), 1);
  EXPECT_EQ(found("kobold.standard"), 0);
  EXPECT_EQ(found("KOBOLD.standard"), 3) << "as it is written, where that makes a difference";
}

TEST(RenderArguments, AnUnknownAnimationIsAnsweredWithTheNames) {
  const auto scene = twoFigures();
  EXPECT_EQ(complaintOf(*scene, {"--animation", "kobold.fliegen"}),
            QStringLiteral("there is no animation \"kobold.fliegen\" (kobold.standard, kobold.laufen_loop, "
                           "stein.Rollen, KOBOLD.standard)"));
  EXPECT_TRUE(complaintOf(*scene, {"--animation", "4"}).startsWith(QLatin1String("there is no animation 4 (kobold.")));
  EXPECT_TRUE(complaintOf(*scene, {"--animation=-1"}).startsWith(QLatin1String("there is no animation -1 (")));
  EXPECT_EQ(complaintOf(*animation::finishScene(SceneBuilder()), {"--animation", "0"}),
            QStringLiteral("there is no animation 0 (the scene has none)"));
  SceneBuilder builder(*scene);
  builder.motion.animations.resize(100, clip("another", 0, 1));
  const ScenePtr many = animation::finishScene(std::move(builder));
  EXPECT_TRUE(complaintOf(*many, {"--animation", "x"}).endsWith(QLatin1String("another, and 40 more)")));
}

TEST(RenderArguments, AnAnimationShowsItsFigureUnlessAControlSaysOtherwise) {
  const auto scene = twoFigures();
  const auto shown = [&](const std::vector<std::string>& words) {
    return state::visibleModels(*scene, state::evaluate(*scene, stateOf(*scene, words)).layers);
  };
  EXPECT_EQ(shown({"--animation", "stein.rollen"}), (scene::ByAnimatedModel<bool>{false, true}));
  EXPECT_EQ(shown({"--animation", "stein.rollen", "--set", "object=all"}), (scene::ByAnimatedModel<bool>{true, true}));
  EXPECT_EQ(shown({"--animation", "stein.rollen", "--set", "object=0"}), (scene::ByAnimatedModel<bool>{true, false}));
  EXPECT_EQ(stateOf(*scene, {"--animation", "stein.rollen", "--set", "object=0"}).animation, scene::AnimationIndex(2))
      << "as it was asked for";
  EXPECT_EQ(stateOf(*scene, {"--set", "object=stein", "--time", "0.2"}).animation, scene::AnimationIndex(2))
      << "of the figure that is shown";
  EXPECT_EQ(stateOf(*scene, {"--set", "object=stein", "--time", "0.2"}).time, 0.2);
}

TEST(RenderArguments, ATimeBeyondTheEndIsAsInTheWindow) {
  const auto scene = twoFigures();
  const auto frames = [&](const char* animation, const char* time) {
    const SceneState state = stateOf(*scene, {"--animation", animation, "--time", time});
    return scene::framesInto(scene->motion.animations[state.animation], state.time);
  };
  EXPECT_EQ(frames("0", "7"), 1) << "the last frame stays";
  EXPECT_NEAR(frames("1", "0.95"), 1.5, 1e-9) << "a loop begins again";
  EXPECT_EQ(frames("0", "-1"), 0);
}

TEST(RenderArguments, AViewLinkChoosesTheMoment) {
  const auto scene = twoFigures();
  const std::vector<std::string> link{"--view", "vitrine:view?animation=2&time=0.25"};
  EXPECT_EQ(stateOf(*scene, link).animation, scene::AnimationIndex(2));
  EXPECT_EQ(stateOf(*scene, link).time, 0.25);
  EXPECT_EQ(state::visibleModels(*scene, state::evaluate(*scene, stateOf(*scene, link)).layers),
            (scene::ByAnimatedModel<bool>{false, true}));
  EXPECT_EQ(stateOf(*scene, {link[0], link[1], "--animation", "kobold.standard"}).animation, scene::AnimationIndex(0));
}

TEST(RenderArguments, TheCameraLooksAtWhatIsShownAtRest) {
  const auto scene = twoFigures();
  const auto shown = [&](const std::vector<std::string>& words) {
    scene::Bounds bounds;
    for (const QVector3D& point :
         tracing::shownOutline(session::snapshotOf(scene, scene->assets, stateOf(*scene, words)))) {
      bounds.add(point);
    }
    return bounds;
  };
  EXPECT_EQ(shown({}).min().x(), 0);
  EXPECT_EQ(shown({"--animation", "2"}).min().x(), 100);
  EXPECT_EQ(shown({"--set", "object=all"}).min().x(), 0);
  EXPECT_EQ(shown({"--set", "object=all"}).max().x(), 102);
}

} // namespace
} // namespace vitrine::tests
