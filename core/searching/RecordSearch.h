#pragma once

#include "core/document/Document.h"
#include "core/searching/MatchCollector.h"

namespace vitrine::searching {

/// Cells of all records: texts, numbers that are equal, names of flags and values. Tables whose layout has no field
/// that could match are not read. Takes the part `from` … `to` of the progress.
void searchRecords(const Document& document, MatchCollector& found, double from, double to);

} // namespace vitrine::searching
