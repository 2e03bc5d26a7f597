#include "core/formats/diggles/scene/ObjectPlan.h"

#include "tests/core/formats/diggles/scene/SceneUnderTest.h"

#include <gtest/gtest.h>

#include <numeric>

namespace vitrine::tests {
namespace {

using namespace formats::diggles;
using formats::SceneBudget;

using Numbers = std::vector<std::uint32_t>;

/// Meshes 0 to 4, all alike.
TestModel fiveMeshes() {
  TestModel model = triangleModel();
  model.meshes.resize(5, model.meshes.front());
  model.objects.clear();
  model.animations.clear();
  return model;
}

std::vector<ObjectPlan> plansOf(const TestModel& model, const Limits& limits = {}) {
  SceneBudget budget(0, limits);
  return planObjects(read(model.pack()).file, budget);
}

QStringList namesOf(const ObjectPlan& plan) {
  QStringList names;
  for (const ClipPlan& clip : plan.clips) {
    names << clip.name;
  }
  return names;
}

TEST(ObjectPlan, objectsListTheirAnimationsInTheirOrder) {
  TestModel model = fiveMeshes();
  model.animations = {
      {"standard", {3, 4, 3}, "", {}, {}}, {"laufen_loop", {1, 0}, "", {}, {}}, {"nichts", {}, "", {}, {}}};
  model.objects = {{"zwerg", {1, 0, 2, 1}}, {"", {0}}};
  const auto plans = plansOf(model);
  ASSERT_EQ(plans.size(), 3U) << "mesh 2 is in no animation";
  EXPECT_EQ(plans[0].name, QStringLiteral("zwerg"));
  EXPECT_EQ(plans[0].object, 0U);
  EXPECT_EQ(namesOf(plans[0]), (QStringList{QStringLiteral("zwerg.laufen_loop"), QStringLiteral("zwerg.standard"),
                                            QStringLiteral("zwerg.nichts"), QStringLiteral("zwerg.laufen_loop")}));
  EXPECT_EQ(plans[0].meshes, (Numbers{1, 0, 3, 4})) << "each once";
  EXPECT_EQ(*plans[0].clips[1].poses, (Numbers{2, 3, 2}));
  EXPECT_TRUE(plans[0].clips[2].poses->empty());
  EXPECT_EQ(plans[0].clips[0].poses, plans[0].clips[3].poses) << "shared";
  EXPECT_EQ(plans[0].restClip, 1) << "standard";
  EXPECT_EQ(plans[0].restPose(), 2);
  EXPECT_EQ(plans[1].name, QStringLiteral("object 1"));
  EXPECT_EQ(namesOf(plans[1]), QStringList{QStringLiteral(".standard")}) << "as a script would have to say it";
  EXPECT_EQ(plans[1].meshes, (Numbers{3, 4}));
}

TEST(ObjectPlan, framesThatLeadNowhereAreSkipped) {
  TestModel model = fiveMeshes();
  model.animations = {{"a", {0, 99, 1, 5}, "", {}, {}}, {"b", {4'000'000'000}, "", {}, {}}};
  model.objects = {{"o", {0, 7, 1}}};
  const auto plans = plansOf(model);
  ASSERT_EQ(plans[0].clips.size(), 2U) << "animation 7 is none";
  EXPECT_EQ(*plans[0].clips[0].poses, (Numbers{0, 1}));
  EXPECT_TRUE(plans[0].clips[1].poses->empty());
}

TEST(ObjectPlan, whatNoObjectListsIsOffered) {
  TestModel model = fiveMeshes();
  model.animations = {{"eins", {0}, "", {}, {}}, {"zwei", {1}, "", {}, {}}, {"drei", {}, "", {}, {}}};
  model.objects = {{"o", {0}}};
  const auto plans = plansOf(model);
  ASSERT_EQ(plans.size(), 3U);
  EXPECT_EQ(plans[1].name, QStringLiteral("(no object)"));
  EXPECT_FALSE(plans[1].object);
  EXPECT_EQ(namesOf(plans[1]), (QStringList{QStringLiteral("zwei"), QStringLiteral("drei")}));
  EXPECT_EQ(plans[2].name, QStringLiteral("(no animation)"));
  EXPECT_EQ(plans[2].meshes, (Numbers{2, 3, 4}));
  ASSERT_EQ(plans[2].clips.size(), 1U);
  EXPECT_FALSE(plans[2].clips[0].animation);
  EXPECT_EQ(*plans[2].clips[0].poses, (Numbers{0, 1, 2})) << "steps through them";
  EXPECT_EQ(plans[2].restPose(), 0);
}

TEST(ObjectPlan, emptyFilesHaveNoPlans) {
  TestModel model = triangleModel();
  model.meshes.clear();
  model.objects.clear();
  model.animations.clear();
  EXPECT_TRUE(plansOf(model).empty());
}

struct RestCase {
  std::vector<TestAnimation> animations;
  int rest;
};

TEST(ObjectPlan, itRestsInStandardOrWhatIsNearestToIt) {
  const auto clip = [](const char* name, Numbers frames) { return TestAnimation{name, std::move(frames), "", {}, {}}; };
  const std::vector<RestCase> cases = {{{clip("a", {0}), clip("mein_standard", {1}), clip("STANDARD", {2})}, 2},
                                       {{clip("a", {0}), clip("Stein_Standard", {1}), clip("standard_alt", {2})}, 1},
                                       {{clip("a", {}), clip("b", {1}), clip("c", {2})}, 1},
                                       {{clip("standard", {}), clip("b", {1})}, 1},
                                       {{clip("standard", {99})}, scene::kNone},
                                       {{}, scene::kNone}};
  for (const RestCase& one : cases) {
    TestModel model = fiveMeshes();
    model.animations = one.animations;
    Numbers all(one.animations.size());
    std::iota(all.begin(), all.end(), 0U);
    model.objects = {{"o", all}};
    const auto plans = plansOf(model);
    EXPECT_EQ(plans[0].restClip, one.rest);
    EXPECT_EQ(plans[0].restPose() == scene::kNone, one.rest == scene::kNone);
  }
}

TEST(ObjectPlan, absurdNamesAreCut) {
  EXPECT_EQ(shortName(QStringLiteral("kobold")), QStringLiteral("kobold"));
  EXPECT_EQ(shortName(QString(200, QLatin1Char('x'))).size(), 200);
  EXPECT_EQ(shortName(QString(5000, QLatin1Char('x'))), QString(200, QLatin1Char('x')) + QChar(0x2026));
}

TEST(ObjectPlan, endsWhereTheBudgetEnds) {
  TestModel model = fiveMeshes();
  model.animations = {{"a", Numbers(1000, 1), "", {}, {}}};
  for (int i = 0; i < 1000; ++i) {
    model.objects.emplace_back("o", Numbers{0});
  }
  Limits limits;
  limits.maxDecodedBytes = 100'000;
  const auto plans = plansOf(model, limits);
  EXPECT_GT(plans.size(), 5U);
  EXPECT_LT(plans.size(), 50U);
  EXPECT_EQ(plans[0].clips[0].poses->size(), 1000U);
}

} // namespace
} // namespace vitrine::tests
