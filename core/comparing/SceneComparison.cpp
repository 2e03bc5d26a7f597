#include "core/comparing/SceneComparison.h"

#include "core/base/Translate.h"
#include "core/comparing/AssetComparison.h"
#include "core/comparing/ContentMatch.h"
#include "core/comparing/KeyChanges.h"
#include "core/comparing/SurfaceHashes.h"

#include <QHashFunctions>

#include <algorithm>
#include <array>
#include <cmath>

namespace vitrine::comparing {
namespace {

constexpr double kPlaceSteps = 64;  ///< of a unit
constexpr double kTurnSteps = 4096; ///< of an element of a rotation

std::uint64_t transformKey(const QMatrix4x4& matrix) {
  std::uint64_t key = 41;
  for (int column = 0; column < 4; ++column) {
    for (int row = 0; row < 3; ++row) {
      const double steps = column == 3 ? kPlaceSteps : kTurnSteps;
      key = mixed(key, static_cast<std::uint64_t>(std::llround(static_cast<double>(matrix(row, column)) * steps)));
    }
  }
  return key;
}

QString placeText(const Scene& scene, NodeIndex node) {
  const QVector3D place = scene.sourceAxes.toFile(scene.worldTransform(node).column(3).toVector3D());
  const auto number = [](float value) { return QString::number(static_cast<double>(value), 'g', 7); };
  return QStringLiteral("%1 %2 %3").arg(number(place.x()), number(place.y()), number(place.z()));
}

/// Hashes of all nodes and items of one scene.
struct SceneSide {
  const ComparedScene& compared;
  std::vector<SurfaceHashes> items;
  std::vector<std::vector<DrawItemIndex>> itemsOfNode;
  std::vector<std::uint64_t> names;  ///< of nodes: kind, name, name of the parent
  std::vector<std::uint64_t> places; ///< of nodes: where they stand
  std::vector<std::uint64_t> says;   ///< of nodes: their properties
  std::vector<std::uint64_t> shapes; ///< of nodes: shapes of their surfaces

  const Scene& scene() const { return *compared.scene; }

  SceneSide(const ComparedScene& side, const base::Progress& progress) : compared(side) {
    hashItems(progress);
    hashNodes(progress);
  }

  QString materialName(DrawItemIndex item) const {
    const MaterialIndex material = scene().surfaceOf(item).material;
    return material ? compared.assets.materials[material].name : QString();
  }

  /// True for a helper that is shown on demand: what it draws are records, which are compared as such.
  bool drawsRecords(DrawItemIndex item) const {
    const scene::Node& node = scene().nodes[scene().drawItems()[item].node];
    return node.kind == scene::NodeKind::Marker && node.layer && !scene().layers[node.layer].visibleByDefault;
  }

private:
  void hashItems(const base::Progress& progress) {
    const Scene& of = scene();
    itemsOfNode.resize(of.nodes.size());
    items.reserve(of.drawItems().size());
    for (const DrawItemIndex item : base::indicesBelow<DrawItemIndex>(of.drawItems().size())) {
      progress.check();
      const scene::DrawItem& drawn = of.drawItems()[item];
      if (drawsRecords(item)) {
        items.emplace_back();
        continue;
      }
      items.push_back(hashesOf(of.meshOf(item), static_cast<std::size_t>(drawn.surface), of.bake.lightmaps));
      itemsOfNode[drawn.node.position()].push_back(item);
    }
  }

