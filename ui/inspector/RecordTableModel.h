#pragma once

#include "core/document/Document.h"

#include <QAbstractTableModel>
#include <QCache>

namespace vitrine::ui {

/// The records of one section, decoded when they are looked at. Keeps the document alive.
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

  /// Tints these cells of one row; no fields: none.
  void setTinted(std::uint64_t row, std::vector<std::size_t> fields);

  /// The record that the number in a cell leads to; of a list, its first number.
  std::optional<RecordRef> leadsTo(const QModelIndex& cell) const;

  int rowCount(const QModelIndex& parent = {}) const override;
  int columnCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role) const override;
  QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
  using DecodedRow = Result<structure::Row>;

  const DecodedRow& decoded(int row) const;
  const structure::Value* cell(const QModelIndex& index) const;
  bool isTinted(const QModelIndex& index) const;
  void tellTintChanged();

  DocumentPtr m_document;
  std::optional<SectionId> m_section;
  structure::RecordTablePtr m_table;
  std::uint64_t m_tintedRow = 0;
  std::vector<std::size_t> m_tintedFields;
  mutable QCache<int, DecodedRow> m_rows{512};
};

} // namespace vitrine::ui
