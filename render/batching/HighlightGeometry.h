#pragma once

#include "core/animation/Pose.h"
#include "core/base/ItemSet.h"
#include "render/batching/VertexLayout.h"

#include <QByteArray>

#include <vector>

namespace vitrine::render {

/// The triangles of some DrawItems for drawing them once more as a selection: three positions each, in world space.
/// Items of animated models are shown as they stand in a pose, and only while they are there. Billboards
/// (Mesh::facing) are shown as they stand to the eye.
class HighlightGeometry {
public:
  HighlightGeometry(std::vector<scene::DrawItemIndex> items, const animation::PosePtr& pose,
                    const scene::ByNode<bool>& there, const QVector3D& eye = {});

  /// `there`: animation::posedNodes. True: the positions changed.
  bool follow(const animation::PosePtr& pose, const scene::ByNode<bool>& there);
  /// Surfaces that face the eye turn to it. True: the positions changed.
  bool follow(const QVector3D& eye);

  /// Number of times that the positions have been written.
  std::uint64_t revision() const { return m_revision; }
  /// Three floats a vertex.
  const QByteArray& positions() const { return m_positions; }
  std::uint32_t vertexCount() const { return static_cast<std::uint32_t>(m_positions.size() / kVertexBytes); }
  const scene::Bounds& bounds() const { return m_bounds; }

  static constexpr qsizetype kVertexBytes = 3 * sizeof(float);

private:
  /// The shown part of an item: corners of whole triangles, those without non-finite ones, as numbers into its mesh.
  using Corners = std::vector<std::uint32_t>;

  Corners cornersOf(scene::DrawItemIndex item) const;
  void showItems(const scene::ByNode<bool>& there);
  void writePositions();
  bool hasMoved(const animation::Pose& before) const;

  std::vector<scene::DrawItemIndex> m_items;
  animation::PosePtr m_pose;
  QVector3D m_eye;
  std::vector<Corners> m_corners;   ///< by item; empty ones of animated models have not been there yet
  std::vector<std::size_t> m_shown; ///< into m_items
  QByteArray m_positions;
  scene::Bounds m_bounds;
  std::uint64_t m_revision = 0;
};

VertexLayout highlightLayout();

/// True: these items have more than half of all triangles of the items that `shown` says, themselves among them.
bool isMostOf(const scene::Scene& scene, const std::vector<scene::DrawItemIndex>& items, const ItemSet& shown);

} // namespace vitrine::render
