#pragma once

#include "core/formats/diggles/records/ModelFile.h"

namespace vitrine::formats::diggles {

/// Step that the first frame's box asks for, and the mesh of that frame.
struct AskedStep {
  float step = kStandardStep;
  std::size_t mesh = 0;
};

/// A safety net (docs/formats/diggles-3db.md, "Points"): positions have no unit of their own in the file. Where
/// the box of the first frame with points differs from them by one factor on every axis, that factor is right. nullopt:
/// the standard step stays.
std::optional<AskedStep> askedStep(const ModelFile& model);

} // namespace vitrine::formats::diggles
