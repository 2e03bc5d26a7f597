#include "tests/core/formats/source/bsp/SameMap.h"

#include "core/collision/CollisionWorld.h"
#include "core/visibility/Visibility.h"

#include <map>
#include <ranges>
#include <set>

namespace vitrine::tests {
namespace {

/// Things that both have, by name - of equal names the first with the first, and so on -, and what only one has.
template <class T>
class NamedPairs {
public:
  template <class List>
  NamedPairs(const List& ones, const List& others, const QString& kind, QStringList& found) {
    std::map<QString, std::vector<T>> waiting;
    for (const auto i : others.indices()) {
      waiting[others[i].name].push_back(i);
    }
    for (const auto i : ones.indices()) {
      std::vector<T>& candidates = waiting[ones[i].name];
      if (candidates.empty()) {
        found << QStringLiteral("+ %1 %2").arg(kind, ones[i].name);
      } else {
        pairs.emplace_back(i, candidates.front());
        candidates.erase(candidates.begin());
      }
    }
    for (const auto& [name, left] : waiting) {
      for (std::size_t i = 0; i < left.size(); ++i) {
        found << QStringLiteral("- %1 %2").arg(kind, name);
      }
    }
  }

  std::vector<std::pair<T, T>> pairs;
};

class SceneComparison {
public:
  SceneComparison(const document::Document& one, const document::Document& other)
      : m_documents{&one, &other}, m_one(*one.scene), m_other(*other.scene) {}

  QStringList run() {
    for (const auto& [one, other] :
         NamedPairs<scene::NodeIndex>(m_one.nodes, m_other.nodes, QStringLiteral("node"), m_found).pairs) {
      compareNodes(m_one.nodes[one], m_other.nodes[other]);
    }
    for (const auto& [one, other] :
         NamedPairs<scene::MeshIndex>(m_one.meshes, m_other.meshes, QStringLiteral("mesh"), m_found).pairs) {
      compareMeshes(m_one.meshes[one], m_other.meshes[other]);
      same(leavesOf(m_one, one), leavesOf(m_other, other), m_one.meshes[one].name + QStringLiteral(": leaves"));
    }
    compareLightmaps();
    compareLights();
    compareWorld();
    m_found.removeDuplicates();
    return m_found;
  }

private:
  template <class T>
  bool same(const T& one, const T& other, const QString& what) {
    if (!(one == other)) {
      m_found << what;
    }
    return one == other;
  }

  template <class List, class Index>
  static QString nameIn(const List& list, Index index) {
    return !index ? QString() : list[index].name;
  }

  QString placeOf(int document, const std::optional<RecordRef>& record) const {
    return record ? QStringLiteral("%1 %2").arg(m_documents[document]->structure[record->section].path).arg(record->row)
                  : QString();
  }

  static std::vector<scene::SurfaceLeaves> leavesOf(const Scene& scene, scene::MeshIndex mesh) {
    return scene.world.surfaceLeaves.contains(mesh) ? scene.world.surfaceLeaves[mesh]
                                                    : std::vector<scene::SurfaceLeaves>();
  }

  void compareNodes(const scene::Node& one, const scene::Node& other) {
    const QString name = QStringLiteral("node ") + one.name;
    same(one.kind, other.kind, name + QStringLiteral(": kind"));
    same(one.local, other.local, name + QStringLiteral(": place"));
    same(nameIn(m_one.nodes, one.parent), nameIn(m_other.nodes, other.parent), name + QStringLiteral(": parent"));
    same(nameIn(m_one.meshes, one.mesh), nameIn(m_other.meshes, other.mesh), name + QStringLiteral(": mesh"));
    same(placeOf(0, one.record), placeOf(1, other.record), name + QStringLiteral(": record"));
  }

  void compareMeshes(const scene::Mesh& one, const scene::Mesh& other) {
    const QString name = QStringLiteral("mesh ") + one.name;
    const scene::VertexStreams& a = one.vertices;
    const scene::VertexStreams& b = other.vertices;
    same(a.positions, b.positions, name + QStringLiteral(": positions"));
    same(a.normals, b.normals, name + QStringLiteral(": normals"));
    same(a.uvs, b.uvs, name + QStringLiteral(": uvs"));
    same(a.lightmapUvs, b.lightmapUvs, name + QStringLiteral(": lightmap uvs"));
    same(a.blend, b.blend, name + QStringLiteral(": blend"));
    same(a.layerWeights, b.layerWeights, name + QStringLiteral(": layer weights"));
    same(one.indices, other.indices, name + QStringLiteral(": indices"));
    if (!same(one.surfaces.size(), other.surfaces.size(), name + QStringLiteral(": number of surfaces"))) {
      return;
    }
    for (std::size_t i = 0; i < one.surfaces.size(); ++i) {
      compareSurfaces(one.surfaces[i], other.surfaces[i], name);
    }
  }

  void compareSurfaces(const scene::Surface& one, const scene::Surface& other, const QString& mesh) {
    same(one.indexCount, other.indexCount, mesh + QStringLiteral(": size of a surface"));
    same(one.lightmap, other.lightmap, mesh + QStringLiteral(": lightmap"));
    same(nameIn(m_one.assets.materials, one.material), nameIn(m_other.assets.materials, other.material),
         mesh + QStringLiteral(": material"));
    same(one.provenance.firstRow, other.provenance.firstRow, mesh + QStringLiteral(": row"));
  }

