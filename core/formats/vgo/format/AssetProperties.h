#pragma once

#include "core/formats/vgo/file/VgoFile.h"
#include "core/scene/Material.h"

namespace vitrine::formats::vgo {

/// Properties to tell first: owner and permissions, then exporter and storage. Values of the
/// asset carry the place of their bytes.
std::vector<scene::Property> assetProperties(const VgoFile& file);

} // namespace vitrine::formats::vgo
