#pragma once

#include "core/document/Document.h"

namespace vitrine::document {

/// The object of `info --json` (docs/cli.md describes it; it is stable).
structure::Json toJson(const Document& document);

/// The same for people: what the file is, what is in it, the section tree, what was odd.
QString toText(const Document& document);

} // namespace vitrine::document
