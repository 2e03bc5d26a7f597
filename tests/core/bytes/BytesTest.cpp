#include "core/bytes/Bytes.h"

#include "tests/support/TestBytes.h"

#include <gtest/gtest.h>

namespace vitrine::bytes {
namespace {

using tests::bytesOf;

TEST(Bytes, SlicesShareTheBufferAndKeepItAlive) {
  Bytes slice;
  const std::byte* inside = nullptr;
  {
    const Bytes whole = bytesOf({1, 2, 3, 4, 5});
    inside = whole.data() + 1;
    slice = whole.slice(1, 3);
  }
  EXPECT_EQ(slice.data(), inside) << "nothing is copied";
  ASSERT_EQ(slice.size(), 3U);
  EXPECT_EQ(slice[0], std::byte{2});
  EXPECT_EQ(slice[2], std::byte{4});
}

TEST(Bytes, ClippedSliceNeverLeavesTheBuffer) {
  const Bytes whole = bytesOf({1, 2, 3, 4, 5});
  EXPECT_EQ(whole.clippedSlice(3, 100).size(), 2U);
  EXPECT_EQ(whole.clippedSlice(5, 1).size(), 0U);
  EXPECT_EQ(whole.clippedSlice(~0ULL, ~0ULL).size(), 0U);
  EXPECT_EQ(whole.clippedSlice(1, ~0ULL).size(), 4U);
  EXPECT_TRUE(Bytes().clippedSlice(0, 10).empty());
}

TEST(Bytes, AdoptsVectorsAndByteArraysAlike) {
  const Bytes vector = Bytes::adopt(std::vector<std::byte>{std::byte{7}, std::byte{8}});
  const Bytes array = Bytes::adopt(QByteArray("\7\10"));
  EXPECT_TRUE(tests::sameBytes(vector, array));
  EXPECT_EQ(vector.toByteArray(), QByteArray("\7\10"));
  EXPECT_TRUE(Bytes().toByteArray().isEmpty());
}

} // namespace
} // namespace vitrine::bytes
