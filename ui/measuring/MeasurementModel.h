#pragma once

#include "ui/measuring/MeasurementList.h"
#include "ui/widgets/TableModel.h"

namespace vitrine::ui {

/// Measurements as a table: a row for each, whose name can be changed.
class MeasurementModel : public TableModel<Measurement> {
  Q_OBJECT

public:
  enum Column { Name, Kind, Value, Metres, DeltaX, DeltaY, DeltaZ };

  /// `list` must outlive this object.
  explicit MeasurementModel(MeasurementList& list, QObject* parent = nullptr);

  void setMetresPerUnit(double metres);
  double metresPerUnit() const { return m_metresPerUnit; }

private:
  void follow();

  const MeasurementList& m_list;
  double m_metresPerUnit = 1;
};

} // namespace vitrine::ui
