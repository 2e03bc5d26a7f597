#include "render/tracing/FramedThing.h"

#include "core/animation/Outline.h"
#include "core/animation/VisibleItems.h"
#include "core/picking/SurfaceTriangles.h"
#include "core/visibility/FogQuery.h"
#include "render/tracing/OpenPlaces.h"

#include <algorithm>
#include <cmath>

namespace vitrine::tracing {
namespace {

/// Most triangles whose areas decide where samples are.
constexpr std::uint32_t kMostTriangles = 4096;
constexpr int kSamples = 9;
/// Part of the area that faces one way from which this is a side of the thing.
constexpr float kSidePart = 0.2F;
constexpr float kSameSide = 0.97F;
constexpr std::size_t kMostSides = 2;
/// Sides steeper than this are none to stand before.
constexpr float kSteep = 0.9F;
/// Part of each extent of the scene from which a thing is the whole of it.
constexpr float kWholePart = 0.9F;

/// A node that shows nothing tells nothing without what is around it.
constexpr double kAroundNodesMetres = 1;

bool isSeenThrough(const scene::Material& material) {
  using enum scene::Blend;
  return material.blend == AlphaBlend || material.blend == Additive || material.blend == Screen ||
         material.blend == Multiply;
}

bool hasFront(scene::NodeKind kind) {
  using enum scene::NodeKind;
  return kind == Prop || kind == Entity || kind == Light || kind == Camera || kind == Marker;
}

/// Triangle of a thing in world space.
struct Facet {
  QVector3D centre;
  QVector3D normal;
  float area = 0;
  bool twoSided = false;
};

/// Triangles of the items; of many, some that are spread evenly.
std::vector<Facet> facetsOf(const session::Snapshot& shown, const ItemSet& items) {
  const Scene& scene = *shown.scene;
  std::uint32_t count = 0;
  for (const DrawItemIndex item : items) {
    count += scene.surfaceOf(item).triangleCount();
  }
  const std::uint32_t step = count / kMostTriangles + 1;
  std::vector<Facet> facets;
  std::uint32_t next = 0; ///< triangles to pass over
  for (const DrawItemIndex item : items) {
    const std::uint32_t triangles = scene.surfaceOf(item).triangleCount();
    if (next >= triangles) {
      next -= triangles;
      continue;
    }
    const std::vector<QVector3D>& positions = shown.pose->positionsOf(item);
    const std::vector<std::uint32_t>& indices = scene.meshOf(item).indices;
    const QMatrix4x4& world = shown.pose->worldTransform(scene.drawItems()[item].node);
    const bool twoSided = picking::isDoubleSided(scene, item);
    for (; next < triangles; next += step) {
      const std::uint32_t first = scene.surfaceOf(item).firstIndex + 3 * next;
      const auto corner = [&](std::uint32_t k) { return world.map(positions[indices[first + k]]); };
      const QVector3D a = corner(0);
      const QVector3D b = corner(1);
      const QVector3D c = corner(2);
      const QVector3D across = QVector3D::crossProduct(b - a, c - a);
      if (const float area = across.length(); area > 0 && scene::isFinite(across)) {
        facets.push_back({(a + b + c) / 3, across / area, area, twoSided});
      }
    }
    next -= triangles;
  }
  return facets;
}

float areaOf(const std::vector<Facet>& facets) {
  float area = 0;
  for (const Facet& facet : facets) {
    area += facet.area;
  }
  return area;
}

std::vector<viewing::FrameSample> samplesOf(const std::vector<Facet>& facets) {
  std::vector<viewing::FrameSample> samples;
  const float step = areaOf(facets) / kSamples;
  float next = step / 2;
  float passed = 0;
  for (const Facet& facet : facets) {
    passed += facet.area;
    if (passed > next) {
      samples.push_back({facet.centre, facet.normal, facet.twoSided});
      next += step * std::ceil((passed - next) / step);
    }
  }
  return samples;
}

/// The ways that most of the area faces, if they are few: the sides of a door, of a wall, of a picture.
std::vector<QVector3D> sidesOf(const std::vector<Facet>& facets) {
  struct Side {
    QVector3D sum;
    float area = 0;
  };
  constexpr std::size_t kMostKinds = 16;
  std::vector<Side> sides;
  for (const Facet& facet : facets) {
    for (const float way : facet.twoSided ? std::vector{1.0F, -1.0F} : std::vector{1.0F}) {
      const QVector3D normal = facet.normal * way;
      auto side = std::ranges::find_if(
          sides, [&](const Side& other) { return QVector3D::dotProduct(other.sum.normalized(), normal) > kSameSide; });
      if (side == sides.end() && sides.size() < kMostKinds) {
        side = sides.insert(sides.end(), Side());
      }
      if (side != sides.end()) {
        side->sum += normal * facet.area;
        side->area += facet.area;
      }
    }
  }
  std::ranges::stable_sort(sides, std::ranges::greater(), &Side::area);
  std::vector<QVector3D> directions;
  const float least = areaOf(facets) * kSidePart;
  for (const Side& side : sides) {
    const QVector3D direction = side.sum.normalized();
    if (directions.size() < kMostSides && side.area >= least && std::abs(direction.y()) < kSteep) {
      directions.push_back(direction);
    }
  }
  return directions;
}

ItemSet itemsOf(const session::Snapshot& shown, const FramedThing& thing) {
  const ItemSet items(thing.items);
  const ItemSet visible = items & animation::visibleItems(*shown.scene, *shown.state);
  return visible.empty() ? items : visible;
}

/// Looks at things that are seen behind the world.
class BackdropFramer {
public:
  BackdropFramer(const session::Snapshot& shown, const picking::RayCaster& caster, const viewing::CameraRig& camera,
                 scene::BackdropIndex backdrop, ItemSet items)
      : m_shown(shown), m_caster(caster), m_camera(camera), m_backdrop(backdrop), m_items(std::move(items)),
        m_middle(animation::boundsOf(*shown.pose, m_items).centre()),
        m_visible(animation::visibleItems(*shown.scene, *shown.state)) {}

