#include "render/engine/Upscaling.h"

namespace vitrine::render {
namespace {

QuadPass* makeUpscalingPass(const QString& stage, const QString& fragment, QuadPass::Writes writes,
                            Qt3DCore::QNode* root) {
  return new QuadPass({stage, QStringLiteral("screen.vert"), {fragment}}, scene::Cull::None, BlendMode::None, root,
                      writes);
}

} // namespace

Upscaling::Upscaling(Qt3DRender::QFrameGraphNode* parent, const Cameras& cameras, Qt3DCore::QNode* root)
    : m_branch(new Qt3DRender::QSubtreeEnabler(parent)),
      m_color(makeUpscalingPass(passes::kUpscaling, QStringLiteral("upscaling.frag"), QuadPass::Writes::Color, root)),
      m_depth(makeUpscalingPass(passes::kUpscaledDepth, QStringLiteral("upscaled_depth.frag"), QuadPass::Writes::Depth,
                                root)) {
  Qt3DRender::QFrameGraphNode* view = addView(m_branch, cameras.scene);
  addPassFilter(view, passes::kStage, passes::kUpscaling);
  m_lines = addStages(view, {passes::kUpscaledDepth, passes::kHiddenLines, passes::kLines});
  m_labels = addLabels(view, cameras.labels);
  stop();
}

void Upscaling::set(Qt3DRender::QAbstractTexture* color, Qt3DRender::QAbstractTexture* depth) {
  if (!std::exchange(m_hasTextures, true)) {
    m_color->setUniforms({{QStringLiteral("frame"), QVariant::fromValue(color)}});
    m_depth->setUniforms({{QStringLiteral("frameDepth"), QVariant::fromValue(depth)}});
  }
  m_branch->setEnabled(true);
}

void Upscaling::setOverlays(bool lines, bool labels) {
  m_lines->setEnabled(lines);
  m_labels->setEnabled(labels);
}

} // namespace vitrine::render
