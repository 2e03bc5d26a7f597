#include "render/tracing/TracedStartView.h"

#include "core/animation/Outline.h"
#include "core/animation/VisibleItems.h"
#include "core/scene/DamageMarks.h"
#include "core/viewing/StartCamera.h"
#include "render/tracing/OpenPlaces.h"
#include "render/tracing/ViewScore.h"

#include <algorithm>

namespace vitrine::tracing {
namespace {

constexpr QSize kGlance(32, 18);
/// Of the file's own viewpoints: as many, and so many of them turned around as well.
constexpr std::size_t kMostViewpoints = 12;
constexpr std::size_t kMostTurned = 4;
/// Views that are looked at with their light, the best ones.
constexpr std::size_t kMostLit = 6;
/// Share of the worth of a view from outside that counts where the file says how people stand in it.
constexpr float kOutsideShare = 0.6F;
/// A later one of equals must be better, not as good.
constexpr float kClearly = 1.05F;

/// A view that might be the start.
struct Candidate {
  viewing::StartView view;
  float share = 1; ///< of its worth that counts
  float worth = 0;
};

class StartFinder {
public:
  /// `shown` as the file itself has it, so that the start does not depend on what was found elsewhere.
  StartFinder(const session::Snapshot& shown, const picking::RayCaster& caster, base::Progress& progress)
      : m_shown(shown), m_scene(*shown.scene), m_caster(caster), m_progress(progress) {}

  viewing::StartView find() {
    if (const scene::Camera* first = viewing::startCamera(m_scene)) {
      const Candidate candidate = standingAt(*first);
      if (showsThePlace(litFiguresOf(glance(candidate.view, Detail::Shaded), m_scene))) {
        return candidate.view;
      }
      addViewpoints();
      addOpenPlaces();
    } else if (m_scene.world.visibility) {
      addOpenPlaces(); // closed in, as maps with leaves are: from outside they are walls and roofs
    }
    addOverviews();
    return best();
  }

private:
  static Candidate standingAt(const scene::Camera& camera) {
    Candidate candidate;
    candidate.view.camera = camera;
    return candidate;
  }

  TracedPicture glance(const viewing::StartView& view, Detail detail) const {
    viewing::CameraRig rig;
    rig.setNavigation(m_scene.view.navigation);
    rig.setViewportSize(kGlance);
    rig.setSceneBounds(m_scene.bounds());
    view.place(rig);
    return trace(m_shown, m_caster, rig, kGlance, detail, &m_progress);
  }

  void addViewpoints() {
    const auto& cameras = m_scene.view.cameras;
    for (std::size_t i = 0; i < std::min(cameras.size(), kMostViewpoints); ++i) {
      m_candidates.push_back(standingAt(cameras[i]));
      for (int quarter = 1; quarter < 4 && i < kMostTurned; ++quarter) {
        scene::Camera turned = cameras[i];
        turned.orientation =
            QQuaternion::fromAxisAndAngle(0, 1, 0, static_cast<float>(90 * quarter)) * turned.orientation;
        m_candidates.push_back(standingAt(turned));
      }
    }
  }

  void addOpenPlaces() {
    for (const scene::Camera& camera : openPlaces(m_scene, m_caster, m_shown, m_progress)) {
      m_candidates.push_back(standingAt(camera));
    }
  }

  void addOverviews() {
    viewing::StartView first = viewing::overviewOf(m_scene.bounds());
    first.outline = shownOutline(m_shown);
    for (int quarter = 0; quarter < 4; ++quarter) {
      Candidate candidate;
      candidate.view = first;
      candidate.view.orientation =
          QQuaternion::fromAxisAndAngle(0, 1, 0, static_cast<float>(90 * quarter)) * first.orientation;
      candidate.share = viewing::startCamera(m_scene) ? kOutsideShare : 1;
      m_candidates.push_back(std::move(candidate));
    }
  }

  viewing::StartView best() {
    for (Candidate& candidate : m_candidates) {
      m_progress.check();
      candidate.worth = candidate.share * worthOf(figuresOf(glance(candidate.view, Detail::Hits), m_scene), m_scene);
    }
    std::ranges::stable_sort(m_candidates, std::ranges::greater(), &Candidate::worth);
    m_candidates.resize(std::min(m_candidates.size(), kMostLit));
    const Candidate* best = nullptr;
    for (Candidate& candidate : m_candidates) {
      candidate.worth =
          candidate.share * worthOf(litFiguresOf(glance(candidate.view, Detail::Shaded), m_scene), m_scene);
      best = best && candidate.worth <= best->worth * kClearly ? best : &candidate;
    }
    return best ? best->view : viewing::plainStartView(m_scene);
  }

  const session::Snapshot& m_shown;
  const Scene& m_scene;
  const picking::RayCaster& m_caster;
  base::Progress& m_progress;
  std::vector<Candidate> m_candidates;
};

/// Nothing but markers: people and paths without the map they are on.
bool isMarkersAlone(const Scene& scene) {
  return std::ranges::all_of(scene.drawItems(), [&](const scene::DrawItem& item) {
    return scene.nodes[item.node].kind == scene::NodeKind::Marker;
  });
}

scene::Bounds boundsOf(const std::vector<QVector3D>& points) {
  scene::Bounds bounds;
  std::ranges::for_each(points, [&](const QVector3D& point) { bounds.add(point); });
  return bounds;
}

/// All of it, from its front where it has one.
viewing::StartView framed(const session::Snapshot& shown) {
  const Scene& scene = *shown.scene;
  viewing::StartView view = viewing::overviewOf(scene.bounds());
  view.outline = shownOutline(shown);
  if (const scene::Camera* own = scene.view.front ? viewing::startCamera(scene) : nullptr) {
    view.orientation = own->orientation;
    view.verticalFov = own->verticalFov;
  } else if (scene.view.front) {
    view.orientation = viewing::threeQuarterView(*scene.view.front, boundsOf(view.outline).size());
  }
  return view;
}

} // namespace

std::vector<QVector3D> shownOutline(const session::Snapshot& shown) {
  SceneState atRest = shown.state->state;
  atRest.animation = scene::kNone;
  const state::EvaluatedState evaluated = state::evaluate(*shown.scene, std::move(atRest));
  const bool moves = !shown.scene->motion.animatedModels.empty();
  std::vector<QVector3D> outline = animation::outlineOf(moves ? animation::Pose(shown.scene, evaluated) : *shown.pose,
                                                        animation::visibleItems(*shown.scene, evaluated));
  if (outline.empty() && !shown.scene->bounds().empty()) {
    const auto corners = scene::cornersOf(shown.scene->bounds());
    outline.assign(corners.begin(), corners.end());
  }
  return outline;
}

viewing::StartView startView(const session::Snapshot& shown, session::SharedCaster& caster, base::Progress& progress) {
  const Scene& scene = *shown.scene;
  const bool startsAtAll = !scene.view.startsAtCamera && !scene.view.cameras.empty();
  if (scene.view.front || startsAtAll || isMarkersAlone(scene)) {
    return framed(shown);
  }
  if (scene.view.navigation == scene::Navigation::Orbit) {
    return viewing::plainStartView(scene); // a picture, which its camera looks at as a whole
  }
  SceneState state = state::startState(scene);
  state.controls[QString::fromLatin1(scene::kOmittedLayer)] = 0; // marks of damage hide what a view shows
  const session::Snapshot plain = session::snapshotOf(shown.scene, scene.assets, std::move(state));
  return StartFinder(plain, *caster.get(progress), progress).find();
}

} // namespace vitrine::tracing
