#pragma once

#include "ui/actions/ActionListModel.h"
#include "ui/widgets/FilterPopup.h"

namespace vitrine::ui {

/// All commands by their words.
class CommandPalette : public FilterPopup {
  Q_OBJECT

public:
  /// `registry` must outlive this dialog.
  CommandPalette(const ActionRegistry& registry, QWidget* parent);

protected:
  void run() override;

private:
  ActionListModel m_model;
};

} // namespace vitrine::ui
