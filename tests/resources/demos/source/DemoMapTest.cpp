// Contents of the demo museum for a viewer to show: each feature is looked up in the written bytes.
#include "resources/demos/source/DemoMap.h"

#include "resources/demos/source/BrushBuilder.h"
#include "resources/demos/source/DemoLayout.h"
#include "resources/demos/source/GivenLight.h"
#include "resources/demos/source/MapWriter.h"
#include "resources/demos/source/Materials.h"
#include "resources/demos/source/SurfaceGrid.h"
#include "tests/resources/demos/source/MapValues.h"
#include "tests/samples/source/Maps.h"

#include <gtest/gtest.h>

#include <map>
#include <set>
#include <string>

using namespace vitrine::demos;
using vitrine::oracles::MapBytes;
using vitrine::samples::makeSingleRoom;

namespace {

struct Demo {
  MapModel model = DemoMap().make();
  CompiledMap map = compileMap(model, LightQuality::Fast);
  MapBytes bsp{writeMap(model, map, options())};

  static WriteOptions options() {
    WriteOptions options;
    options.hdr = true;
    return options;
  }
};

const Demo& demo() {
  static const Demo demo;
  return demo;
}

const MapBytes& bsp() {
  return demo().bsp;
}

constexpr std::size_t kFace = 56;

std::string materialOf(std::size_t face) {
  const auto texInfo = bsp().in<std::int16_t>(7, face * kFace + 10);
  return demo().model.materials[bsp().in<std::int32_t>(6, texInfo * 72 + 68)].name;
}

std::vector<int> stylesOf(std::size_t face) {
  std::vector<int> styles;
  for (int i = 0; i < 4; ++i) {
    if (const auto style = bsp().in<std::uint8_t>(7, face * kFace + 16 + i); style != 255) {
      styles.push_back(style);
    }
  }
  return styles;
}

Vec3 luxel(int faceLump, int lightLump, std::size_t face, std::size_t index) {
  const std::size_t at = bsp().in<std::int32_t>(faceLump, face * kFace + 20) + index * 4;
  Vec3 value;
  for (int i = 0; i < 3; ++i) {
    value[i] = std::ldexp(bsp().in<std::uint8_t>(lightLump, at + i), bsp().in<std::int8_t>(lightLump, at + 3)) / 255;
  }
  return value;
}

std::size_t luxelCount(std::size_t face) {
  return static_cast<std::size_t>(bsp().in<std::int32_t>(7, face * kFace + 36) + 1) *
         (bsp().in<std::int32_t>(7, face * kFace + 40) + 1);
}

/// Faces of a material that lie in a plane.
std::vector<std::size_t> facesOf(const std::string& material, const Vec3& normal, double distance) {
  std::vector<std::size_t> faces;
  for (std::size_t i = 0; i < bsp().count(7, kFace); ++i) {
    const Plane plane = planeOf(bsp(), bsp().in<std::uint16_t>(7, i * kFace));
    if (materialOf(i) == material && dot(plane.normal, normal) > 0.99 && std::abs(plane.dist - distance) < 0.1) {
      faces.push_back(i);
    }
  }
  return faces;
}

Corners cornersOf(std::size_t face) {
  Corners corners;
  const auto first = bsp().in<std::int32_t>(7, face * kFace + 4);
  for (int k = 0; k < bsp().in<std::int16_t>(7, face * kFace + 8); ++k) {
    corners.push_back(vectorOf(bsp().cornerOf(first + k)));
  }
  return corners;
}

std::string textOfPak(const std::string& path) {
  for (const PakFile& file : demo().model.pakFiles) {
    if (file.path == path) {
      return {reinterpret_cast<const char*>(file.data.data()), file.data.size()};
    }
  }
  return {};
}

std::string valueOf(const KeyValues& keys, const std::string& key) {
  for (const auto& [name, value] : keys) {
    if (name == key) {
      return value;
    }
  }
  return {};
}

} // namespace