  void hashNodes(const base::Progress& progress) {
    const Scene& of = scene();
    for (const NodeIndex node : base::indicesBelow<NodeIndex>(of.nodes.size())) {
      progress.check();
      const scene::Node& it = of.nodes[node];
      const std::uint64_t name = mixed(mixed(42, static_cast<std::uint64_t>(it.kind)), qHash(it.name, 0));
      names.push_back(mixed(name, it.parent ? qHash(of.nodes[it.parent].name, 0) : 0));
      places.push_back(transformKey(of.worldTransform(node)));
      std::uint64_t properties = mixed(43, it.properties.size());
      for (const scene::Property& property : it.properties) {
        properties = mixed(mixed(properties, qHash(property.key, 0)), qHash(property.value, 0));
      }
      says.push_back(mixed(properties, qHash(it.model.path, 0)));
      std::uint64_t shape = 44;
      for (const DrawItemIndex item : itemsOfNode[node.position()]) {
        shape += items[item.position()].shape;
      }
      shapes.push_back(mixed(shape, itemsOfNode[node.position()].size()));
    }
  }
};

using KeyLists = std::initializer_list<std::vector<std::uint64_t> SceneSide::*>;

std::vector<std::uint64_t> nodeKeys(const SceneSide& side, KeyLists lists) {
  std::vector<std::uint64_t> keys(side.names.size(), 45);
  for (const auto list : lists) {
    for (std::size_t node = 0; node < keys.size(); ++node) {
      keys[node] = mixed(keys[node], (side.*list)[node]);
    }
  }
  return keys;
}

/// The work on two scenes.
class ScenesOfBoth {
public:
  ScenesOfBoth(const ComparedScene& before, const ComparedScene& after, const base::Progress& progress)
      : m_progress(progress), m_before(before, progress), m_after(after, progress),
        m_nodes(m_before.names.size(), m_after.names.size()), m_items(m_before.items.size(), m_after.items.size()) {
    m_nodeGroup.area = Area::Nodes;
    m_nodeGroup.countBefore = m_before.names.size();
    m_nodeGroup.countAfter = m_after.names.size();
    m_surfaceGroup.area = Area::Surfaces;
    m_surfaceGroup.countBefore = m_before.items.size();
    m_surfaceGroup.countAfter = m_after.items.size();
  }

  std::vector<DifferenceGroup> compare() {
    matchNodes();
    listNodes();
    matchItems();
    listItems();
    return {std::move(m_nodeGroup), std::move(m_surfaceGroup)};
  }

private:
  void matchNodes() {
    const KeyLists all = {&SceneSide::names, &SceneSide::places, &SceneSide::says, &SceneSide::shapes};
    const KeyLists saying = {&SceneSide::names, &SceneSide::says};
    const KeyLists placed = {&SceneSide::names, &SceneSide::places};
    const KeyLists shaped = {&SceneSide::names, &SceneSide::shapes};
    const KeyLists named = {&SceneSide::names};
    const KeyLists renamed = {&SceneSide::places, &SceneSide::shapes, &SceneSide::says};
    for (const KeyLists& lists : {all, renamed, saying, placed, shaped, named}) {
      m_nodes.pairByKeys(nodeKeys(m_before, lists), nodeKeys(m_after, lists), m_progress);
    }
  }

  Difference ofNodes(Change change, std::uint32_t before, std::uint32_t after) const {
    Difference difference;
    difference.change = change;
    const auto fill = [&](DifferencePlace& place, const SceneSide& side, std::uint32_t number) {
      if (number != kUnmatched) {
        place.node = NodeIndex(std::size_t{number});
        const scene::Node& node = side.scene().nodes[place.node];
        place.record = node.record;
        place.items = side.itemsOfNode[number];
        difference.name = difference.name.isEmpty() ? node.name : difference.name;
      }
    };
    fill(difference.before, m_before, before);
    fill(difference.after, m_after, after);
    return difference;
  }

  static KeyValues sayingsOf(const SceneSide& side, NodeIndex node) {
    const scene::Node& of = side.scene().nodes[node];
    KeyValues keys{{base::translate("comparing", "name"), of.name},
                   {base::translate("comparing", "model"), of.model.path}};
    for (const scene::Property& property : of.properties) {
      keys.emplace_back(property.key, property.value);
    }
    return keys;
  }

