#pragma once

#include "core/document/Document.h"
#include "core/queries/RecordFilter.h"

#include <memory>

namespace vitrine::ui {

/// Rows of a table in the order they are shown; null: all records in the order of the file.
using ShownRows = std::shared_ptr<const queries::RowList>;

/// Records of `section` that match `filter`, in the order of the columns `order`. An empty filter matches all records,
/// an empty order is that of the file. Throws base::Cancelled through `progress`.
Result<ShownRows> queryRecords(const Document& document, SectionId section, const QString& filter, const QString& order,
                               Progress& progress);

} // namespace vitrine::ui
