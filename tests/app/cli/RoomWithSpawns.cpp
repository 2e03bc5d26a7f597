#include "tests/app/cli/RoomWithSpawns.h"

#include "core/viewing/ViewAngles.h"

namespace vitrine::tests {

SceneBuilder roomWithSpawns() {
  SceneBuilder scene;
  scene::Mesh mesh;
  mesh.vertices.positions = {{-100, 0, -100}, {100, 0, -100}, {100, 200, 100}};
  mesh.indices = {0, 1, 2};
  scene::Surface surface;
  surface.indexCount = 3;
  for (const QVector3D& corner : mesh.vertices.positions) {
    surface.bounds.add(corner);
  }
  mesh.surfaces = {surface};
  scene.meshes = {mesh};
  scene.nodes.resize(1);
  scene.nodes[0].mesh = 0;
  scene.sourceAxes = scene::kZUpRightHanded;
  scene.view.navigation = scene::Navigation::Fly;
  scene::Camera first;
  first.name = QStringLiteral("info_player_start");
  first.position = {10, 20, 30};
  first.orientation = viewing::orientationOf({90, 0}, scene.sourceAxes);
  scene::Camera second = first;
  second.name = QStringLiteral("Tower");
  second.position = {1, 2, 3};
  scene.view.cameras = {first, second};
  return scene;
}

} // namespace vitrine::tests
