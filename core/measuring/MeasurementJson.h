#pragma once

#include "core/measuring/Measurement.h"

#include <QByteArray>

namespace vitrine::measuring {

/// Measurements as JSON: kinds, points in the file's axes, and their values in the file's unit and in metres.
/// `fileName`: of what was measured, for people.
QByteArray measurementsToJson(const Measurements& measurements, double metresPerUnit, const QString& fileName);
/// Measurements of such a JSON, whose values are computed anew. nullopt: it holds no measurements. Single ones that
/// make no sense are left out.
std::optional<Measurements> measurementsFromJson(const QByteArray& json);

/// Largest number of measurements that are read: a file of others must not fill the memory.
inline constexpr qsizetype kMostMeasurements = 1000;

} // namespace vitrine::measuring
