#include "render/engine/FrameGraph.h"

#include "render/build/DisplayColor.h"
#include "render/build/DrawOrders.h"
#include "render/engine/EffectLibrary.h"

#include <Qt3DRender/QFilterKey>
#include <Qt3DRender/QFrustumCulling>
#include <Qt3DRender/QNoDraw>
#include <Qt3DRender/QRenderTarget>
#include <Qt3DRender/QRenderTargetOutput>
#include <Qt3DRender/QSortPolicy>
#include <Qt3DRender/QTechniqueFilter>
#include <Qt3DRender/QViewport>

namespace vitrine::render {
namespace {

using Qt3DRender::QFrameGraphNode;
using Qt3DRender::QRenderTargetOutput;

/// Brightness (sRGB-encoded) that wires are drawn towards.
constexpr float kLightWires = 0.9F;
constexpr float kDarkWires = 0.1F;

Qt3DRender::QRenderPassFilter* addPassFilter(QFrameGraphNode* parent, const QString& name, const QVariant& value) {
  auto* filter = new Qt3DRender::QRenderPassFilter(parent);
  auto* key = new Qt3DRender::QFilterKey(filter);
  key->setName(name);
  key->setValue(value);
  filter->addMatch(key);
  return filter;
}

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
      m_fogColor(new Qt3DRender::QParameter(QStringLiteral("fogColor"), QVector4D())),
      m_fogRange(new Qt3DRender::QParameter(QStringLiteral("fogRange"), QVector2D())),
      m_wireWidth(new Qt3DRender::QParameter(QStringLiteral("wireWidth"), kWireWidth / 2.0F)),
      m_wireTone(new Qt3DRender::QParameter(QStringLiteral("wireTone"), kLightWires)) {
  m_surface->setSurface(surface);
  auto* viewport = new Qt3DRender::QViewport(m_target);
  auto* selector = new Qt3DRender::QCameraSelector(viewport);
  selector->setCamera(camera);
  // The shading mode and its like are uniforms for everything drawn: switching them touches no entity.
  auto* common = new Qt3DRender::QTechniqueFilter(selector);
  for (Qt3DRender::QParameter* parameter :
       {m_mode, m_exposure, m_streamGain, m_lightArithmetic, m_metresPerUnit, m_fogColor, m_fogRange, m_wireWidth, m_wireTone}) {
    common->addParameter(parameter);
  }
  m_clear = new Qt3DRender::QClearBuffers(common);
  m_clear->setBuffers(Qt3DRender::QClearBuffers::ColorDepthBuffer);
  new Qt3DRender::QNoDraw(m_clear);
  m_pictures = new Qt3DRender::QSubtreeEnabler(common);
  addStage(m_pictures, passes::kSky);
  addStage(m_pictures, passes::kOpaque);
  addStage(m_pictures, passes::kAlphaTest);
  addTranslucentPasses(m_pictures);
  m_overdraw = new Qt3DRender::QSubtreeEnabler(common);
  addStage(m_overdraw, passes::kOverdraw);
  setMode(ShadingMode::Lit);
  m_highlight = new Qt3DRender::QSubtreeEnabler(common);
  addPassFilter(m_highlight, passes::kStage, passes::kHiddenHighlight);
  addPassFilter(m_highlight, passes::kStage, passes::kHighlight);
  setHighlightShown(false);
  m_labels = new Qt3DRender::QSubtreeEnabler(common);
  addPassFilter(m_labels, passes::kStage, passes::kLabels);
  setLabelsShown(false);
  addCapture(common);
}

void FrameGraph::addStage(QFrameGraphNode* parent, const QString& stage) {
  new Qt3DRender::QFrustumCulling(addPassFilter(parent, passes::kStage, stage));
}

void FrameGraph::addTranslucentPasses(QFrameGraphNode* parent) {
  for (int pass = 0; pass < DrawOrders::kMaxPasses; ++pass) {
    auto* enabler = new Qt3DRender::QSubtreeEnabler(parent);
    enabler->setEnabled(false);
    auto* sort = new Qt3DRender::QSortPolicy(addPassFilter(enabler, passes::kDrawOrder, pass));
    sort->setSortTypes(QList<Qt3DRender::QSortPolicy::SortType>{Qt3DRender::QSortPolicy::BackToFront});
    new Qt3DRender::QFrustumCulling(sort);
    m_translucent.push_back(enabler);
  }
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
  m_clear->setClearColor(
      QColor::fromRgbF(color.redF() * alpha, color.greenF() * alpha, color.blueF() * alpha, alpha));
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

void FrameGraph::setFog(const std::optional<scene::Fog>& fog) {
  if (!fog) {
    m_fogColor->setValue(QVector4D());
    return;
  }
  m_fogColor->setValue(QVector4D(displayColor(fog->color), 1.0F));
  m_fogRange->setValue(QVector2D(fog->start, fog->end));
}

void FrameGraph::setWireWidth(float pixels) {
  m_wireWidth->setValue(pixels / 2.0F);
}

void FrameGraph::setTranslucentPasses(int count) {
  for (std::size_t i = 0; i < m_translucent.size(); ++i) {
    m_translucent[i]->setEnabled(static_cast<int>(i) < count);
  }
}

void FrameGraph::setHighlightShown(bool shown) {
  m_highlight->setEnabled(shown);
}

void FrameGraph::setLabelsShown(bool shown) {
  m_labels->setEnabled(shown);
}

} // namespace vitrine::render
