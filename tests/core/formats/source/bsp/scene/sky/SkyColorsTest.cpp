#include "core/formats/source/bsp/scene/sky/SkyColors.h"

#include <gtest/gtest.h>

namespace vitrine::tests {
namespace {

using namespace formats::source;
using Pairs = std::vector<EntityPair>;

std::optional<scene::SkyGradient> skyOf(std::initializer_list<Pairs> all) {
  std::vector<Entity> entities;
  for (const Pairs& pairs : all) {
    entities.emplace_back().pairs = pairs;
  }
  return skyGradientOf(entities);
}

Pairs environment(std::string_view light, std::string_view ambient) {
  return {{"classname", "light_environment"}, {"_light", light}, {"_ambient", ambient}};
}

float skyTone(const QVector3D& color) {
  return QVector3D::dotProduct(color, {0.2126F, 0.7152F, 0.0722F});
}

TEST(SkyColors, DaysAreBrightAndNightsDarkButNotBlack) {
  const auto day = skyOf({environment("255 250 230 300", "190 210 255 120")});
  const auto night = skyOf({environment("120 150 255 12", "60 80 160 8")});
  ASSERT_TRUE(day && night);
  EXPECT_GT(skyTone(day->zenith), 0.3F);
  EXPECT_GT(skyTone(day->horizon), skyTone(day->zenith));
  EXPECT_LE(skyTone(day->horizon), 0.7F) << "nothing before it is lost";
  EXPECT_LT(skyTone(night->zenith), 0.06F);
  EXPECT_GT(skyTone(night->zenith), 0.01F);
  EXPECT_GT(day->zenith.z(), day->zenith.x()) << "of the colour of the light from above";
  const auto dusk = skyOf({environment("255 120 60 150", "255 120 60 30")});
  EXPECT_GT(dusk->horizon.x(), dusk->horizon.z());
}

TEST(SkyColors, TheHorizonIsInTheFog) {
  const Pairs fog{{"classname", "env_fog_controller"},
                  {"fogenable", "1"},
                  {"fogcolor", "255 0 0"},
                  {"fogstart", "100"},
                  {"fogend", "2000"}};
  EXPECT_EQ(skyOf({environment("255 255 255 200", "255 255 255 50"), fog})->horizon, QVector3D(1, 0, 0));
}

TEST(SkyColors, WhoSaysNothingHasNone) {
  EXPECT_FALSE(skyOf({}));
  EXPECT_FALSE(skyOf({{{"classname", "light_environment"}}}));
  const auto odd = skyOf({environment("nan inf x", "-5 1e99 3 -7")});
  if (odd) {
    EXPECT_GT(skyTone(odd->zenith), 0.0F);
    EXPECT_LT(skyTone(odd->zenith), 1.0F);
  }
}

} // namespace
} // namespace vitrine::tests
