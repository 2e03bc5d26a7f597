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

TEST(EntityFilter, EveryTermOfTheHelpIsUnderstood) {
  const EntityKeys lamp{{QStringLiteral("classname"), QStringLiteral("light")},
                        {QStringLiteral("targetname"), QStringLiteral("door_lamp")},
                        {QStringLiteral("_light"), QStringLiteral("255 255 200 300")}};
  const EntityKeys nothing{{QStringLiteral("origin"), QStringLiteral("0 0 0")}};
  for (const base::SyntaxTerm& term : EntityFilter::terms()) {
    EXPECT_FALSE(term.form.isEmpty() || term.meaning.isEmpty()) << term.example.toStdString();
    EXPECT_TRUE(EntityFilter(term.example).accepts(lamp)) << term.example.toStdString();
    EXPECT_FALSE(EntityFilter(term.example).accepts(nothing)) << term.example.toStdString();
  }
}

} // namespace
} // namespace vitrine::document
