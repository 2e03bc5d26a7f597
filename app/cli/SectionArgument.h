#pragma once

#include "core/base/Result.h"
#include "core/document/Document.h"

#include <QString>

namespace vitrine::cli {

/// The section a SECTION argument names: a path or number as `info` prints it, or the tail of a path where only one
/// section ends so ("FACES", "materials/wall.vmt"). NotFound says what else there is.
Result<SectionId> findSection(const Document& document, const QString& argument);

} // namespace vitrine::cli