TEST(SourceDemoMap, FitsTheCommonVersionAndIsNotTooLarge) {
  EXPECT_TRUE(fitsNarrowRecords(demo().map));
  EXPECT_LT(bsp().bytes().size(), 16u << 20);
}

TEST(SourceDemoMap, HasBothSetsOfLight) {
  for (const int lump : {7, 8, 15, 51, 52, 53, 54, 55, 56, 58}) {
    EXPECT_GT(bsp().length(lump), 0u) << lump;
  }
  double ldr = 0;
  double hdr = 0;
  for (std::size_t i = 0; i < bsp().count(7, kFace); ++i) {
    if (bsp().in<std::int32_t>(7, i * kFace + 20) < 0) {
      continue;
    }
    ldr = std::max(ldr, luxel(7, 8, i, 0).x);
    hdr = std::max(hdr, luxel(58, 53, i, 0).x);
  }
  EXPECT_NEAR(ldr, 4.59, 0.03) << "clamped";
  EXPECT_GT(hdr, 6) << "not clamped";
  // The sun's own record: twice as bright.
  const std::size_t lights = bsp().count(15, 88);
  for (std::size_t i = 0; i < lights; ++i) {
    if (bsp().in<std::int32_t>(15, i * 88 + 40) == 3) {
      EXPECT_EQ(bsp().in<float>(54, i * 88 + 12), 2 * bsp().in<float>(15, i * 88 + 12));
    }
  }
}

TEST(SourceDemoMap, BoardsHoldExactlyTheLightTheyAreGiven) {
  const Vec3 east{1, 0, 0};
  const double wall = plan::kLab.mins.x + 2;
  std::set<double> values;
  for (const std::size_t face : facesOf("vitrine/white", east, wall)) {
    for (std::size_t i = 0; i < luxelCount(face); ++i) {
      values.insert(luxel(58, 53, face, i).x);
    }
  }
  for (const double expected : {0.25, 0.5, 1.0, 2.0, 8.0}) {
    EXPECT_TRUE(values.contains(expected)) << expected;
  }
  for (const std::size_t face : facesOf("vitrine/grey", east, wall)) {
    EXPECT_EQ(luxel(7, 8, face, 0).x, cornersOf(face)[0].y < -450 ? 1.0 : 2.0);
  }
}

TEST(SourceDemoMap, StylesStandAloneAndBesideTheSteadyLight) {
  std::set<std::vector<int>> styles;
  for (const std::size_t face : facesOf("vitrine/white", {0, 1, 0}, plan::kLab.mins.y + 2)) {
    styles.insert(stylesOf(face));
    if (stylesOf(face) == std::vector{33}) {
      EXPECT_EQ(luxel(7, 8, face, 0), (Vec3{1, 1, 1}));
    }
    if (stylesOf(face) == std::vector{0, 10}) {
      EXPECT_EQ(luxel(7, 8, face, luxelCount(face)), (Vec3{0.5, 0.5, 0.5}));
    }
  }
  EXPECT_TRUE(styles.contains({33}));
  EXPECT_TRUE(styles.contains({0, 10}));
  bool pattern = false;
  for (const Entity& entity : demo().model.entities) {
    pattern |= valueOf(entity.keys, "style") == "33" && valueOf(entity.keys, "targetname") == "lab_switch" &&
               !valueOf(entity.keys, "pattern").empty();
  }
  EXPECT_TRUE(pattern);
}

