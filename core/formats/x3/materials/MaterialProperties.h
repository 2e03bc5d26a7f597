#pragma once

#include "core/formats/x3/materials/MaterialSource.h"
#include "core/formats/x3/materials/Properties.h"

namespace vitrine::formats::x3 {

/// Everything a material says, field by field: what it is, its textures with the rule and the file that they lead to,
/// its blend state in words, and parameters that no viewer knows.
std::vector<scene::Property> materialProperties(const MaterialSource& source, bool binary,
                                                const std::optional<RecordRef>& record);

} // namespace vitrine::formats::x3
