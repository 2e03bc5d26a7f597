#include "render/engine/LabelMaker.h"

#include "render/batching/RenderScene.h"

#include <QGuiApplication>

namespace vitrine::render {

LabelMaker::LabelMaker() {
  m_pool.setMaxThreadCount(1);
}

void LabelMaker::make(const RenderScenePtr& scene, qreal pixelRatio) {
  if (scene == m_scene && pixelRatio == m_pixelRatio) {
    return;
  }
  m_scene = scene;
  m_pixelRatio = pixelRatio;
  ++m_number;
  m_pool.clear();
  m_busy = scene && !scene->labels.empty();
  if (!m_busy) {
    return;
  }
  m_pool.start([this, scene, pixelRatio, number = m_number, font = QGuiApplication::font()] {
    auto atlas = std::make_shared<const LabelAtlas>(scene->labels, font, pixelRatio);
    QMetaObject::invokeMethod(
        this,
        [this, number, atlas = std::move(atlas)] {
          if (number == m_number) {
            m_busy = false;
            Q_EMIT made(atlas);
          }
        },
        Qt::QueuedConnection);
  });
}

} // namespace vitrine::render
