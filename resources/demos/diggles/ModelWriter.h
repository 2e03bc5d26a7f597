#pragma once

#include "resources/demos/common/ByteWriter.h"
#include "resources/demos/diggles/Model.h"

namespace vitrine::demos::diggles {

/// The bytes of a .3db file. Counts are those of the lists; whether numbers lead anywhere is the caller's business.
/// Throws std::length_error when a list is longer than its count can say.
Bytes writeModel(const Model& model);

} // namespace vitrine::demos::diggles
