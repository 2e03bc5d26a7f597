#include "core/picking/RayCaster.h"

#include "core/animation/Billboard.h"
#include "core/base/WorkCount.h"
#include "core/picking/SurfaceTriangles.h"
#include "core/visibility/FogQuery.h"

#include <cmath>
#include <limits>

namespace vitrine::picking {
namespace {

constexpr std::uint32_t kStepTriangles = 1 << 15;

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
    std::vector<RayTriangle> still;
    std::vector<DrawItemIndex> facing;
    std::vector<RayTriangle> resting;
    std::vector<RayTriangle> sky;
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
  m_world.placed = PlacedSurfaces(*m_scene, fixedItems(only), step);
  for (const DrawItemIndex item : items.indices()) {
    if (progress && item.position() % kStepTriangles == 0) {
      progress->step(QStringLiteral("Preparing picking"));
    }
    if (!only.contains(item) || m_world.placed.items().contains(item)) {
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
    if (mesh.facing != scene::Billboard::Fixed && !m_scene->animatedModelOf(items[item].node)) {
      gathered.facing.push_back(item);
    } else if (mesh.facing != scene::Billboard::Fixed || (inFigure && mesh.frames)) {
      tree.standing.push_back(item);
    } else {
      addTriangles(item, inFigure ? gathered.resting : gathered.still);
    }
    if (inFigure && !mesh.frames && mesh.facing == scene::Billboard::Fixed) {
      tree.moving.push_back(item);
    }
  }
  const auto build = [this, &step](Tree& tree, Gathered& gathered) {
    tree.still = RayTriangles(std::move(gathered.still), step);
    tree.facing = FacingSurfaces(*m_scene, gathered.facing, step);
    tree.resting = RayTriangles(std::move(gathered.resting), step);
    tree.sky = RayTriangles(std::move(gathered.sky), step);
  };
  build(m_world, ofWorld);
  for (const scene::BackdropIndex backdrop : m_backdrops.indices()) {
    build(m_backdrops[backdrop], ofBackdrops[backdrop]);
  }
}

std::vector<DrawItemIndex> RayCaster::fixedItems(const ItemSet& only) const {
  std::vector<DrawItemIndex> fixed;
  for (const DrawItemIndex item : m_scene->drawItems().indices()) {
    const NodeIndex node = m_scene->drawItems()[item].node;
    const bool moves = m_scene->nodes[node].skin || m_scene->animatedModelOf(node) ||
                       m_scene->meshOf(item).facing != scene::Billboard::Fixed;
    if (!moves && only.contains(item) && !m_scene->backdropOf(item)) {
      fixed.push_back(item);
    }
  }
  return fixed;
}

void RayCaster::addTriangles(DrawItemIndex item, std::vector<RayTriangle>& triangles) const {
  const NodeIndex node = m_scene->drawItems()[item].node;
  if (m_onePose) {
    picking::addTriangles(*m_scene, item, m_pose->worldTransform(node), m_pose->positionsOf(item), triangles);
  } else {
    picking::addTriangles(*m_scene, item, m_scene->worldTransform(node), m_scene->meshOf(item).vertices.positions,
                          triangles);
  }
}

bool RayCaster::isSky(DrawItemIndex item) const {
  const MaterialIndex material = m_scene->surfaceOf(item).material;
  return material && m_scene->assets.materials[material].model() == scene::MaterialModel::Sky;
}

bool RayCaster::castAtTriangles(const RayTriangles& triangles, const scene::Ray& ray, const ItemSet& visible,
                                Hit& best) {
  const bool found = triangles.meets(ray, visible, best);
  if (found) {
    best.position = ray.origin + ray.direction * best.distance;
  }
  return found;
}

bool RayCaster::castAtPlaced(const PlacedSurfaces& placed, const scene::Ray& ray, const ItemSet& visible, Hit& best) {
  const bool found = placed.meets(ray, visible, best);
  if (found) {
    best.position = ray.origin + ray.direction * best.distance;
  }
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
  const RaySlabs slabs(ray);
  for (const DrawItemIndex item : items) {
    if (!visible.contains(item)) {
      continue;
    }
    const scene::Bounds bounds = pose.worldBounds(item);
    if (bounds.empty() || slabs.entryDistance(bounds.min(), bounds.max(), best.distance) >= best.distance) {
      continue;
    }
    const animation::BillboardCorners corners(pose, item, ray.origin);
    const std::vector<std::uint32_t>& indices = m_scene->meshOf(item).indices;
    const scene::Surface& surface = m_scene->surfaceOf(item);
    const bool doubleSided = isDoubleSided(*m_scene, item);
    for (std::uint32_t t = 0; t < surface.triangleCount(); ++t) {
      const std::uint32_t* corner = &indices[surface.firstIndex + 3 * t];
      const RayTriangle triangle{
          corners.at(corner[0]), corners.at(corner[1]), corners.at(corner[2]), item, t, doubleSided};
      if (meets(triangle, ray, best)) {
        best.position = ray.origin + ray.direction * best.distance;
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
  const bool metStill = castAtTriangles(tree.still, ray, visible, best);
  const bool metPlaced = castAtPlaced(tree.placed, ray, visible, best);
  const bool metFacing = tree.facing.meets(*m_scene, ray, visible, best);
  const bool met = metStill || metPlaced || metFacing;
  if (metFacing) {
    best.position = ray.origin + ray.direction * best.distance;
  }
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
  const bool metPlaced = castAtPlaced(m_world.placed, ray, items, best);
  const bool metMoving = castAtTriangles(m_world.resting, ray, items, best);
  return met || metPlaced || metMoving ? std::optional(best.distance) : std::nullopt;
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
  std::uint64_t bytes =
      m_world.still.memory() + m_world.placed.memory() + m_world.facing.memory() + m_world.resting.memory();
  for (const Tree& tree : m_backdrops) {
    bytes += tree.still.memory() + tree.facing.memory() + tree.resting.memory() + tree.sky.memory();
  }
  return bytes;
}

} // namespace vitrine::picking
