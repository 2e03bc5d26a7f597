#pragma once

#include <QSortFilterProxyModel>
#include <QTreeView>
#include <QWidget>

class QLineEdit;

namespace vitrine::ui {

/// A tree with a line above it that filters it: rows whose text in any column holds the words stay, with what is above
/// them. All indexes in and out are the source model's.
class FilteredTree : public QWidget {
  Q_OBJECT

public:
  /// `model` must outlive this widget. `name` is for screen readers and object names: "sceneTree".
  FilteredTree(QAbstractItemModel* model, const QString& name, const QString& accessibleName,
               QWidget* parent = nullptr);

  QTreeView& tree() { return *m_tree; }
  QLineEdit& filterEdit() { return *m_filter; }

  /// Makes `source` the current row and scrolls to it, without currentChanged(). Invalid: no row.
  void showCurrent(const QModelIndex& source);
  QModelIndex current() const;

  bool eventFilter(QObject* watched, QEvent* event) override;

Q_SIGNALS:
  /// The user went to another row or clicked the current one again.
  void picked(const QModelIndex& source);
  void activated(const QModelIndex& source);

private:
  void applyFilter(const QString& text);

  QSortFilterProxyModel* m_proxy;
  QLineEdit* m_filter;
  QTreeView* m_tree;
  bool m_quiet = false;
};

} // namespace vitrine::ui
