#include "render/PreparedScene.h"

#include "render/build/BuiltScene.h"

namespace vitrine::render {

PreparedScenePtr prepareScene(scene::ScenePtr scene, scene::SceneAssets assets, base::Progress& progress,
                              const std::vector<bool>& only) {
  return std::make_shared<const BuiltScene>(std::move(scene), std::move(assets), progress, only);
}

scene::ScenePtr sceneOf(const PreparedScene& prepared) {
  return prepared.scene;
}

} // namespace vitrine::render
