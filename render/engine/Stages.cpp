#include "render/engine/Stages.h"

#include "render/batching/DisplayColor.h"
#include "render/batching/TranslucentPasses.h"
#include "render/engine/EffectLibrary.h"

#include <Qt3DRender/QFilterKey>
#include <Qt3DRender/QFrustumCulling>
#include <Qt3DRender/QNoDraw>
#include <Qt3DRender/QRenderStateSet>
#include <Qt3DRender/QSortPolicy>
#include <Qt3DRender/QStencilMask>

namespace vitrine::render {
namespace {

/// Things in the camera's view, in an order by their depth. Without one Qt3D draws by the addresses of its nodes, and
/// where two surfaces are equally deep the same scene would give other pixels in another process.
void addSorted(Qt3DRender::QFrameGraphNode* parent, Qt3DRender::QSortPolicy::SortType order) {
  auto* sort = new Qt3DRender::QSortPolicy(parent);
  sort->setSortTypes(QList<Qt3DRender::QSortPolicy::SortType>{order});
  new Qt3DRender::QFrustumCulling(sort);
}

/// A branch for stages one after another, switched off.
Qt3DRender::QSubtreeEnabler* addStages(Qt3DRender::QFrameGraphNode* parent, const QStringList& stages) {
  auto* enabler = new Qt3DRender::QSubtreeEnabler(parent);
  for (const QString& stage : stages) {
    addPassFilter(enabler, passes::kStage, stage);
  }
  enabler->setEnabled(false);
  return enabler;
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

void addStage(Qt3DRender::QFrameGraphNode* parent, const QString& stage) {
  addSorted(addPassFilter(parent, passes::kStage, stage), Qt3DRender::QSortPolicy::FrontToBack);
}

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

void enableFirst(const std::vector<Qt3DRender::QSubtreeEnabler*>& branches, int count) {
  for (std::size_t i = 0; i < branches.size(); ++i) {
    branches[i]->setEnabled(static_cast<int>(i) < count);
  }
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

Qt3DRender::QSubtreeEnabler* addTint(Qt3DRender::QFrameGraphNode* parent) {
  return addStages(parent, {passes::kTint});
}

Qt3DRender::QSubtreeEnabler* addHighlight(Qt3DRender::QFrameGraphNode* parent) {
  return addStages(parent, {passes::kHighlight, passes::kHiddenHighlight, passes::kHighlightOutline,
                            passes::kHiddenHighlightOutline});
}

Qt3DRender::QSubtreeEnabler* addLines(Qt3DRender::QFrameGraphNode* parent) {
  return addStages(parent, {passes::kHiddenLines, passes::kLines});
}

FogParameters::FogParameters()
    : m_color(new Qt3DRender::QParameter(QStringLiteral("fogColor"), QVector4D())),
      m_range(new Qt3DRender::QParameter(QStringLiteral("fogRange"), QVector3D())) {}

void FogParameters::set(const std::optional<scene::Fog>& fog) {
  m_color->setValue(fog ? QVector4D(displayColor(fog->color), 1.0F) : QVector4D());
  if (fog) {
    m_range->setValue(QVector3D(fog->start, fog->end, fog->maxDensity));
  }
}

} // namespace vitrine::render
