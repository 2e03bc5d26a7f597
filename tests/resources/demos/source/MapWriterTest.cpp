#include "resources/demos/source/MapWriter.h"

#include "resources/demos/common/RayScene.h"
#include "resources/demos/pictures/DxtEncoder.h"
#include "resources/demos/pictures/Noise.h"
#include "resources/demos/source/EntityText.h"
#include "resources/demos/source/LzmaWriter.h"
#include "resources/demos/source/Materials.h"
#include "resources/demos/source/Triangulation.h"
#include "resources/demos/source/VtfWriter.h"
#include "tests/resources/demos/source/MapValues.h"
#include "tests/samples/source/Maps.h"

#include <gtest/gtest.h>

#include <cstring>
#include <set>
#include <string>

using namespace vitrine::demos;
using vitrine::oracles::MapBytes;
using namespace vitrine::samples;

namespace {

WriteOptions fastOptions() {
  WriteOptions options;
  options.light = LightQuality::Fast;
  return options;
}

const MapModel& rooms() {
  static const MapModel model = makeRooms(9, 4);
  return model;
}

const MapBytes& roomsBsp() {
  static const MapBytes bsp(writeMap(rooms(), fastOptions()));
  return bsp;
}

std::vector<std::vector<bool>> visibleRows(const MapBytes& bsp) {
  const int clusters = bsp.in<std::int32_t>(4, 0);
  std::vector<std::vector<bool>> rows;
  for (int cluster = 0; cluster < clusters; ++cluster) {
    std::size_t at = bsp.in<std::uint32_t>(4, 4 + cluster * 8);
    std::vector<bool> row;
    while (row.size() < static_cast<std::size_t>((clusters + 7) / 8 * 8)) {
      const auto byte = bsp.in<std::uint8_t>(4, at++);
      if (byte == 0) {
        const auto run = bsp.in<std::uint8_t>(4, at++);
        EXPECT_GT(run, 0);
        row.insert(row.end(), run * 8, false);
      } else {
        for (int bit = 0; bit < 8; ++bit) {
          row.push_back(byte >> bit & 1);
        }
      }
    }
    rows.push_back(row);
  }
  return rows;
}

std::size_t lightingChecksum(const MapBytes& bsp, int faceLump) {
  std::size_t sum = 0;
  for (std::size_t i = 0; i < bsp.count(faceLump, 56); ++i) {
    const std::size_t face = i * 56;
    if (bsp.in<std::int32_t>(faceLump, face + 20) < 0) {
      continue;
    }
    std::size_t styles = 0;
    while (styles < 4 && bsp.in<std::uint8_t>(faceLump, face + 16 + styles) != 255) {
      ++styles;
    }
    const auto texInfo = bsp.in<std::int16_t>(faceLump, face + 10);
    const bool bump = bsp.in<std::uint32_t>(6, texInfo * 72 + 64) & kSurfaceBumpLight;
    const std::size_t luxels = static_cast<std::size_t>(bsp.in<std::int32_t>(faceLump, face + 36) + 1) *
                               (bsp.in<std::int32_t>(faceLump, face + 40) + 1);
    sum += 4 * styles + styles * (bump ? 4 : 1) * luxels * 4;
  }
  return sum;
}

} // namespace

TEST(SourceMapMaker, HeaderAndDirectoryAreAligned) {
  const MapBytes& bsp = roomsBsp();
  EXPECT_EQ(std::memcmp(bsp.bytes().data(), "VBSP", 4), 0);
  EXPECT_EQ(bsp.version(), 20);
  EXPECT_EQ(bsp.at<std::int32_t>(1032), 1);
  for (int lump = 0; lump < 64; ++lump) {
    if (bsp.length(lump) > 0) {
      EXPECT_EQ(bsp.offset(lump) % 4, 0u) << lump;
      EXPECT_LE(bsp.offset(lump) + bsp.length(lump), bsp.bytes().size()) << lump;
    }
  }
}

TEST(SourceMapMaker, EqualModelsGiveEqualBytes) {
  EXPECT_EQ(writeMap(makeRooms(4, 7), fastOptions()), writeMap(makeRooms(4, 7), fastOptions()));
  EXPECT_NE(writeMap(makeRooms(4, 7), fastOptions()), writeMap(makeRooms(4, 8), fastOptions()));
  EXPECT_EQ(writeMap(makeSingleRoom()), writeMap(makeSingleRoom()));
}

