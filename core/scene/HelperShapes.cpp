#include "core/scene/HelperShapes.h"

namespace vitrine::scene {

MaterialIndex addHelperMaterial(SceneAssets& assets, const QString& name, float alpha) {
  Material material;
  material.name = name;
  material.params = UnlitParams{};
  material.color = QVector4D(1, 1, 1, alpha);
  material.cull = Cull::None;
  if (alpha < 1) {
    material.blend = Blend::AlphaBlend;
    material.depthWrite = false;
  }
  return assets.materials.add(std::move(material));
}

HelperShapes::HelperShapes(SceneData& scene, Mesh shape, MaterialIndex material)
    : m_scene(scene), m_mesh(scene.meshes.nextIndex()), m_material(material) {
  for (const QVector3D& position : shape.vertices.positions) {
    shape.bounds.add(position);
  }
  shape.vertices.colors = {{QStringLiteral("colour"), {}, ColorUse::Paint, ColorScope::Surface}};
  m_scene.meshes.push_back(std::move(shape));
  m_scene.world.surfaceLeaves.resize(m_scene.meshes.size());
}

int HelperShapes::add(const QVector3D& colour, SurfaceLeaves place, Provenance provenance) {
  Mesh& mesh = m_scene.meshes[m_mesh];
  Surface surface;
  surface.indexCount = static_cast<std::uint32_t>(mesh.indices.size());
  surface.material = m_material;
  surface.bounds = mesh.bounds;
  surface.provenance = std::move(provenance);
  mesh.surfaces.push_back(std::move(surface));
  mesh.vertices.colors.front().values.emplace_back(colour, 1.0F);
  m_scene.world.surfaceLeaves[m_mesh].push_back(std::move(place));
  return static_cast<int>(mesh.surfaces.size()) - 1;
}

} // namespace vitrine::scene
