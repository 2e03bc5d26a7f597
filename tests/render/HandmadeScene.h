#pragma once

#include "core/scene/SceneBuilder.h"
#include "render/batching/RenderScene.h"

#include <QImage>

namespace vitrine::tests {

/// Scenes of a few quads, put together by hand.
class HandmadeScene {
public:
  struct Quad {
    QVector3D corner = {}; ///< texture coordinate (0, 0)
    QVector3D toRight;     ///< to (1, 0)
    QVector3D down;        ///< to (0, 1); the front shows where toRight points right and down points down
    MaterialIndex material = {};
    scene::LightmapIndex lightmap = {};
    LayerIndex layer = {};
    float uvScale = 1;
    NodeIndex node = 0; ///< whose mesh it belongs to
  };

  HandmadeScene();

  TextureIndex addTexture(const QImage& picture, scene::Filter filter = scene::Filter::Nearest);
  MaterialIndex addMaterial(const scene::Material& material);
  /// A Baked material that shows this texture.
  MaterialIndex addTextured(TextureIndex texture);
  /// A Baked material of one colour.
  MaterialIndex addPlain(const QVector3D& linear);
  /// One layer of the same luxel everywhere: light = (r, g, b) * 2^exponent / 255.
  scene::LightmapIndex addLightmap(int width, int height, std::array<std::uint8_t, 3> rgb, std::int8_t exponent,
                                   std::uint8_t style = 0);
  scene::LightmapIndex addLightmap(scene::Lightmap lightmap);
  LayerIndex addLayer(const QString& id, bool visible);
  /// A node with a mesh of its own. Node 0 is the world.
  NodeIndex addNode(scene::NodeKind kind, const QString& name);
  scene::Mesh& meshOf(NodeIndex node);
  /// A surface of its node's mesh; its item. Quads must be added node by node for that.
  DrawItemIndex addQuad(const Quad& quad);
  /// A colour stream for all quads that the node has by now.
  void addColors(NodeIndex node, const QString& name, scene::ColorUse use, const QVector3D& value);
  /// A control "colors" that offers these streams.
  void addColorChoice(const QStringList& streams);
  /// A toggle "game" that offers this view; on by default.
  void addGameView(const scene::ViewPreset& view);

  SceneBuilder& scene() { return m_scene; }
  /// Finishes and hands out; call once.
  scene::ScenePtr finish();

private:
  SceneBuilder m_scene;
};

/// A quad of half a unit around a point, facing the camera.
HandmadeScene::Quad tile(NodeIndex node, MaterialIndex material, const QVector3D& middle = {});

/// A scene as it is drawn, without anything to find for it.
render::RenderScene batched(const scene::ScenePtr& scene);

/// A texture of four quarters: red green / blue white, which tells left from right and top from bottom.
QImage quarters(int side);

/// A white parallelogram on black, no edge of which is upright or level.
scene::ScenePtr slantedWhite();

/// One material slot filled in.
scene::Material texturedMaterial(TextureIndex texture);

} // namespace vitrine::tests
