#pragma once

#include "core/bytes/Bytes.h"
#include "core/scene/Bounds.h"
#include "core/structure/Structure.h"

#include <QVector3D>

#include <cstdint>
#include <vector>

namespace vitrine::visibility {

/// A set of clusters.
class ClusterSet {
public:
  ClusterSet() = default;
  explicit ClusterSet(int count, bool all = false);
  int size() const { return m_count; }
  bool test(int cluster) const;
  void set(int cluster);
  int countSet() const;
  bool operator==(const ClusterSet&) const = default;

private:
  int m_count = 0;
  std::vector<std::uint64_t> m_words;
};

/// Potentially visible sets: a BSP tree that finds the leaf of a point, leaves that belong to clusters, and one
/// compressed row of visible clusters per cluster (docs/formats/source-bsp.md, "Visibility"). Scene axes.
struct Visibility {
  struct BspNode {
    QVector3D normal;
    float distance = 0;
    int children[2] = {-1, -1}; ///< front (dot(normal, p) >= distance), back; negative c: leaf -1 - c
  };
  struct Leaf {
    int cluster = -1; ///< -1: solid or outside
    int area = 0;
    int fogVolume = -1; ///< into Scene::fogVolumes: what an eye in this leaf looks through
    scene::Bounds bounds;
  };

  int headNode = 0; ///< negative: the whole world is leaf -1 - headNode
  std::vector<BspNode> nodes;
  std::vector<Leaf> leaves;
  SectionId leafSection = structure::kRootSection; ///< section whose rows the leaves are; the root: none
  int clusterCount = 0;
  Bytes rows;                            ///< the visibility lump
  std::vector<std::uint32_t> rowOffsets; ///< start of each cluster's row in `rows`; 0 or outside: everything visible

  bool hasRows() const { return clusterCount > 0; }

  /// The leaf a point is in, -1 when the tree is broken there.
  int leafAt(const QVector3D& point) const;
  /// Cluster of the point, -1 for none.
  int clusterAt(const QVector3D& point) const;
  /// Clusters that may be seen from `cluster`; all for -1 and without rows.
  ClusterSet visibleFrom(int cluster) const;
};

} // namespace vitrine::visibility
