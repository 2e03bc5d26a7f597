#include "core/formats/xops/format/BlockCounts.h"
#include "tests/support/LoadFixture.h"
#include "tests/support/Samples.h"

#include <gtest/gtest.h>

namespace vitrine::tests {
namespace {

using structure::Json;

/// The numbers of both, without those that are about the file as bytes, as text with numbers in one form.
void expectSame(const Json& expected, const Json& got, const std::string& where) {
  if (expected.is_structured()) {
    ASSERT_EQ(expected.size(), got.size()) << where;
    for (const auto& [key, value] : expected.items()) {
      ASSERT_TRUE(expected.is_array() || got.contains(key)) << where << '/' << key;
      expectSame(value, expected.is_array() ? got.at(std::stoul(key)) : got.at(key), where + '/' + key);
    }
  } else if (expected.is_number_float()) {
    EXPECT_NEAR(expected.get<double>(), got.get<double>(), std::max(1.0, std::abs(expected.get<double>())) * 1e-5)
        << where;
  } else {
    EXPECT_EQ(expected, got) << where;
  }
}

TEST(SampleBlocks, countsAreThoseOfAnotherParser) {
  int compared = 0;
  const Json samples = expectedOfSamples(QStringLiteral("bd1"));
  for (const auto& [name, expected] : samples.items()) {
    if (!name.ends_with(".bd1")) {
      continue;
    }
    Diagnostics diagnostics;
    const auto read =
        formats::xops::readBlocks(fileBytes(samplePath(QStringLiteral("bd1/") + QString::fromStdString(name)).value()),
                                  base::kFileSpace, diagnostics);
    const Json got = formats::xops::blockCounts(read);
    EXPECT_EQ(diagnostics.anyDamage(), expected.contains("error") || expected.value("blocks_not_finite", 0) > 0)
        << name;
    for (const auto& [key, value] : expected.items()) {
      if (key != "bytes" && key != "sha256" && key != "error") {
        ASSERT_TRUE(got.contains(key)) << name << ": " << key;
        expectSame(value, got[key], name + ": " + key);
        ++compared;
      }
    }
  }
  EXPECT_GT(compared, 250);
}

} // namespace
} // namespace vitrine::tests
