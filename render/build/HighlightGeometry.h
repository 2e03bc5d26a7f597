#pragma once

#include "core/scene/Pose.h"

#include <QByteArray>

#include <vector>

namespace vitrine::render {

/// The triangles of some DrawItems for drawing them once more as a selection: three vertices each, with a position in
/// world space and, for each of the three edges, 0 at the corners of an edge of the outline. An edge belongs to the
/// outline when only one of the triangles has it, or when two in different planes meet there. Items of figures are shown
/// as they stand in a pose, and only while they are there; the outline of each is found once, when it is first there. What
/// faces the eye (Mesh::facing) is shown as it stands to it.
class HighlightGeometry {
public:
  HighlightGeometry(std::vector<scene::DrawItemId> items, const scene::PosePtr& pose, const std::vector<bool>& there,
                    const QVector3D& eye = {});

  enum class Change { None, Positions, All };
  /// `there`: by node (scene::posedNodes).
  Change follow(const scene::PosePtr& pose, const std::vector<bool>& there);
  /// What faces the eye turns to it.
  Change follow(const QVector3D& eye);

  /// Three floats a vertex, each.
  const QByteArray& positions() const { return m_positions; }
  const QByteArray& edges() const { return m_edges; }
  std::uint32_t vertexCount() const { return static_cast<std::uint32_t>(m_positions.size() / kVertexBytes); }
  const scene::Bounds& bounds() const { return m_bounds; }

  static constexpr qsizetype kVertexBytes = 3 * sizeof(float);

private:
  /// What is shown of an item: whole triangles, those without non-finite corners.
  struct Part {
    scene::DrawItemId item = 0;
    std::vector<std::uint32_t> vertices; ///< into the item's mesh
    std::vector<std::uint8_t> hidden;    ///< by triangle: bits of the edges that do not show
  };

  void findOutline(std::vector<Part*> parts) const;
  Part partOf(scene::DrawItemId item) const;
  void showParts(const std::vector<bool>& there);
  void writePositions();
  void writeEdges();
  bool hasMoved(const scene::Pose& before) const;

  std::vector<scene::DrawItemId> m_items;
  scene::PosePtr m_pose;
  QVector3D m_eye;
  std::vector<Part> m_parts;       ///< by item; empty ones of figures have not been there yet
  std::vector<std::size_t> m_shown; ///< into m_parts
  QByteArray m_positions;
  QByteArray m_edges;
  scene::Bounds m_bounds;
};

} // namespace vitrine::render
