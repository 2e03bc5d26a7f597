#include "render/engine/FrameGraph.h"

#include "render/engine/EffectLibrary.h"

#include <Qt3DRender/QTechniqueFilter>
#include <Qt3DRender/QViewport>

#include <algorithm>

namespace vitrine::render {

FrameGraph::FrameGraph(QObject* surface, Qt3DCore::QEntity* camera)
    : m_surface(new Qt3DRender::QRenderSurfaceSelector), m_target(m_surface) {
  m_surface->setSurface(surface);
  auto* viewport = new Qt3DRender::QViewport(m_target.node());
  auto* selector = new Qt3DRender::QCameraSelector(viewport);
  selector->setCamera(camera);
  auto* common = new Qt3DRender::QTechniqueFilter(selector);
  std::ranges::for_each(m_uniforms.ofWorld(), [common](Qt3DRender::QParameter* one) { common->addParameter(one); });
  m_clear = addClear(common, Qt3DRender::QClearBuffers::ColorDepthStencilBuffer);
  m_behind = new Qt3DRender::QSubtreeEnabler(common);
  m_behind->setEnabled(false);
  m_world = new Qt3DRender::QLayerFilter(common);
  m_world->setFilterMode(Qt3DRender::QLayerFilter::DiscardAnyMatchingLayers);
  m_world->setEnabled(false);
  m_pictures = new Qt3DRender::QSubtreeEnabler(m_world);
  addStage(m_pictures, passes::kSky);
  addStage(m_pictures, passes::kOpaque);
  addStage(m_pictures, passes::kAlphaTest);
  m_translucent = addTranslucentPasses(m_pictures);
  m_overdraw = new Qt3DRender::QSubtreeEnabler(m_world);
  addStage(m_overdraw, passes::kOverdraw);
  setMode(ShadingMode::Lit);
  m_highlight = addHighlight(m_world);
  m_labels = new Qt3DRender::QSubtreeEnabler(common);
  addPassFilter(m_labels, passes::kStage, passes::kLabels);
  setLabelsShown(false);
  addCapture(common);
}

void FrameGraph::addCapture(Qt3DRender::QFrameGraphNode* parent) {
  // A capture only completes on a branch that draws; no effect has this pass.
  m_capture = new Qt3DRender::QRenderCapture(addPassFilter(parent, passes::kStage, QStringLiteral("capture")));
}

void FrameGraph::setTargetSize(QSize size) {
  m_target.setSize(size);
  m_surface->setExternalRenderTargetSize(size);
}

void FrameGraph::setBackground(const QColor& color) {
  m_uniforms.setWireTone(color);
  m_background = color;
  updateClearColor();
}

void FrameGraph::updateClearColor() {
  const float alpha = m_background.alphaF();
  // Counts are added up from nothing.
  const QColor color = m_counting ? Qt::black : m_background;
  // Premultiplied, as blending leaves it (EffectLibrary).
  m_clear->setClearColor(QColor::fromRgbF(color.redF() * alpha, color.greenF() * alpha, color.blueF() * alpha, alpha));
}

void FrameGraph::setMode(ShadingMode mode) {
  m_uniforms.setMode(mode);
  m_counting = mode == ShadingMode::Overdraw;
  m_pictures->setEnabled(!m_counting);
  m_overdraw->setEnabled(m_counting);
  updateClearColor();
}

void FrameGraph::setTranslucentPasses(int count) {
  m_passes = count;
  enableFirst(m_translucent, count);
  std::ranges::for_each(m_backdrops, [count](BackdropBranch& branch) { branch.setTranslucentPasses(count); });
}

void FrameGraph::setBackdrops(const scene::ByBackdrop<BackdropView>& views) {
  for (scene::BackdropIndex added = m_backdrops.nextIndex(); views.contains(added); ++added) {
    m_backdrops.emplace_back(m_behind, views[added].layer, views[added].camera, m_uniforms.shared())
        .setTranslucentPasses(m_passes);
    m_world->addLayer(views[added].layer);
  }
  std::ranges::for_each(m_backdrops, [](BackdropBranch& branch) { branch.setShown(false); });
  m_behind->setEnabled(!views.empty());
  m_world->setEnabled(!views.empty());
}

void FrameGraph::setHighlightShown(bool shown) {
  m_highlight->setEnabled(shown);
}

void FrameGraph::setLabelsShown(bool shown) {
  m_labels->setEnabled(shown);
}

} // namespace vitrine::render
