#pragma once

#include "core/queries/Expression.h"
#include "core/queries/PathValue.h"
#include "core/queries/QueryNode.h"

namespace vitrine::queries {

NodePtr makeConstant(std::int64_t number);
NodePtr makeConstant(double number);
NodePtr makeConstant(const QString& text);

/// And, Or.
NodePtr makeJunction(Operator op, NodePtr left, NodePtr right);
NodePtr makeNot(NodePtr operand);
/// Equal … GreaterEqual of two numbers or two texts. A missing value compares to nothing; nan equals nan.
NodePtr makeComparison(Operator op, NodePtr left, NodePtr right);
/// Add … BitOr of two numbers. Whole numbers that grow too large go on as real ones; a division is one of real numbers.
NodePtr makeArithmetic(Operator op, NodePtr left, NodePtr right);
/// Negate, Absolute.
NodePtr makeSign(Operator op, NodePtr operand);
/// Has: all bits of `wanted` are set, of which there is one at least.
NodePtr makeHas(NodePtr number, NodePtr wanted);
/// Length, Count.
NodePtr makeListFigure(Operator op, std::unique_ptr<PathValue> list);
/// Contains, of a list of numbers.
NodePtr makeListContains(std::unique_ptr<PathValue> list, NodePtr number);

} // namespace vitrine::queries
