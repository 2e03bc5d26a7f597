#pragma once

#include "core/document/Document.h"
#include "core/files/Mount.h"

namespace vitrine::formats::source {

/// What a map's document keeps for finding its materials later.
struct BspData final : document::FormatData {
  files::MountPtr pakfile; ///< null: the map carries no files
};

} // namespace vitrine::formats::source
