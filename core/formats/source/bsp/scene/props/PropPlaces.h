#pragma once

#include "core/formats/source/bsp/scene/faces/FaceMeshes.h"

namespace vitrine::formats::source {

/// Leaves of static props in the tree: the map compiler lists the leaves each of them stands in.
class PropPlaces {
public:
  PropPlaces(const StaticProps& props, const MapClusters& clusters);

  scene::SurfaceLeaves placeOf(const StaticProp& prop);

private:
  const StaticProps& m_props;
  const MapClusters& m_clusters;
  std::size_t m_budget; ///< entries of the list that may still be read
  std::vector<int> m_leaves;
};

} // namespace vitrine::formats::source
