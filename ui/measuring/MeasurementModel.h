#pragma once

#include "ui/measuring/MeasurementList.h"

#include <QAbstractTableModel>

namespace vitrine::ui {

/// Measurements as a table: a row for each, whose name can be changed.
class MeasurementModel : public QAbstractTableModel {
  Q_OBJECT

public:
  enum Column { Name, Kind, Value, Metres, DeltaX, DeltaY, DeltaZ, ColumnCount };

  /// `list` must outlive this object.
  explicit MeasurementModel(MeasurementList& list, QObject* parent = nullptr);

  void setMetresPerUnit(double metres);
  double metresPerUnit() const { return m_metresPerUnit; }

  int rowCount(const QModelIndex& parent = {}) const override;
  int columnCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
  bool setData(const QModelIndex& index, const QVariant& value, int role = Qt::EditRole) override;
  QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;
  Qt::ItemFlags flags(const QModelIndex& index) const override;

private:
  void follow();
  QString textOf(const Measurement& measurement, int column) const;

  MeasurementList& m_list;
  double m_metresPerUnit = 1;
  int m_rows = 0; ///< as views know them
};

} // namespace vitrine::ui
