#pragma once

#include "core/base/Result.h"
#include "core/structure/Structure.h"

namespace vitrine::structure {

/// The section a user means: its path or number, or the end of a path that no other has. Error: none, or several.
Result<SectionId> findSection(const Structure& structure, const QString& name);

} // namespace vitrine::structure
