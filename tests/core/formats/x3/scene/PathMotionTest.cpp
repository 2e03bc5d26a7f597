// Transforms of paths, at rest and in motion.
#include "core/formats/x3/scene/PathMotion.h"

#include "tests/core/formats/x3/scene/TextUnderTest.h"
#include "tests/support/QtPrinters.h"

#include <QtMath>

namespace vitrine::tests {
namespace {

using namespace formats::x3;

ScenePath pathOf(std::string_view frames) {
  const SceneFile scene = sceneOf("VER: 6; P 0; B -1; N x; b\n" + std::string(frames));
  EXPECT_EQ(scene.paths.size(), 1U);
  return scene.paths.front();
}

PathMotion motionOf(std::string_view frames) {
  return formats::x3::motionOf(pathOf(frames));
}

/// Direction in which a node at rest sees file +x.
QVector3D xAxis(const QQuaternion& turn) {
  return turn.rotatedVector({1, 0, 0});
}

/// The collar of the public description's example.
constexpr std::string_view kCollar =
    "{ 0xa002; 515; 7591; -3869; 0.000000; 0.000000; 0.000000; 0.000000; 0.0;0.0;0.0;0.0;0.0; 222; 1; } "
    "{ 0x8012; 0.333333; 0.000000; 0.000000; 1.000000; 0.0;0.0;0.0;0.0;0.0; 222; 2; } "
    "{ 0x8012; 0.333333; 0.000000; -0.000000; 1.000000; 0.0;0.0;0.0;0.0;0.0; 222; 3; } "
    "{ 0x8012; 0.333333; -0.000000; -0.000000; 1.000000; 0.0;0.0;0.0;0.0;0.0; -1; -1; }";

TEST(PathMotion, CollarTurnsOnceIn666Milliseconds) {
  const PathMotion motion = motionOf(kCollar);
  EXPECT_DOUBLE_EQ(motion.duration, 0.666);
  EXPECT_FALSE(motion.loops);
  EXPECT_EQ(motion.rest.column(3).toVector3D(), QVector3D(515, 7591, 3869));
  const scene::AxisAngleKeys& turns = motion.track.turns;
  ASSERT_EQ(turns.keys.size(), 4U);
  for (int step = 0; step <= 60; ++step) {
    const double time = 0.666 * step / 60;
    // File +x turns to +y around +z; the scene sees the same, as x and y are the file's.
    const double angle = 2 * M_PI * step / 60;
    const QVector3D expected(static_cast<float>(std::cos(angle)), static_cast<float>(std::sin(angle)), 0);
    EXPECT_LT((xAxis(turns.at(time)) - expected).length(), 1e-4F) << step;
  }
}

TEST(PathMotion, AbsoluteRotationsGoTheShortWay) {
  const PathMotion motion = motionOf("{ 0x2002; 0;0;0; 0.9; 0;1;0; 100; 1; } { 0x2002; 0;0;0; 0.1; 0;1;0; -1; -1; }");
  const scene::AxisAngleKeys& turns = motion.track.turns;
  EXPECT_LT((xAxis(turns.at(0.05)) - QVector3D(1, 0, 0)).length(), 1e-5F) << "from -36 to 36 degrees";
}

TEST(PathMotion, HalfTurnsAndMoreStayTurns) {
  const PathMotion motion = motionOf("{ 2; 0;0;0; 0; 0;0;1; 1000; 1; } { 0x12; 2.5; 0;0;1; -1; -1; }");
  const scene::AxisAngleKeys& turns = motion.track.turns;
  EXPECT_LT((xAxis(turns.at(0.1)) - QVector3D(0, 1, 0)).length(), 1e-4F) << "a quarter after a tenth";
  EXPECT_LT((xAxis(turns.at(1)) - QVector3D(-1, 0, 0)).length(), 1e-4F);
}

/// The new rotation comes after the one before, in the parent's space.
TEST(PathMotion, RelativeRotationsAddUpInTheParentsSpace) {
  const PathMotion motion = motionOf("{ 2; 0;0;0; 0.25; 0;1;0; 1000; 1; } { 0x12; 0.25; 1;0;0; -1; -1; }");
  // In file axes: R(x, 90) R(y, 90) (1, 0, 0) = R(x, 90) (0, 0, -1) = (0, 1, 0).
  EXPECT_LT((xAxis(motion.track.turns.at(1)) - QVector3D(0, 1, 0)).length(), 1e-4F);
}

TEST(PathMotion, AxesOfAnyLengthCount) {
  const PathMotion motion = motionOf("{ 2; 0;0;0; 0.25; 0;0;7; -1; -1; }");
  EXPECT_LT((motion.rest.mapVector({1, 0, 0}) - QVector3D(0, 1, 0)).length(), 1e-5F);
  const PathMotion none = motionOf("{ 2; 5;0;0; 0.25; 0;0;0; -1; -1; }");
  EXPECT_EQ(none.rest.mapVector({1, 0, 0}), QVector3D(1, 0, 0));
  EXPECT_FALSE(none.moves());
}

TEST(PathMotion, KeysAimAtTheirTarget) {
  const PathMotion motion =
      motionOf("{ 0x0808; 60000; 30000; -60000; 0; 0; 0; 0.000000; 0.785398; 1000; 1; } "
               "{ 0x1858; 0.250000; 1000; 2; } { 0x1808; -60000; 30000; -60000; 0; 5000; 0; 0.000000; -1; -1; }");
  const scene::LookAtTrack& aim = motion.track.aim;
  for (const double time : {0.0, 1.0, 1.5, 2.0}) {
    const QVector3D place = {motion.track.position[0].at(time), 30000, 60000};
    const QVector3D target(0, aim.target[1].at(time), 0);
    const QVector3D looks = aim.at(place, time).rotatedVector({0, 0, -1});
    EXPECT_LT((looks - (target - place).normalized()).length(), 1e-4F) << time;
  }
  EXPECT_NEAR(aim.roll.at(1), 0.25, 1e-6);
  EXPECT_NEAR(aim.roll.at(0), 0, 1e-6);
  const QVector3D first = motion.rest.mapVector({0, 0, -1});
  EXPECT_LT((first - QVector3D(-60000, -30000, -60000).normalized()).length(), 1e-4F);
  EXPECT_TRUE(motion.fov.empty()) << "all three see as wide";
}

TEST(PathMotion, FieldOfViewIsInDegrees) {
  const PathMotion motion = motionOf("{ 0x2802; 0;0;0; 0;0;0;0; 1.570796; 500; 1; } { 0x0832; 0.785398; -1; -1; }");
  EXPECT_NEAR(motion.fov.at(0), 90, 1e-3);
  EXPECT_NEAR(motion.fov.at(0.25), 67.5, 1e-3);
  EXPECT_NEAR(motion.fov.at(0.5), 45, 1e-3);
}

TEST(PathMotion, ColoursChangeEvenly) {
  const PathMotion motion = motionOf("{ 0x202; 0;0;0; 0;0;0;0; 1;0;0.5; 1000; 1; } { 0x232; 0;1;0.5; -1; -1; }");
  EXPECT_NEAR(motion.color[0].at(0.25), 0.75, 1e-6);
  EXPECT_NEAR(motion.color[1].at(0.25), 0.25, 1e-6);
  EXPECT_TRUE(motion.color[2].empty());
}

TEST(PathMotion, AStaticPathDoesNotLoop) {
  const PathMotion motion = motionOf("{ 0x2002; 1;2;3; 0;0;0;0; -1; 1; }");
  EXPECT_FALSE(motion.loops);
  EXPECT_FALSE(motion.moves());
  EXPECT_EQ(motion.duration, 0);
}

TEST(PathMotion, AFrameThatLeadsBackLoops) {
  const PathMotion motion =
      motionOf("{ 3; 0;0;0; 0;0;0;1; 100; 1; } { 3; 10;0;0; 0.25;0;0;1; 100; 2; } { 3; 20;0;0; 0.25;0;0;1; 200; 0; }");
  EXPECT_TRUE(motion.loops);
  EXPECT_DOUBLE_EQ(motion.duration, 0.4);
  EXPECT_NEAR(motion.track.position[0].at(0.3), 10, 1e-4) << "half of the way back";
  EXPECT_NEAR(motion.track.position[0].at(0.4), 0, 1e-4);
  EXPECT_LT((xAxis(motion.track.turns.at(0.4)) - QVector3D(1, 0, 0)).length(), 1e-4F);
}

TEST(PathMotion, BezierKeysAreDrawnStraightAndSaidToBe) {
  const ScenePath path = pathOf("{ 0x80; 0;0;0; 100; 1; } { 0x80; 10;0;0; 100; 2; } { 0x80; 0;0;0; -1; -1; }");
  EXPECT_TRUE(isDrawnStraight(path));
  EXPECT_FALSE(isDrawnStraight(pathOf("{ 1; 0;0;0; -1; -1; }")));
  const PathMotion motion = formats::x3::motionOf(path);
  EXPECT_NEAR(motion.track.position[0].at(0.05), 5, 1e-4);
}

TEST(PathMotion, APathWithoutFramesStandsStill) {
  EXPECT_TRUE(formats::x3::motionOf(ScenePath()).rest.isIdentity());
}

} // namespace
} // namespace vitrine::tests
