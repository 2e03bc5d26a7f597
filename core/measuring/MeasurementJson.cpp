#include "core/measuring/MeasurementJson.h"

#include "core/base/KeptList.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <cmath>
#include <limits>

namespace vitrine::measuring {
namespace {

const QString kMetresKey = QStringLiteral("metresPerUnit");
const QString kListKey = QStringLiteral("measurements");
const QString kNameKey = QStringLiteral("name");
const QString kKindKey = QStringLiteral("kind");
const QString kPointsKey = QStringLiteral("points");

constexpr std::array kKinds{MeasurementKind::Distance, MeasurementKind::Angle, MeasurementKind::Area};

QString idOf(MeasurementKind kind) {
  switch (kind) {
  case MeasurementKind::Distance:
    return QStringLiteral("distance");
  case MeasurementKind::Angle:
    return QStringLiteral("angle");
  case MeasurementKind::Area:
    break;
  }
  return QStringLiteral("area");
}

/// The shortest decimal number that is read as this float.
double shortest(float value) {
  return QString::number(value, 'g', QLocale::FloatingPointShortest).toDouble();
}

QJsonArray arrayOf(const QVector3D& point) {
  return {shortest(point.x()), shortest(point.y()), shortest(point.z())};
}

QJsonObject objectOf(const Measurement& measurement, double metresPerUnit) {
  QJsonArray points;
  for (const QVector3D& point : measurement.points) {
    points << arrayOf(point);
  }
  const MeasuredValues values = valuesOf(measurement);
  QJsonObject one{{kNameKey, measurement.name},
                  {kKindKey, idOf(measurement.kind)},
                  {kPointsKey, points},
                  {QStringLiteral("length"), values.length},
                  {QStringLiteral("lengthMetres"), values.length * metresPerUnit},
                  {QStringLiteral("delta"), QJsonArray{values.delta[0], values.delta[1], values.delta[2]}}};
  if (measurement.kind == MeasurementKind::Angle) {
    one.insert(QStringLiteral("degrees"), values.degrees);
  }
  if (measurement.kind == MeasurementKind::Area) {
    one.insert(QStringLiteral("area"), values.area);
    one.insert(QStringLiteral("areaSquareMetres"), values.area * metresPerUnit * metresPerUnit);
  }
  return one;
}

std::optional<QVector3D> pointFrom(const QJsonArray& numbers) {
  QVector3D point;
  for (int axis = 0; axis < 3; ++axis) {
    const double number = numbers.at(axis).toDouble(std::numeric_limits<double>::quiet_NaN());
    if (numbers.size() != 3 || !(std::abs(number) <= std::numeric_limits<float>::max())) {
      return std::nullopt;
    }
    point[axis] = static_cast<float>(number);
  }
  return point;
}

std::optional<Measurement> measurementFrom(const QJsonObject& one) {
  const auto kind = std::ranges::find(kKinds, one.value(kKindKey).toString(), idOf);
  if (kind == kKinds.end()) {
    return std::nullopt;
  }
  const QJsonArray points = one.value(kPointsKey).toArray();
  const auto count = static_cast<std::size_t>(points.size());
  if (count < leastPoints(*kind) || count > mostPoints(*kind)) {
    return std::nullopt;
  }
  Measurement measurement{one.value(kNameKey).toString(), *kind, {}};
  for (const QJsonValue& numbers : points) {
    const auto point = pointFrom(numbers.toArray());
    if (!point) {
      return std::nullopt;
    }
    measurement.points.push_back(*point);
  }
  return measurement;
}

} // namespace

QByteArray measurementsToJson(const Measurements& measurements, double metresPerUnit, const QString& fileName) {
  QJsonArray list;
  for (const Measurement& measurement : measurements) {
    list << objectOf(measurement, metresPerUnit);
  }
  QJsonObject kept = base::keptList(kListKey, fileName, list);
  kept.insert(kMetresKey, metresPerUnit);
  return QJsonDocument(kept).toJson();
}

std::optional<Measurements> measurementsFromJson(const QByteArray& json) {
  const auto list = base::keptEntries(json, kListKey, kMostMeasurements);
  if (!list) {
    return std::nullopt;
  }
  Measurements measurements;
  for (const QJsonValue& entry : *list) {
    if (auto measurement = measurementFrom(entry.toObject())) {
      measurements.push_back(std::move(*measurement));
    }
  }
  return measurements;
}

} // namespace vitrine::measuring
