#include "core/formats/diggles/scene/AnchorAxes.h"

#include "core/state/EvaluatedState.h"
#include "tests/core/formats/diggles/scene/SceneUnderTest.h"
#include "tests/support/CollisionChecks.h"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>

namespace vitrine::tests {
namespace {

using namespace formats::diggles;

constexpr float kTiny = 1e-4F;

void expectNear(const QVector3D& got, const QVector3D& wanted) {
  EXPECT_LT((got - wanted).length(), kTiny) << got.x() << ' ' << got.y() << ' ' << got.z();
}

/// Vector that a rotation about the file's axes, one after another, makes of `v`, by the textbook's matrices.
QVector3D turned(QVector3D v, const QVector3D& angles) {
  const auto turn = [&v](int from, int to, float angle) {
    const float a = v[from] * std::cos(angle) - v[to] * std::sin(angle);
    v[to] = v[from] * std::sin(angle) + v[to] * std::cos(angle);
    v[from] = a;
  };
  turn(1, 2, angles.x()); // about x: y towards z
  turn(2, 0, angles.y());
  turn(0, 1, angles.z());
  return v;
}

/// Record 0 is "none"; slots 1 and 15 are filled in both meshes, slot 0 only in the second.
Bytes anchored() {
  TestModel model = triangleModel();
  model.anchors = {raw(0, 0, 0), raw(24, -30, 8), raw(25, -30, 8), raw(-24, -28, 8)};
  model.meshes.resize(2, model.meshes.front());
  model.meshes[0].anchors[1] = 1;
  model.meshes[0].anchors[15] = 3;
  model.meshes[1].anchors[1] = 2;
  model.meshes[1].anchors[15] = 3;
  model.meshes[1].anchors[0] = 3;
  model.animations = {{"standard", {0, 1}, "", {}, {}}};
  const Bytes bytes = model.pack();
  const std::size_t first = read(bytes).file.arrays.anchors.offset;
  Bytes made = bytes;
  for (std::size_t angle = 0; angle < 3; ++angle) {
    made = patched(made, first + 8 + angle * sizeof(float), 0.0F);
  }
  return made;
}

SceneState visibleAt(const SceneUnderTest& made, double frame) {
  SceneState state = made.at("thing.standard", frame);
  state.controls[QStringLiteral("anchors")] = 1;
  return state;
}

TEST(AnchorAxes, areNamedByTheirSlots) {
  EXPECT_EQ(anchorName(0), QStringLiteral("0 right hand"));
  EXPECT_EQ(anchorName(1), QStringLiteral("1 left hand"));
  EXPECT_EQ(anchorName(4), QStringLiteral("4 head top"));
  EXPECT_EQ(anchorName(8), QStringLiteral("8"));
  EXPECT_EQ(anchorName(10), QStringLiteral("10 face"));
  EXPECT_EQ(anchorName(15), QStringLiteral("15"));
}

TEST(AnchorAxes, areThereInThePosesThatFillTheirSlot) {
  const SceneUnderTest made(anchored());
  const QStringList always{QStringLiteral("1 left hand"), QStringLiteral("15")};
  EXPECT_EQ(made.shown(visibleAt(made, 0)), QStringList{QStringLiteral("skin")} + always);
  EXPECT_EQ(made.shown(visibleAt(made, 1)),
            (QStringList{QStringLiteral("skin"), QStringLiteral("0 right hand")} + always));
  EXPECT_TRUE(made.nodesNamed("2 right foot").empty()) << "nobody fills it";
  EXPECT_EQ(made.shown(made.at("thing.standard", 1)), QStringList{QStringLiteral("skin")}) << "off until asked for";
  for (const char* name : {"0 right hand", "1 left hand", "15"}) {
    const scene::Node& node = made.scene().nodes[made.node(name)];
    EXPECT_TRUE(node.labelled);
    EXPECT_EQ(node.kind, scene::NodeKind::Marker);
  }
}

TEST(AnchorAxes, moveWithThePose) {
  const SceneUnderTest made(anchored());
  const auto placeOf = [&](const char* name, double frame) {
    const animation::Pose pose(made.pointer(), visibleAt(made, frame));
    return pose.worldTransform(made.node(name)).map(QVector3D());
  };
  expectNear(placeOf("1 left hand", 0), {24, 30, 8});
  expectNear(placeOf("1 left hand", 0.5), {24.5F, 30, 8});
  expectNear(placeOf("1 left hand", 1), {25, 30, 8});
  expectNear(placeOf("15", 0.3), {-24, 28, 8});
}

TEST(AnchorAxes, standAsTheirAnglesSay) {
  for (const QVector3D& angles : {QVector3D(0, 0, 0), QVector3D(0.4F, 0, 0), QVector3D(0, 1.1F, 0),
                                  QVector3D(0, 0, 2.5F), QVector3D(0.7F, -0.3F, 5.9F)}) {
    const QQuaternion orientation = anchorOrientation({{1, 2, 3}, angles});
    for (const QVector3D& axis : {QVector3D(1, 0, 0), QVector3D(0, 1, 0), QVector3D(0, 0, 1)}) {
      expectNear(orientation.rotatedVector(toScene(axis)), toScene(turned(axis, angles)));
    }
  }
  const float nan = std::numeric_limits<float>::quiet_NaN();
  EXPECT_EQ(anchorOrientation({{}, {nan, 0, 0}}), QQuaternion());
  EXPECT_EQ(anchorOrientation({{}, {0, 1e30F, 0}}), QQuaternion());
}

TEST(AnchorAxes, areThreeArmsAsLongAsATwentiethOfTheFigure) {
  const SceneUnderTest made(anchored());
  const scene::Mesh& mesh = made.meshOf(made.node("15"));
  ASSERT_EQ(mesh.surfaces.size(), 3U);
  expectSolid(mesh);
  EXPECT_NEAR(mesh.bounds.max().x(), 5, 0.01) << "the figure is 100 units tall";
  EXPECT_NEAR(mesh.bounds.max().y(), 5, 0.01);
  EXPECT_NEAR(mesh.bounds.max().z(), 5, 0.01);
}

TEST(AnchorAxes, leadToTheRecordOfTheFrameShown) {
  const SceneUnderTest made(anchored());
  const DrawItemIndex left = made.itemOf(made.node("1 left hand"));
  EXPECT_EQ(animation::Pose(made.pointer(), visibleAt(made, 0)).recordOf(left, 0),
            (RecordRef{made.records().anchors, 1}));
  EXPECT_EQ(animation::Pose(made.pointer(), visibleAt(made, 1)).recordOf(left, 0),
            (RecordRef{made.records().anchors, 2}));
  EXPECT_EQ(animation::Pose(made.pointer(), visibleAt(made, 1)).recordOf(made.itemOf(made.node("15")), 0),
            (RecordRef{made.records().anchors, 3}));
  EXPECT_EQ(animation::timeShowing(made.scene(), state::evaluate(made.scene(), visibleAt(made, 0)),
                                   {made.records().anchors, 2}),
            (animation::AnimationTime{0, 0.1}));
}

TEST(AnchorAxes, numbersThatLeadNowhereAreNoAnchors) {
  TestModel model = triangleModel();
  model.anchors = {raw(5, 0, 0)};
  model.meshes[0].anchors.fill(7);
  model.meshes[0].anchors[3] = 0;
  const SceneUnderTest made(model);
  EXPECT_FALSE(made.nodesNamed("3 left foot").empty()) << "a record 0 that is somewhere is an anchor";
  EXPECT_TRUE(made.nodesNamed("4 head top").empty());
}

} // namespace
} // namespace vitrine::tests
