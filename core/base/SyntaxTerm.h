#pragma once

#include <QString>

namespace vitrine::base {

/// Construct of a query language, as a help lists it.
struct SyntaxTerm {
  QString form;    ///< the construct alone, as users type it: "size:"
  QString meaning; ///< one sentence in the language of the program
  QString example; ///< a whole query with the construct in it
};

} // namespace vitrine::base
