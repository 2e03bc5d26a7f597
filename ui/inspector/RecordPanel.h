#pragma once

#include "core/base/Task.h"
#include "core/structure/TableText.h"
#include "ui/inspector/RecordTableModel.h"
#include "ui/session/Selection.h"

#include <QWidget>

#include <map>

class QLineEdit;
class QTableView;

namespace vitrine::ui {

class Settings;

class ColumnChooser;
class ElidedLabel;
class FilterBar;
class RecordMenu;
struct RecordActions;

/// The record table of the selected section: follows the selection and sets it; numbers that lead to other records can
/// be followed. Records are filtered by an expression and sorted by a click on a heading, both on a worker.
class RecordPanel : public QWidget {
  Q_OBJECT

public:
  /// Referenced arguments must outlive this widget.
  RecordPanel(const Session& session, Selection& selection, Settings& settings, const RecordActions& actions,
              QWidget* parent = nullptr);

  /// Filter and order of one section.
  struct View {
    QString filter;
    int sortedBy = -1; ///< a field; -1: as in the file
    Qt::SortOrder order = Qt::AscendingOrder;
  };
  /// State of the panel that is its own, for another panel of the same document.
  struct Kept {
    std::map<SectionId, View> views;
    std::optional<SectionId> section; ///< that is shown
  };

  /// More selected rows than these light up no surfaces.
  static constexpr std::uint64_t kMostLitRows = 200'000;

  /// The section whose table is shown.
  std::optional<SectionId> section() const { return m_model.section(); }
  /// Records with a selected cell, in the order of the table.
  std::vector<structure::RowSpan> selectedRows() const;
  /// Fields with a selected cell, in the order of the columns.
  std::vector<std::size_t> selectedColumns() const;
  /// Records that the filter leaves, in the order of the table. There must be a table.
  std::vector<structure::RowSpan> shownRows() const;
  /// Fields that are shown, in the order of the columns.
  std::vector<std::size_t> shownColumns() const;
  /// What is shown of numbers that have names.
  CellForm cellForm() const { return m_model.cellForm(); }
  /// Filter of the table; empty: none, or there is no table.
  QString filter() const;
  /// Shows the table of a section, which must have one, filtered by this condition.
  void showFiltered(vitrine::SectionId section, const QString& filter);
  /// Adds actions to the menu of the table, behind its own.
  void addMenuActions(const QList<QAction*>& actions);

  Kept kept() const { return {m_views, section()}; }
  /// The kept section must be one of the document with a table.
  void restore(const Kept& kept);

  bool eventFilter(QObject* watched, QEvent* event) override;

Q_SIGNALS:
  /// Other rows are selected, or another table is shown.
  void rowsChanged();
  /// The user wants the selected cells on the clipboard.
  void copyWanted();

private:
  void wireQuery();
  void runQuery();
  /// Selects all records with a selected cell, where these are several.
  void selectRows();
  /// Marks the rows of several selected records, or says that they are too many.
  void markRows(const std::vector<RecordRef>& records);
  /// Says how many selected rows are not marked.
  void setUnmarked(std::size_t rows);
  /// Marks the records of items that were selected together.
  void showTogether(const links::Pick& selected, bool isComeBackTo);
  void showRecords(const ShownRows& records);
  QWidget* makeHeading();
  void prepareTable();
  void makeMenu(Settings& settings, const RecordActions& actions);
  void showSelection();
  /// Selects these cells of a record and tints the others.
  void selectPart(int row, const std::vector<std::size_t>& fields);
  void showSection(SectionId section);
  /// Makes columns as wide as their heading and a sample of their cells.
  void fitColumns();
  void describeSection();
  void goTo();

  const Session& m_session;
  Selection& m_selection;
  RecordTableModel m_model;
  base::Task m_query;                ///< of filter and order
  std::map<SectionId, View> m_views; ///< of the document
  ElidedLabel* m_heading;
  QLineEdit* m_goTo;
  FilterBar* m_filter;
  QTableView* m_table;
  ColumnChooser* m_columns = nullptr;
  RecordMenu* m_menu = nullptr;
  std::size_t m_unmarked = 0; ///< selected rows that are too many to mark
  bool m_quiet = false;
  bool m_picking = false; ///< the selection is the cell that the user went to
  bool m_ownRows = false; ///< the selection takes up the rows of this table
};

} // namespace vitrine::ui
