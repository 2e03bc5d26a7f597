#include "ui/inspector/RecordTableModel.h"

#include "core/base/ControlPictures.h"
#include "ui/inspector/FieldText.h"
#include "ui/style/Appearance.h"
#include "ui/widgets/Texts.h"

#include <QGuiApplication>
#include <QPalette>

namespace vitrine::ui {

void RecordTableModel::setSection(DocumentPtr document, SectionId section) {
  beginResetModel();
  m_rows.clear();
  m_decodedCount = 0;
  m_records.reset();
  m_rowOf.clear();
  m_document = std::move(document);
  m_section.reset();
  m_table.reset();
  m_tintedFields.clear();
  if (m_document && section < m_document->structure.size() && m_document->structure[section].table) {
    m_section = section;
    m_table = m_document->structure[section].table;
  }
  endResetModel();
}

void RecordTableModel::setDocument(DocumentPtr document) {
  if (m_document) {
    m_document = std::move(document);
  }
}

void RecordTableModel::setRecords(ShownRows records) {
  beginResetModel();
  m_records = std::move(records);
  m_ascending = !m_records || std::ranges::is_sorted(*m_records);
  m_rowOf.clear();
  endResetModel();
}

std::uint64_t RecordTableModel::recordAt(int row) const {
  const auto at = static_cast<std::size_t>(row);
  return m_records ? (*m_records)[at] : at;
}

std::optional<int> RecordTableModel::rowOf(std::uint64_t record) const {
  const auto shown = static_cast<std::uint64_t>(rowCount());
  if (!m_records) {
    return record < shown ? std::optional(static_cast<int>(record)) : std::nullopt;
  }
  if (m_ascending) {
    const auto found = std::ranges::lower_bound(*m_records, record);
    const auto row = static_cast<std::uint64_t>(found - m_records->begin());
    return row < shown && *found == record ? std::optional(static_cast<int>(row)) : std::nullopt;
  }
  if (m_rowOf.empty()) {
    m_rowOf.assign(static_cast<std::size_t>(m_table->rowCount()), -1);
    for (std::uint64_t row = 0; row < shown; ++row) {
      m_rowOf[static_cast<std::size_t>((*m_records)[static_cast<std::size_t>(row)])] = static_cast<std::int32_t>(row);
    }
  }
  const bool isShown = record < m_rowOf.size() && m_rowOf[static_cast<std::size_t>(record)] >= 0;
  return isShown ? std::optional<int>(m_rowOf[static_cast<std::size_t>(record)]) : std::nullopt;
}

void RecordTableModel::sort(int column, Qt::SortOrder order) {
  Q_EMIT sortWanted(column, order);
}

const RecordTableModel::DecodedRow& RecordTableModel::decoded(int row) const {
  const std::uint64_t record = recordAt(row);
  if (const DecodedRow* known = m_rows.object(record)) {
    return *known;
  }
  auto* fresh = new DecodedRow(m_table->row(record));
  ++m_decodedCount;
  m_rows.insert(record, fresh);
  return *fresh;
}

const structure::Value* RecordTableModel::cell(const QModelIndex& index) const {
  if (!index.isValid() || !m_table) {
    return nullptr;
  }
  const DecodedRow& row = decoded(index.row());
  const auto column = static_cast<std::size_t>(index.column());
  return row && column < row->cells.size() ? &row->cells[column] : nullptr;
}

void RecordTableModel::setCellForm(CellForm form) {
  m_form = form;
  if (rowCount() > 0) {
    Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1), {Qt::DisplayRole, Qt::TextAlignmentRole});
  }
}

void RecordTableModel::setTinted(std::uint64_t record, std::vector<std::size_t> fields) {
  if (record == m_tintedRecord && fields == m_tintedFields) {
    return;
  }
  tellTintChanged();
  m_tintedRecord = record;
  m_tintedFields = std::move(fields);
  tellTintChanged();
}

void RecordTableModel::tellTintChanged() {
  const auto row = m_tintedFields.empty() || !m_table ? std::nullopt : rowOf(m_tintedRecord);
  if (row) {
    Q_EMIT dataChanged(index(*row, 0), index(*row, columnCount() - 1), {Qt::BackgroundRole});
  }
}

bool RecordTableModel::isTinted(const QModelIndex& index) const {
  return recordAt(index.row()) == m_tintedRecord &&
         std::ranges::find(m_tintedFields, static_cast<std::size_t>(index.column())) != m_tintedFields.end();
}

std::optional<RecordRef> RecordTableModel::leadsTo(const QModelIndex& index) const {
  const structure::Value* value = cell(index);
  return value
             ? m_document->structure.follow(m_table->layout().fields[static_cast<std::size_t>(index.column())], *value)
             : std::nullopt;
}

int RecordTableModel::rowCount(const QModelIndex& parent) const {
  if (parent.isValid() || !m_table) {
    return 0;
  }
  const std::uint64_t count = m_records ? m_records->size() : m_table->rowCount();
  return static_cast<int>(std::min(count, kMaxRows));
}

int RecordTableModel::columnCount(const QModelIndex& parent) const {
  return parent.isValid() || !m_table ? 0 : static_cast<int>(m_table->layout().fields.size());
}

QVariant RecordTableModel::data(const QModelIndex& index, int role) const {
  if (!index.isValid() || !m_table) {
    return {};
  }
  const structure::Field& field = m_table->layout().fields[static_cast<std::size_t>(index.column())];
  const structure::Value* value = cell(index);
  const bool isNumber =
      value && (std::holds_alternative<std::int64_t>(*value) || std::holds_alternative<double>(*value));
  const bool isList = value && std::holds_alternative<std::vector<std::int64_t>>(*value);
  switch (role) {
  case Qt::DisplayRole:
    return value ? QVariant(base::withControlPictures(fieldText(field, *value, m_form))) : QVariant();
  case Qt::ToolTipRole:
    if (const DecodedRow& row = decoded(index.row()); !row) {
      return plainToolTip(row.error().reason());
    }
    return plainToolTip(fieldToolTip(field));
  case Qt::TextAlignmentRole:
    return isNumber && (m_form == CellForm::Raw || (field.flags.empty() && field.values.empty()))
               ? int(Qt::AlignRight | Qt::AlignVCenter)
               : int(Qt::AlignLeft | Qt::AlignVCenter);
  case Qt::ForegroundRole:
    return (isNumber || isList) && field.reference.kind != structure::ReferenceKind::None
               ? QVariant(QGuiApplication::palette().color(QPalette::Link))
               : QVariant();
  case Qt::BackgroundRole:
    return isTinted(index) ? QVariant(markColor()) : QVariant();
  default:
    return {};
  }
}

QVariant RecordTableModel::headerData(int section, Qt::Orientation orientation, int role) const {
  if (!m_table) {
    return {};
  }
  if (orientation == Qt::Vertical) {
    const bool exists = section >= 0 && section < rowCount();
    return role == Qt::DisplayRole && exists ? QVariant::fromValue(static_cast<qulonglong>(recordAt(section)))
                                             : QVariant();
  }
  const auto& fields = m_table->layout().fields;
  if (section < 0 || static_cast<std::size_t>(section) >= fields.size()) {
    return {};
  }
  const structure::Field& field = fields[static_cast<std::size_t>(section)];
  switch (role) {
  case Qt::DisplayRole:
    return QString::fromLatin1(field.name);
  case Qt::ToolTipRole:
    return plainToolTip(fieldToolTip(field));
  default:
    return {};
  }
}

} // namespace vitrine::ui
