#include "render/engine/FrameGraph.h"

#include "render/batching/FrameUniforms.h"

#include <Qt3DRender/QCameraSelector>

namespace vitrine::render {
namespace {

/// Uniforms of surfaces with a range of the fog, which is left out where there is no fog.
Uniforms allSurfaceUniforms() {
  Uniforms uniforms = surfaceUniforms({});
  uniforms[QStringLiteral("fogRange")] = QVector3D();
  return uniforms;
}

} // namespace

FrameGraph::FrameGraph(QObject* surface, Qt3DCore::QNode* scene)
    : m_scene(scene), m_target(surface), m_camera(scene), m_labelCamera(scene), m_shared(sharedUniforms({}, {})),
      m_uniforms(allSurfaceUniforms()), m_common(addFilter(addView(m_target.node(), m_camera.entity()), m_uniforms)),
      m_clear(addClear(m_common, Qt3DRender::QClearBuffers::ColorDepthStencilBuffer)),
      m_gradient(new QuadPass({passes::kBackground, QStringLiteral("screen.vert"), {QStringLiteral("background.frag")}},
                              scene::Cull::None, BlendMode::None, scene)),
      m_under{.gradient = addStages(m_common, {passes::kBackground}),
              .backdrops = new Qt3DRender::QSubtreeEnabler(m_common),
              .shadow = addStages(m_common, {passes::kContactShadow}),
              .grid = addStages(m_common, {passes::kGrid})},
      m_world(new Qt3DRender::QLayerFilter(m_common)),
      m_surfaces(m_world, {passes::kSky, passes::kOpaque, passes::kAlphaTest}),
      m_over{addStages(m_world, {passes::kHiddenLines, passes::kLines}), addLabels(m_common, m_labelCamera.entity())},
      // A capture only completes on a branch that draws; no effect has this pass.
      m_capture(new Qt3DRender::QRenderCapture(addPassFilter(m_common, passes::kStage, QStringLiteral("capture")))),
      m_accumulation(m_target.limited(), m_target.root(), m_camera.entity(), scene),
      m_upscaling(m_target.root(), {m_camera.entity(), m_labelCamera.entity()}, scene),
      m_floats(m_target.root(), m_camera.entity(), scene) {
  m_under.backdrops->setEnabled(false);
  m_gradient->setUniforms(gradientUniforms({}, {}));
  m_gradient->setEnabled(false);
  m_world->setFilterMode(Qt3DRender::QLayerFilter::DiscardAnyMatchingLayers);
  m_world->setEnabled(false);
}

/// Qt3D reads only the innermost of nested technique filters, so each filter has all uniforms.
Qt3DRender::QTechniqueFilter* FrameGraph::addFilter(Qt3DRender::QFrameGraphNode* parent,
                                                    const ParameterSet& own) const {
  auto* filter = new Qt3DRender::QTechniqueFilter(parent);
  addParameters(filter, m_shared.all());
  addParameters(filter, m_correction.all());
  addParameters(filter, own.all());
  return filter;
}

void FrameGraph::setTargetSize(QSize size, TargetNumbers numbers) {
  m_target.drawIntoTextures(size, true, numbers);
  if (numbers == TargetNumbers::Floats) {
    m_floats.set(m_target.color(numbers), size);
  } else {
    m_floats.stop();
  }
}

void FrameGraph::setOutput(const FrameOutput& output) {
  std::visit([this](const auto& frame) { prepare(frame); }, output);
}

void FrameGraph::prepare(const PlainFrame&) {
  if (m_accumulation.isRunning() || m_upscaling.isRunning()) {
    m_accumulation.stop();
    m_upscaling.stop();
    m_target.drawOnSurface();
  }
}

void FrameGraph::prepare(const ReducedFrame& frame) {
  m_accumulation.stop();
  m_target.drawReduced(frame.size);
  m_upscaling.set(m_target.reducedColor(), m_target.reducedDepth());
}

void FrameGraph::prepare(const AccumulatedFrame& frame) {
  m_upscaling.stop();
  m_target.drawIntoTextures(frame.size, frame.shown);
  m_target.setPart(frame.part);
  m_accumulation.set(frame, m_target.color());
}

void FrameGraph::setBackdrops(const std::vector<Qt3DRender::QLayer*>& layers) {
  for (std::size_t added = m_backdrops.size(); added < layers.size(); ++added) {
    addBackdrop(layers[added]);
  }
  m_under.backdrops->setEnabled(!layers.empty());
  m_world->setEnabled(!layers.empty());
}

void FrameGraph::addBackdrop(Qt3DRender::QLayer* layer) {
  auto* root = new Qt3DRender::QSubtreeEnabler(m_under.backdrops);
  root->setEnabled(false);
  auto* layerFilter = new Qt3DRender::QLayerFilter(root);
  layerFilter->addLayer(layer);
  CameraEntity camera(m_scene);
  auto* selector = new Qt3DRender::QCameraSelector(layerFilter);
  selector->setCamera(camera.entity());
  const ParameterSet uniforms(allSurfaceUniforms());
  Qt3DRender::QTechniqueFilter* filter = addFilter(selector, uniforms);
  m_backdrops.push_back({root, camera, uniforms, SurfaceBranches(filter, {passes::kOpaque, passes::kAlphaTest})});
  addClear(filter, Qt3DRender::QClearBuffers::DepthStencilBuffer);
  m_world->addLayer(layer);
}

void FrameGraph::apply(const FrameState& frame, const std::optional<FrameState>& before) {
  if (!before || before->light != frame.light || before->target != frame.target) {
    m_shared.set(sharedUniforms(frame.light, frame.target));
  }
  if (!before || before->world != frame.world || before->translucentPasses != frame.translucentPasses) {
    m_camera.set(frame.world.camera);
    m_uniforms.set(surfaceUniforms(frame.world));
    m_surfaces.apply(frame.world, frame.translucentPasses);
  }
  if (!before || before->gradient != frame.gradient || before->target != frame.target) {
    m_under.gradient->setEnabled(frame.gradient.has_value());
    m_gradient->setEnabled(frame.gradient.has_value());
    if (frame.gradient) {
      m_gradient->setUniforms(gradientUniforms(*frame.gradient, frame.target));
    }
  }
  m_labelCamera.set({frame.world.camera.position, frame.world.camera.orientation, frame.labelProjection});
  m_clear->setClearColor(frame.clearColor);
  m_under.shadow->setEnabled(frame.ground.contactShadow);
  m_under.grid->setEnabled(frame.ground.grid);
  m_over.lines->setEnabled(frame.lines && !frame.isReduced());
  m_over.labels->setEnabled(frame.labels && !frame.isReduced());
  m_upscaling.setOverlays(frame.lines, frame.labels);
  m_correction.set(frame.correction);
  applyBackdrops(frame);
}

void FrameGraph::applyBackdrops(const FrameState& frame) {
  for (const scene::BackdropIndex index : m_backdrops.indices()) {
    BackdropBranch& branch = m_backdrops[index];
    const bool drawn = frame.backdrops.contains(index) && frame.backdrops[index];
    branch.root->setEnabled(drawn);
    if (drawn) {
      const SurfaceState& surfaces = *frame.backdrops[index];
      branch.camera.set(surfaces.camera);
      branch.uniforms.set(surfaceUniforms(surfaces));
      branch.surfaces.apply(surfaces, frame.translucentPasses);
    }
  }
}

} // namespace vitrine::render
