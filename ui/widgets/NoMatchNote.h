#pragma once

#include <QLabel>

class QAbstractItemView;
class QLineEdit;

namespace vitrine::ui {

/// The words "nothing matches" over a view whose filter leaves none of the rows there are.
class NoMatchNote : public QLabel {
  Q_OBJECT

public:
  /// A child of `view`, whose model is a proxy that has its source already; `filter` must outlive it.
  NoMatchNote(QAbstractItemView* view, const QLineEdit& filter);

  bool eventFilter(QObject* watched, QEvent* event) override;

private:
  void follow();

  QAbstractItemView* m_view;
  const QLineEdit& m_filter;
};

} // namespace vitrine::ui
