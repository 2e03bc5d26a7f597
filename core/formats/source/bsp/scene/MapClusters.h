#pragma once

#include "core/formats/source/bsp/records/MapRecords.h"
#include "core/scene/Scene.h"
#include "core/visibility/Visibility.h"

#include <memory>
#include <span>

namespace vitrine::formats::source {

/// The tree and the compressed rows of a map, in scene axes; docs/formats/source-bsp.md, "Visibility".
std::shared_ptr<visibility::Visibility> readVisibility(const MapRecords& records, Diagnostics& diagnostics);

/// All set bits of all rows of visible clusters.
std::uint64_t countVisiblePairs(const visibility::Visibility& visibility);

/// Clusters and areas of the tree that a face, a box or a point belongs to.
class MapClusters {
public:
  /// Faces that leaves list and that are not there are told.
  MapClusters(const MapRecords& records, std::size_t faceCount, const visibility::Visibility& visibility,
              Diagnostics& diagnostics);
  /// Clusters without the places of faces.
  explicit MapClusters(const visibility::Visibility& visibility) : m_visibility(visibility) {}

  const visibility::Visibility& tree() const { return m_visibility; }

  /// Leaves that list the face; empty for displacements and faces of brush entities, which no leaf lists.
  const scene::SurfaceLeaves& placeOfFace(std::size_t face) const { return m_facePlaces[face]; }
  /// Leaves that list faces which are not in the file.
  const std::vector<std::size_t>& leavesLackingFaces() const { return m_leavesLackingFaces; }
  /// Place of one leaf: exact for what the file itself puts there.
  scene::SurfaceLeaves placeOfLeaf(int leaf) const;
  /// Place of several leaves: everything they see; the leaf and area are those of the first.
  scene::SurfaceLeaves placeOfLeaves(std::span<const int> leaves) const;
  /// Place by the leaves that a box touches; the leaf and area are those of its middle.
  scene::SurfaceLeaves placeIn(const scene::Bounds& box) const;

  /// Clusters of all leaves that a box (scene axes) touches; empty when there are too many to tell, which stands for
  /// "everywhere".
  std::vector<int> clustersIn(const scene::Bounds& box) const;
  /// 0: none, or solid.
  int areaAt(const QVector3D& scenePoint) const;
  int areaOfLeaf(int leaf) const;
  /// True if leaves that can be seen into lie in more than this area.
  bool othersThan(int area) const;

private:
  /// -1: none.
  int clusterOfLeaf(int leaf) const;
  void addLeaf(const MapRecords& records, std::size_t leaf, std::size_t& budget, Diagnostics& diagnostics);

  const visibility::Visibility& m_visibility;
  std::vector<scene::SurfaceLeaves> m_facePlaces;
  std::vector<std::size_t> m_leavesLackingFaces;
};

} // namespace vitrine::formats::source
