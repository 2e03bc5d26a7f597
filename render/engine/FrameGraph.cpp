#include "render/engine/FrameGraph.h"

#include "render/engine/EffectLibrary.h"

#include <Qt3DRender/QNoDraw>
#include <Qt3DRender/QRenderTarget>
#include <Qt3DRender/QRenderTargetOutput>
#include <Qt3DRender/QTechniqueFilter>
#include <Qt3DRender/QViewport>

#include <algorithm>

namespace vitrine::render {
namespace {

using Qt3DRender::QFrameGraphNode;
using Qt3DRender::QRenderTargetOutput;

/// Brightness (sRGB-encoded) that wires are drawn towards.
constexpr float kLightWires = 0.9F;
constexpr float kDarkWires = 0.1F;

void addOutput(Qt3DRender::QRenderTarget* target, QRenderTargetOutput::AttachmentPoint point,
               Qt3DRender::QAbstractTexture* texture) {
  auto* output = new QRenderTargetOutput(target);
  output->setAttachmentPoint(point);
  output->setTexture(texture);
  target->addOutput(output);
}

} // namespace

FrameGraph::FrameGraph(QObject* surface, Qt3DCore::QEntity* camera)
    : m_surface(new Qt3DRender::QRenderSurfaceSelector), m_target(new Qt3DRender::QRenderTargetSelector(m_surface)),
      m_mode(new Qt3DRender::QParameter(QStringLiteral("shadingMode"), QVariant(0))),
      m_exposure(new Qt3DRender::QParameter(QStringLiteral("lightFactor"), 1.0F)),
      m_streamGain(new Qt3DRender::QParameter(QStringLiteral("streamGain"), 1.0F)),
      m_lightArithmetic(new Qt3DRender::QParameter(QStringLiteral("lightArithmetic"), QVariant(0))),
      m_metresPerUnit(new Qt3DRender::QParameter(QStringLiteral("metresPerUnit"), 1.0F)),
      m_wireWidth(new Qt3DRender::QParameter(QStringLiteral("wireWidth"), kWireWidth / 2.0F)),
      m_wireTone(new Qt3DRender::QParameter(QStringLiteral("wireTone"), kLightWires)) {
  m_surface->setSurface(surface);
  auto* viewport = new Qt3DRender::QViewport(m_target);
  auto* selector = new Qt3DRender::QCameraSelector(viewport);
  selector->setCamera(camera);
  // The shading mode and its like are uniforms for everything drawn: switching them touches no entity.
  auto* common = new Qt3DRender::QTechniqueFilter(selector);
  m_shared = {m_exposure, m_streamGain, m_lightArithmetic, m_metresPerUnit, m_wireWidth, m_wireTone};
  for (const auto& parameters : {m_shared, m_fog.all(), {m_mode}}) {
    std::ranges::for_each(parameters, [common](Qt3DRender::QParameter* one) { common->addParameter(one); });
  }
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

void FrameGraph::addCapture(QFrameGraphNode* parent) {
  // A capture only completes on a branch that draws; no effect has this pass.
  m_capture = new Qt3DRender::QRenderCapture(addPassFilter(parent, passes::kStage, QStringLiteral("capture")));
}

void FrameGraph::setTargetSize(QSize size) {
  if (!m_colorTexture) {
    auto* target = new Qt3DRender::QRenderTarget(m_target);
    m_colorTexture = new Qt3DRender::QTexture2D(target);
    m_colorTexture->setFormat(Qt3DRender::QAbstractTexture::RGBA8_UNorm);
    m_colorTexture->setGenerateMipMaps(false);
    m_depthTexture = new Qt3DRender::QTexture2D(target);
    m_depthTexture->setFormat(Qt3DRender::QAbstractTexture::D24);
    m_depthTexture->setGenerateMipMaps(false);
    addOutput(target, QRenderTargetOutput::Color0, m_colorTexture);
    addOutput(target, QRenderTargetOutput::Depth, m_depthTexture);
    m_target->setTarget(target);
  }
  for (Qt3DRender::QAbstractTexture* texture : {m_colorTexture, m_depthTexture}) {
    texture->setSize(size.width(), size.height());
  }
  m_surface->setExternalRenderTargetSize(size);
}

void FrameGraph::setBackground(const QColor& color) {
  const bool light = color.alpha() > 0 && color.lightness() > 127;
  m_wireTone->setValue(light ? kDarkWires : kLightWires);
  m_background = color;
  updateClearColor();
}

void FrameGraph::updateClearColor() {
  const float alpha = m_background.alphaF();
  // What is counted is added up from nothing.
  const QColor color = m_counting ? Qt::black : m_background;
  // Premultiplied, as blending leaves it (EffectLibrary).
  m_clear->setClearColor(QColor::fromRgbF(color.redF() * alpha, color.greenF() * alpha, color.blueF() * alpha, alpha));
}

void FrameGraph::setMode(ShadingMode mode) {
  m_mode->setValue(static_cast<int>(mode));
  m_counting = mode == ShadingMode::Overdraw;
  m_pictures->setEnabled(!m_counting);
  m_overdraw->setEnabled(m_counting);
  updateClearColor();
}

void FrameGraph::setExposure(float exposure) {
  m_exposure->setValue(exposure);
}

void FrameGraph::setStreamGain(float gain) {
  m_streamGain->setValue(gain);
}

void FrameGraph::setLightArithmetic(scene::LightArithmetic arithmetic) {
  m_lightArithmetic->setValue(arithmetic == scene::LightArithmetic::Display ? 1 : 0);
}

void FrameGraph::setMetresPerUnit(double metres) {
  m_metresPerUnit->setValue(static_cast<float>(metres));
}

void FrameGraph::setWireWidth(float pixels) {
  m_wireWidth->setValue(pixels / 2.0F);
}

void FrameGraph::setTranslucentPasses(int count) {
  m_passes = count;
  enableFirst(m_translucent, count);
  std::ranges::for_each(m_backdrops, [count](BackdropBranch& branch) { branch.setTranslucentPasses(count); });
}

void FrameGraph::setBackdrops(const std::vector<BackdropView>& views) {
  for (std::size_t i = m_backdrops.size(); i < views.size(); ++i) {
    m_backdrops.emplace_back(m_behind, views[i].layer, views[i].camera, m_shared).setTranslucentPasses(m_passes);
    m_world->addLayer(views[i].layer);
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
