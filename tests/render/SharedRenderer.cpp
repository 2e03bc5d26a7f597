#include "tests/render/SharedRenderer.h"

#include "render/batching/RenderScene.h"

namespace vitrine::tests {
namespace {

struct Shared {
  std::unique_ptr<render::OffscreenRenderer> renderer;
  render::RenderScenePtr shown;
};

Shared& shared() {
  static Shared only;
  return only;
}

} // namespace

render::OffscreenRenderer& rendererShowing(const render::RenderScenePtr& scene) {
  auto& [renderer, shown] = shared();
  if (!renderer) {
    renderer = std::make_unique<render::OffscreenRenderer>(scene);
  } else if (shown != scene) {
    renderer->setScene(scene, session::snapshotOf(scene->scene, scene->assets));
  }
  shown = scene;
  return *renderer;
}

render::OffscreenRenderer& rendererShowing(const scene::ScenePtr& scene, const scene::SceneAssets& assets) {
  Progress progress;
  return rendererShowing(render::prepareScene(scene, assets, progress));
}

void endSharedRenderer() {
  shared() = {};
}

} // namespace vitrine::tests
