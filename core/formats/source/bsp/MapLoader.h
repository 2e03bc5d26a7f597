#pragma once

#include "core/formats/api/Format.h"

namespace vitrine::formats::source {

/// Reads a whole map: lumps, structure, scene, counts. As Format::load.
Result<DocumentPtr> loadMap(const Source& source, LoadContext& context);

} // namespace vitrine::formats::source