TEST(SourceMapMaker, PlanesComeInOppositePairs) {
  const MapBytes& bsp = roomsBsp();
  const std::size_t count = bsp.count(1, 20);
  ASSERT_EQ(count % 2, 0u);
  for (std::size_t i = 0; i < count; i += 2) {
    const Plane a = planeOf(bsp, static_cast<int>(i));
    const Plane b = planeOf(bsp, static_cast<int>(i) + 1);
    EXPECT_NEAR(lengthOf(a.normal + b.normal), 0, 1e-6);
    EXPECT_NEAR(a.dist + b.dist, 0, 1e-3);
  }
}

TEST(SourceMapMaker, FacesAreClockwiseSeenFromTheFront) {
  const MapBytes& bsp = roomsBsp();
  for (std::size_t i = 0; i < bsp.count(7, 56); ++i) {
    const Plane plane = planeOf(bsp, bsp.in<std::uint16_t>(7, i * 56));
    EXPECT_EQ(bsp.in<std::uint8_t>(7, i * 56 + 2), bsp.in<std::uint16_t>(7, i * 56) & 1);
    const int first = bsp.in<std::int32_t>(7, i * 56 + 4);
    const int count = bsp.in<std::int16_t>(7, i * 56 + 8);
    Corners corners;
    for (int k = 0; k < count; ++k) {
      EXPECT_NE(bsp.in<std::int32_t>(13, (first + k) * 4), 0) << "edge 0 is never used";
      corners.push_back(vectorOf(bsp.cornerOf(first + k)));
      EXPECT_NEAR(plane.distanceTo(corners.back()), 0, 0.05);
    }
    EXPECT_LT(dot(areaVector(corners), plane.normal), -0.97 * areaOf(corners));
  }
}

TEST(SourceMapMaker, NoCornerLiesInsideANeighboursEdge) {
  const MapBytes& bsp = roomsBsp();
  std::vector<Vec3> vertices;
  for (std::size_t i = 0; i < bsp.count(3, 12); ++i) {
    vertices.push_back(vectorOf(bsp.vector(3, i * 12)));
  }
  const auto facesEnd = bsp.in<std::int32_t>(7, (bsp.count(7, 56) - 1) * 56 + 4) +
                        bsp.in<std::int16_t>(7, (bsp.count(7, 56) - 1) * 56 + 8);
  std::set<int> used; // vertices of faces, not of original faces
  for (int s = 0; s < facesEnd; ++s) {
    for (int end = 0; end < 2; ++end) {
      used.insert(bsp.in<std::uint16_t>(12, std::abs(bsp.in<std::int32_t>(13, s * 4)) * 4 + end * 2));
    }
  }
  for (int s = 0; s < facesEnd; ++s) {
    const int edge = std::abs(bsp.in<std::int32_t>(13, s * 4));
    const Vec3 a = vertices[bsp.in<std::uint16_t>(12, edge * 4)];
    const Vec3 b = vertices[bsp.in<std::uint16_t>(12, edge * 4 + 2)];
    const Vec3 along = normalized(b - a);
    for (const int v : used) {
      const double at = dot(vertices[v] - a, along);
      if (at > 0.1 && at < lengthOf(b - a) - 0.1) {
        EXPECT_GT(lengthOf(vertices[v] - a - along * at), 0.03) << "edge " << edge << " vertex " << v;
      }
    }
  }
}

TEST(SourceMapMaker, EveryWorldFaceIsInALeaf) {
  const MapBytes& bsp = roomsBsp();
  std::set<int> found;
  for (std::size_t leaf = 0; leaf < bsp.count(10, 32); ++leaf) {
    const auto first = bsp.in<std::uint16_t>(10, leaf * 32 + 20);
    const auto count = bsp.in<std::uint16_t>(10, leaf * 32 + 22);
    for (int i = 0; i < count; ++i) {
      found.insert(bsp.in<std::uint16_t>(16, (first + i) * 2));
    }
  }
  EXPECT_EQ(found.size(), bsp.count(7, 56));
}

