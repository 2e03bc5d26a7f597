#pragma once

#include "ui/widgets/ViewNote.h"

class QLineEdit;
class QPushButton;

namespace vitrine::ui {

/// The words "nothing matches" over a view whose filter leaves none of the rows there are, and below them a button that
/// clears it.
class NoMatchNote : public ViewNote {
  Q_OBJECT

public:
  /// A child of `view`, whose model is a proxy that has its source already; `filter` must outlive it.
  NoMatchNote(QAbstractItemView* view, QLineEdit& filter);

private:
  void follow();
  void place() override;

  QLineEdit& m_filter;
  QPushButton* m_clear;
};

} // namespace vitrine::ui
