#include "render/tracing/AmbientOcclusion.h"

#include "core/animation/VisibleItems.h"
#include "core/state/SceneState.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <numbers>
#include <unordered_map>

namespace vitrine::tracing {
namespace {

constexpr float kReachOfRadius = 0.3F;
constexpr float kReachMetres = 2.5F; ///< in a world that one walks in
constexpr float kLift = 2e-3F;       ///< of the reach, that rays start above their surface
constexpr float kMostPull = 0.12F;   ///< of the reach, towards the middle of a vertex's triangles
constexpr float kPull = 0.2F;        ///< of the way there
constexpr std::size_t kPointsPerCheck = 64;

/// Van der Corput's sequence in base 2.
float radicalInverse(std::uint32_t number) {
  std::uint32_t bits = 0;
  for (int i = 0; i < 32; ++i) {
    bits = bits << 1U | (number >> static_cast<unsigned>(i) & 1U);
  }
  return static_cast<float>(bits) * 0x1p-32F;
}

/// Directions over the hemisphere around z, as many where the cosine is large (Hammersley's points).
std::vector<QVector3D> hemisphere(std::size_t count) {
  std::vector<QVector3D> directions;
  for (std::size_t i = 0; i < count; ++i) {
    const float square = (static_cast<float>(i) + 0.5F) / static_cast<float>(count);
    const float turn = 2.0F * std::numbers::pi_v<float> * radicalInverse(static_cast<std::uint32_t>(i));
    const float radius = std::sqrt(square);
    directions.emplace_back(radius * std::cos(turn), radius * std::sin(turn), std::sqrt(1.0F - square));
  }
  return directions;
}

/// A place that vertices share, with its normal; in the world.
struct Point {
  QVector3D place;
  QVector3D normal;

  bool operator==(const Point&) const = default;
};

struct PointHash {
  std::size_t operator()(const Point& point) const {
    std::size_t hash = 0;
    for (const QVector3D* v : {&point.place, &point.normal}) {
      for (int axis = 0; axis < 3; ++axis) {
        hash = hash * 0x9E3779B97F4A7C15ULL + std::bit_cast<std::uint32_t>((*v)[axis] + 0.0F);
        hash ^= hash >> 29U;
      }
    }
    return hash;
  }
};

/// The vertices of one mesh, by the points that they share.
struct Receiver {
  MeshIndex mesh;
  NodeIndex node;
  bool alone = false;               ///< several nodes show the mesh
  std::vector<std::uint32_t> point; ///< by vertex; kNoPoint: nothing shown uses it
  std::vector<Point> points;
};

constexpr std::uint32_t kNoPoint = ~0U;

bool hides(const Scene& scene, DrawItemIndex item) {
  const MaterialIndex index = scene.surfaceOf(item).material;
  if (!index) {
    return true;
  }
  const scene::Material& material = scene.assets.materials[index];
  const bool solid = material.blend == scene::Blend::Opaque || material.blend == scene::Blend::Automatic ||
                     material.blend == scene::Blend::AutomaticCutout;
  return solid && material.model() != scene::MaterialModel::Sky && material.model() != scene::MaterialModel::Water;
}

/// Gathers points of a mesh as one node shows it.
class ReceiverMaker {
public:
  ReceiverMaker(const Scene& scene, float reach) : m_scene(scene), m_reach(reach) {}

  Receiver make(const std::vector<DrawItemIndex>& items, bool alone);

private:
  void gather(DrawItemIndex item);
  void addPoint(Receiver& receiver, std::uint32_t vertex) const;

