#pragma once

#include "core/formats/api/FormatRegistry.h"

namespace vitrine::formats {

/// True if the document's format writes decoded copies, and something in the file is coded.
bool canBeDecoded(const FormatRegistry& registry, const document::Document& document);

/// Ending of the decoded copy's name, without the dot.
QString decodedExtension(const FormatRegistry& registry, const document::Document& document);

/// Sends the opened file with all that is coded in it decoded (DecodingFormat).
Result<void> writeDecoded(const FormatRegistry& registry, const document::Document& document,
                          const base::Limits& limits, const bytes::ByteSink& sink, base::Progress& progress);

} // namespace vitrine::formats
