#include "tests/ui/support/WantingScene.h"

#include "core/animation/FinishScene.h"

#include <QDir>
#include <QFileInfo>

#include <set>

namespace vitrine::tests {
namespace {

scene::Material wantedMaterial(const QString& name, const QString& wantedBy) {
  scene::Material material;
  material.name = name;
  material.fallbackColor = QVector3D(0.5F, 0.5F, 0.5F);
  material.cull = scene::Cull::None;
  material.asset = {scene::AssetKind::Material, name, wantedBy};
  material.state = scene::AssetState::Pending;
  return material;
}

/// Squares above one another, of a surface each.
scene::Mesh tower(const scene::SceneData& scene, int squares, MaterialIndex material) {
  scene::Mesh mesh;
  for (int i = 0; i < squares; ++i) {
    const auto base = static_cast<std::uint32_t>(mesh.vertices.positions.size());
    scene::Surface surface{.material = material};
    for (const auto& [x, z] : {std::pair{0.F, 0.F}, {4.F, 0.F}, {4.F, 4.F}, {0.F, 4.F}}) {
      const QVector3D place(x, 0, z + static_cast<float>(i) * 5);
      mesh.vertices.positions.push_back(scene.sourceAxes.toScene(place));
      mesh.vertices.normals.push_back(scene.sourceAxes.toScene(QVector3D(0, -1, 0)));
      surface.bounds.add(mesh.vertices.positions.back());
    }
    surface.firstIndex = static_cast<std::uint32_t>(mesh.indices.size());
    surface.indexCount = 6;
    for (const std::uint32_t corner : {0U, 1U, 2U, 0U, 2U, 3U}) {
      mesh.indices.push_back(base + corner);
    }
    mesh.bounds.add(surface.bounds);
    mesh.surfaces.push_back(std::move(surface));
  }
  return mesh;
}

void addThing(SceneBuilder& scene, const QString& name, const RecordRef& record, MeshIndex mesh) {
  QMatrix4x4 place;
  place.translate(scene.sourceAxes.toScene(QVector3D(static_cast<float>(record.row) * 10, 0, 14)));
  scene.nodes.push_back({.name = name,
                         .kind = scene::NodeKind::Prop,
                         .parent = 1,
                         .local = place,
                         .mesh = mesh,
                         .model = {scene::AssetKind::Model, QStringLiteral("models/%1.model").arg(name.toLower()),
                                   QStringLiteral("prop %1").arg(record.row)},
                         .record = record});
}

} // namespace

void addWanted(SceneBuilder& scene, SectionId section) {
  scene.assets.materials[0] = wantedMaterial(QStringLiteral("test/paint"), QStringLiteral("quad 0"));
  const MeshIndex box = scene.meshes.add(tower(scene, 1, 0));
  addThing(scene, QStringLiteral("Crate"), {section, 1}, box);
  addThing(scene, QStringLiteral("Crate"), {section, 2}, box);
  addThing(scene, QStringLiteral("Barrel"), {section, 3}, box);
}

std::shared_ptr<Document> withModels(const Document& document, formats::LoadContext& context) {
  SceneBuilder scene(*document.scene);
  std::map<QString, MeshIndex> found; // mesh by model
  for (const NodeIndex index : scene.nodes.indices()) {
    scene::Node& node = scene.nodes[index];
    const bool wants = !node.model.empty() && scene.meshes[node.mesh].surfaces.size() == 1;
    if (wants && context.vfs.find(node.model.path)) {
      auto [known, isNew] = found.emplace(node.model.path, scene.meshes.nextIndex());
      if (isNew) {
        const MaterialIndex paint = scene.assets.materials.add(wantedMaterial(node.name.toLower(), node.model.path));
        scene.meshes.push_back(tower(scene, 3, paint));
      }
      node.mesh = known->second;
    } else if (wants) {
      context.missing.add(node.model.path, {node.model.wantedBy, files::MissingKind::Model, {{.node = index}}});
    }
  }
  if (found.empty()) {
    return nullptr;
  }
  auto completed = std::make_shared<Document>(document);
  completed->scene = animation::finishScene(std::move(scene));
  completed->missing = context.missing.entries();
  return completed;
}

Result<DocumentPtr> WantedAssets::resolveModels(const Document& document, formats::LoadContext& context) const {
  return withModels(document, context);
}

Result<formats::Asset> WantedAssets::resolve(const scene::AssetRef& ref, formats::LoadContext& context) const {
  const QString path = QStringLiteral("paints/%1.paint").arg(ref.path);
  const auto bytes = context.vfs.read(path, context.limits);
  if (!bytes) {
    return std::unexpected(bytes.error());
  }
  const QStringList numbers = QString::fromUtf8(bytes->toByteArray()).split(QLatin1Char(' '));
  if (numbers.size() != 3) {
    return std::unexpected(Error::damaged(QStringLiteral("this is no colour"), 0));
  }
  formats::MaterialAsset found;
  found.material = wantedMaterial(ref.path, ref.wantedBy);
  found.material.fallbackColor = QVector3D(numbers[0].toFloat(), numbers[1].toFloat(), numbers[2].toFloat());
  return found;
}

std::vector<formats::SearchPath> squareSearchPathsIn(const QString& folder) {
  std::vector<formats::SearchPath> paths{{folder, QStringLiteral("given as the game's folder")}};
  if (QFileInfo::exists(QDir(folder).filePath(QStringLiteral("squares.game")))) {
    paths.push_back({QDir(folder).filePath(QStringLiteral("more")), QStringLiteral("squares.game")});
  }
  return paths;
}

} // namespace vitrine::tests
