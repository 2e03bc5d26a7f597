#include "render/engine/LabelMaker.h"

#include "render/batching/RenderScene.h"

#include <QGuiApplication>

namespace vitrine::render {

void LabelMaker::make(const RenderScenePtr& scene, qreal pixelRatio) {
  if (scene == m_scene && pixelRatio == m_pixelRatio) {
    return;
  }
  m_scene = scene;
  m_pixelRatio = pixelRatio;
  m_task.drop();
  if (!scene || scene->labels.empty()) {
    return;
  }
  using AtlasPtr = std::shared_ptr<const LabelAtlas>;
  m_task.start(
      [scene, pixelRatio, font = QGuiApplication::font()](base::Progress&) -> Result<AtlasPtr> {
        return std::make_shared<const LabelAtlas>(scene->labels, font, pixelRatio);
      },
      [this](const AtlasPtr& atlas) { Q_EMIT made(atlas); });
}

} // namespace vitrine::render
