#pragma once

#include "ui/comparing/ComparedFiles.h"

#include <QAbstractTableModel>

#include <vector>

namespace vitrine::ui {

/// A value of something in both files.
struct ComparedValue {
  QString name;
  QString before;
  QString after;
};

/// The values of a difference: those that differ; of what only one file has, all of its record or its node.
std::vector<ComparedValue> valuesOf(const comparing::Difference& difference, const ComparedFiles& files);
/// Numbers of a group: of things, and of differences by their kind.
std::vector<ComparedValue> valuesOf(const comparing::DifferenceGroup& group);

/// Values side by side: name, before, after.
class ValueModel : public QAbstractTableModel {
  Q_OBJECT

public:
  enum Column { Name, Before, After };

  using QAbstractTableModel::QAbstractTableModel;

  void show(std::vector<ComparedValue> values);

  int rowCount(const QModelIndex& parent = {}) const override;
  int columnCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role) const override;
  QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
  std::vector<ComparedValue> m_values;
};

} // namespace vitrine::ui
