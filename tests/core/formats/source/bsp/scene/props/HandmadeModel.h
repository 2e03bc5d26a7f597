#pragma once

#include "core/formats/source/bsp/assets/MapModels.h"

#include <map>

namespace vitrine::tests {

/// A model of two slots, a triangle each, four units high: `models/<name>.mdl`, whose second skin swaps the materials
/// "<name>/red" and "shared/blue".
formats::source::PropModel handmadeModel(const QString& name);

/// Models by path, and how often each was asked for; all others are missing.
struct HandmadeModels {
  std::map<QString, formats::source::PropModel> models;
  std::map<QString, QByteArray> files;
  std::map<QString, Error> problems;
  std::map<QString, int> asked;

  formats::source::MapModels reader(const Limits& limits, Diagnostics& diagnostics, Progress& progress);
};

} // namespace vitrine::tests
