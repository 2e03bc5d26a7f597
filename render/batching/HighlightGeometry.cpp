#include "render/batching/HighlightGeometry.h"

#include "core/animation/Billboard.h"
#include "render/batching/Vertex.h"

#include <algorithm>

namespace vitrine::render {
namespace {

bool isOfFigure(const scene::Scene& scene, scene::DrawItemIndex item) {
  return scene.animatedModelOf(scene.drawItems()[item].node) != scene::kNone;
}

} // namespace

VertexLayout highlightLayout() {
  return {{{"vertexPosition", 3, 0}}, HighlightGeometry::kVertexBytes};
}

HighlightGeometry::HighlightGeometry(std::vector<scene::DrawItemIndex> items, const animation::PosePtr& pose,
                                     const scene::ByNode<bool>& there, const QVector3D& eye)
    : m_items(std::move(items)), m_pose(pose), m_eye(eye), m_corners(m_items.size()) {
  showItems(there);
  writePositions();
}

HighlightGeometry::Corners HighlightGeometry::cornersOf(scene::DrawItemIndex item) const {
  const scene::Mesh& mesh = m_pose->scene().meshOf(item);
  const scene::Surface& surface = m_pose->scene().surfaceOf(item);
  const animation::BillboardCorners seen(*m_pose, item, m_eye);
  Corners corners;
  for (std::uint32_t i = surface.firstIndex; i < surface.firstIndex + surface.indexCount; i += 3) {
    const std::uint32_t* triangle = &mesh.indices[i];
    if (std::all_of(triangle, triangle + 3, [&](std::uint32_t corner) { return scene::isFinite(seen.at(corner)); })) {
      corners.insert(corners.end(), triangle, triangle + 3);
    }
  }
  return corners;
}

void HighlightGeometry::showItems(const scene::ByNode<bool>& there) {
  const scene::Scene& scene = m_pose->scene();
  const auto isThere = [&](NodeIndex node) {
    for (; node; node = scene.nodes[node].parent) {
      if (!there[node]) {
        return false;
      }
    }
    return true;
  };
  m_shown.clear();
  for (std::size_t i = 0; i < m_items.size(); ++i) {
    if (isOfFigure(scene, m_items[i]) && !isThere(scene.drawItems()[m_items[i]].node)) {
      continue;
    }
    if (m_corners[i].empty()) {
      m_corners[i] = cornersOf(m_items[i]);
    }
    m_shown.push_back(i);
  }
}

void HighlightGeometry::writePositions() {
  std::vector<QVector3D> positions;
  m_bounds = {};
  for (const std::size_t shown : m_shown) {
    const animation::BillboardCorners seen(*m_pose, m_items[shown], m_eye);
    for (const std::uint32_t corner : m_corners[shown]) {
      positions.push_back(seen.at(corner));
      m_bounds.add(positions.back());
    }
  }
  static_assert(sizeof(QVector3D) == kVertexBytes);
  m_positions = recordBytes(positions);
  ++m_revision;
}

bool HighlightGeometry::hasMoved(const animation::Pose& before) const {
  return std::ranges::any_of(m_shown, [&](std::size_t shown) {
    const NodeIndex node = before.scene().drawItems()[m_items[shown]].node;
    return m_pose->verticesOf(node) != before.verticesOf(node) ||
           m_pose->worldTransform(node) != before.worldTransform(node);
  });
}

bool HighlightGeometry::follow(const animation::PosePtr& pose, const scene::ByNode<bool>& there) {
  const animation::PosePtr before = std::exchange(m_pose, pose);
  const std::vector<std::size_t> shownBefore = m_shown;
  showItems(there);
  const bool changed = m_shown != shownBefore || hasMoved(*before);
  if (changed) {
    writePositions();
  }
  return changed;
}

bool HighlightGeometry::follow(const QVector3D& eye) {
  const bool moved = eye != std::exchange(m_eye, eye);
  const auto faces = [this](std::size_t shown) {
    return m_pose->scene().meshOf(m_items[shown]).facing != scene::Billboard::Fixed;
  };
  const bool changed = moved && std::ranges::any_of(m_shown, faces);
  if (changed) {
    writePositions();
  }
  return changed;
}

bool isMostOf(const scene::Scene& scene, const std::vector<scene::DrawItemIndex>& items, const ItemSet& shown) {
  std::uint64_t all = 0;
  for (const scene::DrawItemIndex item : shown) {
    all += scene.surfaceOf(item).indexCount;
  }
  std::uint64_t selected = 0;
  for (const scene::DrawItemIndex item : items) {
    selected += shown.contains(item) ? scene.surfaceOf(item).indexCount : 0;
  }
  return selected * 2 > all;
}

} // namespace vitrine::render
