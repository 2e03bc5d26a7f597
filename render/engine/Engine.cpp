#include "render/engine/Engine.h"

#include "core/visibility/CorrectionQuery.h"
#include "core/visibility/FogQuery.h"
#include "render/batching/DisplayColor.h"
#include "render/engine/Retire.h"

#include <Qt3DRender/QRenderAspect>
#include <Qt3DRender/QRenderSettings>

namespace vitrine::render {

Engine::Engine(QObject* surface)
    : m_aspects(std::make_unique<Qt3DCore::QAspectEngine>()), m_root(new Qt3DCore::QEntity),
      m_effects(new EffectLibrary(m_root.data())), m_eye(m_root.data()), m_labelEye(m_root.data()),
      m_over{{m_root.data(), *m_effects}, {m_root.data(), *m_effects}},
      m_lines(new LineEntity(*m_effects, m_root.data())), m_labels(m_root.data(), *m_effects), m_ground(m_root.data()) {
  m_frameGraph =
      std::make_unique<FrameGraph>(surface, FrameGraph::Cameras{m_eye.entity(), m_labelEye.entity()}, m_root.data());
  auto* settings = new Qt3DRender::QRenderSettings(m_root.data());
  settings->setActiveFrameGraph(m_frameGraph->root());
  // Every frame asked for is drawn; that none is drawn unasked is what the run mode is for.
  settings->setRenderPolicy(Qt3DRender::QRenderSettings::Always);
  m_root->addComponent(settings);
  m_aspects->registerAspect(new Qt3DRender::QRenderAspect(Qt3DRender::QRenderAspect::Automatic));
  m_aspects->setRunMode(Qt3DCore::QAspectEngine::Manual);
  m_aspects->setRootEntity(m_root);
}

Engine::~Engine() {
  // The aspects let go of the nodes first. The root, which setRootEntity made a child of the aspect engine, must be
  // gone before that: nodes still ask the engine's scene while they are deleted.
  m_aspects->setRootEntity({});
  m_root.reset();
  m_aspects.reset();
}

void Engine::setScene(std::unique_ptr<SceneEntity> scene) {
  setHighlight({});
  setTints({});
  setLabels(nullptr);
  hideGround();
  retireScene();
  if (!scene) { // no frames may come that would do it
    while (takeApart(std::chrono::hours(1))) {
    }
  }
  m_scene = scene.release();
  m_labels.setScene(m_scene ? &m_scene->list() : nullptr);
  if (m_scene) {
    m_labels.followPose();
    m_scene->setParent(m_root.data());
    m_frameGraph->setTranslucentPasses(m_scene->list().translucentPasses());
    m_frameGraph->uniforms().setLightArithmetic(m_scene->list().prepared()->scene->bake.colorSpace);
    m_frameGraph->uniforms().setMetresPerUnit(m_scene->list().prepared()->scene->metresPerUnit);
  }
  makeBackdrops();
  updateSurroundings();
}

void Engine::retireScene() {
  if (SceneEntity* scene = std::exchange(m_scene, nullptr)) {
    scene->setEnabled(false);
    m_retired.push_back(scene);
  }
}

bool Engine::takeApart(std::chrono::milliseconds budget) {
  if (m_retired.empty()) {
    return false;
  }
  if (!m_retired.front()->takeApart(budget)) {
    retire(m_retired.front());
    m_retired.erase(m_retired.begin());
    m_effects->giveUpOld();
  }
  return true;
}

void Engine::makeBackdrops() {
  const std::size_t count = m_scene ? m_scene->list().prepared()->scene->world.backdrops.size() : 0;
  scene::ByBackdrop<FrameGraph::BackdropView> views;
  for (const auto backdrop : base::indicesBelow<scene::BackdropIndex>(count)) {
    if (!m_backdropCameras.contains(backdrop)) {
      m_backdropCameras.emplace_back(m_root.data());
    }
    views.push_back({m_effects->backdropLayer(backdrop), m_backdropCameras[backdrop].entity()});
  }
  m_frameGraph->setBackdrops(views);
  measureBackdrops();
}

void Engine::measureBackdrops() {
  m_backdropBounds.clear();
  const std::size_t count = m_scene ? m_scene->list().prepared()->scene->world.backdrops.size() : 0;
  for (const auto backdrop : base::indicesBelow<scene::BackdropIndex>(count)) {
    m_backdropBounds.push_back(backdropBounds(m_scene->list(), backdrop));
  }
}

void Engine::updateBackdrops() {
  const bool plain = m_background.shown.color.alpha() == 255 && !m_background.stays;
  for (const scene::BackdropIndex index : m_backdropBounds.indices()) {
    const scene::Scene& scene = *m_scene->list().prepared()->scene;
    const scene::Backdrop& backdrop = scene.world.backdrops[index];
    const bool picture = backdrop.scale == 0.0F;
    // Behind wires it would be all that one sees.
    const bool wires = m_mode == ShadingMode::Overdraw || m_mode == ShadingMode::Wireframe;
    const bool pictured = picture && (!plain || wires);
    const bool shown = !m_camera.orthographic && !m_backdropBounds[index].empty() && !pictured;
    BackdropBranch& branch = m_frameGraph->backdrops()[index];
    branch.setShown(shown);
    if (shown) {
      // A picture of the sky is nothing that the modes have anything to tell of.
      branch.setMode(picture ? ShadingMode::Unlit : m_mode);
      branch.setFog(
          visibility::backdropFog(scene, m_scene->list().state(), index, {m_camera.position, m_fogDirection}));
      m_backdropCameras[index].set(backdrop, m_backdropBounds[index], m_camera, movedProjection());
    }
  }
}

QVector3D Engine::eyeOf(scene::BackdropIndex backdrop) const {
  return backdrop ? visibility::eyeIn(m_scene->list().prepared()->scene->world.backdrops[backdrop], m_camera.position)
                  : m_camera.position;
}

void Engine::setSeen(std::shared_ptr<const ItemSet> seen) {
  if (m_scene) {
    m_scene->setSeen(std::move(seen));
    m_labels.invalidate();
  }
}

void Engine::show(const session::Snapshot& snapshot) {
  if (m_scene && m_scene->list().prepared()->scene == snapshot.scene) {
    const animation::PosePtr before = m_scene->list().pose();
    m_scene->show(snapshot);
    m_labels.invalidate();
    if (m_scene->list().pose() != before) {
      m_labels.followPose();
      m_over.highlights.followPose(m_scene->list());
      m_over.tints.followPose(m_scene->list());
    }
    m_over.highlights.followShown(m_scene->list());
    m_over.tints.followShown(m_scene->list(), [this](scene::BackdropIndex backdrop) { return eyeOf(backdrop); });
    showTints();
    measureBackdrops();
    updateSurroundings();
  }
}

void Engine::setMode(ShadingMode mode) {
  m_mode = mode;
  m_effects->setDebugViews(isDebugView(mode));
  m_frameGraph->setMode(mode);
  updateBackdrops();
  updateCorrection();
}

void Engine::setBackground(const Background& background, bool stays) {
  m_background = {background, stays};
  updateSurroundings();
}

void Engine::showGround(const GroundPlane& plane) {
  m_ground.show(plane, plane.grid, m_scene->list().prepared()->scene->sourceAxes);
  m_frameGraph->ground().setShown({.contactShadow = !plane.shadow.empty(), .grid = plane.grid});
}

void Engine::hideGround() {
  m_ground.hide();
  m_frameGraph->ground().setShown({});
}

const scene::ViewPreset* Engine::viewPreset() const {
  return m_scene ? m_scene->list().state().viewPreset : nullptr;
}

void Engine::updateSurroundings() {
  const scene::ViewPreset* view = viewPreset();
  const bool replaced = view && view->background && m_background.shown.color.alpha() == 255 && !m_background.stays;
  m_frameGraph->setBackground(replaced ? Background(toQColor(*view->background)) : m_background.shown);
  updateFog();
  updateWater();
  updateCorrection();
  updateBackdrops();
  const auto* colors = m_scene ? m_scene->list().state().colors : nullptr;
  m_frameGraph->uniforms().setStreamGain(colors ? colors->gain : 1.0F);
  m_frameGraph->uniforms().setMarksMissing(m_scene && m_scene->list().state().marksMissing);
  m_frameGraph->uniforms().setExposure(m_scene ? m_scene->list().state().exposure : 1.0F);
}

void Engine::updateFog() {
  const bool none = !m_scene || m_camera.orthographic;
  m_frameGraph->uniforms().setFog(none ? std::nullopt
                                       : visibility::fogAt(*m_scene->list().prepared()->scene, m_scene->list().assets(),
                                                           m_scene->list().state(),
                                                           {m_camera.position, m_fogDirection}));
}

void Engine::updateWater() {
  const bool cheap = m_scene && !m_camera.orthographic && m_scene->list().state().cheapWater;
  m_frameGraph->uniforms().setCheapWater(cheap ? m_scene->list().prepared()->scene->world.waterDistances
                                               : std::nullopt);
}

void Engine::updateCorrection() {
  const bool pictured = m_scene && m_mode == ShadingMode::Lit;
  m_frameGraph->uniforms().setCorrection(
      pictured ? visibility::colorCorrectionAt(*m_scene->list().prepared()->scene, m_scene->list().assets(),
                                               m_scene->list().state(), m_camera.position)
               : std::vector<image::WeightedTable>());
}

void Engine::applyPatch(const scene::ScenePatch& patch, scene::SceneAssets after) {
  if (m_scene) {
    m_scene->applyPatch(patch, std::move(after));
    m_labels.invalidate();
    m_frameGraph->setTranslucentPasses(m_scene->list().translucentPasses());
    updateFog();
    updateCorrection();
  }
}

void Engine::setHighlight(const std::vector<scene::DrawItemIndex>& items,
                          const std::vector<scene::DrawItemIndex>& around) {
  if (m_scene) {
    m_over.highlights.set(m_scene->list(), items, around,
                          [this](scene::BackdropIndex backdrop) { return eyeOf(backdrop); });
  } else {
    m_over.highlights.clear();
  }
  m_labels.invalidate();
  m_frameGraph->setHighlightShown(m_over.highlights.isShownIn(scene::kNone));
  for (const scene::BackdropIndex backdrop : m_backdropBounds.indices()) {
    m_frameGraph->backdrops()[backdrop].setHighlightShown(m_over.highlights.isShownIn(backdrop));
  }
}

void Engine::setTints(const Tints& tints) {
  if (tints == m_over.tints.tints()) {
    return;
  }
  if (m_scene) {
    m_over.tints.set(m_scene->list(), tints, [this](scene::BackdropIndex backdrop) { return eyeOf(backdrop); });
  } else {
    m_over.tints.clear();
  }
  showTints();
}

void Engine::showTints() {
  m_frameGraph->setTintShown(m_over.tints.isShownIn(scene::kNone));
  for (const scene::BackdropIndex backdrop : m_backdropBounds.indices()) {
    m_frameGraph->backdrops()[backdrop].setTintShown(m_over.tints.isShownIn(backdrop));
  }
}

void Engine::setLines(const LineGeometry& lines) {
  m_lines->set(lines);
  m_frameGraph->setLinesShown(lines.cornerCount() > 0);
}

void Engine::setLabels(const std::shared_ptr<const LabelAtlas>& atlas) {
  m_labels.setAtlas(atlas);
  updateLabelPass();
}

void Engine::setNotes(const OverlayNotes& notes, qreal pixelRatio) {
  m_labels.setNotes(notes, pixelRatio);
  updateLabelPass();
}

void Engine::updateLabelPass() {
  m_frameGraph->setLabelsShown(m_labels.isShown());
}

void Engine::placeLabels(const viewing::CameraRig& camera) {
  m_labels.place(camera, m_mode, m_over.highlights.nodes());
}

bool Engine::isReady() const {
  return (!m_scene || m_scene->isReady()) && m_labels.isReady() && m_frameGraph->uniforms().isReady();
}

viewing::CameraRig Engine::seenThroughGameView(viewing::CameraRig camera) const {
  if (const scene::ViewPreset* view = viewPreset(); view && view->farPlane > 0.0F) {
    camera.setFarLimit(view->farPlane);
  }
  if (m_scene) {
    camera.setReach(m_scene->list().animatedBounds());
  }
  return camera;
}

void Engine::setCamera(const viewing::CameraPose& pose, const QMatrix4x4& projection,
                       const std::optional<QVector3D>& fogDirection) {
  m_camera = pose;
  m_fogDirection = fogDirection.value_or(pose.orientation.rotatedVector({0, 0, -1}));
  m_projection = projection;
  m_offset = {};
  m_eye.set(pose.position, pose.orientation, projection);
  m_labelEye.set(pose.position, pose.orientation, projection);
  updateFog();
  updateWater();
  updateCorrection();
  updateBackdrops();
  const auto eyes = [this](scene::BackdropIndex backdrop) { return eyeOf(backdrop); };
  m_over.highlights.followEye(eyes);
  m_over.tints.followEye(eyes);
}

void Engine::moveFrame(QVector2D offset) {
  if (std::exchange(m_offset, offset) != offset) {
    m_eye.set(m_camera.position, m_camera.orientation, movedProjection());
    updateBackdrops();
  }
}

QMatrix4x4 Engine::movedProjection() const {
  QMatrix4x4 moved;
  moved.translate(m_offset.x(), m_offset.y());
  return moved * m_projection;
}

void Engine::takeChanges() {
  if (m_scene) {
    m_scene->takeChanges();
  }
}

void Engine::drawFrame() {
  takeChanges();
  moveFrame({});
  m_frameGraph->setAccumulated(std::nullopt);
  m_aspects->processFrame();
}

void Engine::drawAccumulated(const AccumulatedFrame& frame, QVector2D offset) {
  moveFrame(2.0F * offset / QVector2D(static_cast<float>(frame.size.width()), static_cast<float>(frame.size.height())));
  m_frameGraph->setAccumulated(frame);
  m_aspects->processFrame();
}

} // namespace vitrine::render
