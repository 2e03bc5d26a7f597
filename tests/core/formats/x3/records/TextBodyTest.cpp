#include "tests/core/formats/x3/records/TextParts.h"

namespace vitrine::formats::x3 {
namespace {

using tests::ReadBody;

const std::string kPoints = "0; 0; 0;\n100; 0; 0;\n0; 100; 0;\n0; 0; 100;\n-1; -1; -1;\n";

/// A body of one record with four points and these parts.
ReadBody withParts(const std::string& parts) {
  return ReadBody("500;\n" + kPoints + parts);
}

const BodyRecord& only(const ReadBody& read) {
  EXPECT_EQ(read.body.records.size(), 1U);
  return read.body.records.front();
}

TEST(TextBody, AFaceHasWhatTheBitsOfItsMarkerTell) {
  const ReadBody read = withParts("0; 0; 1; 2; -25; 7; 0.0;0.1; 0.2;0.3; 0.4;0.5;\n"
                                  "1; 0; 1; 2; -17; 0x10;\n"
                                  "-2; 0; 1; 2; -9; 1;2; 3;4; 5;6;\n"
                                  "3; 0; 1; 3; -1;\n"
                                  "4; 0; 1; 3; 2; -57; 9; 0;0; 1;0; 1;1; 0;1;\n"
                                  "5; 0; 1; 2; -153; 3; 0;0; 0;0; 0;0; 6;5; 4;3; 2;1;\n"
                                  "-99; 0000000000000001;\n-99; 0000000000000010;\n");
  EXPECT_TRUE(read.messages().empty());
  const BodyRecord& record = only(read);
  ASSERT_EQ(record.faces.size(), 6U);
  EXPECT_EQ(record.faces[0].bits, 25);
  EXPECT_EQ(record.faces[0].smoothing, 7U);
  EXPECT_EQ(record.faces[0].firstUv, 0U);
  EXPECT_EQ(record.uvs[2], QVector2D(0.4F, 0.5F));
  EXPECT_EQ(record.faces[1].smoothing, 16U);
  EXPECT_EQ(record.faces[1].firstUv, kNoUvs);
  EXPECT_EQ(record.faces[2].material, -2);
  EXPECT_EQ(record.faces[2].firstUv, 3U);
  EXPECT_EQ(record.faces[3].bits, 1);
  EXPECT_EQ(record.faces[3].points, (std::array<std::uint32_t, 4>{0, 1, 3, 0}));
  EXPECT_EQ(record.faces[4].corners, 4);
  EXPECT_EQ(record.faces[4].points, (std::array<std::uint32_t, 4>{0, 1, 3, 2}));
  EXPECT_EQ(record.faces[4].firstUv, 6U);
  EXPECT_EQ(record.faces[5].firstUv, 10U);
  EXPECT_EQ(record.faces[5].firstUv2, 0U);
  EXPECT_EQ(record.uvs2, (std::vector<QVector2D>{{6, 5}, {4, 3}, {2, 1}}));
  EXPECT_EQ(record.flags, 2U);
  EXPECT_EQ(record.parts.at(0).flags, 1U);
}

TEST(TextBody, PlacesAreThoseOfTheSpace) {
  const std::string text = "500;\n" + kPoints + " 0; 0; 1; 2; -1; /x\n 0; 0; 1; 3; -1;\n-99; 1; /y\n-99; 0; /z\n";
  const ReadBody read(text);
  const BodyRecord& record = only(read);
  EXPECT_EQ(record.where, (ByteRange{3, 100, text.find(" /z")}));
  EXPECT_EQ(record.pointRecords.where, (ByteRange{3, 105, text.find("-1; -1") - 5}));
  EXPECT_EQ(record.pointRecords.starts, (std::vector<std::uint32_t>{0, 9, 20, 31}));
  const BodyPart& part = record.parts.at(0);
  const std::size_t first = text.find("0; 0; 1; 2");
  EXPECT_EQ(part.where, (ByteRange{3, 100 + first, text.find(" /y") - first}));
  EXPECT_EQ(part.groups.at(0).records.where, (ByteRange{3, 100 + first, text.find("-99; 1") - first}));
  EXPECT_EQ(part.groups[0].records.starts, (std::vector<std::uint32_t>{0, 20}));
  EXPECT_EQ(read.body.where, (ByteRange{3, 100, text.size()}));
}

TEST(TextBody, SeveralRecordsHaveTheirOwnPoints) {
  const ReadBody read(
      "NAME: a ship;\nSOUND: 12;\n500;\n" + kPoints + "0;0;1;2;-1;\n-99;1;\n-99;0;\n" +
      "40; 7; -0x10; %11; 1.5; 2; 3; -1;-1;-1; 0;0;1;0;-1; -99;1; -99;0; 20; 9;9;9;-1;-1;-1;\n-99;0;\n");
  EXPECT_TRUE(read.messages().empty());
  EXPECT_EQ(read.body.name, QStringLiteral("a ship"));
  EXPECT_EQ(read.body.sound, QStringLiteral("12"));
  ASSERT_EQ(read.body.records.size(), 3U);
  EXPECT_EQ(read.body.records[0].largest, 100);
  EXPECT_EQ(read.body.scaleOf(0), 5);
  EXPECT_EQ(read.body.records[1].value, 40);
  EXPECT_EQ(read.body.records[1].points, (std::vector<QVector3D>{{7, -16, 3}, {1.5F, 2, 3}}));
  EXPECT_EQ(read.body.records[1].largest, 16);
  EXPECT_TRUE(read.body.records[2].parts.empty());
}

TEST(TextBody, PartsMayHaveNoFlagsAndNoFaces) {
  const ReadBody read = withParts("0;0;1;2;-1;\n-99; 0000000000000000; /zero flags do not end the body\n"
                                  "0;0;1;3;-1;\n-99; 00000000000000000101; 1; -2; 3;\n-99; 0;\n");
  const BodyRecord& record = only(read);
  ASSERT_EQ(record.parts.size(), 2U);
  EXPECT_EQ(record.parts[0].flags, 0U);
  EXPECT_FALSE(record.parts[0].pivot);
  EXPECT_EQ(record.parts[1].flags, 5U);
  EXPECT_EQ(record.parts[1].pivot, QVector3D(1, -2, 3));
  EXPECT_EQ(record.parts[1].groups.at(0).firstFace, 1U);
  EXPECT_TRUE(read.messages().empty());
  const ReadBody empty = withParts("-99; 1;\n-99; 0;\n");
  ASSERT_EQ(only(empty).parts.size(), 1U);
  EXPECT_EQ(only(empty).parts[0].groups.at(0).faceCount, 0U);
}

TEST(TextBody, TheLastMarksMayBeMissing) {
  for (const char* end : {"", "-99; 1;\n", "-99; 1;\n-99; 0", "-99; 1;\n-99; 0;"}) {
    const ReadBody read = withParts(std::string("0;0;1;2;-1;\n") + end);
    ASSERT_EQ(only(read).parts.size(), 1U) << end;
    EXPECT_EQ(only(read).parts[0].groups.at(0).faceCount, 1U);
    EXPECT_TRUE(read.messages().empty()) << end;
  }
}

TEST(TextBody, FacesThatCannotBeAreToldAndLeftOut) {
  const ReadBody read = withParts("0; 0; 1; -25;\n"
                                  "0; 0; -25;\n"
                                  "0; 0; 1; 2; 3; 1; -25; 1; 0;0; 0;0; 0;0; 0;0; 0;0;\n"
                                  "0; 0; 1; 4; -25; 1; 0;0; 0;0; 0;0;\n"
                                  "0; 0; 1; 99999999999; -1;\n"
                                  "0; 0; 1; 2; -25; 1; 1;2; 3;4; 5;6;\n-99;1;\n-99;0;\n");
  const BodyRecord& record = only(read);
  ASSERT_EQ(record.faces.size(), 1U);
  EXPECT_EQ(record.faces[0].firstUv, 0U);
  EXPECT_EQ(record.uvs, (std::vector<QVector2D>{{1, 2}, {3, 4}, {5, 6}}));
  EXPECT_EQ(read.messages(),
            (std::vector<QString>{
                QStringLiteral("line 7, column 1: a face has fewer than 3 corners; it is left out"),
                QStringLiteral("line 9, column 1: expected a face of 3 or 4 corners, found 5; it is left out"),
                QStringLiteral("line 10, column 1: a face has a corner beyond the 4 points; it is left out")}));
  const auto entries = read.diagnostics.entries();
  EXPECT_EQ(entries[0].repeats, 1U);
  EXPECT_EQ(entries[2].repeats, 1U);
  EXPECT_EQ(entries[1].severity, Severity::Damage);
}

TEST(TextBody, ADamagedFaceIsToldAndTheNextLineIsRead) {
  const ReadBody read = withParts("0; 0; 1; x; -25; 1; 0;0; 0;0; 0;0;\n"
                                  "0; 0; 1; 2; -25; 1; 0;0; 0;abc; 0;0;\n"
                                  "0; 0; 1; 2\n"
                                  "0; 0; 1; 3; -1;\n"
                                  "0; 0; 1; 2; -99; 1;\n-99; 0;\n");
  EXPECT_EQ(read.messages(),
            (std::vector<QString>{
                QStringLiteral("line 7, column 10: expected a whole number, found \"x\""),
                QStringLiteral("line 8, column 28: expected a number, found \"abc\""),
                QStringLiteral("line 10, column 1: expected \";\", found \"0\""),
                QStringLiteral(
                    "line 11, column 13: expected the negative number after the corners of a face, found \"-99\"")}));
  const BodyRecord& record = only(read);
  ASSERT_EQ(record.faces.size(), 1U);
  EXPECT_EQ(record.faces[0].points[2], 3U);
  EXPECT_TRUE(record.uvs.empty());
  ASSERT_EQ(record.parts.size(), 1U);
  EXPECT_EQ(record.parts[0].flags, 1U);
}

TEST(TextBody, ADamagedPointKeepsTheNumbersOfTheOthers) {
  const ReadBody read(
      "500;\n0; 0; 0;\n100; oops; 0;\n0; 100; 5 \n 0; 0; 70;\n-1; -1; -1;\n0;0;2;3;-1;\n-99;1;\n-99;0;\n");
  EXPECT_EQ(read.messages(),
            (std::vector<QString>{QStringLiteral("line 3, column 6: expected a number, found \"oops\""),
                                  QStringLiteral("line 5, column 2: expected \";\", found \"0\"")}));
  const BodyRecord& record = only(read);
  EXPECT_EQ(record.points, (std::vector<QVector3D>{{0, 0, 0}, {100, 0, 0}, {0, 100, 5}, {0, 0, 70}}));
  EXPECT_EQ(record.faces.at(0).points[2], 3U);
}

TEST(TextBody, WhatEndsInTheMiddleIsShownUpToThere) {
  const ReadBody points("500;\n1;2;3;\n4;5;6;\n7;8");
  EXPECT_EQ(points.messages(),
            (std::vector<QString>{QStringLiteral("line 4, column 4: expected a number, found the end of the text")}));
  EXPECT_EQ(only(points).points.size(), 2U);
  const ReadBody noEnd("500;\n1;2;3;\n");
  EXPECT_EQ(noEnd.messages(),
            (std::vector<QString>{QStringLiteral(
                "line 3, column 1: expected a point, or -1; -1; -1; after the last, found the end of the text")}));
  EXPECT_EQ(only(noEnd).points.size(), 1U);
  const ReadBody face = withParts("0;0;1;2;-1;\n0;0;1;2;-25;1;0.5");
  EXPECT_EQ(face.messages(),
            (std::vector<QString>{QStringLiteral("line 8, column 18: expected a number, found the end of the text")}));
  EXPECT_EQ(only(face).faces.size(), 1U);
}

TEST(TextBody, AMissingSizeIsNoticedByTheEndOfThePoints) {
  const ReadBody read("/ of the first game\n10; 0; 0;\n0; -40; 0;\n0; 0; 20;\n-1; -1; "
                      "-1;\n0;0;1;2;-1;\n-99;0;\n0;2;1;0;-1;\n-99;1;\n-99;0;\n");
  const BodyRecord& record = only(read);
  EXPECT_EQ(record.points, (std::vector<QVector3D>{{10, 0, 0}, {0, -40, 0}, {0, 0, 20}}));
  EXPECT_EQ(record.value, 40);
  EXPECT_EQ(read.body.scaleOf(0), 1) << "its numbers are units of the scene";
  EXPECT_EQ(record.parts.size(), 2U);
  EXPECT_EQ(record.pointRecords.starts, (std::vector<std::uint32_t>{0, 10, 21}));
  EXPECT_EQ(read.messages(), (std::vector<QString>{QStringLiteral(
                                 "line 2, column 1: the size of the body is missing; its points are not scaled")}));
}

TEST(TextBody, PointsThatLookLikeAMissingSizeAreNone) {
  const ReadBody read("500;\n5; 5; -1;\n-1; -1; 7;\n-1; -1; -2;\n-1; -1; -1;\n0;0;1;2;-1;\n-99;0;\n-99;0;\n");
  EXPECT_EQ(only(read).value, 500);
  EXPECT_EQ(only(read).points.size(), 3U);
  EXPECT_TRUE(read.messages().empty());
}

TEST(TextBody, UnknownStatementsAreToldOnceEach) {
  const ReadBody read("WEIGHTS: 1;\nFOO 2;\n500;\n" + kPoints +
                      "0;0;1;2;-1;\nWEIGHTS: 3; 0;0;1;3;-1;\n-99;1;\n-99;0;\nFOO;\n");
  EXPECT_EQ(only(read).faces.size(), 2U);
  EXPECT_EQ(
      read.messages(),
      (std::vector<QString>{QStringLiteral("line 1, column 1: the statement \"WEIGHTS:\" is unknown; it is left out"),
                            QStringLiteral("line 2, column 1: the statement \"FOO\" is unknown; it is left out")}));
  EXPECT_FALSE(read.diagnostics.anyDamage());
}

TEST(TextBody, BracesHaveNoPlaceInIt) {
  const ReadBody read("}\n500;\n" + kPoints + "{ 0;0;1;2;-1;\n-99;1;\n-99;0;\n");
  EXPECT_EQ(only(read).faces.size(), 1U);
  EXPECT_EQ(
      read.messages(),
      (std::vector<QString>{QStringLiteral("line 1, column 1: expected a material, or the size of a body, found \"}\""),
                            QStringLiteral("line 8, column 1: expected a face, found \"{\"")}));
}

TEST(TextBody, LimitsHold) {
  Limits limits;
  limits.maxTriangles = 2;
  std::string parts;
  for (int i = 0; i < 5; ++i) {
    parts += "0;0;1;2;-1;\n";
  }
  const ReadBody faces("500;\n" + kPoints + parts + "-99;1;\n-99;0;\n", limits);
  EXPECT_EQ(only(faces).faces.size(), 2U);
  EXPECT_EQ(faces.messages(),
            (std::vector<QString>{QStringLiteral("line 9, column 1: too many faces or parts; the rest is not read")}));
  limits.maxRecords = 3;
  const ReadBody points("500;\n" + kPoints, limits);
  EXPECT_EQ(only(points).points.size(), 3U);
  EXPECT_EQ(points.messages(),
            (std::vector<QString>{QStringLiteral("line 5, column 1: too many points; the rest is not read")}));
}

TEST(TextBody, AUserCanCancel) {
  std::string text = "500;\n";
  for (int i = 0; i < 20'000; ++i) {
    text += "1;2;3;\n";
  }
  base::Progress progress;
  progress.cancelAtStep(3);
  Diagnostics diagnostics;
  EXPECT_THROW(readTextBody(tests::bytesOf(text), {0, 0, text.size()}, {}, diagnostics, &progress), base::Cancelled);
  EXPECT_EQ(progress.stepCount(), 3);
}

TEST(TextBody, AnEmptyTextIsAnEmptyBody) {
  for (const char* text : {"", "\xef\xbb\xbf", "/ only a comment", "\n\r\n ", ";;"}) {
    const ReadBody read(text);
    EXPECT_TRUE(read.body.records.empty());
    EXPECT_TRUE(read.messages().empty());
  }
}

} // namespace
} // namespace vitrine::formats::x3
