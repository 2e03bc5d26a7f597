#pragma once

#include "core/scene/Scene.h"
#include "render/ShadingMode.h"
#include "render/engine/BackdropBranch.h"
#include "render/engine/Stages.h"

#include <QColor>
#include <QSize>
#include <Qt3DCore/QEntity>
#include <Qt3DRender/QCameraSelector>
#include <Qt3DRender/QClearBuffers>
#include <Qt3DRender/QLayerFilter>
#include <Qt3DRender/QParameter>
#include <Qt3DRender/QRenderCapture>
#include <Qt3DRender/QRenderSurfaceSelector>
#include <Qt3DRender/QRenderTargetSelector>
#include <Qt3DRender/QTexture>

#include <optional>
#include <vector>

namespace vitrine::render {

/// The order of drawing: clear, each backdrop, sky, opaque, alpha-tested, translucent by drawOrder (or, to count how
/// often pixels are drawn, everything at once), highlight, labels, capture. One for a window and one for an off-screen
/// target differ only in where they draw.
class FrameGraph {
public:
  /// `surface`: a QWindow or a QOffscreenSurface. `camera` has a QCameraLens and a QTransform. The nodes belong to
  /// root(), and that to whoever activates it.
  FrameGraph(QObject* surface, Qt3DCore::QEntity* camera);

  Qt3DRender::QFrameGraphNode* root() const { return m_surface; }

  /// Draws into textures of this size instead of onto the surface.
  void setTargetSize(QSize size);
  void setBackground(const QColor& color);
  void setMode(ShadingMode mode);
  void setExposure(float exposure);
  /// Factor on colour streams that are light.
  void setStreamGain(float gain);
  void setLightArithmetic(scene::LightArithmetic arithmetic);
  /// How long a unit of the scene is; texels are counted on a metre.
  void setMetresPerUnit(double metres);
  /// Of the world; backdrops have their own.
  void setFog(const std::optional<scene::Fog>& fog) { m_fog.set(fog); }
  /// Pixels across the lines of wireframe mode, where nothing else is asked for.
  static constexpr float kWireWidth = 2.0F;
  void setWireWidth(float pixels);
  /// How many passes for translucent surfaces are needed, at most DrawOrders::kMaxPasses.
  void setTranslucentPasses(int count);
  void setHighlightShown(bool shown);

  /// A layer of entities with the camera that sees them.
  struct BackdropView {
    Qt3DRender::QLayer* layer = nullptr;
    Qt3DCore::QEntity* camera = nullptr;
  };
  /// Draws these before the world, in this order, when they are shown; the first of them are those there were before.
  void setBackdrops(const std::vector<BackdropView>& views);
  std::vector<BackdropBranch>& backdrops() { return m_backdrops; }

  void setLabelsShown(bool shown);

  /// What the next frame draws; the caller deletes the reply.
  Qt3DRender::QRenderCaptureReply* requestCapture() { return m_capture->requestCapture(); }

private:
  void updateClearColor();
  void addCapture(Qt3DRender::QFrameGraphNode* parent);

  Qt3DRender::QRenderSurfaceSelector* m_surface;
  Qt3DRender::QRenderTargetSelector* m_target;
  Qt3DRender::QClearBuffers* m_clear = nullptr;
  std::vector<Qt3DRender::QParameter*> m_shared; ///< uniforms that are the same for the world and its backdrops
  Qt3DRender::QParameter* m_mode;
  Qt3DRender::QParameter* m_exposure;
  Qt3DRender::QParameter* m_streamGain;
  Qt3DRender::QParameter* m_lightArithmetic;
  Qt3DRender::QParameter* m_metresPerUnit;
  FogParameters m_fog;
  Qt3DRender::QParameter* m_wireWidth;
  Qt3DRender::QParameter* m_wireTone;
  QColor m_background = Qt::black;
  bool m_counting = false; ///< ShadingMode::Overdraw
  Qt3DRender::QRenderCapture* m_capture = nullptr;
  Qt3DRender::QAbstractTexture* m_colorTexture = nullptr;
  Qt3DRender::QAbstractTexture* m_depthTexture = nullptr;
  // Branches that can be left out; disabling a filter itself only stops it from filtering.
  std::vector<Qt3DRender::QSubtreeEnabler*> m_translucent;
  Qt3DRender::QSubtreeEnabler* m_behind = nullptr; ///< the backdrops; off while there are none
  Qt3DRender::QLayerFilter* m_world = nullptr;     ///< leaves them out
  std::vector<BackdropBranch> m_backdrops;
  int m_passes = 0;
  Qt3DRender::QSubtreeEnabler* m_pictures = nullptr; ///< of all modes but one
  Qt3DRender::QSubtreeEnabler* m_overdraw = nullptr; ///< of that one
  Qt3DRender::QSubtreeEnabler* m_highlight = nullptr;
  Qt3DRender::QSubtreeEnabler* m_labels = nullptr;
};

} // namespace vitrine::render
