#include "tests/links/Clicks.h"

#include "core/animation/VisibleItems.h"
#include "core/formats/api/Opener.h"
#include "core/formats/registry/Registry.h"
#include "core/scene/SceneRecords.h"
#include "core/viewing/CameraRig.h"
#include "tests/support/Samples.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace vitrine::tests {
namespace {

constexpr int kRoundViews = 12;
constexpr int kPixelsOfRoundView = 40;

} // namespace

std::optional<QString> clickedPath(const char* path) {
  const auto below = QString::fromLatin1(path);
  return below.startsWith(QLatin1String("./"))
             ? std::optional(qEnvironmentVariable("VITRINE_BINARY_DIR") + below.mid(1))
             : samplePath(below);
}

DocumentPtr openedToClick(const QString& path) {
  Progress progress;
  auto opened = formats::Opener(formats::registry()).open(path, {}, progress);
  EXPECT_TRUE(opened) << opened.error().reason().toStdString();
  EXPECT_TRUE(!opened || opened->document->scene) << "there is no scene";
  return opened && opened->document->scene ? opened->document : nullptr;
}

void clickAllRound(const picking::RayCaster& caster, const Scene& scene, const RoundTrip& trip,
                   const std::function<void(const picking::Hit&, const scene::Ray&)>& click) {
  const ItemSet visible = animation::visibleItems(scene, {});
  viewing::CameraRig rig;
  rig.setViewportSize(kClickedView);
  rig.setSceneBounds(scene.bounds());
  const QVector3D middle = scene.bounds().centre();
  const float away = trip.distance * scene.bounds().size().length();
  for (int view = 0; view < kRoundViews && !testing::Test::HasFailure(); ++view) {
    const QQuaternion turn =
        QQuaternion::fromEulerAngles(view % 3 == 0 ? trip.above : trip.below, 30.0F * static_cast<float>(view), 0);
    rig.setNavigation(scene::Navigation::Fly);
    rig.setPose(viewing::CameraPose{middle + turn.rotatedVector({0, 0, away}), turn});
    for (int pixel = 0; pixel < kPixelsOfRoundView; ++pixel) {
      const QPointF at(120 + (pixel * 379 + view * 53) % 400 + 0.5, 60 + (pixel * 211 + view * 31) % 360 + 0.5);
      const scene::Ray ray = rig.rayThrough(at);
      if (const auto hit = caster.cast(ray, visible)) {
        ASSERT_NO_FATAL_FAILURE(click(*hit, ray));
      }
    }
  }
}

void expectBothWays(const Document& document, const RecordRef& record, DrawItemIndex item) {
  const auto range = document.structure.rangeOf(record);
  ASSERT_TRUE(range);
  for (const std::uint64_t offset : {range->offset, range->offset + range->size / 2, range->end() - 1}) {
    EXPECT_EQ(document.structure.recordAt(range->space, offset), record);
  }
  const auto items = scene::itemsOf(*document.scene, record);
  EXPECT_TRUE(std::ranges::find(items, item) != items.end());
}

std::array<QVector3D, 3> cornersInMesh(const Scene& scene, const picking::Hit& hit) {
  const scene::Mesh& mesh = scene.meshOf(hit.item);
  const std::uint32_t first = scene.surfaceOf(hit.item).firstIndex + 3 * hit.triangle;
  std::array<QVector3D, 3> corners;
  for (std::uint32_t i = 0; i < 3; ++i) {
    corners[i] = mesh.vertices.positions[mesh.indices[first + i]];
  }
  return corners;
}

std::array<QVector3D, 3> cornersInWorld(const Scene& scene, const picking::Hit& hit) {
  const QMatrix4x4& world = scene.worldTransform(scene.drawItems()[hit.item].node);
  std::array<QVector3D, 3> corners = cornersInMesh(scene, hit);
  std::ranges::transform(corners, corners.begin(), [&](const QVector3D& corner) { return world.map(corner); });
  return corners;
}

} // namespace vitrine::tests
