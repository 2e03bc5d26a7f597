#include "core/image/ShelfPacker.h"

#include <gtest/gtest.h>

namespace vitrine::tests {
namespace {

TEST(ShelfPacker, StartsAPageWhenOneIsFull) {
  image::ShelfPacker packer(10, 10);
  EXPECT_EQ(packer.add(10, 6).page, 0);
  EXPECT_EQ(packer.add(6, 4).page, 0);
  const auto third = packer.add(6, 4);
  EXPECT_EQ(third.page, 1);
  EXPECT_EQ(third.y, 0);
  EXPECT_EQ(packer.pageCount(), 2);
}

} // namespace
} // namespace vitrine::tests
