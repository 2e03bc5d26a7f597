// The tools of this suite must themselves be able to notice what they are for.
#include "tests/conformance/Mutations.h"

#include "tests/conformance/AllocationWatch.h"
#include "tests/conformance/Watchdog.h"
#include "tests/support/CpuTimer.h"
#include "tests/support/TestBytes.h"

#include <gtest/gtest.h>

#include <numeric>

namespace vitrine::tests {
namespace {

TEST(Mutations, cutsAreAscendingWithinTheFile) {
  const auto cuts = cutLengths(100'000, 64);
  EXPECT_EQ(cuts.size(), 64u);
  EXPECT_TRUE(std::ranges::is_sorted(cuts));
  EXPECT_EQ(cuts.front(), 0u);
  EXPECT_EQ(cuts.back(), 99'999u);
  EXPECT_EQ(cutLengths(3, 64), (std::vector<std::size_t>{0, 1, 2}));
}

TEST(Mutations, flipsChangeAFewBytesAlways) {
  const Bytes file = randomBytes(5000, 1);
  for (std::uint32_t seed = 0; seed < 200; ++seed) {
    const Bytes changed = flipped(file, seed);
    ASSERT_EQ(changed.size(), file.size());
    EXPECT_TRUE(sameBytes(changed, flipped(file, seed)));
    int differences = 0;
    for (std::size_t i = 0; i < file.size(); ++i) {
      differences += changed[i] != file[i] ? 1 : 0;
    }
    EXPECT_LE(differences, 4);
    EXPECT_GE(differences, seed == 0 ? 0 : 1);
  }
}

TEST(Mutations, everyFileGetsItsShare) {
  const auto shares = shareOut(2000, {1000, 1000, 1'000'000});
  EXPECT_GE(std::accumulate(shares.begin(), shares.end(), std::size_t{0}), 2000u);
  EXPECT_EQ(shares[0], shares[1]);
  EXPECT_EQ(shares[2], 10u);
}

TEST(AllocationWatch, seesWhatIsTaken) {
  if (!AllocationWatch::works()) {
    GTEST_SKIP() << "sanitizers watch the heap themselves";
  }
  const AllocationWatch watch;
  for (int i = 0; i < 3; ++i) {
    const std::vector<char> gone(1'000'000);
    EXPECT_EQ(gone[999'999], 0);
  }
  EXPECT_GE(watch.largestBytes(), 1'000'000u);
  EXPECT_GE(watch.peakBytes(), 1'000'000u);
  EXPECT_LT(watch.peakBytes(), 1'900'000u);
  const QByteArray text(3'000'000, 'x');
  EXPECT_EQ(text.size(), 3'000'000);
  EXPECT_GE(watch.largestBytes(), 3'000'000u);
}

TEST(WatchdogDeathTest, endsALoop) {
  GTEST_FLAG_SET(death_test_style, "threadsafe");
  EXPECT_DEATH(
      {
        const Watchdog watchdog("a loop made for this test", std::chrono::seconds(0));
        const CpuTimer timer;
        while (timer.spent() < std::chrono::seconds(20)) {
        }
      },
      "hangs: a loop made for this test");
}

} // namespace
} // namespace vitrine::tests
