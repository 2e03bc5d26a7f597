#include "ui/outline/EntityModel.h"

#include "ui/style/Appearance.h"
#include "ui/style/Icons.h"

#include <array>
#include <map>

namespace vitrine::ui {
namespace {

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

TableColumns<EntityClass> classColumns() {
  const auto tip = [](const EntityClass& of) {
    return of.leadsNowhere ? EntityModel::tr("Some of these refer to entities that do not exist") : QString();
  };
  return withCommonLook<EntityClass>(
      {{.text = [](const EntityClass& of) { return QStringLiteral("%1 (%2)").arg(of.name, countText(of.count)); },
        .decoration = [](const EntityClass& of) { return classIcon(of.name); },
        .font = [](const EntityClass&) { return boldFont(); }},
       {.decoration = [](const EntityClass& of) { return warningOf(of.leadsNowhere); }},
       {},
       {}},
      {.toolTip = tip});
}

} // namespace

QString entityText(const links::EntityGraph& graph, std::uint32_t number) {
  const links::Entity& entity = graph.entities()[number];
  return entity.name.isEmpty() ? QStringLiteral("%1 %2").arg(entity.className).arg(number) : entity.name;
}

EntityModel::EntityModel(QObject* parent) : GroupedModel(parent) {
  setColumns(
      classColumns(),
      withCommonLook<std::uint32_t>(
          {{.heading = [] { return tr("Class"); },
            .text = [this](std::uint32_t i) { return QStringLiteral("%1 %2").arg(entity(i).className).arg(i); },
            .decoration = [this](std::uint32_t i) { return classIcon(entity(i).className); }},
           {.heading = [] { return tr("Name"); },
            .text = [this](std::uint32_t i) { return entity(i).name; },
            .toolTip = [this](std::uint32_t i) { return missingTip(i); },
            .decoration = [this](std::uint32_t i) { return warningOf(m_graph->missingFrom(i) > 0); }},
           {.heading = [] { return tr("Origin"); }, .text = [this](std::uint32_t i) { return entity(i).origin; }},
           {.heading = [] { return tr("Keys"); },
            .text = [this](std::uint32_t i) { return countText(entity(i).keys.size()); },
            .alignment = kNumberAlignment}},
          {.toolTip = [this](std::uint32_t i) { return entityKeysTip(entity(i).keys); }}));
}

void EntityModel::show(links::EntityGraphPtr graph, const std::vector<std::uint32_t>& numbers) {
  const links::EntityGraphPtr before =
      std::exchange(m_graph, std::move(graph)); // rows refer to it until they are replaced
  std::map<QString, Branch> classes;
  for (const std::uint32_t number : m_graph ? numbers : std::vector<std::uint32_t>()) {
    auto& [of, entities] = classes[entity(number).className.toLower()];
    if (entities.empty()) {
      of.name = entity(number).className;
    }
    entities.push_back(number);
    of.count = entities.size();
    of.leadsNowhere = of.leadsNowhere || m_graph->missingFrom(number) > 0;
  }
  std::vector<Branch> branches;
  for (auto& [name, branch] : classes) {
    branches.push_back(std::move(branch));
  }
  replace(std::move(branches));
}

std::optional<std::uint32_t> EntityModel::entityAt(const QModelIndex& index) const {
  const std::uint32_t* number = rowAt(index);
  return number ? std::optional(*number) : std::nullopt;
}

QString EntityModel::missingTip(std::uint32_t number) const {
  const auto missing = static_cast<int>(m_graph->missingFrom(number));
  return missing > 0 ? tr("%n reference(s) to entities that do not exist", nullptr, missing)
                     : entityKeysTip(entity(number).keys);
}

} // namespace vitrine::ui
