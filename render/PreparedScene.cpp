#include "render/PreparedScene.h"

#include "render/build/BuiltScene.h"

namespace vitrine::render {

PreparedScenePtr prepareScene(scene::ScenePtr scene, scene::SceneAssets assets, base::Progress& progress) {
  return std::make_shared<const BuiltScene>(std::move(scene), std::move(assets), progress);
}

scene::ScenePtr sceneOf(const PreparedScene& prepared) {
  return prepared.scene;
}

} // namespace vitrine::render
