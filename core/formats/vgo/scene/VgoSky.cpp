#include "core/formats/vgo/assets/MemberProperties.h"
#include "core/formats/vgo/scene/VgoSceneParts.h"

#include <QColor>
#include <QtGlobal>
#include <QtMath>

#include <algorithm>
#include <cmath>

namespace vitrine::formats::vgo {
namespace {

constexpr float kFar = 100; // of no meaning: the eye never leaves the middle
/// Factor that makes Unity's tint of mid-grey white, in linear light.
constexpr float kTintGain = 4.59479380F;
constexpr float kMidGrey = 0.21404114F;

/// A side as one sees it from inside: where its middle is, and where right and up are on it. Unity's axes.
struct Side {
  const char* texture;
  QVector3D middle;
  QVector3D right;
  QVector3D up;
};

constexpr std::array<Side, 6> kSkySides{{{"_FrontTex", {0, 0, 1}, {1, 0, 0}, {0, 1, 0}},
                                         {"_BackTex", {0, 0, -1}, {-1, 0, 0}, {0, 1, 0}},
                                         {"_LeftTex", {1, 0, 0}, {0, 0, -1}, {0, 1, 0}},
                                         {"_RightTex", {-1, 0, 0}, {0, 0, 1}, {0, 1, 0}},
                                         {"_UpTex", {0, 1, 0}, {1, 0, 0}, {0, 0, -1}},
                                         {"_DownTex", {0, -1, 0}, {1, 0, 0}, {0, 0, 1}}}};

class SkyMaker {
public:
  SkyMaker(SceneBuild& build, TextureTable& textures, int fileNode, const layout::Material& material)
      : m_build(build), m_textures(textures), m_fileNode(fileNode), m_from(material) {}

  void add();

private:
  scene::Mesh box();
  scene::Mesh dome();
  MaterialIndex material(const char* texture);
  void addVertex(scene::Mesh& mesh, const QVector3D& unityPlace, float u, float v) const;
  static void addSurface(scene::Mesh& mesh, std::uint32_t firstIndex, MaterialIndex material);
  void show(scene::Mesh mesh);
  void describe();

