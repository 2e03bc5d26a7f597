#include "core/formats/source/assets/vmt/VmtConditions.h"

#include "tests/support/QtPrinters.h"

#include <gtest/gtest.h>

namespace vitrine::tests {
namespace {

using namespace formats::source;

TEST(VmtConditions, keysWithoutConditionStay) {
  EXPECT_EQ(conditionalKey(QStringLiteral("$envmap")), QStringLiteral("$envmap"));
}

TEST(VmtConditions, conditionsDecideAndGo) {
  for (const char* holds : {"hdr?$x", "HDR?$x", "!ldr?$x", "srgb?$x", "gpu>=2?$x", "!360?$x", "gpu<4?$x"}) {
    EXPECT_EQ(conditionalKey(QString::fromLatin1(holds)), QStringLiteral("$x")) << holds;
  }
  for (const char* fails : {"ldr?$x", "!hdr?$x", "360?$x", "gpu<2?$x", "!srgb?$x", "gpu>=?$x", "neverheardof?$x"}) {
    EXPECT_FALSE(conditionalKey(QString::fromLatin1(fails))) << fails;
  }
}

TEST(VmtConditions, blocksForTodaysHardwareCount) {
  const QString shader = QStringLiteral("LightmappedGeneric");
  for (const char* current : {"LightmappedGeneric_dx9", "lightmappedgeneric_HDR_DX9", "LightmappedGeneric_hdr",
                              ">=dx90", ">=DX90_20b", "dx9", "<=dx95"}) {
    EXPECT_TRUE(isCurrentFallback(QString::fromLatin1(current), shader)) << current;
  }
  for (const char* old : {"<dx90", "<DX80", "dx80", "LightmappedGeneric_dx8", "LightmappedGeneric_NoBump_DX8",
                          "Proxies", "dx6", ">dx95"}) {
    EXPECT_FALSE(isCurrentFallback(QString::fromLatin1(old), shader)) << old;
  }
}

} // namespace
} // namespace vitrine::tests
