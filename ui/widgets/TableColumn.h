#pragma once

#include "ui/widgets/Texts.h"

#include <QVariant>

#include <functional>
#include <vector>

namespace vitrine::ui {

/// Role of the values that a proxy sorts by.
inline constexpr int kSortRole = Qt::UserRole;
/// Alignment of numbers.
inline constexpr Qt::Alignment kNumberAlignment = Qt::AlignRight | Qt::AlignVCenter;

/// Column of a table as data: its heading, and its cells as functions of a row. Every function is optional. Headings
/// are functions too, so that they follow a change of language.
template <typename Row>
struct TableColumn {
  template <typename Value>
  using Of = std::function<Value(const Row& row)>;

  // Initialised by {}, not by = {}: GCC 12 has an internal error for the latter in a class template.
  std::function<QString()> heading{};
  std::function<QString()> headingTip{}; ///< default: `heading`, which a narrow column cuts
  Of<QString> text{};
  Of<QString> copiedText{}; ///< text for the clipboard; default: `text`
  Of<QVariant> sortValue{}; ///< value of kSortRole; default: `text` in lower case
  Of<QString> toolTip{};    ///< default: `text`, which is not read as HTML
  Of<QString> accessibleText{};
  Of<QVariant> decoration{};
  Of<QVariant> font{};
  Of<QVariant> foreground{};
  Of<QVariant> background{};
  Of<bool> enabled{}; ///< default: true
  Qt::Alignment alignment{};
  Qt::Alignment headingAlignment{};
  std::function<bool(int row, const QString& text)> edit{}; ///< makes cells editable; returns false to refuse a text
};

/// Tool tip of columns that have none.
inline constexpr auto kNoToolTip = [](const auto& /*row*/) { return QString(); };

template <typename Row>
using TableColumns = std::vector<TableColumn<Row>>;

/// Columns with the look of `common` where they have none of their own: tool tip, font, foreground, enabled.
template <typename Row>
TableColumns<Row> withCommonLook(TableColumns<Row> columns, const TableColumn<Row>& common) {
  const auto complete = [&](auto member) {
    for (TableColumn<Row>& column : columns) {
      if (!(column.*member)) {
        column.*member = common.*member;
      }
    }
  };
  complete(&TableColumn<Row>::toolTip);
  complete(&TableColumn<Row>::font);
  complete(&TableColumn<Row>::foreground);
  complete(&TableColumn<Row>::enabled);
  return columns;
}

/// Value of a cell, as QAbstractItemModel::data() returns it.
template <typename Row>
QVariant cellData(const TableColumn<Row>& column, const Row& row, int role) {
  const auto valueOf = [&](const auto& function) { return function ? QVariant(function(row)) : QVariant(); };
  switch (role) {
  case Qt::DisplayRole:
    return valueOf(column.text);
  case Qt::EditRole:
    return column.edit ? valueOf(column.text) : QVariant();
  case Qt::ToolTipRole:
    return column.toolTip || !column.text ? valueOf(column.toolTip) : plainToolTip(column.text(row));
  case kSortRole:
    return column.sortValue || !column.text ? valueOf(column.sortValue) : column.text(row).toLower();
  case Qt::AccessibleTextRole:
    return valueOf(column.accessibleText);
  case Qt::DecorationRole:
    return valueOf(column.decoration);
  case Qt::FontRole:
    return valueOf(column.font);
  case Qt::ForegroundRole:
    return valueOf(column.foreground);
  case Qt::BackgroundRole:
    return valueOf(column.background);
  case Qt::TextAlignmentRole:
    return column.alignment ? QVariant(column.alignment) : QVariant();
  default:
    return {};
  }
}

/// Value of a horizontal heading, as QAbstractItemModel::headerData() returns it.
template <typename Row>
QVariant headingData(const TableColumns<Row>& columns, int section, Qt::Orientation orientation, int role) {
  if (orientation != Qt::Horizontal || section < 0 || static_cast<std::size_t>(section) >= columns.size()) {
    return {};
  }
  const TableColumn<Row>& column = columns[static_cast<std::size_t>(section)];
  switch (role) {
  case Qt::DisplayRole:
    return column.heading ? column.heading() : QVariant();
  case Qt::ToolTipRole:
    return column.headingTip ? column.headingTip() : column.heading ? plainToolTip(column.heading()) : QVariant();
  case Qt::TextAlignmentRole:
    return column.headingAlignment ? QVariant(column.headingAlignment) : QVariant();
  default:
    return {};
  }
}

} // namespace vitrine::ui