TEST(SourceDemoMap, BumpedFacesKnowWhereLightComesFrom) {
  for (const std::string material : {"vitrine/pyramids", "vitrine/ridges"}) {
    const auto faces = facesOf(material, {0, 1, 0}, plan::kLab.mins.y + 2);
    ASSERT_EQ(faces.size(), 1u) << material;
    const std::size_t luxels = luxelCount(faces.front());
    for (int direction = 0; direction < 3; ++direction) {
      const Vec3 light = luxel(7, 8, faces.front(), (direction + 1) * luxels);
      EXPECT_NEAR(light[direction], 0.75, 0.003);
      EXPECT_NEAR(light[(direction + 1) % 3], 0.125, 0.003);
    }
  }
  EXPECT_NE(textOfPak("materials/vitrine/pyramids.vmt").find("$bumpmap"), std::string::npos);
  EXPECT_EQ(textOfPak("materials/vitrine/pyramids.vmt").find("$ssbump"), std::string::npos);
  EXPECT_NE(textOfPak("materials/vitrine/ridges.vmt").find("$ssbump"), std::string::npos);
  EXPECT_FALSE(textOfPak("materials/vitrine/ridges_normal.vtf").empty());
}

TEST(SourceDemoMap, WaterHasVerticesOfItsOwnThatCoverIt) {
  int surfaces = 0;
  for (std::size_t face = 0; face < bsp().count(7, kFace); ++face) {
    if (materialOf(face) != "vitrine/water") {
      continue;
    }
    ++surfaces;
    ASSERT_EQ(bsp().in<std::uint16_t>(7, face * kFace + 48), 1) << "one primitive";
    const std::size_t primitive = bsp().in<std::uint16_t>(7, face * kFace + 50) * 10;
    const int firstIndex = bsp().in<std::uint16_t>(37, primitive + 2);
    const int indexCount = bsp().in<std::uint16_t>(37, primitive + 4);
    const int firstVertex = bsp().in<std::uint16_t>(37, primitive + 6);
    const int vertexCount = bsp().in<std::uint16_t>(37, primitive + 8);
    ASSERT_GT(vertexCount, 0);
    const Corners corners = cornersOf(face);
    double area = 0;
    for (int i = 0; i < indexCount; i += 3) {
      Corners triangle;
      for (int k = 0; k < 3; ++k) {
        const int index = bsp().in<std::uint16_t>(39, (firstIndex + i + k) * 2);
        ASSERT_LT(index, vertexCount);
        triangle.push_back(vectorOf(bsp().vector(38, (firstVertex + index) * 12)));
      }
      EXPECT_GT(dot(areaVector(triangle), areaVector(corners)), 0) << "the same sense of rotation";
      area += areaOf(triangle);
    }
    EXPECT_NEAR(area, areaOf(corners), 0.1);
  }
  EXPECT_GE(surfaces, 4) << "two waters, from above and from below";
}

TEST(SourceDemoMap, OneMayDiveInThePond) {
  const int leaf = bsp().leafAt({-60, 715, -114});
  const auto water = bsp().in<std::int16_t>(10, leaf * 32 + 28);
  ASSERT_GE(water, 0);
  EXPECT_EQ(bsp().in<float>(36, water * 12), plan::kPondLevel);
  EXPECT_GT(bsp().in<float>(36, water * 12) - bsp().in<float>(36, water * 12 + 4), 180);
  EXPECT_NE(textOfPak("materials/vitrine/water.vmt").find("$fogend"), std::string::npos);
}

TEST(SourceDemoMap, OverlaysStackFadeAndClimbTheHill) {
  std::set<int> orders;
  bool onHill = false;
  bool fading = false;
  for (std::size_t i = 0; i < bsp().count(45, 352); ++i) {
    const auto packed = bsp().in<std::uint16_t>(45, i * 352 + 6);
    orders.insert(packed >> 14);
    ASSERT_GT(packed & 0x3fff, 0) << "overlay " << i << " lies on nothing";
    int flat = 0;
    int hills = 0;
    for (int k = 0; k < (packed & 0x3fff); ++k) {
      ++(bsp().in<std::int16_t>(7, bsp().in<std::int32_t>(45, i * 352 + 8 + k * 4) * kFace + 12) < 0 ? flat : hills);
    }
    onHill |= flat >= 2 && hills >= 1;
    const auto from = bsp().in<float>(60, i * 8);
    fading |= from == 400 * 400 && bsp().in<float>(60, i * 8 + 4) == 600 * 600;
  }
  EXPECT_EQ(orders, (std::set{0, 1, 2}));
  EXPECT_TRUE(onHill);
  EXPECT_TRUE(fading);
}

