#include "core/formats/source/bsp/scene/SceneSteps.h"
#include "core/formats/source/bsp/scene/sky/SkyColors.h"

#include <QtGlobal>

namespace vitrine::formats::source {
namespace {

constexpr float kHalfSide = 1024; // of no meaning: the eye never leaves the middle

/// A side of the cube: where its middle is, and where right and up are on its picture. File axes.
struct SkySide {
  const char* suffix;
  QVector3D middle;
  QVector3D right;
  QVector3D up;
};

constexpr std::array<SkySide, 6> kSides = {{{"rt", {1, 0, 0}, {0, -1, 0}, {0, 0, 1}},
                                            {"lf", {-1, 0, 0}, {0, 1, 0}, {0, 0, 1}},
                                            {"bk", {0, 1, 0}, {1, 0, 0}, {0, 0, 1}},
                                            {"ft", {0, -1, 0}, {-1, 0, 0}, {0, 0, 1}},
                                            {"up", {0, 0, 1}, {0, -1, 0}, {-1, 0, 0}},
                                            {"dn", {0, 0, -1}, {0, -1, 0}, {1, 0, 0}}}};

void addSide(const SkySide& side, MaterialIndex material, scene::Mesh& mesh) {
  const SurfaceStart start(mesh);
  const std::uint32_t base = start.vertex();
  for (const auto& [s, t] : {std::pair(-1, -1), std::pair(1, -1), std::pair(1, 1), std::pair(-1, 1)}) {
    const QVector3D corner = side.middle + side.right * static_cast<float>(s) + side.up * static_cast<float>(t);
    mesh.vertices.positions.push_back(scene::kZUpRightHanded.toScene(corner) * kHalfSide);
    mesh.vertices.normals.push_back(scene::kZUpRightHanded.toScene(-side.middle));
    mesh.vertices.uvs[0].emplace_back(static_cast<float>(1 + s) / 2, static_cast<float>(1 - t) / 2);
  }
  mesh.indices.insert(mesh.indices.end(), {base, base + 1, base + 2, base, base + 2, base + 3});
  scene::Surface& surface = mesh.surfaces.emplace_back(start.surfaceOf(mesh));
  surface.material = material;
  mesh.bounds.add(surface.bounds);
}

bool hasSkyFaces(const scene::SceneData& scene) {
  return std::ranges::any_of(scene.meshes, [](const scene::Mesh& mesh) {
    return std::ranges::any_of(
        mesh.surfaces, [](const scene::Surface& surface) { return surface.layer == layerIndex(MapLayer::Sky); });
  });
}

} // namespace

void addSkyBox(SceneParts& parts) {
  const auto world = parts.map.entityOf("worldspawn");
  const QString name = world ? parts.map.entities[*world].text("skyname") : QString();
  if (name.isEmpty() || !hasSkyFaces(parts.scene)) {
    return;
  }
  const RecordRef record = parts.record(LumpId::Entities, *world);
  const scene::SkyGradient sky = skyGradientOf(parts.map.entities).value_or(scene::SkyGradient());
  scene::Mesh mesh;
  mesh.name = QStringLiteral("sky ") + name;
  for (const SkySide& side : kSides) {
    const QString path = QStringLiteral("skybox/") + name + QLatin1StringView(side.suffix);
    addSide(side, parts.materials.skyMaterial(path, record, sky), mesh);
  }
  scene::Node node;
  scene::giveName(node, QT_TRANSLATE_NOOP("formats", "2D skybox"));
  node.mesh = parts.addMesh(std::move(mesh));
  node.layer = layerIndex(MapLayer::Skybox2D);
  node.record = record;
  parts.scene.nodes.push_back(std::move(node));
  scene::Backdrop backdrop;
  backdrop.layer = layerIndex(MapLayer::Skybox2D);
  // The first to be drawn: the 3D sky stands before it.
  parts.scene.world.backdrops.insert(parts.scene.world.backdrops.begin(), backdrop);
}

} // namespace vitrine::formats::source
