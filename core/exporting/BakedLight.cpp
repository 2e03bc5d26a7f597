#include "core/exporting/BakedLight.h"

#include "core/exporting/LuxelFilter.h"

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

QVector3D BakedLight::orOfStream(std::uint32_t vertex, int surface) const {
  if (const auto baked = at(vertex, surface)) {
    return *baked;
  }
  const Scene& scene = m_pose.scene();
  const auto* stream = lightStreamOf(scene.meshes[scene.nodes[m_node].mesh], m_state);
  const std::size_t index = stream ? stream->indexOf(vertex, surface) : 0;
  const float gain = m_state.colors ? m_state.colors->gain : 1.0F;
  return stream && index < stream->values.size() ? stream->values[index].toVector3D() * (gain * m_state.exposure)
                                                 : QVector3D(1, 1, 1);
}

const scene::VertexStreams::Colors* lightStreamOf(const scene::Mesh& mesh, const state::EvaluatedState& state) {
  const auto& streams = mesh.vertices.colors;
  const auto chosen = state.colors
                          ? std::ranges::find(streams, state.colors->stream, &scene::VertexStreams::Colors::name)
                          : streams.begin();
  return chosen != streams.end() && chosen->use == scene::ColorUse::Light ? &*chosen : nullptr;
}

QVector3D BakedLight::ofLightmap(const scene::Lightmap& lightmap, QVector2D luxel) const {
  if (lightmap.width < 1 || lightmap.height < 1 || !isComplete(lightmap) || !std::isfinite(luxel.x()) ||
      !std::isfinite(luxel.y())) {
    return {1, 1, 1};
  }
  return betweenLuxels(lightmap.width, lightmap.height, luxel,
                       [&](int x, int y) { return scene::lightAt(lightmap, x, y, m_state.light); });
}

QVector3D BakedLight::ofInstance(const scene::InstanceLighting& light, std::uint32_t vertex) const {
  const Scene& scene = m_pose.scene();
  const auto& normals = scene.meshes[scene.nodes[m_node].mesh].vertices.normals;
  const QVector3D normal = vertex < normals.size() ? normals[vertex] : QVector3D(0, 1, 0);
  return light.at(vertex, m_pose.worldTransform(m_node).mapVector(normal).normalized());
}

} // namespace vitrine::exporting
