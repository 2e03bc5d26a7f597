#include "tests/goldens/CountsComparison.h"
#include "tests/support/Samples.h"

#include <gtest/gtest.h>

namespace vitrine::tests {
namespace {

using Json = nlohmann::ordered_json;

/// The models among the samples of Source content.
class ExpectedModels : public testing::Test {
protected:
  void SetUp() override {
    const Json all = expectedOfSamples(QStringLiteral("source-assets"));
    for (const auto& [name, counts] : all.items()) {
      if (name.ends_with(".mdl")) {
        m_expected[name] = counts;
      }
    }
  }

  Json m_expected = Json::object();
};

TEST_F(ExpectedModels, InfoTellsTheCountsOfEveryModel) {
  int models = 0;
  for (const auto& [name, counts] : m_expected.items()) {
    if (counts.contains("mustFail")) {
      continue;
    }
    ++models;
    const CliRun run = infoOf("source-assets", name);
    ASSERT_EQ(run.status, 0) << name << ": " << run.err.toStdString();
    const Json json = run.json();
    EXPECT_FALSE(json.contains("error")) << name;
    EXPECT_EQ(compareCounts(counts, json["counts"], name), static_cast<int>(counts.size())) << name;
    std::vector<std::string> keys;
    for (const auto& [key, value] : json["counts"].items()) {
      keys.push_back(key);
    }
    EXPECT_EQ(keys.size(), counts.size()) << name;
    EXPECT_TRUE(std::ranges::is_sorted(keys)) << name;
  }
  EXPECT_EQ(models, samplePath(QStringLiteral("source-assets/wire")) ? 17 : 3);
}

TEST_F(ExpectedModels, TruncatedOnesAreSaidToBeDamaged) {
  int damaged = 0;
  for (const auto& [name, counts] : m_expected.items()) {
    if (!counts.contains("mustFail")) {
      continue;
    }
    ++damaged;
    const CliRun run = infoOf("source-assets", name);
    ASSERT_EQ(run.status, 0) << name;
    const Json json = run.json();
    EXPECT_EQ(json["error"]["offset"], 300) << name;
    EXPECT_EQ(json["structure"][0]["name"], "header") << name;
    EXPECT_EQ(infoOf("source-assets", name, {QStringLiteral("--strict")}).status, 4) << name;
  }
  EXPECT_EQ(damaged, 1);
}

} // namespace
} // namespace vitrine::tests
