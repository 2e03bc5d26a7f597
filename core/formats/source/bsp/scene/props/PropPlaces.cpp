#include "core/formats/source/bsp/scene/props/PropPlaces.h"

namespace vitrine::formats::source {
namespace {

// Each prop has entries of its own; a file whose props share them over and over is not followed for ever.
constexpr std::size_t kSharedEntries = 4;

} // namespace

PropPlaces::PropPlaces(const StaticProps& props, const MapClusters& clusters)
    : m_props(props), m_clusters(clusters), m_budget(kSharedEntries * props.leaves.count()) {}

scene::SurfaceLeaves PropPlaces::placeOf(const StaticProp& prop) {
  const auto first = static_cast<std::size_t>(std::max(prop.firstLeaf, 0));
  const auto wanted = static_cast<std::size_t>(std::max(prop.leafCount, 0));
  const std::size_t there = m_props.leaves.count();
  const bool listed = prop.firstLeaf >= 0 && wanted > 0 && first < there && wanted <= there - first;
  if (!listed || wanted > m_budget) {
    // Nothing is said of its leaves that could be believed: it is drawn from everywhere.
    const QVector3D origin = scene::kZUpRightHanded.toScene(prop.origin);
    scene::SurfaceLeaves place = m_clusters.placeIn(scene::Bounds(origin, origin));
    place.clusters.clear();
    return place;
  }
  m_budget -= wanted;
  m_leaves.clear();
  for (std::size_t i = first; i < first + wanted; ++i) {
    m_leaves.push_back(m_props.leafAt(static_cast<int>(i)));
  }
  return m_clusters.placeOfLeaves(m_leaves);
}

} // namespace vitrine::formats::source
