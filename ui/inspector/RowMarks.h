#pragma once

#include "core/structure/Structure.h"
#include "core/structure/TableText.h"

#include <vector>

class QTableView;

namespace vitrine::ui {

class RecordTableModel;

/// Marks the rows of these records in a table that shows the model, and no others. Rows in more than a few thousand
/// runs are not marked: returns how many these are, else 0.
std::size_t markRows(QTableView& table, const RecordTableModel& model, const std::vector<RecordRef>& records);

/// Scrolls to the first marked row if none is in sight.
void showMarkedRow(QTableView& table);

/// Records with a marked cell in a table that shows the model, in the order of the table.
std::vector<structure::RowSpan> selectedRecords(const QTableView& table, const RecordTableModel& model);

} // namespace vitrine::ui
