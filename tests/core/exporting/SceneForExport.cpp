#include "tests/core/exporting/SceneForExport.h"

#include "core/animation/SceneExtent.h"

namespace vitrine::tests {

int SceneForExport::addMaterial(const QString& name, const QImage& picture) {
  scene::Material material;
  material.name = name;
  if (!picture.isNull()) {
    scene::Texture texture;
    texture.name = name;
    texture.image = image::Image::fromQImage(picture);
    material.slot(scene::TextureSlot::BaseColor).texture = static_cast<int>(m_scene.assets.textures.size());
    m_scene.assets.textures.push_back(texture);
  }
  m_scene.assets.materials.push_back(material);
  return static_cast<int>(m_scene.assets.materials.size()) - 1;
}

int SceneForExport::addSquares(const std::vector<int>& materials) {
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
  m_scene.meshes.push_back(std::move(mesh));
  return static_cast<int>(m_scene.meshes.size()) - 1;
}

int SceneForExport::addNode(const QString& name, int mesh, int parent, const QMatrix4x4& local) {
  scene::Node node;
  node.name = name;
  node.mesh = mesh;
  node.parent = parent;
  node.local = local;
  m_scene.nodes.push_back(std::move(node));
  return static_cast<int>(m_scene.nodes.size()) - 1;
}

ScenePtr SceneForExport::finished() {
  animation::finishScene(m_scene);
  return std::make_shared<const Scene>(std::move(m_scene));
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
