#pragma once

#include "core/document/Document.h"
#include "core/searching/MatchCollector.h"

namespace vitrine::searching {

/// Names and notes of sections; those that name files of an archive or a map are MatchKind::File.
void searchSections(const Document& document, MatchCollector& found);

/// Names and values of sections that name what they hold (JSON, BSON).
void searchMembers(const Document& document, MatchCollector& found);

} // namespace vitrine::searching
