#pragma once

#include "resources/demos/source/MapModel.h"

namespace vitrine::demos {

/// Separates the five fields of an output's value in newer branches.
inline constexpr char kOutputSeparator = '\x1b';

/// "target, input, parameter, delay, times" as one value.
std::string outputValue(const std::string& target, const std::string& input, const std::string& parameter, double delay,
                        int times, char separator = kOutputSeparator);
std::string vectorText(const Vec3& v);
std::string numberText(double value);

/// The entity lump: world and point entities, then brush entities with their "model" key; one zero byte at the end.
std::string entityText(const MapModel& model);

} // namespace vitrine::demos