TEST(SourceDemoMap, SpritesStandInEveryWay) {
  std::set<int> facings;
  std::set<int> shapes;
  // The game lump: entries of 16 bytes; the detail props' data start with no models and the sprites' shapes.
  const std::size_t lump = bsp().offset(35);
  for (int i = 0; i < bsp().at<std::int32_t>(lump); ++i) {
    if (bsp().at<std::uint32_t>(lump + 4 + i * 16) != 0x64707270) {
      continue;
    }
    std::size_t at = bsp().at<std::uint32_t>(lump + 12 + i * 16);
    ASSERT_EQ(bsp().at<std::int32_t>(at), 0);
    at += 8 + bsp().at<std::int32_t>(at + 4) * 32;
    const auto count = bsp().at<std::int32_t>(at);
    for (int k = 0; k < count; ++k) {
      facings.insert(bsp().at<std::uint8_t>(at + 4 + k * 52 + 40));
      shapes.insert(bsp().at<std::uint8_t>(at + 4 + k * 52 + 44));
    }
  }
  EXPECT_EQ(facings, (std::set{0, 1, 2}));
  EXPECT_EQ(shapes, (std::set{1, 2, 3}));
}

TEST(SourceDemoMap, EveryOpenLeafKnowsItsAmbientLight) {
  for (const int index : {51, 52}) {
    for (std::size_t leaf = 0; leaf < bsp().count(index, 4); ++leaf) {
      if (bsp().in<std::int16_t>(10, leaf * 32 + 4) >= 0) {
        EXPECT_GT(bsp().in<std::uint16_t>(index, leaf * 4), 0) << leaf;
      }
    }
  }
}

TEST(SourceDemoMap, PortalsAreNamedAndJoinTheirAreas) {
  std::map<int, std::set<int>> areasOf; // of each portal's key
  for (std::size_t area = 0; area < bsp().count(20, 8); ++area) {
    for (int i = 0; i < bsp().in<std::int32_t>(20, area * 8); ++i) {
      areasOf[bsp().in<std::uint16_t>(21, (bsp().in<std::int32_t>(20, area * 8 + 4) + i) * 12)].insert(
          static_cast<int>(area));
    }
  }
  EXPECT_EQ(areasOf.size(), 4u);
  std::set<std::string> names;
  for (const Entity& entity : demo().model.entities) {
    if (valueOf(entity.keys, "classname").starts_with("func_areaportal")) {
      names.insert(valueOf(entity.keys, "targetname"));
      EXPECT_EQ(areasOf[std::stoi(valueOf(entity.keys, "portalnumber"))].size(), 2u);
    }
  }
  EXPECT_EQ(names, (std::set<std::string>{"cellar_portal", "lab_portal", "gallery_portal", "gallery_window_portal"}));
}

TEST(SourceDemoMap, EntitiesAreDrawnInAllWays) {
  std::map<std::string, std::string> modes;
  for (const BrushEntity& entity : demo().model.brushEntities) {
    if (const std::string mode = valueOf(entity.keys, "rendermode"); !mode.empty()) {
      modes[mode] = valueOf(entity.keys, "classname");
    }
  }
  for (const char* mode : {"1", "2", "4", "5", "10"}) {
    EXPECT_TRUE(modes.contains(mode)) << mode;
  }
}

TEST(SourceDemoMap, PlayersStartInTheHallAndTheOtherPlacesHaveNames) {
  std::set<std::string> names;
  bool first = true;
  for (const Entity& entity : demo().model.entities) {
    const std::string kind = valueOf(entity.keys, "classname");
    if (!kind.starts_with("info_player_")) {
      continue;
    }
    EXPECT_EQ(first, kind == "info_player_start");
    first = false;
    EXPECT_TRUE(names.insert(valueOf(entity.keys, "targetname")).second);
  }
  for (const char* name : {"garden", "cellar", "laboratory", "lab_fog", "under_water"}) {
    EXPECT_TRUE(names.contains(name)) << name;
  }
}