  void compareLightmaps() {
    if (!same(m_one.bake.lightmaps.size(), m_other.bake.lightmaps.size(), QStringLiteral("number of lightmaps"))) {
      return;
    }
    for (const scene::LightmapIndex i : m_one.bake.lightmaps.indices()) {
      const scene::Lightmap& one = m_one.bake.lightmaps[i];
      const scene::Lightmap& other = m_other.bake.lightmaps[i];
      same(std::pair(one.width, one.height), std::pair(other.width, other.height), QStringLiteral("lightmap: size"));
      if (same(one.layers.size(), other.layers.size(), QStringLiteral("lightmap: layers"))) {
        for (std::size_t k = 0; k < one.layers.size(); ++k) {
          compareLayers(one.layers[k], other.layers[k]);
        }
      }
    }
  }

  void compareLayers(const scene::LightmapLayer& one, const scene::LightmapLayer& other) {
    same(one.style, other.style, QStringLiteral("lightmap: style"));
    same(one.average, other.average, QStringLiteral("lightmap: mean"));
    same(one.flat.toByteArray(), other.flat.toByteArray(), QStringLiteral("lightmap: luxels"));
    same(one.bumped.toByteArray(), other.bumped.toByteArray(), QStringLiteral("lightmap: bumped luxels"));
  }

  void compareLights() {
    if (!same(m_one.lights.size(), m_other.lights.size(), QStringLiteral("number of lights"))) {
      return;
    }
    for (const scene::LightIndex i : m_one.lights.indices()) {
      const scene::Light& one = m_one.lights[i];
      const scene::Light& other = m_other.lights[i];
      same(one.position, other.position, QStringLiteral("light: place"));
      same(one.intensity, other.intensity, QStringLiteral("light: intensity"));
      same(one.direction, other.direction, QStringLiteral("light: direction"));
      same(one.style, other.style, QStringLiteral("light: style"));
    }
  }

  void compareWorld() {
    same(m_one.bounds(), m_other.bounds(), QStringLiteral("bounds"));
    const auto solids = [](const Scene& scene) {
      return scene.world.collision ? scene.world.collision->brushes.size() : 0;
    };
    same(solids(m_one), solids(m_other), QStringLiteral("number of solids"));
    const auto clusters = [](const Scene& scene) {
      return scene.world.visibility ? scene.world.visibility->clusterCount : 0;
    };
    same(clusters(m_one), clusters(m_other), QStringLiteral("number of clusters"));
  }

  std::array<const document::Document*, 2> m_documents;
  const Scene& m_one;
  const Scene& m_other;
  QStringList m_found;
};

/// Tables by path, of those that have rows. Directories, coded streams
/// and padding differ between branches and are not among them.
std::set<QString> tablePaths(const document::Document& document) {
  std::set<QString> paths;
  for (const structure::Section& section : document.structure.sections()) {
    const QString& path = section.path;
    if (section.table && section.table->rowCount() > 0 && !path.startsWith(QLatin1StringView("header")) &&
        path != QLatin1StringView("padding") && path != QLatin1StringView("lumps/GAME_LUMP") &&
        !path.endsWith(QLatin1StringView("/stored"))) {
      paths.insert(section.path);
    }
  }
  return paths;
}

/// The same value, or lists of which one is longer than the other.
bool isSame(const structure::Value& one, const structure::Value& other) {
  const auto* first = std::get_if<std::vector<std::int64_t>>(&one);
  const auto* second = std::get_if<std::vector<std::int64_t>>(&other);
  return first && second
             ? std::ranges::equal(*first | std::views::take(second->size()), *second | std::views::take(first->size()))
             : one == other;
}

void compareTables(const QString& path, const structure::RecordTable& one, const structure::RecordTable& other,
                   QStringList& found) {
  if (one.rowCount() != other.rowCount()) {
    found << QStringLiteral("%1: %2 and %3 rows").arg(path).arg(one.rowCount()).arg(other.rowCount());
    return;
  }
  for (std::uint64_t i = 0; i < one.rowCount(); ++i) {
    const auto first = one.row(i);
    const auto second = other.row(i);
    if (!first || !second) {
      found << QStringLiteral("%1: a row is not read").arg(path);
      return;
    }
    for (std::size_t k = 0; k < one.layout().fields.size(); ++k) {
      const structure::Field& field = one.layout().fields[k];
      const int match = other.layout().indexOf(QLatin1StringView(field.name));
      if (field.type != structure::FieldType::Raw && match >= 0 &&
          !isSame(first->cells[k], second->cells[static_cast<std::size_t>(match)])) {
        found << QStringLiteral("%1: %2").arg(path, QLatin1StringView(field.name));
      }
    }
  }
}

} // namespace

QStringList sceneDifferences(const document::Document& one, const document::Document& other) {
  return SceneComparison(one, other).run();
}

QStringList recordDifferences(const document::Document& one, const document::Document& other) {
  QStringList found;
  const std::set<QString> paths = tablePaths(one);
  const std::set<QString> others = tablePaths(other);
  for (const QString& path : paths) {
    if (!others.contains(path)) {
      found << QStringLiteral("+ ") + path;
      continue;
    }
    const auto tableAt = [&path](const document::Document& document) {
      return document.structure[*document.structure.find(path)].table;
    };
    compareTables(path, *tableAt(one), *tableAt(other), found);
  }
  for (const QString& path : others) {
    if (!paths.contains(path)) {
      found << QStringLiteral("- ") + path;
    }
  }
  found.removeDuplicates();
  return found;
}

std::uint64_t recordCount(const document::Document& document) {
  std::uint64_t count = 0;
  for (const structure::Section& section : document.structure.sections()) {
    count += section.table ? section.table->rowCount() : 0;
  }
  return count;
}

} // namespace vitrine::tests
