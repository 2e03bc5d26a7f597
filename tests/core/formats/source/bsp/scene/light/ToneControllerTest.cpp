#include "core/formats/source/bsp/scene/light/ToneController.h"

#include <gtest/gtest.h>

namespace vitrine::tests {
namespace {

using formats::source::autoExposureOf;
using formats::source::Entity;

Entity controller(std::string_view name) {
  Entity entity;
  entity.pairs = {{"classname", "env_tonemap_controller"}, {"targetname", name}};
  return entity;
}

Entity starter(std::vector<formats::source::EntityPair> outputs) {
  Entity entity;
  entity.pairs = {{"classname", "logic_auto"}};
  entity.pairs.insert(entity.pairs.end(), outputs.begin(), outputs.end());
  return entity;
}

TEST(ToneController, TheEnginesLimitsWithoutOne) {
  const scene::AutoExposure exposure = autoExposureOf({});
  EXPECT_FLOAT_EQ(exposure.least, 0.5F);
  EXPECT_FLOAT_EQ(exposure.most, 2);
  EXPECT_FLOAT_EQ(exposure.target, 0.6F);
  EXPECT_FLOAT_EQ(exposure.brightShare, 0.02F);
  EXPECT_EQ(autoExposureOf({controller("tone")}), scene::AutoExposure()) << "it has no limits of its own";
}

TEST(ToneController, IsToldWhenTheMapSpawns) {
  // Both ways of writing an output: with commas, and with the separator of newer branches.
  const scene::AutoExposure exposure = autoExposureOf({starter({{"OnMapSpawn", "Tone,SetAutoExposureMin,0.8,0,-1"},
                                                                {"OnNewGame", "tone\x1b"
                                                                              "SetAutoExposureMax\x1b"
                                                                              "1.4\x1b"
                                                                              "0\x1b"
                                                                              "-1"}}),
                                                       controller("tone")});
  EXPECT_FLOAT_EQ(exposure.least, 0.8F);
  EXPECT_FLOAT_EQ(exposure.most, 1.4F);
}

TEST(ToneController, OnlyAtTheBeginningAndOnlyItself) {
  Entity trigger;
  trigger.pairs = {{"classname", "trigger_once"}, {"OnMapSpawn", "tone,SetAutoExposureMax,9,0,-1"}};
  EXPECT_EQ(autoExposureOf({controller("tone"), trigger,
                            starter({{"OnMapSpawn", "other,SetAutoExposureMax,9,0,-1"},
                                     {"OnUser1", "tone,SetAutoExposureMax,9,0,-1"},
                                     {"OnMapSpawn", "tone,SetAutoExposureMax"}})}),
            scene::AutoExposure());
}

TEST(ToneController, NonsenseIsTheDefault) {
  for (const char* value : {"", "x", "-3", "0", "1e9", "nan", "inf"}) {
    const std::string output = std::string("tone,SetAutoExposureMax,") + value + ",0,-1";
    EXPECT_EQ(autoExposureOf({controller("tone"), starter({{"OnMapSpawn", output}})}), scene::AutoExposure()) << value;
  }
  const auto crossed =
      autoExposureOf({controller("tone"), starter({{"OnMapSpawn", "tone,SetAutoExposureMin,4,0,-1"}})});
  EXPECT_FLOAT_EQ(crossed.most, 4) << "no range without anything in it";
}

} // namespace
} // namespace vitrine::tests
