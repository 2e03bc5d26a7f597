#include "render/engine/Underlays.h"

#include "render/engine/EffectLibrary.h"

#include <QVector3D>

namespace vitrine::render {
namespace {

Qt3DRender::QSubtreeEnabler* addStageOf(Qt3DRender::QFrameGraphNode* parent, const QString& stage) {
  auto* enabler = new Qt3DRender::QSubtreeEnabler(parent);
  addPassFilter(enabler, passes::kStage, stage);
  return enabler;
}

QVector3D rgbOf(const QColor& color) {
  return {color.redF(), color.greenF(), color.blueF()};
}

} // namespace

GradientBranch::GradientBranch(Qt3DRender::QFrameGraphNode* parent, Qt3DCore::QNode* root)
    : m_stage(addStageOf(parent, passes::kBackground)),
      m_gradient(new QuadPass({passes::kBackground, QStringLiteral("screen.vert"), {QStringLiteral("background.frag")}},
                              scene::Cull::None, root)) {
  set({}, false);
  setPart(0, 1, 1);
}

void GradientBranch::set(const Background& background, bool shown) {
  const bool drawn = shown && background.top && background.color.alpha() == 255;
  m_stage->setEnabled(drawn);
  m_gradient->setEnabled(drawn);
  m_gradient->setUniform(QStringLiteral("gradientBottom"), rgbOf(background.color));
  m_gradient->setUniform(QStringLiteral("gradientTop"), rgbOf(background.top.value_or(background.color)));
}

void GradientBranch::setPart(int below, int height, int samples) {
  m_gradient->setUniform(QStringLiteral("gradientPart"),
                         QVector3D(static_cast<float>(below), static_cast<float>(height), static_cast<float>(samples)));
}

GroundBranch::GroundBranch(Qt3DRender::QFrameGraphNode* parent)
    : m_shadow(addStageOf(parent, passes::kContactShadow)), m_grid(addStageOf(parent, passes::kGrid)) {
  update();
}

void GroundBranch::setMode(ShadingMode mode) {
  m_mode = mode;
  update();
}

void GroundBranch::setShown(const GroundParts& parts) {
  m_parts = parts;
  update();
}

void GroundBranch::update() {
  const bool picture = m_mode == ShadingMode::Lit || m_mode == ShadingMode::Unlit;
  m_shadow->setEnabled(m_parts.contactShadow && picture);
  m_grid->setEnabled(m_parts.grid && m_mode != ShadingMode::Overdraw);
}

} // namespace vitrine::render
