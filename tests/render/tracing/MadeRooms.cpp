#include "tests/render/tracing/MadeRooms.h"

#include "core/animation/FinishScene.h"

namespace vitrine::tests {
namespace {

constexpr float kGrey = 0.5F;
constexpr int kPillars = 4;

} // namespace

MadeRooms::MadeRooms(float light) : m_light(light, light, light, 1) {
  m_scene.view.navigation = scene::Navigation::Fly;
  for (int i = 0; i <= kPillars; ++i) {
    scene::Material material;
    material.name = QStringLiteral("m%1").arg(i);
    material.params = scene::BakedParams{};
    material.color = {kGrey, kGrey, kGrey, 1};
    m_scene.assets.materials.add(std::move(material));
  }
  addBox({-8, 0, -8}, {8, 4, 8}, true, 0);
  for (int i = 0; i < kPillars; ++i) {
    const auto at = static_cast<float>(i);
    addBox({at * 3 - 6, 0, -4 + at}, {at * 3 - 5, 3, -3 + at}, false, MaterialIndex(i + 1));
  }
}

void MadeRooms::addBox(const QVector3D& min, const QVector3D& max, bool inwards, MaterialIndex material) {
  const auto corners = scene::cornersOf({min, max});
  // Of each side, counter-clockwise from outside; corners by the bits x, y, z.
  static constexpr std::array<std::array<std::uint32_t, 4>, 6> kSides{
      {{0, 4, 6, 2}, {1, 3, 7, 5}, {0, 1, 5, 4}, {2, 6, 7, 3}, {0, 2, 3, 1}, {4, 5, 7, 6}}};
  scene::Surface surface;
  surface.firstIndex = static_cast<std::uint32_t>(m_mesh.indices.size());
  surface.material = material;
  surface.bounds = {min, max};
  for (const auto& side : kSides) {
    const auto first = static_cast<std::uint32_t>(m_mesh.vertices.positions.size());
    QVector3D normal =
        QVector3D::crossProduct(corners[side[1]] - corners[side[0]], corners[side[2]] - corners[side[0]]).normalized();
    for (const std::uint32_t corner : side) {
      m_mesh.vertices.positions.push_back(corners[corner]);
      m_mesh.vertices.normals.push_back(inwards ? -normal : normal);
    }
    for (const std::uint32_t corner : {0U, 1U, 2U, 0U, 2U, 3U}) {
      m_mesh.indices.push_back(first + corner);
    }
    if (inwards) {
      for (auto triangle = m_mesh.indices.end() - 6; triangle != m_mesh.indices.end(); triangle += 3) {
        std::swap(triangle[1], triangle[2]);
      }
    }
  }
  surface.indexCount = static_cast<std::uint32_t>(m_mesh.indices.size()) - surface.firstIndex;
  m_mesh.surfaces.push_back(surface);
  m_mesh.bounds.add(surface.bounds);
}

MadeRooms& MadeRooms::camera(const QString& name, const QVector3D& position, float yaw) {
  m_scene.view.cameras.push_back(
      {.name = name, .position = position, .orientation = QQuaternion::fromAxisAndAngle(0, 1, 0, yaw)});
  return *this;
}

MadeRooms& MadeRooms::exposureControl(int preset) {
  using scene::ExposureMode;
  m_scene.controls.push_back(scene::choice(
      {"exposure.automatic", "Automatic exposure", "Light"},
      {QStringLiteral("as baked"), QStringLiteral("brightened"), QStringLiteral("as in the game")},
      scene::ExposureModeTarget{{ExposureMode::AsBaked, ExposureMode::Brightened, ExposureMode::AsInGame}}, preset));
  return *this;
}

MadeRooms& MadeRooms::flownThrough() {
  m_scene.view.navigation = scene::Navigation::Fly;
  return *this;
}

ScenePtr MadeRooms::take() {
  m_mesh.vertices.colors.push_back({QStringLiteral("light"),
                                    std::vector<QVector4D>(m_mesh.vertices.positions.size(), m_light),
                                    scene::ColorUse::Light});
  m_scene.meshes.add(std::move(m_mesh));
  scene::Node node;
  node.kind = scene::NodeKind::World;
  node.mesh = 0;
  m_scene.nodes.add(std::move(node));
  return animation::finishScene(std::move(m_scene));
}

} // namespace vitrine::tests
