#pragma once

#include "core/scene/SceneBuilder.h"

namespace vitrine::tests {

/// A world of a metre a unit to stand in: a room of 16 x 4 x 16 around (0, 2, 0) whose walls face inwards, with a few
/// pillars of other materials in it, lit by a colour stream.
class MadeRooms {
public:
  /// `light`: what all surfaces get, linear; the surfaces themselves are 0.5.
  explicit MadeRooms(float light = 0.5F);

  MadeRooms& camera(const QString& name, const QVector3D& position, float yaw);
  /// The choice of exposure, as maps have it; `preset`: into as baked, brightened, as in the game.
  MadeRooms& exposureControl(int preset);
  /// Makes it a world to fly through. It is a model to turn otherwise.
  MadeRooms& flownThrough();
  ScenePtr take();

private:
  void addBox(const QVector3D& min, const QVector3D& max, bool inwards, MaterialIndex material);

  SceneBuilder m_scene;
  scene::Mesh m_mesh;
  QVector4D m_light;
};

} // namespace vitrine::tests
