#include "render/build/PvsCuller.h"

#include <algorithm>

namespace vitrine::render {
namespace {

using scene::DrawItemId;

/// Number of the first surface of each mesh among the surfaces of all.
std::vector<std::uint32_t> firstPlaces(const scene::Scene& scene) {
  std::vector<std::uint32_t> first{0};
  for (const scene::Mesh& mesh : scene.meshes) {
    first.push_back(first.back() + static_cast<std::uint32_t>(mesh.surfaces.size()));
  }
  return first;
}

bool isPlaced(const scene::Scene& scene, DrawItemId item) {
  const scene::SurfacePlace* place = scene.placeOf(item);
  return place && !place->clusters.empty() && scene.backdropOf(item) == scene::kNone;
}

} // namespace

PvsCuller::PvsCuller(scene::ScenePtr scene)
    : m_scene(std::move(scene)), m_useful(m_scene->visibility && m_scene->visibility->hasRows()),
      m_always(m_scene->drawItems().size()) {
  if (m_useful) {
    listPlaces();
  }
}

/// `forEachPair(add)` calls add(list, entry) for every entry, the same ones each time.
PvsCuller::Lists PvsCuller::listed(std::size_t count, const auto& forEachPair) {
  Lists lists;
  lists.starts.assign(count + 1, 0);
  forEachPair([&](std::size_t list, std::uint32_t) { ++lists.starts[list + 1]; });
  for (std::size_t i = 0; i < count; ++i) {
    lists.starts[i + 1] += lists.starts[i];
  }
  lists.entries.resize(lists.starts.back());
  std::vector<std::uint32_t> next(lists.starts.begin(), lists.starts.end() - 1);
  forEachPair([&](std::size_t list, std::uint32_t entry) { lists.entries[next[list]++] = entry; });
  return lists;
}

void PvsCuller::listPlaces() {
  const scene::Scene& scene = *m_scene;
  const std::vector<std::uint32_t> first = firstPlaces(scene);
  const auto items = static_cast<DrawItemId>(scene.drawItems().size());
  m_itemsOfPlace = listed(first.back(), [&](const auto& add) {
    for (DrawItemId item = 0; item < items; ++item) {
      if (isPlaced(scene, item)) {
        const scene::DrawItem& shown = scene.drawItems()[item];
        add(first[static_cast<std::size_t>(shown.mesh)] + static_cast<std::uint32_t>(shown.surface), item);
      }
    }
  });
  for (DrawItemId item = 0; item < items; ++item) {
    m_always.set(item, !isPlaced(scene, item));
  }
  const int clusters = scene.visibility->clusterCount;
  m_placesOfCluster = listed(static_cast<std::size_t>(clusters), [&](const auto& add) {
    const std::size_t meshes = std::min(scene.surfacePlaces.size(), scene.meshes.size());
    for (std::size_t mesh = 0; mesh < meshes; ++mesh) {
      const std::size_t surfaces = std::min(scene.surfacePlaces[mesh].size(), scene.meshes[mesh].surfaces.size());
      for (std::size_t surface = 0; surface < surfaces; ++surface) {
        for (const int cluster : scene.surfacePlaces[mesh][surface].clusters) {
          if (cluster >= 0 && cluster < clusters) {
            add(static_cast<std::size_t>(cluster), first[mesh] + static_cast<std::uint32_t>(surface));
          }
        }
      }
    }
  });
}

int PvsCuller::clusterAt(const QVector3D& position) const {
  return m_useful ? m_scene->visibility->clusterAt(position) : -1;
}

std::shared_ptr<const DrawSet> PvsCuller::seenFrom(int cluster) {
  cluster = m_useful && cluster >= 0 ? cluster : -1;
  const auto known = std::ranges::find(m_sets, cluster, &decltype(m_sets)::value_type::first);
  if (known != m_sets.end()) {
    m_sets.splice(m_sets.begin(), m_sets, known);
    return m_sets.front().second;
  }
  m_sets.emplace_front(cluster, make(cluster));
  if (m_sets.size() > kRemembered) {
    m_sets.pop_back();
  }
  return m_sets.front().second;
}

std::shared_ptr<const DrawSet> PvsCuller::make(int cluster) const {
  if (cluster < 0) {
    return std::make_shared<const DrawSet>(m_always.size(), true);
  }
  auto set = std::make_shared<DrawSet>(m_always);
  const scene::ClusterSet visible = m_scene->visibility->visibleFrom(cluster);
  for (int other = 0; other < visible.size(); ++other) {
    if (!visible.test(other)) {
      continue;
    }
    const auto list = static_cast<std::size_t>(other);
    for (std::uint32_t i = m_placesOfCluster.starts[list]; i < m_placesOfCluster.starts[list + 1]; ++i) {
      const std::uint32_t place = m_placesOfCluster.entries[i];
      for (std::uint32_t k = m_itemsOfPlace.starts[place]; k < m_itemsOfPlace.starts[place + 1]; ++k) {
        set->set(m_itemsOfPlace.entries[k]);
      }
    }
  }
  return set;
}

} // namespace vitrine::render
