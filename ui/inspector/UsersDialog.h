#pragma once

#include "ui/inspector/UsersModel.h"
#include "ui/widgets/ToolDialog.h"

class QProgressBar;
class QPushButton;
class QTreeView;

namespace vitrine::ui {

class ElidedLabel;

/// "Used by": the records that lead to one, by section and field. Stays open beside table and picture.
class UsersDialog : public ToolDialog {
  Q_OBJECT

public:
  explicit UsersDialog(QWidget* parent);

  /// Shows that the users of this record are looked for.
  void await(const DocumentPtr& document, const RecordRef& record);
  void showUses(const std::vector<links::RecordUse>& uses);
  void showProgress(double fraction);
  /// There are no users to show, for this reason.
  void showFailure(const QString& reason);
  /// Forgets the document, and closes.
  void leave();

Q_SIGNALS:
  void recordChosen(const vitrine::structure::RecordRef& record);
  /// All records of a field are wanted.
  void useChosen(const vitrine::links::RecordUse& use, const vitrine::structure::RecordRef& target);
  void cancelWanted();

private:
  QWidget* makeButtons();
  void choose(const QModelIndex& index);
  void describe();
  void endProgress();

  DocumentPtr m_document; ///< null: none
  RecordRef m_record;     ///< of which the users are shown
  UsersModel m_model;
  bool m_found = false;
  ElidedLabel* m_about;
  QTreeView* m_tree;
  QProgressBar* m_progress;
  QPushButton* m_cancel;
  QPushButton* m_all;
};

} // namespace vitrine::ui
