#include "render/engine/FloatReadback.h"

#include "render/engine/EffectLibrary.h"

#include <Qt3DRender/QCameraSelector>
#include <Qt3DRender/QRenderTarget>
#include <Qt3DRender/QRenderTargetOutput>
#include <Qt3DRender/QViewport>

namespace vitrine::render {

FloatReadback::FloatReadback(Qt3DRender::QFrameGraphNode* parent, Qt3DCore::QEntity* camera, Qt3DCore::QNode* root)
    : m_branch(new Qt3DRender::QSubtreeEnabler(parent)), m_target(new Qt3DRender::QRenderTargetSelector(m_branch)),
      m_packing(new QuadPass({passes::kPacking, QStringLiteral("screen.vert"), {QStringLiteral("float_bytes.frag")}},
                             scene::Cull::None, root)) {
  auto* selector = new Qt3DRender::QCameraSelector(new Qt3DRender::QViewport(m_target));
  selector->setCamera(camera);
  m_capture = new Qt3DRender::QRenderCapture(addPassFilter(selector, passes::kStage, passes::kPacking));
  stop();
}

void FloatReadback::makePacked() {
  auto* target = new Qt3DRender::QRenderTarget(m_target);
  m_packed = new Qt3DRender::QTexture2D(target);
  m_packed->setFormat(Qt3DRender::QAbstractTexture::RGBA8_UNorm);
  m_packed->setGenerateMipMaps(false);
  auto* output = new Qt3DRender::QRenderTargetOutput(target);
  output->setAttachmentPoint(Qt3DRender::QRenderTargetOutput::Color0);
  output->setTexture(m_packed);
  target->addOutput(output);
  m_target->setTarget(target);
}

void FloatReadback::set(Qt3DRender::QAbstractTexture* picture, QSize size) {
  if (!m_packed) {
    makePacked();
    m_packing->setUniform(QStringLiteral("frame"), QVariant::fromValue(picture));
  }
  m_packed->setSize(2 * size.width(), 2 * size.height());
  m_branch->setEnabled(true);
}

} // namespace vitrine::render
