#pragma once

#include "core/document/Document.h"
#include "core/document/ResolveReport.h"

#include <functional>

namespace vitrine::document {

/// The object of `info --json` (docs/cli.md describes it; it is stable). With `report`, missing files and diagnostics
/// of resolving follow those of the load, it says where these were looked for, and materials and textures are counted
/// as they are after it.
structure::Json toJson(const Document& document, const ResolveReport* report = nullptr);

/// Summary for people: what the file is, what is in it, the section tree, what was odd. Line by line, without ends of
/// lines; large files have many.
using LineSink = std::function<void(const QString& line)>;
void describe(const Document& document, const ResolveReport* report, const LineSink& sink);
/// Text of the whole summary; ends with an end of line.
QString toText(const Document& document, const ResolveReport* report = nullptr);

} // namespace vitrine::document
