#include "ui/viewport/Viewport.h"

#include "core/animation/Outline.h"
#include "core/animation/VisibleItems.h"
#include "core/links/ItemBounds.h"
#include "core/links/PixelPick.h"
#include "core/links/SimilarItems.h"
#include "core/visibility/VanishedItems.h"
#include "render/look/SelectionColors.h"
#include "ui/style/Appearance.h"
#include "ui/viewport/ExposureFollower.h"
#include "ui/viewport/HoverLabel.h"
#include "ui/viewport/SelectionFramer.h"
#include "ui/viewport/SurfaceLabel.h"
#include "ui/viewport/ViewportInput.h"
#include "ui/widgets/FocusChain.h"

#include <QEvent>
#include <QVBoxLayout>
#include <QWindow>

namespace vitrine::ui {
namespace {

/// The sides of a rectangle of pixels, before everything that the camera sees.
render::OverlayLines linesAround(const viewing::CameraRig& camera, const QRectF& pixels) {
  constexpr float kNearPlanes = 2; // lines are drawn a bit nearer than they are, which must not be before the plane
  std::vector<QVector3D> corners;
  for (const QPointF pixel : {pixels.topLeft(), pixels.topRight(), pixels.bottomRight(), pixels.bottomLeft()}) {
    const scene::Ray ray = camera.rayThrough(pixel);
    const float depth = QVector3D::dotProduct(ray.direction, camera.forward());
    corners.push_back(ray.origin + ray.direction * (camera.nearPlane() * kNearPlanes / depth));
  }
  render::OverlayLines lines;
  for (std::size_t i = 0; i < corners.size(); ++i) {
    lines.push_back({corners[i], corners[(i + 1) % corners.size()], render::kSelectionLine, 1.5F});
  }
  return lines;
}

} // namespace

Viewport::Viewport(Session& session, Selection& selection, QWidget* parent)
    : QWidget(parent), m_session(session), m_selection(selection), m_pictures(new PicturePair(this)),
      m_input(new ViewportInput(m_pictures->activeView().window(), m_camera, this)),
      m_exposure(new ExposureFollower(session, m_camera, this)), m_framer(new SelectionFramer(session, m_camera, this)),
      m_label(new SurfaceLabel(session, m_camera, *m_pictures, this)) {
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->addWidget(m_pictures);
  setFocusProxy(m_pictures->activeContainer());
  view().setBackground(render::gradientAround(viewportBackground()));

  connect(&m_camera, &CameraController::moved, this, [this](const viewing::CameraRig& rig) { view().setCamera(rig); });
  connect(&m_camera, &CameraController::followingEnded, this, &Viewport::chooseFreeCamera);
  connect(&session, &Session::documentChanged, this, &Viewport::showDocument);
  connect(&session, &Session::documentCompleted, this, &Viewport::showCompleted);
  connect(&session, &Session::itemsRenumbered, this, &Viewport::highlightSelection);
  connect(&session, &Session::stateChanged, this, &Viewport::applyState);
  for (const auto changed : {&Session::timeChanged, &Session::clockChanged}) {
    connect(&session, changed, this, [this] {
      showState();
      followCamera();
    });
  }
  connect(&session, &Session::adaptationChanged, this, [this] { view().show(m_session.snapshot()); });
  connect(&session, &Session::assetsChanged, this, [this](const scene::ScenePatch& patch) {
    m_pictures->forEach([&](render::SceneView& view) { view.applyPatch(patch, m_session.assets()); });
  });
  connect(&selection, &Selection::changed, this, &Viewport::highlightSelection);
  wireInput();
}

void Viewport::wireInput() {
  connect(m_pictures, &PicturePair::secondMade, m_input, &ViewportInput::watch);
  connect(m_input, &ViewportInput::windowChosen, this,
          [this](const QWindow* window) { activate(m_pictures->halfOf(window).value_or(Half::First)); });
  connect(m_input, &ViewportInput::resized, this, &Viewport::resizeResting);
  connect(m_input, &ViewportInput::keyboardWanted, m_pictures, &PicturePair::takeKeyboard);
  connect(m_input, &ViewportInput::clicked, this, &Viewport::pickAt);
  connect(m_input, &ViewportInput::bandDrawn, this, &Viewport::showBand);
  connect(m_input, &ViewportInput::bandClosed, this, &Viewport::selectWithin);
  connect(m_input, &ViewportInput::doubleClicked, this, [this](QPointF pixel) {
    if (const auto hit = hitAt(pixel); hit && !hit->backdrop) {
      m_camera.setOrbitCentre(hit->position);
    }
  });
  connect(m_input, &ViewportInput::menuRequested, this, [this](QPointF pixel, QPoint global) {
    pickAt(pixel);
    Q_EMIT menuRequested(global);
  });
  connect(m_input, &ViewportInput::hovered, this, &Viewport::showLabel);
  connect(m_input, &ViewportInput::filesDropped, this, &Viewport::filesDropped);
  connect(m_input, &ViewportInput::tabPressed, this, &Viewport::leave);
  m_input->setTargetFinder([this](QPointF pixel) {
    const auto hit = hitAt(pixel);
    return hit && !hit->backdrop ? std::optional(hit->position) : std::nullopt;
  });
}

void Viewport::leave(bool forward) {
  QWidget* picture = m_pictures->activeContainer();
  QWidget* next = nextInTabOrder(*picture, forward);
  if (next != picture) {
    giveKeyboard(*next, forward ? Qt::TabFocusReason : Qt::BacktabFocusReason);
  }
}

void Viewport::showState() {
  view().show(m_session.snapshot());
  if (m_pictures->isSplit()) {
    m_pictures->view(restingHalf()).show(restingSnapshot());
  }
}

session::Snapshot Viewport::restingSnapshot() const {
  session::Snapshot shown = m_session.snapshot();
  if (shown.scene && shown.state->state.adaptation != m_restingAdaptation) {
    SceneState state = shown.state->state;
    state.adaptation = m_restingAdaptation;
    shown.state = std::make_shared<const state::EvaluatedState>(state::evaluate(*shown.scene, std::move(state)));
  }
  return shown;
}

void Viewport::applyState() {
  showState();
  applyGameView();
  followCamera();
  nameStandIns();
}

void Viewport::followCamera() {
  const Scene* scene = m_session.scene();
  const int camera = scene ? m_session.evaluated().followedCamera : scene::kNone;
  const animation::PosePtr pose = m_pictures->activeView().pose();
  if (camera == scene::kNone) {
    m_camera.stopFollowing();
  } else if (pose && &pose->scene() == scene) {
    m_camera.follow(pose->camera(camera));
  }
}

void Viewport::chooseFreeCamera() {
  if (const Scene* scene = m_session.scene()) {
    SceneState state = m_session.state();
    state::followNoCamera(*scene, state);
    m_session.setControls(state.controls);
  }
}

void Viewport::applyGameView() {
  const scene::ViewPreset* view = m_session.scene() ? m_session.evaluated().viewPreset : nullptr;
  m_camera.setGameFov(view ? view->verticalFov : 0);
}

void Viewport::showDocument() {
  m_camera.forgetFollowed();
  const bool keep = std::exchange(m_keepCamera, false) && m_session.scene();
  if (!keep) {
    setSplit(Split::None);
  }
  // Before the camera is placed: how far it stands back depends on the field of view.
  applyGameView();
  showScene();
  if (const Scene* scene = m_session.scene()) {
    m_camera.setViewportSize(nativeWindow()->size());
    if (keep) {
      stayIn(*scene);
    } else {
      m_camera.startIn(*scene, startView());
    }
  }
}

void Viewport::showCompleted() {
  showScene();
  stayIn(*m_session.scene());
}

void Viewport::showScene() {
  const FileReadingPtr& reading = m_session.reading();
  const render::RenderScenePtr prepared = reading ? reading->prepared : nullptr;
  view().setScene(prepared, m_session.snapshot());
  if (m_pictures->isSplit()) {
    m_pictures->view(restingHalf()).setScene(prepared, restingSnapshot());
  }
}

void Viewport::stayIn(const Scene& scene) {
  m_camera.stayIn(scene);
  if (m_pictures->isSplit()) {
    m_resting.stayIn(scene);
    showResting();
  }
}

void Viewport::setSplit(Split split) {
  if (split != m_split && (split == Split::None || m_session.scene())) {
    activate(Half::First);
    CameraMemory camera = m_camera.memory();
    if (split == Split::PerspectiveAndTop) {
      lookDown(camera);
    }
    beginSecond(split, camera);
  }
}

void Viewport::lookDown(CameraMemory& camera) const {
  camera.movement = Movement::Orbit;
  camera.rig.setNavigation(scene::Navigation::Orbit);
  camera.framed = viewing::topViewOf(outline());
  camera.framed->place(camera.rig);
  camera.framedPose = camera.rig.pose();
}

void Viewport::beginSecond(Split split, CameraMemory camera) {
  m_split = split;
  m_pictures->setSplit(split != Split::None);
  if (split != Split::None) {
    m_resting = std::move(camera);
    m_restingAdaptation = m_session.state().adaptation;
    render::SceneView& second = m_pictures->view(Half::Second);
    second.setScene(m_session.reading()->prepared, m_session.snapshot());
    highlightIn(second);
    resizeResting(second.window());
  }
  Q_EMIT splitChanged(split);
}

void Viewport::activate(Half half) {
  if (!m_pictures->isSplit() || half == m_pictures->active()) {
    return;
  }
  m_camera.stopFollowing();
  const CameraMemory camera = std::exchange(m_resting, m_camera.memory());
  const double adaptation = std::exchange(m_restingAdaptation, m_session.state().adaptation);
  m_pictures->setActive(half);
  m_input->setWindow(nativeWindow());
  m_input->setTurnable(!isTop());
  setFocusProxy(m_pictures->activeContainer());
  m_exposure->forget();
  if (const Scene* scene = m_session.scene()) {
    m_session.setAdaptation(adaptation);
    m_camera.restore(camera, *scene, false);
    m_camera.setViewportSize(nativeWindow()->size());
    applyGameView();
  }
}

void Viewport::resizeResting(const QWindow* window) {
  if (m_pictures->isSplit() && m_pictures->halfOf(window) != m_pictures->active() && !window->size().isEmpty()) {
    m_resting.setViewportSize(window->size());
    showResting();
  }
}

void Viewport::showResting() {
  m_pictures->view(restingHalf()).setCamera(m_resting.rig);
}

CameraMemory Viewport::firstCamera() const {
  return m_pictures->active() == Half::First ? m_camera.memory() : m_resting;
}

std::optional<SecondPicture> Viewport::secondPicture() const {
  if (!m_pictures->isSplit()) {
    return std::nullopt;
  }
  const bool active = m_pictures->active() == Half::Second;
  return SecondPicture{m_split, active ? m_camera.memory() : m_resting, active, m_pictures->firstShare()};
}

void Viewport::restore(const CameraMemory& first, const std::optional<SecondPicture>& second, bool anew) {
  const Scene& scene = *m_session.scene();
  activate(Half::First);
  m_camera.restore(first, scene, anew);
  if (second) {
    CameraMemory camera = second->camera;
    if (anew) {
      camera.stayIn(scene);
    }
    beginSecond(second->split, camera);
    m_pictures->setFirstShare(second->firstShare);
    activate(second->active ? Half::Second : Half::First);
  }
}

void Viewport::setMode(render::ShadingMode mode) {
  m_mode = mode;
  m_pictures->forEach([mode](render::SceneView& view) { view.setMode(mode); });
}

void Viewport::highlightSelection() {
  m_pictures->forEach([this](render::SceneView& view) { highlightIn(view); });
  nameStandIns();
}

void Viewport::nameStandIns() {
  m_pictures->setNames(standInNotes(m_session, m_selection.current().items));
}

void Viewport::highlightIn(render::SceneView& view) const {
  const links::Pick& selected = m_selection.current();
  std::vector<DrawItemIndex> around;
  if (selected.node && !selected.items.empty()) {
    around = m_session.links().itemsBelow(links::objectOf(*m_session.scene(), selected.node));
  }
  view.setHighlight(selected.items, around.size() > selected.items.size() ? around : std::vector<DrawItemIndex>());
}

std::optional<picking::Hit> Viewport::hitAt(QPointF pixel) const {
  return hitIn(m_pictures->active(), pixel);
}

std::optional<picking::Hit> Viewport::hitIn(Half half, QPointF pixel) const {
  const session::RayCasterPtr caster = m_session.caster();
  if (!caster) {
    return std::nullopt;
  }
  const viewing::CameraRig& rig = half == m_pictures->active() ? m_camera.rig() : m_resting.rig;
  const Scene& scene = *m_session.scene();
  const ItemSet visible = pickable(half) - visibility::vanishedItems(scene, m_session.evaluated(), rig.pose().position);
  const animation::PosePtr pose = m_pictures->view(half).pose();
  const scene::ViewPreset* view = m_session.evaluated().viewPreset;
  return links::hitAt(*caster, {rig, visible, pose.get(), view}, pixel);
}

ItemSet Viewport::pickable(Half half) const {
  return m_pictures->view(half).visibleItems() - m_session.state().locked;
}

void Viewport::pickAt(QPointF pixel, Qt::KeyboardModifiers modifiers) {
  const bool more = modifiers.testFlag(Qt::ControlModifier);
  if (const auto hit = hitAt(pixel); hit && more) {
    m_selection.toggleHit(*hit);
  } else if (hit) {
    m_selection.selectHit(*hit);
  } else if (m_session.caster() && !more) {
    m_selection.clear();
  }
}

void Viewport::showBand(const std::optional<QRectF>& band) {
  m_pictures->setBand(band ? linesAround(m_camera.rig(), *band) : render::OverlayLines());
}

void Viewport::selectWithin(const QRectF& band, Qt::KeyboardModifiers modifiers) {
  const session::RayCasterPtr caster = m_session.caster();
  if (!caster) {
    return;
  }
  const ItemSet visible = pickable(m_pictures->active());
  const animation::PosePtr pose = view().pose();
  std::vector<DrawItemIndex> items =
      links::itemsWithin(*caster, {m_camera.rig(), visible, pose.get(), m_session.evaluated().viewPreset}, band);
  if (modifiers.testFlag(Qt::ControlModifier)) {
    const ItemSet all = ItemSet(items) | ItemSet(m_selection.current().items);
    items.assign(all.begin(), all.end());
  }
  m_selection.selectItems(std::move(items));
}

void Viewport::showLabel(std::optional<QPointF> pixel, const QWindow* window) {
  const auto half = m_pictures->halfOf(window);
  const auto hit = pixel && half ? hitIn(*half, *pixel) : std::nullopt;
  m_label->show(hit, half.value_or(Half::First), pixel.value_or(QPointF()));
  Q_EMIT m_pictures->hovered(hit);
}

tracing::FramedThing Viewport::selectedThing() const {
  const links::Pick& selected = m_selection.current();
  return tracing::thingOf(m_session.snapshot(), selected.items, selected.node);
}

void Viewport::frameSelection() {
  if (m_session.scene()) {
    const tracing::FramedThing thing = selectedThing();
    if (thing.items.empty() && thing.bounds.empty()) {
      frameAll();
    } else {
      m_framer->frame(thing);
    }
  }
}

scene::Bounds Viewport::selectionBounds() const {
  if (!m_session.scene()) {
    return {};
  }
  const tracing::FramedThing thing = selectedThing();
  scene::Bounds bounds = links::boundsOf(*m_session.pose(), m_session.evaluated(), thing.items);
  bounds.add(thing.bounds);
  return bounds;
}

void Viewport::frameAll() {
  if (m_session.scene()) {
    m_framer->frameAll(outline());
  }
}

void Viewport::goToStart() {
  Q_EMIT m_camera.aboutToJump();
  if (const Scene* scene = m_session.scene(); scene && isTop()) {
    m_camera.stopFollowing();
    CameraMemory camera = m_camera.memory();
    lookDown(camera);
    m_camera.restore(camera, *scene, false);
  } else if (scene) {
    m_camera.startIn(*scene, startView());
  }
}

viewing::StartView Viewport::startView() const {
  const auto& found = m_session.reading()->start;
  return found ? *found : viewing::plainStartView(*m_session.scene());
}

std::vector<QVector3D> Viewport::outline() const {
  const Scene& scene = *m_session.scene();
  std::vector<QVector3D> shown =
      animation::outlineOf(*m_session.pose(), animation::visibleItems(scene, m_session.evaluated()));
  if (shown.empty() && !scene.bounds().empty()) {
    const auto corners = scene::cornersOf(scene.bounds());
    shown.assign(corners.begin(), corners.end());
  }
  return shown;
}

void Viewport::changeEvent(QEvent* event) {
  if (event->type() == QEvent::PaletteChange) {
    m_pictures->forEach(
        [](render::SceneView& view) { view.setBackground(render::gradientAround(viewportBackground())); });
  } else if (event->type() == QEvent::LanguageChange) {
    nameStandIns();
  }
  QWidget::changeEvent(event);
}

} // namespace vitrine::ui
