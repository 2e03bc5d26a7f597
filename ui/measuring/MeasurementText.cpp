#include "ui/measuring/MeasurementText.h"

#include "ui/widgets/Lengths.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>

#include <cmath>

namespace vitrine::ui {
namespace {

using measuring::MeasuredValues;
using measuring::Measurement;
using measuring::MeasurementKind;

class MeasurementTexts {
  Q_DECLARE_TR_FUNCTIONS(vitrine::ui::MeasurementText)
};

/// Rounded to so many places behind the point, but never to nothing.
QString rounded(double value, int places) {
  QLocale locale;
  locale.setNumberOptions(QLocale::OmitGroupSeparator);
  const double scale = std::pow(10.0, places);
  const double near = std::round(value * scale) / scale;
  if (near == 0 && value != 0) {
    return locale.toString(value, 'g', 3);
  }
  return locale.toString(near == 0 ? 0.0 : near, 'g', 12);
}

QString squareMetresText(double area, double metresPerUnit) {
  return MeasurementTexts::tr("%1 m²").arg(rounded(area * metresPerUnit * metresPerUnit, 4));
}

QString degreesText(double degrees) {
  return MeasurementTexts::tr("%1°").arg(rounded(degrees, 2));
}

QString inBoth(const QString& ofFile, const QString& inMetres) {
  return QStringLiteral("%1 (%2)").arg(ofFile, inMetres);
}

QString lengthText(double length, double metresPerUnit) {
  return inBoth(measuredNumber(length), metresText(length, metresPerUnit));
}

QString deltasText(const Measurement& measurement, const MeasuredValues& values, double metresPerUnit) {
  const QStringList names =
      measurement.kind == MeasurementKind::Area
          ? QStringList{MeasurementTexts::tr("extent X %1"), MeasurementTexts::tr("Y %1"), MeasurementTexts::tr("Z %1")}
          : QStringList{MeasurementTexts::tr("ΔX %1"), MeasurementTexts::tr("ΔY %1"), MeasurementTexts::tr("ΔZ %1")};
  QStringList deltas;
  for (qsizetype axis = 0; axis < 3; ++axis) {
    deltas << names[axis].arg(lengthText(values.delta[static_cast<std::size_t>(axis)], metresPerUnit));
  }
  return deltas.join(QStringLiteral(", "));
}

} // namespace

QString measurementKindText(MeasurementKind kind) {
  switch (kind) {
  case MeasurementKind::Distance:
    return MeasurementTexts::tr("Distance");
  case MeasurementKind::Angle:
    return MeasurementTexts::tr("Angle");
  case MeasurementKind::Area:
    break;
  }
  return MeasurementTexts::tr("Area");
}

QString measuredNumber(double value) {
  return rounded(value, 3);
}

QString metresText(double length, double metresPerUnit) {
  return MeasurementTexts::tr("%1 m").arg(rounded(length * metresPerUnit, 4));
}

QString measuredText(const Measurement& measurement) {
  const MeasuredValues values = measuring::valuesOf(measurement);
  switch (measurement.kind) {
  case MeasurementKind::Distance:
    return measuredNumber(values.length);
  case MeasurementKind::Angle:
    return degreesText(values.degrees);
  case MeasurementKind::Area:
    break;
  }
  return measuredNumber(values.area);
}

QString measuredMetresText(const Measurement& measurement, double metresPerUnit) {
  const MeasuredValues values = measuring::valuesOf(measurement);
  switch (measurement.kind) {
  case MeasurementKind::Distance:
    return metresText(values.length, metresPerUnit);
  case MeasurementKind::Angle:
    return {};
  case MeasurementKind::Area:
    break;
  }
  return squareMetresText(values.area, metresPerUnit);
}

QString measuredNoteText(const Measurement& measurement, double metresPerUnit) {
  const bool inMetres = Lengths::instance().unit() == LengthUnit::Metres && measurement.kind != MeasurementKind::Angle;
  return inMetres ? measuredMetresText(measurement, metresPerUnit) : measuredText(measurement);
}

QString measuredValuesText(const Measurement& measurement, double metresPerUnit) {
  const MeasuredValues values = measuring::valuesOf(measurement);
  QStringList parts;
  switch (measurement.kind) {
  case MeasurementKind::Distance:
    parts << lengthText(values.length, metresPerUnit);
    break;
  case MeasurementKind::Angle:
    parts << degreesText(values.degrees)
          << MeasurementTexts::tr("both legs %1").arg(lengthText(values.length, metresPerUnit));
    break;
  case MeasurementKind::Area:
    parts << inBoth(measuredNumber(values.area), squareMetresText(values.area, metresPerUnit))
          << MeasurementTexts::tr("perimeter %1").arg(lengthText(values.length, metresPerUnit));
    break;
  }
  parts << deltasText(measurement, values, metresPerUnit);
  if (const QString off = measuredNumber(values.offPlane); values.offPlane > 5e-4) {
    parts << MeasurementTexts::tr("not flat: up to %1 off its plane").arg(off);
  }
  return parts.join(QStringLiteral("; "));
}

QString measurementsText(const measuring::Measurements& measurements, double metresPerUnit) {
  QStringList lines;
  for (const Measurement& measurement : measurements) {
    lines << QStringLiteral("%1: %2").arg(measurement.name, measuredValuesText(measurement, metresPerUnit));
  }
  return lines.join(QLatin1Char('\n'));
}

} // namespace vitrine::ui
