#include "tests/core/exporting/SceneForExport.h"

#include "core/animation/FinishScene.h"

namespace vitrine::tests {

MaterialIndex SceneForExport::addMaterial(const QString& name, const QImage& picture) {
  scene::Material material;
  material.name = name;
  if (!picture.isNull()) {
    scene::Texture texture;
    texture.name = name;
    texture.image = image::Image::fromQImage(picture);
    material.slot(scene::TextureSlot::BaseColor).texture = m_scene.assets.textures.add(texture);
  }
  return m_scene.assets.materials.add(material);
}

MeshIndex SceneForExport::addSquares(const std::vector<MaterialIndex>& materials) {
  scene::Mesh mesh;
  for (std::size_t i = 0; i < materials.size(); ++i) {
    const auto first = static_cast<std::uint32_t>(mesh.vertices.positions.size());
    scene::Surface surface;
    surface.firstIndex = static_cast<std::uint32_t>(mesh.indices.size());
    surface.indexCount = 6;
    surface.material = materials[i];
    for (const auto& [x, y] : {std::pair(-1.0F, -1.0F), {1.0F, -1.0F}, {1.0F, 1.0F}, {-1.0F, 1.0F}}) {
      const QVector3D position(x, y, -static_cast<float>(i));
      mesh.vertices.positions.push_back(position);
      mesh.vertices.normals.emplace_back(0, 0, 1);
      mesh.vertices.uvs[0].emplace_back((x + 1) / 2, (1 - y) / 2);
      surface.bounds.add(position);
      mesh.bounds.add(position);
    }
    for (const std::uint32_t corner : {0U, 1U, 2U, 0U, 2U, 3U}) {
      mesh.indices.push_back(first + corner);
    }
    mesh.surfaces.push_back(surface);
  }
  return m_scene.meshes.add(std::move(mesh));
}

NodeIndex SceneForExport::addNode(const QString& name, MeshIndex mesh, NodeIndex parent, const QMatrix4x4& local) {
  scene::Node node;
  node.name = name;
  node.mesh = mesh;
  node.parent = parent;
  node.local = local;
  return m_scene.nodes.add(std::move(node));
}

ScenePtr SceneForExport::finished() {
  return animation::finishScene(std::move(m_scene));
}

QImage twoRows(QColor upper, QColor lower) {
  QImage picture(2, 2, QImage::Format_ARGB32);
  picture.fill(lower);
  picture.setPixelColor(0, 0, upper);
  picture.setPixelColor(1, 0, upper);
  return picture.hasAlphaChannel() && upper.alpha() == 255 && lower.alpha() == 255
             ? picture.convertToFormat(QImage::Format_RGB32)
             : picture;
}

QMatrix4x4 moved(const QVector3D& by) {
  QMatrix4x4 matrix;
  matrix.translate(by);
  return matrix;
}

} // namespace vitrine::tests
