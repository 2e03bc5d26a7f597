#pragma once

#include "core/base/Progress.h"
#include "core/formats/vgo/file/VgoFile.h"
#include "core/structure/Json.h"

namespace vitrine::formats::vgo {

/// Document::counts: what the file says, part by part, as far as it could be read. Throws only base::Cancelled.
structure::Json vgoCounts(const VgoFile& file, const base::Progress& progress);

} // namespace vitrine::formats::vgo