TEST(SourceMapMaker, PointLocationAgreesWithTheRooms) {
  const MapBytes& bsp = roomsBsp();
  Dice dice(3);
  for (std::size_t cell = 0; cell < rooms().cells.size(); ++cell) {
    for (int i = 0; i < 20; ++i) {
      const Box& box = rooms().cells[cell].box;
      const Vec3 point{dice.between(box.mins.x, box.maxs.x), dice.between(box.mins.y, box.maxs.y),
                       dice.between(box.mins.z, box.maxs.z)};
      const int leaf = bsp.leafAt({point.x, point.y, point.z});
      EXPECT_EQ(bsp.in<std::int32_t>(10, leaf * 32), 0);
      EXPECT_EQ(bsp.in<std::int16_t>(10, leaf * 32 + 4), static_cast<int>(cell));
    }
  }
  EXPECT_EQ(bsp.in<std::int32_t>(10, bsp.leafAt({0, 0, -5000}) * 32), 1) << "outside is solid";
}

TEST(SourceMapMaker, VisibilityIsSymmetricAndCulls) {
  const std::vector<std::vector<bool>> rows = visibleRows(roomsBsp());
  std::size_t visible = 0;
  for (std::size_t a = 0; a < rows.size(); ++a) {
    EXPECT_TRUE(rows[a][a]);
    for (std::size_t b = 0; b < rows.size(); ++b) {
      EXPECT_EQ(rows[a][b], rows[b][a]);
      visible += rows[a][b];
    }
  }
  EXPECT_LT(visible, rows.size() * rows.size() / 2);
}

TEST(SourceMapMaker, VisibilityMissesNothingASightLineMeets) {
  const std::vector<std::vector<bool>> rows = visibleRows(roomsBsp());
  const std::vector<Cell>& cells = rooms().cells;
  const auto cellAt = [&](const Vec3& p) {
    for (std::size_t i = 0; i < cells.size(); ++i) {
      if (cells[i].box.contains(p)) {
        return static_cast<int>(i);
      }
    }
    return -1;
  };
  Dice dice(11);
  int clear = 0;
  for (int i = 0; i < 20000; ++i) {
    const auto pick = [&] {
      const Box& box = cells[dice.below(static_cast<int>(cells.size()))].box;
      return Vec3{dice.between(box.mins.x, box.maxs.x), dice.between(box.mins.y, box.maxs.y),
                  dice.between(box.mins.z, box.maxs.z)};
    };
    const Vec3 from = pick();
    const Vec3 to = pick();
    bool open = true;
    for (int step = 0; step <= 400 && open; ++step) {
      open = cellAt(lerp(from, to, step / 400.0)) >= 0;
    }
    if (!open) {
      continue;
    }
    ++clear;
    EXPECT_TRUE(rows[cellAt(from)][cellAt(to)]);
  }
  EXPECT_GT(clear, 500);
}

TEST(SourceMapMaker, LightingLumpHasExactlyTheBytesTheFacesAskFor) {
  WriteOptions options = fastOptions();
  options.hdr = true;
  const MapBytes bsp(writeMap(rooms(), options));
  EXPECT_EQ(lightingChecksum(bsp, 7), bsp.length(8));
  EXPECT_EQ(lightingChecksum(bsp, 58), bsp.length(53));
  const MapBytes baked(writeMap(makeSingleRoom()));
  EXPECT_EQ(lightingChecksum(baked, 7), baked.length(8));
}

TEST(SourceMapMaker, BumpedFacesHaveFourMapsAStyle) {
  MapModel model = makeSingleRoom();
  Materials materials(model, 8);
  model.cells[0].looks[0] = materials.look("vitrine/stoneblocks");
  for (const LightQuality quality : {LightQuality::Fast, LightQuality::Baked}) {
    WriteOptions options;
    options.light = quality;
    const MapBytes bsp(writeMap(model, options));
    EXPECT_EQ(lightingChecksum(bsp, 7), bsp.length(8));
    EXPECT_GT(bsp.length(8), MapBytes(writeMap(makeSingleRoom(), options)).length(8));
  }
}

