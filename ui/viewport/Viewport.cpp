#include "ui/viewport/Viewport.h"

#include "core/animation/Outline.h"
#include "core/animation/VisibleItems.h"
#include "core/links/ItemBounds.h"
#include "core/links/PixelPick.h"
#include "ui/style/Appearance.h"
#include "ui/viewport/ExposureFollower.h"
#include "ui/viewport/HoverLabel.h"
#include "ui/viewport/ViewportInput.h"
#include "ui/widgets/Texts.h"

#include <QEvent>
#include <QToolTip>
#include <QVBoxLayout>
#include <QWindow>

namespace vitrine::ui {
namespace {

/// A marker tells nothing without what is around it.
constexpr double kAroundMarkersMetres = 3;

/// Bounds of the selection, in world space, with some room around a marker or a node that shows nothing; empty when
/// there is neither.
scene::Bounds boundsAround(const animation::Pose& pose, const state::EvaluatedState& state, const Selected& selected) {
  const Scene& scene = pose.scene();
  scene::Bounds bounds = links::boundsOf(pose, state, selected.items);
  if (!selected.node) {
    return bounds;
  }
  if (bounds.empty() || scene.nodes[selected.node].kind == scene::NodeKind::Marker) {
    const QVector3D place = pose.worldTransform(selected.node).column(3).toVector3D();
    const auto reach = static_cast<float>(kAroundMarkersMetres / scene.metresPerUnit);
    bounds.add(place - QVector3D(reach, reach, reach));
    bounds.add(place + QVector3D(reach, reach, reach));
  }
  return bounds;
}

} // namespace

Viewport::Viewport(Session& session, Selection& selection, QWidget* parent)
    : QWidget(parent), m_session(session), m_selection(selection), m_view(new render::SceneView(this)),
      m_container(QWidget::createWindowContainer(m_view->window(), this)),
      m_input(new ViewportInput(m_view->window(), m_camera, this)),
      m_exposure(new ExposureFollower(session, m_camera, this)) {
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->addWidget(m_container);
  m_container->setFocusPolicy(Qt::StrongFocus);
  m_container->setAccessibleName(tr("3D view"));
  setFocusProxy(m_container);
  m_view->setBackground(render::gradientAround(viewportBackground()));

  connect(&m_camera, &CameraController::moved, m_view, &render::SceneView::setCamera);
  connect(&m_camera, &CameraController::followingEnded, this, &Viewport::chooseFreeCamera);
  connect(&session, &Session::documentChanged, this, &Viewport::showDocument);
  connect(&session, &Session::documentCompleted, this, &Viewport::showCompleted);
  connect(&session, &Session::itemsRenumbered, this, &Viewport::highlightSelection);
  connect(&session, &Session::stateChanged, this, &Viewport::applyState);
  for (const auto changed : {&Session::timeChanged, &Session::clockChanged, &Session::adaptationChanged}) {
    connect(&session, changed, this, [this] {
      m_view->show(m_session.snapshot());
      followCamera();
    });
  }
  connect(&session, &Session::assetsChanged, this,
          [this](const scene::ScenePatch& patch) { m_view->applyPatch(patch, m_session.assets()); });
  connect(&selection, &Selection::changed, this, &Viewport::highlightSelection);
  connect(m_input, &ViewportInput::clicked, this, &Viewport::pickAt);
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
  connect(m_input, &ViewportInput::tabPressed, this, &Viewport::panelsToggled);
  m_input->setTargetFinder([this](QPointF pixel) {
    const auto hit = hitAt(pixel);
    return hit && !hit->backdrop ? std::optional(hit->position) : std::nullopt;
  });
}

void Viewport::setInputFeel(const InputFeel& feel) {
  m_input->setFeel(feel);
}

void Viewport::applyState() {
  m_view->show(m_session.snapshot());
  applyGameView();
  followCamera();
}

void Viewport::followCamera() {
  const Scene* scene = m_session.scene();
  const int camera = scene ? m_session.evaluated().followedCamera : scene::kNone;
  const animation::PosePtr pose = m_view->pose();
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
  // Before the camera is placed: how far it stands back depends on the field of view.
  applyGameView();
  const LoadedDocumentPtr& loaded = m_session.loaded();
  m_view->setScene(loaded ? loaded->prepared : nullptr, m_session.snapshot());
  const bool keep = std::exchange(m_keepCamera, false);
  if (const Scene* scene = m_session.scene()) {
    m_camera.setViewportSize(m_view->window()->size());
    if (keep) {
      m_camera.stayIn(*scene);
    } else {
      m_camera.startIn(*scene, startView());
    }
  }
}

void Viewport::showCompleted() {
  m_view->setScene(m_session.loaded()->prepared, m_session.snapshot());
  m_camera.stayIn(*m_session.scene());
}

void Viewport::setMode(render::ShadingMode mode) {
  m_mode = mode;
  m_view->setMode(mode);
}

void Viewport::highlightSelection() {
  m_view->setHighlight(m_selection.current().items);
}

std::optional<picking::Hit> Viewport::hitAt(QPointF pixel) const {
  const auto& caster = m_session.caster();
  if (!caster) {
    return std::nullopt;
  }
  const ItemSet visible = m_view->visibleItems();
  const animation::PosePtr pose = m_view->pose();
  const scene::ViewPreset* view = m_session.evaluated().viewPreset;
  return links::hitAt(*caster, {m_camera.rig(), visible, pose.get(), view}, pixel);
}

void Viewport::pickAt(QPointF pixel) {
  if (const auto hit = hitAt(pixel)) {
    m_selection.selectHit(*hit);
  } else if (m_session.caster()) {
    m_selection.clear();
  }
}

void Viewport::showLabel(std::optional<QPointF> pixel) {
  const auto hit = pixel ? hitAt(*pixel) : std::nullopt;
  const QString label = hit ? hoverLabel(*m_session.scene(), hit->item) : QString();
  if (label.isEmpty()) {
    QToolTip::hideText();
  } else {
    QToolTip::showText(m_view->window()->mapToGlobal(pixel->toPoint()), plainToolTip(label), m_container);
  }
}

void Viewport::frameSelection() {
  if (m_session.scene()) {
    const scene::Bounds bounds = selectionBounds();
    if (bounds.empty()) {
      frameAll();
    } else {
      m_camera.frame(scene::cornersOf(bounds));
    }
  }
}

scene::Bounds Viewport::selectionBounds() const {
  return m_session.scene() ? boundsAround(*m_session.pose(), m_session.evaluated(), m_selection.current())
                           : scene::Bounds();
}

void Viewport::frameAll() {
  if (m_session.scene()) {
    m_camera.frame(outline());
  }
}

void Viewport::goToStart() {
  if (const Scene* scene = m_session.scene()) {
    m_camera.startIn(*scene, startView());
  }
}

viewing::StartView Viewport::startView() const {
  const auto& found = m_session.loaded()->start;
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
    m_view->setBackground(render::gradientAround(viewportBackground()));
  }
  QWidget::changeEvent(event);
}

} // namespace vitrine::ui
