#pragma once

#include "core/base/Task.h"
#include "ui/inspector/ColumnValuesModel.h"
#include "ui/widgets/ToolDialog.h"

class QLabel;
class QLineEdit;
class QProgressBar;
class QPushButton;
class QTableView;

namespace vitrine::ui {

class ElidedLabel;

/// Statistics of one column of a record table: its least, greatest and mean value, and a list of all different ones,
/// which can be sorted, filtered and copied. Stays open beside the table. Workers count and list.
class StatisticsDialog : public ToolDialog {
  Q_OBJECT

public:
  explicit StatisticsDialog(QWidget* parent);

  /// Counts the values of another column.
  void count(const CountedColumn& column);
  /// Forgets the column, and closes.
  void leave();

  bool eventFilter(QObject* watched, QEvent* event) override;

Q_SIGNALS:
  /// The user wants the records with one value; `filter`: the condition for them.
  void filterWanted(vitrine::SectionId section, const QString& filter);

private:
  QWidget* makeTop();
  void prepareTable();
  QWidget* makeButtons();
  void wire();
  /// Tells which column it is, and its figures where they are counted.
  void describe();
  void showCounted(const ColumnValuesPtr& values);
  void showFigures(const queries::ColumnStatistics& statistics);
  /// Lists the values by the order and the words that are chosen.
  void list();
  void choose(const QModelIndex& value);
  /// Puts the selected values with their counts on the clipboard; where none is selected, all that are listed.
  void copy();
  void showProgress(bool shown);

  ColumnValuesModel m_model;
  base::Task m_counting;
  base::Task m_listing;
  base::Task m_copying;
  CountedColumn m_column;   ///< no document: none
  ColumnValuesPtr m_values; ///< null: not counted yet
  ElidedLabel* m_about;
  QLabel* m_figures;
  QLineEdit* m_words;
  QTableView* m_table;
  QProgressBar* m_progress;
  QPushButton* m_cancel;
  QPushButton* m_show;
  QPushButton* m_copy;
};

} // namespace vitrine::ui
