#pragma once

#include "core/queries/QueryError.h"
#include "core/queries/QueryNode.h"

namespace vitrine::queries {

/// Whether a text matches a regular expression somewhere. One that takes too many steps on a text stops the evaluation.
Parsed<NodePtr> makeMatch(NodePtr text, const QString& pattern, bool ignoreCase, const TextRange& place);

/// Whether a text holds another, in upper or lower case.
NodePtr makeTextContains(NodePtr text, NodePtr wanted);

} // namespace vitrine::queries
