#pragma once

#include "core/formats/diggles/records/ModelFile.h"

namespace vitrine::formats::diggles {

/// Tells of numbers that lead nowhere, and of arrays that do not fit each other. Each place once, and of each kind only
/// the first few: the last of them says how many more there are.
void checkModel(const ModelFile& model, Diagnostics& diagnostics);

} // namespace vitrine::formats::diggles
