#pragma once

#include "core/measuring/Measurement.h"

#include <QString>

namespace vitrine::ui {

/// Texts of measurements for people. Numbers are as everywhere where coordinates are shown: a point, no groups.

QString measurementKindText(measuring::MeasurementKind kind);
/// "8", to a thousandth.
QString measuredNumber(double value);
/// "0.2032 m" of a length in the file's unit.
QString metresText(double length, double metresPerUnit);
/// Distance, angle ("90°") or area, in the file's unit.
QString measuredText(const measuring::Measurement& measurement);
/// The same in metres or square metres; empty: an angle.
QString measuredMetresText(const measuring::Measurement& measurement, double metresPerUnit);
/// The value in the unit that the user wants lengths in.
QString measuredNoteText(const measuring::Measurement& measurement, double metresPerUnit);
/// All values in the file's unit and in metres, without the name: "8 (0.2032 m); ΔX 8 (0.2032 m), …".
QString measuredValuesText(const measuring::Measurement& measurement, double metresPerUnit);
/// A line of all values for each measurement, with its name before it.
QString measurementsText(const measuring::Measurements& measurements, double metresPerUnit);

} // namespace vitrine::ui
