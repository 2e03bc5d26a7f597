#include "core/document/EntityFilter.h"

#include <gtest/gtest.h>

namespace vitrine::document {
namespace {

bool accepts(const char* filter, const EntityKeys& keys) {
  return EntityFilter(QString::fromUtf8(filter)).accepts(keys);
}

TEST(EntityFilter, AllWordsMustBeMet) {
  const EntityKeys door{{QStringLiteral("classname"), QStringLiteral("func_door")},
                        {QStringLiteral("targetname"), QStringLiteral("Big Gate")},
                        {QStringLiteral("OnOpen"), QStringLiteral("light_1,TurnOn,,0,-1")}};
  EXPECT_TRUE(accepts("", door));
  EXPECT_TRUE(EntityFilter(QStringLiteral("  ")).acceptsAll());
  EXPECT_TRUE(accepts("DOOR gate", door));
  EXPECT_FALSE(accepts("door window", door));
  EXPECT_TRUE(accepts("onopen", door)) << "keys count too";
  EXPECT_TRUE(accepts("\"big gate\"", door));
  EXPECT_FALSE(accepts("\"gate big\"", door));
}

TEST(EntityFilter, AWordMayNameItsKey) {
  const EntityKeys light{{QStringLiteral("classname"), QStringLiteral("light")},
                         {QStringLiteral("target"), QStringLiteral("door")},
                         {QStringLiteral("_light"), QStringLiteral("255 200 100 300")}};
  EXPECT_TRUE(accepts("Target=door", light));
  EXPECT_FALSE(accepts("classname=door", light));
  EXPECT_TRUE(accepts("target=", light)) << "a key that is there";
  EXPECT_FALSE(accepts("angles=", light));
  EXPECT_TRUE(accepts("_light=\"200 100\"", light));
}

} // namespace
} // namespace vitrine::document
