#pragma once

#include "ui/actions/ActionRegistry.h"

#include <QAbstractTableModel>

namespace vitrine::ui {

/// All actions of a registry as rows: text and shortcut. For the command palette and the keyboard map.
class ActionListModel : public QAbstractTableModel {
  Q_OBJECT

public:
  enum Column { Text, Shortcut, ColumnCount };

  /// `registry` must outlive this model.
  explicit ActionListModel(const ActionRegistry& registry, QObject* parent = nullptr);

  QAction* actionAt(int row) const { return m_registry.entries()[static_cast<std::size_t>(row)].action; }

  int rowCount(const QModelIndex& parent = {}) const override;
  int columnCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role) const override;
  QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
  Qt::ItemFlags flags(const QModelIndex& index) const override;

private:
  const ActionRegistry& m_registry;
};

} // namespace vitrine::ui
