#include "core/formats/xops/scene/BlockLight.h"

#include <gtest/gtest.h>

namespace vitrine::tests {
namespace {

using namespace formats::xops;

struct Billboard {
  QVector3D normal;
  float day;
  float dark;
};

// The fact sheet's table, four decimals.
TEST(BlockLight, isThatOfTheGame) {
  for (const Billboard& facing : {Billboard{{0, 1, 0}, 0.8528F, 0.6528F}, Billboard{{0, -1, 0}, 0.6682F, 0.4682F},
                                  Billboard{{1, 0, 0}, 0.6472F, 0.4472F}, Billboard{{-1, 0, 0}, 0.8621F, 0.6621F},
                                  Billboard{{0, 0, 1}, 0.7583F, 0.5583F}, Billboard{{0, 0, -1}, 0.7933F, 0.5933F}}) {
    EXPECT_NEAR(dayBrightness(facing.normal), facing.day, 0.00006F);
    EXPECT_NEAR(darkBrightness(facing.normal), facing.dark, 0.00006F);
  }
}

} // namespace
} // namespace vitrine::tests
