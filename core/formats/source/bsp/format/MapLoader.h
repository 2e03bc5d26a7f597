#pragma once

#include "core/formats/api/Format.h"

namespace vitrine::formats::source {

/// Reads a whole map: lumps, structure, scene, counts. As Format::read.
Result<void> loadMap(const Source& source, LoadContext& context, Document& document);

/// The files packed into a map, without reading the rest of it. NotFound when it carries none.
Result<MountPtr> mountPakFile(const Source& source, const Limits& limits);

} // namespace vitrine::formats::source
