#pragma once

#include "core/base/Result.h"
#include "core/exporting/ModelWriter.h"

namespace vitrine::exporting {

/// The writer of the module beside the program, which is loaded at the first call and stays. Nothing else of the
/// program links what it brings with it. Error: it is not there or cannot be loaded.
Result<const ModelWriter*> modelWriter();

} // namespace vitrine::exporting
