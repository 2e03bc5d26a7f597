#pragma once

#include <QModelIndexList>
#include <QObject>
#include <QTimer>

class QAbstractItemView;

namespace vitrine::ui {

/// The rows of a flat view - a list, or tiles of one size - that can be seen, and those near them. Tells of changes a
/// little later, once for many; none are in sight while the view is not.
class RowsInSight : public QObject {
  Q_OBJECT

public:
  /// The view, which must have its model already, owns it.
  explicit RowsInSight(QAbstractItemView& view);

  QModelIndexList seen() const { return rows(0); }
  /// Those in sight first, then as many below and above.
  QModelIndexList seenAndNear() const { return rows(1); }

  bool eventFilter(QObject* watched, QEvent* event) override;

Q_SIGNALS:
  void changed();

private:
  QModelIndexList rows(int screensBeside) const;
  void watchModel();

  QAbstractItemView& m_view;
  QTimer m_soon;
};

} // namespace vitrine::ui
