#include "tests/goldens/CountsComparison.h"
#include "tests/support/Samples.h"

#include <gtest/gtest.h>

namespace vitrine::tests {
namespace {

using Json = nlohmann::ordered_json;

/// The samples of X2's and X3's files, whose EXPECTED.json lists them below "files", pictures and archives too.
class ExpectedBod : public testing::Test {
protected:
  const Json m_expected = expectedOfSamples(QStringLiteral("bod"));
};

TEST_F(ExpectedBod, InfoTellsTheCountsOfEveryFile) {
  std::size_t scenes = 0;
  std::size_t bodies = 0;
  for (const auto& [name, counts] : m_expected.at("files").items()) {
    if (!counts.contains("kind")) {
      continue;
    }
    const bool isScene = counts["kind"] == "scene-text";
    (isScene ? scenes : bodies) += 1;
    const CliRun run = infoOf("bod", name);
    ASSERT_EQ(run.status, 0) << name << ": " << run.err.toStdString();
    const Json json = run.json();
    EXPECT_FALSE(json.contains("error")) << name;
    EXPECT_GE(compareCounts(counts, json["counts"], name), isScene ? 14 : 4) << name;
    if (!isScene) {
      EXPECT_EQ(json["scene"]["triangles"], counts["lods"][0]["triangles"]) << name << ": of the first level of detail";
      EXPECT_NEAR(json["scene"]["bounds"]["max"][0].get<double>(),
                  counts["lods"][0]["vertex_bbox_scene_units"][1][0].get<double>(), 0.01)
          << name;
    }
  }
  EXPECT_EQ(scenes, 3U);
  EXPECT_EQ(bodies, 7U);
}

TEST_F(ExpectedBod, TheDemoSceneIsWhole) {
  const CliRun run = infoOf("bod", "objects/vitrine/demo_scene.bod");
  ASSERT_EQ(run.status, 0);
  const Json json = run.json();
  EXPECT_EQ(json["scene"]["cameras"], 2);
  EXPECT_EQ(json["scene"]["lights"], 2);
  ASSERT_EQ(json["missing"].size(), 1U);
  EXPECT_EQ(json["animations"][0]["duration"], 2.0);
  EXPECT_NEAR(json["scene"]["metresPerUnit"].get<double>(), 1.0 / 500, 1e-9);
}

} // namespace
} // namespace vitrine::tests
