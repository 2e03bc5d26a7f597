#include "ui/inspector/UsersModel.h"

#include "ui/style/Appearance.h"
#include "ui/widgets/Texts.h"

namespace vitrine::ui {
namespace {

/// Number that indexes of fields have; those of records have that of their field, counted from 1.
constexpr quintptr kUse = 0;

} // namespace

void UsersModel::setUses(DocumentPtr document, std::vector<links::RecordUse> uses) {
  beginResetModel();
  m_document = std::move(document);
  m_uses = std::move(uses);
  endResetModel();
}

const links::RecordUse* UsersModel::useAt(const QModelIndex& index) const {
  return index.isValid() && index.internalId() == kUse ? &m_uses[static_cast<std::size_t>(index.row())] : nullptr;
}

const links::RecordUse* UsersModel::useAbove(const QModelIndex& index) const {
  if (!index.isValid() || index.internalId() == kUse) {
    return useAt(index);
  }
  return &m_uses[static_cast<std::size_t>(index.internalId()) - 1];
}

std::optional<RecordRef> UsersModel::recordAt(const QModelIndex& index) const {
  const auto place = static_cast<std::size_t>(index.row());
  if (!index.isValid() || index.internalId() == kUse || place >= kMostListed) {
    return std::nullopt;
  }
  const links::RecordUse& use = *useAbove(index);
  return RecordRef{use.section, use.rows[place]};
}

std::uint64_t UsersModel::total() const {
  std::uint64_t total = 0;
  for (const links::RecordUse& use : m_uses) {
    total += use.rows.size();
  }
  return total;
}

QModelIndex UsersModel::index(int row, int column, const QModelIndex& parent) const {
  if (!hasIndex(row, column, parent)) {
    return {};
  }
  return createIndex(row, column, parent.isValid() ? static_cast<quintptr>(parent.row()) + 1 : kUse);
}

QModelIndex UsersModel::parent(const QModelIndex& child) const {
  return child.isValid() && child.internalId() != kUse ? createIndex(static_cast<int>(child.internalId()) - 1, 0, kUse)
                                                       : QModelIndex();
}

int UsersModel::rowCount(const QModelIndex& parent) const {
  if (!parent.isValid()) {
    return static_cast<int>(m_uses.size());
  }
  const links::RecordUse* use = parent.column() == 0 ? useAt(parent) : nullptr;
  return use ? static_cast<int>(std::min(use->rows.size(), kMostListed + 1)) : 0;
}

int UsersModel::columnCount(const QModelIndex&) const {
  return 1;
}

QString UsersModel::useText(const links::RecordUse& use) const {
  const structure::Section& section = m_document->structure[use.section];
  return QStringLiteral("%1.%2: %3")
      .arg(section.path, QString::fromLatin1(section.table->layout().fields[use.field].name),
           countText(use.rows.size()));
}

QString UsersModel::recordText(const links::RecordUse& use, std::size_t place) const {
  if (place >= kMostListed) {
    return tr("… and %1 more").arg(countText(use.rows.size() - kMostListed));
  }
  return QStringLiteral("%1 %2")
      .arg(QString::fromLatin1(m_document->structure[use.section].table->layout().name))
      .arg(use.rows[place]);
}

QVariant UsersModel::data(const QModelIndex& index, int role) const {
  if (!index.isValid()) {
    return {};
  }
  const links::RecordUse* use = useAt(index);
  switch (role) {
  case Qt::DisplayRole:
    return use ? useText(*use) : recordText(*useAbove(index), static_cast<std::size_t>(index.row()));
  case Qt::ToolTipRole:
    return use ? QVariant(tr("Enter shows all of these in the table")) : QVariant();
  case Qt::FontRole:
    return use ? QVariant(boldFont()) : QVariant();
  default:
    return {};
  }
}

} // namespace vitrine::ui
