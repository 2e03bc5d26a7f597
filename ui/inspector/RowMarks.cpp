#include "ui/inspector/RowMarks.h"

#include "ui/inspector/RecordTableModel.h"

#include <QTableView>

#include <algorithm>

namespace vitrine::ui {
namespace {

/// Rows in more runs than these are not marked: the view goes through all runs for each of its cells, and compares each
/// with those that were marked before.
constexpr std::size_t kMostMarkedRuns = 5'000;

} // namespace

std::size_t markRows(QTableView& table, const RecordTableModel& model, const std::vector<RecordRef>& records) {
  std::vector<int> marked;
  for (const RecordRef& record : records) {
    if (const auto row = record.section == model.section() ? model.rowOf(record.row) : std::nullopt) {
      marked.push_back(*row);
    }
  }
  std::ranges::sort(marked);
  QItemSelection rows;
  for (std::size_t first = 0, next = 0; first < marked.size() && std::size_t(rows.size()) <= kMostMarkedRuns;
       first = next) {
    next = first + 1;
    while (next < marked.size() && marked[next] == marked[next - 1] + 1) {
      ++next;
    }
    rows.append(
        QItemSelectionRange(model.index(marked[first], 0), model.index(marked[next - 1], model.columnCount() - 1)));
  }
  const bool isTooMany = std::size_t(rows.size()) > kMostMarkedRuns;
  table.selectionModel()->select(isTooMany ? QItemSelection() : rows, QItemSelectionModel::ClearAndSelect);
  return isTooMany ? marked.size() : 0;
}

void showMarkedRow(QTableView& table) {
  const QItemSelection& marked = table.selectionModel()->selection();
  const QRect sight = table.viewport()->rect();
  const int top = table.rowAt(sight.top());
  const int last = table.rowAt(sight.bottom());
  const int bottom = last < 0 ? table.model()->rowCount() - 1 : last;
  const auto isInSight = [&](const QItemSelectionRange& rows) { return rows.top() <= bottom && rows.bottom() >= top; };
  if (!marked.isEmpty() && std::ranges::none_of(marked, isInSight)) {
    table.scrollTo(table.model()->index(marked.front().top(), 0), QAbstractItemView::PositionAtCenter);
  }
}

std::vector<structure::RowSpan> selectedRecords(const QTableView& table, const RecordTableModel& model) {
  std::vector<structure::RowSpan> spans;
  for (const QItemSelectionRange& range : table.selectionModel()->selection()) {
    spans.push_back({static_cast<std::uint64_t>(range.top()), static_cast<std::uint64_t>(range.bottom()) + 1});
  }
  std::ranges::sort(spans, {}, &structure::RowSpan::first);
  std::vector<structure::RowSpan> merged;
  for (const structure::RowSpan& span : spans) {
    if (!merged.empty() && span.first <= merged.back().last) {
      merged.back().last = std::max(merged.back().last, span.last);
    } else {
      merged.push_back(span);
    }
  }
  if (!model.records()) {
    return merged;
  }
  queries::RowList records;
  for (const structure::RowSpan& span : merged) {
    const auto first = model.records()->begin() + static_cast<std::ptrdiff_t>(span.first);
    records.insert(records.end(), first, first + static_cast<std::ptrdiff_t>(span.last - span.first));
  }
  return structure::spansOf(records);
}

} // namespace vitrine::ui
