#pragma once

#include "core/base/Task.h"
#include "render/batching/LabelAtlas.h"
#include "render/batching/RenderScene.h"

#include <QObject>

#include <memory>

namespace vitrine::render {

/// Draws the texts of a scene's labels as a task, because there may be thousands. GUI thread, except for the drawing
/// itself.
class LabelMaker : public QObject {
  Q_OBJECT

public:
  /// For a screen of this pixel ratio; null: none. What is still being made for others is dropped. Nothing to do when
  /// it was asked for last time.
  void make(const RenderScenePtr& scene, qreal pixelRatio);
  /// True while the texts of the last call are not drawn.
  bool isBusy() const { return m_task.isRunning(); }

Q_SIGNALS:
  /// The pictures of the labels that were asked for last.
  void made(const std::shared_ptr<const vitrine::render::LabelAtlas>& atlas);

private:
  RenderScenePtr m_scene;
  qreal m_pixelRatio = 0;
  base::Task m_task;
};

} // namespace vitrine::render
