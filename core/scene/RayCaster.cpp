#include "core/scene/RayCaster.h"

#include "core/scene/Facing.h"
#include "core/scene/Surroundings.h"

#include <cmath>
#include <limits>

namespace vitrine::scene {
namespace {

constexpr std::uint32_t kLeafTriangles = 4;
constexpr int kMaxDepth = 60;
constexpr std::uint32_t kStepTriangles = 1 << 15;
// Rounding must not let a ray slip between two triangles that share an edge: triangles reach out by this much of their
// barycentrics, and boxes by a few units in the last place.
constexpr float kEdgeTolerance = 1e-5F;
constexpr float kSlabTolerance = 1.0F + 4.0F * std::numeric_limits<float>::epsilon();

/// 1/x, with +infinity for both zeros: -infinity at a slab the origin lies on would turn the interval inside out.
float reciprocal(float x) {
  return x == 0.0F ? std::numeric_limits<float>::infinity() : 1.0F / x;
}

QVector3D reciprocal(const QVector3D& v) {
  return {reciprocal(v.x()), reciprocal(v.y()), reciprocal(v.z())};
}

/// Slab test; the distance at which the ray enters, infinity for a miss. IEEE infinities handle zero directions.
float entryDistance(const QVector3D& min, const QVector3D& max, const QVector3D& origin, const QVector3D& inverse,
                    float farthest) {
  float enter = 0.0F;
  float leave = farthest;
  for (int axis = 0; axis < 3; ++axis) {
    float a = (min[axis] - origin[axis]) * inverse[axis];
    float b = (max[axis] - origin[axis]) * inverse[axis];
    if (a > b) {
      std::swap(a, b);
    }
    // Written so that NaN (0 * infinity: the origin lies on a slab) leaves the interval as it is.
    enter = a > enter ? a : enter;
    leave = b < leave ? b : leave;
  }
  return enter <= leave * kSlabTolerance ? enter : std::numeric_limits<float>::infinity();
}

/// Whether a ray meets a triangle before `best`, which then is that.
template <class Triangle>
bool meets(const Triangle& triangle, const Ray& ray, Hit& best) {
  // Möller and Trumbore, "Fast, Minimum Storage Ray/Triangle Intersection", 1997.
  const QVector3D p = QVector3D::crossProduct(ray.direction, triangle.edge2);
  const float determinant = QVector3D::dotProduct(triangle.edge1, p);
  if (determinant == 0.0F || (determinant < 0.0F && !triangle.doubleSided)) {
    return false;
  }
  const float inverse = 1.0F / determinant;
  const QVector3D s = ray.origin - triangle.corner;
  const float u = QVector3D::dotProduct(s, p) * inverse;
  const QVector3D q = QVector3D::crossProduct(s, triangle.edge1);
  const float v = QVector3D::dotProduct(ray.direction, q) * inverse;
  const float distance = QVector3D::dotProduct(triangle.edge2, q) * inverse;
  // Asked so that NaN, from a ray that is none, meets nothing.
  const bool inside = u >= -kEdgeTolerance && v >= -kEdgeTolerance && u + v <= 1.0F + kEdgeTolerance;
  if (!inside || !(distance > 0.0F && distance < best.distance)) {
    return false;
  }
  best.item = triangle.item;
  best.triangle = triangle.number;
  best.distance = distance;
  best.barycentric = {std::clamp(1.0F - u - v, 0.0F, 1.0F), std::clamp(u, 0.0F, 1.0F), std::clamp(v, 0.0F, 1.0F)};
  best.position = ray.origin + ray.direction * distance;
  return true;
}

} // namespace

RayCaster::RayCaster(ScenePtr scene, Progress* progress) : m_scene(std::move(scene)), m_rest(m_scene, {}) {
  collect(progress);
  for (Tree& tree : m_trees) {
    for (Bvh* bvh : {&tree.still, &tree.resting}) {
      if (!bvh->triangles.empty()) {
        bvh->nodes.reserve(bvh->triangles.size());
        build(*bvh, 0, static_cast<std::uint32_t>(bvh->triangles.size()), progress, 0);
      }
    }
  }
}

void RayCaster::collect(Progress* progress) {
  m_trees.resize(1 + m_scene->backdrops.size());
  const auto& items = m_scene->drawItems();
  for (DrawItemId item = 0; item < items.size(); ++item) {
    if (progress && item % kStepTriangles == 0) {
      progress->step(QStringLiteral("Preparing picking"));
    }
    const int backdrop = m_scene->backdropOf(item);
    if (backdrop != kNone && isSky(item)) {
      continue; // shows nothing there
    }
    Tree& tree = m_trees[static_cast<std::size_t>(backdrop + 1)];
    const Mesh& mesh = m_scene->meshOf(item);
    const bool inFigure = m_scene->figureOf(items[item].node) != kNone;
    if (mesh.facing != Facing::Fixed || (inFigure && mesh.frames)) {
      tree.standing.push_back(item);
    } else {
      addTriangles(inFigure ? tree.resting : tree.still, item);
    }
    if (inFigure && !mesh.frames && mesh.facing == Facing::Fixed) {
      tree.moving.push_back(item);
    }
  }
}

void RayCaster::addTriangles(Bvh& bvh, DrawItemId item) const {
  const Mesh& mesh = m_scene->meshOf(item);
  const Surface& surface = m_scene->surfaceOf(item);
  const QMatrix4x4& world = m_scene->worldTransform(m_scene->drawItems()[item].node);
  const bool doubleSided = isDoubleSided(item);
  for (std::uint32_t t = 0; t < surface.triangleCount(); ++t) {
    const auto corner = [&](std::uint32_t k) {
      return world.map(mesh.vertices.positions[mesh.indices[surface.firstIndex + 3 * t + k]]);
    };
    const QVector3D a = corner(0);
    const QVector3D b = corner(1);
    const QVector3D c = corner(2);
    if (isFinite(a) && isFinite(b) && isFinite(c)) {
      bvh.triangles.push_back({a, b - a, c - a, item, t, doubleSided});
    }
  }
}

void RayCaster::build(Bvh& bvh, std::uint32_t first, std::uint32_t count, Progress* progress, int depth) {
  if (progress && count > kStepTriangles) {
    progress->step(QStringLiteral("Preparing picking"));
  }
  Bounds box;
  Bounds centres;
  for (std::uint32_t i = first; i < first + count; ++i) {
    const Triangle& t = bvh.triangles[i];
    box.add(t.corner);
    box.add(t.corner + t.edge1);
    box.add(t.corner + t.edge2);
    centres.add(t.corner + (t.edge1 + t.edge2) / 3.0F);
  }
  const std::size_t self = bvh.nodes.size();
  bvh.nodes.push_back({box.min(), first, box.max(), count});
  const QVector3D extent = centres.size();
  const int axis = extent.x() >= extent.y() && extent.x() >= extent.z() ? 0 : extent.y() >= extent.z() ? 1 : 2;
  if (count <= kLeafTriangles || depth >= kMaxDepth || extent[axis] <= 0.0F) {
    return;
  }
  // Median split: not the best tree, but always balanced, whatever a file holds.
  const std::uint32_t half = count / 2;
  const auto key = [axis](const Triangle& t) { return 3 * t.corner[axis] + t.edge1[axis] + t.edge2[axis]; };
  std::nth_element(bvh.triangles.begin() + first, bvh.triangles.begin() + first + half,
                   bvh.triangles.begin() + first + count,
                   [&](const Triangle& a, const Triangle& b) { return key(a) < key(b); });
  build(bvh, first, half, progress, depth + 1);
  bvh.nodes[self].first = static_cast<std::uint32_t>(bvh.nodes.size());
  bvh.nodes[self].count = 0;
  build(bvh, first + half, count - half, progress, depth + 1);
}

bool RayCaster::isDoubleSided(DrawItemId item) const {
  const int material = m_scene->surfaceOf(item).material;
  return material != kNone && m_scene->assets.materials[static_cast<std::size_t>(material)].cull == Cull::None;
}

bool RayCaster::isSky(DrawItemId item) const {
  const int material = m_scene->surfaceOf(item).material;
  return material != kNone && m_scene->assets.materials[static_cast<std::size_t>(material)].model == MaterialModel::Sky;
}

bool RayCaster::castAtBvh(const Bvh& bvh, const Ray& ray, const std::vector<bool>& visible, Hit& best) {
  bool found = false;
  const QVector3D inverse = reciprocal(ray.direction);
  std::array<std::uint32_t, 2 * kMaxDepth + 4> stack{};
  std::size_t depth = 0;
  if (!bvh.nodes.empty()) {
    stack[depth++] = 0;
  }
  while (depth > 0) {
    const std::uint32_t index = stack[--depth];
    const BvhNode& node = bvh.nodes[index];
    if (entryDistance(node.min, node.max, ray.origin, inverse, best.distance) >= best.distance) {
      continue;
    }
    if (node.count > 0) {
      for (std::uint32_t i = node.first; i < node.first + node.count; ++i) {
        const bool shown = visible.empty() || visible[bvh.triangles[i].item];
        found = (shown && meets(bvh.triangles[i], ray, best)) || found;
      }
      continue;
    }
    const std::uint32_t left = index + 1;
    const std::uint32_t right = node.first;
    const float dLeft = entryDistance(bvh.nodes[left].min, bvh.nodes[left].max, ray.origin, inverse, best.distance);
    const float dRight = entryDistance(bvh.nodes[right].min, bvh.nodes[right].max, ray.origin, inverse, best.distance);
    stack[depth++] = dLeft < dRight ? right : left;
    stack[depth++] = dLeft < dRight ? left : right;
  }
  return found;
}

bool RayCaster::castAtMoving(const Tree& tree, const Ray& ray, const std::vector<bool>& visible, const Pose& pose,
                             Hit& best) const {
  std::vector<DrawItemId> moved;
  for (const DrawItemId item : tree.moving) {
    if ((visible.empty() || visible[item]) && !pose.isAtRest(m_scene->drawItems()[item].node)) {
      moved.push_back(item);
    }
  }
  if (moved.empty()) {
    return castAtBvh(tree.resting, ray, visible, best);
  }
  std::vector<bool> resting = visible.empty() ? std::vector<bool>(m_scene->drawItems().size(), true) : visible;
  for (const DrawItemId item : moved) {
    resting[item] = false;
  }
  const bool met = castAtBvh(tree.resting, ray, resting, best);
  const bool metMoved = castAtItems(moved, ray, visible, pose, best);
  return met || metMoved;
}

bool RayCaster::castAtItems(const std::vector<DrawItemId>& items, const Ray& ray, const std::vector<bool>& visible,
                            const Pose& pose, Hit& best) const {
  bool found = false;
  const QVector3D inverse = reciprocal(ray.direction);
  for (const DrawItemId item : items) {
    if (!visible.empty() && !visible[item]) {
      continue;
    }
    const Bounds bounds = pose.worldBounds(item);
    if (bounds.empty() ||
        entryDistance(bounds.min(), bounds.max(), ray.origin, inverse, best.distance) >= best.distance) {
      continue;
    }
    const SeenCorners corners(pose, item, ray.origin);
    const std::vector<std::uint32_t>& indices = m_scene->meshOf(item).indices;
    const Surface& surface = m_scene->surfaceOf(item);
    const bool doubleSided = isDoubleSided(item);
    for (std::uint32_t t = 0; t < surface.triangleCount(); ++t) {
      const std::uint32_t* corner = &indices[surface.firstIndex + 3 * t];
      const QVector3D a = corners.at(corner[0]);
      const Triangle triangle{a, corners.at(corner[1]) - a, corners.at(corner[2]) - a, item, t, doubleSided};
      if (meets(triangle, ray, best)) {
        best.frame = pose.frameOf(m_scene->drawItems()[item].node);
        found = true;
      }
    }
  }
  return found;
}

std::optional<Hit> RayCaster::castAt(const Tree& tree, const Ray& ray, const std::vector<bool>& visible,
                                     const Pose* pose) const {
  Hit best;
  best.distance = std::numeric_limits<float>::infinity();
  const bool met = castAtBvh(tree.still, ray, visible, best);
  const Pose& as = pose ? *pose : m_rest;
  const bool metMoving = castAtMoving(tree, ray, visible, as, best);
  const bool metStanding = castAtItems(tree.standing, ray, visible, as, best);
  return met || metMoving || metStanding ? std::optional(best) : std::nullopt;
}

std::optional<Hit> RayCaster::cast(const Ray& ray, const std::vector<bool>& visible, const Pose* pose) const {
  return castAt(m_trees.front(), ray, visible, pose);
}

std::optional<Hit> RayCaster::castSeen(const Ray& ray, const std::vector<bool>& visible, const Pose* pose) const {
  const auto inWorld = cast(ray, visible, pose);
  if (inWorld && !isSky(inWorld->item)) {
    return inWorld;
  }
  for (std::size_t i = m_scene->backdrops.size(); i-- > 0;) {
    const Ray within{eyeIn(m_scene->backdrops[i], ray.origin), ray.direction};
    if (auto hit = castAt(m_trees[i + 1], within, visible, pose)) {
      hit->backdrop = static_cast<int>(i);
      return hit;
    }
  }
  return inWorld;
}

std::uint64_t RayCaster::memory() const {
  std::uint64_t bytes = 0;
  for (const Tree& tree : m_trees) {
    for (const Bvh* bvh : {&tree.still, &tree.resting}) {
      bytes += bvh->triangles.capacity() * sizeof(Triangle) + bvh->nodes.capacity() * sizeof(BvhNode);
    }
  }
  return bytes;
}

} // namespace vitrine::scene
