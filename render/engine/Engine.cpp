#include "render/engine/Engine.h"

#include "render/engine/EngineNodes.h"

namespace vitrine::render {

Engine::Engine(QObject* surface) : m_nodes(std::make_unique<EngineNodes>(surface)) {}

Engine::~Engine() = default;

QVector3D Engine::eyeIn(scene::BackdropIndex backdrop) const {
  return render::eyeIn(*m_scene->list().prepared()->scene, backdrop, m_settings.view.pose.position);
}

void Engine::setScene(RenderScenePtr prepared, const session::Snapshot& shown) {
  m_itemOverlays.clear();
  m_labels.setScene(nullptr);
  setGround({});
  m_scene = prepared ? std::make_unique<ShownScene>(std::move(prepared), shown) : nullptr;
  m_nodes->setScene(m_scene.get());
  m_labels.setScene(list());
  m_backdropBounds = m_scene ? backdropBoundsOf(*list()) : BackdropBounds();
  updateOverlays();
  updateLabels();
}

bool Engine::uploadFirst(std::chrono::milliseconds budget) {
  updateFrame();
  return !m_scene || m_nodes->uploadFirst(*m_scene, budget);
}

bool Engine::uploadDeferred(std::chrono::milliseconds budget) {
  return m_scene && m_nodes->uploadDeferred(*m_scene, budget);
}

bool Engine::destroyDeferred(std::chrono::milliseconds budget) {
  return m_nodes->destroyDeferred(budget);
}

QObject* Engine::sceneNode() const {
  return m_nodes->sceneNode();
}

void Engine::uploadIfStarted() {
  if (m_nodes->hasUploaded()) {
    m_nodes->upload(*m_scene);
  }
}

void Engine::uploadChanges() {
  updateFrame();
  if (m_scene) {
    m_nodes->upload(*m_scene);
  }
}

void Engine::updateFrame() {
  if (std::exchange(m_dirty, false)) {
    m_nodes->apply(frameStateOf(m_settings, presentOverlays(), list(), m_backdropBounds));
  }
}

PresentOverlays Engine::presentOverlays() const {
  return {.tinted = placesOf(m_itemOverlays.tintOverlays()),
          .highlighted = placesOf(m_itemOverlays.highlights()),
          .lines = m_hasLines,
          .labels = m_labels.isShown()};
}

void Engine::updateOverlays() {
  m_nodes->apply(m_itemOverlays);
  m_dirty = true;
}

void Engine::updateLabels() {
  m_nodes->apply(m_labels);
  m_dirty = true;
}

void Engine::applyPatch(const scene::ScenePatch& patch, scene::SceneAssets after) {
  if (!m_scene) {
    return;
  }
  for (const auto& [texture, replaced] : patch.textures) {
    m_nodes->dropTexture(texture);
  }
  m_scene->list().applyPatch(patch, std::move(after));
  uploadIfStarted();
  m_labels.invalidate();
  m_dirty = true;
}

void Engine::show(const session::Snapshot& snapshot) {
  if (!m_scene || m_scene->list().prepared()->scene != snapshot.scene) {
    return;
  }
  using Bumped = LightmapPages::Bumped;
  const animation::PosePtr before = m_scene->list().pose();
  m_nodes->updateLight(m_scene->show(snapshot, m_nodes->hasBumpedLightmap() ? Bumped::Updated : Bumped::Left));
  uploadIfStarted();
  m_labels.invalidate();
  if (m_scene->list().pose() != before) {
    m_labels.followPose();
    m_itemOverlays.followPose(*list());
    updateLabels();
  }
  m_itemOverlays.followShown(*list(), [this](scene::BackdropIndex backdrop) { return eyeIn(backdrop); });
  m_backdropBounds = backdropBoundsOf(*list());
  updateOverlays();
}

void Engine::setSeen(std::shared_ptr<const ItemSet> seen) {
  if (m_scene) {
    m_scene->list().setSeen(std::move(seen));
    uploadIfStarted();
    m_labels.invalidate();
  }
}

void Engine::setMode(ShadingMode mode) {
  m_settings.mode = mode;
  m_dirty = true;
}

void Engine::setBackground(const Background& background, bool stays) {
  m_settings.background = background;
  m_settings.backgroundStays = stays;
  m_dirty = true;
}

void Engine::setTarget(const TargetSettings& target) {
  m_settings.target = target;
  m_dirty = true;
}

void Engine::setGround(const std::optional<GroundPlane>& plane) {
  m_settings.ground = {};
  if (plane) {
    m_settings.ground = {.contactShadow = !plane->shadow.empty(), .grid = plane->grid};
    m_nodes->showGround(*plane, list()->prepared()->scene->sourceAxes);
  } else {
    m_nodes->hideGround();
  }
  m_dirty = true;
}

void Engine::setCamera(const viewing::CameraPose& pose, const QMatrix4x4& projection,
                       const std::optional<QVector3D>& fogDirection) {
  m_settings.view = {.pose = pose,
                     .projection = projection,
                     .fogDirection = fogDirection.value_or(pose.orientation.rotatedVector({0, 0, -1})),
                     .offset = {}};
  m_itemOverlays.followEye([this](scene::BackdropIndex backdrop) { return eyeIn(backdrop); });
  updateOverlays();
}

void Engine::setHighlight(const std::vector<scene::DrawItemIndex>& items,
                          const std::vector<scene::DrawItemIndex>& around) {
  if (m_scene) {
    m_itemOverlays.setHighlight(*list(), items, around,
                                [this](scene::BackdropIndex backdrop) { return eyeIn(backdrop); });
    m_labels.invalidate();
    updateOverlays();
  }
}

void Engine::setTints(const Tints& tints) {
  if (m_scene && tints != m_itemOverlays.tints()) {
    m_itemOverlays.setTints(*list(), tints, [this](scene::BackdropIndex backdrop) { return eyeIn(backdrop); });
    updateOverlays();
  }
}

void Engine::setOverlay(const Overlay& overlay, qreal pixelRatio) {
  const bool rescaled = std::exchange(m_overlayRatio, pixelRatio) != pixelRatio;
  const Overlay before = std::exchange(m_overlay, overlay);
  if (rescaled || overlay.lines != before.lines) {
    const LineGeometry lines(overlay.lines, pixelRatio);
    m_hasLines = lines.cornerCount() > 0;
    m_nodes->setLines(lines);
    m_dirty = true;
  }
  if (rescaled || overlay.notes != before.notes) {
    m_labels.setNotes(overlay.notes, pixelRatio);
    updateLabels();
  }
}

void Engine::setLabels(const std::shared_ptr<const LabelAtlas>& atlas) {
  m_labels.setAtlas(atlas);
  updateLabels();
}

void Engine::placeLabels(const viewing::CameraRig& camera) {
  m_labels.place(camera, m_settings.mode, m_itemOverlays.highlightedNodes());
  m_nodes->apply(m_labels);
}

void Engine::setView(QVector2D offset, int divisor) {
  const bool moved = std::exchange(m_settings.view.offset, offset) != offset;
  const bool scaled = std::exchange(m_settings.target.divisor, divisor) != divisor;
  m_dirty = m_dirty || moved || scaled;
}

void Engine::drawFrame(const Reduction& reduction) {
  const int divisor = reduction.divisor;
  const auto reduced = [divisor](int side) { return (side + divisor - 1) / divisor; };
  setView({}, divisor);
  uploadChanges();
  if (divisor > 1) {
    m_nodes->draw(ReducedFrame{QSize(reduced(reduction.surface.width()), reduced(reduction.surface.height()))});
  } else {
    m_nodes->draw(PlainFrame{});
  }
}

void Engine::drawAccumulated(const AccumulatedFrame& frame, QVector2D offset) {
  const QVector2D size(static_cast<float>(frame.size.width()), static_cast<float>(frame.size.height()));
  setView(2.0F * offset / size, 1);
  updateFrame();
  m_nodes->draw(frame);
}

void Engine::setTargetSize(QSize size, TargetNumbers numbers) {
  m_nodes->setTargetSize(size, numbers);
}

std::unique_ptr<CapturedFrame> Engine::requestCapture() {
  return m_nodes->requestCapture();
}

bool Engine::isReady() const {
  return m_nodes->isReady();
}

} // namespace vitrine::render
