#pragma once

#include "core/base/Task.h"
#include "core/links/ReverseReferences.h"
#include "ui/session/Selection.h"

#include <functional>
#include <optional>

namespace vitrine::ui {

class FilterBar;
class RecordPanel;
class UsersDialog;

/// Leads from a record to those that refer to it: selects all of them, or lists them. A task reads all references of
/// the document when they are needed for the first time. GUI thread.
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
  using Uses = std::vector<links::RecordUse>;

  void clear();
  void wireReading();
  /// Calls `then` with the records that lead to `record`, at once if the references have been read. The last call
  /// counts.
  void find(const RecordRef& record, std::function<void(const Uses& uses)> then);
  void makeDialog();
  /// Shows the records of a field that lead to `target` in the table, and lights up what shows them.
  void showUse(const links::RecordUse& use, const RecordRef& target);

  const Session& m_session;
  Selection& m_selection;
  FilterBar& m_bar;
  RecordPanel& m_panel;
  base::Task m_reading;
  std::optional<links::ReverseReferences> m_references; ///< of the document; nullopt: not read yet
  UsersDialog* m_dialog = nullptr;                      ///< null: not wanted yet
  bool m_lists = false;                                 ///< what is found is for the dialog
};

} // namespace vitrine::ui
