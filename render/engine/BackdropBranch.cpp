#include "render/engine/BackdropBranch.h"

#include "render/engine/EffectLibrary.h"

#include <Qt3DRender/QCameraSelector>
#include <Qt3DRender/QLayerFilter>
#include <Qt3DRender/QTechniqueFilter>

namespace vitrine::render {

BackdropBranch::BackdropBranch(Qt3DRender::QFrameGraphNode* parent, Qt3DRender::QLayer* layer,
                               Qt3DCore::QEntity* camera, const std::vector<Qt3DRender::QParameter*>& common)
    : m_root(new Qt3DRender::QSubtreeEnabler(parent)),
      m_mode(new Qt3DRender::QParameter(QStringLiteral("shadingMode"), QVariant(0))) {
  m_root->setEnabled(false);
  auto* filter = new Qt3DRender::QLayerFilter(m_root);
  filter->addLayer(layer);
  auto* selector = new Qt3DRender::QCameraSelector(filter);
  selector->setCamera(camera);
  // The technique filter nearest to the stages is the only one Qt3D looks at: it has them all.
  auto* uniforms = new Qt3DRender::QTechniqueFilter(selector);
  for (Qt3DRender::QParameter* parameter : common) {
    uniforms->addParameter(parameter);
  }
  uniforms->addParameter(m_mode);
  for (Qt3DRender::QParameter* parameter : m_fog.all()) {
    uniforms->addParameter(parameter);
  }
  m_pictures = new Qt3DRender::QSubtreeEnabler(uniforms);
  addStage(m_pictures, passes::kOpaque);
  addStage(m_pictures, passes::kAlphaTest);
  m_translucent = addTranslucentPasses(m_pictures);
  m_overdraw = new Qt3DRender::QSubtreeEnabler(uniforms);
  addStage(m_overdraw, passes::kOverdraw);
  m_overdraw->setEnabled(false);
  m_tint = addTint(uniforms);
  m_highlight = addHighlight(uniforms);
  addClear(uniforms, Qt3DRender::QClearBuffers::DepthStencilBuffer);
}

void BackdropBranch::setMode(ShadingMode mode) {
  m_mode->setValue(static_cast<int>(mode));
  m_pictures->setEnabled(mode != ShadingMode::Overdraw);
  m_overdraw->setEnabled(mode == ShadingMode::Overdraw);
}

} // namespace vitrine::render
