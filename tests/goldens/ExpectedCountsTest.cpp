#include "tests/app/cli/CliRunner.h"
#include "tests/support/Samples.h"

#include <gtest/gtest.h>

#include <cmath>

namespace vitrine::tests {
namespace {

using Json = nlohmann::ordered_json;

/// What EXPECTED.json tells of the file as bytes, and not of what it holds.
bool compared(const std::string& key, const Json& value) {
  static const std::set<std::string> kNotCounts = {"bytes", "size", "sha256"};
  const auto flat = [](const Json& part) { return part.is_number() || part.is_string(); };
  const bool flatList = value.is_structured() && std::ranges::all_of(value, flat);
  return !kNotCounts.contains(key) && (flat(value) || flatList);
}

void expectEqual(const Json& expected, const Json& got, const std::string& where) {
  if (expected.is_structured()) {
    ASSERT_EQ(got.is_array(), expected.is_array()) << where;
    ASSERT_EQ(got.size(), expected.size()) << where;
    for (const auto& [key, value] : expected.items()) {
      ASSERT_TRUE(expected.is_array() || got.contains(key)) << where << ' ' << key;
      expectEqual(value, expected.is_array() ? got.at(std::stoul(key)) : got.at(key), where + '/' + key);
    }
    return;
  }
  EXPECT_EQ(got.is_number_float(), expected.is_number_float()) << where << ": " << got;
  if (expected.is_number_float() && got.is_number()) {
    EXPECT_NEAR(got.get<double>(), expected.get<double>(), 1e-5 * std::max(1.0, std::abs(expected.get<double>())))
        << where;
  } else {
    EXPECT_EQ(got, expected) << where;
  }
}

// The program that is shipped, asked as a user would, tells the counts of every real map.
TEST(ExpectedCounts, OfInfoAreThoseOfTheSamples) {
  const auto expectedPath = samplePath(QStringLiteral("source-bsp/EXPECTED.json"));
  if (!expectedPath) {
    GTEST_SKIP() << "no samples folder";
  }
  QFile file(*expectedPath);
  ASSERT_TRUE(file.open(QIODevice::ReadOnly));
  const Json expected = Json::parse(file.readAll().toStdString());
  ASSERT_EQ(expected.size(), 6U);
  for (const auto& [name, counts] : expected.items()) {
    const auto path = samplePath(QStringLiteral("source-bsp/") + QString::fromStdString(name));
    ASSERT_TRUE(path.has_value()) << name;
    const CliRun run = runCli({QStringLiteral("info"), QStringLiteral("--json"), *path});
    ASSERT_EQ(run.status, 0) << name << ": " << run.err.toStdString();
    const Json got = run.json()["counts"];
    int comparedKeys = 0;
    for (const auto& [key, value] : counts.items()) {
      if (compared(key, value)) {
        ++comparedKeys;
        ASSERT_TRUE(got.contains(key)) << name << ": " << key;
        expectEqual(value, got[key], name + ": " + key);
      }
    }
    EXPECT_GE(comparedKeys, 40) << name;
  }
}

} // namespace
} // namespace vitrine::tests
