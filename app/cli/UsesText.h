#pragma once

#include "core/links/ReverseReferences.h"
#include "core/structure/TableText.h"

namespace vitrine::cli {

/// Users of a record: CSV with a line for each, "section,field,row", or a JSON array with an object for each field:
/// `section`, `field`, `rows`.
void writeUses(const structure::Structure& structure, const std::vector<links::RecordUse>& uses, bool json,
               const structure::TextSink& sink);

} // namespace vitrine::cli
