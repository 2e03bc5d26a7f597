#include "tests/core/formats/x3/records/TextParts.h"

namespace vitrine::formats::x3 {
namespace {

using tests::ReadBody;

/// A body of one record with `parts` behind three points, the largest coordinate being 100000.
std::string bodyWith(const std::string& parts, const std::string& before = {}) {
  return before + "500;\n0; 0; 0;\n100000; 0; 0;\n0; 100000; 0;\n-1; -1; -1;\n" + parts + "-99; 0;\n";
}

const std::string kFace = "0; 0; 1; 2; -1;\n-99; 1;\n";

std::vector<QString> namesOf(const Body& body) {
  std::vector<QString> names;
  for (const BodyPart& part : body.records.at(0).parts) {
    names.push_back(part.name);
  }
  return names;
}

TEST(Comments, NamesOfPartsHaveSeveralForms) {
  const ReadBody read(bodyWith("/----- Part hull -----\n" + kFace +                      //
                               "/----- Part 0: (0 / -1 / 2)\"Base plate\"\r\n" + kFace + //
                               "// ----- part cockpit (2 faces) -----\n" + kFace +       //
                               "/----- Part 3: (1 / 0 / 0)\n" + kFace +                  //
                               "/----- Part wing-left\n/ plain\n" + kFace +              //
                               kFace));
  EXPECT_EQ(namesOf(read.body),
            (std::vector<QString>{QStringLiteral("hull"), QStringLiteral("Base plate"), QStringLiteral("cockpit"),
                                  QString(), QStringLiteral("wing-left"), QString()}));
  EXPECT_TRUE(read.messages().empty());
}

TEST(Comments, TheFirstTellsWhoExportedIt) {
  const ReadBody read(bodyWith(kFace, "/ a title\n/# Exported with dbox2 at 6.6.2006 \r\n/# again\n"));
  EXPECT_EQ(read.body.info, QStringLiteral("Exported with dbox2 at 6.6.2006"));
  EXPECT_EQ(ReadBody(bodyWith(kFace)).body.info, QString());
}

TEST(Comments, BlocksOfNormalsAreLeftOut) {
  const ReadBody read(bodyWith("0; 0; 1; 2; -1; /! N: { 0;0;1; 0;0;1; 0;0;1; } !/\n-99; 1;\n"));
  EXPECT_EQ(read.body.records.at(0).faces.size(), 1U);
  EXPECT_TRUE(read.body.collisionBoxes.empty());
  EXPECT_TRUE(read.messages().empty());
}

TEST(Comments, BoxesOfSixNumbersAreCornersOrCentreAndHalf) {
  const ReadBody read(bodyWith("/! COLLISION_BOX: -10; -20; -30; 100; 200; 300; !/\n"
                               "/! COLLISION_BOX: { 100 200 300; 10; 20; 30 } !/\n" +
                               kFace));
  ASSERT_EQ(read.body.collisionBoxes.size(), 2U);
  EXPECT_EQ(read.body.collisionBoxes[0].min, QVector3D(-10, -20, -30));
  EXPECT_EQ(read.body.collisionBoxes[0].max, QVector3D(100, 200, 300));
  EXPECT_EQ(read.body.collisionBoxes[1].min, QVector3D(90, 180, 270));
  EXPECT_EQ(read.body.collisionBoxes[1].max, QVector3D(110, 220, 330));
  ASSERT_EQ(read.messages().size(), 1U) << "told once";
  EXPECT_EQ(
      read.messages()[0],
      QStringLiteral("line 6, column 2: a comment describes a collision box; the meaning of its numbers is a guess"));
}

TEST(Comments, BoxesOfFractionsAreOfTheLargestCoordinate) {
  const ReadBody read(bodyWith("/! COLLISION_BOX: 0.9; 0.1; 0.2; 0.3; 0.5; 0.25; 0.125; !/\n" + kFace));
  ASSERT_EQ(read.body.collisionBoxes.size(), 1U);
  const CollisionBox& box = read.body.collisionBoxes[0];
  EXPECT_NEAR(box.min.x(), -40000, 0.1);
  EXPECT_NEAR(box.min.y(), -5000, 0.1);
  EXPECT_NEAR(box.min.z(), 17500, 0.1);
  EXPECT_NEAR(box.max.x(), 60000, 0.1);
  EXPECT_EQ(box.where.space, 3U);
}

TEST(Comments, BoxesOfOtherNumbersAreNone) {
  const ReadBody read(
      bodyWith("/! COLLISION_BOX: 1; 2; 3; !/\n/! COLLISION_BOX: a; b; !/\n/! COLLISION_BOX\n" + kFace));
  EXPECT_TRUE(read.body.collisionBoxes.empty());
}

TEST(Comments, RawValuesOfAPartAreItsBox) {
  const ReadBody read(bodyWith("0; 0; 1; 2; -1;\n"
                               "/! PART_VALUES_RAW: 65536; 0; 0; 131072; 32768; 0; 0; 65536; 65536; 65536; !/\n"
                               "-99; 1;\n" +
                               kFace));
  const auto& parts = read.body.records.at(0).parts;
  ASSERT_EQ(parts.size(), 2U);
  ASSERT_TRUE(parts[0].box);
  EXPECT_EQ(parts[0].box->pivot, QVector3D(1, 0, 0));
  EXPECT_EQ(parts[0].box->radius, 2);
  EXPECT_EQ(parts[0].box->centre, QVector3D(0.5F, 0, 0));
  EXPECT_EQ(parts[0].box->halfSize, QVector3D(1, 1, 1));
  EXPECT_FALSE(parts[1].box);
}

} // namespace
} // namespace vitrine::formats::x3
