#include "core/viewing/SetposParser.h"

#include <gtest/gtest.h>

namespace vitrine::viewing {
namespace {

std::optional<Viewpoint> parse(const char* text) {
  return parseSetpos(QString::fromUtf8(text));
}

TEST(PlaceText, UnderstandsCoordinates) {
  const Viewpoint expected{.at = QVector3D(1, -2.5F, 300), .look = {}};
  for (const char* text : {"1 -2.5 300", "1, -2.5, 300", " 1,-2.5,300\n", "[1 -2.5 300]", "(1; -2.5; 3e2)"}) {
    EXPECT_EQ(parse(text), expected) << text;
  }
}

TEST(PlaceText, UnderstandsWhatGamesPrint) {
  const Viewpoint expected{.at = QVector3D(1, -2, 3), .look = ViewAngles{.yaw = 90, .pitch = 10}};
  for (const char* text :
       {"setpos 1 -2 3;setang 10 90 0", "setpos 1.000000 -2.000000 3.000000;setang 10.000000 90.000000 0.000000",
        "  SetPos   1\t-2 3 ;\n setang 10 90", "setpos 1 -2 3 setang 10 90 0", "setang 10 90 0; setpos 1 -2 3;",
        "\"setpos 1 -2 3; setang 10 90 0\""}) {
    EXPECT_EQ(parse(text), expected) << text;
  }
  EXPECT_EQ(parse("setpos 1 -2 3"), (Viewpoint{.at = QVector3D(1, -2, 3), .look = {}}));
  EXPECT_EQ(parse("setang -5 180 0"), (Viewpoint{.at = {}, .look = ViewAngles{.yaw = 180, .pitch = -5}}));
}

TEST(PlaceText, ExactPlacesAreThoseOfTheFeet) {
  EXPECT_EQ(parse("setpos_exact 1 -2 3;setang_exact 10 90 0"),
            (Viewpoint{.at = QVector3D(1, -2, 3), .look = ViewAngles{.yaw = 90, .pitch = 10}, .feet = true}));
}

TEST(PlaceText, RefusesAnythingElse) {
  for (const char* text :
       {"", "  ", "1 2", "1 2 3 4", "1 2 x", "nan 1 2", "1 inf 2", "setpos", "setpos 1 2", "setang 1", "setpos 1 2 3 4",
        "setpos 1 2 3; setpos 1 2 3", "setpos 1 2 3; quit", "info_player_start", "1e99 0 0", "vitrine:view?at=1,2,3"}) {
    EXPECT_EQ(parse(text), std::nullopt) << text;
  }
  EXPECT_EQ(parseSetpos(QString(100'000, u'1') + QStringLiteral(" 2 3")), std::nullopt);
}

TEST(PlaceText, WritesWhatGetposPrints) {
  EXPECT_EQ(setposText({1, -0.0F, 64.03125F}, {.yaw = -90, .pitch = 12.5F}),
            QStringLiteral("setpos 1.000000 0.000000 64.031250;setang 12.500000 -90.000000 0.000000"));
}

TEST(PlaceText, ThereAndBack) {
  const QVector3D eye(-1234.5F, 77.125F, 16384);
  const ViewAngles look{.yaw = 33.25F, .pitch = -89};
  EXPECT_EQ(parseSetpos(setposText(eye, look)), (Viewpoint{.at = eye, .look = look}));
}

} // namespace
} // namespace vitrine::viewing
