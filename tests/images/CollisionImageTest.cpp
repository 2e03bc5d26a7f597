// The collision view: which colour of the legend a face has follows from the sheet's test on the bytes of its block.
#include "core/animation/VisibleItems.h"
#include "core/image/Image.h"
#include "core/picking/RayCaster.h"
#include "tests/images/OpenedMap.h"
#include "tests/images/Pixels.h"
#include "tests/samples/oracles/xops/BlockDecoder.h"
#include "tests/support/Samples.h"

#include <gtest/gtest.h>

namespace vitrine::tests {
namespace {

constexpr int kCollisionPixelStep = 6; ///< pixels between two that are looked at
const QString kShading = QStringLiteral("shading");
constexpr int kCollision = 2; ///< choice of the control

// Places in the legend.
enum Kind { Solid, Board, Invisible, Kinds };

struct MapOfKinds {
  const char* path;
  std::vector<Standpoint> standpoints;
  std::array<int, Kinds> wanted; ///< pixels of each kind, at least
};

void PrintTo(const MapOfKinds& map, std::ostream* out) {
  *out << map.path;
}

class CollisionImage : public testing::TestWithParam<MapOfKinds> {
protected:
  void SetUp() override {
    const auto path = samplePath(QStringLiteral("bd1/") + QLatin1String(GetParam().path));
    if (!path) {
      GTEST_SKIP() << othersSamplesMissing();
    }
    m_map = openMap(*path);
    ASSERT_TRUE(m_map);
    m_state.controls[kShading] = kCollision;
    const auto control = std::ranges::find(scene().controls, kShading, &scene::Control::id);
    ASSERT_NE(control, scene().controls.end());
    m_legend = std::get<scene::ColorStreamTarget>(control->target).choices.at(kCollision).legend;
    ASSERT_EQ(m_legend.size(), static_cast<std::size_t>(Kinds));
  }

  const Scene& scene() const { return *m_map->scene(); }

  struct Seen {
    Kind kind;
    QVector3D normal; ///< file axes
  };
  Seen seenAt(const picking::Hit& hit) const;
  QRgb expectedColor(const Seen& seen) const;
  bool isShown(const Seen& seen, QRgb drawn, QRgb behind) const;
  state::SceneState withoutInvisible() const;

  std::unique_ptr<OpenedMap> m_map;
  state::SceneState m_state;
  std::vector<scene::LegendEntry> m_legend;
};

CollisionImage::Seen CollisionImage::seenAt(const picking::Hit& hit) const {
  const auto ref = scene().recordOf(hit.item, hit.triangle);
  const auto record = m_map->document->spaces.read(*m_map->document->structure.rangeOf(*ref));
  const scene::Mesh& mesh = scene().meshOf(hit.item);
  const QVector3D drawn =
      scene().sourceAxes.toFile(mesh.vertices.normals[mesh.indices[scene().surfaceOf(hit.item).firstIndex]]);
  // Of the block's faces, the one that looks this way: its number decides whether it is drawn.
  oracles::DecodedFace found;
  float best = -2;
  for (int number = 0; number < oracles::kDecodedFaces; ++number) {
    const oracles::DecodedFace face = oracles::decodeFace(*record, number);
    const float likeness = QVector3D::dotProduct(face.normal(), drawn);
    if (likeness > best) {
      best = likeness;
      found = face;
    }
  }
  const bool isDrawn = found.texture >= 0 && found.texture <= 9;
  return {!oracles::isSheetSolid(*record) ? Board : isDrawn ? Solid : Invisible, found.normal()};
}

QRgb CollisionImage::expectedColor(const Seen& seen) const {
  const QVector3D& light = m_legend[seen.kind].color;
  const QVector3D shown(image::linearToSrgb(light.x()), image::linearToSrgb(light.y()), image::linearToSrgb(light.z()));
  return displayed(shown * oracles::sheetBrightness(seen.normal));
}

/// Invisible faces are seen through, and there may be several: their colour lies over what is behind them.
bool CollisionImage::isShown(const Seen& seen, QRgb drawn, QRgb behind) const {
  const QRgb expected = expectedColor(seen);
  if (seen.kind != Invisible) {
    return channelDifference(drawn, expected) <= 3;
  }
  const QVector3D whole = ofDisplay(expected) - ofDisplay(behind);
  const QVector3D part = ofDisplay(drawn) - ofDisplay(behind);
  const float share = QVector3D::dotProduct(part, whole) / whole.lengthSquared();
  return share > 0.4F && share < 1.02F && (part - whole * share).length() < 0.06F;
}

/// The same view with every face hidden whose texture number is not that of a slot.
state::SceneState CollisionImage::withoutInvisible() const {
  state::SceneState state = m_state;
  for (const DrawItemIndex item : scene().drawItems().indices()) {
    const MaterialIndex material = scene().surfaceOf(item).material;
    if (!scene().assets.materials[material].record) {
      state.hidden.insert(item);
    }
  }
  return state;
}

TEST_P(CollisionImage, HasTheColoursOfTheLegend) {
  const picking::RayCaster caster(m_map->scene());
  const ItemSet visible = animation::visibleItems(scene(), m_state);
  std::array<int, Kinds> judged{};
  std::array<int, Kinds> alike{};
  for (const Standpoint& from : GetParam().standpoints) {
    const viewing::CameraRig camera = cameraAt(scene(), kSmallPicture, from.at, from.yaw, from.pitch);
    const QImage drawn = draw(*m_map, camera, kSmallPicture, render::ShadingMode::Lit, m_state);
    const QImage behind = draw(*m_map, camera, kSmallPicture, render::ShadingMode::Lit, withoutInvisible());
    for (int y = kCollisionPixelStep; y < kSmallPicture.height(); y += kCollisionPixelStep) {
      for (int x = kCollisionPixelStep; x < kSmallPicture.width(); x += kCollisionPixelStep) {
        if (const auto hit = caster.cast(camera.rayThrough(QPointF(x + 0.5, y + 0.5)), visible)) {
          const Seen seen = seenAt(*hit);
          judged[seen.kind] += 1;
          alike[seen.kind] += isShown(seen, drawn.pixel(x, y), behind.pixel(x, y)) ? 1 : 0;
        }
      }
    }
  }
  for (const Kind kind : {Solid, Board, Invisible}) {
    EXPECT_GE(judged[kind], GetParam().wanted[kind]) << "pixels of kind " << kind;
    // Some pixels are at edges, where a ray and the GPU may choose differently.
    EXPECT_GE(alike[kind], judged[kind] * 97 / 100) << "of " << judged[kind] << " pixels of kind " << kind;
  }
}

INSTANTIATE_TEST_SUITE_P(
    BlockMaps, CollisionImage,
    testing::Values(
        MapOfKinds{"generated/edge/plank.bd1", {{{0, 14, -40}, 90, 8}, {{0, 40, -20}, 90, 60}}, {0, 300, 0}},
        MapOfKinds{"generated/edge/index_out_of_range.bd1",
                   {{{30, 30, -30}, 135, 30}, {{-30, -10, 30}, 315, -30}},
                   {100, 0, 100}},
        MapOfKinds{
            "mansion/map.bd1",
            {{{0, 120, -180}, 90, 5}, {{-450, 400, -400}, 55, 25}, {{0, 215, -90}, 90, 0}, {{0, 80, -110}, 90, 0}},
            {1000, 100, 100}}));

} // namespace
} // namespace vitrine::tests
