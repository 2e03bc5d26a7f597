#pragma once

#include "core/document/Document.h"
#include "core/links/ReverseReferences.h"

#include <QAbstractItemModel>

#include <optional>

namespace vitrine::ui {

/// The records that lead to one: a row for each field of a section by which any do, "lumps/FACES.texinfo: 212", and its
/// records below.
class UsersModel : public QAbstractItemModel {
  Q_OBJECT

public:
  /// Records of one field beyond these are counted alone.
  static constexpr std::size_t kMostListed = 1000;

  using QAbstractItemModel::QAbstractItemModel;

  void setUses(DocumentPtr document, std::vector<links::RecordUse> uses);
  void clear() { setUses(nullptr, {}); }
  /// The records of a field; null: the row is none of a field.
  const links::RecordUse* useAt(const QModelIndex& index) const;
  /// The record of a row; nullopt: the row is of a field, or counts those that are not listed.
  std::optional<RecordRef> recordAt(const QModelIndex& index) const;
  /// The use that a row is of or below; null: there is no such row.
  const links::RecordUse* useAbove(const QModelIndex& index) const;
  /// All records of all fields.
  std::uint64_t total() const;

  QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
  QModelIndex parent(const QModelIndex& child) const override;
  int rowCount(const QModelIndex& parent = {}) const override;
  int columnCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role) const override;

private:
  QString useText(const links::RecordUse& use) const;
  QString recordText(const links::RecordUse& use, std::size_t place) const;

  DocumentPtr m_document;
  std::vector<links::RecordUse> m_uses;
};

} // namespace vitrine::ui
