#include "core/picking/FacingSurfaces.h"

#include "core/animation/Billboard.h"
#include "core/picking/SurfaceTriangles.h"

namespace vitrine::picking {
namespace {

/// Triangles that one ray is tested against: a file may put a million sprites in one place.
constexpr int kMostTests = 512;

const QMatrix4x4& worldOf(const Scene& scene, DrawItemIndex item) {
  return scene.worldTransform(scene.drawItems()[item].node);
}

/// Vertices of a triangle of an item's surface, as the mesh counts them.
const std::uint32_t* verticesOf(const Scene& scene, DrawItemIndex item, std::uint32_t triangle) {
  return &scene.meshOf(item).indices[scene.surfaceOf(item).firstIndex + 3 * triangle];
}

} // namespace

FacingSurfaces::FacingSurfaces(const Scene& scene, const std::vector<DrawItemIndex>& items, const RayStep& step) {
  std::vector<Turning> turning;
  for (const DrawItemIndex item : items) {
    const scene::Mesh& mesh = scene.meshOf(item);
    const QMatrix4x4& world = worldOf(scene, item);
    for (std::uint32_t triangle = 0; triangle < scene.surfaceOf(item).triangleCount(); ++triangle) {
      const std::uint32_t* vertices = verticesOf(scene, item, triangle);
      scene::Bounds box;
      bool isSound = true;
      for (int corner = 0; corner < 3; ++corner) {
        const animation::BillboardVertex vertex(mesh, vertices[corner], world);
        const float radius = vertex.offset.length();
        const QVector3D reach(radius, radius, radius);
        isSound = isSound && scene::isFinite(vertex.pivot - reach) && scene::isFinite(vertex.pivot + reach);
        box.add(vertex.pivot - reach);
        box.add(vertex.pivot + reach);
      }
      if (isSound) {
        turning.push_back({box.min(), box.max(), item, triangle});
      }
    }
  }
  m_turning = scene::Bvh<Turning>(std::move(turning), step);
}

bool FacingSurfaces::meets(const Scene& scene, const scene::Ray& ray, const ItemSet& visible, Hit& best) const {
  bool found = false;
  float limit = best.distance;
  int left = kMostTests;
  const RaySlabs slabs(ray);
  const auto lookAt = [&](const Turning& turning) {
    const DrawItemIndex item = turning.item;
    if (left == 0 || !visible.contains(item)) {
      return;
    }
    const scene::Mesh& mesh = scene.meshOf(item);
    const std::uint32_t* vertices = verticesOf(scene, item, turning.triangle);
    const auto corner = [&](int number) {
      return animation::BillboardVertex(mesh, vertices[number], worldOf(scene, item)).seenFrom(ray.origin, mesh.facing);
    };
    const RayTriangle triangle{corner(0), corner(1), corner(2), item, turning.triangle, isDoubleSided(scene, item)};
    found = picking::meets(triangle, ray, best) || found;
    limit = --left > 0 ? best.distance : 0;
  };
  m_turning.visitNearest(
      limit, [&](const QVector3D& min, const QVector3D& max) { return slabs.entryDistance(min, max, limit); }, lookAt);
  return found;
}

} // namespace vitrine::picking
