#include "resources/demos/pictures/BmpWriter.h"
#include "resources/demos/pictures/Palette.h"
#include "resources/demos/pictures/PngWriter.h"
#include "resources/demos/xops/BlockBuilder.h"
#include "resources/demos/xops/Courtyard.h"
#include "tests/samples/xops/SmallFiles.h"

#include <gtest/gtest.h>
#include <zlib.h>

#include <cstring>
#include <map>
#include <set>

using namespace vitrine::demos;
using namespace vitrine::samples;

namespace {

constexpr std::size_t kHeader = 312;
constexpr std::size_t kBlock = 316;

template <class T>
T at(const Bytes& bytes, std::size_t offset) {
  T value{};
  EXPECT_LE(offset + sizeof(T), bytes.size());
  if (offset + sizeof(T) <= bytes.size()) {
    std::memcpy(&value, bytes.data() + offset, sizeof(T));
  }
  return value;
}

std::uint32_t bigU32(const Bytes& bytes, std::size_t offset) {
  std::uint32_t value = 0;
  for (std::size_t i = 0; i < 4; ++i) {
    value = value << 8 | at<std::uint8_t>(bytes, offset + i);
  }
  return value;
}

std::vector<std::string> linesOf(const Bytes& bytes) {
  std::string text(reinterpret_cast<const char*>(bytes.data()), bytes.size());
  std::vector<std::string> lines;
  while (!text.empty()) {
    const std::size_t end = text.find("\r\n");
    EXPECT_NE(end, std::string::npos) << "every line is ended";
    lines.push_back(text.substr(0, end));
    text.erase(0, end == std::string::npos ? end : end + 2);
  }
  return lines;
}

TEST(Bd1Writer, PutsEveryFieldInItsPlace) {
  Bd1Map map;
  map.textures[0] = "a.bmp";
  map.textures[9] = std::string(40, 'x');
  Bd1Block& block = map.blocks.emplace_back();
  for (std::size_t i = 0; i < 8; ++i) {
    block.corners[i] = {1.0 + i, 10.0 + i, 100.0 + i};
  }
  for (std::size_t side = 0; side < 6; ++side) {
    block.faces[side].texture = static_cast<std::int32_t>(side) - 1;
    for (std::size_t i = 0; i < 4; ++i) {
      block.faces[side].picture[i] = {side + i / 8.0, -(side + i / 8.0)};
    }
  }
  block.enabled = 7;
  const Bytes bytes = writeBd1(map);
  ASSERT_EQ(bytes.size(), kHeader + kBlock + 10);
  EXPECT_STREQ(reinterpret_cast<const char*>(bytes.data()), "a.bmp");
  EXPECT_EQ(at<char>(bytes, 9 * 31 + 30), 'x') << "all 31 bytes of a path may be used";
  EXPECT_EQ(at<std::uint16_t>(bytes, 310), 1);
  EXPECT_EQ(at<float>(bytes, kHeader + 4 * 7), 8);
  EXPECT_EQ(at<float>(bytes, kHeader + 32 + 4 * 2), 12);
  EXPECT_EQ(at<float>(bytes, kHeader + 64), 100);
  EXPECT_EQ(at<float>(bytes, kHeader + 96 + 4 * (5 * 4 + 3)), 5.375F);
  EXPECT_EQ(at<float>(bytes, kHeader + 192 + 4 * (2 * 4 + 1)), -2.125F);
  EXPECT_EQ(at<std::int32_t>(bytes, kHeader + 288), -1);
  EXPECT_EQ(at<std::int32_t>(bytes, kHeader + 312), 7);
  for (std::size_t i = bytes.size() - 10; i < bytes.size(); ++i) {
    EXPECT_EQ(at<char>(bytes, i), 0);
  }
  map.editorTail = false;
  map.claimedCount = 9;
  EXPECT_EQ(writeBd1(map).size(), kHeader + kBlock);
  EXPECT_EQ(at<std::uint16_t>(writeBd1(map), 310), 9);
}

/// The table of faces of the game, corner by corner (docs/formats/xops-maps.md).
constexpr int kFaceTable[6][4] = {{1, 0, 3, 2}, {6, 7, 4, 5}, {5, 4, 0, 1}, {6, 5, 1, 2}, {7, 6, 2, 3}, {4, 7, 3, 0}};

TEST(Bd1Writer, PairsTexturePointsAsTheGameDoes) {
  constexpr std::size_t kStored[4] = {2, 3, 0, 1}; // the stored point of table corner j
  for (std::size_t side = 0; side < 6; ++side) {
    for (std::size_t j = 0; j < 4; ++j) {
      EXPECT_EQ(kPictureCorners[side][kStored[j]], kFaceTable[side][j]) << side << ' ' << j;
    }
  }
}

TEST(Pd1Writer, PutsEveryFieldInItsPlace) {
  const Bytes bytes = writePd1({{{1, 2, 3}, 0.5, kSmallObject, 12, 255, -100}}, false);
  ASSERT_EQ(bytes.size(), 22u);
  EXPECT_EQ(at<std::uint16_t>(bytes, 0), 1);
  EXPECT_EQ(at<float>(bytes, 6), 2);
  EXPECT_EQ(at<float>(bytes, 14), 0.5F);
  EXPECT_EQ(at<std::int8_t>(bytes, 18), 5);
  EXPECT_EQ(at<std::int8_t>(bytes, 20), -1);
  EXPECT_EQ(at<std::int8_t>(bytes, 21), -100);
  EXPECT_EQ(writePd1({}).size(), 12u);
}

TEST(MissionWriter, WritesNineLinesAndTheBriefing) {
  Mission mission;
  mission.shortName = "S";
  mission.sky = 3;
  mission.dark = true;
  mission.moreCollision = true;
  mission.pictureA = "a.bmp";
  mission.briefing = {"one", "", "two"};
  const auto lines = linesOf(writeMission(mission));
  ASSERT_EQ(lines.size(), 12u);
  EXPECT_EQ(lines[0], "S");
  EXPECT_EQ(lines[4], "3");
  EXPECT_EQ(lines[5], "3");
  EXPECT_EQ(lines[6], "!");
  EXPECT_EQ(lines[7], "a.bmp");
  EXPECT_EQ(lines[11], "two");
}

TEST(BlockBuilder, PapersWithoutSeams) {
  BlockBuilder map;
  const Paper paper{3, 8, {}, false};
  map.add(box({0, 0, 10, 10}, 0, 10), paper);
  map.add(box({10, 0, 20, 10}, 0, 10), paper);
  for (const BlockSide side : {kTop, kBottom, kFront, kBack}) {
    std::map<std::pair<double, double>, TexturePoint> seen; // of the corners at x = 10
    for (const Bd1Block& block : map.blocks()) {
      for (std::size_t i = 0; i < 4; ++i) {
        const Vec3& corner = block.corners[static_cast<std::size_t>(kPictureCorners[side][i])];
        if (corner.x == 10) {
          const auto [known, fresh] = seen.try_emplace({corner.y, corner.z}, block.faces[side].picture[i]);
          EXPECT_EQ(known->second, block.faces[side].picture[i]) << side;
        }
      }
    }
    EXPECT_EQ(seen.size(), 2u);
  }
  const Bd1Face& front = map.blocks()[0].faces[kFront];
  EXPECT_EQ(front.texture, 3);
  EXPECT_EQ(front.picture[1].u - front.picture[0].u, 1.25) << "u runs to the right, as seen from outside";
  EXPECT_EQ(front.picture[3].v - front.picture[0].v, 1.25) << "v runs down";
  const Bd1Face& back = map.blocks()[0].faces[kBack];
  EXPECT_GT(back.picture[1].u, back.picture[0].u) << "writing is not mirrored behind";
}

/// Middle of a block's corners.
Vec3 centreOf(const BoxCorners& corners) {
  Vec3 sum;
  for (const Vec3& corner : corners) {
    sum += corner;
  }
  return sum / 8;
}

void expectOutward(const BoxCorners& corners, const char* what) {
  for (int side = 0; side < 6; ++side) {
    const Vec3 normal = sideNormal(corners, side);
    const Vec3& corner = corners[static_cast<std::size_t>(kPictureCorners[static_cast<std::size_t>(side)][0])];
    EXPECT_GE(dot(normal, corner - centreOf(corners)), -1e-9) << what << ", side " << side;
  }
}

TEST(BlockShapes, SidesLookOutwards) {
  const Rect plan{1, 2, 5, 9};
  expectOutward(box(plan, 0, 4), "box");
  expectOutward(between(plan, 0, Rect::around(3, 5, 0, 0), 4), "pyramid");
  expectOutward(turned(box(plan, 0, 4), {7, 0, 1}, 0.7), "turned");
  expectOutward(mirrored(box(plan, 0, 4)), "mirrored");
  expectOutward(slab({{{0, 4, 0}, {5, 5, 0}, {5, 5, 5}, {0, 4, 5}}}, 1), "slab");
  const BoxCorners sheet = standingSheet({0, 0, 0}, {4, 0, 0}, 0, 3);
  EXPECT_EQ(sideNormal(sheet, kFront), (Vec3{0, 0, -1})) << "to the right of one who walks along +x";
  EXPECT_EQ(sideNormal(sheet, kBack), (Vec3{0, 0, 1}));
  EXPECT_EQ(sideNormal(sheet, kTop), Vec3{});
  const BoxCorners quarter = turned(box({0, 1, 0, 1}, 0, 1), {}, std::acos(0.0));
  EXPECT_NEAR(quarter[0].x, 1, 1e-9) << "+z to +x";
}

TEST(Courtyard, KeepsToTheLimitsOfTheGame) {
  EXPECT_LE(courtyard::map().blocks.size(), 160u);
  EXPECT_GE(courtyard::map().blocks.size(), 100u);
  EXPECT_LE(courtyard::points().size(), 200u);
  EXPECT_LE(courtyard::messages().size(), 16u);
  for (const std::string& message : courtyard::messages()) {
    EXPECT_LE(message.size(), 71u) << message;
  }
}

TEST(Courtyard, EveryBlockLooksOutwards) {
  for (const Bd1Block& block : courtyard::map().blocks) {
    expectOutward(block.corners, "a block of the courtyard");
  }
}

TEST(Courtyard, UsesEverySlotAndTheInvisibleOne) {
  std::set<int> used;
  for (const Bd1Block& block : courtyard::map().blocks) {
    for (const Bd1Face& face : block.faces) {
      used.insert(face.texture);
    }
  }
  for (int slot = 0; slot <= kInvisible; ++slot) {
    EXPECT_TRUE(used.contains(slot)) << slot;
  }
  EXPECT_EQ(used.size(), 11u);
}

TEST(Courtyard, WhatIsNamedIsThere) {
  std::map<std::string, Bytes> files;
  for (auto& file : courtyard::files()) {
    files[file.path] = std::move(file.data);
  }
  const std::string folder = "addon/vitrine_courtyard/";
  for (const std::string& texture : courtyard::map().textures) {
    EXPECT_TRUE(files.contains(folder + texture)) << texture;
  }
  const auto lines = linesOf(files.at("addon/vitrine_courtyard.mif"));
  ASSERT_GE(lines.size(), 10u);
  EXPECT_LE(lines.size(), 9u + 17u);
  EXPECT_LE(lines[0].size(), 23u);
  EXPECT_LE(lines[1].size(), 63u);
  for (const std::size_t line : {2, 3, 7}) {
    std::string path = lines[line].substr(2);
    std::replace(path.begin(), path.end(), '\\', '/');
    EXPECT_TRUE(files.contains(path)) << path;
  }
  EXPECT_EQ(linesOf(files.at(folder + "points.msg")).size(), courtyard::messages().size());
}

TEST(Courtyard, PointsFindEachOther) {
  std::set<int> numbers;
  std::set<int> persons;
  const auto points = courtyard::points();
  for (const Pd1Point& point : points) {
    if (point.kind != kWeapon && point.kind != kRandomWeapon) {
      EXPECT_TRUE(numbers.insert(point.p4).second) << "number " << point.p4 << " is given twice";
    }
    if (point.kind == kPerson || point.kind == kPersonOneWeapon) {
      persons.insert(point.p4);
    }
  }
  EXPECT_TRUE(persons.contains(0)) << "the player";
  for (const int chain : {-100, -110, -120}) {
    EXPECT_TRUE(numbers.contains(chain)) << chain;
  }
  for (const Pd1Point& point : points) {
    const bool person = point.kind == kPerson || point.kind == kPersonOneWeapon;
    const bool event = point.kind >= kWaitForDeath && point.kind <= kChangeTeam;
    if (person) {
      EXPECT_TRUE(numbers.contains(point.p2)) << "template " << point.p2;
    }
    if (event || point.kind == kPath || (person && point.p4 != 0)) {
      EXPECT_TRUE(numbers.contains(point.p3)) << point.kind << " goes on at " << point.p3;
    }
    if (point.kind == kShowMessage) {
      EXPECT_LT(static_cast<std::size_t>(point.p2), courtyard::messages().size());
    }
    if (point.kind == kWaitForDeath || point.kind == kWaitForArrival || point.kind == kChangeTeam) {
      EXPECT_TRUE(persons.contains(point.p2)) << point.p2;
    }
  }
}

TEST(SmallFiles, HaveEveryKindOfPointAndOddBlock) {
  std::set<int> kinds;
  for (const Pd1Point& point : small::everyPoint()) {
    kinds.insert(point.kind);
  }
  EXPECT_EQ(kinds.size(), 19u) << "1 to 8, 10 to 19, and an unknown one";
  const Bd1Map map = small::oddBlocks();
  std::set<int> textures;
  for (const Bd1Block& block : map.blocks) {
    for (const Bd1Face& face : block.faces) {
      textures.insert(face.texture);
    }
  }
  for (const int odd : {-1, 5, 8, kInvisible, 127, 0x301}) {
    EXPECT_TRUE(textures.contains(odd)) << odd;
  }
  EXPECT_EQ(map.textures[4].size(), 31u);
  EXPECT_EQ(map.textures[3].substr(0, 2), "\x95\x5c");
}

/// Colours and alpha that are easy to tell apart.
Canvas testPicture(float alpha) {
  Canvas canvas(5, 3);
  for (int y = 0; y < 3; ++y) {
    for (int x = 0; x < 5; ++x) {
      canvas.at(x, y) = {x / 5.0, y / 3.0, (x + y) % 2 ? 1.0 : 0.0};
      canvas.alphaAt(x, y) = alpha;
    }
  }
  return canvas;
}

TEST(PngWriter, ComesBackByTheStandard) {
  const Canvas canvas = testPicture(0.5F);
  const Bytes png = writePng(canvas);
  EXPECT_EQ(bigU32(png, 0), 0x89504e47u);
  EXPECT_EQ(bigU32(png, 16), 5u);
  EXPECT_EQ(bigU32(png, 20), 3u);
  EXPECT_EQ(at<std::uint8_t>(png, 25), 6) << "with alpha";
  std::vector<std::uint8_t> raw(3 * (1 + 5 * 4));
  for (std::size_t offset = 8; offset < png.size();) {
    const std::uint32_t size = bigU32(png, offset);
    const auto* body = reinterpret_cast<const Bytef*>(png.data() + offset + 4);
    EXPECT_EQ(bigU32(png, offset + 8 + size), crc32(0, body, size + 4));
    if (std::memcmp(body, "IDAT", 4) == 0) {
      uLongf length = raw.size();
      ASSERT_EQ(uncompress(raw.data(), &length, body + 4, size), Z_OK);
      EXPECT_EQ(length, raw.size());
    }
    offset += 12 + size;
  }
  std::vector<std::uint8_t> above(20);
  for (int y = 0; y < 3; ++y) {
    const std::uint8_t* row = raw.data() + static_cast<std::ptrdiff_t>(y) * 21;
    EXPECT_EQ(row[0], 2) << "differences to the row above";
    for (std::size_t i = 0; i < 20; ++i) {
      above[i] = static_cast<std::uint8_t>(above[i] + row[1 + i]);
    }
    EXPECT_EQ(above[4 * 3], eightBits(canvas.at(3, y).x));
    EXPECT_EQ(above[4 * 3 + 1], eightBits(canvas.at(3, y).y));
    EXPECT_EQ(above[4 * 3 + 3], eightBits(0.5));
  }
  EXPECT_EQ(at<std::uint8_t>(writePng(testPicture(1)), 25), 2) << "without alpha when all is opaque";
}

TEST(BmpWriter, StartsWithTheLowestRowAndFillsRowsUp) {
  const Canvas canvas = testPicture(1);
  const Bytes bmp = writeBmp(canvas);
  EXPECT_EQ(bmp.size(), 54u + 3 * 16);
  EXPECT_EQ(at<std::uint32_t>(bmp, 2), bmp.size());
  EXPECT_EQ(at<std::uint8_t>(bmp, 54 + 3 + 1), eightBits(canvas.at(1, 2).y)) << "green of the lowest row";
  const Bytes palette = writePalettedBmp(canvas);
  const std::uint32_t colours = at<std::uint32_t>(palette, 46);
  EXPECT_EQ(colours, 15u) << "every pixel is of another colour";
  const std::uint32_t start = at<std::uint32_t>(palette, 10);
  EXPECT_EQ(start, 54 + 4 * colours);
  EXPECT_EQ(palette.size(), start + 3 * 8);
  const std::uint32_t number = at<std::uint8_t>(palette, start + 2 * 8 + 4); // upper row, last pixel
  EXPECT_EQ(at<std::uint8_t>(palette, 54 + 4 * number + 2), eightBits(canvas.at(4, 0).x));
}

TEST(Palette, OfManyColoursKeepsNearOnes) {
  const Canvas canvas = paintRelief(64, 64, [](double u, double v) { return Texel{{u, v, u * v}, 0, 1}; }, 0);
  const PalettedPicture picture = paletted(canvas);
  EXPECT_EQ(picture.colours.size(), 256u);
  for (int y = 0; y < 64; ++y) {
    for (int x = 0; x < 64; ++x) {
      const std::uint32_t colour = picture.colours[picture.pixels[static_cast<std::size_t>(y) * 64 + x]];
      EXPECT_NEAR(colour >> 16 & 255, canvas.at(x, y).x * 255, 20);
      EXPECT_NEAR(colour >> 8 & 255, canvas.at(x, y).y * 255, 20);
      EXPECT_NEAR(colour & 255, canvas.at(x, y).z * 255, 20);
    }
  }
}

} // namespace
