#include "ui/outline/ConnectionDrawing.h"

namespace vitrine::ui {
namespace {

using document::EntityConnection;

const QColor kFiresColor(255, 190, 70);
const QColor kNamesColor(130, 200, 255);
const QColor kNamedByColor(150, 230, 140);
const QColor kMissingColor(255, 80, 80);

constexpr float kConnectionWidth = 2;
constexpr float kEndMark = 7;
constexpr float kOwnMark = 10;
constexpr float kMissingMark = 14;
/// Lines that can still be told apart, and names.
constexpr std::size_t kMostDrawn = 512;
constexpr std::size_t kMostNamed = 24;

/// Middle of what an entity's node shows, or its place.
std::optional<QVector3D> entityPosition(const links::Entity& entity, const Scene& scene) {
  if (!entity.node || !scene.nodes.contains(entity.node)) {
    return std::nullopt;
  }
  const scene::Node& node = scene.nodes[entity.node];
  const QMatrix4x4& world = scene.worldTransform(entity.node);
  const scene::Bounds bounds = node.mesh ? scene.meshes[node.mesh].bounds : scene::Bounds();
  return bounds.empty() ? world.column(3).toVector3D() : bounds.transformed(world).centre();
}

class ConnectionLines {
public:
  ConnectionLines(const links::EntityGraph& graph, const Scene& scene, const QVector3D& place)
      : m_graph(graph), m_scene(scene), m_place(place) {
    m_overlay.lines.push_back({place, place, kFiresColor, kOwnMark});
  }

  void add(const EntityConnection& connection, bool leaves) {
    if (connection.resolution == EntityConnection::Resolution::Missing && leaves) {
      m_overlay.lines.push_back({m_place, m_place, kMissingColor, kMissingMark});
      m_missing << connection.target;
      return;
    }
    const QColor& color = !leaves                                             ? kNamedByColor
                          : connection.kind == EntityConnection::Kind::Output ? kFiresColor
                                                                              : kNamesColor;
    if (!leaves) {
      addEnd(connection.from, color);
      return;
    }
    for (const std::uint32_t to : connection.to) {
      addEnd(to, color);
    }
  }

  render::Overlay take() {
    if (!m_missing.isEmpty()) {
      m_missing.removeDuplicates();
      m_overlay.notes.push_back({QStringLiteral("✗ %1").arg(m_missing.join(QStringLiteral(", "))), m_place});
    }
    return std::move(m_overlay);
  }

private:
  void addEnd(std::uint32_t other, const QColor& color) {
    const links::Entity& entity = m_graph.entities()[other];
    const auto place = m_overlay.lines.size() < kMostDrawn ? entityPosition(entity, m_scene) : std::nullopt;
    if (!place || *place == m_place) {
      return;
    }
    m_overlay.lines.push_back({m_place, *place, color, kConnectionWidth});
    m_overlay.lines.push_back({*place, *place, color, kEndMark});
    if (m_overlay.notes.size() < kMostNamed && !entity.name.isEmpty()) {
      m_overlay.notes.push_back({entity.name, *place});
    }
  }

  const links::EntityGraph& m_graph;
  const Scene& m_scene;
  QVector3D m_place;
  QStringList m_missing;
  render::Overlay m_overlay;
};

} // namespace

render::Overlay connectionDrawing(const links::EntityGraph& graph, std::uint32_t entity, const Scene& scene) {
  const auto place = entityPosition(graph.entities()[entity], scene);
  if (!place) {
    return {};
  }
  ConnectionLines drawing(graph, scene, *place);
  for (const EntityConnection& connection : graph.from(entity)) {
    drawing.add(connection, true);
  }
  for (const std::uint32_t number : graph.to(entity)) {
    drawing.add(graph.connections()[number], false);
  }
  return drawing.take();
}

} // namespace vitrine::ui
