#pragma once

#include "core/document/Document.h"
#include "core/searching/MatchCollector.h"

namespace vitrine::searching {

/// All byte spaces of a document: the forms of the query (byteForms), or of a regular expression its matches in the
/// bytes read as Latin-1. Reads a window at a time. Takes the part `from` … `to` of the progress.
void searchSpaces(const Document& document, MatchCollector& found, double from, double to);

} // namespace vitrine::searching
