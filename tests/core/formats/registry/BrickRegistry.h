#pragma once

#include "core/formats/api/FormatRegistry.h"

namespace vitrine::tests {

/// The formats of this folder alone.
const formats::FormatRegistry& brickRegistry();

} // namespace vitrine::tests
