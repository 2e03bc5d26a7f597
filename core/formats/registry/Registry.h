#pragma once

#include "core/formats/api/FormatRegistry.h"

namespace vitrine::formats {

/// Every format this build has. Thread-safe; lives as long as the process.
const FormatRegistry& registry();

} // namespace vitrine::formats
