#include "tests/core/formats/x3/records/TextParts.h"

namespace vitrine::formats::x3 {
namespace {

using tests::ReadScene;

/// From the public description of the format.
constexpr std::string_view kGatling =
    "VER: 6; P 0; B ds\\weapons\\gatling\\gatling_body; N ds\\weapons\\gatling\\gatling_body; { 0x2002; 518; 7591; "
    "-5278; "
    "0.000000; 0.000000; 0.000000; 0.000000; -1; 1; } P 1; B ds\\weapons\\gatling\\gatling_collar; N "
    "ds\\weapons\\gatling\\gatling_collar; { 0xa002; 515; 7591; -3869; 0.000000; 0.000000; 0.000000; 0.000000; "
    "0.0;0.0;0.0;0.0;0.0; 222; 1; } { 0x8012; 0.333333; 0.000000; 0.000000; 1.000000; 0.0;0.0;0.0;0.0;0.0; 222; 2; } { "
    "0x8012; 0.333333; 0.000000; -0.000000; 1.000000; 0.0;0.0;0.0;0.0;0.0; 222; 3; } { 0x8012; 0.333333; -0.000000; "
    "-0.000000; 1.000000; 0.0;0.0;0.0;0.0;0.0; -1; -1; }";

TEST(TextScene, TheExampleOfThePublicDescription) {
  const ReadScene read(kGatling);
  EXPECT_TRUE(read.messages().empty());
  EXPECT_EQ(read.scene.version, 6);
  ASSERT_EQ(read.scene.paths.size(), 2U);
  const ScenePath& body = read.scene.paths[0];
  EXPECT_EQ(body.body, QStringLiteral("ds\\weapons\\gatling\\gatling_body"));
  ASSERT_EQ(body.frames.size(), 1U);
  EXPECT_EQ(body.frames[0].flags, frame_flags::kRotation | frame_flags::kAbsoluteRotation);
  EXPECT_EQ(body.frames[0].position, QVector3D(518, 7591, -5278));
  const ScenePath& collar = read.scene.paths[1];
  EXPECT_EQ(collar.name, QStringLiteral("ds\\weapons\\gatling\\gatling_collar"));
  ASSERT_EQ(collar.frames.size(), 4U);
  EXPECT_EQ(frameTimes(collar), (std::vector<double>{0, 222, 444, 666}));
  float turned = 0;
  for (const Frame& frame : collar.frames) {
    EXPECT_EQ(frame.position, QVector3D(515, 7591, -3869)) << "kept from the frame before";
    turned += frame.turn * frame.axis.z();
  }
  EXPECT_NEAR(turned, 1, 1e-5);
}

TEST(TextScene, PathsSayWhatTheyAre) {
  const ReadScene read(
      "VER: 3;\nP 0; B 00940; F 7; C 0x7001; N Particle View 01; b // idx 0\n{ 0x2; 0;0;0; 0;0;0;0; -1; -1; }\n"
      "P 12; B -1; N Camera; b c {2;1;2;3;0;0;0;0;-1;-1;}\nP 2; B sub; j\nN named later; cl;\n{2;0;0;0;0;0;0;0;-1;1;}");
  EXPECT_TRUE(read.messages().empty());
  ASSERT_EQ(read.scene.paths.size(), 3U);
  const ScenePath& first = read.scene.paths[0];
  EXPECT_EQ(first.body, QStringLiteral("00940"));
  EXPECT_EQ(first.bodyNumber(), 940);
  EXPECT_EQ(first.parent, 7);
  EXPECT_EQ(first.cockpit, 0x7001U);
  EXPECT_EQ(first.name, QStringLiteral("Particle View 01"));
  EXPECT_EQ(first.flags, QStringLiteral("b"));
  EXPECT_EQ(read.scene.paths[1].id, 12);
  EXPECT_EQ(read.scene.paths[1].flags, QStringLiteral("bc"));
  EXPECT_FALSE(read.scene.paths[1].parent);
  EXPECT_EQ(read.scene.paths[2].flags, QStringLiteral("jcl"));
  EXPECT_EQ(read.scene.paths[2].name, QStringLiteral("named later"));
}

TEST(TextScene, FramesHaveTheFieldsOfTheirFlags) {
  const ReadScene read(
      "P 0; B -1; c\n"
      "{ 0x2a80e; 1;2;3; 0.5;0;1;0; 1;2;3;4;5; 10;20;30; 0.25; 6;7;8;9;10; 1.5; 100; 1; }\n" // no TCB of the position
      "{ 0x7838; 0.125;0.25;0.5;0.75;1; 7;8;9; 200; 2; }\n"                                  // target without roll
      "{ 0x1858; -0.5; 0; 3; }\n"
      "{ 0x202; 4;5;6; 0;0;0;0; 1;2;0.5; -1; -1; }\n");
  EXPECT_TRUE(read.messages().empty());
  const auto& frames = read.scene.paths.at(0).frames;
  ASSERT_EQ(frames.size(), 4U);
  EXPECT_EQ(frames[0].turn, 0.5F);
  EXPECT_EQ(frames[0].axis, QVector3D(0, 1, 0));
  EXPECT_EQ(frames[0].rotationTcb.easeTo, 5);
  EXPECT_EQ(frames[0].target, QVector3D(10, 20, 30));
  EXPECT_EQ(frames[0].roll, 0.25F);
  EXPECT_EQ(frames[0].targetTcb.tension, 6);
  EXPECT_EQ(frames[0].fov, 1.5F);
  EXPECT_EQ(frames[0].length, 100);
  EXPECT_EQ(frames[1].position, QVector3D(1, 2, 3));
  EXPECT_EQ(frames[1].positionTcb.bias, 0.5F);
  EXPECT_EQ(frames[1].turn, 0) << "it does not turn any further";
  EXPECT_EQ(frames[1].rotationTcb.easeTo, 0);
  EXPECT_EQ(frames[1].target, QVector3D(7, 8, 9));
  EXPECT_EQ(frames[1].roll, 0.25F);
  EXPECT_EQ(frames[1].fov, 1.5F) << "kept by SAMEFOV";
  EXPECT_EQ(frames[2].roll, -0.5F);
  EXPECT_EQ(frames[2].target, QVector3D(7, 8, 9));
  EXPECT_EQ(frames[3].color, QVector3D(1, 2, 0.5F));
}

TEST(TextScene, BezierDataOfUnknownSizeIsPassed) {
  const ReadScene read(
      "P 0; B 1;\n{ 0x10082; 1;2;3; 9;9;9;9;9;9; 0.5;0;0;1; 100; 1; }\n{ 0x10012; 0.25;1;0;0; -1; -1; }\n");
  EXPECT_TRUE(read.messages().empty());
  const auto& frames = read.scene.paths.at(0).frames;
  ASSERT_EQ(frames.size(), 2U);
  EXPECT_EQ(frames[0].turn, 0.5F);
  EXPECT_EQ(frames[0].axis, QVector3D(0, 0, 1));
  EXPECT_EQ(frames[0].length, 100);
  EXPECT_EQ(frames[1].axis, QVector3D(1, 0, 0));
}

TEST(TextScene, AFrameOfOtherFieldsIsToldAndLeftOut) {
  const ReadScene read(
      "P 0; B 1; b\n{ 2; 1;2;3; 0;0;0;0; 50; 1; }\n  { 0x2; 1;2;3; 0;0;0;0; 0; -1; -1; }\n"
      "{ 0x10002; 1;2;3; 0;0;0;0; -1; }\n{ 0x12; 0.5;0;0;1; -1; -1; }\nP 1; B 2; b\n{2;7;8;9;0;0;0;0;-1;1;}\n");
  EXPECT_EQ(
      read.messages(),
      (std::vector<QString>{
          QStringLiteral(
              "line 3, column 3: expected 9 numbers after the flags 0x2 of a frame, found 10; the frame is left out"),
          QStringLiteral("line 4, column 1: expected 9 numbers after the flags 0x10002 of a frame, found 8; the frame "
                         "is left out")}));
  ASSERT_EQ(read.scene.paths.size(), 2U);
  ASSERT_EQ(read.scene.paths[0].frames.size(), 2U);
  EXPECT_EQ(read.scene.paths[0].frames[1].position, QVector3D(1, 2, 3));
  EXPECT_EQ(read.scene.paths[1].frames.at(0).position, QVector3D(7, 8, 9));
}

TEST(TextScene, DamagedFramesHideNothingBehindThem) {
  const ReadScene read("P 0; B 1; b\n{ 2; 1;x;3; 0;0;0;0; 50; 1; }\n{ 2; 1;2;3; 0;0;0;0; -1; -1;\nP 1; B 2; b\n"
                       "{ 2; 1;2;3; 0;0;0;0; -1; \n{ 2; 4;5;6; 0;0;0;0; -1; -1; }\n{ 2; 4;5;6; 0;0;0;0; -1;");
  EXPECT_EQ(read.messages(),
            (std::vector<QString>{
                QStringLiteral("line 2, column 8: expected a number, found \"x\""),
                QStringLiteral("line 4, column 1: expected a number, found \"P 1\""),
                QStringLiteral("line 1, column 1: path 0 has no frame"),
                QStringLiteral("line 6, column 1: expected a number, found \"{\""),
                QStringLiteral("line 7, column 25: expected the end of the frame, found the end of the text")}));
  ASSERT_EQ(read.scene.paths.size(), 2U);
  ASSERT_EQ(read.scene.paths[1].frames.size(), 1U);
  EXPECT_EQ(read.scene.paths[1].frames[0].position, QVector3D(4, 5, 6));
}

TEST(TextScene, NotesHaveTracks) {
  const ReadScene read(
      "P 7; B -1; N Camera01; c\nT / Note Track 0\n0; start 1;\n0; camera Camera01;\n2000; end 1;\n-1;\n"
      "T -1;\nT 5; event fadein 200;\n-1;\n{ 2; 0;0;0; 0;0;0;0; -1; -1; }\n");
  EXPECT_TRUE(read.messages().empty());
  const ScenePath& path = read.scene.paths.at(0);
  ASSERT_EQ(path.noteTracks.size(), 3U);
  ASSERT_EQ(path.noteTracks[0].size(), 3U);
  EXPECT_EQ(path.noteTracks[0][1].text, QStringLiteral("camera Camera01"));
  EXPECT_EQ(path.noteTracks[0][2].time, 2000);
  EXPECT_EQ(path.noteTracks[0][2].where, (ByteRange{3, 174, 12}));
  EXPECT_TRUE(path.noteTracks[1].empty());
  EXPECT_EQ(path.noteTracks[2].at(0).text, QStringLiteral("event fadein 200"));
  EXPECT_EQ(path.frames.size(), 1U);
}

TEST(TextScene, NotesWithoutEndAreTold) {
  const ReadScene read("P 7; B -1; c\nT 0; start 1;\n{ 2; 0;0;0; 0;0;0;0; -1; -1; }\n");
  EXPECT_EQ(read.messages(),
            (std::vector<QString>{QStringLiteral("line 3, column 1: expected a whole number, found \"{\"")}));
  EXPECT_EQ(read.scene.paths.at(0).noteTracks.at(0).size(), 1U);
  EXPECT_EQ(read.scene.paths.at(0).frames.size(), 1U);
}

TEST(TextScene, BodiesMayStandWithin) {
  const std::string_view text =
      "/# by hand\nP 6; B 100001; N EPlane;\nL { / start of body data\nMATERIAL: 0; 25; 0;0;0; 0;0;0; 0;0;0;\n"
      "40;\n0;0;0;\n1;0;0;\n0;1;0;\n-1;-1;-1;\n0;0;1;2;-1;\n-99; 1;\n-99; 0;\n}\n"
      "{ 2; 0;0;0; 0;0;0;0; -1; -1; }\nP 7; B 100002; L {} {2;0;0;0;0;0;0;0;-1;-1;}";
  const ReadScene read(text);
  EXPECT_TRUE(read.messages().empty());
  EXPECT_EQ(read.scene.info, QStringLiteral("by hand"));
  ASSERT_EQ(read.scene.inlineBodies.size(), 2U);
  ASSERT_EQ(read.scene.paths.size(), 2U);
  EXPECT_EQ(read.scene.paths[0].inlineBody, 0U);
  EXPECT_TRUE(read.scene.paths[0].namesInlineBody());
  EXPECT_EQ(read.scene.paths[0].frames.size(), 1U);
  EXPECT_EQ(read.scene.paths[1].inlineBody, 1U);
  const Body& body = read.scene.inlineBodies[0];
  EXPECT_EQ(body.records.at(0).faces.size(), 1U);
  EXPECT_EQ(body.info, QString());
  const std::size_t open = text.find('{');
  EXPECT_EQ(body.where, (ByteRange{3, 100 + open + 1, text.find("}\n{") - open - 1}));
}

TEST(TextScene, BodiesWithoutEndOrTwiceAreTold) {
  const ReadScene read("P 0; B 100001;\nL 5;\nL { 40; 0;0;0; -1;-1;-1; -99;0; }\nL { 41; "
                       "}\n{2;0;0;0;0;0;0;0;-1;-1;}\nP 1; B 100002; L { 40; 0;0;0;");
  EXPECT_EQ(read.messages(),
            (std::vector<QString>{
                QStringLiteral("line 2, column 3: expected \"{\" and a body, found \"5\""),
                QStringLiteral("line 4, column 9: expected a number, found \"}\""),
                QStringLiteral("line 4, column 4: a path has a second body; it is left out"),
                QStringLiteral(
                    "line 6, column 30: expected a point, or -1; -1; -1; after the last, found the end of the text"),
                QStringLiteral("line 6, column 30: expected \"}\" after the body, found the end of the text"),
                QStringLiteral("line 6, column 1: path 1 has no frame")}));
  ASSERT_EQ(read.scene.inlineBodies.size(), 2U);
  EXPECT_EQ(read.scene.inlineBodies[0].records.at(0).value, 40);
}

TEST(TextScene, WhatStandsBeforeThePathsOrBetweenIsTold) {
  const ReadScene read("B lost;\n{ 2; 0;0;0; 0;0;0;0; -1; -1; }\n}\nVER: 6\nP 0; B x; q\nX what; b\n42;\n{ 2; 0;0;0; "
                       "0;0;0;0; -1; -1; }");
  EXPECT_EQ(read.messages(),
            (std::vector<QString>{
                QStringLiteral("line 1, column 1: the statement \"B\" is unknown; it is left out"),
                QStringLiteral("line 2, column 1: expected a path, found a frame; it is left out"),
                QStringLiteral("line 3, column 1: expected a path, a frame or one of their fields, found \"}\""),
                QStringLiteral("line 5, column 1: expected \";\", found \"P 0\""),
                QStringLiteral("line 5, column 11: the statement \"q\" is unknown; it is left out"),
                QStringLiteral("line 6, column 1: the statement \"X\" is unknown; it is left out"),
                QStringLiteral("line 7, column 1: expected a path, a frame or one of their fields, found \"42\"")}));
  EXPECT_EQ(read.scene.version, 6);
  ASSERT_EQ(read.scene.paths.size(), 1U);
  EXPECT_EQ(read.scene.paths[0].flags, QStringLiteral("b"));
  EXPECT_EQ(read.scene.paths[0].frames.size(), 1U);
}

TEST(TextScene, MissingSemicolonsCostNoPath) {
  const ReadScene read(
      "P 0 B hull; N one\nb\n{ 2; 0;0;0; 0;0;0;0; -1; -1 }\nP x; B ring;\n{ 2; 0;0;0; 0;0;0;0; -1; -1; }\n");
  EXPECT_EQ(read.messages(),
            (std::vector<QString>{QStringLiteral("line 1, column 5: expected \";\", found \"B hull\""),
                                  QStringLiteral("line 2, column 1: expected \";\", found \"b\""),
                                  QStringLiteral("line 4, column 3: expected a whole number, found \"x\"")}));
  ASSERT_EQ(read.scene.paths.size(), 2U);
  EXPECT_EQ(read.scene.paths[0].body, QStringLiteral("hull"));
  EXPECT_EQ(read.scene.paths[0].name, QStringLiteral("one"));
  EXPECT_EQ(read.scene.paths[0].flags, QStringLiteral("b"));
  EXPECT_EQ(read.scene.paths[0].frames.size(), 1U);
  EXPECT_EQ(read.scene.paths[1].body, QStringLiteral("ring"));
}

TEST(TextScene, PlacesAreThoseOfTheSpace) {
  const std::string_view text =
      "VER: 6;\nP 0; B a; b // x\n{ 2; 0;0;0; 0;0;0;0; 5; 1; } // 0\n{ 0x12; 0;0;0;0; -1; -1; } // 1\nP 1; B b;\n";
  const ReadScene read(text);
  const ScenePath& path = read.scene.paths.at(0);
  const std::size_t start = text.find("P 0");
  const std::size_t frame = text.find('{');
  const std::size_t second = text.find("{ 0x12");
  const std::size_t end = text.find(" // 1");
  EXPECT_EQ(path.where, (ByteRange{3, 100 + start, end - start}));
  EXPECT_EQ(path.frameRecords.where, (ByteRange{3, 100 + frame, end - frame}));
  EXPECT_EQ(path.frameRecords.starts, (std::vector<std::uint32_t>{0, static_cast<std::uint32_t>(second - frame)}));
  EXPECT_EQ(read.scene.where, (ByteRange{3, 100, text.size()}));
  EXPECT_EQ(read.diagnostics.entries().at(0).where, read.scene.paths.at(1).where) << "it has no frame";
}

TEST(TextScene, LimitsHold) {
  Limits limits;
  limits.maxNodes = 3;
  limits.maxRecords = 4;
  std::string text;
  for (int i = 0; i < 6; ++i) {
    text += "P " + std::to_string(i) + "; B 1;\n{ 2; 0;0;0; 0;0;0;0; 1; 1; }\n{ 0x12; 0;0;0;0; -1; -1; }\n";
  }
  const ReadScene read(text, limits);
  ASSERT_EQ(read.scene.paths.size(), 3U);
  EXPECT_EQ(read.scene.paths[1].frames.size(), 2U);
  EXPECT_EQ(read.scene.paths[2].frames.size(), 0U);
  EXPECT_EQ(read.messages(),
            (std::vector<QString>{QStringLiteral("line 8, column 1: too many frames; the rest is left out"),
                                  QStringLiteral("line 7, column 1: path 2 has no frame"),
                                  QStringLiteral("line 10, column 1: too many paths; the rest is not read")}));
}

TEST(TextScene, AUserCanCancel) {
  std::string text;
  for (int i = 0; i < 20'000; ++i) {
    text += "P 1; B 1;";
  }
  base::Progress progress;
  progress.cancelAtStep(2);
  Diagnostics diagnostics;
  EXPECT_THROW(readTextScene(tests::bytesOf(text), {0, 0, text.size()}, {}, diagnostics, &progress), base::Cancelled);
}

} // namespace
} // namespace vitrine::formats::x3
