#pragma once

#include "core/formats/x3/assets/MaterialSource.h"
#include "core/formats/x3/assets/Properties.h"

namespace vitrine::formats::x3 {

/// Properties of a material, field by field: its kind, its textures with the rule and the file that they lead to,
/// its blend state in words, and parameters that no viewer knows.
std::vector<scene::Property> materialProperties(const MaterialSource& source, bool binary,
                                                const std::optional<RecordRef>& record);

} // namespace vitrine::formats::x3
