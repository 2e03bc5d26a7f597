#include "core/formats/source/assets/resolve/MaterialNames.h"

#include "tests/support/QtPrinters.h"

#include <gtest/gtest.h>

namespace vitrine::tests {
namespace {

using formats::source::cubemapPlaceOf;
using formats::source::hdrSkyNames;
using formats::source::materialNameCandidates;

TEST(MaterialNames, plainNamesStayAlone) {
  EXPECT_EQ(materialNameCandidates("CONCRETE\\Wall_1_2_3"), QStringList({"CONCRETE/Wall_1_2_3"}));
}

TEST(MaterialNames, cubeMapCopiesLeadToTheOriginal) {
  EXPECT_EQ(materialNameCandidates("maps/ii_crackhouse/concrete/wall_12_-40_8"),
            QStringList({"maps/ii_crackhouse/concrete/wall_12_-40_8", "concrete/wall_12_-40_8", "concrete/wall"}));
}

TEST(MaterialNames, waterAndDoubledPrefixes) {
  const QStringList names = materialNameCandidates("maps/m/maps/m/dev/water_406_7_304_depth_115");
  EXPECT_EQ(names.last(), QStringLiteral("dev/water"));
  EXPECT_TRUE(names.contains(QStringLiteral("dev/water_406_7_304_depth_115")));
  EXPECT_TRUE(names.contains(QStringLiteral("dev/water_406_7_304")));
}

TEST(MaterialNames, displacementPatches) {
  EXPECT_EQ(materialNameCandidates("maps/m/nature/blend_a_wvt_patch").last(), QStringLiteral("nature/blend_a"));
}

TEST(MaterialNames, numbersOfTheOriginalStay) {
  EXPECT_EQ(materialNameCandidates("maps/m/dev/wall_01").last(), QStringLiteral("dev/wall_01"));
  EXPECT_EQ(materialNameCandidates("maps/m/_1_2_3").last(), QStringLiteral("_1_2_3"));
  EXPECT_EQ(materialNameCandidates("maps/onlyone").last(), QStringLiteral("maps/onlyone"));
  EXPECT_EQ(materialNameCandidates(QString()), QStringList({QString()}));
}

TEST(MaterialNames, copiesTellThePlaceOfTheirCubeMap) {
  EXPECT_EQ(cubemapPlaceOf("maps/ii_crackhouse/concrete/wall_12_-40_8"), QVector3D(12, -40, 8));
  EXPECT_EQ(cubemapPlaceOf("maps/m/maps/m/dev/water_406_7_304_depth_115"), QVector3D(406, 7, 304));
  EXPECT_EQ(cubemapPlaceOf("CONCRETE\\Wall_1_2_3"), std::nullopt) << "no copy";
  EXPECT_EQ(cubemapPlaceOf("maps/m/dev/wall_01"), std::nullopt);
  EXPECT_EQ(cubemapPlaceOf("maps/m/_1_2_3"), std::nullopt);
  EXPECT_EQ(cubemapPlaceOf(QString()), std::nullopt);
}

TEST(MaterialNames, skiesMayBeThereInHdrOnly) {
  EXPECT_EQ(hdrSkyNames("skybox/dayrt"), QStringList({"skybox/day_hdrrt", "skybox/dayrt_hdr"}));
  EXPECT_EQ(hdrSkyNames("SkyBox/d_up"), QStringList({"SkyBox/d__hdrup", "SkyBox/d_up_hdr"}));
  EXPECT_TRUE(hdrSkyNames("skybox/day_hdrrt").isEmpty());
  EXPECT_TRUE(hdrSkyNames("skybox/rt").isEmpty());
  EXPECT_TRUE(hdrSkyNames("concrete/dayrt").isEmpty());
}

} // namespace
} // namespace vitrine::tests