  const Scene& m_scene;
  float m_reach;
  QMatrix4x4 m_world;
  std::vector<QVector3D> m_places; ///< by vertex, in the world
  std::vector<QVector3D> m_normals;
  std::vector<QVector3D> m_middles; ///< sum of those of its triangles
  std::vector<std::uint32_t> m_uses;
};

void ReceiverMaker::gather(DrawItemIndex item) {
  const scene::Mesh& mesh = m_scene.meshOf(item);
  const scene::Surface& surface = m_scene.surfaceOf(item);
  const float mirrored = m_world.determinant() < 0.0 ? -1.0F : 1.0F;
  for (std::uint32_t i = surface.firstIndex; i + 2 < surface.firstIndex + surface.indexCount; i += 3) {
    const std::array<std::uint32_t, 3> corners{mesh.indices[i], mesh.indices[i + 1], mesh.indices[i + 2]};
    const QVector3D& a = m_places[corners[0]];
    const QVector3D& b = m_places[corners[1]];
    const QVector3D& c = m_places[corners[2]];
    const QVector3D normal = QVector3D::crossProduct(b - a, c - a) * mirrored;
    for (const std::uint32_t corner : corners) {
      m_middles[corner] += (a + b + c) / 3.0F;
      m_normals[corner] += mesh.vertices.normals.empty() ? normal : QVector3D();
      ++m_uses[corner];
    }
  }
}

void ReceiverMaker::addPoint(Receiver& receiver, std::uint32_t vertex) const {
  const QVector3D normal = m_normals[vertex].normalized();
  if (!scene::isFinite(m_places[vertex]) || !scene::isFinite(m_middles[vertex]) || normal.isNull()) {
    return;
  }
  QVector3D pull = (m_middles[vertex] / static_cast<float>(m_uses[vertex]) - m_places[vertex]) * kPull;
  pull -= normal * QVector3D::dotProduct(pull, normal);
  const float far = pull.length();
  pull *= far > kMostPull * m_reach ? kMostPull * m_reach / far : 1.0F;
  receiver.point[vertex] = static_cast<std::uint32_t>(receiver.points.size());
  receiver.points.push_back({m_places[vertex] + pull + normal * (kLift * m_reach), normal});
}

Receiver ReceiverMaker::make(const std::vector<DrawItemIndex>& items, bool alone) {
  const NodeIndex node = m_scene.drawItems()[items.front()].node;
  const scene::Mesh& mesh = m_scene.meshOf(items.front());
  const std::size_t count = mesh.vertices.positions.size();
  m_world = m_scene.worldTransform(node);
  const QMatrix4x4 normals = m_world.inverted().transposed();
  m_places.assign(count, {});
  m_normals.assign(count, {});
  m_middles.assign(count, {});
  m_uses.assign(count, 0);
  for (std::size_t i = 0; i < count; ++i) {
    m_places[i] = m_world.map(mesh.vertices.positions[i]);
    if (i < mesh.vertices.normals.size()) {
      m_normals[i] = normals.mapVector(mesh.vertices.normals[i]);
    }
  }
  for (const DrawItemIndex item : items) {
    gather(item);
  }
  Receiver made{m_scene.nodes[node].mesh, node, alone, std::vector(count, kNoPoint), {}};
  std::unordered_map<Point, std::uint32_t, PointHash> known;
  for (std::uint32_t vertex = 0; vertex < count; ++vertex) {
    if (m_uses[vertex] == 0) {
      continue;
    }
    addPoint(made, vertex);
    if (made.point[vertex] != kNoPoint) {
      const auto [same, first] = known.try_emplace(made.points.back(), made.point[vertex]);
      if (!first) {
        made.points.pop_back();
        made.point[vertex] = same->second;
      }
    }
  }
  return made;
}

/// Share of the light from all around that reaches a point.
class OpennessMeter {
public:
  OpennessMeter(const picking::RayCaster& caster, std::size_t rays, float reach)
      : m_caster(caster), m_directions(hemisphere(rays)), m_reach(reach) {}

