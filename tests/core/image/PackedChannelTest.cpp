#include "core/image/PackedChannel.h"

#include <gtest/gtest.h>

namespace vitrine::image {
namespace {

int valueOf(std::uint32_t mask, std::uint32_t texel) {
  return std::to_integer<int>(PackedChannel(mask, std::byte{9}).of(texel));
}

TEST(PackedChannel, FullStaysFullAndEmptyEmpty) {
  for (int bits = 1; bits <= 32; ++bits) {
    const auto mask = static_cast<std::uint32_t>((std::uint64_t{1} << bits) - 1);
    EXPECT_EQ(valueOf(mask, 0xffffffff), 255) << bits;
    EXPECT_EQ(valueOf(mask, 0), 0) << bits;
  }
}

TEST(PackedChannel, HighBitsAreRepeatedOrKept) {
  EXPECT_EQ(valueOf(0xf0, 0xa5), 0xaa);
  EXPECT_EQ(valueOf(0x1f, 0x10), 0x84);
  EXPECT_EQ(valueOf(0x7e0, 0x20 << 5), 0x82);
  EXPECT_EQ(valueOf(0xe0, 0xa0), 0xb6);
  EXPECT_EQ(valueOf(0x3ff00000, 0x2ab00000), 0xaa) << "the eight highest of ten";
}

TEST(PackedChannel, NoMaskIsAFixedValue) {
  EXPECT_EQ(valueOf(0, 0xffffffff), 9);
}

TEST(PackedChannel, KnowsRuns) {
  for (const std::uint32_t run : {0U, 1U, 0xff00U, 0xffffffffU, 0x80000000U}) {
    EXPECT_TRUE(PackedChannel::isRun(run)) << run;
  }
  for (const std::uint32_t broken : {5U, 0xff00ffU, 0x80000001U}) {
    EXPECT_FALSE(PackedChannel::isRun(broken)) << broken;
  }
}

} // namespace
} // namespace vitrine::image
