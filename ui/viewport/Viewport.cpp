#include "ui/viewport/Viewport.h"

#include "ui/style/Appearance.h"
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

/// What is selected, in world space, and some room around a marker or a node that shows nothing; empty when there is
/// neither.
scene::Bounds boundsAround(const scene::Pose& pose, const SceneState& state, const Selected& selected) {
  const Scene& scene = pose.scene();
  scene::Bounds bounds = boundsOf(pose, state, selected.items);
  if (selected.node == scene::kNone) {
    return bounds;
  }
  if (bounds.empty() || scene.nodes[static_cast<std::size_t>(selected.node)].kind == scene::NodeKind::Marker) {
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
      m_input(new ViewportInput(m_view->window(), m_camera, this)) {
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->addWidget(m_container);
  m_container->setFocusPolicy(Qt::StrongFocus);
  m_container->setAccessibleName(tr("3D view"));
  setFocusProxy(m_container);
  m_view->setBackground(viewportBackground());

  connect(&m_camera, &CameraController::moved, m_view, &render::SceneView::setCamera);
  connect(&m_camera, &CameraController::letGone, this, &Viewport::endRide);
  connect(&session, &Session::documentChanged, this, &Viewport::showDocument);
  connect(&session, &Session::documentCompleted, this, &Viewport::showCompleted);
  connect(&session, &Session::itemsRenumbered, this, &Viewport::highlightSelection);
  connect(&session, &Session::stateChanged, this, &Viewport::applyState);
  for (const auto changed : {&Session::timeChanged, &Session::clockChanged}) {
    connect(&session, changed, this, [this] {
      m_view->setState(m_session.state());
      followRide();
    });
  }
  connect(&session, &Session::assetsChanged, m_view, &render::SceneView::applyPatch);
  connect(&selection, &Selection::changed, this, &Viewport::highlightSelection);
  connect(m_input, &ViewportInput::clicked, this, &Viewport::pickAt);
  connect(m_input, &ViewportInput::doubleClicked, this, [this](QPointF pixel) {
    if (const auto hit = hitAt(pixel); hit && hit->backdrop == scene::kNone) {
      m_camera.setOrbitCentre(hit->position);
    }
  });
  connect(m_input, &ViewportInput::menuRequested, this, [this](QPointF pixel, QPoint global) {
    pickAt(pixel);
    Q_EMIT menuRequested(global);
  });
  connect(m_input, &ViewportInput::hovered, this, &Viewport::showLabel);
  connect(m_input, &ViewportInput::filesDropped, this, &Viewport::filesDropped);
  m_input->setTargetFinder([this](QPointF pixel) {
    const auto hit = hitAt(pixel);
    return hit && hit->backdrop == scene::kNone ? std::optional(hit->position) : std::nullopt;
  });
}

void Viewport::applyState() {
  m_view->setState(m_session.state());
  applyGameView();
  followRide();
}

void Viewport::followRide() {
  const Scene* scene = m_session.scene();
  const int camera = scene ? scene::riddenCamera(*scene, m_session.state()) : scene::kNone;
  const scene::PosePtr pose = m_view->pose();
  if (camera == scene::kNone) {
    m_camera.letGo();
  } else if (pose && &pose->scene() == scene) {
    m_camera.ride(pose->camera(camera));
  }
}

void Viewport::endRide() {
  const Scene* scene = m_session.scene();
  for (const scene::Control& control : scene ? scene->controls : std::vector<scene::Control>()) {
    if (const auto* ride = std::get_if<scene::CameraRideTarget>(&control.target)) {
      const auto free = std::ranges::find(ride->choices, scene::kNone);
      if (free != ride->choices.end()) {
        m_session.setControl(control.id, static_cast<double>(free - ride->choices.begin()));
      }
    }
  }
}

void Viewport::applyGameView() {
  const Scene* scene = m_session.scene();
  const scene::GameView* view = scene ? scene::chosenGameView(*scene, m_session.state()) : nullptr;
  m_camera.setGameFov(view ? view->verticalFov : 0);
}

void Viewport::showDocument() {
  m_camera.dismount();
  // Before the camera is placed: how far it stands back depends on the field of view.
  applyGameView();
  const LoadedDocumentPtr& loaded = m_session.loaded();
  m_view->setScene(loaded ? loaded->prepared : nullptr);
  const bool keep = std::exchange(m_keepCamera, false);
  if (const Scene* scene = m_session.scene()) {
    m_camera.setViewportSize(m_view->window()->size());
    if (keep) {
      m_camera.stayIn(*scene);
    } else {
      m_camera.startIn(*scene);
    }
  }
}

void Viewport::showCompleted() {
  m_view->setScene(m_session.loaded()->prepared);
  m_camera.stayIn(*m_session.scene());
}

void Viewport::setMode(render::ShadingMode mode) {
  m_mode = mode;
  m_view->setMode(mode);
}

void Viewport::highlightSelection() {
  m_view->setHighlight(m_selection.current().items);
}

std::optional<scene::Hit> Viewport::hitAt(QPointF pixel) const {
  const auto& caster = m_session.caster();
  const render::CameraRig& rig = m_camera.rig();
  const scene::PosePtr pose = m_view->pose();
  if (!caster) {
    return std::nullopt;
  }
  const scene::Ray ray = rig.rayThrough(pixel);
  const bool orthographic = rig.pose().orthographic; // a map from above, without backdrops
  const auto hit = orthographic ? caster->cast(ray, m_view->visibleItems(), pose.get())
                                : caster->castSeen(ray, m_view->visibleItems(), pose.get());
  if (!hit || orthographic || hit->backdrop != scene::kNone) {
    return hit;
  }
  const scene::GameView* view = scene::chosenGameView(*m_session.scene(), m_session.state());
  const float depth = QVector3D::dotProduct(hit->position - rig.pose().position, rig.forward());
  return view && view->farPlane > 0 && depth > view->farPlane ? std::nullopt : hit;
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
    m_camera.frame(bounds.empty() ? sceneBounds() : bounds);
  }
}

scene::Bounds Viewport::selectionBounds() const {
  return m_session.scene() ? boundsAround(*m_session.pose(), m_session.state(), m_selection.current())
                           : scene::Bounds();
}

void Viewport::frameAll() {
  if (m_session.scene()) {
    m_camera.frame(sceneBounds());
  }
}

scene::Bounds Viewport::sceneBounds() const {
  const Scene& scene = *m_session.scene();
  if (scene.figures.empty()) {
    return scene.bounds();
  }
  const scene::Bounds shown = scene::boundsOf(*m_session.pose(), scene::visibleItems(scene, m_session.state()));
  return shown.empty() ? scene.bounds() : shown;
}

void Viewport::changeEvent(QEvent* event) {
  if (event->type() == QEvent::PaletteChange) {
    m_view->setBackground(viewportBackground());
  }
  QWidget::changeEvent(event);
}

} // namespace vitrine::ui