  std::vector<FieldChange> fieldsOfNodes(std::size_t i, std::uint32_t j) const {
    std::vector<FieldChange> fields;
    const NodeIndex a(i);
    const NodeIndex b(std::size_t{j});
    if (m_before.places[i] != m_after.places[j]) {
      const QString from = placeText(m_before.scene(), a);
      const QString to = placeText(m_after.scene(), b);
      // A node may be turned on the spot.
      fields.push_back(
          {from == to ? base::translate("comparing", "rotation or scale") : base::translate("comparing", "position"),
           from == to ? QString() : from, from == to ? QString() : to});
    }
    std::vector<FieldChange> said = changedKeys(sayingsOf(m_before, a), sayingsOf(m_after, b));
    std::ranges::move(said, std::back_inserter(fields));
    return fields;
  }

  /// True for names that differ in nothing but a number: "light 7" and "light 8".
  bool isOtherNumber(std::size_t i, std::uint32_t j) const {
    QString from = m_before.scene().nodes[NodeIndex(i)].name;
    QString to = m_after.scene().nodes[NodeIndex(std::size_t{j})].name;
    if (from == to) {
      return false;
    }
    for (QString* name : {&from, &to}) {
      name->removeIf([](QChar c) { return c.isDigit(); });
    }
    return from == to;
  }

  void listNodes() {
    for (std::uint32_t i = 0; i < m_nodes.toAfter.size(); ++i) {
      m_progress.check();
      const std::uint32_t j = m_nodes.toAfter[i];
      if (j == kUnmatched) {
        m_nodeGroup.add(ofNodes(Change::Removed, i, kUnmatched));
        continue;
      }
      Difference difference = ofNodes(Change::Changed, i, j);
      difference.fields = fieldsOfNodes(i, j);
      if (difference.fields.size() == 1 && isOtherNumber(i, j)) {
        difference.change = Change::Renumbered;
      }
      if (!difference.fields.empty()) {
        m_nodeGroup.add(std::move(difference));
      }
    }
    for (std::uint32_t j = 0; j < m_nodes.toBefore.size(); ++j) {
      if (m_nodes.toBefore[j] == kUnmatched) {
        m_nodeGroup.add(ofNodes(Change::Added, kUnmatched, j));
      }
    }
  }

  /// Keys of the items of nodes that both have. `hashOf` tells items of a node apart.
  template <class HashOf>
  std::vector<std::uint64_t> itemKeys(const SceneSide& side, const ContentMatch& nodes, bool isBefore,
                                      HashOf hashOf) const {
    std::vector<std::uint64_t> keys(side.items.size());
    for (std::size_t i = 0; i < keys.size(); ++i) {
      const DrawItemIndex item(i);
      const std::size_t node = side.scene().drawItems()[item].node.position();
      const std::uint32_t partner = (isBefore ? nodes.toAfter : nodes.toBefore)[node];
      const std::size_t pair = isBefore ? node : partner;
      keys[i] = partner == kUnmatched ? 0 : mixed(mixed(46, pair), hashOf(side, item));
    }
    return keys;
  }

  template <class HashOf>
  void pairItems(HashOf hashOf) {
    m_items.pairByKeys(itemKeys(m_before, m_nodes, true, hashOf), itemKeys(m_after, m_nodes, false, hashOf),
                       m_progress);
  }

  void matchItems() {
    const auto material = [](const SceneSide& side, DrawItemIndex item) {
      return std::uint64_t{qHash(side.materialName(item), 0)};
    };
    const auto hash = [](const SceneSide& side, DrawItemIndex item) { return side.items[item.position()]; };
    pairItems([&](const SceneSide& side, DrawItemIndex item) {
      const SurfaceHashes all = hash(side, item);
      return mixed(mixed(mixed(all.shape, material(side, item)), all.coords), all.light);
    });
    pairItems(
        [&](const SceneSide& side, DrawItemIndex item) { return mixed(hash(side, item).shape, material(side, item)); });
    pairItems([&](const SceneSide& side, DrawItemIndex item) { return hash(side, item).shape; });
    pairItems([&](const SceneSide& side, DrawItemIndex item) {
      return mixed(hash(side, item).bounds, material(side, item));
    });
  }

