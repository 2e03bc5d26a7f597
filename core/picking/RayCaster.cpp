#include "core/picking/RayCaster.h"

#include "core/animation/Billboard.h"
#include "core/base/WorkCount.h"
#include "core/visibility/FogQuery.h"

#include <cmath>
#include <limits>

namespace vitrine::picking {
namespace {

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

/// True if a ray meets a triangle before `best`, which then becomes that hit.
template <class Triangle>
bool meets(const Triangle& triangle, const scene::Ray& ray, Hit& best) {
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

RayCaster::RayCaster(ScenePtr scene, Progress* progress)
    : m_scene(std::move(scene)), m_pose(std::make_shared<const animation::Pose>(m_scene, SceneState())) {
  base::countWork(base::Work::RayCasterBuild);
  collect(ItemSet::everything(), progress);
}

RayCaster::RayCaster(ScenePtr scene, animation::PosePtr pose, const ItemSet& items, Progress* progress)
    : m_scene(std::move(scene)), m_pose(std::move(pose)), m_onePose(true) {
  base::countWork(base::Work::RayCasterBuild);
  collect(items, progress);
}

void RayCaster::collect(const ItemSet& only, Progress* progress) {
  struct Gathered {
    std::vector<Triangle> still;
    std::vector<Triangle> resting;
    std::vector<Triangle> sky;
  };
  m_backdrops.resize(m_scene->world.backdrops.size());
  Gathered ofWorld;
  scene::ByBackdrop<Gathered> ofBackdrops(m_backdrops.size());
  const auto step = [progress](std::uint32_t count) {
    if (progress && count > kStepTriangles) {
      progress->step(QStringLiteral("Preparing picking"));
    }
  };
  const auto& items = m_scene->drawItems();
  for (const DrawItemIndex item : items.indices()) {
    if (progress && item.position() % kStepTriangles == 0) {
      progress->step(QStringLiteral("Preparing picking"));
    }
    if (!only.contains(item)) {
      continue;
    }
    const scene::BackdropIndex backdrop = m_scene->backdropOf(item);
    Tree& tree = backdrop ? m_backdrops[backdrop] : m_world;
    Gathered& gathered = backdrop ? ofBackdrops[backdrop] : ofWorld;
    if (backdrop && isSky(item)) {
      if (m_scene->world.backdrops[backdrop].scale == 0.0F) {
        addTriangles(item, gathered.sky);
      }
      continue; // shows nothing there
    }
    const scene::Mesh& mesh = m_scene->meshOf(item);
    const bool inFigure = !m_onePose && m_scene->animatedModelOf(items[item].node) != scene::kNone;
    if (mesh.facing != scene::Billboard::Fixed || (inFigure && mesh.frames)) {
      tree.standing.push_back(item);
    } else {
      addTriangles(item, inFigure ? gathered.resting : gathered.still);
    }
    if (inFigure && !mesh.frames && mesh.facing == scene::Billboard::Fixed) {
      tree.moving.push_back(item);
    }
  }
  const auto build = [&step](Tree& tree, Gathered& gathered) {
    tree.still = Triangles(std::move(gathered.still), step);
    tree.resting = Triangles(std::move(gathered.resting), step);
    tree.sky = Triangles(std::move(gathered.sky), step);
  };
  build(m_world, ofWorld);
  for (const scene::BackdropIndex backdrop : m_backdrops.indices()) {
    build(m_backdrops[backdrop], ofBackdrops[backdrop]);
  }
}

void RayCaster::addTriangles(DrawItemIndex item, std::vector<Triangle>& triangles) const {
  const scene::Mesh& mesh = m_scene->meshOf(item);
  const scene::Surface& surface = m_scene->surfaceOf(item);
  const NodeIndex node = m_scene->drawItems()[item].node;
  const QMatrix4x4& world = m_onePose ? m_pose->worldTransform(node) : m_scene->worldTransform(node);
  const std::vector<QVector3D>& positions = m_onePose ? m_pose->positionsOf(item) : mesh.vertices.positions;
  const bool doubleSided = isDoubleSided(item);
  for (std::uint32_t t = 0; t < surface.triangleCount(); ++t) {
    const auto corner = [&](std::uint32_t k) {
      return world.map(positions[mesh.indices[surface.firstIndex + 3 * t + k]]);
    };
    const QVector3D a = corner(0);
    const QVector3D b = corner(1);
    const QVector3D c = corner(2);
    if (scene::isFinite(a) && scene::isFinite(b) && scene::isFinite(c)) {
      triangles.push_back({a, b - a, c - a, item, t, doubleSided});
    }
  }
}

bool RayCaster::isDoubleSided(DrawItemIndex item) const {
  const MaterialIndex material = m_scene->surfaceOf(item).material;
  return material && m_scene->assets.materials[material].cull == scene::Cull::None;
}

bool RayCaster::isSky(DrawItemIndex item) const {
  const MaterialIndex material = m_scene->surfaceOf(item).material;
  return material && m_scene->assets.materials[material].model() == scene::MaterialModel::Sky;
}

bool RayCaster::castAtTriangles(const Triangles& triangles, const scene::Ray& ray, const ItemSet& visible, Hit& best) {
  bool found = false;
  const QVector3D inverse = reciprocal(ray.direction);
  triangles.visitNearest(
      best.distance,
      [&](const QVector3D& min, const QVector3D& max) {
        return entryDistance(min, max, ray.origin, inverse, best.distance);
      },
      [&](const Triangle& triangle) {
        found = (visible.contains(triangle.item) && meets(triangle, ray, best)) || found;
      });
  return found;
}

bool RayCaster::castAtMoving(const Tree& tree, const scene::Ray& ray, const ItemSet& visible,
                             const animation::Pose& pose, Hit& best) const {
  std::vector<DrawItemIndex> moved;
  for (const DrawItemIndex item : tree.moving) {
    if (visible.contains(item) && !pose.isAtRest(m_scene->drawItems()[item].node)) {
      moved.push_back(item);
    }
  }
  if (moved.empty()) {
    return castAtTriangles(tree.resting, ray, visible, best);
  }
  const bool met = castAtTriangles(tree.resting, ray, visible - ItemSet(moved), best);
  const bool metMoved = castAtItems(moved, ray, visible, pose, best);
  return met || metMoved;
}

bool RayCaster::castAtItems(const std::vector<DrawItemIndex>& items, const scene::Ray& ray, const ItemSet& visible,
                            const animation::Pose& pose, Hit& best) const {
  bool found = false;
  const QVector3D inverse = reciprocal(ray.direction);
  for (const DrawItemIndex item : items) {
    if (!visible.contains(item)) {
      continue;
    }
    const scene::Bounds bounds = pose.worldBounds(item);
    if (bounds.empty() ||
        entryDistance(bounds.min(), bounds.max(), ray.origin, inverse, best.distance) >= best.distance) {
      continue;
    }
    const animation::BillboardCorners corners(pose, item, ray.origin);
    const std::vector<std::uint32_t>& indices = m_scene->meshOf(item).indices;
    const scene::Surface& surface = m_scene->surfaceOf(item);
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

std::optional<Hit> RayCaster::castAt(const Tree& tree, const scene::Ray& ray, const ItemSet& visible,
                                     const animation::Pose* pose) const {
  Hit best;
  best.distance = std::numeric_limits<float>::infinity();
  const bool met = castAtTriangles(tree.still, ray, visible, best);
  if (met && m_onePose) {
    best.frame = m_pose->frameOf(m_scene->drawItems()[best.item].node);
  }
  const animation::Pose& as = pose && !m_onePose ? *pose : *m_pose;
  const bool metMoving = castAtMoving(tree, ray, visible, as, best);
  const bool metStanding = castAtItems(tree.standing, ray, visible, as, best);
  return met || metMoving || metStanding ? std::optional(best) : std::nullopt;
}

std::optional<float> RayCaster::distanceAtRest(const scene::Ray& ray, float farthest, const ItemSet& items) const {
  Hit best;
  best.distance = farthest;
  const bool met = castAtTriangles(m_world.still, ray, items, best);
  const bool metMoving = castAtTriangles(m_world.resting, ray, items, best);
  return met || metMoving ? std::optional(best.distance) : std::nullopt;
}

std::optional<Hit> RayCaster::cast(const scene::Ray& ray, const ItemSet& visible, const animation::Pose* pose) const {
  return castAt(m_world, ray, visible, pose);
}

std::optional<Hit> RayCaster::castSeen(const scene::Ray& ray, const ItemSet& visible,
                                       const animation::Pose* pose) const {
  const auto inWorld = cast(ray, visible, pose);
  if (inWorld && !isSky(inWorld->item)) {
    return inWorld;
  }
  for (std::size_t i = m_backdrops.size(); i-- > 0;) {
    const scene::BackdropIndex backdrop(i);
    const scene::Ray within{visibility::eyeIn(m_scene->world.backdrops[backdrop], ray.origin), ray.direction};
    if (auto hit = castAt(m_backdrops[backdrop], within, visible, pose)) {
      hit->backdrop = backdrop;
      return hit;
    }
  }
  return inWorld;
}

std::optional<Hit> RayCaster::castSkyPicture(const scene::Ray& ray, const ItemSet& visible) const {
  for (std::size_t i = m_backdrops.size(); i-- > 0;) {
    const scene::BackdropIndex backdrop(i);
    Hit best;
    best.distance = std::numeric_limits<float>::infinity();
    const scene::Ray within{visibility::eyeIn(m_scene->world.backdrops[backdrop], ray.origin), ray.direction};
    if (castAtTriangles(m_backdrops[backdrop].sky, within, visible, best)) {
      best.backdrop = backdrop;
      return best;
    }
  }
  return std::nullopt;
}

std::uint64_t RayCaster::memory() const {
  std::uint64_t bytes = m_world.still.memory() + m_world.resting.memory();
  for (const Tree& tree : m_backdrops) {
    bytes += tree.still.memory() + tree.resting.memory() + tree.sky.memory();
  }
  return bytes;
}

} // namespace vitrine::picking
