#pragma once

#include "core/queries/QueryError.h"
#include "core/structure/Structure.h"

#include <QStringList>

namespace vitrine::queries {

/// Words that may stand where somebody types.
struct Completion {
  TextRange typed;   ///< the part of a word before the cursor, which a chosen one replaces
  QStringList words; ///< fields of the record or of the one that references lead to, flags, words of the language
};

/// Completion at `cursor` of an expression over the records of `section`, which must have some.
Completion completionAt(const QString& text, qsizetype cursor, const structure::Structure& structure,
                        structure::SectionId section);

} // namespace vitrine::queries
