#include "core/formats/source/bsp/scene/light/LightStyles.h"

#include "core/scene/SceneChecks.h"
#include "core/state/EvaluatedState.h"
#include "tests/core/formats/source/bsp/scene/light/LitMap.h"
#include "tests/support/QtPrinters.h"

#include <gtest/gtest.h>

namespace vitrine::tests {
namespace {

using formats::source::Entity;
using formats::source::LightStyles;

const scene::Control* controlNamed(const Scene& scene, const char* id) {
  const auto found = std::ranges::find(scene.controls, QString::fromLatin1(id), &scene::Control::id);
  return found == scene.controls.end() ? nullptr : &*found;
}

TEST(LightStyles, theEnginesOwn) {
  Diagnostics diagnostics;
  const LightStyles styles({}, {}, diagnostics);
  EXPECT_TRUE(styles.nameOf(0).isEmpty());
  EXPECT_TRUE(styles.patternOf(0).isEmpty());
  EXPECT_EQ(styles.patternOf(1), QStringLiteral("mmnmmommommnonmmonqnmmo"));
  EXPECT_EQ(styles.patternOf(10), QStringLiteral("mmamammmmammamamaaamammma"));
  EXPECT_EQ(styles.nameOf(10), QStringLiteral("Fluorescent flicker"));
  EXPECT_EQ(styles.runningName(10, styles.nameOf(10)), QStringLiteral("Fluorescent flicker, animated"));
  for (int style = 1; style <= 12; ++style) {
    EXPECT_GT(styles.patternOf(style).size(), 1) << style;
    EXPECT_EQ(LightStyles::cleanPattern(styles.patternOf(style).toStdString()), styles.patternOf(style)) << style;
    EXPECT_FALSE(styles.nameOf(style).isEmpty()) << style;
  }
  for (const int none : {13, 32, 255, 256, -1, 1 << 30}) {
    EXPECT_TRUE(styles.patternOf(none).isEmpty()) << none;
    EXPECT_TRUE(styles.nameOf(none).isEmpty()) << none;
  }
}

TEST(LightStyles, patternsAreMadeFitToRun) {
  EXPECT_EQ(LightStyles::cleanPattern("aZ9m z\n"), QStringLiteral("amz"));
  EXPECT_TRUE(LightStyles::cleanPattern("").isEmpty());
  EXPECT_TRUE(LightStyles::cleanPattern("ABC 123").isEmpty());
  EXPECT_EQ(LightStyles::cleanPattern(std::string(100000, 'k')).size(), 64);
}

TEST(LightStyles, lightsNameTheirStyles) {
  Entity first;
  first.pairs = {{"classname", "light_spot"}, {"style", "40"}, {"pattern", "az"}};
  Entity second;
  second.pairs = {{"classname", "light"}, {"style", "40"}, {"targetname", "lamp"}, {"pattern", "mm"}};
  Entity wrong;
  wrong.pairs = {{"classname", "light"}, {"style", "nan"}, {"targetname", "wrong"}};
  Entity far;
  far.pairs = {{"classname", "light"}, {"style", "1e30"}, {"targetname", "far"}};
  Entity preset;
  preset.pairs = {{"classname", "light"}, {"style", "2"}, {"targetname", "siren"}, {"pattern", "za"}};
  wrong.start = 10;
  wrong.end = 30;
  Diagnostics diagnostics;
  const LightStyles styles({first, wrong, far, second, preset}, {base::kFileSpace, 1000, 500}, diagnostics);
  ASSERT_EQ(diagnostics.entries().size(), 1U) << "both are of one kind";
  EXPECT_EQ(diagnostics.entries().front().where, (ByteRange{base::kFileSpace, 1010, 20}));
  EXPECT_EQ(diagnostics.entries().front().repeats, 1U);
  EXPECT_EQ(styles.nameOf(40), QStringLiteral("lamp"));
  EXPECT_EQ(styles.patternOf(40), QStringLiteral("az"));
  EXPECT_EQ(styles.nameOf(2), QStringLiteral("siren"));
  EXPECT_TRUE(styles.patternOf(2).startsWith(QStringLiteral("abcd"))) << "the engine's own is what runs";
  EXPECT_EQ(styles.runningName(2, styles.nameOf(2)), QStringLiteral("siren, animated"));
}

TEST(LightStyles, patternsThatAreCutAreTold) {
  const std::string text(100, 'k');
  Entity light;
  light.pairs = {{"classname", "light"}, {"style", "40"}, {"pattern", text}};
  Diagnostics diagnostics;
  EXPECT_EQ(LightStyles({light}, {}, diagnostics).patternOf(40).size(), 64);
  ASSERT_EQ(diagnostics.entries().size(), 1U);
  EXPECT_TRUE(diagnostics.entries().front().message.contains(QStringLiteral("only 64 letters")));
}

TEST(LightStyles, slidersAndTogglesAreOffered) {
  const auto map = litMap().load();
  const Scene& scene = map.scene();
  ASSERT_TRUE(scene::indicesInRange(scene));
  ASSERT_TRUE(controlNamed(scene, "style.0"));
  EXPECT_FALSE(controlNamed(scene, "style.0.pattern"));
  ASSERT_TRUE(controlNamed(scene, "style.1"));
  EXPECT_EQ(controlNamed(scene, "style.1")->label, QStringLiteral("Flicker"));
  EXPECT_EQ(controlNamed(scene, "style.1")->defaultValue, 1);
  const scene::Control* running = controlNamed(scene, "style.1.pattern");
  ASSERT_TRUE(running);
  EXPECT_EQ(running->label, QStringLiteral("Flicker, animated"));
  EXPECT_EQ(running->kind, scene::ControlKind::Toggle);
  EXPECT_EQ(running->defaultValue, 0);
  EXPECT_EQ(controlNamed(scene, "style.33")->label, QStringLiteral("alarm"));
  const scene::Control* own = controlNamed(scene, "style.33.pattern");
  ASSERT_TRUE(own);
  EXPECT_EQ(std::get<scene::LightPatternTarget>(own->target).pattern, QStringLiteral("amz"));
}

TEST(LightStyles, patternsRunByTheClock) {
  const auto map = litMap().load();
  state::SceneState state;
  EXPECT_FALSE(state::evaluate(map.scene(), state).runsByItself());
  state.controls[QStringLiteral("style.33.pattern")] = 1;
  EXPECT_TRUE(state::evaluate(map.scene(), state).runsByItself());
  state.controls[QStringLiteral("style.33")] = 0.5;
  const auto weightAt = [&](double clock) {
    state.clock = clock;
    return state::evaluate(map.scene(), state).light.weights[33];
  };
  EXPECT_FLOAT_EQ(weightAt(0.05), 0.0F);
  EXPECT_FLOAT_EQ(weightAt(0.15), 0.5F);
  EXPECT_FLOAT_EQ(weightAt(0.25), 0.5F * 25.0F / 12.0F);
  EXPECT_FLOAT_EQ(weightAt(0.35), 0.0F);
  EXPECT_FLOAT_EQ(state::evaluate(map.scene(), state).light.weights[0], 1.0F);
}

} // namespace
} // namespace vitrine::tests
