// Taking all lumps of a map apart is a matter of a few milliseconds.
#include "tests/core/formats/source/bsp/MapUnderTest.h"
#include "tests/support/CpuTimer.h"
#include "tests/support/Samples.h"

#include <gtest/gtest.h>

namespace vitrine::tests {
namespace {

/// The shortest time of several loads.
std::chrono::nanoseconds leastTime(const MapUnderTest& file, formats::LoadPurpose purpose) {
  auto least = std::chrono::nanoseconds::max();
  for (int i = 0; i < 20; ++i) {
    const CpuTimer timer;
    const auto map = file.load({}, purpose);
    least = std::min(least, timer.spent());
    EXPECT_TRUE(map.document);
  }
  return least;
}

class ParseCost : public testing::TestWithParam<const char*> {};

TEST_P(ParseCost, takingAllLumpsApartTakesAFewMilliseconds) {
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__) || !defined(__OPTIMIZE__)
  GTEST_SKIP() << "times count in optimised builds only";
#endif
  const auto file = MapUnderTest::sample(QString::fromLatin1(GetParam()));
  if (!file) {
    GTEST_SKIP() << othersSamplesMissing();
  }
  // A picture needs neither the tree of sections nor the lumps that only the tree is made of.
  const auto tree =
      leastTime(*file, formats::LoadPurpose::Everything) - leastTime(*file, formats::LoadPurpose::Picture);
  const auto microseconds = std::chrono::duration_cast<std::chrono::microseconds>(tree).count();
  RecordProperty("microseconds", static_cast<int>(microseconds));
  EXPECT_LT(microseconds, 3000);
}

INSTANTIATE_TEST_SUITE_P(
    Others, ParseCost,
    testing::ValuesIn(ofOthers<const char*>(QStringLiteral("source-bsp/test2.bsp"),
                                            {"csgo_tooltextures.bsp", "fy_iceworld_cssource.bsp",
                                             "l4d2_tooltextures.bsp", "mp_lobby.bsp", "test2.bsp"})),
    [](const auto& tested) { return std::string(tested.param).substr(0, std::string_view(tested.param).find('.')); });

} // namespace
} // namespace vitrine::tests
