#include "core/formats/source/bsp/PropNodes.h"

#include "core/formats/source/bsp/Placement.h"
#include "core/formats/source/bsp/PropPlaces.h"
#include "core/formats/source/bsp/RecordProperties.h"

#include <QtGlobal>

namespace vitrine::formats::source {
namespace {

constexpr float kHalfBox = 8;
constexpr std::size_t kPropsPerCheck = 512;

/// A box around the origin, each side with its own normals.
scene::Mesh boxMesh(const QString& name) {
  scene::Mesh mesh;
  mesh.name = name;
  for (int axis = 0; axis < 3; ++axis) {
    for (const float sign : {1.0F, -1.0F}) {
      QVector3D normal;
      normal[axis] = sign;
      QVector3D right;
      right[(axis + 1) % 3] = sign;
      QVector3D up;
      up[(axis + 2) % 3] = 1;
      const auto base = static_cast<std::uint32_t>(mesh.vertices.positions.size());
      for (const auto& [r, u] : {std::pair(-1, -1), std::pair(1, -1), std::pair(1, 1), std::pair(-1, 1)}) {
        mesh.vertices.positions.push_back((normal + right * static_cast<float>(r) + up * static_cast<float>(u)) *
                                          kHalfBox);
        mesh.vertices.normals.push_back(normal);
        mesh.vertices.uvs[0].emplace_back(static_cast<float>(r + 1) / 2, static_cast<float>(1 - u) / 2);
      }
      for (const std::uint32_t corner : {0U, 1U, 2U, 0U, 2U, 3U}) {
        mesh.indices.push_back(base + corner);
      }
    }
  }
  mesh.bounds = scene::Bounds(QVector3D(-kHalfBox, -kHalfBox, -kHalfBox), QVector3D(kHalfBox, kHalfBox, kHalfBox));
  return mesh;
}

bool isInArea(const SceneParts& parts, const StaticProp& prop, int area) {
  if (area == 0) {
    return false;
  }
  const int leaf = prop.leafCount > 0 ? parts.map.staticProps.leafAt(prop.firstLeaf) : -1;
  const int propArea =
      leaf >= 0 ? parts.clusters.areaOfLeaf(leaf) : parts.clusters.areaAt(scene::kZUpRightHanded.toScene(prop.origin));
  return propArea == area;
}

int addGroup(Scene& scene) {
  scene::Node node;
  node.name = QString::fromLatin1(QT_TRANSLATE_NOOP("formats", "Static props"));
  node.layer = layerIndex(MapLayer::Props);
  scene.nodes.push_back(std::move(node));
  return static_cast<int>(scene.nodes.size()) - 1;
}

} // namespace

QString modelPath(const QString& written) {
  QString path = written;
  path.replace(QLatin1Char('\\'), QLatin1Char('/'));
  while (path.startsWith(QLatin1StringView("./"))) {
    path.remove(0, 2);
  }
  return path;
}

int addModelBox(SceneParts& parts, const QString& model) {
  parts.scene.meshes.push_back(boxMesh(model));
  parts.scene.surfacePlaces.resize(parts.scene.meshes.size());
  return static_cast<int>(parts.scene.meshes.size()) - 1;
}

void showModelBox(SceneParts& parts, int box, scene::SurfacePlace place, scene::Node& node) {
  scene::Mesh& mesh = parts.scene.meshes[static_cast<std::size_t>(box)];
  node.mesh = box;
  node.firstSurface = static_cast<int>(mesh.surfaces.size());
  node.surfaceCount = 1;
  scene::Surface surface;
  surface.indexCount = static_cast<std::uint32_t>(mesh.indices.size());
  surface.material = parts.materials.propMaterial();
  surface.bounds = mesh.bounds;
  mesh.surfaces.push_back(std::move(surface));
  parts.scene.surfacePlaces[static_cast<std::size_t>(box)].push_back(std::move(place));
}

void addStaticProps(SceneParts& parts, int skyArea) {
  const StaticProps& source = parts.map.staticProps;
  const std::vector<StaticProp> props = source.readProps();
  if (props.empty()) {
    return;
  }
  const QStringList models = source.models();
  std::vector<int> meshOfModel(static_cast<std::size_t>(models.size()), scene::kNone);
  PropPlaces places(source, parts.clusters);
  const int group = addGroup(parts.scene);
  for (std::size_t i = 0; i < props.size(); ++i) {
    if (i % kPropsPerCheck == 0) {
      parts.progress.check();
    }
    const auto model = static_cast<std::size_t>(props[i].model);
    if (model >= meshOfModel.size() || !isSane(props[i].origin) || parts.scene.nodes.size() >= parts.limits.maxNodes) {
      parts.diagnostics.countedDamage(QStringLiteral("prop"), QStringLiteral("static prop %1 cannot be placed").arg(i),
                                      source.props.rangeOf(i));
      continue;
    }
    const QString path = modelPath(models[static_cast<qsizetype>(model)]);
    if (meshOfModel[model] == scene::kNone) {
      meshOfModel[model] = addModelBox(parts, path);
    }
    scene::Node node;
    node.name = path.section(QLatin1Char('/'), -1);
    node.kind = scene::NodeKind::Prop;
    node.parent = group;
    node.local = placement(props[i].origin, props[i].angles, props[i].scale);
    showModelBox(parts, meshOfModel[model], places.placeOf(props[i]), node);
    node.layer = isInArea(parts, props[i], skyArea) ? layerIndex(MapLayer::Skybox3D) : scene::kNone;
    node.labelled = true;
    node.model = {scene::AssetKind::Model, path, QStringLiteral("static prop %1").arg(i)};
    node.record = RecordRef{parts.sections.staticProps, i};
    node.properties =
        recordProperties(source.props, i, *node.record, {"Skin", "Solid", "Flags", "FadeMinDist", "FadeMaxDist"});
    parts.scene.nodes.push_back(std::move(node));
  }
}

} // namespace vitrine::formats::source
