#include "render/engine/Engine.h"

#include "core/scene/Surroundings.h"
#include "render/build/DisplayColor.h"

#include <Qt3DRender/QRenderAspect>
#include <Qt3DRender/QRenderSettings>

namespace vitrine::render {
namespace {

/// Takes a part out of the tree in the order that Qt3D bears while it is running (docs/adr/0001-qt3d-behind-render.md).
void retire(Qt3DCore::QEntity* entity) {
  if (entity) {
    entity->setEnabled(false);
    entity->setParent(static_cast<Qt3DCore::QNode*>(nullptr));
    entity->deleteLater();
  }
}

} // namespace

Engine::Engine(QObject* surface)
    : m_aspects(std::make_unique<Qt3DCore::QAspectEngine>()), m_root(new Qt3DCore::QEntity),
      m_effects(new EffectLibrary(m_root.data())) {
  auto* camera = new Qt3DCore::QEntity(m_root.data());
  m_lens = new Qt3DRender::QCameraLens(camera);
  m_cameraPlace = new Qt3DCore::QTransform(camera);
  camera->addComponent(m_lens);
  camera->addComponent(m_cameraPlace);
  m_frameGraph = std::make_unique<FrameGraph>(surface, camera);
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
  setLabels(nullptr);
  retire(m_scene);
  m_scene = scene.release();
  m_placedLabels = m_scene ? m_scene->prepared()->labels : std::vector<Label>();
  if (m_scene) {
    m_scene->setParent(m_root.data());
    m_frameGraph->setTranslucentPasses(m_scene->translucentPasses());
    m_frameGraph->setLightArithmetic(m_scene->prepared()->scene->lightArithmetic);
    m_frameGraph->setMetresPerUnit(m_scene->prepared()->scene->metresPerUnit);
  }
  makeBackdrops();
  updateSurroundings();
}

void Engine::makeBackdrops() {
  const std::size_t count = m_scene ? m_scene->prepared()->scene->backdrops.size() : 0;
  std::vector<FrameGraph::BackdropView> views;
  for (std::size_t i = 0; i < count; ++i) {
    if (i == m_backdropCameras.size()) {
      m_backdropCameras.emplace_back(m_root.data());
    }
    views.push_back({m_effects->backdropLayer(static_cast<int>(i)), m_backdropCameras[i].entity()});
  }
  m_frameGraph->setBackdrops(views);
  measureBackdrops();
}

void Engine::measureBackdrops() {
  m_backdropBounds.clear();
  const std::size_t count = m_scene ? m_scene->prepared()->scene->backdrops.size() : 0;
  for (std::size_t i = 0; i < count; ++i) {
    m_backdropBounds.push_back(m_scene->backdropBounds(static_cast<int>(i)));
  }
}

void Engine::updateBackdrops() {
  const bool plain = m_background.alpha() == 255 && !m_backgroundStays;
  for (std::size_t i = 0; i < m_backdropBounds.size(); ++i) {
    const scene::Scene& scene = *m_scene->prepared()->scene;
    const scene::Backdrop& backdrop = scene.backdrops[i];
    const bool picture = backdrop.scale == 0.0F;
    // Behind wires it would be all that one sees.
    const bool wires = m_mode == ShadingMode::Overdraw || m_mode == ShadingMode::Wireframe;
    const bool pictured = picture && (!plain || wires);
    const bool shown = !m_camera.orthographic && !m_backdropBounds[i].empty() && !pictured;
    BackdropBranch& branch = m_frameGraph->backdrops()[i];
    branch.setShown(shown);
    if (shown) {
      // A picture of the sky is nothing that the modes have anything to tell of.
      branch.setMode(picture ? ShadingMode::Unlit : m_mode);
      branch.setFog(scene::backdropFog(scene, m_scene->state(), static_cast<int>(i), m_camera.position));
      m_backdropCameras[i].set(backdrop, m_backdropBounds[i], m_camera, m_projection);
    }
  }
}

QVector3D Engine::eyeOf(int backdrop) const {
  return backdrop == scene::kNone
             ? m_camera.position
             : scene::eyeIn(m_scene->prepared()->scene->backdrops[static_cast<std::size_t>(backdrop)],
                            m_camera.position);
}

void Engine::setSeen(std::shared_ptr<const DrawSet> seen) {
  if (m_scene) {
    m_scene->setSeen(std::move(seen));
    m_labelScene.reset();
  }
}

void Engine::setState(const scene::SceneState& state) {
  if (m_scene) {
    const scene::PosePtr before = m_scene->pose();
    m_scene->setState(state);
    m_labelScene.reset();
    if (m_scene->pose() != before) {
      followPose();
    }
    for (const auto& [backdrop, highlight] : m_highlights) {
      highlight->setStyle(highlightStyle());
    }
    measureBackdrops();
    updateSurroundings();
  }
}

HighlightStyle Engine::highlightStyle() const {
  const bool most = m_scene && isMostOf(*m_scene->prepared()->scene, m_highlighted, m_scene->shown());
  return most ? HighlightStyle::Outlined : HighlightStyle::Tinted;
}

void Engine::followPose() {
  if (render::followPose(m_placedLabels, *m_scene->pose()) && m_labels) {
    m_labels->place(m_placedLabels);
  }
  for (const auto& [backdrop, highlight] : m_highlights) {
    highlight->follow(m_scene->pose(), nodesThere());
  }
}

std::vector<bool> Engine::nodesThere() const {
  return scene::posedNodes(*m_scene->prepared()->scene, m_scene->state());
}

void Engine::setMode(ShadingMode mode) {
  m_mode = mode;
  m_effects->setExplaining(isExplaining(mode));
  m_frameGraph->setMode(mode);
  updateBackdrops();
}

void Engine::setBackground(const QColor& color, bool stays) {
  m_background = color;
  m_backgroundStays = stays;
  updateSurroundings();
}

const scene::GameView* Engine::gameView() const {
  return m_scene ? scene::chosenGameView(*m_scene->prepared()->scene, m_scene->state()) : nullptr;
}

void Engine::updateSurroundings() {
  const scene::GameView* view = gameView();
  const bool replaced = view && view->background && m_background.alpha() == 255 && !m_backgroundStays;
  m_frameGraph->setBackground(replaced ? toQColor(*view->background) : m_background);
  updateFog();
  updateBackdrops();
  const auto* colors = m_scene ? scene::chosenColors(*m_scene->prepared()->scene, m_scene->state()) : nullptr;
  m_frameGraph->setStreamGain(colors ? colors->gain : 1.0F);
  m_frameGraph->setExposure(m_scene ? scene::exposure(*m_scene->prepared()->scene, m_scene->state()) : 1.0F);
}

void Engine::updateFog() {
  const bool none = !m_scene || m_camera.orthographic;
  m_frameGraph->setFog(
      none ? std::nullopt
           : scene::fogAt(*m_scene->prepared()->scene, m_scene->assets(), m_scene->state(), m_camera.position));
}

void Engine::applyPatch(const scene::ScenePatch& patch) {
  if (m_scene) {
    m_scene->applyPatch(patch);
    m_labelScene.reset();
    m_frameGraph->setTranslucentPasses(m_scene->translucentPasses());
    updateFog();
  }
}

void Engine::setHighlight(const std::vector<scene::DrawItemId>& items) {
  for (const auto& [backdrop, highlight] : std::exchange(m_highlights, {})) {
    retire(highlight);
  }
  m_highlightedNodes.clear();
  m_labelScene.reset();
  std::map<int, std::vector<scene::DrawItemId>> apart;
  for (const scene::DrawItemId item : m_scene ? items : std::vector<scene::DrawItemId>()) {
    m_highlightedNodes.insert(m_scene->prepared()->scene->drawItems()[item].node);
    apart[m_scene->prepared()->scene->backdropOf(item)].push_back(item);
  }
  m_highlighted = items;
  const HighlightStyle style = highlightStyle();
  for (const auto& [backdrop, within] : apart) {
    HighlightGeometry geometry(within, m_scene->pose(), nodesThere(), eyeOf(backdrop));
    auto* highlight = m_highlights[backdrop] = new HighlightEntity(std::move(geometry), *m_effects);
    highlight->setStyle(style);
    if (backdrop != scene::kNone) {
      highlight->addComponent(m_effects->backdropLayer(backdrop));
    }
    highlight->setParent(m_root.data());
  }
  m_frameGraph->setHighlightShown(m_highlights.contains(scene::kNone));
  for (std::size_t i = 0; i < m_backdropBounds.size(); ++i) {
    m_frameGraph->backdrops()[i].setHighlightShown(m_highlights.contains(static_cast<int>(i)));
  }
}

void Engine::setLabels(const std::shared_ptr<const LabelAtlas>& atlas) {
  retire(std::exchange(m_labels, nullptr));
  m_labelScene.reset();
  const bool any = m_scene && atlas && !m_placedLabels.empty();
  if (any) {
    m_labelSizes = atlas->sizes();
    m_labels = new LabelEntity(m_placedLabels, atlas, *m_effects);
    m_labels->setParent(m_root.data());
  }
  m_frameGraph->setLabelsShown(any);
}

const LabelScene& Engine::labelScene() {
  if (!m_labelScene) {
    const BuiltScene& built = *m_scene->prepared();
    m_labelScene.reset(new LabelScene{m_placedLabels, m_labelSizes, m_scene->labelsVisible(), *built.scene, nullptr,
                                      m_scene->opaqueItems(), m_highlightedNodes, m_scene->pose()});
  }
  m_labelScene->sight = m_mode == ShadingMode::Wireframe ? nullptr : m_scene->prepared()->sight.get();
  return *m_labelScene;
}

void Engine::placeLabels(const CameraRig& camera) {
  if (m_labels) {
    m_labels->show(placedLabels(labelScene(), camera));
  }
}

bool Engine::isReady() const {
  return (!m_scene || m_scene->isReady()) && (!m_labels || m_labels->isReady());
}

CameraRig Engine::seenThroughGameView(CameraRig camera) const {
  if (const scene::GameView* view = gameView(); view && view->farPlane > 0.0F) {
    camera.setFarLimit(view->farPlane);
  }
  if (m_scene) {
    camera.setReach(m_scene->figureBounds());
  }
  return camera;
}

void Engine::setCamera(const CameraPose& pose, const QMatrix4x4& projection) {
  m_camera = pose;
  m_projection = projection;
  m_cameraPlace->setTranslation(pose.position);
  m_cameraPlace->setRotation(pose.orientation);
  m_lens->setProjectionMatrix(projection);
  updateFog();
  updateBackdrops();
  for (const auto& [backdrop, highlight] : m_highlights) {
    highlight->follow(eyeOf(backdrop));
  }
}

void Engine::drawFrame() {
  m_aspects->processFrame();
}

} // namespace vitrine::render
