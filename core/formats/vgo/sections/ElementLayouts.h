#pragma once

#include "core/formats/vgo/accessors/Accessor.h"
#include "core/structure/RecordLayout.h"

#include <memory>

namespace vitrine::formats::vgo {

/// What one element of that type looks like in a table; null: it is of no type that is known.
std::shared_ptr<const structure::RecordLayout> elementLayout(DataType type);

/// Three indices of a triangle. Null: indices are not of that type.
std::shared_ptr<const structure::RecordLayout> triangleLayout(DataType type);

/// What the table of a picture file tells of it.
std::shared_ptr<const structure::RecordLayout> pictureLayout();

} // namespace vitrine::formats::vgo
