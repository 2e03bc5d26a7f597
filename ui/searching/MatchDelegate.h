#pragma once

#include <QStyledItemDelegate>

namespace vitrine::ui {

/// Draws a match as one line: its text with the matching part in bold, and behind it, paler, where it is.
class MatchDelegate : public QStyledItemDelegate {
  Q_OBJECT

public:
  using QStyledItemDelegate::QStyledItemDelegate;

  void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
};

} // namespace vitrine::ui
