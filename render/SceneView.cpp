#include "render/SceneView.h"

#include "render/FrameSchedule.h"
#include "render/OffscreenRenderer.h"
#include "render/batching/DepthSorter.h"
#include "render/batching/DynamicResolution.h"
#include "render/batching/FrameClock.h"
#include "render/batching/PartProjection.h"
#include "render/batching/SceneCuller.h"
#include "render/display/Graphics.h"
#include "render/engine/Engine.h"
#include "render/engine/GroundMaker.h"
#include "render/engine/LabelMaker.h"
#include "render/engine/Refinement.h"
#include "render/engine/ViewWindow.h"

#include <chrono>

namespace vitrine::render {
namespace {

/// Duration of one step of the first upload of a scene. The screen shows the previous picture until it is complete.
constexpr std::chrono::milliseconds kFirstUploadSlice(20);
/// Duration of the upload of draw calls out of sight between two frames, once those in sight have been uploaded.
constexpr std::chrono::milliseconds kDeferredUploadSlice(20);
/// Duration of the deletion of previous scenes with every frame, short enough for the frames to come in time.
constexpr std::chrono::milliseconds kDestructionSlice(4);

} // namespace

class SceneView::Private {
public:
  /// Choices of how the scene is shown.
  struct Appearance {
    ShadingMode mode = ShadingMode::Lit;
    Background background;
    GroundParts ground;
    bool labels = true;
  };

  explicit Private(SceneView& owner)
      : m_engine(&m_window), m_refinement(m_engine, m_resolution, m_clock), m_view(owner) {}

  void requestFrames(int count = FrameSchedule::kFramesToSettle);
  void drawDue();
  bool isPreparing() const { return m_sorter.isBusy() || m_labels.isBusy() || m_grounds.isBusy(); }
  void updateCamera();
  viewing::CameraRig limitedCamera() const;
  void updateOverlay() { m_engine.setOverlay(m_overlay, m_window.devicePixelRatio()); }
  void updateLabels();
  void updateGround();
  Result<QImage> picture(QSize size) const;

  ViewWindow m_window;
  Engine m_engine;
  DepthSorter m_sorter;
  LabelMaker m_labels;
  GroundMaker m_grounds;
  Refinement m_refinement;
  std::unique_ptr<SceneCuller> m_culler; ///< null: there is no scene
  bool m_culling = true;
  visibility::VisibilityReport m_report;
  ItemSet m_reportedShown = ItemSet::everything(); ///< at first none that a scene can show
  viewing::CameraRig m_camera;
  PicturePart m_part;
  Appearance m_appearance;
  Overlay m_overlay;
  FrameStatistics m_statistics;
  FrameSchedule m_schedule;

private:
  void drawFrame();
  void refine();
  QSize pixelSize() const { return (QSizeF(m_window.size()) * m_window.devicePixelRatio()).toSize(); }
  void updateCulling();
  void updateReport();

