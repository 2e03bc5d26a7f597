#include "core/links/MapStatistics.h"

#include "core/animation/VisibleItems.h"
#include "core/links/SimilarItems.h"
#include "core/visibility/Visibility.h"

#include <algorithm>
#include <map>

namespace vitrine::links {
namespace {

constexpr std::size_t kStepEvery = 4096;

std::uint64_t bytesOf(const scene::Lightmap& lightmap) {
  std::uint64_t bytes = 0;
  for (const scene::LightmapLayer& layer : lightmap.layers) {
    bytes += layer.flat.size() + layer.bumped.size();
  }
  return bytes;
}

/// Counts the items of a scene that are shown at first.
class Counting {
public:
  Counting(const Scene& scene, MapStatistics& statistics)
      : m_scene(scene), m_statistics(statistics), m_counted(scene.bake.lightmaps.size()),
        m_byMaterial(scene.assets.materials.size()) {}

  void run(Progress& progress) {
    const ItemSet shown = animation::visibleItems(m_scene, state::startState(m_scene));
    std::size_t done = 0;
    for (const DrawItemIndex item : m_scene.drawItems().indices()) {
      if (done++ % kStepEvery == 0) {
        progress.step({}, static_cast<double>(done) / static_cast<double>(m_scene.drawItems().size()) / 2);
      }
      if (shown.contains(item)) {
        add(item);
      }
    }
    finish();
  }

private:
  void add(DrawItemIndex item) {
    const scene::Surface& surface = m_scene.surfaceOf(item);
    DrawCost cost{surface.triangleCount(), 1, 0};
    if (surface.lightmap && !m_counted[surface.lightmap]) {
      m_counted[surface.lightmap] = true;
      cost.lightmapBytes = bytesOf(m_scene.bake.lightmaps[surface.lightmap]);
    }
    addTo(m_statistics.total, cost);
    if (surface.material) {
      addTo(m_byMaterial[surface.material], cost);
    }
    addToModel(item, cost);
    if (const scene::SurfaceLeaves* leaves = m_scene.leavesOf(item); leaves && leaves->leaf >= 0) {
      addTo(m_byLeaf[leaves->leaf], cost);
    }
  }

  void addToModel(DrawItemIndex item, const DrawCost& cost) {
    const NodeIndex node = m_scene.drawItems()[item].node;
    const NodeIndex object = objectOf(m_scene, node);
    const QString& file = m_scene.nodes[object].model.path;
    const QString name = file.isEmpty() ? m_scene.meshOf(item).name : file;
    Places& places = m_byModel[name];
    places.isFile = !file.isEmpty();
    addTo(places.cost, cost);
    places.boundsOf[places.isFile ? object : node].add(m_scene.worldBounds(item));
  }

  void finish() {
    for (const MaterialIndex material : m_byMaterial.indices()) {
      if (m_byMaterial[material].items > 0) {
        m_statistics.materials.push_back({material, m_byMaterial[material]});
      }
    }
    for (const auto& [name, places] : m_byModel) {
      ModelCost model{name, NodeIndex(), places.boundsOf.size(), 0, places.isFile, places.cost};
      for (const auto& [node, bounds] : places.boundsOf) {
        const QVector3D size = bounds.empty() ? QVector3D() : bounds.max() - bounds.min();
        const float longest = std::max({size.x(), size.y(), size.z()});
        if (!model.node || longest > model.size) {
          model.node = node;
          model.size = longest;
        }
      }
      m_statistics.models.push_back(std::move(model));
    }
    for (const auto& [leaf, cost] : m_byLeaf) {
      addLeaf(leaf, cost);
    }
    const auto byTriangles = [](const auto& each) { return each.cost.triangles; };
    std::ranges::stable_sort(m_statistics.materials, std::greater(), byTriangles);
    std::ranges::stable_sort(m_statistics.leaves, std::greater(), byTriangles);
    std::ranges::stable_sort(m_statistics.models, std::greater(), &ModelCost::size);
  }

  void addLeaf(int leaf, const DrawCost& cost) {
    LeafCost counted{leaf, -1, std::nullopt, cost};
    const auto& visibility = m_scene.world.visibility;
    if (visibility && base::isBelow(leaf, visibility->leaves.size())) {
      counted.cluster = visibility->leaves[static_cast<std::size_t>(leaf)].cluster;
      if (visibility->leafSection != structure::kRootSection) {
        counted.record = RecordRef{visibility->leafSection, static_cast<std::uint64_t>(leaf)};
      }
    }
    m_statistics.leaves.push_back(std::move(counted));
  }

  static void addTo(DrawCost& sum, const DrawCost& cost) {
    sum.triangles += cost.triangles;
    sum.items += cost.items;
    sum.lightmapBytes += cost.lightmapBytes;
  }