TEST(SourceMapMaker, LightFallsOffAndShadowsFall) {
  const MapBytes bsp(writeMap(makeSingleRoom()));
  // The floor: brightest near the middle, where the lamp hangs.
  double middle = 0;
  double corner = 0;
  for (std::size_t i = 0; i < bsp.count(7, 56); ++i) {
    const Plane plane = planeOf(bsp, bsp.in<std::uint16_t>(7, i * 56));
    if (plane.normal.z < 0.9 || plane.dist != 0) {
      continue;
    }
    const int width = bsp.in<std::int32_t>(7, i * 56 + 36) + 1;
    const int height = bsp.in<std::int32_t>(7, i * 56 + 40) + 1;
    const auto light = [&](int column, int row) {
      const std::size_t at = bsp.in<std::int32_t>(7, i * 56 + 20) + (row * width + column) * 4;
      return std::ldexp(bsp.in<std::uint8_t>(8, at + 1) / 255.0, bsp.in<std::int8_t>(8, at + 3));
    };
    middle = light(width / 2, height / 2);
    corner = light(0, 0);
  }
  EXPECT_GT(middle, corner * 1.5);
  EXPECT_GT(corner, 0.01);
}

TEST(SourceMapMaker, NoLightmapsMeansUnlitFaces) {
  WriteOptions options;
  options.light = LightQuality::None;
  const MapBytes bsp(writeMap(makeSingleRoom(), options));
  EXPECT_EQ(bsp.length(8), 0u);
  for (std::size_t i = 0; i < bsp.count(7, 56); ++i) {
    EXPECT_EQ(bsp.in<std::int32_t>(7, i * 56 + 20), -1);
  }
}

TEST(SourceMapMaker, VersionsDifferInTheirRecords) {
  const MapModel model = makeSingleRoom();
  WriteOptions options = fastOptions();
  options.version = 19;
  const MapBytes v19(writeMap(model, options));
  EXPECT_EQ(v19.version(), 19);
  EXPECT_EQ(v19.length(52), 0u);
  EXPECT_EQ(v19.at<std::int32_t>(8 + 10 * 16 + 8), 0);
  const std::size_t leaves = v19.count(10, 56);
  options.version = 25;
  const MapBytes v25(writeMap(model, options));
  EXPECT_EQ(v25.count(10, 56), leaves);
  EXPECT_EQ(v25.length(7) / 72, v19.length(7) / 56);
  options.version = 21;
  options.l4d2Directory = true;
  const MapBytes l4d2(writeMap(model, options));
  EXPECT_EQ(l4d2.count(10, 32), leaves);
  EXPECT_LT(l4d2.at<std::int32_t>(8), 1036);
  options.version = 24;
  EXPECT_THROW(writeMap(model, options), std::invalid_argument);
}

TEST(SourceMapMaker, PackedLumpsUnpackToTheRawOnes) {
  const MapModel model = makeRooms(3, 2);
  const MapBytes raw(writeMap(model, fastOptions()));
  WriteOptions options = fastOptions();
  options.lzmaLumps = true;
  options.pakMethod = ZipMethod::Lzma;
  const MapBytes packed(writeMap(model, options));
  EXPECT_LT(packed.bytes().size(), raw.bytes().size() / 2);
  int seen = 0;
  for (int lump = 0; lump < 64; ++lump) {
    if (packed.unpackedSize(lump) == 0) {
      continue;
    }
    ++seen;
    ASSERT_EQ(packed.unpackedSize(lump), raw.length(lump));
    ASSERT_EQ(std::memcmp(packed.bytes().data() + packed.offset(lump), "LZMA", 4), 0);
    EXPECT_TRUE(std::ranges::equal(packed.lump(lump), raw.lump(lump))) << lump;
  }
  EXPECT_GT(seen, 10);
}

TEST(SourceMapMaker, WideRecordsTakeWhatNarrowOnesCannot) {
  const MapModel model = makeRooms(1400, 1);
  WriteOptions options = fastOptions();
  options.light = LightQuality::None;
  const CompiledMap map = compileMap(model, options.light);
  EXPECT_FALSE(fitsNarrowRecords(map));
  EXPECT_THROW(writeMap(model, map, options), std::invalid_argument);
  options.version = 25;
  EXPECT_GT(writeMap(model, map, options).size(), 1000000u);
}

