#include "render/build/HighlightGeometry.h"

#include "core/scene/Facing.h"

#include <algorithm>
#include <map>
#include <tuple>

namespace vitrine::render {
namespace {

/// Triangles whose normals differ by less than this (cosine) lie in one plane.
constexpr float kSamePlane = 0.9995F;

using Point = std::tuple<float, float, float>;
using Edge = std::pair<Point, Point>;

Point pointOf(const QVector3D& v) {
  return {v.x(), v.y(), v.z()};
}

/// The edge that faces a corner.
Edge edgeOf(const std::array<QVector3D, 3>& corners, std::size_t corner) {
  return std::minmax(pointOf(corners[(corner + 1) % 3]), pointOf(corners[(corner + 2) % 3]));
}

QVector3D normalOf(const std::array<QVector3D, 3>& corners) {
  return QVector3D::crossProduct(corners[1] - corners[0], corners[2] - corners[0]).normalized();
}

std::array<QVector3D, 3> cornersOf(const scene::SeenCorners& corners, const std::uint32_t* triangle) {
  return {corners.at(triangle[0]), corners.at(triangle[1]), corners.at(triangle[2])};
}

/// Whether edges lie inside a plane face of a selection.
class InnerEdges {
public:
  void add(const std::array<QVector3D, 3>& corners) {
    for (std::size_t corner = 0; corner < 3; ++corner) {
      m_normals[edgeOf(corners, corner)].push_back(normalOf(corners));
    }
  }

