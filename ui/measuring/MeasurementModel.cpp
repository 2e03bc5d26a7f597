#include "ui/measuring/MeasurementModel.h"

#include "ui/i18n/ProgramLanguage.h"
#include "ui/measuring/MeasurementText.h"

namespace vitrine::ui {

MeasurementModel::MeasurementModel(MeasurementList& list, QObject* parent)
    : QAbstractTableModel(parent), m_list(list), m_rows(static_cast<int>(list.all().size())) {
  connect(&list, &MeasurementList::changed, this, &MeasurementModel::follow);
  connect(&ProgramLanguage::instance(), &ProgramLanguage::changed, this, [this] {
    Q_EMIT headerDataChanged(Qt::Horizontal, 0, ColumnCount - 1);
    follow();
  });
}

void MeasurementModel::setMetresPerUnit(double metres) {
  m_metresPerUnit = metres;
  follow();
}

void MeasurementModel::follow() {
  const int rows = static_cast<int>(m_list.all().size());
  if (rows != m_rows) {
    beginResetModel();
    m_rows = rows;
    endResetModel();
  } else if (rows > 0) {
    Q_EMIT dataChanged(index(0, 0), index(rows - 1, ColumnCount - 1));
  }
}

int MeasurementModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : m_rows;
}

int MeasurementModel::columnCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : ColumnCount;
}

QString MeasurementModel::textOf(const Measurement& measurement, int column) const {
  switch (column) {
  case Name:
    return measurement.name;
  case Kind:
    return measurementKindText(measurement.kind);
  case Value:
    return measuredText(measurement);
  case Metres:
    return measuredMetresText(measurement, m_metresPerUnit);
  default:
    return measuredNumber(measuring::valuesOf(measurement).delta[static_cast<std::size_t>(column - DeltaX)]);
  }
}

QVariant MeasurementModel::data(const QModelIndex& index, int role) const {
  if (!index.isValid() || index.row() >= m_list.all().size()) {
    return {};
  }
  const Measurement& measurement = m_list.all().at(index.row());
  switch (role) {
  case Qt::DisplayRole:
  case Qt::EditRole:
    return textOf(measurement, index.column());
  case Qt::ToolTipRole:
    return measuredValuesText(measurement, m_metresPerUnit);
  case Qt::TextAlignmentRole:
    return index.column() >= Value ? QVariant(Qt::AlignRight | Qt::AlignVCenter) : QVariant();
  default:
    return {};
  }
}

bool MeasurementModel::setData(const QModelIndex& index, const QVariant& value, int role) {
  if (role != Qt::EditRole || index.column() != Name) {
    return false;
  }
  m_list.rename(index.row(), value.toString());
  return true;
}

QVariant MeasurementModel::headerData(int section, Qt::Orientation orientation, int role) const {
  if (orientation != Qt::Horizontal || (role != Qt::DisplayRole && role != Qt::ToolTipRole)) {
    return {};
  }
  const bool isTip = role == Qt::ToolTipRole;
  switch (section) {
  case Name:
    return tr("Name");
  case Kind:
    return tr("Kind");
  case Value:
    return isTip ? tr("Distance or area in the file's own unit, angle in degrees") : tr("Value");
  case Metres:
    return isTip ? tr("The same in metres or square metres") : tr("Metres");
  default:
    return isTip ? tr("Way from the first to the last point along this axis of the file, in its unit; of an area, how "
                      "far it extends")
                 : QStringLiteral("Δ%1").arg(QStringLiteral("XYZ").at(section - DeltaX));
  }
}

Qt::ItemFlags MeasurementModel::flags(const QModelIndex& index) const {
  const Qt::ItemFlags flags = QAbstractTableModel::flags(index);
  return index.column() == Name ? flags | Qt::ItemIsEditable : flags;
}

} // namespace vitrine::ui
