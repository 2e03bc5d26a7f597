#pragma once

#include <QLabel>

class QAbstractItemView;

namespace vitrine::ui {

/// Words over a view that shows no rows. Begins hidden, and lets the mouse through to the view.
class ViewNote : public QLabel {
  Q_OBJECT

public:
  /// A child of `view`.
  explicit ViewNote(QAbstractItemView* view);

  bool eventFilter(QObject* watched, QEvent* event) override;

protected:
  /// Takes its place at the top of the view.
  virtual void place();

  QAbstractItemView* view() const { return m_view; }

private:
  QAbstractItemView* m_view;
};

} // namespace vitrine::ui
