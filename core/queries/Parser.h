#pragma once

#include "core/queries/Expression.h"

namespace vitrine::queries {

/// The tree of an expression as docs/cli.md ("Expressions") has the grammar. Ends for any text, with bounded recursion.
Parsed<Expression> parseExpression(const QString& text);

/// One column to sort by: a path, descending where a minus stands before it.
struct SortKey {
  Expression path;
  bool descending = false;
};

/// Columns with commas between: "area,-ref(texinfo).flags".
Parsed<std::vector<SortKey>> parseSortKeys(const QString& text);

/// A field's name as expressions take it: in backticks where it is no plain word.
QString quotedName(const QString& field);

/// A text as expressions take it, in quotes.
QString quotedText(const QString& text);

} // namespace vitrine::queries
