#pragma once

#include "core/formats/vgo/accessors/Accessor.h"
#include "core/structure/RecordLayout.h"

#include <memory>

namespace vitrine::formats::vgo {

/// Layout of one element of that type in a table; null: unknown type.
std::shared_ptr<const structure::RecordLayout> elementLayout(DataType type);

/// Three indices of a triangle. Null: indices are not of that type.
std::shared_ptr<const structure::RecordLayout> triangleLayout(DataType type);

/// Layout of the table of a picture file.
std::shared_ptr<const structure::RecordLayout> pictureLayout();

} // namespace vitrine::formats::vgo