  Difference ofItems(Change change, std::uint32_t before, std::uint32_t after) const {
    Difference difference;
    difference.change = change;
    const auto fill = [&](DifferencePlace& place, const SceneSide& side, std::uint32_t number) {
      if (number == kUnmatched) {
        return;
      }
      const DrawItemIndex item(std::size_t{number});
      place.node = side.scene().drawItems()[item].node;
      place.record = side.scene().recordOf(item, 0);
      place.items = {item};
      if (difference.name.isEmpty()) {
        difference.name = QStringLiteral("%1: %2").arg(side.scene().nodes[place.node].name, side.materialName(item));
      }
    };
    fill(difference.before, m_before, before);
    fill(difference.after, m_after, after);
    return difference;
  }

  std::vector<FieldChange> fieldsOfItems(std::uint32_t i, std::uint32_t j) const {
    std::vector<FieldChange> fields;
    const QString from = m_before.materialName(DrawItemIndex(std::size_t{i}));
    const QString to = m_after.materialName(DrawItemIndex(std::size_t{j}));
    if (from != to) {
      fields.push_back({base::translate("comparing", "material"), from, to});
    }
    const SurfaceHashes& a = m_before.items[i];
    const SurfaceHashes& b = m_after.items[j];
    const auto note = [&fields](bool differs, const char* name) {
      if (differs) {
        fields.push_back({base::translate("comparing", name), QString(), QString()});
      }
    };
    note(a.shape != b.shape, QT_TRANSLATE_NOOP("comparing", "shape"));
    note(a.shape == b.shape && a.coords != b.coords, QT_TRANSLATE_NOOP("comparing", "texture coordinates"));
    note(a.shape == b.shape && a.light != b.light, QT_TRANSLATE_NOOP("comparing", "light"));
    return fields;
  }

  /// Surfaces of nodes that one scene alone has are not listed beside them.
  void listItems() {
    for (std::uint32_t i = 0; i < m_items.toAfter.size(); ++i) {
      m_progress.check();
      const std::uint32_t j = m_items.toAfter[i];
      const NodeIndex node = m_before.scene().drawItems()[DrawItemIndex(std::size_t{i})].node;
      if (m_before.drawsRecords(DrawItemIndex(std::size_t{i}))) {
        continue;
      }
      if (j == kUnmatched && m_nodes.toAfter[node.position()] != kUnmatched) {
        m_surfaceGroup.add(ofItems(Change::Removed, i, kUnmatched));
      } else if (j != kUnmatched) {
        std::vector<FieldChange> fields = fieldsOfItems(i, j);
        if (!fields.empty()) {
          Difference difference = ofItems(Change::Changed, i, j);
          difference.fields = std::move(fields);
          m_surfaceGroup.add(std::move(difference));
        }
      }
    }
    for (std::uint32_t j = 0; j < m_items.toBefore.size(); ++j) {
      const NodeIndex node = m_after.scene().drawItems()[DrawItemIndex(std::size_t{j})].node;
      if (m_items.toBefore[j] == kUnmatched && m_nodes.toBefore[node.position()] != kUnmatched &&
          !m_after.drawsRecords(DrawItemIndex(std::size_t{j}))) {
        m_surfaceGroup.add(ofItems(Change::Added, kUnmatched, j));
      }
    }
  }

  const base::Progress& m_progress;
  SceneSide m_before;
  SceneSide m_after;
  ContentMatch m_nodes;
  ContentMatch m_items;
  DifferenceGroup m_nodeGroup;
  DifferenceGroup m_surfaceGroup;
};

} // namespace

std::vector<DifferenceGroup> compareScenes(const ComparedScene& before, const ComparedScene& after,
                                           base::Progress& progress) {
  const QString phase = base::translate("comparing", "Comparing scenes");
  progress.step(phase, 0);
  std::vector<DifferenceGroup> groups = ScenesOfBoth(before, after, progress).compare();
  progress.step(phase, 0.8);
  groups.push_back(compareMaterials(before, after, progress));
  groups.push_back(compareTextures(before, after, progress));
  std::erase_if(groups, [](const DifferenceGroup& group) { return group.empty(); });
  return groups;
}

} // namespace vitrine::comparing