  SceneBuild& m_build;
  TextureTable& m_textures;
  int m_fileNode;
  const layout::Material& m_from;
};

/// kNone: there is no such picture.
MaterialIndex SkyMaker::material(const char* texture) {
  const TextureIndex picture = m_textures.use(m_from, texture, std::nullopt, m_from.name);
  if (!picture) {
    return scene::kNone;
  }
  const QVector4D grey(kMidGrey, kMidGrey, kMidGrey, 1);
  const QVector3D tint = m_from.color("_Tint").value_or(grey).toVector3D() * kTintGain * m_from.number("_Exposure", 1);
  scene::Material made;
  made.name = m_from.name;
  made.params = scene::UnlitParams{};
  made.color = QVector4D(tint, 1);
  made.cull = scene::Cull::None;
  made.slot(scene::TextureSlot::BaseColor).texture = picture;
  const int number = m_build.layout.nodes[static_cast<std::size_t>(m_fileNode)].skyMaterial;
  made.record = m_build.record(List::Materials, number);
  made.properties = memberProperties(m_from.from, made.record, {QStringLiteral("name")});
  return m_build.scene.assets.materials.add(std::move(made));
}

void SkyMaker::addVertex(scene::Mesh& mesh, const QVector3D& unityPlace, float u, float v) const {
  const QVector3D place = scene::kYUpLeftHanded.toScene(unityPlace);
  mesh.vertices.positions.push_back(place * kFar);
  mesh.vertices.normals.push_back(-place.normalized());
  mesh.vertices.uvs[0].emplace_back(u, v);
}

void SkyMaker::addSurface(scene::Mesh& mesh, std::uint32_t firstIndex, MaterialIndex material) {
  scene::Surface surface;
  surface.firstIndex = firstIndex;
  surface.indexCount = static_cast<std::uint32_t>(mesh.indices.size()) - firstIndex;
  surface.material = material;
  for (std::uint32_t at = firstIndex; at < mesh.indices.size(); ++at) {
    surface.bounds.add(mesh.vertices.positions[mesh.indices[at]]);
  }
  mesh.bounds.add(surface.bounds);
  mesh.surfaces.push_back(std::move(surface));
}

scene::Mesh SkyMaker::box() {
  scene::Mesh mesh;
  for (const Side& side : kSkySides) {
    const MaterialIndex look = material(side.texture);
    if (!look) {
      continue;
    }
    const auto base = static_cast<std::uint32_t>(mesh.vertices.positions.size());
    const auto firstIndex = static_cast<std::uint32_t>(mesh.indices.size());
    for (const auto& [s, t] :
         {std::pair(-1.0F, -1.0F), std::pair(1.0F, -1.0F), std::pair(1.0F, 1.0F), std::pair(-1.0F, 1.0F)}) {
      addVertex(mesh, side.middle + side.right * s + side.up * t, (1 + s) / 2, (1 - t) / 2);
    }
    mesh.indices.insert(mesh.indices.end(), {base, base + 1, base + 2, base, base + 2, base + 3});
    addSurface(mesh, firstIndex, look);
  }
  return mesh;
}

/// A ball seen from inside; the picture has all around from left to right, and from the top down.
scene::Mesh SkyMaker::dome() {
  constexpr std::uint32_t kColumns = 64;
  constexpr std::uint32_t kRows = 32;
  scene::Mesh mesh;
  const MaterialIndex look = material("_MainTex");
  for (std::uint32_t row = 0; look && row <= kRows; ++row) {
    const double down = M_PI * row / kRows;
    for (std::uint32_t column = 0; column <= kColumns; ++column) {
      // Unity: u = 0.5 - atan2(z, x) / 2 pi.
      const double around = M_PI - 2 * M_PI * column / kColumns;
      const QVector3D place(static_cast<float>(std::sin(down) * std::cos(around)), static_cast<float>(std::cos(down)),
                            static_cast<float>(std::sin(down) * std::sin(around)));
      addVertex(mesh, place, static_cast<float>(column) / kColumns, static_cast<float>(row) / kRows);
      if (row > 0 && column > 0) {
        const auto c = static_cast<std::uint32_t>(mesh.vertices.positions.size()) - 1;
        const std::uint32_t a = c - kColumns - 2;
        mesh.indices.insert(mesh.indices.end(), {a, c - 1, c, a, c, a + 1});
      }
    }
  }
  if (!mesh.indices.empty()) {
    addSurface(mesh, 0, look);
  }
  return mesh;
}

void SkyMaker::show(scene::Mesh mesh) {
  SceneBuilder& scene = m_build.scene;
  const LayerIndex layer = scene::addLayer(
      scene, {"layer.sky", QT_TRANSLATE_NOOP("formats", "Sky"), QT_TRANSLATE_NOOP("formats", "View")}, true);
  mesh.name = m_from.name;
  scene::Node node;
  node.name = m_from.name;
  node.local.rotate(m_from.number("_Rotation", 0), 0, 1, 0);
  node.mesh = scene.meshes.add(std::move(mesh));
  node.layer = layer;
  node.kind = scene::NodeKind::Marker;
  node.record = m_build.record(List::Nodes, m_fileNode);
  if (m_build.add(std::move(node))) {
    scene.world.backdrops.push_back({layer, {}, 0, std::nullopt});
  }
}

/// A sky of colours, or of pictures that cannot be shown.
void SkyMaker::describe() {
  const auto tint = m_from.color("_SkyTint") ? m_from.color("_SkyTint") : m_from.color("_Tint");
  scene::Property property = ourProperty(QT_TRANSLATE_NOOP("formats", "Sky, not shown"), m_from.shader);
  if (tint) {
    const auto coded = [](float linear) {
      return std::clamp(image::linearToSrgb(std::clamp(linear, 0.0F, 1.0F)), 0.0F, 1.0F);
    };
    property.value +=
        QStringLiteral(", ") + QColor::fromRgbF(coded(tint->x()), coded(tint->y()), coded(tint->z())).name();
  }
  property.leadsTo =
      m_build.record(List::Materials, m_build.layout.nodes[static_cast<std::size_t>(m_fileNode)].skyMaterial);
  auto& properties = m_build.scene.nodes[m_build.nodeOf(m_fileNode)].properties;
  properties.insert(properties.begin(), std::move(property));
}

void SkyMaker::add() {
  scene::Mesh mesh;
  if (m_from.shader == QLatin1StringView("Skybox/6 Sided")) {
    mesh = box();
  } else if (m_from.shader == QLatin1StringView("Skybox/Panoramic")) {
    mesh = dome();
  }
  if (mesh.surfaces.empty()) {
    describe();
  } else {
    show(std::move(mesh));
  }
}

} // namespace

void addSky(SceneBuild& build, TextureTable& textures) {
  for (std::size_t i = 0; i < build.layout.nodes.size(); ++i) {
    const layout::Material* material = build.materials.at(build.layout.nodes[i].skyMaterial);
    const NodeIndex place = build.nodeOf(static_cast<int>(i));
    if (material && place && build.active[place]) {
      // There is but one sky.
      SkyMaker(build, textures, static_cast<int>(i), *material).add();
      return;
    }
  }
}

} // namespace vitrine::formats::vgo
