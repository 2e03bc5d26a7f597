#pragma once

#include "core/formats/api/Format.h"

namespace vitrine::formats::source {

Result<DocumentPtr> loadModel(const Source& source, const FormatInfo& info, LoadContext& context);

} // namespace vitrine::formats::source
