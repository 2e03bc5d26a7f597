#pragma once

#include "core/structure/Structure.h"

namespace vitrine::queries {

/// The condition that field `field` of a record of `section`, which must have records, leads to `target`, as an
/// expression; of a list, one of its numbers. Empty: no number leads there.
QString conditionLeadingTo(const structure::Structure& structure, structure::SectionId section, std::size_t field,
                           const structure::RecordRef& target);

} // namespace vitrine::queries
