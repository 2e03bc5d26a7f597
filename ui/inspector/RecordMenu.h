#pragma once

#include "ui/actions/RecordActions.h"
#include "ui/inspector/RecordTableModel.h"
#include "ui/session/Selection.h"

class QTableView;

namespace vitrine::ui {

class Settings;

class RecordPanel;
class RecordUsers;
class StatisticsDialog;

/// Carries out the actions on a record table, which are its menu, and those in the menu of its headings.
class RecordMenu : public QObject {
  Q_OBJECT

public:
  /// Referenced arguments must outlive this object's events.
  RecordMenu(const Session& session, Selection& selection, Settings& settings, const RecordActions& actions,
             RecordTableModel& model, QTableView& table, RecordUsers& users, RecordPanel& panel);

  /// Adds what can be done with a column to the menu of its heading; -1: with all of them.
  void fillHeading(QMenu& menu, int column);
  /// Selects the record that the number in a cell leads to, if there is one.
  void follow(const QModelIndex& cell);

Q_SIGNALS:
  /// Cells are shown in another form.
  void cellFormChanged();

private:
  void wireCopying();
  void wireForms();
  void enable();
  void copyRecord() const;
  /// Sorts by the current column: ascending, descending, not at all.
  void sort();
  void showStatistics(int column);

  const Session& m_session;
  Selection& m_selection;
  Settings& m_settings;
  const RecordActions& m_actions;
  RecordTableModel& m_model;
  QTableView& m_table;
  RecordUsers& m_users;
  RecordPanel& m_panel;
  StatisticsDialog* m_statistics = nullptr; ///< null: not wanted yet
};

} // namespace vitrine::ui
