#pragma once

#include "core/scene/Scene.h"

#include <QImage>

namespace vitrine::tests {

/// Scenes of a few quads, put together by hand.
class HandmadeScene {
public:
  struct Quad {
    QVector3D corner;  ///< texture coordinate (0, 0)
    QVector3D toRight; ///< to (1, 0)
    QVector3D down;    ///< to (0, 1); the front shows where toRight points right and down points down
    int material = scene::kNone;
    int lightmap = scene::kNone;
    int layer = scene::kNone;
    float uvScale = 1;
    int node = 0; ///< whose mesh it belongs to
  };

  HandmadeScene();

  int addTexture(const QImage& picture, scene::Filter filter = scene::Filter::Nearest);
  int addMaterial(const scene::Material& material);
  /// A Baked material that shows this texture.
  int addTextured(int texture);
  /// A Baked material of one colour.
  int addPlain(const QVector3D& linear);
  /// One layer of the same luxel everywhere: light = (r, g, b) * 2^exponent / 255.
  int addLightmap(int width, int height, std::array<std::uint8_t, 3> rgb, std::int8_t exponent, std::uint8_t style = 0);
  int addLightmap(scene::Lightmap lightmap);
  int addLayer(const QString& id, bool visible);
  /// A node with a mesh of its own, both of the returned number. Node 0 is the world.
  int addNode(scene::NodeKind kind, const QString& name);
  /// A surface of its node's mesh. Returns its DrawItemId; quads must be added node by node for that.
  scene::DrawItemId addQuad(const Quad& quad);
  /// A colour stream for all quads that the node has by now.
  void addColors(int node, const QString& name, scene::ColorUse use, const QVector3D& value);
  /// A control "colors" that offers these streams.
  void addColorChoice(const QStringList& streams);
  /// A toggle "game" that offers this view; on by default.
  void addGameView(const scene::ViewPreset& view);

  scene::Scene& scene() { return m_scene; }
  /// Finishes and hands out; call once.
  scene::ScenePtr finish();

private:
  scene::Scene m_scene;
};

/// A texture of four quarters: red green / blue white, which tells left from right and top from bottom.
QImage quarters(int side);

/// One material slot filled in.
scene::Material texturedMaterial(int texture);

} // namespace vitrine::tests
