#include "ui/searching/MatchModel.h"

#include <array>

namespace vitrine::ui {
namespace {

using searching::Match;
using searching::MatchKind;

QString groupText(const MatchGroup& group) {
  return group.count > group.listed ? MatchModel::tr("%1 (the first %2 of %3)")
                                          .arg(kindText(group.kind), countText(group.listed), countText(group.count))
                                    : MatchModel::tr("%1 (%2)").arg(kindText(group.kind), countText(group.count));
}

/// The text of a match, and the path that leads to it.
QString textAndWhere(const Match& match, const QString& between) {
  return match.where.isEmpty() ? match.text : match.text + between + match.where;
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

MatchModel::MatchModel(QObject* parent) : GroupedModel(parent) {
  setColumns({{.text = groupText, .toolTip = kNoToolTip}},
             {{.text = &Match::text,
               .toolTip = [](const Match& match) { return plainToolTip(textAndWhere(match, QStringLiteral("\n"))); },
               .accessibleText = [](const Match& match) { return textAndWhere(match, QStringLiteral(", ")); }}});
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
  int group = 0;
  while (group < groupCount() && branch(group).group.kind < kind) {
    ++group;
  }
  if (group == groupCount() || branch(group).group.kind != kind) {
    insertGroup(group, {kind});
  }
  append(group, std::move(matches));
  const std::uint64_t listed = branch(group).rows.size();
  setGroup(group, {kind, listed, std::max(branch(group).group.count, listed)});
}

void MatchModel::setCounts(const searching::MatchCounts& counts) {
  for (int group = 0; group < groupCount(); ++group) {
    const auto& [kind, listed, count] = branch(group).group;
    setGroup(group, {kind, listed, counts[searching::indexOf(kind)]});
  }
}

std::uint64_t MatchModel::total() const {
  std::uint64_t sum = 0;
  for (int group = 0; group < groupCount(); ++group) {
    sum += branch(group).group.count;
  }
  return sum;
}

QModelIndex MatchModel::next(const QModelIndex& from, bool forwards) const {
  const int groups = groupCount();
  if (groups == 0) {
    return {};
  }
  const bool inGroup = rowAt(from) != nullptr;
  int group = inGroup ? from.parent().row() : from.isValid() ? from.row() : forwards ? 0 : groups;
  int row = inGroup ? from.row() + (forwards ? 1 : -1) : forwards ? 0 : -1;
  if (row < 0) {
    group = (group + groups - 1) % groups;
    row = rowCount(index(group, 0)) - 1;
  } else if (row >= rowCount(index(group, 0))) {
    group = (group + 1) % groups;
    row = 0;
  }
  return rowIndex(group, row);
}

QVariant MatchModel::data(const QModelIndex& index, int role) const {
  const Match* match = rowAt(index);
  switch (role) {
  case kSpanStart:
    return match ? QVariant(static_cast<int>(match->at)) : QVariant();
  case kSpanLength:
    return match ? QVariant(static_cast<int>(match->length)) : QVariant();
  case kWhere:
    return match ? QVariant(match->where) : QVariant();
  default:
    return GroupedModel::data(index, role);
  }
}

} // namespace vitrine::ui
