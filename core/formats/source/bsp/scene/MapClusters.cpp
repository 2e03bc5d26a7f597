#include "core/formats/source/bsp/scene/MapClusters.h"

#include "core/base/Translate.h"
#include "core/formats/source/bsp/records/BspVisibility.h"
#include "core/formats/source/bsp/scene/TreeChecks.h"
#include "core/scene/Axes.h"
#include "core/visibility/Visibility.h"

#include <cmath>
#include <limits>

namespace vitrine::formats::source {
namespace {

// A box that touches more of the tree than this is everywhere for our purpose.
constexpr std::size_t kMaxVisited = 4096;

void readRows(const MapRecords& records, visibility::Visibility& visibility, Diagnostics& diagnostics) {
  const Lump& lump = records.lumps()[LumpId::Visibility];
  ClusterRows rows = readClusterRows(lump.bytes(), records.header().order);
  if (!rows.fits) {
    diagnostics.damage(
        base::translate("formats", "VISIBILITY: %1 clusters do not fit; everything is drawn").arg(rows.count),
        lump.block.range);
  } else {
    visibility.clusterCount = rows.count;
    visibility.rows = lump.bytes();
    visibility.rowOffsets = std::move(rows.visibleAt);
    tellOfBrokenRows(lump, visibility.rowOffsets, diagnostics);
  }
}

template <typename Clusters>
void makeSet(Clusters& clusters) {
  std::ranges::sort(clusters);
  clusters.erase(std::ranges::unique(clusters).begin(), clusters.end());
}

} // namespace

std::shared_ptr<visibility::Visibility> readVisibility(const MapRecords& records, Diagnostics& diagnostics) {
  auto visibility = std::make_shared<visibility::Visibility>();
  visibility->headNode = records.models.empty() ? 0 : records.models.front().headNode;
  visibility->nodes.reserve(records.nodes.size());
  for (std::size_t i = 0; i < records.nodes.size(); ++i) {
    const Node& node = records.nodes[i];
    const auto plane = static_cast<std::size_t>(node.plane);
    if (node.plane < 0 || plane >= records.planes.size()) {
      diagnostics.countedDamage(QStringLiteral("node.plane"), base::translate("formats", "node %1 has no plane").arg(i),
                                records.view(LumpId::Nodes).rangeOf(i));
      // Leads nowhere, so that points there are in no leaf.
      constexpr int kNowhere = std::numeric_limits<int>::max();
      visibility->nodes.push_back({{}, 0, {kNowhere, kNowhere}});
      continue;
    }
    const Plane& divider = records.planes[plane];
    visibility->nodes.push_back(
        {scene::kZUpRightHanded.toScene(divider.normal), divider.distance, {node.children[0], node.children[1]}});
  }
  const std::size_t waters = records.view(LumpId::LeafWaterData).count();
  visibility->leaves.reserve(records.leaves.size());
  for (const Leaf& leaf : records.leaves) {
    const bool inWater = leaf.waterData >= 0 && static_cast<std::size_t>(leaf.waterData) < waters;
    visibility->leaves.push_back({.cluster = leaf.cluster,
                                  .area = leaf.area,
                                  .fogVolume = inWater ? leaf.waterData : -1,
                                  .bounds = scene::Bounds(scene::kZUpRightHanded.toScene(leaf.mins),
                                                          scene::kZUpRightHanded.toScene(leaf.maxs))});
  }
  tellOfBrokenTree(records, diagnostics);
  tellOfBrokenBrushLists(records, diagnostics);
  readRows(records, *visibility, diagnostics);
  return visibility;
}

std::uint64_t countVisiblePairs(const visibility::Visibility& visibility) {
  std::uint64_t pairs = 0;
  for (int cluster = 0; cluster < static_cast<int>(visibility.rowOffsets.size()); ++cluster) {
    pairs += static_cast<std::uint64_t>(visibility.visibleFrom(cluster).countSet());
  }
  return pairs;
}

MapClusters::MapClusters(const MapRecords& records, std::size_t faceCount, const visibility::Visibility& visibility,
                         Diagnostics& diagnostics)
    : m_visibility(visibility), m_facePlaces(faceCount) {
  // Each entry of the list belongs to one leaf; a file whose leaves share it over and over is not followed for ever.
  std::size_t budget = 4 * records.view(LumpId::LeafFaces).count();
  for (std::size_t leaf = 0; leaf < records.leaves.size(); ++leaf) {
    addLeaf(records, leaf, budget, diagnostics);
  }
  for (scene::SurfaceLeaves& place : m_facePlaces) {
    makeSet(place.clusters);
  }
}

/// Puts the leaf's faces in its cluster; `budget`: entries of the list that may still be read.
void MapClusters::addLeaf(const MapRecords& records, std::size_t leafNumber, std::size_t& budget,
                          Diagnostics& diagnostics) {
  const RecordView& list = records.view(LumpId::LeafFaces);
  const Column face(list, bsp::LeafFaceLayouts::field("face"));
  const Leaf& leaf = records.leaves[leafNumber];
  const auto first = static_cast<std::size_t>(std::max(leaf.firstFace, 0));
  const auto count = static_cast<std::size_t>(std::max(leaf.faceCount, 0));
  if (leaf.firstFace < 0 || leaf.faceCount < 0 || (count > 0 && first + count > list.count())) {
    diagnostics.countedDamage(QStringLiteral("leaf.faces"),
                              base::translate("formats", "leaf %1 lists faces %2 to %3 of %4")
                                  .arg(leafNumber)
                                  .arg(leaf.firstFace)
                                  .arg(static_cast<std::int64_t>(leaf.firstFace) + leaf.faceCount)
                                  .arg(list.count()),
                              records.view(LumpId::Leafs).rangeOf(leafNumber));
  }
  for (std::size_t i = first; i < first + count && i < list.count(); ++i, --budget) {
    if (budget == 0) {
      diagnostics.countedDamage(
          QStringLiteral("leaf.shared"),
          base::translate("formats", "too many leaves share the same faces; those of leaf %1 are left out")
              .arg(leafNumber),
          records.view(LumpId::Leafs).rangeOf(leafNumber));
      return;
    }
    const auto number = face.as<std::uint32_t>(list.at(i));
    if (number >= m_facePlaces.size()) {
      diagnostics.countedDamage(
          QStringLiteral("leaf.face"),
          base::translate("formats", "leaf %1 lists face %2, which does not exist").arg(leafNumber).arg(number),
          list.rangeOf(i));
      if (m_leavesLackingFaces.empty() || m_leavesLackingFaces.back() != leafNumber) {
        m_leavesLackingFaces.push_back(leafNumber);
      }
      continue;
    }
    scene::SurfaceLeaves& place = m_facePlaces[number];
    place.area = leaf.area;
    place.leaf = place.leaf < 0 ? static_cast<int>(leafNumber) : place.leaf;
    auto& clusters = place.clusters;
    if (leaf.cluster >= 0 && leaf.cluster < m_visibility.clusterCount &&
        (clusters.empty() || clusters.back() != leaf.cluster)) {
      clusters.push_back(leaf.cluster);
    }
  }
}

scene::SurfaceLeaves MapClusters::placeOfLeaf(int leaf) const {
  return placeOfLeaves(std::span(&leaf, 1));
}

scene::SurfaceLeaves MapClusters::placeOfLeaves(std::span<const int> leaves) const {
  scene::SurfaceLeaves place;
  for (const int leaf : leaves) {
    if (base::isBelow(leaf, m_visibility.leaves.size()) && place.leaf < 0) {
      place.leaf = leaf;
      place.area = areaOfLeaf(leaf);
    }
    if (const int cluster = clusterOfLeaf(leaf); cluster >= 0) {
      place.clusters.push_back(cluster);
    }
  }
  makeSet(place.clusters);
  return place;
}

scene::SurfaceLeaves MapClusters::placeIn(const scene::Bounds& box) const {
  scene::SurfaceLeaves place;
  const std::vector<int> clusters = clustersIn(box);
  place.clusters.append(clusters.data(), static_cast<qsizetype>(clusters.size()));
  if (!box.empty()) {
    place.leaf = m_visibility.leafAt(box.centre());
    place.area = areaOfLeaf(place.leaf);
  }
  return place;
}

std::vector<int> MapClusters::clustersIn(const scene::Bounds& box) const {
  if (box.empty() || !m_visibility.hasRows()) {
    return {};
  }
  const QVector3D centre = box.centre();
  const QVector3D half = box.size() * 0.5F;
  std::vector<int> clusters;
  std::vector<int> open{m_visibility.headNode};
  for (std::size_t visited = 0; !open.empty(); ++visited) {
    const int index = open.back();
    open.pop_back();
    if (visited > kMaxVisited || index >= static_cast<int>(m_visibility.nodes.size())) {
      return {};
    }
    if (index < 0) {
      if (const int cluster = clusterOfLeaf(-1 - index); cluster >= 0) {
        clusters.push_back(cluster);
      }
      continue;
    }
    const visibility::Visibility::BspNode& node = m_visibility.nodes[static_cast<std::size_t>(index)];
    const float reach = std::abs(node.normal.x()) * half.x() + std::abs(node.normal.y()) * half.y() +
                        std::abs(node.normal.z()) * half.z();
    const float distance = QVector3D::dotProduct(node.normal, centre) - node.distance;
    if (distance >= -reach) {
      open.push_back(node.children[0]);
    }
    if (distance <= reach) {
      open.push_back(node.children[1]);
    }
  }
  makeSet(clusters);
  return clusters;
}

int MapClusters::areaOfLeaf(int leaf) const {
  const auto& leaves = m_visibility.leaves;
  return base::isBelow(leaf, leaves.size()) ? leaves[static_cast<std::size_t>(leaf)].area : 0;
}

int MapClusters::clusterOfLeaf(int leaf) const {
  const auto& leaves = m_visibility.leaves;
  const int cluster = base::isBelow(leaf, leaves.size()) ? leaves[static_cast<std::size_t>(leaf)].cluster : -1;
  return cluster < m_visibility.clusterCount ? cluster : -1;
}

int MapClusters::areaAt(const QVector3D& scenePoint) const {
  return areaOfLeaf(m_visibility.leafAt(scenePoint));
}

bool MapClusters::othersThan(int area) const {
  return std::ranges::any_of(m_visibility.leaves, [area](const visibility::Visibility::Leaf& leaf) {
    return leaf.cluster >= 0 && leaf.area != area && leaf.area != 0;
  });
}

} // namespace vitrine::formats::source
