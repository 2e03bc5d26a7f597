#include "ui/searching/MatchModel.h"

#include "ui/widgets/Texts.h"

#include <QCoreApplication>

#include <algorithm>

namespace vitrine::ui {
namespace {

using searching::Match;
using searching::MatchKind;

constexpr quintptr kGroupRow = 0;

/// Number of a kind in the internal id of its matches.
constexpr quintptr idOfMatches(MatchKind kind) {
  return searching::indexOf(kind) + 1;
}

} // namespace

QString kindText(MatchKind kind) {
  switch (kind) {
  case MatchKind::Node:
    return MatchModel::tr("Nodes");
  case MatchKind::Entity:
    return MatchModel::tr("Entities");
  case MatchKind::Property:
    return MatchModel::tr("Properties");
  case MatchKind::Material:
    return MatchModel::tr("Materials");
  case MatchKind::Texture:
    return MatchModel::tr("Textures");
  case MatchKind::Camera:
    return MatchModel::tr("Viewpoints");
  case MatchKind::Animation:
    return MatchModel::tr("Animations");
  case MatchKind::Control:
    return MatchModel::tr("Controls");
  case MatchKind::File:
    return MatchModel::tr("Files");
  case MatchKind::Section:
    return MatchModel::tr("Sections");
  case MatchKind::Member:
    return MatchModel::tr("Members");
  case MatchKind::Record:
    return MatchModel::tr("Records");
  case MatchKind::Bytes:
    return MatchModel::tr("Bytes");
  }
  return {};
}

void MatchModel::clear() {
  beginResetModel();
  m_groups = {};
  m_shown.clear();
  endResetModel();
}

void MatchModel::add(const std::vector<Match>& matches) {
  std::array<std::vector<Match>, searching::kMatchKinds> sorted;
  for (const Match& match : matches) {
    sorted[searching::indexOf(match.kind)].push_back(match);
  }
  for (const MatchKind kind : searching::allKinds()) {
    if (auto& some = sorted[searching::indexOf(kind)]; !some.empty()) {
      addTo(kind, std::move(some));
    }
  }
}

void MatchModel::addTo(MatchKind kind, std::vector<Match> matches) {
  Group& group = groupOf(kind);
  if (group.matches.empty()) {
    const auto at = std::ranges::lower_bound(m_shown, kind);
    const int row = static_cast<int>(at - m_shown.begin());
    beginInsertRows({}, row, row);
    m_shown.insert(at, kind);
    endInsertRows();
  }
  const QModelIndex heading = createIndex(rowOf(kind), 0, kGroupRow);
  const int first = static_cast<int>(group.matches.size());
  beginInsertRows(heading, first, first + static_cast<int>(matches.size()) - 1);
  std::ranges::move(matches, std::back_inserter(group.matches));
  group.count = std::max<std::uint64_t>(group.count, group.matches.size());
  endInsertRows();
  Q_EMIT dataChanged(heading, heading);
}

void MatchModel::setCounts(const searching::MatchCounts& counts) {
  for (const MatchKind kind : m_shown) {
    groupOf(kind).count = counts[searching::indexOf(kind)];
  }
  if (!m_shown.empty()) {
    Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, 0));
  }
}

const Match* MatchModel::matchAt(const QModelIndex& index) const {
  return index.isValid() && index.internalId() != kGroupRow
             ? &m_groups[index.internalId() - 1].matches[static_cast<std::size_t>(index.row())]
             : nullptr;
}

std::uint64_t MatchModel::total() const {
  std::uint64_t sum = 0;
  for (const Group& group : m_groups) {
    sum += group.count;
  }
  return sum;
}

int MatchModel::rowOf(MatchKind kind) const {
  return static_cast<int>(std::ranges::lower_bound(m_shown, kind) - m_shown.begin());
}

QModelIndex MatchModel::next(const QModelIndex& from, bool forwards) const {
  if (m_shown.empty()) {
    return {};
  }
  const int groups = rowCount();
  const bool inGroup = from.isValid() && from.internalId() != kGroupRow;
  int group = inGroup ? from.parent().row() : from.isValid() ? from.row() : forwards ? 0 : groups;
  int row = inGroup ? from.row() + (forwards ? 1 : -1) : forwards ? 0 : -1;
  if (row < 0) {
    group = (group + groups - 1) % groups;
    row = rowCount(index(group, 0)) - 1;
  } else if (row >= rowCount(index(group, 0))) {
    group = (group + 1) % groups;
    row = 0;
  }
  return index(row, 0, index(group, 0));
}

QModelIndex MatchModel::index(int row, int column, const QModelIndex& parent) const {
  if (!hasIndex(row, column, parent)) {
    return {};
  }
  return createIndex(row, column,
                     parent.isValid() ? idOfMatches(m_shown[static_cast<std::size_t>(parent.row())]) : kGroupRow);
}

QModelIndex MatchModel::parent(const QModelIndex& child) const {
  if (!child.isValid() || child.internalId() == kGroupRow) {
    return {};
  }
  return createIndex(rowOf(static_cast<MatchKind>(child.internalId() - 1)), 0, kGroupRow);
}

int MatchModel::rowCount(const QModelIndex& parent) const {
  if (!parent.isValid()) {
    return static_cast<int>(m_shown.size());
  }
  return parent.internalId() == kGroupRow
             ? static_cast<int>(
                   m_groups[searching::indexOf(m_shown[static_cast<std::size_t>(parent.row())])].matches.size())
             : 0;
}

int MatchModel::columnCount(const QModelIndex&) const {
  return 1;
}

QString MatchModel::groupText(MatchKind kind) const {
  const Group& group = m_groups[searching::indexOf(kind)];
  return group.count > group.matches.size()
             ? tr("%1 (the first %2 of %3)")
                   .arg(kindText(kind), countText(group.matches.size()), countText(group.count))
             : tr("%1 (%2)").arg(kindText(kind), countText(group.count));
}

QVariant MatchModel::data(const QModelIndex& index, int role) const {
  const Match* match = matchAt(index);
  if (!match) {
    return role == Qt::DisplayRole && index.isValid()
               ? QVariant(groupText(m_shown[static_cast<std::size_t>(index.row())]))
               : QVariant();
  }
  switch (role) {
  case Qt::DisplayRole:
    return match->text;
  case Qt::ToolTipRole:
    return plainToolTip(match->where.isEmpty() ? match->text : match->text + QLatin1Char('\n') + match->where);
  case Qt::AccessibleTextRole:
    return match->where.isEmpty() ? match->text : match->text + QStringLiteral(", ") + match->where;
  case kSpanStart:
    return static_cast<int>(match->at);
  case kSpanLength:
    return static_cast<int>(match->length);
  case kWhere:
    return match->where;
  default:
    return {};
  }
}

} // namespace vitrine::ui
