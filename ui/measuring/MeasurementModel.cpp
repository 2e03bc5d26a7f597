#include "ui/measuring/MeasurementModel.h"

#include "ui/measuring/MeasurementText.h"

namespace vitrine::ui {
namespace {

QString deltaTip() {
  return MeasurementModel::tr(
      "Distance from the first to the last point along this axis of the file, in file units; for an area, its extent");
}

TableColumn<Measurement> deltaColumn(std::size_t axis) {
  return {.heading = [axis] { return QStringLiteral("Δ%1").arg(QLatin1Char("XYZ"[axis])); },
          .headingTip = deltaTip,
          .text = [axis](const Measurement& each) { return measuredNumber(measuring::valuesOf(each).delta[axis]); },
          .alignment = kNumberAlignment};
}

} // namespace

MeasurementModel::MeasurementModel(MeasurementList& list, QObject* parent) : TableModel(parent), m_list(list) {
  setColumns({{.heading = [] { return tr("Name"); },
               .text = &Measurement::name,
               .edit =
                   [&list](int row, const QString& name) {
                     list.rename(row, name);
                     return true;
                   }},
              {.heading = [] { return tr("Kind"); },
               .text = [](const Measurement& measurement) { return measurementKindText(measurement.kind); }},
              {.heading = [] { return tr("Value"); },
               .headingTip = [] { return tr("Distance or area in the file's own unit, angle in degrees"); },
               .text = measuredText,
               .alignment = kNumberAlignment},
              {.heading = [] { return tr("Metres"); },
               .headingTip = [] { return tr("The value in metres or square metres"); },
               .text = [this](const Measurement& each) { return measuredMetresText(each, m_metresPerUnit); },
               .alignment = kNumberAlignment},
              deltaColumn(0),
              deltaColumn(1),
              deltaColumn(2)},
             {.toolTip = [this](const Measurement& each) { return measuredValuesText(each, m_metresPerUnit); }});
  follow();
  connect(&list, &MeasurementList::changed, this, &MeasurementModel::follow);
}

void MeasurementModel::setMetresPerUnit(double metres) {
  m_metresPerUnit = metres;
  follow();
}

void MeasurementModel::follow() {
  update({m_list.all().begin(), m_list.all().end()});
}

} // namespace vitrine::ui
