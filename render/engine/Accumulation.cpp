#include "render/engine/Accumulation.h"

#include "render/engine/EffectLibrary.h"

#include <Qt3DRender/QCameraSelector>
#include <Qt3DRender/QRenderTarget>
#include <Qt3DRender/QRenderTargetOutput>
#include <Qt3DRender/QViewport>

namespace vitrine::render {
namespace {

using Qt3DRender::QAbstractTexture;

/// Render views without a camera are not drawn.
Qt3DRender::QFrameGraphNode* addView(Qt3DRender::QFrameGraphNode* parent, Qt3DCore::QEntity* camera) {
  auto* selector = new Qt3DRender::QCameraSelector(new Qt3DRender::QViewport(parent));
  selector->setCamera(camera);
  return selector;
}

const QString kModes = QStringLiteral("modes.glsl");

} // namespace

Accumulation::Accumulation(Qt3DRender::QFrameGraphNode* parent, Qt3DCore::QEntity* camera, Qt3DCore::QNode* root)
    : m_adding(new Qt3DRender::QSubtreeEnabler(parent)), m_showing(new Qt3DRender::QSubtreeEnabler(parent)),
      m_addition(new QuadPass(
          {passes::kAccumulation, QStringLiteral("screen.vert"), {kModes, QStringLiteral("accumulation.frag")}},
          scene::Cull::None, root)),
      m_presentation(new QuadPass(
          {passes::kPresentation, QStringLiteral("screen.vert"), {kModes, QStringLiteral("presentation.frag")}},
          scene::Cull::None, root)) {
  using Arguments = Qt3DRender::QBlendEquationArguments;
  addBlend(m_addition->pass(), Arguments::One, Arguments::One, Arguments::One, Arguments::One);
  addSum(m_adding, camera);
  addPassFilter(addView(m_showing, camera), passes::kStage, passes::kPresentation);
  stop();
}

void Accumulation::addSum(Qt3DRender::QFrameGraphNode* parent, Qt3DCore::QEntity* camera) {
  m_target = new Qt3DRender::QRenderTargetSelector(parent);
  Qt3DRender::QFrameGraphNode* view = addView(m_target, camera);
  m_clearing = new Qt3DRender::QSubtreeEnabler(view);
  addClear(m_clearing, Qt3DRender::QClearBuffers::ColorBuffer)->setClearColor(QColor(0, 0, 0, 0));
  addPassFilter(view, passes::kStage, passes::kAccumulation);
}

void Accumulation::makeSum() {
  auto* target = new Qt3DRender::QRenderTarget(m_target);
  m_sum = new Qt3DRender::QTexture2D(target);
  // Not half floats: Mesa's processors cut them off, and the mean of equal values would be darker than they are.
  m_sum->setFormat(QAbstractTexture::RGBA32F);
  m_sum->setGenerateMipMaps(false);
  auto* output = new Qt3DRender::QRenderTargetOutput(target);
  output->setAttachmentPoint(Qt3DRender::QRenderTargetOutput::Color0);
  output->setTexture(m_sum);
  target->addOutput(output);
  m_target->setTarget(target);
  m_presentation->setUniform(QStringLiteral("sum"), QVariant::fromValue<QAbstractTexture*>(m_sum));
}

void Accumulation::set(const AccumulatedFrame& frame, QAbstractTexture* picture) {
  if (!m_sum) {
    makeSum();
    m_addition->setUniform(QStringLiteral("frame"), QVariant::fromValue(picture));
  }
  m_sum->setSize(frame.size.width(), frame.size.height());
  m_adding->setEnabled(true);
  m_clearing->setEnabled(frame.first);
  m_showing->setEnabled(frame.shown);
}

void Accumulation::stop() {
  m_adding->setEnabled(false);
  m_showing->setEnabled(false);
}

} // namespace vitrine::render