  viewing::FramePlan frame(const base::Progress& progress) const {
    const QVector3D here = m_camera.pose().position;
    if (!visibility::isOutside(*m_shown.scene, here) && isSeenFrom(here)) {
      return lookFrom(here, true);
    }
    std::vector<scene::Camera> places = m_shown.scene->view.cameras;
    std::ranges::copy(openPlaces(*m_shown.scene, m_caster, m_shown, progress), std::back_inserter(places));
    for (const scene::Camera& place : places) {
      if (isSeenFrom(place.position)) {
        return lookFrom(place.position, true);
      }
    }
    return lookFrom(here, false);
  }

private:
  QVector3D wayFrom(const QVector3D& eye) const {
    return m_middle - visibility::eyeIn(m_shown.scene->world.backdrops[m_backdrop], eye);
  }

  bool isSeenFrom(const QVector3D& eye) const {
    const auto hit = m_caster.castSeen({eye, wayFrom(eye).normalized()}, m_visible, m_shown.pose.get());
    return hit && m_items.contains(hit->item);
  }

  viewing::FramePlan lookFrom(const QVector3D& eye, bool showsMiddle) const {
    const QVector3D way = wayFrom(eye);
    viewing::FramePlan plan;
    plan.pose = m_camera.pose();
    plan.pose.position = eye;
    plan.pose.orientation = viewing::lookingAlong(way, plan.pose.orientation);
    plan.centre = eye + way;
    plan.showsMiddle = showsMiddle;
    return plan;
  }

