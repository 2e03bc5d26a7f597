#pragma once

#include "core/formats/api/Format.h"

namespace vitrine::formats::source {

Result<void> loadModel(const Source& source, const FormatInfo& info, LoadContext& context, Document& document);

} // namespace vitrine::formats::source
