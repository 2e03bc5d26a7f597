#include "core/formats/source/bsp/scene/sky/SkyBox.h"

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
  const auto base = static_cast<std::uint32_t>(mesh.vertices.positions.size());
  scene::Surface surface;
  surface.firstIndex = static_cast<std::uint32_t>(mesh.indices.size());
  for (const auto& [s, t] : {std::pair(-1, -1), std::pair(1, -1), std::pair(1, 1), std::pair(-1, 1)}) {
    const QVector3D corner = side.middle + side.right * static_cast<float>(s) + side.up * static_cast<float>(t);
    mesh.vertices.positions.push_back(scene::kZUpRightHanded.toScene(corner) * kHalfSide);
    mesh.vertices.normals.push_back(scene::kZUpRightHanded.toScene(-side.middle));
    mesh.vertices.uvs[0].emplace_back(static_cast<float>(1 + s) / 2, static_cast<float>(1 - t) / 2);
    surface.bounds.add(mesh.vertices.positions.back());
  }
  for (const std::uint32_t corner : {0U, 1U, 2U, 0U, 2U, 3U}) {
    mesh.indices.push_back(base + corner);
  }
  surface.indexCount = static_cast<std::uint32_t>(mesh.indices.size()) - surface.firstIndex;
  surface.material = material;
  mesh.bounds.add(surface.bounds);
  mesh.surfaces.push_back(std::move(surface));
}

bool hasSkyFaces(const scene::SceneData& scene) {
  return std::ranges::any_of(scene.meshes, [](const scene::Mesh& mesh) {
    return std::ranges::any_of(
        mesh.surfaces, [](const scene::Surface& surface) { return surface.layer == layerIndex(MapLayer::Sky); });
  });
}

} // namespace

void addSkyBox(SceneParts& parts) {
  const auto& entities = parts.map.entities;
  const auto world = std::ranges::find_if(
      entities, [](const Entity& entity) { return equalsFolded(entity.className(), "worldspawn"); });
  const QString name = world == entities.end() ? QString() : world->text("skyname");
  if (name.isEmpty() || !hasSkyFaces(parts.scene)) {
    return;
  }
  const RecordRef record{parts.sections.of(LumpId::Entities), static_cast<std::uint64_t>(world - entities.begin())};
  scene::Mesh mesh;
  mesh.name = QStringLiteral("sky ") + name;
  for (const SkySide& side : kSides) {
    const QString path = QStringLiteral("skybox/") + name + QLatin1StringView(side.suffix);
    addSide(side, parts.materials.skyMaterial(path, record), mesh);
  }
  scene::Node node;
  node.name = QString::fromLatin1(QT_TRANSLATE_NOOP("formats", "2D skybox"));
  node.mesh = parts.scene.meshes.add(std::move(mesh));
  node.layer = layerIndex(MapLayer::Skybox2D);
  node.record = record;
  parts.scene.world.surfaceLeaves.resize(parts.scene.meshes.size());
  parts.scene.nodes.push_back(std::move(node));
  scene::Backdrop backdrop;
  backdrop.layer = layerIndex(MapLayer::Skybox2D);
  // The first to be drawn: the 3D sky stands before it.
  parts.scene.world.backdrops.insert(parts.scene.world.backdrops.begin(), backdrop);
}

} // namespace vitrine::formats::source
