#pragma once

#include "ui/inspector/UsersFinder.h"
#include "ui/session/Selection.h"

namespace vitrine::ui {

class FilterBar;
class RecordPanel;
class UsersDialog;

/// Leads from a record to those that refer to it: selects all of them, or lists them. GUI thread.
class RecordUsers : public QObject {
  Q_OBJECT

public:
  /// Selecting tells its progress in `bar`. Referenced arguments must outlive this object's events.
  RecordUsers(const Session& session, Selection& selection, FilterBar& bar, RecordPanel& panel);

  /// Selects the records that lead to this one.
  void select(const RecordRef& record);
  /// Lists them in a dialog that stays.
  void list(const RecordRef& record);

private:
  void clear();
  void wireFinder();
  void makeDialog();
  /// Shows the records of a field that lead to `target` in the table, and lights up what shows them.
  void showUse(const links::RecordUse& use, const RecordRef& target);

  const Session& m_session;
  Selection& m_selection;
  FilterBar& m_bar;
  RecordPanel& m_panel;
  UsersFinder m_finder;
  UsersDialog* m_dialog = nullptr; ///< null: not wanted yet
  bool m_lists = false;            ///< what is found is for the dialog
};

} // namespace vitrine::ui
