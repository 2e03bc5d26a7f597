#include "render/engine/Stages.h"

#include "render/batching/TranslucentPasses.h"
#include "render/engine/PassNames.h"

#include <Qt3DRender/QCameraSelector>
#include <Qt3DRender/QFilterKey>
#include <Qt3DRender/QFrustumCulling>
#include <Qt3DRender/QNoDraw>
#include <Qt3DRender/QRenderStateSet>
#include <Qt3DRender/QSortPolicy>
#include <Qt3DRender/QStencilMask>
#include <Qt3DRender/QViewport>

namespace vitrine::render {
namespace {

/// Things in the camera's view, in an order by their depth. Without one Qt3D draws by the addresses of its nodes, and
/// where two surfaces are equally deep the same scene would give other pixels in another process.
void addSorted(Qt3DRender::QFrameGraphNode* parent, Qt3DRender::QSortPolicy::SortType order) {
  auto* sort = new Qt3DRender::QSortPolicy(parent);
  sort->setSortTypes(QList<Qt3DRender::QSortPolicy::SortType>{order});
  new Qt3DRender::QFrustumCulling(sort);
}

/// Draws the passes of a stage, of what is in the camera's view, near before far.
void addStage(Qt3DRender::QFrameGraphNode* parent, const QString& stage) {
  addSorted(addPassFilter(parent, passes::kStage, stage), Qt3DRender::QSortPolicy::FrontToBack);
}

/// A branch for every pass of translucent surfaces, all disabled.
std::vector<Qt3DRender::QSubtreeEnabler*> addTranslucentPasses(Qt3DRender::QFrameGraphNode* parent) {
  std::vector<Qt3DRender::QSubtreeEnabler*> branches;
  for (int pass = 0; pass < TranslucentPasses::kMaxPasses; ++pass) {
    auto* enabler = new Qt3DRender::QSubtreeEnabler(parent);
    enabler->setEnabled(false);
    addSorted(addPassFilter(enabler, passes::kDrawOrder, pass), Qt3DRender::QSortPolicy::BackToFront);
    branches.push_back(enabler);
  }
  return branches;
}

} // namespace

Qt3DRender::QRenderPassFilter* addPassFilter(Qt3DRender::QFrameGraphNode* parent, const QString& name,
                                             const QVariant& value) {
  auto* filter = new Qt3DRender::QRenderPassFilter(parent);
  auto* key = new Qt3DRender::QFilterKey(filter);
  key->setName(name);
  key->setValue(value);
  filter->addMatch(key);
  return filter;
}

Qt3DRender::QSubtreeEnabler* addStages(Qt3DRender::QFrameGraphNode* parent, const QStringList& stages) {
  auto* enabler = new Qt3DRender::QSubtreeEnabler(parent);
  for (const QString& stage : stages) {
    addPassFilter(enabler, passes::kStage, stage);
  }
  enabler->setEnabled(false);
  return enabler;
}

Qt3DRender::QSubtreeEnabler* addLabels(Qt3DRender::QFrameGraphNode* parent, Qt3DCore::QEntity* camera) {
  auto* enabler = new Qt3DRender::QSubtreeEnabler(parent);
  auto* selector = new Qt3DRender::QCameraSelector(enabler);
  selector->setCamera(camera);
  addPassFilter(selector, passes::kStage, passes::kLabels);
  enabler->setEnabled(false);
  return enabler;
}

Qt3DRender::QFrameGraphNode* addView(Qt3DRender::QFrameGraphNode* parent, Qt3DCore::QEntity* camera) {
  auto* selector = new Qt3DRender::QCameraSelector(new Qt3DRender::QViewport(parent));
  selector->setCamera(camera);
  return selector;
}

Qt3DRender::QClearBuffers* addClear(Qt3DRender::QFrameGraphNode* parent,
                                    Qt3DRender::QClearBuffers::BufferType buffers) {
  // Clearing obeys the mask, which is closed where no state opens it.
  auto* states = new Qt3DRender::QRenderStateSet(parent);
  auto* mask = new Qt3DRender::QStencilMask(states);
  mask->setFrontOutputMask(0xFF);
  mask->setBackOutputMask(0xFF);
  states->addRenderState(mask);
  auto* clear = new Qt3DRender::QClearBuffers(states);
  clear->setBuffers(buffers);
  new Qt3DRender::QNoDraw(clear);
  return clear;
}

SurfaceBranches::SurfaceBranches(Qt3DRender::QFrameGraphNode* parent, const QStringList& stages)
    : m_pictures(new Qt3DRender::QSubtreeEnabler(parent)), m_overdraw(new Qt3DRender::QSubtreeEnabler(parent)),
      m_tint(addStages(parent, {passes::kTint})),
      m_highlight(addStages(parent, {passes::kHighlight, passes::kHiddenHighlight, passes::kHighlightOutline,
                                     passes::kHiddenHighlightOutline})) {
  for (const QString& stage : stages) {
    addStage(m_pictures, stage);
  }
  m_translucent = addTranslucentPasses(m_pictures);
  addStage(m_overdraw, passes::kOverdraw);
  m_overdraw->setEnabled(false);
}

void SurfaceBranches::apply(const SurfaceState& surfaces, int translucentPasses) {
  const bool counted = surfaces.mode == ShadingMode::Overdraw;
  m_pictures->setEnabled(!counted);
  m_overdraw->setEnabled(counted);
  for (std::size_t i = 0; i < m_translucent.size(); ++i) {
    m_translucent[i]->setEnabled(static_cast<int>(i) < translucentPasses);
  }
  m_tint->setEnabled(surfaces.tinted);
  m_highlight->setEnabled(surfaces.highlighted);
}

} // namespace vitrine::render
