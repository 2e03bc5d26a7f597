// Distances over which overlays and props vanish.
#include "core/formats/source/bsp/scene/Fades.h"

#include "core/visibility/VanishedItems.h"
#include "resources/demos/source/Materials.h"
#include "tests/core/formats/source/bsp/MapUnderTest.h"
#include "tests/samples/source/Maps.h"
#include "tests/support/QtPrinters.h"

#include <gtest/gtest.h>

#include <limits>

namespace vitrine::tests {
namespace {

using formats::source::fadeRange;

const QString kFade = QStringLiteral("fade");

demos::MapModel modelThatFades() {
  demos::MapModel model = samples::makeSingleRoom();
  demos::Materials materials(model, 8);
  const int picture = materials("vitrine/emblem");
  model.overlays.push_back({{-256, 40, 100}, {1, 0, 0}, {0, 1, 0}, 16, 24, picture, 0, 100, 300});
  model.overlays.push_back({{-256, -100, 100}, {1, 0, 0}, {0, 1, 0}, 16, 24, picture, 0});
  for (const auto& [start, end] : {std::pair(200.0, 400.0), std::pair(-1.0, 500.0), std::pair(-1.0, 0.0)}) {
    demos::StaticProp prop;
    prop.model = "models/crate.mdl";
    prop.origin = {100, -60, 8};
    prop.fadeStart = start;
    prop.fadeEnd = end;
    model.props.push_back(prop);
  }
  return model;
}

class Fades : public testing::Test {
protected:
  const Scene& scene() const { return m_map.scene(); }

  /// The fade of the first item of a record; null: it has none.
  const scene::ItemFade* fadeOf(SectionId section, std::uint64_t row) const {
    const auto fades = scene::fadesByItem(scene());
    for (const DrawItemIndex item : fades.indices()) {
      const auto& node = scene().nodes[scene().drawItems()[item].node];
      const scene::Provenance& from = scene().surfaceOf(item).provenance;
      if ((node.record && *node.record == RecordRef{section, row}) ||
          (from.section == section && from.firstRow == row)) {
        return fades[item];
      }
    }
    ADD_FAILURE() << "nothing shows row " << row;
    return nullptr;
  }

  MapUnderTest::Outcome m_map =
      MapUnderTest(demos::writeMap(modelThatFades(), {.light = demos::LightQuality::Fast})).load();
};

TEST(FadeRanges, endWhereTheMapSays) {
  EXPECT_EQ(fadeRange(100, 300), (scene::FadeRange{100, 300}));
  EXPECT_EQ(fadeRange(-1, 300), (scene::FadeRange{300, 300}));
  EXPECT_EQ(fadeRange(400, 300), (scene::FadeRange{300, 300}));
  EXPECT_FALSE(fadeRange(100, 0));
  EXPECT_FALSE(fadeRange(100, -1));
  EXPECT_FALSE(fadeRange(100, std::numeric_limits<float>::quiet_NaN()));
  EXPECT_EQ(fadeRange(std::numeric_limits<float>::quiet_NaN(), 9), (scene::FadeRange{9, 9}));
}

TEST(FadeRanges, shareGoesByTheSquares) {
  const scene::FadeRange range{10, 30};
  EXPECT_EQ(range.shareAt(10), 1);
  EXPECT_FLOAT_EQ(range.shareAt(20), (900.0F - 400) / 800);
  EXPECT_EQ(range.shareAt(30), 0);
  const scene::FadeRange sudden{30, 30};
  EXPECT_EQ(sudden.shareAt(30), 1);
  EXPECT_EQ(sudden.shareAt(30.01F), 0);
}

TEST_F(Fades, areThoseOfTheRecords) {
  const SectionId overlays = m_map.section("lumps/OVERLAYS");
  const scene::ItemFade* overlay = fadeOf(overlays, 0);
  ASSERT_TRUE(overlay);
  EXPECT_FLOAT_EQ(overlay->range.start, 100);
  EXPECT_FLOAT_EQ(overlay->range.end, 300);
  EXPECT_EQ(scene().sourceAxes.toFile(overlay->centre), QVector3D(-256, 40, 100));
  EXPECT_FALSE(fadeOf(overlays, 1));
  const SectionId props = m_map.section("lumps/GAME_LUMP/sprp/props");
  const scene::ItemFade* prop = fadeOf(props, 0);
  ASSERT_TRUE(prop);
  EXPECT_EQ(prop->range, (scene::FadeRange{200, 400}));
  EXPECT_EQ(scene().sourceAxes.toFile(prop->centre), QVector3D(100, -60, 8));
  ASSERT_TRUE(fadeOf(props, 1));
  EXPECT_EQ(fadeOf(props, 1)->range, (scene::FadeRange{500, 500}));
  EXPECT_FALSE(fadeOf(props, 2));
}

TEST_F(Fades, areSwitchedByAControl) {
  const auto control = std::ranges::find(scene().controls, kFade, &scene::Control::id);
  ASSERT_NE(control, scene().controls.end());
  state::SceneState state = state::startState(scene());
  EXPECT_FALSE(state::evaluate(scene(), state).fadesByDistance);
  state::fadeByDistance(scene(), state);
  EXPECT_TRUE(state::evaluate(scene(), state).fadesByDistance);
  const auto plain = MapUnderTest::made().load();
  EXPECT_EQ(std::ranges::count(plain.scene().controls, kFade, &scene::Control::id), 0) << "nothing fades there";
}

TEST_F(Fades, leaveNothingToPickFarAway) {
  state::SceneState state;
  const QVector3D eye = scene().sourceAxes.toScene(QVector3D(100, -60, 8 + 450));
  EXPECT_TRUE(visibility::vanishedItems(scene(), state::evaluate(scene(), state), eye).empty());
  state.controls[kFade] = 1;
  const ItemSet vanished = visibility::vanishedItems(scene(), state::evaluate(scene(), state), eye);
  std::set<std::uint64_t> props;
  std::set<std::uint64_t> overlays;
  for (const DrawItemIndex item : vanished) {
    const auto& node = scene().nodes[scene().drawItems()[item].node];
    node.record ? props.insert(node.record->row) : overlays.insert(scene().surfaceOf(item).provenance.firstRow);
  }
  EXPECT_EQ(props, std::set<std::uint64_t>{0}) << "450 units away: beyond 400, not beyond 500";
  EXPECT_EQ(overlays, std::set<std::uint64_t>{0});
}

} // namespace
} // namespace vitrine::tests
