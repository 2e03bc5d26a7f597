#pragma once

#include "core/formats/vgo/reading/VgoFile.h"
#include "core/scene/Material.h"

namespace vitrine::formats::vgo {

/// What to tell first: whose it is and what one may do with it, then what wrote it and how it is stored. Values of the
/// asset carry the place of their bytes.
std::vector<scene::Property> assetProperties(const VgoFile& file);

} // namespace vitrine::formats::vgo
