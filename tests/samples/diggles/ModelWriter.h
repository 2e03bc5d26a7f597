#pragma once

#include "common/ByteWriter.h"
#include "diggles/Model.h"

namespace vitrine::samples::diggles {

/// The bytes of a .3db file. Counts are those of the lists; whether numbers lead anywhere is the caller's business.
/// Throws std::length_error when a list is longer than its count can say.
Bytes writeModel(const Model& model);

} // namespace vitrine::samples::diggles
