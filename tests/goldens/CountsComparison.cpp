#include "tests/goldens/CountsComparison.h"

#include "tests/support/Samples.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <set>

namespace vitrine::tests {
namespace {

using Json = nlohmann::ordered_json;

/// True if `info` must tell this: every number and text, and flat lists and maps of them, but not what is about the
/// file as bytes and not the wording of damage.
bool required(const std::string& key, const Json& value) {
  static const std::set<std::string> kNotCounts = {"bytes", "size", "sha256", "error"};
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

} // namespace

CliRun infoOf(const std::string& folder, const std::string& name, const QStringList& more) {
  const auto path = samplePath(QString::fromStdString(folder + '/' + name));
  return runCli(QStringList{QStringLiteral("info"), QStringLiteral("--json"), path.value()} + more);
}

int compareCounts(const Json& expected, const Json& got, const std::string& name) {
  int compared = 0;
  for (const auto& [key, value] : expected.items()) {
    if (required(key, value) || got.contains(key)) {
      ++compared;
      EXPECT_TRUE(got.contains(key)) << name << ": " << key;
      if (got.contains(key)) {
        expectEqual(value, got[key], name + ": " + key);
      }
    }
  }
  return compared;
}

} // namespace vitrine::tests
