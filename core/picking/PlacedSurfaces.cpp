#include "core/picking/PlacedSurfaces.h"

#include "core/picking/SurfaceTriangles.h"

#include <map>
#include <optional>
#include <tuple>

namespace vitrine::picking {
namespace {

/// A surface of no more triangles is not worth a hierarchy of its own and the way of each ray into its space.
constexpr std::uint32_t kFewTriangles = 16;

/// Same for items of the same triangles.
using Shape = std::tuple<MeshIndex, std::uint32_t, std::uint32_t, bool>;

Shape shapeOf(const Scene& scene, DrawItemIndex item) {
  const scene::Surface& surface = scene.surfaceOf(item);
  return {scene.drawItems()[item].mesh, surface.firstIndex, surface.indexCount, isDoubleSided(scene, item)};
}

/// Way of rays into an item's own space; none where distances or fronts would not be the same there.
std::optional<QMatrix4x4> wayToMesh(const Scene& scene, DrawItemIndex item) {
  const QMatrix4x4& world = scene.worldTransform(scene.drawItems()[item].node);
  bool invertible = false;
  const QMatrix4x4 toMesh = world.inverted(&invertible);
  const bool sound = invertible && world.determinant() > 0.0F && scene::isFinite(world.column(3).toVector3D()) &&
                     scene::isFinite(toMesh.column(3).toVector3D());
  return sound ? std::optional(toMesh) : std::nullopt;
}

} // namespace

PlacedSurfaces::PlacedSurfaces(const Scene& scene, const std::vector<DrawItemIndex>& items, const RayStep& step) {
  std::map<Shape, std::vector<DrawItemIndex>> alike;
  for (const DrawItemIndex item : items) {
    if (scene.surfaceOf(item).triangleCount() > kFewTriangles) {
      alike[shapeOf(scene, item)].push_back(item);
    }
  }
  std::vector<Place> places;
  for (const auto& [shape, partners] : alike) {
    if (partners.size() < 2) {
      continue;
    }
    std::vector<RayTriangle> triangles;
    addTriangles(scene, partners.front(), {}, scene.meshOf(partners.front()).vertices.positions, triangles);
    m_shapes.push_back(std::make_unique<const RayTriangles>(std::move(triangles), step));
    const RayTriangles& made = *m_shapes.back();
    for (const DrawItemIndex item : partners) {
      const std::optional<QMatrix4x4> toMesh = wayToMesh(scene, item);
      const scene::Bounds box = made.bounds().transformed(scene.worldTransform(scene.drawItems()[item].node));
      if (toMesh && !box.empty()) {
        places.push_back({box.min(), box.max(), *toMesh, &made, item});
        m_items.insert(item);
      }
    }
  }
  m_places = scene::Bvh<Place>(std::move(places), step);
}

bool PlacedSurfaces::meets(const scene::Ray& ray, const ItemSet& visible, Hit& best) const {
  static const ItemSet everything = ItemSet::everything();
  bool found = false;
  const RaySlabs slabs(ray);
  const auto lookAt = [&](const Place& place) {
    if (!visible.contains(place.item)) {
      return;
    }
    // The direction is not made a unit one: distances are the same in both spaces.
    const scene::Ray within{place.toMesh.map(ray.origin), place.toMesh.mapVector(ray.direction)};
    if (place.triangles->meets(within, everything, best)) {
      best.item = place.item;
      found = true;
    }
  };
  m_places.visitNearest(
      best.distance,
      [&](const QVector3D& min, const QVector3D& max) { return slabs.entryDistance(min, max, best.distance); }, lookAt);
  return found;
}

std::uint64_t PlacedSurfaces::memory() const {
  std::uint64_t bytes = m_places.memory();
  for (const auto& shape : m_shapes) {
    bytes += shape->memory();
  }
  return bytes;
}

} // namespace vitrine::picking
