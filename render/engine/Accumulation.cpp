#include "render/engine/Accumulation.h"

#include "render/engine/FrameTarget.h"

namespace vitrine::render {
namespace {

using Qt3DRender::QAbstractTexture;

QuadPass* makeScreenPass(const QString& stage, const QString& fragment, BlendMode blend, Qt3DCore::QNode* root) {
  return new QuadPass({stage, QStringLiteral("screen.vert"), {QStringLiteral("modes.glsl"), fragment}},
                      scene::Cull::None, blend, root);
}

} // namespace

Accumulation::Accumulation(Qt3DRender::QFrameGraphNode* adding, Qt3DRender::QFrameGraphNode* showing,
                           Qt3DCore::QEntity* camera, Qt3DCore::QNode* root)
    : m_adding(new Qt3DRender::QSubtreeEnabler(adding)), m_showing(new Qt3DRender::QSubtreeEnabler(showing)),
      m_addition(makeScreenPass(passes::kAccumulation, QStringLiteral("accumulation.frag"), BlendMode::Sum, root)),
      m_presentation(
          makeScreenPass(passes::kPresentation, QStringLiteral("presentation.frag"), BlendMode::None, root)) {
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

void Accumulation::set(const AccumulatedFrame& frame, QAbstractTexture* picture) {
  if (!m_sum) {
    // Not half floats: Mesa's software renderers truncate them, and the mean of equal values would be darker.
    m_sum = setColorTarget(m_target, QAbstractTexture::RGBA32F);
    m_presentation->setUniforms({{QStringLiteral("sum"), QVariant::fromValue(m_sum)}});
    m_addition->setUniforms({{QStringLiteral("frame"), QVariant::fromValue(picture)}});
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
