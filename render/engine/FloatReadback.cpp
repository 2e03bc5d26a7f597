#include "render/engine/FloatReadback.h"

#include "render/engine/FrameTarget.h"

namespace vitrine::render {

FloatReadback::FloatReadback(Qt3DRender::QFrameGraphNode* parent, Qt3DCore::QEntity* camera, Qt3DCore::QNode* root)
    : m_branch(new Qt3DRender::QSubtreeEnabler(parent)), m_target(new Qt3DRender::QRenderTargetSelector(m_branch)),
      m_capture(
          new Qt3DRender::QRenderCapture(addPassFilter(addView(m_target, camera), passes::kStage, passes::kPacking))),
      m_packing(new QuadPass({passes::kPacking, QStringLiteral("screen.vert"), {QStringLiteral("float_bytes.frag")}},
                             scene::Cull::None, BlendMode::None, root)) {
  stop();
}

void FloatReadback::set(Qt3DRender::QAbstractTexture* picture, QSize size) {
  if (!m_packed) {
    m_packed = setColorTarget(m_target, Qt3DRender::QAbstractTexture::RGBA8_UNorm);
    m_packing->setUniforms({{QStringLiteral("frame"), QVariant::fromValue(picture)}});
  }
  m_packed->setSize(2 * size.width(), 2 * size.height());
  m_branch->setEnabled(true);
}

} // namespace vitrine::render
