#include "render/tracing/OpenPlaces.h"

#include "core/animation/VisibleItems.h"
#include "core/visibility/Visibility.h"

#include <QtMath>

#include <algorithm>
#include <array>
#include <cmath>

namespace vitrine::tracing {
namespace {

constexpr double kEyeMetres = 1.7;
constexpr double kLeastRoomMetres = 2.5;
constexpr std::size_t kMostLeaves = 24;
constexpr std::size_t kMostPlaces = 10; ///< those that see furthest all around
constexpr int kColumns = 5;             ///< of the grid, each way
constexpr int kMostFloors = 3;
constexpr int kDirections = 12;
/// Ways that are looked along at each place: the one seen furthest along, and the next that is well apart from it.
constexpr std::size_t kWays = 2;
constexpr int kApart = 2;
constexpr float kDown = 6; ///< degrees

class PlaceFinder {
public:
  PlaceFinder(const Scene& scene, const picking::RayCaster& caster, const session::Snapshot& shown,
              const base::Progress& progress)
      : m_scene(scene), m_caster(caster), m_pose(shown.pose.get()), m_progress(progress) {
    const ItemSet visible = animation::visibleItems(scene, *shown.state);
    std::vector<DrawItemIndex> standing;
    for (const DrawItemIndex item : visible) {
      if (scene.nodes[scene.drawItems()[item].node].kind != scene::NodeKind::Marker) {
        standing.push_back(item);
      }
    }
    m_solid = ItemSet(standing);
  }

  std::vector<scene::Camera> find() {
    if (!addLeaves()) {
      addGrid();
    }
    std::ranges::stable_sort(m_places, std::ranges::greater(), &Place::openness);
    m_places.resize(std::min(m_places.size(), kMostPlaces));
    std::vector<scene::Camera> cameras;
    for (const Place& place : m_places) {
      addCameras(place, cameras);
    }
    return cameras;
  }

private:
  struct Place {
    QVector3D eye;
    std::array<float, kDirections> sights{}; ///< how far it sees around
    float openness = 0;
  };

  float units(double metres) const { return static_cast<float>(metres / m_scene.metresPerUnit); }

  /// False: no leaf is large enough to stand in.
  bool addLeaves() {
    const visibility::Visibility* data = m_scene.world.visibility.get();
    if (!data) {
      return false;
    }
    std::vector<const visibility::Visibility::Leaf*> leaves;
    for (const visibility::Visibility::Leaf& leaf : data->leaves) {
      const QVector3D size = leaf.bounds.size();
      if (leaf.cluster >= 0 && !leaf.bounds.empty() &&
          std::min({size.x(), size.y(), size.z()}) > units(kLeastRoomMetres)) {
        leaves.push_back(&leaf);
      }
    }
    const auto volume = [](const visibility::Visibility::Leaf* leaf) {
      const QVector3D size = leaf->bounds.size();
      return size.x() * size.y() * size.z();
    };
    std::ranges::stable_sort(leaves, std::ranges::greater(), volume);
    for (const auto* leaf : leaves) {
      QVector3D eye = leaf->bounds.centre();
      eye.setY(std::min(eye.y(), leaf->bounds.min().y() + units(kEyeMetres)));
      if (data->clusterAt(eye) == leaf->cluster) {
        add(eye);
      }
      if (m_places.size() >= kMostLeaves) {
        break;
      }
    }
    return !m_places.empty();
  }

  void addGrid() {
    const scene::Bounds& bounds = m_scene.bounds();
    if (bounds.empty()) {
      return;
    }
    for (int row = 0; row < kColumns; ++row) {
      for (int column = 0; column < kColumns; ++column) {
        const QVector3D part((static_cast<float>(column) + 0.5F) / kColumns, 1,
                             (static_cast<float>(row) + 0.5F) / kColumns);
        addColumn(bounds.min() + bounds.size() * part, bounds.min().y());
      }
    }
  }

  /// Eyes above what lies below a point, floor by floor.
  void addColumn(QVector3D from, float lowest) {
    const float step = units(0.05);
    from.setY(from.y() + step);
    for (int floor = 0; floor < kMostFloors && from.y() > lowest; ++floor) {
      const auto hit = m_caster.cast({from, QVector3D(0, -1, 0)}, m_solid, m_pose);
      if (!hit) {
        return;
      }
      const QVector3D eye = hit->position + QVector3D(0, units(kEyeMetres), 0);
      if (sight(hit->position + QVector3D(0, step, 0), QVector3D(0, 1, 0)) > units(kLeastRoomMetres)) {
        add(eye);
      }
      from = hit->position - QVector3D(0, step, 0);
    }
  }

  float sight(const QVector3D& eye, const QVector3D& direction) const {
    const auto hit = m_caster.cast({eye, direction}, m_solid, m_pose);
    return hit ? hit->distance : m_scene.bounds().size().length();
  }

  void add(const QVector3D& eye) {
    m_progress.check();
    Place place;
    place.eye = eye;
    for (int i = 0; i < kDirections; ++i) {
      const float seen = sight(eye, turned(i).rotatedVector({0, 0, -1}));
      place.sights[static_cast<std::size_t>(i)] = seen;
      place.openness += std::log(std::max(seen, units(0.1)));
    }
    m_places.push_back(place);
  }

  static void addCameras(const Place& place, std::vector<scene::Camera>& cameras) {
    const auto seen = [&](int direction) { return place.sights[static_cast<std::size_t>(direction)]; };
    int first = -1;
    for (std::size_t way = 0; way < kWays; ++way) {
      int best = -1;
      for (int i = 0; i < kDirections; ++i) {
        const int away = std::abs(i - first);
        const bool apart = first < 0 || std::min(away, kDirections - away) > kApart;
        best = apart && (best < 0 || seen(i) > seen(best)) ? i : best;
      }
      scene::Camera camera;
      camera.position = place.eye;
      camera.orientation = turned(best) * QQuaternion::fromAxisAndAngle(1, 0, 0, -kDown);
      cameras.push_back(std::move(camera));
      first = best;
    }
  }

  static QQuaternion turned(int direction) {
    return QQuaternion::fromAxisAndAngle(0, 1, 0, 360.0F * static_cast<float>(direction) / kDirections);
  }

  const Scene& m_scene;
  const picking::RayCaster& m_caster;
  const animation::Pose* m_pose;
  const base::Progress& m_progress;
  ItemSet m_solid;
  std::vector<Place> m_places;
};

} // namespace

std::vector<scene::Camera> openPlaces(const Scene& scene, const picking::RayCaster& caster,
                                      const session::Snapshot& shown, const base::Progress& progress) {
  return PlaceFinder(scene, caster, shown, progress).find();
}

} // namespace vitrine::tracing
