// Pictures of the real maps: what the GPU draws against a ray-cast reference of the same scene, and against a kept
// baseline where the map's licence allows one. Run with VITRINE_REGEN=1 to write new baselines, then look at them.
#include "core/picking/RayCaster.h"
#include "tests/images/KeptPicture.h"
#include "tests/images/OpenedMap.h"
#include "tests/images/ReferenceRenderer.h"
#include "tests/images/Ssim.h"
#include "tests/support/Samples.h"

#include <gtest/gtest.h>

namespace vitrine::tests {
namespace {

constexpr double kMapSsim = 0.93;

struct MapView {
  const char* folder; ///< of the samples
  const char* map;    ///< its path in there
  const char* name;   ///< of its pictures
  QVector3D at;       ///< file coordinates
  float yaw;
  float pitch;
  bool baseline; ///< false: its licence lets us keep no picture of it
};

void PrintTo(const MapView& view, std::ostream* out) {
  *out << view.name;
}

class MapImage : public testing::TestWithParam<MapView> {};

TEST_P(MapImage, LooksLikeTheReferenceAndTheBaseline) {
  const MapView& view = GetParam();
  const auto path = samplePath(QLatin1String(view.folder) + QLatin1Char('/') + QLatin1String(view.map));
  if (!path) {
    GTEST_SKIP() << othersSamplesMissing();
  }
  const auto map = openMap(*path);
  ASSERT_TRUE(map);
  const viewing::CameraRig camera = cameraAt(*map->scene(), kSmallPicture, view.at, view.yaw, view.pitch);
  // The reference has no sky.
  const QImage drawn = draw(*map, camera, kSmallPicture, render::ShadingMode::Lit, {}, Behind::PlainColor);
  ASSERT_FALSE(drawn.isNull());
  const picking::RayCaster caster(map->scene());
  const QImage reference =
      renderReference(map->scene(), map->assets, caster, camera, kSmallPicture, pictureBackground());
  keepForLooking(QLatin1String(view.name) + QStringLiteral("_drawn"), drawn);
  keepForLooking(QLatin1String(view.name) + QStringLiteral("_reference"), reference);
  EXPECT_GT(ssim(drawn, reference), kMapSsim);
  EXPECT_LT(shareDiffering(drawn, reference, 24), 0.05);
  // A picture of one colour would agree with anything.
  EXPECT_GT(shareDiffering(drawn, drawn.mirrored(true, false), 4), 0.01);
  if (view.baseline) {
    expectKept(QLatin1String(view.name), drawn);
  }
}

INSTANTIATE_TEST_SUITE_P(
    SourceMaps, MapImage,
    testing::ValuesIn(ofOthers<MapView>(
        QStringLiteral("source-bsp/test2.bsp"),
        {MapView{"source-bsp", "test2.bsp", "test2_yard", {-300, -900, 60}, 60, 15, true},
         MapView{"source-bsp", "test2.bsp", "test2_steps", {500, -1100, 100}, 135, 20, true},
         MapView{"source-bsp", "test2.bsp", "test2_displacements", {0, -100, 240}, 230, 40, true},
         MapView{"source-bsp", "mp_lobby.bsp", "mp_lobby_corner", {-200, -200, 100}, 45, 20, true},
         MapView{"source-bsp", "flat_devgrid.bsp", "flat_devgrid_crate", {-61570, 61310, 110}, 45, 20, true},
         MapView{"source-bsp", "fy_iceworld_cssource.bsp", "fy_iceworld_overview", {-900, -1100, -200}, 50, 20, false},
         MapView{"source-bsp", "fy_iceworld_cssource.bsp", "fy_iceworld_passage", {128, -768, -420}, 100, 5, false}})));

// Made by ourselves or under the MIT licence: all may be kept. Mansion comes without its pictures: it is white.
INSTANTIATE_TEST_SUITE_P(
    BlockMaps, MapImage,
    testing::Values(
        MapView{"bd1", "generated/addon/town/town160.bd1", "town160_crossing", {60, 60, -120}, 110, 10, true},
        MapView{"bd1", "generated/addon/town/town400.bd1", "town400_crates", {-60, 90, -200}, 80, 15, true}));

INSTANTIATE_TEST_SUITE_P(
    OthersBlockMaps, MapImage,
    testing::ValuesIn(ofOthers<MapView>(
        QStringLiteral("bd1/mansion/map.bd1"),
        {MapView{"bd1", "mansion/map.bd1", "mansion_outside", {-420, 330, -330}, 52, 24, true},
         MapView{"bd1", "mansion/map.bd1", "mansion_inside", {-30, 95, 60}, 86, 5, true},
         MapView{"bd1", "mechtatel-playground/playground.bd1", "playground", {-170, 90, -170}, 45, 25, true},
         MapView{"bd1", "mechtatel-cube/cube.bd1", "mechtatel_cube", {18, 14, -22}, 129, 26, true}})));

} // namespace
} // namespace vitrine::tests
