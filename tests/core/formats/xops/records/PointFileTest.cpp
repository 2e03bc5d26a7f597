#include "core/formats/xops/records/PointFile.h"

#include "tests/core/formats/xops/records/PointMaker.h"
#include "tests/support/LoadFixture.h"
#include "tests/support/QtPrinters.h"
#include "tests/support/Samples.h"

#include <gtest/gtest.h>

namespace vitrine::tests {
namespace {

using formats::xops::pointCounts;
using formats::xops::PointFile;
using formats::xops::readPoints;
using structure::Json;

constexpr SpaceId kPointSpace = 4;

struct ReadPoints {
  PointFile file;
  std::vector<Diagnostic> diagnostics;
};

ReadPoints readPointBytes(const Bytes& bytes) {
  Diagnostics diagnostics;
  PointFile file = readPoints(bytes, kPointSpace, diagnostics);
  return {std::move(file), diagnostics.entries()};
}

TEST(PointFile, recordsAreReadAsWritten) {
  const auto [file, diagnostics] =
      readPointBytes(PointMaker().add(1, -2, 127, -128, {1.5F, -2, 3}, 0.25F).add(42, 0, 0, 0).bytes());
  EXPECT_TRUE(diagnostics.empty());
  EXPECT_EQ(file.declared, 2U);
  EXPECT_EQ(file.trailing, 0U);
  EXPECT_FALSE(file.truncated());
  ASSERT_EQ(file.points.size(), 2U);
  EXPECT_EQ(file.points[0].position, QVector3D(1.5F, -2, 3));
  EXPECT_EQ(file.points[0].rotation, 0.25F);
  EXPECT_EQ(file.points[0].p, (std::array<std::int8_t, 4>{1, -2, 127, -128}));
  EXPECT_EQ(file.points[1].p[0], 42);
}

TEST(PointFile, whatFollowsIsNotedUnlessItIsUsual) {
  const PointMaker maker = PointMaker().add(3, 0, 0, 0);
  EXPECT_TRUE(readPointBytes(maker.bytes(-1, 10)).diagnostics.empty());
  EXPECT_EQ(readPointBytes(maker.bytes(-1, 10)).file.trailing, 10U);
  const auto [file, diagnostics] = readPointBytes(maker.bytes(-1, 25));
  EXPECT_EQ(file.points.size(), 1U) << "what was not declared is no point";
  ASSERT_EQ(diagnostics.size(), 1U);
  EXPECT_EQ(diagnostics[0].severity, Severity::Note);
  EXPECT_EQ(diagnostics[0].where, (ByteRange{kPointSpace, 22, 25}));
}

TEST(PointFile, aCountBeyondTheEndKeepsWhatIsWhole) {
  const auto [file, diagnostics] = readPointBytes(PointMaker().add(3, 0, 0, 0).add(2, 0, 0, 0).bytes(65535, 19));
  EXPECT_EQ(file.declared, 65535U);
  EXPECT_EQ(file.points.size(), 2U);
  EXPECT_TRUE(file.truncated());
  ASSERT_EQ(diagnostics.size(), 1U);
  EXPECT_EQ(diagnostics[0].severity, Severity::Damage);
  EXPECT_EQ(diagnostics[0].message, QStringLiteral("2 of 65535 points could be read"));
  EXPECT_EQ(diagnostics[0].where, (ByteRange{kPointSpace, 42, 19}));
}

TEST(PointFile, filesWithoutACountAreDamaged) {
  for (const std::size_t size : {0U, 1U}) {
    const auto [file, diagnostics] = readPointBytes(bytesOf(std::string(size, 'x')));
    EXPECT_TRUE(file.points.empty());
    EXPECT_TRUE(file.truncated());
    EXPECT_EQ(file.trailing, size);
    ASSERT_EQ(diagnostics.size(), 1U);
    EXPECT_EQ(diagnostics[0].severity, Severity::Damage);
    EXPECT_EQ(pointCounts(file).at("points"), 0);
  }
}

TEST(PointFile, moreThanTheGameReadsAreNotedAndKept) {
  PointMaker maker;
  for (int i = 0; i < 200; ++i) {
    maker.add(3, 0, 0, i % 100);
  }
  EXPECT_TRUE(readPointBytes(maker.bytes()).diagnostics.empty());
  const auto [file, diagnostics] = readPointBytes(maker.add(3, 0, 0, 0).bytes());
  EXPECT_EQ(file.points.size(), 201U);
  ASSERT_EQ(diagnostics.size(), 1U);
  EXPECT_EQ(diagnostics[0].severity, Severity::Note);
  EXPECT_EQ(diagnostics[0].where, (ByteRange{kPointSpace, 2 + 200 * 20, 20}));
}

TEST(PointFile, placesBeyondAllBoundsAreDamageAndKept) {
  const auto [file, diagnostics] = readPointBytes(PointMaker()
                                                      .add(3, 0, 0, 0, {1, 2, 3})
                                                      .add(3, 0, 0, 0, {kNan, 0, 0})
                                                      .add(3, 0, 0, 0, {0, kInfinity, 0})
                                                      .add(3, 0, 0, 0, {0, 0, -3e38F})
                                                      .add(3, 0, 0, 0, {5, 5, 5}, kNan)
                                                      .bytes());
  EXPECT_EQ(file.points.size(), 5U);
  EXPECT_TRUE(hasPlace(file.points[0]));
  EXPECT_FALSE(hasPlace(file.points[1]) || hasPlace(file.points[2]) || hasPlace(file.points[3]));
  EXPECT_TRUE(hasPlace(file.points[4]));
  ASSERT_EQ(diagnostics.size(), 2U);
  EXPECT_EQ(diagnostics[0].severity, Severity::Damage);
  EXPECT_EQ(diagnostics[0].repeats, 2U);
  EXPECT_EQ(diagnostics[0].where, (ByteRange{kPointSpace, 22, 20}));
  EXPECT_EQ(diagnostics[1].where, (ByteRange{kPointSpace, 82, 20}));
}

TEST(PointFile, kindsAreCountedInTheirOrder) {
  const Json counts =
      pointCounts(PointMaker().add(19, 0, 0, 0).add(2, 0, 0, 0).add(-1, 0, 0, 0).add(2, 0, 0, 0, {-1, 4, 2}).file());
  EXPECT_EQ(counts.at("points_per_kind").dump(), R"({"-1":1,"2":2,"19":1})");
  EXPECT_EQ(counts.at("bbox_file").dump(), "[[-1.0,0.0,0.0],[0.0,4.0,2.0]]");
}

class SamplePoints : public testing::TestWithParam<const char*> {};

TEST_P(SamplePoints, countsAreThoseOfAnotherParser) {
  const auto path = samplePath(QStringLiteral("bd1/") + QLatin1StringView(GetParam()));
  if (!path) {
    GTEST_SKIP() << othersSamplesMissing();
  }
  const Json expected = expectedOfSamples(QStringLiteral("bd1")).at(GetParam());
  const auto [file, diagnostics] = readPointBytes(fileBytes(*path));
  const Json counts = pointCounts(file);
  if (expected.contains("error")) {
    EXPECT_TRUE(file.truncated());
    EXPECT_EQ(file.declared, expected.at("declared_points"));
    EXPECT_EQ(counts.at("points"), expected.at("whole_points_present"));
    ASSERT_EQ(diagnostics.size(), 1U);
    EXPECT_EQ(diagnostics[0].severity, Severity::Damage);
    return;
  }
  EXPECT_TRUE(diagnostics.empty());
  EXPECT_EQ(counts.size() + 2, expected.size());
  for (const auto& [key, value] : expected.items()) {
    if (key == "sha256" || key == "bytes") {
      continue;
    }
    ASSERT_TRUE(counts.contains(key)) << key;
    EXPECT_EQ(counts.at(key), value) << key;
    EXPECT_EQ(counts.at(key).type_name(), std::string(value.type_name())) << key;
  }
}

INSTANTIATE_TEST_SUITE_P(All, SamplePoints,
                         testing::Values("generated/addon/town/town.pd1", "generated/edge/points_none.pd1",
                                         "generated/edge/points_truncated.pd1", "mansion/point.pd1"),
                         [](const auto& test) {
                           std::string name = test.param;
                           std::ranges::replace_if(name, [](char c) { return c == '/' || c == '.'; }, '_');
                           return name;
                         });

TEST(PointFile, everySampleIsCompared) {
  const Json expected = expectedOfSamples(QStringLiteral("bd1"));
  const auto isPoints = [](const auto& item) { return item.key().ends_with(".pd1"); };
  const auto items = expected.items();
  EXPECT_EQ(std::count_if(items.begin(), items.end(), isPoints), samplePath(QStringLiteral("bd1/mansion")) ? 4 : 3);
}

} // namespace
} // namespace vitrine::tests
