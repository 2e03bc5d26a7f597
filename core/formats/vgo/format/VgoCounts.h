#pragma once

#include "core/formats/vgo/file/VgoFile.h"
#include "core/structure/Json.h"

namespace vitrine::formats::vgo {

/// Document::counts: what the file says, part by part, as far as it could be read.
structure::Json vgoCounts(const VgoFile& file);

} // namespace vitrine::formats::vgo
