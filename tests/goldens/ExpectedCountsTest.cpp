#include "tests/goldens/CountsComparison.h"
#include "tests/support/Samples.h"

#include <gtest/gtest.h>

namespace vitrine::tests {
namespace {

using Json = nlohmann::ordered_json;

struct SampleFolder {
  const char* name;
  std::size_t own;    ///< files of ours
  std::size_t others; ///< of other people's
  int keysOfEach;     ///< compared at least, in files without damage
  int damaged;        ///< files that EXPECTED.json calls damaged
};

void PrintTo(const SampleFolder& folder, std::ostream* out) {
  *out << folder.name;
}

class ExpectedCounts : public testing::TestWithParam<SampleFolder> {
protected:
  void SetUp() override {
    m_expected = expectedOfSamples(QLatin1String(GetParam().name));
    if (m_expected.empty() && GetParam().own == 0) {
      GTEST_SKIP() << othersSamplesMissing();
    }
    ASSERT_TRUE(m_expected.size() == GetParam().own || m_expected.size() == GetParam().own + GetParam().others)
        << m_expected.size();
  }

  Json m_expected;
};

// The program that is shipped, asked as a user would, tells the counts of every sample.
TEST_P(ExpectedCounts, OfInfoAreThoseOfTheSamples) {
  for (const auto& [name, counts] : m_expected.items()) {
    if (counts.contains("error")) {
      continue;
    }
    const CliRun run = infoOf(GetParam().name, name);
    ASSERT_EQ(run.status, 0) << name << ": " << run.err.toStdString();
    EXPECT_GE(compareCounts(counts, run.json()["counts"], name), GetParam().keysOfEach) << name;
  }
}

// A damaged file is read as far as it goes and said to be damaged; only a file of which nothing can be told fails.
TEST_P(ExpectedCounts, DamageIsToldAndWhatIsWholeIsCounted) {
  int damaged = 0;
  for (const auto& [name, counts] : m_expected.items()) {
    if (!counts.contains("error")) {
      continue;
    }
    ++damaged;
    const CliRun run = infoOf(GetParam().name, name);
    if (counts["bytes"] == 0) {
      EXPECT_EQ(run.status, 1) << name;
      EXPECT_TRUE(run.err.contains(QStringLiteral("empty"))) << name << ": " << run.err.toStdString();
      EXPECT_TRUE(run.out.isEmpty()) << name;
      continue;
    }
    ASSERT_EQ(run.status, 0) << name << ": " << run.err.toStdString();
    const Json json = run.json();
    compareCounts(counts, json["counts"], name);
    EXPECT_TRUE(json.contains("error") ||
                std::ranges::any_of(json["diagnostics"], [](const Json& told) { return told["severity"] == "damage"; }))
        << name << " is not said to be damaged";
    EXPECT_EQ(infoOf(GetParam().name, name, {QStringLiteral("--strict")}).status, 4) << name;
  }
  EXPECT_EQ(damaged, GetParam().damaged);
}

INSTANTIATE_TEST_SUITE_P(Samples, ExpectedCounts,
                         testing::Values(SampleFolder{"source-bsp", 0, 6, 40, 0}, SampleFolder{"bd1", 25, 4, 3, 5},
                                         SampleFolder{"3db", 21, 0, 12, 12}));

} // namespace
} // namespace vitrine::tests
