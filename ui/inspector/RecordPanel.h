#pragma once

#include "core/structure/TableText.h"
#include "ui/inspector/RecordTableModel.h"
#include "ui/selection/Selection.h"

#include <QWidget>

class QLineEdit;
class QTableView;

namespace vitrine::ui {

class ElidedLabel;

/// The record table of the selected section: follows the selection and sets it; numbers that lead to other records can
/// be followed.
class RecordPanel : public QWidget {
  Q_OBJECT

public:
  /// Referenced arguments must outlive this widget.
  RecordPanel(const Session& session, Selection& selection, QWidget* parent = nullptr);

  /// The section whose table is shown.
  std::optional<SectionId> section() const { return m_model.section(); }
  /// Rows with a selected cell, ascending.
  std::vector<structure::RowSpan> selectedRows() const;
  /// Fields with a selected cell, ascending.
  std::vector<std::size_t> selectedColumns() const;
  /// Adds actions to the menu of the table, behind its own.
  void addMenuActions(const QList<QAction*>& actions);

  bool eventFilter(QObject* watched, QEvent* event) override;

Q_SIGNALS:
  /// Other rows are selected, or another table is shown.
  void rowsChanged();
  /// The user wants the selected cells on the clipboard.
  void copyWanted();

private:
  QWidget* makeHeading();
  void prepareTable();
  void makeMenu();
  void showSelection();
  /// Selects these cells of a record and tints the others.
  void selectPart(int row, const std::vector<std::size_t>& fields);
  void showSection(SectionId section);
  /// Makes columns as wide as their heading and a sample of their cells.
  void fitColumns();
  void describeSection();
  void goTo();
  void follow(const QModelIndex& cell);

  const Session& m_session;
  Selection& m_selection;
  RecordTableModel m_model;
  ElidedLabel* m_heading;
  QLineEdit* m_goTo;
  QTableView* m_table;
  bool m_quiet = false;
};

} // namespace vitrine::ui