  bool contains(const Edge& edge) const {
    const std::vector<QVector3D>& of = m_normals.at(edge);
    return of.size() == 2 && QVector3D::dotProduct(of[0], of[1]) > kSamePlane;
  }

private:
  std::map<Edge, std::vector<QVector3D>> m_normals;
};

bool isOfFigure(const scene::Scene& scene, scene::DrawItemId item) {
  return scene.figureOf(scene.drawItems()[item].node) != scene::kNone;
}

QByteArray bytesOf(const std::vector<QVector3D>& vectors) {
  static_assert(sizeof(QVector3D) == HighlightGeometry::kVertexBytes);
  return {reinterpret_cast<const char*>(vectors.data()),
          static_cast<qsizetype>(vectors.size()) * HighlightGeometry::kVertexBytes};
}

} // namespace

HighlightGeometry::HighlightGeometry(std::vector<scene::DrawItemId> items, const scene::PosePtr& pose,
                                     const std::vector<bool>& there, const QVector3D& eye)
    : m_items(std::move(items)), m_pose(pose), m_eye(eye), m_parts(m_items.size()) {
  // What stands still is one selection: its inner edges may lie between items.
  std::vector<Part*> still;
  for (std::size_t i = 0; i < m_items.size(); ++i) {
    if (!isOfFigure(pose->scene(), m_items[i])) {
      m_parts[i] = partOf(m_items[i]);
      still.push_back(&m_parts[i]);
    }
  }
  findOutline(still);
  showParts(there);
  writeEdges();
  writePositions();
}

HighlightGeometry::Part HighlightGeometry::partOf(scene::DrawItemId item) const {
  const scene::Mesh& mesh = m_pose->scene().meshOf(item);
  const scene::Surface& surface = m_pose->scene().surfaceOf(item);
  const scene::SeenCorners corners(*m_pose, item, m_eye);
  Part part{item, {}, {}};
  for (std::uint32_t i = surface.firstIndex; i < surface.firstIndex + surface.indexCount; i += 3) {
    const std::uint32_t* triangle = &mesh.indices[i];
    if (std::ranges::all_of(cornersOf(corners, triangle), scene::isFinite)) {
      part.vertices.insert(part.vertices.end(), triangle, triangle + 3);
    }
  }
  return part;
}

void HighlightGeometry::findOutline(std::vector<Part*> parts) const {
  InnerEdges inner;
  for (const Part* part : parts) {
    const scene::SeenCorners corners(*m_pose, part->item, m_eye);
    for (std::size_t i = 0; i < part->vertices.size(); i += 3) {
      inner.add(cornersOf(corners, &part->vertices[i]));
    }
  }
  for (Part* part : parts) {
    const scene::SeenCorners corners(*m_pose, part->item, m_eye);
    for (std::size_t i = 0; i < part->vertices.size(); i += 3) {
      const std::array<QVector3D, 3> triangle = cornersOf(corners, &part->vertices[i]);
      std::uint8_t hidden = 0;
      for (std::size_t corner = 0; corner < 3; ++corner) {
        hidden |= static_cast<std::uint8_t>(inner.contains(edgeOf(triangle, corner)) ? 1 << corner : 0);
      }
      part->hidden.push_back(hidden);
    }
  }
}

void HighlightGeometry::showParts(const std::vector<bool>& there) {
  const scene::Scene& scene = m_pose->scene();
  const auto isThere = [&](int node) {
    for (; node != scene::kNone; node = scene.nodes[static_cast<std::size_t>(node)].parent) {
      if (!there[static_cast<std::size_t>(node)]) {
        return false;
      }
    }
    return true;
  };
  m_shown.clear();
  for (std::size_t i = 0; i < m_items.size(); ++i) {
    const bool posed = isOfFigure(scene, m_items[i]);
    if (posed && !isThere(scene.drawItems()[m_items[i]].node)) {
      continue;
    }
    if (posed && m_parts[i].vertices.empty()) {
      m_parts[i] = partOf(m_items[i]);
      findOutline({&m_parts[i]});
    }
    m_shown.push_back(i);
  }
}

void HighlightGeometry::writePositions() {
  std::vector<QVector3D> positions;
  positions.reserve(static_cast<std::size_t>(m_edges.size() / kVertexBytes));
  m_bounds = {};
  for (const std::size_t shown : m_shown) {
    const Part& part = m_parts[shown];
    const scene::SeenCorners corners(*m_pose, m_items[shown], m_eye);
    for (const std::uint32_t vertex : part.vertices) {
      positions.push_back(corners.at(vertex));
      m_bounds.add(positions.back());
    }
  }
  m_positions = bytesOf(positions);
}

void HighlightGeometry::writeEdges() {
  // Component c is the distance from the edge that faces corner c: 1 there and 0 along the edge, or 1 everywhere for an
  // edge that should not show.
  std::vector<QVector3D> edges;
  for (const std::size_t shown : m_shown) {
    for (const std::uint8_t hidden : m_parts[shown].hidden) {
      for (int corner = 0; corner < 3; ++corner) {
        QVector3D& at = edges.emplace_back();
        for (int edge = 0; edge < 3; ++edge) {
          at[edge] = (hidden >> edge & 1) != 0 || edge == corner ? 1.0F : 0.0F;
        }
      }
    }
  }
  m_edges = bytesOf(edges);
}

bool HighlightGeometry::hasMoved(const scene::Pose& before) const {
  return std::ranges::any_of(m_shown, [&](std::size_t shown) {
    const int node = before.scene().drawItems()[m_items[shown]].node;
    return m_pose->verticesOf(node) != before.verticesOf(node) ||
           m_pose->worldTransform(node) != before.worldTransform(node);
  });
}

HighlightGeometry::Change HighlightGeometry::follow(const scene::PosePtr& pose, const std::vector<bool>& there) {
  const scene::PosePtr before = std::exchange(m_pose, pose);
  const std::vector<std::size_t> shownBefore = m_shown;
  showParts(there);
  if (m_shown != shownBefore) {
    writeEdges();
    writePositions();
    return Change::All;
  }
  if (!hasMoved(*before)) {
    return Change::None;
  }
  writePositions();
  return Change::Positions;
}

HighlightGeometry::Change HighlightGeometry::follow(const QVector3D& eye) {
  const bool moved = eye != std::exchange(m_eye, eye);
  const auto faces = [this](std::size_t shown) {
    return m_pose->scene().meshOf(m_items[shown]).facing != scene::Facing::Fixed;
  };
  if (!moved || std::ranges::none_of(m_shown, faces)) {
    return Change::None;
  }
  writePositions();
  return Change::Positions;
}

} // namespace vitrine::render
