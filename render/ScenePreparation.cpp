#include "render/ScenePreparation.h"

#include "render/batching/RenderScene.h"

namespace vitrine::render {

RenderScenePtr prepareScene(scene::ScenePtr scene, scene::SceneAssets assets, base::Progress& progress,
                            const ItemSet& only, const session::SharedCasterPtr& caster) {
  return std::make_shared<const RenderScene>(std::move(scene), std::move(assets), progress, only, caster);
}

scene::ScenePtr sceneOf(const RenderScene& prepared) {
  return prepared.scene;
}

} // namespace vitrine::render