  std::uint8_t at(const Point& point, const ItemSet& hiding) const {
    // A frame around the normal (Duff and others, "Building an Orthonormal Basis, Revisited", 2017).
    const QVector3D& n = point.normal;
    const float sign = std::copysign(1.0F, n.z());
    const float a = -1.0F / (sign + n.z());
    const float b = n.x() * n.y() * a;
    const QVector3D u(1.0F + sign * n.x() * n.x() * a, sign * b, -sign * n.x());
    const QVector3D v(b, sign + n.y() * n.y() * a, -n.y());
    float hidden = 0;
    for (const QVector3D& direction : m_directions) {
      const scene::Ray ray{point.place, u * direction.x() + v * direction.y() + n * direction.z()};
      if (const auto distance = m_caster.distanceAtRest(ray, m_reach, hiding)) {
        const float near = 1.0F - *distance / m_reach;
        hidden += near * (2.0F - near); // the square of how far away it is counts as open
      }
    }
    const float open = 1.0F - hidden / static_cast<float>(m_directions.size());
    return static_cast<std::uint8_t>(std::lround(std::clamp(open, 0.0F, 1.0F) * 255.0F));
  }

private:
  const picking::RayCaster& m_caster;
  std::vector<QVector3D> m_directions;
  float m_reach;
};

std::vector<Receiver> receiversOf(const Scene& scene, const ItemSet& shown, float reach, base::Progress& progress) {
  scene::ByMesh<std::vector<DrawItemIndex>> firstItems(scene.meshes.size());
  scene::ByMesh<bool> shared(scene.meshes.size());
  for (const DrawItemIndex item : shown) {
    const NodeIndex node = scene.drawItems()[item].node;
    const scene::Mesh& mesh = scene.meshOf(item);
    if (scene.backdropOf(item) || !hides(scene, item) || mesh.facing != scene::Billboard::Fixed || mesh.frames) {
      continue;
    }
    std::vector<DrawItemIndex>& items = firstItems[scene.nodes[node].mesh];
    if (items.empty() || scene.drawItems()[items.front()].node == node) {
      items.push_back(item);
    } else {
      shared[scene.nodes[node].mesh] = true;
    }
  }
  std::vector<Receiver> receivers;
  ReceiverMaker maker(scene, reach);
  for (const MeshIndex mesh : firstItems.indices()) {
    progress.check();
    if (!firstItems[mesh].empty()) {
      receivers.push_back(maker.make(firstItems[mesh], shared[mesh]));
    }
  }
  return receivers;
}

} // namespace

float occlusionReach(const Scene& scene) {
  const float ofRadius = scene.bounds().radius() * kReachOfRadius;
  const bool walked = scene.view.navigation == scene::Navigation::Fly && scene.metresPerUnit > 0.0;
  return walked ? std::min(ofRadius, kReachMetres / static_cast<float>(scene.metresPerUnit)) : ofRadius;
}

std::shared_ptr<const scene::VertexOpenness> vertexOpenness(const Scene& scene, const picking::RayCaster& caster,
                                                            base::Progress& progress, const OcclusionBudget& budget) {
  const float reach = occlusionReach(scene);
  if (!std::isfinite(reach) || reach <= 0.0F) {
    return nullptr;
  }
  const ItemSet shown = animation::visibleItems(scene, state::evaluate(scene, state::startState(scene)));
  const std::vector<Receiver> receivers = receiversOf(scene, shown, reach, progress);
  std::size_t points = 0;
  for (const Receiver& receiver : receivers) {
    points += receiver.points.size();
  }
  const std::size_t rays = points == 0 ? 0 : std::min(budget.rays / points, budget.mostRays);
  if (rays < budget.leastRays) {
    return nullptr;
  }
  ItemSet hiding;
  std::unordered_map<NodeIndex, ItemSet> hidingOf;
  for (const DrawItemIndex item : shown) {
    if (hides(scene, item)) {
      hiding.insert(item);
      hidingOf[scene.drawItems()[item].node].insert(item);
    }
  }
  const OpennessMeter meter(caster, rays, reach);
  auto made = std::make_shared<scene::VertexOpenness>(scene.meshes.size());
  std::vector<std::uint8_t> open;
  for (const Receiver& receiver : receivers) {
    open.clear();
    for (const Point& point : receiver.points) {
      if (open.size() % kPointsPerCheck == 0) {
        progress.check();
      }
      open.push_back(meter.at(point, receiver.alone ? hidingOf[receiver.node] : hiding));
    }
    auto values = std::make_shared<std::vector<std::uint8_t>>();
    for (const std::uint32_t point : receiver.point) {
      values->push_back(point == kNoPoint ? std::uint8_t{255} : open[point]);
    }
    (*made)[receiver.mesh] = std::move(values);
  }
  return made;
}

} // namespace vitrine::tracing
