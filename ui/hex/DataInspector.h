#pragma once

#include "core/bytes/Bytes.h"

#include <QColor>
#include <QString>

#include <vector>

namespace vitrine::ui {

/// Bytes that readings look at, at most.
inline constexpr std::uint64_t kMostRead = 64;

/// The bytes at one place read as one type.
struct Reading {
  QString type;  ///< "i16"
  QString value; ///< little-endian
  QString big;   ///< big-endian; empty: the type has no byte order
  QColor swatch; ///< of types that are colours; invalid: of others
};

/// Readings of the bytes from the start of `bytes` as each type of number and text that fits.
std::vector<Reading> readings(const Bytes& bytes);

/// Readings as the types that fewer files have: fixed point, numbers of varying length, colours, times, GUIDs.
std::vector<Reading> furtherReadings(const Bytes& bytes);

/// Length, sum and checksums of selected bytes.
std::vector<Reading> sumReadings(const Bytes& bytes);

} // namespace vitrine::ui
