#pragma once

#include "core/formats/source/bsp/MapRecords.h"
#include "core/scene/Visibility.h"

#include <memory>

namespace vitrine::formats::source {

/// The tree and the compressed rows of a map, in scene axes; docs/formats/source-bsp.md, "Visibility".
std::shared_ptr<const scene::Visibility> readVisibility(const MapRecords& records, Diagnostics& diagnostics);

/// All set bits of all rows of visible clusters; reads the rows once, without unpacking them.
std::uint64_t countVisiblePairs(const scene::Visibility& visibility);

/// Where things are in the tree: which clusters and areas a face, a box or a point belongs to.
class MapClusters {
public:
  MapClusters(const MapRecords& records, std::size_t faceCount, const scene::Visibility& visibility);

  /// Of the leaves that list the face; empty for displacements and faces of brush entities, which no leaf lists.
  const std::vector<int>& clustersOfFace(std::size_t face) const { return m_faceClusters[face]; }
  /// 0: not known.
  int areaOfFace(std::size_t face) const { return m_faceAreas[face]; }

  /// Clusters of all leaves that a box (scene axes) touches; empty when there are too many to tell, which stands for
  /// "everywhere".
  std::vector<int> clustersIn(const scene::Bounds& box) const;
  /// 0: none, or solid.
  int areaAt(const QVector3D& scenePoint) const;
  int areaOfLeaf(int leaf) const;
  /// Whether leaves that can be seen into lie in more than this area.
  bool othersThan(int area) const;

private:
  const scene::Visibility& m_visibility;
  std::vector<std::vector<int>> m_faceClusters;
  std::vector<int> m_faceAreas;
};

} // namespace vitrine::formats::source
