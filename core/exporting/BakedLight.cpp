#include "core/exporting/BakedLight.h"

#include <algorithm>
#include <cmath>

namespace vitrine::exporting {

BakedLight::BakedLight(const animation::Pose& pose, const state::EvaluatedState& state, NodeIndex node)
    : m_pose(pose), m_state(state), m_node(node) {}

std::optional<QVector3D> BakedLight::at(std::uint32_t vertex, int surface) const {
  const Scene& scene = m_pose.scene();
  const scene::Node& node = scene.nodes[m_node];
  const scene::Mesh& mesh = scene.meshes[node.mesh];
  const scene::LightmapIndex lightmap = mesh.surfaces[static_cast<std::size_t>(surface)].lightmap;
  if (lightmap && vertex < mesh.vertices.lightmapUvs.size()) {
    return m_state.exposure * ofLightmap(scene.bake.lightmaps[lightmap], mesh.vertices.lightmapUvs[vertex]);
  }
  if (node.light) {
    return m_state.exposure * ofInstance(scene.bake.instanceLightings[node.light], vertex);
  }
  return std::nullopt;
}

QVector3D BakedLight::ofLightmap(const scene::Lightmap& lightmap, QVector2D luxel) const {
  if (lightmap.width < 1 || lightmap.height < 1 || !isComplete(lightmap) || !std::isfinite(luxel.x()) ||
      !std::isfinite(luxel.y())) {
    return {1, 1, 1};
  }
  const float x = std::clamp(luxel.x() - 0.5F, 0.0F, static_cast<float>(lightmap.width - 1));
  const float y = std::clamp(luxel.y() - 0.5F, 0.0F, static_cast<float>(lightmap.height - 1));
  const auto column = static_cast<int>(x);
  const auto row = static_cast<int>(y);
  const auto light = [&](int right, int down) {
    return scene::lightAt(lightmap, std::min(column + right, lightmap.width - 1),
                          std::min(row + down, lightmap.height - 1), m_state.light);
  };
  const float across = x - static_cast<float>(column);
  const float along = y - static_cast<float>(row);
  const QVector3D upper = light(0, 0) * (1 - across) + light(1, 0) * across;
  const QVector3D lower = light(0, 1) * (1 - across) + light(1, 1) * across;
  return upper * (1 - along) + lower * along;
}

QVector3D BakedLight::ofInstance(const scene::InstanceLighting& light, std::uint32_t vertex) const {
  const Scene& scene = m_pose.scene();
  const auto& normals = scene.meshes[scene.nodes[m_node].mesh].vertices.normals;
  const QVector3D normal = vertex < normals.size() ? normals[vertex] : QVector3D(0, 1, 0);
  return light.at(vertex, m_pose.worldTransform(m_node).mapVector(normal).normalized());
}

} // namespace vitrine::exporting