  const FrameClock m_clock = frameClock();
  DynamicResolution m_resolution{drawsInSoftware()};
  SceneView& m_view;
  std::shared_ptr<const ItemSet> m_reportedSeen;
};

void SceneView::Private::requestFrames(int count) {
  m_refinement.reset();
  m_schedule.request(count);
  if (m_window.isExposed()) {
    m_window.requestUpdate();
  }
}

void SceneView::Private::updateCamera() {
  const QSizeF window = m_window.size();
  const QSizeF whole = m_part.whole.isEmpty() ? window : m_part.whole;
  m_camera.setViewportSize(whole);
  const qreal ratio = m_window.devicePixelRatio();
  m_engine.setTarget({.below = qRound((whole.height() - m_part.at.y() - window.height()) * ratio),
                      .height = qRound(whole.height() * ratio)});
  updateCulling();
  const viewing::CameraRig camera = limitedCamera();
  const QMatrix4x4 projection = camera.projectionMatrix();
  m_engine.setCamera(camera.pose(), whole == window || window.isEmpty()
                                        ? projection
                                        : partProjection(projection, QRectF(m_part.at, window), whole));
  m_sorter.setEye(m_camera.pose().position);
  m_engine.placeLabels(camera);
}

void SceneView::Private::updateCulling() {
  if (m_culler) {
    m_culler->setEye(m_camera.pose().position);
    m_engine.setSeen(m_culler->seen());
  }
  updateReport();
}

void SceneView::Private::updateReport() {
  visibility::VisibilityReport report;
  if (m_culler) {
    const ItemSet& shown = m_engine.scene()->list().shown();
    if (m_culler->leaf() == m_report.leaf && m_culler->seen() == m_reportedSeen && shown == m_reportedShown) {
      return;
    }
    m_reportedSeen = m_culler->seen();
    m_reportedShown = shown;
    report = m_culler->report(shown);
  }
  if (std::exchange(m_report, report) != report) {
    Q_EMIT m_view.visibilityChanged();
  }
}

viewing::CameraRig SceneView::Private::limitedCamera() const {
  const ShownScene* scene = m_engine.scene();
  return scene ? render::limitedCamera(m_camera, scene->list()) : m_camera;
}

void SceneView::Private::updateLabels() {
  const ShownScene* scene = m_appearance.labels ? m_engine.scene() : nullptr;
  m_labels.make(scene ? scene->list().prepared() : nullptr, m_window.devicePixelRatio());
}

void SceneView::Private::updateGround() {
  const ShownScene* scene = m_engine.scene();
  if (!m_grounds.make(scene ? &scene->list() : nullptr, m_appearance.ground)) {
    m_engine.setGround({});
  }
}

void SceneView::Private::drawDue() {
  if (m_window.isExposed() && m_schedule.isPending()) {
    if (m_engine.uploadFirst(kFirstUploadSlice)) {
      drawFrame();
    } else {
      m_window.requestUpdate();
    }
  } else if (m_window.isExposed() && m_refinement.isDue()) {
    refine();
  }
}

void SceneView::Private::refine() {
  if (m_refinement.draw(pixelSize())) {
    m_window.setResolutionDivisor(1);
  }
  m_schedule.countRefinement();
  if (m_refinement.isDue()) {
    m_window.requestUpdate();
  }
}

void SceneView::Private::drawFrame() {
  const ShownScene* scene = m_engine.scene();
  const bool reducible = scene && hasManyPixels(pixelSize());
  const double start = m_clock();
  m_window.setResolutionDivisor(reducible ? m_resolution.divisor() : 1);
  m_engine.drawFrame({pixelSize(), m_window.resolutionDivisor()});
  m_statistics.milliseconds = m_clock() - start;
  const bool ready = !scene || m_engine.isReady();
  m_schedule.countFrame(ready);
  if (reducible && ready) {
    m_resolution.countFrame(m_statistics.milliseconds);
  }
  if (scene) {
    m_statistics.triangles = scene->list().triangles();
    m_statistics.totalTriangles = m_report.totalTriangles;
    m_statistics.batches = batchCount(scene->list());
  }
  if (!m_schedule.isPending() && m_engine.uploadDeferred(kDeferredUploadSlice)) {
    m_schedule.requestMore();
  }
  if (m_engine.destroyDeferred(kDestructionSlice)) {
    m_schedule.requestMore();
  }
  if (m_schedule.isPending()) {
    m_window.requestUpdate();
  } else if (scene) {
    m_refinement.begin();
  }
  Q_EMIT m_view.frameDrawn(m_statistics);
}

Result<QImage> SceneView::Private::picture(QSize size) const {
  const ShownScene* scene = m_engine.scene();
  if (!scene) {
    QImage empty(size, QImage::Format_RGB32);
    empty.fill(m_appearance.background.color);
    return empty;
  }
  CaptureRequest request;
  request.size = size;
  request.camera = m_camera;
  request.mode = m_appearance.mode;
  request.state = scene->list().state().state;
  request.background = m_appearance.background.color;
  request.backgroundTop = m_appearance.background.top;
  request.labels = m_appearance.labels;
  request.ground = m_appearance.ground;
  request.supersample = affordableSupersample(size);
  if (m_culler->seen()) {
    request.onlyItems = *m_culler->seen();
  }
  return OffscreenRenderer(scene->list().prepared(), scene->list().snapshot()).capture(request);
}

SceneView::SceneView(QObject* parent) : QObject(parent), d(std::make_unique<Private>(*this)) {
  connect(&d->m_window, &ViewWindow::frameDue, this, [this] { d->drawDue(); });
  connect(&d->m_refinement, &Refinement::due, this, [this] {
    if (d->isPreparing()) {
      d->m_refinement.begin();
    } else if (d->m_window.isExposed()) {
      d->m_window.requestUpdate();
    }
  });
  connect(&d->m_grounds, &GroundMaker::made, this, [this](const GroundPlane& ground) {
    d->m_engine.setGround(ground);
    d->requestFrames();
  });
  connect(&d->m_sorter, &DepthSorter::sorted, this, [this] {
    d->m_engine.uploadChanges();
    d->requestFrames();
  });
  connect(&d->m_labels, &LabelMaker::made, this, [this](const auto& atlas) {
    d->m_engine.setLabels(atlas);
    d->updateCamera();
    d->requestFrames();
  });
  connect(&d->m_window, &ViewWindow::contentsLost, this, [this] {
    // It may have come to a screen of another pixel ratio.
    d->updateLabels();
    d->updateOverlay();
    d->updateCamera();
    d->requestFrames();
  });
}

SceneView::~SceneView() {
  d->m_sorter.setList(nullptr);
}

QWindow* SceneView::window() const {
  return &d->m_window;
}

void SceneView::setScene(RenderScenePtr scene, const session::Snapshot& snapshot) {
  d->m_statistics = {};
  d->m_sorter.setList(nullptr);
  d->m_engine.setScene(scene, snapshot);
  d->m_culler = scene ? std::make_unique<SceneCuller>(scene->scene) : nullptr;
  d->m_reportedShown = ItemSet::everything();
  if (scene) {
    d->m_culler->setByVisibility(d->m_culling);
  }
  d->m_sorter.setList(scene ? &d->m_engine.scene()->list() : nullptr);
  d->m_labels.make(nullptr, 0); // also when it is the same scene again
  d->m_grounds.make(nullptr, {});
  d->updateGround();
  d->updateLabels();
  d->updateCamera();
  d->requestFrames();
}

void SceneView::applyPatch(const scene::ScenePatch& patch, scene::SceneAssets after) {
  d->m_engine.applyPatch(patch, std::move(after));
  d->updateCamera();
  d->requestFrames();
}

void SceneView::show(const session::Snapshot& snapshot) {
  d->m_engine.show(snapshot);
  d->updateGround();
  d->updateCamera();
  d->requestFrames();
}

void SceneView::setMode(ShadingMode mode) {
  d->m_appearance.mode = mode;
  d->m_engine.setMode(mode);
  d->updateCamera();
  d->requestFrames();
}

void SceneView::setCamera(const viewing::CameraRig& rig, const PicturePart& part) {
  d->m_camera = rig;
  d->m_part = part;
  d->updateCamera();
  d->requestFrames(1);
}

void SceneView::setBackground(const Background& background) {
  d->m_appearance.background = background;
  d->m_engine.setBackground(background);
  d->requestFrames();
}

void SceneView::setGround(const GroundParts& parts) {
  d->m_appearance.ground = parts;
  d->updateGround();
  d->requestFrames();
}

void SceneView::setHighlight(const std::vector<scene::DrawItemIndex>& items,
                             const std::vector<scene::DrawItemIndex>& around) {
  d->m_engine.setHighlight(items, around);
  d->updateCamera();
  d->requestFrames();
}

void SceneView::setTints(const Tints& tints) {
  d->m_engine.setTints(tints);
  d->requestFrames();
}

void SceneView::setOverlay(const Overlay& overlay) {
  if (overlay == d->m_overlay) {
    return;
  }
  const Overlay before = std::exchange(d->m_overlay, overlay);
  d->updateOverlay();
  if (overlay.notes != before.notes) {
    d->updateCamera(); // places the notes
  }
  d->requestFrames();
}

void SceneView::setLabelsVisible(bool visible) {
  d->m_appearance.labels = visible;
  if (!visible) {
    d->m_engine.setLabels(nullptr);
  }
  d->updateLabels();
  d->requestFrames();
}

void SceneView::setCulling(bool byVisibility) {
  d->m_culling = byVisibility;
  if (d->m_culler) {
    d->m_culler->setByVisibility(byVisibility);
    d->updateCamera();
    d->requestFrames();
  }
}

void SceneView::setCullingFrozen(bool frozen) {
  if (!d->m_culler || frozen == d->m_culler->isFrozen()) {
    return;
  }
  if (frozen) {
    const viewing::CameraRig camera = d->limitedCamera();
    d->m_culler->freeze(*d->m_engine.scene()->list().pose(), camera.projectionMatrix() * camera.viewMatrix());
  } else {
    d->m_culler->thaw();
  }
  d->updateCamera();
  d->requestFrames();
}

visibility::VisibilityReport SceneView::visibility() const {
  return d->m_report;
}

ItemSet SceneView::visibleItems() const {
  const ShownScene* scene = d->m_engine.scene();
  return scene ? scene->list().drawn() : ItemSet();
}

animation::PosePtr SceneView::pose() const {
  const ShownScene* scene = d->m_engine.scene();
  return scene ? scene->list().pose() : nullptr;
}

void SceneView::takeLookOf(const SceneView& other) {
  const Private::Appearance look = other.d->m_appearance;
  setMode(look.mode);
  setBackground(look.background);
  setGround(look.ground);
  setLabelsVisible(look.labels);
  setCulling(other.d->m_culling);
}

void SceneView::capture(QSize size, Captured captured) {
  // Off screen, with an engine of its own: any size, no highlight, and the window may be hidden. Not from within this
  // call, so that callers may capture from wherever they are.
  const auto take = [this, size, captured = std::move(captured)] { captured(d->picture(size)); };
  QMetaObject::invokeMethod(this, take, Qt::QueuedConnection);
}

FrameStatistics SceneView::statistics() const {
  return d->m_statistics;
}

bool SceneView::isComplete() const {
  return !d->m_schedule.isPending() && !d->isPreparing();
}

bool SceneView::isAtRest() const {
  const bool refined = d->m_refinement.isDone() || !d->m_engine.scene() || !d->m_window.isExposed();
  return isComplete() && refined;
}

std::uint64_t SceneView::framesDrawn() const {
  return d->m_schedule.drawn();
}

} // namespace vitrine::render
