#include "ui/inspector/UsersModel.h"

#include "ui/style/Appearance.h"

#include <ranges>
#include <utility>

namespace vitrine::ui {

UsersModel::UsersModel(QObject* parent) : GroupedModel(parent) {
  setColumns({{.text = [this](const links::RecordUse& use) { return useText(use); },
               .toolTip = [](const links::RecordUse&) { return tr("Press Enter to show all of these in the table"); },
               .font = [](const links::RecordUse&) { return boldFont(); }}},
             {{.text = [this](const UserRow& row) { return recordText(row); }, .toolTip = kNoToolTip}});
}

void UsersModel::setUses(DocumentPtr document, const std::vector<links::RecordUse>& uses) {
  const DocumentPtr before = std::exchange(m_document, std::move(document)); // rows refer to it until they are replaced
  std::vector<Branch> branches;
  for (const links::RecordUse& use : uses) {
    Branch& branch = branches.emplace_back(Branch{use, {}});
    for (const std::uint64_t row : use.rows | std::views::take(kMostListed)) {
      branch.rows.push_back({{use.section, row}});
    }
    if (use.rows.size() > kMostListed) {
      branch.rows.push_back({{use.section, use.rows[kMostListed]}, use.rows.size() - kMostListed});
    }
  }
  replace(std::move(branches));
}

std::optional<RecordRef> UsersModel::recordAt(const QModelIndex& index) const {
  const UserRow* row = rowAt(index);
  return row && row->unlisted == 0 ? std::optional(row->record) : std::nullopt;
}

std::uint64_t UsersModel::total() const {
  std::uint64_t total = 0;
  for (int group = 0; group < groupCount(); ++group) {
    total += branch(group).group.rows.size();
  }
  return total;
}

QString UsersModel::useText(const links::RecordUse& use) const {
  const structure::Section& section = m_document->structure[use.section];
  return QStringLiteral("%1.%2: %3")
      .arg(section.path, links::nameOf(m_document->structure, use), countText(use.rows.size()));
}

QString UsersModel::recordText(const UserRow& row) const {
  if (row.unlisted > 0) {
    return tr("… and %1 more").arg(countText(row.unlisted));
  }
  return QStringLiteral("%1 %2")
      .arg(QString::fromLatin1(m_document->structure[row.record.section].table->layout().name))
      .arg(row.record.row);
}

} // namespace vitrine::ui
