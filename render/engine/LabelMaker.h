#pragma once

#include "render/batching/LabelAtlas.h"
#include "render/batching/RenderScene.h"

#include <QObject>
#include <QThreadPool>

#include <memory>

namespace vitrine::render {

/// Draws the texts of a scene's labels on a worker: there may be thousands. GUI thread, except for the drawing itself.
class LabelMaker : public QObject {
  Q_OBJECT

public:
  LabelMaker();

  /// For a screen of this pixel ratio; null: none. What is still being made for others is dropped. Nothing to do when
  /// it was asked for last time.
  void make(const RenderScenePtr& scene, qreal pixelRatio);
  /// Texts that were asked for last are not made yet.
  bool isBusy() const { return m_busy; }

Q_SIGNALS:
  /// The pictures of the labels that were asked for last.
  void made(const std::shared_ptr<const vitrine::render::LabelAtlas>& atlas);

private:
  RenderScenePtr m_scene;
  qreal m_pixelRatio = 0;
  std::uint64_t m_number = 0;
  bool m_busy = false;
  QThreadPool m_pool; ///< its destructor waits
};

} // namespace vitrine::render
