#include "render/engine/FrameGraph.h"

#include "render/engine/EffectLibrary.h"

#include <Qt3DRender/QCameraSelector>
#include <Qt3DRender/QTechniqueFilter>
#include <Qt3DRender/QViewport>

#include <algorithm>

namespace vitrine::render {

FrameGraph::FrameGraph(QObject* surface, const Cameras& cameras, Qt3DCore::QNode* scene)
    : m_target(surface), m_common(addCommon(cameras.world)),
      m_clear(addClear(m_common, Qt3DRender::QClearBuffers::ColorDepthStencilBuffer)), m_gradient(m_common, scene),
      m_behind(new Qt3DRender::QSubtreeEnabler(m_common)), m_ground(m_common),
      m_world(new Qt3DRender::QLayerFilter(m_common)), m_pictures(new Qt3DRender::QSubtreeEnabler(m_world)),
      m_overdraw(new Qt3DRender::QSubtreeEnabler(m_world)), m_accumulation(m_target.root(), cameras.world, scene),
      m_floats(m_target.root(), cameras.world, scene) {
  m_behind->setEnabled(false);
  m_world->setFilterMode(Qt3DRender::QLayerFilter::DiscardAnyMatchingLayers);
  m_world->setEnabled(false);
  addStage(m_pictures, passes::kSky);
  addStage(m_pictures, passes::kOpaque);
  addStage(m_pictures, passes::kAlphaTest);
  m_translucent = addTranslucentPasses(m_pictures);
  addStage(m_overdraw, passes::kOverdraw);
  setMode(ShadingMode::Lit);
  m_over.tint = addTint(m_world);
  m_over.highlight = addHighlight(m_world);
  m_over.lines = addLines(m_world);
  addLabels(cameras.labels);
  addCapture();
}

Qt3DRender::QFrameGraphNode* FrameGraph::addCommon(Qt3DCore::QEntity* camera) {
  auto* selector = new Qt3DRender::QCameraSelector(new Qt3DRender::QViewport(m_target.node()));
  selector->setCamera(camera);
  auto* common = new Qt3DRender::QTechniqueFilter(selector);
  std::ranges::for_each(m_uniforms.ofWorld(), [common](Qt3DRender::QParameter* one) { common->addParameter(one); });
  return common;
}

void FrameGraph::addLabels(Qt3DCore::QEntity* camera) {
  m_over.labels = new Qt3DRender::QSubtreeEnabler(m_common);
  auto* selector = new Qt3DRender::QCameraSelector(m_over.labels);
  selector->setCamera(camera);
  addPassFilter(selector, passes::kStage, passes::kLabels);
  setLabelsShown(false);
}

void FrameGraph::addCapture() {
  // A capture only completes on a branch that draws; no effect has this pass.
  m_capture = new Qt3DRender::QRenderCapture(addPassFilter(m_common, passes::kStage, QStringLiteral("capture")));
}

void FrameGraph::setTargetSize(QSize size, FrameTarget::Numbers numbers) {
  m_target.drawIntoTextures(size, true, numbers);
  if (numbers == FrameTarget::Numbers::Floats) {
    m_floats.set(m_target.color(numbers), size);
  } else {
    m_floats.stop();
  }
}

void FrameGraph::setAccumulated(const std::optional<AccumulatedFrame>& frame) {
  if (!frame && m_accumulation.isRunning()) {
    m_accumulation.stop();
    m_target.drawOnSurface();
  }
  if (!frame) {
    return;
  }
  m_target.drawIntoTextures(frame->size, frame->shown);
  m_accumulation.set(*frame, m_target.color());
}

void FrameGraph::setBackground(const Background& background) {
  m_uniforms.setWireTone(background.color);
  m_background = background;
  updateBackground();
}

void FrameGraph::updateBackground() {
  const float alpha = m_background.color.alphaF();
  // Counts are added up from nothing.
  const QColor color = m_counting ? Qt::black : m_background.color;
  // Premultiplied, as blending leaves it (EffectLibrary).
  m_clear->setClearColor(QColor::fromRgbF(color.redF() * alpha, color.greenF() * alpha, color.blueF() * alpha, alpha));
  m_gradient.set(m_background, !m_counting);
}

void FrameGraph::setMode(ShadingMode mode) {
  m_uniforms.setMode(mode);
  m_counting = mode == ShadingMode::Overdraw;
  m_pictures->setEnabled(!m_counting);
  m_overdraw->setEnabled(m_counting);
  m_ground.setMode(mode);
  updateBackground();
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

void FrameGraph::setTintShown(bool shown) {
  m_over.tint->setEnabled(shown);
}

void FrameGraph::setHighlightShown(bool shown) {
  m_over.highlight->setEnabled(shown);
}

void FrameGraph::setLinesShown(bool shown) {
  m_over.lines->setEnabled(shown);
}

void FrameGraph::setLabelsShown(bool shown) {
  m_over.labels->setEnabled(shown);
}

} // namespace vitrine::render
