#include "core/measuring/Measurement.h"

#include "core/measuring/MeasurementJson.h"
#include "core/scene/Axes.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <gtest/gtest.h>

#include <cmath>

namespace vitrine::measuring {
namespace {

MeasuredValues measured(MeasurementKind kind, std::vector<QVector3D> points) {
  return valuesOf({QString(), kind, std::move(points)});
}

TEST(MeasurementTest, ADistanceHasALengthAndAWayAlongEachAxis) {
  const MeasuredValues values = measured(MeasurementKind::Distance, {{1, 2, 3}, {4, -2, 15}});
  EXPECT_EQ(values.length, 13);
  EXPECT_EQ(values.delta, (Vector{3, -4, 12}));
}

TEST(MeasurementTest, TheAxesAreThoseOfTheFile) {
  // A Source map: (x, y, z) of the file is (x, z, -y) of the scene.
  const scene::Axes axes = scene::kZUpRightHanded;
  const QVector3D from = axes.toFile(QVector3D(10, 20, 30));
  const QVector3D to = axes.toFile(QVector3D(11, 22, 26));
  EXPECT_EQ(measured(MeasurementKind::Distance, {from, to}).delta, (Vector{1, 4, 2}));
}

TEST(MeasurementTest, FarFromTheOriginNothingIsLost) {
  const MeasuredValues values =
      measured(MeasurementKind::Distance, {{4'000'000, -4'000'000, 0}, {4'000'008, -4'000'000, 0}});
  EXPECT_EQ(values.length, 8);
}

TEST(MeasurementTest, AnAngleIsAtTheSecondPoint) {
  const auto degrees = [](const QVector3D& from, const QVector3D& to) {
    return measured(MeasurementKind::Angle, {QVector3D(5, 5, 5) + from, {5, 5, 5}, QVector3D(5, 5, 5) + to}).degrees;
  };
  EXPECT_DOUBLE_EQ(degrees({2, 0, 0}, {0, 0, 7}), 90);
  EXPECT_DOUBLE_EQ(degrees({2, 0, 0}, {3, 3, 0}), 45);
  EXPECT_DOUBLE_EQ(degrees({0, 1, 0}, {0, -4, 0}), 180);
  EXPECT_DOUBLE_EQ(degrees({0, 1, 0}, {0, 4, 0}), 0);
  EXPECT_NEAR(degrees({1, 0, 0}, {1024, 1, 0}), 0.05595289, 1e-7) << "atan(1 / 1024)";
  const MeasuredValues values = measured(MeasurementKind::Angle, {{3, 0, 0}, {0, 0, 0}, {0, 4, 0}});
  EXPECT_EQ(values.length, 7) << "both legs";
  EXPECT_EQ(values.delta, (Vector{-3, 4, 0})) << "from the first to the last point";
}

TEST(MeasurementTest, AnAreaIsClosed) {
  const MeasuredValues values = measured(MeasurementKind::Area, {{0, 5, 0}, {8, 5, 0}, {8, 5, 8}, {0, 5, 8}});
  EXPECT_EQ(values.area, 64);
  EXPECT_EQ(values.length, 32);
  EXPECT_EQ(values.offPlane, 0);
  EXPECT_EQ(values.delta, (Vector{8, 0, 8})) << "its extent";
}

TEST(MeasurementTest, AnAreaMayHaveANotch) {
  const MeasuredValues values =
      measured(MeasurementKind::Area, {{0, 0, 0}, {4, 0, 0}, {4, 1, 0}, {1, 1, 0}, {1, 4, 0}, {0, 4, 0}});
  EXPECT_EQ(values.area, 7);
  EXPECT_EQ(values.length, 16);
}

TEST(MeasurementTest, OfAQuadThatIsNotFlatTheAreaIsThatOfItsProjection) {
  // Half the cross product of its diagonals, (1, 1, 1) and (-1, 1, 0): (-1, -1, 2) / 2.
  std::vector<QVector3D> points{{0, 0, 0}, {1, 0, 0}, {1, 1, 1}, {0, 1, 0}};
  for (int start = 0; start < 4; ++start) {
    const MeasuredValues values = measured(MeasurementKind::Area, points);
    EXPECT_NEAR(values.area, std::sqrt(6.0) / 2, 1e-12) << "whichever corner is first";
    EXPECT_NEAR(values.offPlane, 0.5 / std::sqrt(6.0), 1e-12);
    std::ranges::rotate(points, points.begin() + 1);
  }
}

TEST(MeasurementTest, TooFewPointsAreNoHarm) {
  EXPECT_EQ(measured(MeasurementKind::Distance, {}).length, 0);
  EXPECT_EQ(measured(MeasurementKind::Angle, {{1, 0, 0}, {2, 0, 0}}).degrees, 0);
  const MeasuredValues line = measured(MeasurementKind::Area, {{0, 0, 0}, {2, 0, 0}});
  EXPECT_EQ(line.area, 0);
  EXPECT_EQ(line.length, 2);
  EXPECT_EQ(measured(MeasurementKind::Area, {{0, 0, 0}, {1, 0, 0}, {2, 0, 0}}).offPlane, 0) << "it has no plane";
}

TEST(MeasurementJsonTest, TheyComeBackFromTheirText) {
  const Measurements made{{QStringLiteral("Tür & Tor"), MeasurementKind::Distance, {{0.1F, 2, -3}, {1e7F, 0, 1e-7F}}},
                          {QStringLiteral("二"), MeasurementKind::Angle, {{0, 0, 0}, {1, 0, 0}, {1, 1, 0}}},
                          {QStringLiteral("c"), MeasurementKind::Area, {{0, 0, 0}, {1, 0, 0}, {1, 1, 0}, {0, 1, 0}}}};
  const auto read = measurementsFromJson(measurementsToJson(made, 0.0254, QStringLiteral("hall.bsp")));
  ASSERT_TRUE(read);
  EXPECT_EQ(*read, made);
}

TEST(MeasurementJsonTest, SaysWhatWasMeasured) {
  const Measurements made{{QStringLiteral("a"), MeasurementKind::Area, {{0, 0, 0}, {8, 0, 0}, {8, 8, 0}, {0, 8, 0}}}};
  const QByteArray json = measurementsToJson(made, 0.5, QStringLiteral("hall.bsp"));
  const QJsonObject all = QJsonDocument::fromJson(json).object();
  EXPECT_EQ(all.value(QStringLiteral("file")).toString(), QStringLiteral("hall.bsp"));
  EXPECT_EQ(all.value(QStringLiteral("metresPerUnit")).toDouble(), 0.5);
  const QJsonObject one = all.value(QStringLiteral("measurements")).toArray().at(0).toObject();
  EXPECT_EQ(one.value(QStringLiteral("kind")).toString(), QStringLiteral("area"));
  EXPECT_EQ(one.value(QStringLiteral("area")).toDouble(), 64);
  EXPECT_EQ(one.value(QStringLiteral("areaSquareMetres")).toDouble(), 16);
  EXPECT_EQ(one.value(QStringLiteral("length")).toDouble(), 32);
  EXPECT_EQ(one.value(QStringLiteral("lengthMetres")).toDouble(), 16);
}

TEST(MeasurementJsonTest, OthersFilesDoNoHarm) {
  EXPECT_FALSE(measurementsFromJson("{}"));
  EXPECT_FALSE(measurementsFromJson("no JSON"));
  EXPECT_FALSE(measurementsFromJson(R"({"version": 2, "measurements": []})"));
  EXPECT_FALSE(measurementsFromJson(R"({"version": 1, "measurements": {}})"));
  const auto read = measurementsFromJson(R"({"version": 1, "measurements": [7, {"kind": "volume", "points": []},
      {"kind": "distance", "points": [[0, 0, 0]]}, {"kind": "distance", "points": [[0, 0, 0], [1, 0]]},
      {"kind": "distance", "points": [[0, 0, 0], [1, 0, 1e300]]}, {"kind": "distance", "points": [[0, 0, 0], [1, 0, "x"]]},
      {"kind": "angle", "points": [[0, 0, 0], [1, 0, 0], [1, 1, 0], [2, 2, 2]]},
      {"kind": "distance", "points": [[0, 0, 0], [1, 0, 0]], "length": 99}]})");
  ASSERT_TRUE(read);
  ASSERT_EQ(read->size(), 1);
  EXPECT_EQ(valuesOf(read->front()).length, 1) << "computed anew";
}

TEST(MeasurementJsonTest, AnAreaHasAMostOfPoints) {
  Measurement area{QStringLiteral("a"), MeasurementKind::Area, std::vector<QVector3D>(kMostAreaPoints)};
  EXPECT_EQ(measurementsFromJson(measurementsToJson({area}, 1, {}))->size(), 1);
  area.points.emplace_back();
  EXPECT_TRUE(measurementsFromJson(measurementsToJson({area}, 1, {}))->empty());
}

} // namespace
} // namespace vitrine::measuring
