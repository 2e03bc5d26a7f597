#pragma once

#include "core/bytes/Bytes.h"

#include <QString>

#include <vector>

namespace vitrine::ui {

/// The bytes at one place read as a number of this type (little-endian), or as text.
struct Reading {
  QString type; ///< "i16"
  QString value;
};

/// Readings of the bytes from the start of `bytes` as each type that fits.
std::vector<Reading> readings(const Bytes& bytes);

} // namespace vitrine::ui
