#include "tests/links/ClickedMap.h"

#include "core/animation/VisibleItems.h"
#include "core/viewing/CameraRig.h"
#include "core/visibility/Visibility.h"
#include "tests/links/Clicks.h"
#include "tests/support/Samples.h"

#include <set>

namespace vitrine::tests {
namespace {

constexpr std::size_t kMostHits = 4 * kWantedHits;
constexpr std::size_t kWantedRecords = 30;

/// A grid of places, higher than the middle of the box that maps mostly have their ground in.
std::vector<QVector3D> placesInside(const scene::Bounds& box) {
  std::vector<QVector3D> places;
  for (const float x : {0.2F, 0.5F, 0.8F}) {
    for (const float z : {0.2F, 0.5F, 0.8F}) {
      places.push_back(box.min() + box.size() * QVector3D(x, 0.6F, z));
    }
  }
  return places;
}

/// Views that between them see most of a map: its own cameras, each leaf a player can be in (or places all over it,
/// where it does not say), and from outside.
std::vector<viewing::CameraRig> views(const Scene& scene) {
  std::vector<viewing::CameraRig> rigs;
  viewing::CameraRig rig;
  rig.setViewportSize(kClickedView);
  rig.setSceneBounds(scene.bounds());
  rig.setNavigation(scene::Navigation::Fly);
  for (const scene::Camera& camera : scene.view.cameras) {
    rig.setPose(camera);
    rigs.push_back(rig);
  }
  for (const visibility::Visibility::Leaf& leaf :
       scene.world.visibility ? scene.world.visibility->leaves : std::vector<visibility::Visibility::Leaf>()) {
    for (const float yaw : {0.0F, 90.0F, 180.0F, 270.0F}) {
      if (leaf.cluster >= 0 && rigs.size() < 200) {
        rig.setPose(viewing::CameraPose{leaf.bounds.centre(), QQuaternion::fromEulerAngles(-20.0F, yaw, 0.0F)});
        rigs.push_back(rig);
      }
    }
  }
  for (const QVector3D& place : scene.world.visibility ? std::vector<QVector3D>() : placesInside(scene.bounds())) {
    for (const float yaw : {20.0F, 110.0F, 200.0F, 290.0F}) {
      rig.setPose(viewing::CameraPose{place, QQuaternion::fromEulerAngles(-15.0F, yaw, 0.0F)});
      rigs.push_back(rig);
    }
  }
  for (const viewing::StandardView preset : {viewing::StandardView::Isometric, viewing::StandardView::Top,
                                             viewing::StandardView::Front, viewing::StandardView::Right}) {
    rig.setPreset(preset, scene.bounds());
    rigs.push_back(rig);
  }
  return rigs;
}

/// The surface's own record; for the shared box that stands for a prop, the prop's.
RecordRef primaryRecord(const Scene& scene, DrawItemIndex item, std::uint32_t triangle) {
  const auto own = scene.recordOf(item, triangle);
  const auto& instance = scene.nodes[scene.drawItems()[item].node].record;
  EXPECT_TRUE(own || instance) << "a surface without a record";
  return own ? *own : instance.value_or(RecordRef{});
}

/// Number of records that what is drawn by default comes from.
std::size_t drawnRecords(const Scene& scene) {
  std::set<RecordRef> records;
  for (const DrawItemIndex item : animation::visibleItems(scene, {})) {
    records.insert(primaryRecord(scene, item, 0));
  }
  return records.size();
}

/// Clicks on a grid of pixels in one view after another, the same number in each, until there are enough.
std::vector<Click> clicks(const scene::ScenePtr& scene) {
  const picking::RayCaster caster(scene);
  const ItemSet visible = animation::visibleItems(*scene, {});
  const std::vector<viewing::CameraRig> rigs = views(*scene);
  std::vector<Click> found;
  for (int round = 0; round < 40 && found.size() < kWantedHits; ++round) {
    for (const viewing::CameraRig& rig : rigs) {
      const QPointF pixel((round * 379) % 640 + 0.5, (round * 211 + 97) % 480 + 0.5);
      const auto hit = caster.cast(rig.rayThrough(pixel), visible);
      if (hit && found.size() < kMostHits) {
        found.push_back({*hit, primaryRecord(*scene, hit->item, hit->triangle)});
      }
    }
  }
  return found;
}

} // namespace

void ClickedMap::open(const QString& folder) {
  const auto path = samplePath(folder + QLatin1Char('/') + QLatin1String(GetParam()));
  if (!path) {
    GTEST_SKIP() << othersSamplesMissing();
  }
  m_document = openedToClick(*path);
  ASSERT_TRUE(m_document);
}

void ClickedMap::followClicks(const std::function<void(const Click&, const Bytes& record)>& follow) const {
  const std::vector<Click> found = clicks(m_document->scene);
  EXPECT_GE(found.size(), kWantedHits);
  std::set<RecordRef> records;
  for (const Click& click : found) {
    records.insert(click.record);
    const auto range = m_document->structure.rangeOf(click.record);
    ASSERT_TRUE(range);
    const auto record = m_document->spaces.read(*range);
    ASSERT_TRUE(record);
    expectBothWays(*m_document, click.record, click.hit.item);
    follow(click, *record);
  }
  // In the maps of a few boxes every other record must have been met.
  EXPECT_GE(records.size(), std::min(kWantedRecords, drawnRecords(scene()) / 2));
}

std::array<QVector3D, 3> ClickedMap::triangleOf(const picking::Hit& hit) const {
  std::array<QVector3D, 3> corners = cornersInWorld(scene(), hit);
  std::ranges::transform(corners, corners.begin(),
                         [this](const QVector3D& corner) { return scene().sourceAxes.toFile(corner); });
  return corners;
}

} // namespace vitrine::tests
