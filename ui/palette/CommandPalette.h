#pragma once

#include "ui/actions/ActionListModel.h"
#include "ui/actions/WordFilter.h"

#include <QDialog>

class QLineEdit;
class QTreeView;

namespace vitrine::ui {

/// All commands by their words: type, choose, Enter.
class CommandPalette : public QDialog {
  Q_OBJECT

public:
  /// `registry` must outlive this dialog.
  CommandPalette(const ActionRegistry& registry, QWidget* parent);

  /// Opens over the top of the parent window, empty.
  void popUp();

  bool eventFilter(QObject* watched, QEvent* event) override;

private:
  void runCurrent();
  void selectFirst();

  ActionListModel m_model;
  WordFilter m_filter;
  QLineEdit* m_edit;
  QTreeView* m_list;
};

} // namespace vitrine::ui
