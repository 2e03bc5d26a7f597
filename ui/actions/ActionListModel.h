#pragma once

#include "ui/actions/ActionRegistry.h"
#include "ui/widgets/TableModel.h"

namespace vitrine::ui {

/// All actions of a registry as rows: text and shortcut. For the command palette and the keyboard map.
class ActionListModel : public TableModel<ActionRegistry::Entry> {
  Q_OBJECT

public:
  enum Column { Text, Shortcut };

  /// `registry` must outlive this model.
  explicit ActionListModel(const ActionRegistry& registry, QObject* parent = nullptr);

  std::span<const ActionRegistry::Entry> rows() const override { return m_registry.entries(); }

private:
  const ActionRegistry& m_registry;
};

} // namespace vitrine::ui
