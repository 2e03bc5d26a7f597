#pragma once

#include "ui/widgets/KeyForwarder.h"
#include "ui/widgets/WordFilter.h"

#include <QDialog>

#include <memory>

class QTreeView;
class QVBoxLayout;

namespace vitrine::ui {

class QueryEdit;

/// A line to type in and below it the rows of a table that hold the typed words, the best match first: type, choose,
/// Enter. Opens over the top of its window and closes when something else is clicked.
class FilterPopup : public QDialog {
  Q_OBJECT

public:
  /// `title` is for screen readers, of the line and of the list.
  FilterPopup(const QString& title, QWidget* parent);

  /// Opens, empty. The line receives all keys from now on, also those typed before the popup is on the screen.
  void popUp();

  bool eventFilter(QObject* watched, QEvent* event) override;

protected:
  /// Rows whose first two columns hold the words are shown; the first column takes the room that is left. `model` must
  /// outlive this popup.
  void setModel(QAbstractItemModel* model);
  QueryEdit& edit() const { return *m_edit; }
  QTreeView& list() const { return *m_list; }
  QVBoxLayout& rows() const { return *m_layout; }
  /// The chosen row of the model; invalid: none, or one that is disabled.
  QModelIndex current() const;
  bool anyRows() const { return m_filter.rowCount() > 0; }

  /// Action on Enter, or on a click on a row.
  virtual void run() = 0;
  /// Called after the rows were filtered anew; chooses the first that is enabled.
  virtual void typed(const QString& text);
  /// Place where it opens. Default: over the top of its window.
  virtual QRect placeOnScreen() const;
  void hideEvent(QHideEvent* event) override;

private:
  WordFilter m_filter;
  QVBoxLayout* m_layout;
  QueryEdit* m_edit;
  QTreeView* m_list;
  std::unique_ptr<KeyForwarder> m_keys; ///< while the popup is open
};

} // namespace vitrine::ui
