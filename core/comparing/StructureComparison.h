#pragma once

#include "core/base/Progress.h"
#include "core/comparing/Difference.h"
#include "core/document/Document.h"

namespace vitrine::comparing {

/// Differences of two documents of one format as structure: sections by path, bytes, records, entities. The groups that
/// are not empty. Throws base::Cancelled.
std::vector<DifferenceGroup> compareStructures(const Document& before, const Document& after, base::Progress& progress);

} // namespace vitrine::comparing