  const session::Snapshot& m_shown;
  const picking::RayCaster& m_caster;
  const viewing::CameraRig& m_camera;
  const scene::BackdropIndex m_backdrop;
  const ItemSet m_items;
  const QVector3D m_middle; ///< in the backdrop
  const ItemSet m_visible;
};

/// The backdrop that all of these items belong to; kNone: some are in the world.
scene::BackdropIndex backdropOf(const Scene& scene, const std::vector<DrawItemIndex>& items) {
  const scene::BackdropIndex first = items.empty() ? scene::BackdropIndex() : scene.backdropOf(items.front());
  const bool isCommon = std::ranges::all_of(items, [&](DrawItemIndex item) { return scene.backdropOf(item) == first; });
  return isCommon ? first : scene::BackdropIndex();
}

} // namespace

FramedThing thingOf(const session::Snapshot& shown, std::vector<DrawItemIndex> items, NodeIndex node) {
  const Scene& scene = *shown.scene;
  FramedThing thing;
  thing.items = std::move(items);
  if (node && hasFront(scene.nodes[node].kind)) {
    thing.node = node;
  }
  if (node && scene.nodes[node].kind == scene::NodeKind::Light &&
      (ItemSet(thing.items) & animation::visibleItems(scene, *shown.state)).empty()) {
    thing.items.clear(); // their shape is how far they reach
  }
  if (node && thing.items.empty()) {
    const QVector3D place = shown.pose->worldTransform(node).column(3).toVector3D();
    const auto reach = static_cast<float>(kAroundNodesMetres / scene.metresPerUnit);
    thing.bounds.add(place - QVector3D(reach, reach, reach));
    thing.bounds.add(place + QVector3D(reach, reach, reach));
  }
  return thing;
}

viewing::FrameSubject subjectOf(const session::Snapshot& shown, const FramedThing& thing) {
  const Scene& scene = *shown.scene;
  const ItemSet items = itemsOf(shown, thing);
  const bool isVisible = !(items & animation::visibleItems(scene, *shown.state)).empty();
  viewing::FrameSubject subject;
  subject.outline = animation::outlineOf(*shown.pose, items);
  if (isVisible) {
    const std::vector<Facet> facets = facetsOf(shown, items);
    subject.samples = samplesOf(facets);
    subject.sides = sidesOf(facets);
  }
  if (!thing.bounds.empty()) {
    std::ranges::copy(scene::cornersOf(thing.bounds), std::back_inserter(subject.outline));
  }
  if (thing.node) {
    // Things of games look along their own +X.
    const QVector3D ahead = scene.sourceAxes.toScene(QVector3D(1, 0, 0));
    subject.sides.push_back(shown.pose->worldTransform(thing.node).mapVector(ahead).normalized());
  }
  return subject;
}

SceneSpace::SceneSpace(const session::Snapshot& shown, session::RayCasterPtr caster, const ItemSet& thing)
    : m_shown(shown), m_caster(std::move(caster)) {
  const Scene& scene = *shown.scene;
  std::vector<DrawItemIndex> passed;
  const ItemSet visible = animation::visibleItems(scene, *shown.state);
  for (const DrawItemIndex item : visible) {
    if (scene.nodes[scene.drawItems()[item].node].kind == scene::NodeKind::Marker ||
        scene.meshOf(item).facing != scene::Billboard::Fixed) {
      passed.push_back(item);
    }
  }
  m_obstacles = visible - thing - ItemSet(passed);
}

bool SceneSpace::passAround(const QVector3D& point) {
  const Scene& scene = *m_shown.scene;
  std::vector<DrawItemIndex> around;
  for (const DrawItemIndex item : m_obstacles) {
    const scene::NodeKind kind = scene.nodes[scene.drawItems()[item].node].kind;
    const bool isHolder =
        kind == scene::NodeKind::Prop || kind == scene::NodeKind::Entity || kind == scene::NodeKind::BrushModel;
    const MaterialIndex material = scene.surfaceOf(item).material;
    if ((isHolder && m_shown.pose->worldBounds(item).contains(point)) ||
        (material && isSeenThrough(m_shown.assets.materials[material]))) {
      around.push_back(item);
    }
  }
  m_obstacles = m_obstacles - ItemSet(around);
  return !around.empty();
}

float SceneSpace::freeDistance(const scene::Ray& ray, float most) const {
  const auto hit = m_caster->cast(ray, m_obstacles, m_shown.pose.get());
  return hit ? std::min(hit->distance, most) : most;
}

bool SceneSpace::isInside(const QVector3D& point) const {
  return !visibility::isOutside(*m_shown.scene, point);
}

bool isSeenFromOutside(const Scene& scene, const scene::Bounds& thing) {
  const QVector3D size = thing.size();
  const QVector3D whole = scene.bounds().size() * kWholePart;
  return scene.view.navigation == scene::Navigation::Orbit ||
         (size.x() >= whole.x() && size.y() >= whole.y() && size.z() >= whole.z());
}

viewing::FramePlan frameThing(const session::Snapshot& shown, session::SharedCaster& caster, const FramedThing& thing,
                              const viewing::CameraRig& camera, base::Progress& progress) {
  const Scene& scene = *shown.scene;
  if (const scene::BackdropIndex backdrop = backdropOf(scene, thing.items)) {
    const session::RayCasterPtr rays = caster.get(progress);
    return BackdropFramer(shown, *rays, camera, backdrop, ItemSet(thing.items)).frame(progress);
  }
  const viewing::FrameSubject subject = subjectOf(shown, thing);
  const scene::Bounds bounds = subject.bounds();
  if (camera.pose().orthographic || isSeenFromOutside(scene, bounds)) {
    return planFrame(subject, camera, nullptr);
  }
  SceneSpace space(shown, caster.get(progress), ItemSet(thing.items));
  viewing::FramePlan plan = planFrame(subject, camera, &space);
  if (!plan.showsMiddle && space.passAround(bounds.centre())) {
    plan = planFrame(subject, camera, &space);
    plan.showsMiddle = false;
  }
  return plan;
}

} // namespace vitrine::tracing
