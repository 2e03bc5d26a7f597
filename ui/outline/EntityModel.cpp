#include "ui/outline/EntityModel.h"

#include "ui/style/Appearance.h"
#include "ui/style/Icons.h"
#include "ui/widgets/Texts.h"

#include <algorithm>
#include <array>
#include <map>

namespace vitrine::ui {
namespace {

/// Number that indexes of classes have; those of entities have that of their class, counted from 1.
constexpr quintptr kClass = 0;
constexpr std::size_t kMostKeysInTip = 24;

struct ClassIcon {
  QLatin1StringView start;
  const char* icon;
};

/// Pictures of classes by how their names start.
constexpr std::array kClassIcons{
    ClassIcon{QLatin1StringView("worldspawn"), "node-world"},
    ClassIcon{QLatin1StringView("light"), "node-light"},
    ClassIcon{QLatin1StringView("env_projectedtexture"), "node-light"},
    ClassIcon{QLatin1StringView("prop_"), "node-prop"},
    ClassIcon{QLatin1StringView("item_"), "node-prop"},
    ClassIcon{QLatin1StringView("weapon_"), "node-prop"},
    ClassIcon{QLatin1StringView("func_"), "node-mesh"},
    ClassIcon{QLatin1StringView("trigger_"), "inside"},
    ClassIcon{QLatin1StringView("sky_camera"), "camera"},
    ClassIcon{QLatin1StringView("point_camera"), "camera"},
    ClassIcon{QLatin1StringView("point_viewcontrol"), "camera"},
    ClassIcon{QLatin1StringView("info_player"), "home"},
    ClassIcon{QLatin1StringView("ambient_"), "play"},
    ClassIcon{QLatin1StringView("env_soundscape"), "play"},
    ClassIcon{QLatin1StringView("path_"), "next"},
    ClassIcon{QLatin1StringView("keyframe_"), "next"},
    ClassIcon{QLatin1StringView("move_rope"), "next"},
    ClassIcon{QLatin1StringView("env_cubemap"), "picture"},
    ClassIcon{QLatin1StringView("info_overlay"), "picture"},
    ClassIcon{QLatin1StringView("infodecal"), "picture"},
    ClassIcon{QLatin1StringView("logic_"), "section"},
    ClassIcon{QLatin1StringView("math_"), "section"},
    ClassIcon{QLatin1StringView("filter_"), "section"},
    ClassIcon{QLatin1StringView("phys_"), "node-bone"},
    ClassIcon{QLatin1StringView("info_"), "node-marker"},
};

QIcon classIcon(const QString& className) {
  const auto found = std::ranges::find_if(
      kClassIcons, [&](const ClassIcon& each) { return className.startsWith(each.start, Qt::CaseInsensitive); });
  return icon(QString::fromLatin1(found == kClassIcons.end() ? "node-entity" : found->icon));
}

QVariant warningOf(bool leadsNowhere) {
  return leadsNowhere ? QVariant(icon(QStringLiteral("warning"))) : QVariant();
}

QString entityKeysTip(const document::EntityKeys& keys) {
  QStringList lines;
  for (const auto& [key, value] : keys) {
    if (lines.size() == kMostKeysInTip) {
      lines << QStringLiteral("…");
      break;
    }
    lines << QStringLiteral("%1: %2").arg(key, value);
  }
  return plainToolTip(lines.join(QLatin1Char('\n')).replace(QChar(0x1b), QLatin1Char(',')));
}

} // namespace

QString entityText(const links::EntityGraph& graph, std::uint32_t number) {
  const links::Entity& entity = graph.entities()[number];
  return entity.name.isEmpty() ? QStringLiteral("%1 %2").arg(entity.className).arg(number) : entity.name;
}

void EntityModel::show(links::EntityGraphPtr graph, const std::vector<std::uint32_t>& numbers) {
  beginResetModel();
  m_graph = std::move(graph);
  m_groups.clear();
  m_shown = m_graph ? numbers.size() : 0;
  std::map<QString, Group> groups;
  for (std::size_t i = 0; i < m_shown; ++i) {
    const links::Entity& entity = m_graph->entities()[numbers[i]];
    Group& group = groups[entity.className.toLower()];
    if (group.entities.empty()) {
      group.className = entity.className;
    }
    group.entities.push_back(numbers[i]);
    group.leadsNowhere = group.leadsNowhere || m_graph->missingFrom(numbers[i]) > 0;
  }
  for (auto& [name, group] : groups) {
    m_groups.push_back(std::move(group));
  }
  endResetModel();
}

std::optional<std::uint32_t> EntityModel::entityAt(const QModelIndex& index) const {
  if (!index.isValid() || index.internalId() == kClass) {
    return std::nullopt;
  }
  return m_groups[static_cast<std::size_t>(index.internalId()) - 1].entities[static_cast<std::size_t>(index.row())];
}

QModelIndex EntityModel::indexOf(std::uint32_t entity) const {
  for (std::size_t group = 0; group < m_groups.size(); ++group) {
    const auto& entities = m_groups[group].entities;
    const auto found = std::ranges::lower_bound(entities, entity);
    if (found != entities.end() && *found == entity) {
      return createIndex(static_cast<int>(found - entities.begin()), 0, static_cast<quintptr>(group) + 1);
    }
  }
  return {};
}

QModelIndex EntityModel::index(int row, int column, const QModelIndex& parent) const {
  if (!hasIndex(row, column, parent)) {
    return {};
  }
  return createIndex(row, column, parent.isValid() ? static_cast<quintptr>(parent.row()) + 1 : kClass);
}

QModelIndex EntityModel::parent(const QModelIndex& child) const {
  return child.isValid() && child.internalId() != kClass
             ? createIndex(static_cast<int>(child.internalId()) - 1, 0, kClass)
             : QModelIndex();
}

int EntityModel::rowCount(const QModelIndex& parent) const {
  if (!parent.isValid()) {
    return static_cast<int>(m_groups.size());
  }
  const bool isClass = parent.internalId() == kClass && parent.column() == 0;
  return isClass ? static_cast<int>(m_groups[static_cast<std::size_t>(parent.row())].entities.size()) : 0;
}

int EntityModel::columnCount(const QModelIndex&) const {
  return ColumnCount;
}

QVariant EntityModel::groupData(const Group& group, int column, int role) const {
  const QString count = countText(group.entities.size());
  switch (role) {
  case Qt::DisplayRole:
    return column == Class ? QVariant(QStringLiteral("%1 (%2)").arg(group.className, count)) : QVariant();
  case Qt::FontRole:
    return column == Class ? QVariant(boldFont()) : QVariant();
  case Qt::DecorationRole:
    return column == Class  ? QVariant(classIcon(group.className))
           : column == Name ? warningOf(group.leadsNowhere)
                            : QVariant();
  case Qt::ToolTipRole:
    return group.leadsNowhere ? QVariant(tr("Some of these name entities that the file does not have")) : QVariant();
  default:
    return {};
  }
}

QVariant EntityModel::entityData(std::uint32_t number, int column, int role) const {
  const links::Entity& entity = m_graph->entities()[number];
  const std::size_t missing = m_graph->missingFrom(number);
  switch (role) {
  case Qt::DisplayRole:
    switch (column) {
    case Class:
      return QStringLiteral("%1 %2").arg(entity.className).arg(number);
    case Name:
      return entity.name;
    case Origin:
      return entity.origin;
    default:
      return countText(entity.keys.size());
    }
  case Qt::DecorationRole:
    return column == Class  ? QVariant(classIcon(entity.className))
           : column == Name ? warningOf(missing > 0)
                            : QVariant();
  case Qt::ToolTipRole:
    return column == Name && missing > 0
               ? tr("%n name(s) in it that no entity of the file has", nullptr, static_cast<int>(missing))
               : entityKeysTip(entity.keys);
  case Qt::TextAlignmentRole:
    return column == Keys ? QVariant(Qt::AlignRight | Qt::AlignVCenter) : QVariant();
  default:
    return {};
  }
}

QVariant EntityModel::data(const QModelIndex& index, int role) const {
  if (!index.isValid()) {
    return {};
  }
  if (const auto entity = entityAt(index)) {
    return entityData(*entity, index.column(), role);
  }
  return groupData(m_groups[static_cast<std::size_t>(index.row())], index.column(), role);
}

QVariant EntityModel::headerData(int section, Qt::Orientation orientation, int role) const {
  if (orientation != Qt::Horizontal || role != Qt::DisplayRole) {
    return {};
  }
  switch (section) {
  case Class:
    return tr("Class");
  case Name:
    return tr("Name");
  case Origin:
    return tr("Origin");
  default:
    return tr("Keys");
  }
}

} // namespace vitrine::ui