TEST(SourceMapMaker, EntityTextKeepsRepeatedKeysInOrder) {
  MapModel model;
  model.entities.push_back({{{"classname", "logic_relay"},
                             {"OnTrigger", outputValue("a", "Open", "", 0, -1)},
                             {"OnTrigger", outputValue("b", "Open", "", 1.5, 1)}}});
  std::string expected = "{\n'classname' 'logic_relay'\n'OnTrigger' 'a^Open^^0^-1'\n'OnTrigger' 'b^Open^^1.5^1'\n}\n";
  std::replace(expected.begin(), expected.end(), '\'', '"');
  std::replace(expected.begin(), expected.end(), '^', kOutputSeparator);
  EXPECT_EQ(entityText(model), expected + '\0');
}

TEST(SourceMapMaker, ColoursKeepTheirValueThroughTheExponent) {
  for (const double value : {0.001, 0.3, 1.0, 4.59, 36.4}) {
    const std::uint32_t bytes = colourWithExponent({value, value / 2, 0});
    const int exponent = static_cast<std::int8_t>(bytes >> 24);
    EXPECT_NEAR(std::ldexp(bytes & 0xff, exponent) / 255, value, value / 200);
    EXPECT_GE(bytes & 0xff, 127u);
  }
  EXPECT_EQ(colourWithExponent({0, 0, 0}), 0u);
}

TEST(SamplesTriangulation, LeavesNoEmptyTriangle) {
  const Corners polygon{{0, 0, 0}, {4, 0, 0}, {8, 0, 0}, {8, 8, 0}, {5, 8, 0}, {2, 8, 0}, {0, 8, 0}, {0, 3, 0}};
  ASSERT_TRUE(hasCollinearCorners(polygon));
  const std::vector<int> triangles = triangulate(polygon);
  ASSERT_EQ(triangles.size(), 3 * (polygon.size() - 2));
  double sum = 0;
  for (std::size_t i = 0; i < triangles.size(); i += 3) {
    const double area = areaVector({polygon[triangles[i]], polygon[triangles[i + 1]], polygon[triangles[i + 2]]}).z;
    EXPECT_GT(area, 0.01);
    sum += area;
  }
  EXPECT_NEAR(sum, 64, 1e-9);
}

TEST(SamplesDxtEncoder, FlatBlocksComeBackAsTheirColour) {
  Canvas canvas(4, 4);
  for (int i = 0; i < 16; ++i) {
    canvas.at(i % 4, i / 4) = {1, 0, 0};
  }
  ByteWriter out;
  writeDxt1(out, canvas);
  ASSERT_EQ(out.size(), 8u);
  EXPECT_EQ(std::to_integer<int>(out.data()[1]), 0xf8);
  EXPECT_EQ(std::to_integer<int>(out.data()[0]), 0x00);
}

TEST(SamplesVtfWriter, HasAllMipsSmallestFirst) {
  const Canvas canvas(16, 8);
  const Bytes dxt1 = writeVtf(canvas, {VtfFormat::Dxt1, 2});
  // header, 16 x 8 thumbnail, mips 1x1, 2x1, 4x2, 8x4, 16x8
  EXPECT_EQ(dxt1.size(), 80u + 64 + 8 + 8 + 8 + 16 + 64);
  const Bytes bgra = writeVtf(canvas, {VtfFormat::Bgra8888, 4});
  EXPECT_EQ(bgra.size(), 96u + 64 + 4 * (1 + 2 + 8 + 32 + 128));
  EXPECT_EQ(std::to_integer<int>(bgra[56]), 5);
}

TEST(SamplesRayScene, FindsTheNearestTriangleAndItsSide) {
  RayScene scene;
  scene.addTriangle({0, 0, 0}, {10, 0, 0}, {0, 10, 0}, 7);
  scene.addTriangle({0, 0, 5}, {10, 0, 5}, {0, 10, 5}, 8);
  scene.build();
  const RayScene::Hit down = scene.closest({2, 2, 20}, {0, 0, -1});
  EXPECT_EQ(down.face, 8);
  EXPECT_NEAR(down.distance, 15, 1e-4);
  EXPECT_FALSE(down.fromBehind);
  EXPECT_TRUE(scene.closest({2, 2, -5}, {0, 0, 1}).fromBehind);
  EXPECT_FALSE(scene.clear({2, 2, 20}, {2, 2, -20}));
  EXPECT_TRUE(scene.clear({9, 9, 20}, {9, 9, -20}));
}