TEST(SourceMapSun, IsBrighterInTheHdrSetOnly) {
  MapModel model;
  Materials materials(model, 8);
  Cell yard;
  yard.box = {{-64, -64, 0}, {64, 64, 64}};
  const SideLook sky = materials.look("tools/toolsskybox");
  yard.looks = {sky, sky, sky, sky, materials.look("vitrine/marble"), sky};
  model.cells.push_back(yard);
  model.entities.push_back({{{"classname", "worldspawn"}}});
  model.hasSun = true;
  model.sun.colour = {3, 3, 3};
  model.sun.zenith = model.sun.horizon = {0.5, 0.5, 0.5};
  model.sun.hdrScale = 2;
  const CompiledMap map = compileMap(model, LightQuality::Baked);
  ASSERT_EQ(map.hdrLight.size(), map.light.size());
  for (std::size_t face = 0; face < map.light.size(); ++face) {
    if (map.light[face].samples.empty()) {
      continue;
    }
    EXPECT_NEAR(map.light[face].samples[0], 3.5, 0.01);
    EXPECT_NEAR(map.hdrLight[face].samples[0], 6.5, 0.01) << "the sky is as bright as before";
  }
}

TEST(SourceMapAmbient, IsMeasuredBesideWhatFillsARoom) {
  MapModel model = makeSingleRoom();
  Materials materials(model, 8);
  model.brushes.push_back(boxBrush({{-250, -250, 0}, {250, 250, 200}}, materials.look("vitrine/marble")));
  const CompiledMap map = compileMap(model, LightQuality::Baked);
  for (const CompiledLeaf& leaf : map.leaves) {
    if (leaf.cluster >= 0) {
      ASSERT_FALSE(leaf.ambient.empty());
      EXPECT_FALSE(contains(model.brushes.back(), leaf.ambient.front().position));
    }
  }
}

TEST(SourceGivenLight, RunsEvenlyFromColumnToColumn) {
  GivenLight ramp;
  ramp.style = 5;
  ramp.first = {0, 1, 0};
  ramp.last = {2, 0, 0};
  const FaceLight light = lightAsGiven({ramp}, true, 5, 2);
  EXPECT_EQ(light.styles, (std::vector<std::uint8_t>{5}));
  ASSERT_EQ(light.samples.size(), 4u * 5 * 2 * 3);
  for (int row = 0; row < 2; ++row) {
    for (int column = 0; column < 5; ++column) {
      EXPECT_FLOAT_EQ(light.samples[(row * 5 + column) * 3], column * 0.5F);
      EXPECT_FLOAT_EQ(light.samples[(row * 5 + column) * 3 + 1], 1 - column * 0.25F);
    }
  }
}

TEST(SourceSurfaceGrid, CoversThePolygonInPiecesOfTheSpacing) {
  const Corners polygon{{-100, -30, 4}, {70, -30, 4}, {70, 90, 4}, {-100, 90, 4}};
  const SurfaceGrid grid = gridOver(polygon, 64);
  EXPECT_EQ(grid.vertices.size(), 20u) << "cut at -64, 0, 64 and at 0, 64";
  double area = 0;
  for (std::size_t i = 0; i < grid.indices.size(); i += 3) {
    const Corners triangle{grid.vertices[grid.indices[i]], grid.vertices[grid.indices[i + 1]],
                           grid.vertices[grid.indices[i + 2]]};
    const Vec3 size = boundsOf(triangle).size();
    EXPECT_LE(std::max(size.x, size.y), 64.01);
    EXPECT_GT(areaVector(triangle).z, 0);
    area += areaOf(triangle);
  }
  EXPECT_NEAR(area, 170 * 120, 1e-6);
}
