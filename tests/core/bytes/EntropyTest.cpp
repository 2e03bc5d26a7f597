#include "core/bytes/Entropy.h"

#include "tests/support/TestBytes.h"

#include <gtest/gtest.h>

namespace vitrine::bytes {
namespace {

TEST(Entropy, IsThatOfTheFrequencies) {
  EXPECT_DOUBLE_EQ(entropyOf(tests::bytesOf("aaaaaaaa").span()), 0);
  EXPECT_DOUBLE_EQ(entropyOf(tests::bytesOf("abababab").span()), 1);
  EXPECT_DOUBLE_EQ(entropyOf(tests::bytesOf("abcdabcd").span()), 2);
  // 3/4 and 1/4: 0.75 * log2(4/3) + 0.25 * 2
  EXPECT_NEAR(entropyOf(tests::bytesOf("aaab").span()), 0.811278, 1e-6);
}

TEST(Entropy, TheCurveHasABlockForEachPart) {
  tests::ByteMaker maker;
  maker.text(std::string(1024, 'x'));
  for (int i = 0; i < 1024; ++i) {
    maker.add(static_cast<std::uint8_t>(i));
  }
  base::Progress progress;
  const auto curve = entropyCurve(*makeMemorySource(maker.bytes()), 2, progress);
  ASSERT_TRUE(curve);
  EXPECT_EQ(curve->blockSize, 1024u);
  ASSERT_EQ(curve->bits.size(), 2u);
  EXPECT_FLOAT_EQ(curve->bits[0], 0);
  EXPECT_FLOAT_EQ(curve->bits[1], 8);
  EXPECT_FALSE(curve->sampled);
}

TEST(Entropy, CanBeCancelled) {
  base::Progress progress;
  progress.cancelAtStep(2);
  EXPECT_THROW(entropyCurve(*makeMemorySource(tests::randomBytes(4096, 1)), 8, progress), base::Cancelled);
}

} // namespace
} // namespace vitrine::bytes
