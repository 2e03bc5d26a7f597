#include "ui/comparing/DifferenceModel.h"

#include "core/comparing/ComparisonText.h"
#include "ui/comparing/ChangeColors.h"
#include "ui/style/Appearance.h"
#include "ui/widgets/Texts.h"

namespace vitrine::ui {
namespace {

/// Internal ids: of groups, and of differences the row of their group and one.
constexpr quintptr kGroupId = 0;

/// "~ library_door": the change can be read without its colour.
QString signedName(const comparing::Difference& difference) {
  return QStringLiteral("%1 %2").arg(QLatin1Char(comparing::signOf(difference.change))).arg(difference.name);
}

} // namespace

void DifferenceModel::show(const ComparisonPtr& comparison, ListedGroups groups) {
  beginResetModel();
  m_comparison = comparison;
  m_groups = std::move(groups);
  endResetModel();
}

const comparing::DifferenceGroup* DifferenceModel::groupAt(const QModelIndex& index) const {
  if (!index.isValid()) {
    return nullptr;
  }
  const auto row = index.internalId() == kGroupId ? static_cast<std::size_t>(index.row()) : index.internalId() - 1;
  return &m_comparison->groups[m_groups[row].group];
}

const comparing::Difference* DifferenceModel::differenceAt(const QModelIndex& index) const {
  if (!index.isValid() || index.internalId() == kGroupId) {
    return nullptr;
  }
  const ListedGroup& listed = m_groups[index.internalId() - 1];
  return &m_comparison->groups[listed.group].differences[listed.differences[static_cast<std::size_t>(index.row())]];
}

QModelIndex DifferenceModel::indexOf(const comparing::Difference* difference) const {
  for (std::size_t row = 0; row < m_groups.size(); ++row) {
    const auto& all = m_comparison->groups[m_groups[row].group].differences;
    if (!all.empty() && difference >= &all.front() && difference <= &all.back()) {
      const auto number = static_cast<std::uint32_t>(difference - &all.front());
      const auto found = std::ranges::lower_bound(m_groups[row].differences, number);
      if (found == m_groups[row].differences.end() || *found != number) {
        return {};
      }
      return createIndex(static_cast<int>(found - m_groups[row].differences.begin()), Name, row + 1);
    }
  }
  return {};
}

std::size_t DifferenceModel::listedCount() const {
  std::size_t count = 0;
  for (const ListedGroup& group : m_groups) {
    count += group.differences.size();
  }
  return count;
}

QModelIndex DifferenceModel::index(int row, int column, const QModelIndex& parent) const {
  if (!hasIndex(row, column, parent)) {
    return {};
  }
  return createIndex(row, column, parent.isValid() ? static_cast<quintptr>(parent.row()) + 1 : kGroupId);
}

QModelIndex DifferenceModel::parent(const QModelIndex& index) const {
  if (!index.isValid() || index.internalId() == kGroupId) {
    return {};
  }
  return createIndex(static_cast<int>(index.internalId() - 1), Name, kGroupId);
}

int DifferenceModel::rowCount(const QModelIndex& parent) const {
  if (!parent.isValid()) {
    return static_cast<int>(m_groups.size());
  }
  const bool group = parent.internalId() == kGroupId && parent.column() == Name;
  return group ? static_cast<int>(m_groups[static_cast<std::size_t>(parent.row())].differences.size()) : 0;
}

int DifferenceModel::columnCount(const QModelIndex& /*parent*/) const {
  return Change + 1;
}

QVariant DifferenceModel::data(const QModelIndex& index, int role) const {
  if (const comparing::Difference* difference = differenceAt(index)) {
    return differenceData(*difference, index.column(), role);
  }
  const comparing::DifferenceGroup* group = groupAt(index);
  return group ? groupData(*group, index.column(), role) : QVariant();
}

QVariant DifferenceModel::groupData(const comparing::DifferenceGroup& group, int column, int role) {
  if (column != Name) {
    return {};
  }
  const QString text = QStringLiteral("%1: %2").arg(comparing::titleOf(group), comparing::countsOf(group));
  switch (role) {
  case Qt::DisplayRole:
    return text;
  case Qt::ToolTipRole:
    return plainToolTip(text);
  case Qt::FontRole:
    return boldFont();
  default:
    return {};
  }
}

QVariant DifferenceModel::differenceData(const comparing::Difference& difference, int column, int role) {
  switch (role) {
  case Qt::DisplayRole:
    return column == Name ? signedName(difference) : comparing::wordOf(difference.change);
  case Qt::ToolTipRole:
    return plainToolTip(difference.name);
  case Qt::ForegroundRole:
    return changeText(difference.change, isDark());
  case Qt::AccessibleTextRole:
    return column == Name ? difference.name : comparing::wordOf(difference.change);
  default:
    return {};
  }
}

QVariant DifferenceModel::headerData(int section, Qt::Orientation orientation, int role) const {
  if (orientation != Qt::Horizontal || role != Qt::DisplayRole) {
    return {};
  }
  return section == Name ? tr("Difference") : tr("Change");
}

} // namespace vitrine::ui
