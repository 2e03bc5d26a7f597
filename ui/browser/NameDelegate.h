#pragma once

#include "ui/thumbnails/ThumbnailDelegate.h"

namespace vitrine::ui {

/// Draws the names of a BrowserModel; those that other files have too with their place behind them, dimmed. Where both
/// do not fit, the name keeps the larger part.
class NameDelegate : public ThumbnailDelegate {
  Q_OBJECT

public:
  explicit NameDelegate(QObject* parent = nullptr);

  void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;

protected:
  /// Name and place as one text, for the size.
  void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override;
};

} // namespace vitrine::ui
