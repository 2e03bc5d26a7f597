#pragma once

#include "core/document/Document.h"
#include "core/links/ReverseReferences.h"
#include "ui/widgets/GroupedModel.h"

#include <optional>

namespace vitrine::ui {

/// A record that leads to another, or a number of those that are not listed.
struct UserRow {
  RecordRef record;
  std::size_t unlisted = 0; ///< 0: the row is of the record
};

/// The records that lead to one: a row for each field of a section by which any do, "lumps/FACES.texinfo: 212", and its
/// records below.
class UsersModel : public GroupedModel<links::RecordUse, UserRow> {
  Q_OBJECT

public:
  /// Records of one field beyond these are counted alone.
  static constexpr std::size_t kMostListed = 1000;

  explicit UsersModel(QObject* parent = nullptr);

  void setUses(DocumentPtr document, const std::vector<links::RecordUse>& uses);
  void clear() { setUses(nullptr, {}); }
  /// The record of a row; nullopt: the row is of a field, or counts those that are not listed.
  std::optional<RecordRef> recordAt(const QModelIndex& index) const;
  /// All records of all fields.
  std::uint64_t total() const;

private:
  QString useText(const links::RecordUse& use) const;
  QString recordText(const UserRow& row) const;

  DocumentPtr m_document;
};

} // namespace vitrine::ui
