#include "ui/hex/FoundModel.h"

namespace vitrine::ui {

FoundModel::FoundModel(const TableColumns<FoundBytes>& own, QObject* parent) : TableModel(parent) {
  TableColumns<FoundBytes> all{
      {.heading = [] { return tr("Offset"); }, .text = [](const FoundBytes& row) { return hexText(row.range.offset); }},
      {.heading = [] { return tr("Size"); },
       .text = [](const FoundBytes& row) { return countText(row.range.size); },
       .alignment = kNumberAlignment,
       .headingAlignment = kNumberAlignment}};
  std::ranges::copy(own, std::back_inserter(all));
  setColumns(std::move(all));
}

void FoundModel::sortAgain() {
  if (m_sortColumn != kOffset || m_sortOrder != Qt::AscendingOrder) {
    sort(m_sortColumn, m_sortOrder);
  }
}

void FoundModel::sort(int column, Qt::SortOrder order) {
  m_sortColumn = column;
  m_sortOrder = order;
  const auto less = [&](const FoundBytes& a, const FoundBytes& b) {
    if (column == kOffset) {
      return a.range.offset < b.range.offset;
    }
    const auto& text = columns()[static_cast<std::size_t>(column)].text;
    return column == kSize ? a.range.size < b.range.size : text(a) < text(b);
  };
  sortRows(
      [&](const FoundBytes& a, const FoundBytes& b) { return order == Qt::AscendingOrder ? less(a, b) : less(b, a); });
}

} // namespace vitrine::ui
