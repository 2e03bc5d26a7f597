#pragma once

#include "core/document/Document.h"
#include "ui/inspector/RecordQuery.h"
#include "ui/settings/CellForm.h"

#include <QAbstractTableModel>
#include <QCache>

namespace vitrine::ui {

/// The records of one section, all or some of them in an order, decoded when they are looked at. Rows are those of the
/// view unless they are called records. Keeps the document alive.
class RecordTableModel : public QAbstractTableModel {
  Q_OBJECT

public:
  /// Rows beyond these are not shown: the view keeps some bytes for each.
  static constexpr std::uint64_t kMaxRows = 4'000'000;

  using QAbstractTableModel::QAbstractTableModel;

  /// A section without records, or a null document, leaves the model empty.
  void setSection(DocumentPtr document, SectionId section);
  /// The same document, completed: its sections are the same, and the one before need not be kept.
  void setDocument(DocumentPtr document);
  std::optional<SectionId> section() const { return m_section; }
  const structure::RecordTable* table() const { return m_table.get(); }

  /// The records to show, in this order; null: all of the section as they lie.
  void setRecords(ShownRows records);
  const ShownRows& records() const { return m_records; }
  /// The record in a row of the view, which must exist.
  std::uint64_t recordAt(int row) const;
  /// The row that shows a record; nullopt: it is filtered out, or beyond kMaxRows.
  std::optional<int> rowOf(std::uint64_t record) const;
  /// Records decoded since the section was set.
  std::uint64_t decodedCount() const { return m_decodedCount; }

  /// What is shown of numbers that have names.
  void setCellForm(CellForm form);
  CellForm cellForm() const { return m_form; }

  /// Tints these cells of one record; no fields: none.
  void setTinted(std::uint64_t record, std::vector<std::size_t> fields);

  /// The record that the number in a cell leads to; of a list, its first number.
  std::optional<RecordRef> leadsTo(const QModelIndex& cell) const;

  int rowCount(const QModelIndex& parent = {}) const override;
  int columnCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role) const override;
  QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
  /// Tells sortWanted() alone; column -1: the order of the file.
  void sort(int column, Qt::SortOrder order) override;

Q_SIGNALS:
  void sortWanted(int column, Qt::SortOrder order);

private:
  using DecodedRow = Result<structure::Row>;

  const DecodedRow& decoded(int row) const;
  const structure::Value* cell(const QModelIndex& index) const;
  bool isTinted(const QModelIndex& index) const;
  void tellTintChanged();

  DocumentPtr m_document;
  std::optional<SectionId> m_section;
  structure::RecordTablePtr m_table;
  ShownRows m_records;
  bool m_ascending = true; ///< m_records
  /// Rows by record where m_records do not ascend; made when it is first asked for.
  mutable std::vector<std::int32_t> m_rowOf;
  CellForm m_form = CellForm::Both;
  std::uint64_t m_tintedRecord = 0;
  std::vector<std::size_t> m_tintedFields;
  mutable QCache<std::uint64_t, DecodedRow> m_rows{512};
  mutable std::uint64_t m_decodedCount = 0;
};

} // namespace vitrine::ui
