#include "tests/render/HandmadeScene.h"

#include "core/animation/FinishScene.h"

namespace vitrine::tests {

HandmadeScene::HandmadeScene() {
  scene::Node world;
  world.name = QStringLiteral("world");
  world.kind = scene::NodeKind::World;
  world.mesh = 0;
  m_scene.nodes.push_back(world);
  m_scene.meshes.emplace_back();
}

TextureIndex HandmadeScene::addTexture(const QImage& picture, scene::Filter filter) {
  scene::Texture texture;
  texture.image = image::Image::fromQImage(picture);
  texture.state = scene::AssetState::Ready;
  texture.filter = filter;
  return m_scene.assets.textures.add(texture);
}

MaterialIndex HandmadeScene::addMaterial(const scene::Material& material) {
  return m_scene.assets.materials.add(material);
}

MaterialIndex HandmadeScene::addTextured(TextureIndex texture) {
  return addMaterial(texturedMaterial(texture));
}

MaterialIndex HandmadeScene::addPlain(const QVector3D& linear) {
  scene::Material material;
  material.fallbackColor = linear;
  return addMaterial(material);
}

scene::LightmapIndex HandmadeScene::addLightmap(int width, int height, std::array<std::uint8_t, 3> rgb,
                                                std::int8_t exponent, std::uint8_t style) {
  std::vector<std::byte> luxels;
  for (int i = 0; i < width * height; ++i) {
    luxels.insert(luxels.end(),
                  {std::byte{rgb[0]}, std::byte{rgb[1]}, std::byte{rgb[2]}, static_cast<std::byte>(exponent)});
  }
  scene::Lightmap lightmap{width, height, {}};
  lightmap.layers.push_back({style, Bytes::adopt(std::move(luxels)), {}});
  return addLightmap(std::move(lightmap));
}

scene::LightmapIndex HandmadeScene::addLightmap(scene::Lightmap lightmap) {
  return m_scene.bake.lightmaps.add(std::move(lightmap));
}

LayerIndex HandmadeScene::addLayer(const QString& id, bool visible) {
  const LayerIndex layer = m_scene.layers.add({id, id, visible});
  scene::Control control;
  control.id = QStringLiteral("layer.") + id;
  control.defaultValue = visible ? 1 : 0;
  control.target = scene::LayerTarget{layer};
  m_scene.controls.push_back(control);
  return layer;
}

DrawItemIndex HandmadeScene::addQuad(const Quad& quad) {
  scene::Mesh& mesh = meshOf(quad.node);
  scene::VertexStreams& to = mesh.vertices;
  const auto first = static_cast<std::uint32_t>(to.positions.size());
  const QVector3D normal = QVector3D::crossProduct(quad.down, quad.toRight).normalized();
  const scene::Lightmap* light = quad.lightmap ? &m_scene.bake.lightmaps[quad.lightmap] : nullptr;
  scene::Surface surface;
  for (const QVector2D at : {QVector2D(0, 0), QVector2D(0, 1), QVector2D(1, 1), QVector2D(1, 0)}) {
    to.positions.push_back(quad.corner + quad.toRight * at.x() + quad.down * at.y());
    to.normals.push_back(normal);
    to.uvs[0].push_back(at * quad.uvScale);
    to.lightmapUvs.push_back(light ? QVector2D(0.5F + at.x() * static_cast<float>(light->width - 1),
                                               0.5F + at.y() * static_cast<float>(light->height - 1))
                                   : QVector2D());
    surface.bounds.add(to.positions.back());
    mesh.bounds.add(to.positions.back());
  }
  surface.firstIndex = static_cast<std::uint32_t>(mesh.indices.size());
  surface.indexCount = 6;
  surface.material = quad.material;
  surface.lightmap = quad.lightmap;
  surface.layer = quad.layer;
  for (const std::uint32_t index : {0U, 1U, 2U, 0U, 2U, 3U}) {
    mesh.indices.push_back(first + index);
  }
  mesh.surfaces.push_back(surface);
  std::size_t items = 0;
  for (const scene::Mesh& each : m_scene.meshes) {
    items += each.surfaces.size();
  }
  return DrawItemIndex(items - 1);
}

NodeIndex HandmadeScene::addNode(scene::NodeKind kind, const QString& name) {
  scene::Node node;
  node.name = name;
  node.kind = kind;
  node.mesh = m_scene.meshes.add({});
  return m_scene.nodes.add(node);
}

scene::Mesh& HandmadeScene::meshOf(NodeIndex node) {
  return m_scene.meshes[m_scene.nodes[node].mesh];
}

void HandmadeScene::addColors(NodeIndex node, const QString& name, scene::ColorUse use, const QVector3D& value) {
  scene::VertexStreams& vertices = meshOf(node).vertices;
  vertices.colors.push_back({name, std::vector<QVector4D>(vertices.positions.size(), QVector4D(value, 1.0F)), use});
}

void HandmadeScene::addColorChoice(const QStringList& streams) {
  scene::Control control;
  control.id = QStringLiteral("colors");
  control.kind = scene::ControlKind::Choice;
  control.choices = streams;
  scene::ColorStreamTarget target;
  for (const QString& stream : streams) {
    target.choices.push_back({stream});
  }
  control.target = target;
  m_scene.controls.push_back(control);
}

void HandmadeScene::addGameView(const scene::ViewPreset& view) {
  scene::Control control;
  control.id = QStringLiteral("game");
  control.defaultValue = 1;
  control.target = scene::ViewPresetTarget{{scene::kNone, static_cast<int>(m_scene.view.viewPresets.size())}};
  m_scene.controls.push_back(control);
  m_scene.view.viewPresets.push_back(view);
}

scene::ScenePtr HandmadeScene::finish() {
  return animation::finishScene(std::move(m_scene));
}

HandmadeScene::Quad tile(NodeIndex node, MaterialIndex material, const QVector3D& middle) {
  HandmadeScene::Quad quad{middle + QVector3D(-0.25F, 0.25F, 0), {0.5F, 0, 0}, {0, -0.5F, 0}, material};
  quad.node = node;
  return quad;
}

render::RenderScene batched(const scene::ScenePtr& scene) {
  base::Progress progress;
  return {scene, scene->assets, progress};
}

QImage quarters(int side) {
  QImage picture(side, side, QImage::Format_RGBA8888);
  for (int y = 0; y < side; ++y) {
    for (int x = 0; x < side; ++x) {
      const bool right = x >= side / 2;
      const bool low = y >= side / 2;
      picture.setPixelColor(x, y, low ? (right ? Qt::white : Qt::blue) : (right ? QColor(0, 255, 0) : Qt::red));
    }
  }
  return picture;
}

scene::ScenePtr slantedWhite() {
  HandmadeScene maker;
  const scene::LightmapIndex light = maker.addLightmap(1, 1, {255, 255, 255}, 0);
  maker.addQuad({{-0.83F, 0.61F, 0}, {1.37F, 0.29F, 0}, {0.23F, -1.31F, 0}, maker.addPlain({1, 1, 1}), light});
  return maker.finish();
}

scene::Material texturedMaterial(TextureIndex texture) {
  scene::Material material;
  material.slot(scene::TextureSlot::BaseColor).texture = texture;
  material.state = scene::AssetState::Ready;
  return material;
}

} // namespace vitrine::tests
