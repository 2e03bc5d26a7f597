#pragma once

#include "core/formats/api/Format.h"

namespace vitrine::formats::x3 {

/// Reads a scene or body of X2 and X3, whatever its kind: that is told by content alone.
Result<void> readDocument(const Source& source, LoadContext& context, Document& document);

} // namespace vitrine::formats::x3
