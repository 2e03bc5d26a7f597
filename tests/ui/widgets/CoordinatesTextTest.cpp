#include "ui/widgets/CoordinatesText.h"

#include <gtest/gtest.h>

using namespace vitrine::ui;

namespace {

TEST(CoordinatesTextTest, IsShortAndWithoutMinusZero) {
  EXPECT_EQ(coordinatesText({1.5F, -0.0001F, 64}), QStringLiteral("1.5, 0, 64"));
}

} // namespace
