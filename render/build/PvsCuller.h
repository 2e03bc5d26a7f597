#pragma once

#include "core/scene/Scene.h"
#include "render/build/DrawSet.h"

#include <cstdint>
#include <list>
#include <memory>
#include <vector>

namespace vitrine::render {

/// Which DrawItems may be seen from a cluster, as scene::itemsInClusters says it, but quickly: by lists of what is in each
/// cluster, and remembering the sets made last. What is in no cluster and what belongs to backdrops is in every set: a
/// backdrop can be seen through any hole of the world. Not thread-safe.
class PvsCuller {
public:
  /// Sets remembered.
  static constexpr std::size_t kRemembered = 64;

  explicit PvsCuller(scene::ScenePtr scene);

  /// Whether there is anything to go by; else every set is of everything.
  bool isUseful() const { return m_useful; }
  /// The cluster of an eye at `position`; -1: everything is seen from there.
  int clusterAt(const QVector3D& position) const;
  /// Of all items for -1.
  std::shared_ptr<const DrawSet> seenFrom(int cluster);

private:
  /// Lists of numbers, one after the other: list i is from starts[i] to starts[i + 1].
  struct Lists {
    std::vector<std::uint32_t> starts;
    std::vector<std::uint32_t> entries;
  };

  void listPlaces();
  static Lists listed(std::size_t count, const auto& forEachPair);
  std::shared_ptr<const DrawSet> make(int cluster) const;

  scene::ScenePtr m_scene;
  bool m_useful;
  Lists m_placesOfCluster; ///< a place is a surface of a mesh; what many nodes show is listed once
  Lists m_itemsOfPlace;
  DrawSet m_always;
  std::list<std::pair<int, std::shared_ptr<const DrawSet>>> m_sets; ///< last used first
};

} // namespace vitrine::render