  struct Places {
    DrawCost cost;
    bool isFile = false;
    std::map<NodeIndex, scene::Bounds> boundsOf;
  };

  const Scene& m_scene;
  MapStatistics& m_statistics;
  scene::ByLightmap<bool> m_counted;
  scene::ByMaterial<DrawCost> m_byMaterial;
  std::map<QString, Places> m_byModel;
  std::map<int, DrawCost> m_byLeaf;
};

/// Records of the sections that a format named that no record leads to.
std::vector<UnusedRecords> unusedRecords(const Document& document, Progress& progress) {
  std::vector<UnusedRecords> unused;
  if (!document.mapFigures || document.mapFigures->usedByOthers.empty()) {
    return unused;
  }
  const auto references = ReverseReferences::of(document.structure, progress);
  for (const SectionId section : document.mapFigures->usedByOthers) {
    const auto& table = document.structure[section].table;
    UnusedRecords found{section, table ? table->rowCount() : 0, {}};
    for (std::uint64_t row = 0; row < found.total; ++row) {
      if (row % kStepEvery == 0) {
        progress.check();
      }
      if (references.usesOf({section, row}).empty()) {
        found.rows.push_back(row);
      }
    }
    if (!found.rows.empty()) {
      unused.push_back(std::move(found));
    }
  }
  return unused;
}

structure::Json costJson(const DrawCost& cost) {
  return {{"triangles", cost.triangles}, {"items", cost.items}, {"lightmapBytes", cost.lightmapBytes}};
}

template <class Entry>
structure::Json listJson(const std::vector<Entry>& entries, const std::function<structure::Json(const Entry&)>& start) {
  structure::Json list = structure::Json::array();
  for (const Entry& entry : entries) {
    structure::Json object = start(entry);
    object.update(costJson(entry.cost));
    list.push_back(std::move(object));
  }
  return list;
}

structure::Json recordJson(const Document& document, const RecordRef& record) {
  return {{"section", document.structure[record.section].path.toStdString()}, {"row", record.row}};
}

structure::Json damageJson(const std::vector<DamageRow>& damage) {
  structure::Json list = structure::Json::array();
  for (const DamageRow& row : damage) {
    structure::Json object{{"severity", base::severityName(row.severity).toStdString()},
                           {"message", row.what.toStdString()},
                           {"count", row.count}};
    object["offset"] = row.where ? structure::Json(row.where->offset) : structure::Json();
    object["size"] = row.where ? structure::Json(row.where->size) : structure::Json();
    if (row.where && row.where->space != base::kFileSpace) {
      object["space"] = row.where->space;
    }
    if (!row.path.isEmpty()) {
      object["path"] = row.path.toStdString();
    }
    list.push_back(std::move(object));
  }
  return list;
}

/// "damage: reason (at byte 0x1f), 3 times".
QString damageText(const DamageRow& row) {
  Error place = Error::of(ErrorCode::Damaged, row.what, row.path);
  if (row.where) {
    place.space = row.where->space;
    place.offset = row.where->offset;
  }
  const QString path = row.path.isEmpty() ? QString() : row.path + QStringLiteral(": ");
  const QString times = row.count > 1 ? QStringLiteral(", %1 times").arg(row.count) : QString();
  return QStringLiteral("%1: %2%3%4").arg(base::severityName(row.severity), path, place.reason(), times);
}

QString materialName(const Document& document, MaterialIndex material) {
  return document.scene && document.scene->assets.materials.contains(material)
             ? document.scene->assets.materials[material].name
             : QString();
}

QString costText(const DrawCost& cost) {
  return QStringLiteral("%1 triangles, %2 items, %3 bytes of lightmaps")
      .arg(cost.triangles)
      .arg(cost.items)
      .arg(cost.lightmapBytes);
}

/// The first lines of a list below its heading, and how many more there are.
class TextList {
public:
  TextList(const QString& heading, std::size_t total, std::size_t most,
           const std::function<void(const QString& line)>& sink)
      : m_total(total), m_most(most), m_sink(sink) {
    if (total > 0) {
      sink(QStringLiteral("%1 (%2)").arg(heading).arg(total));
    }
  }
  /// Adds the entry of this number; false: no more are wanted.
  bool wants(std::size_t number) {
    if (number == m_most) {
      m_sink(QStringLiteral("  … and %1 more").arg(m_total - m_most));
    }
    return number < m_most;
  }
  void add(const QString& line) { m_sink(QStringLiteral("  ") + line); }

private:
  std::size_t m_total;
  std::size_t m_most;
  const std::function<void(const QString& line)>& m_sink;
};

template <class Entry, class TextOf>
void describeList(const QString& heading, const std::vector<Entry>& entries, std::size_t most,
                  const std::function<void(const QString& line)>& sink, const TextOf& textOf) {
  TextList list(heading, entries.size(), most, sink);
  for (std::size_t i = 0; i < entries.size() && list.wants(i); ++i) {
    list.add(textOf(entries[i]));
  }
}

QString limitText(const document::LimitUse& use) {
  if (use.limit == 0) {
    return QStringLiteral("%1: %2, no known limit").arg(use.name).arg(use.used);
  }
  return QStringLiteral("%1: %2 of %3 (%4 %)")
      .arg(use.name)
      .arg(use.used)
      .arg(use.limit)
      .arg(100.0 * static_cast<double>(use.used) / static_cast<double>(use.limit), 0, 'f', 1);
}

} // namespace

MapStatistics mapStatisticsOf(const Document& document, const Scene* scene, Progress& progress) {
  MapStatistics statistics;
  if (scene) {
    Counting(*scene, statistics).run(progress);
  }
  statistics.unused = unusedRecords(document, progress);
  statistics.damage = damageReport(document.diagnostics);
  return statistics;
}

structure::Json mapStatisticsJson(const Document& document, const MapStatistics& statistics) {
  using structure::Json;
  Json json = Json::object();
  json["total"] = costJson(statistics.total);
  json["materials"] = listJson<MaterialCost>(statistics.materials, [&](const MaterialCost& each) {
    return Json{{"name", materialName(document, each.material).toStdString()}};
  });
  json["models"] = listJson<ModelCost>(statistics.models, [](const ModelCost& each) {
    return Json{{"name", each.name.toStdString()}, {"file", each.isFile}, {"places", each.places}, {"size", each.size}};
  });
  json["leaves"] = listJson<LeafCost>(
      statistics.leaves, [](const LeafCost& each) { return Json{{"leaf", each.leaf}, {"cluster", each.cluster}}; });
  json["unused"] = Json::array();
  for (const UnusedRecords& unused : statistics.unused) {
    json["unused"].push_back({{"section", document.structure[unused.section].path.toStdString()},
                              {"records", unused.total},
                              {"rows", unused.rows}});
  }
  json["damage"] = damageJson(statistics.damage);
  json["limits"] = Json::array();
  json["checks"] = Json::array();
  if (document.mapFigures) {
    for (const document::LimitUse& limit : document.mapFigures->limits) {
      json["limits"].push_back({{"name", limit.name.toStdString()},
                                {"used", limit.used},
                                {"limit", limit.limit != 0 ? Json(limit.limit) : Json()}});
    }
    for (const document::MapCheck& check : document.mapFigures->checks) {
      Json object{{"passed", check.passed}, {"text", check.text.toStdString()}};
      object["record"] = check.record ? recordJson(document, *check.record) : Json();
      json["checks"].push_back(std::move(object));
    }
  }
  return json;
}

void describeMapStatistics(const Document& document, const MapStatistics& statistics, std::size_t most,
                           const std::function<void(const QString& line)>& sink) {
  sink(QStringLiteral("shown at first: %1").arg(costText(statistics.total)));
  describeList(QStringLiteral("materials"), statistics.materials, most, sink, [&](const MaterialCost& each) {
    return QStringLiteral("%1: %2").arg(materialName(document, each.material), costText(each.cost));
  });
  describeList(QStringLiteral("models, largest first"), statistics.models, most, sink, [](const ModelCost& each) {
    return QStringLiteral("%1: %2 units, %3 places, %4")
        .arg(each.name)
        .arg(static_cast<double>(each.size), 0, 'f', 0)
        .arg(each.places)
        .arg(costText(each.cost));
  });
  describeList(QStringLiteral("leaves"), statistics.leaves, most, sink, [](const LeafCost& each) {
    return QStringLiteral("leaf %1, cluster %2: %3").arg(each.leaf).arg(each.cluster).arg(costText(each.cost));
  });
  describeList(QStringLiteral("unused records"), statistics.unused, most, sink, [&](const UnusedRecords& each) {
    return QStringLiteral("%1: %2 of %3")
        .arg(document.structure[each.section].path)
        .arg(each.rows.size())
        .arg(each.total);
  });
  describeList(QStringLiteral("damage"), statistics.damage, statistics.damage.size(), sink, damageText);
  if (document.mapFigures) {
    describeList(QStringLiteral("limits"), document.mapFigures->limits, document.mapFigures->limits.size(), sink,
                 limitText);
    describeList(QStringLiteral("checks"), document.mapFigures->checks, document.mapFigures->checks.size(), sink,
                 [](const document::MapCheck& each) {
                   return (each.passed ? QStringLiteral("good: %1") : QStringLiteral("BAD: %1")).arg(each.text);
                 });
  }
}

} // namespace vitrine::links
