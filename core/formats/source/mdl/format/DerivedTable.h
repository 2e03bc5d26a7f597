#pragma once

#include "core/structure/RecordTable.h"

#include <functional>

namespace vitrine::formats::source {

/// Derived values of a record beside its bytes: names they lead to, numbers counted from elsewhere. A value for each
/// field; `record` is as it was decoded.
using RowMeaning = std::function<std::vector<structure::Value>(std::uint64_t index, const structure::Row& record)>;

/// A table with further cells before its own. Their fields have no place (structure::kVaryingOffset): the whole record
/// stands for each.
structure::RecordTablePtr makeDerivedTable(structure::RecordTablePtr records, std::vector<structure::Field> fields,
                                           RowMeaning meaning);

} // namespace vitrine::formats::source
