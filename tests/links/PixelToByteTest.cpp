// From a pixel to its record, to the bytes, and back to the same surface, on every real map.
#include "core/bytes/ByteReader.h"
#include "core/formats/api/Opener.h"
#include "core/formats/registry/Registry.h"
#include "core/scene/RayCaster.h"
#include "core/scene/SceneState.h"
#include "render/CameraRig.h"
#include "tests/links/FaceDecoder.h"
#include "tests/support/Samples.h"

#include <gtest/gtest.h>

#include <set>

namespace vitrine::tests {
namespace {

constexpr int kWantedHits = 300;
constexpr int kWantedRecords = 30;
constexpr QSizeF kViewport(640, 480);

struct Click {
  scene::Hit hit;
  RecordRef record;
};

/// Views that between them see most of a map: its own cameras, each leaf a player can be in, and from outside.
std::vector<render::CameraRig> views(const Scene& scene) {
  std::vector<render::CameraRig> rigs;
  render::CameraRig rig;
  rig.setViewportSize(kViewport);
  rig.setSceneBounds(scene.bounds());
  rig.setNavigation(scene::Navigation::Fly);
  for (const scene::Camera& camera : scene.cameras) {
    rig.setPose(camera);
    rigs.push_back(rig);
  }
  for (const scene::Visibility::Leaf& leaf : scene.visibility ? scene.visibility->leaves
                                                             : std::vector<scene::Visibility::Leaf>()) {
    for (const float yaw : {0.0F, 90.0F, 180.0F, 270.0F}) {
      if (leaf.cluster >= 0 && rigs.size() < 200) {
        rig.setPose(render::CameraPose{leaf.bounds.centre(), QQuaternion::fromEulerAngles(-20.0F, yaw, 0.0F)});
        rigs.push_back(rig);
      }
    }
  }
  for (const render::ViewPreset preset : {render::ViewPreset::Isometric, render::ViewPreset::Top,
                                          render::ViewPreset::Front, render::ViewPreset::Right}) {
    rig.setPreset(preset, scene.bounds());
    rigs.push_back(rig);
  }
  return rigs;
}

/// The surface's own record; for the shared box that stands for a prop, the prop's.
RecordRef primaryRecord(const Scene& scene, const scene::Hit& hit) {
  const auto own = scene.recordOf(hit.item, hit.triangle);
  const auto& instance = scene.nodes[static_cast<std::size_t>(scene.drawItems()[hit.item].node)].record;
  EXPECT_TRUE(own || instance) << "a surface without a record";
  return own ? *own : instance.value_or(RecordRef{});
}

/// Clicks on a grid of pixels in one view after another, the same number in each, until there are enough.
std::vector<Click> clicks(const scene::ScenePtr& scene) {
  const scene::RayCaster caster(scene);
  const std::vector<bool> visible = scene::visibleItems(*scene, {});
  const std::vector<render::CameraRig> rigs = views(*scene);
  std::vector<Click> found;
  for (int round = 0; round < 40 && found.size() < kWantedHits; ++round) {
    for (const render::CameraRig& rig : rigs) {
      const QPointF pixel((round * 379) % 640 + 0.5, (round * 211 + 97) % 480 + 0.5);
      const auto hit = caster.cast(rig.rayThrough(pixel), visible);
      if (hit && found.size() < 4 * kWantedHits) {
        found.push_back({*hit, primaryRecord(*scene, *hit)});
      }
    }
  }
  return found;
}

class PixelToByte : public testing::TestWithParam<const char*> {
protected:
  void SetUp() override {
    const auto path = samplePath(QStringLiteral("source-bsp/") + QLatin1String(GetParam()));
    if (!path) {
      GTEST_SKIP() << "no samples folder (VITRINE_SAMPLES)";
    }
    const formats::Opener opener(formats::registry());
    Progress progress;
    auto opened = opener.open(*path, {}, progress);
    ASSERT_TRUE(opened) << opened.error().reason().toStdString();
    m_document = opened->document;
    ASSERT_TRUE(m_document->scene);
  }

  void followFace(const Click& click, const Bytes& record) const;
  void followProp(const Click& click, const Bytes& record) const;

  DocumentPtr m_document;
};

std::array<QVector3D, 3> triangleOf(const Scene& scene, const scene::Hit& hit) {
  const scene::Mesh& mesh = scene.meshOf(hit.item);
  const std::uint32_t first = scene.surfaceOf(hit.item).firstIndex + 3 * hit.triangle;
  std::array<QVector3D, 3> corners;
  for (std::uint32_t i = 0; i < 3; ++i) {
    corners[i] = mesh.vertices.positions[mesh.indices[first + i]];
  }
  return corners;
}

void PixelToByte::followFace(const Click& click, const Bytes& record) const {
  const FaceDecoder decoder(*m_document);
  std::vector<QVector3D> expected = decoder.displacementVertices(record);
  const bool displaced = !expected.empty();
  if (!displaced) {
    expected = decoder.corners(record);
  }
  const float tolerance = displaced ? 0.01F : 0.0F;
  for (const QVector3D& corner : triangleOf(*m_document->scene, click.hit)) {
    const QVector3D inFile = m_document->scene->sourceAxes.toFile(corner);
    const bool known = std::ranges::any_of(expected, [&](const QVector3D& e) {
      return (e - inFile).length() <= tolerance;
    });
    EXPECT_TRUE(known) << "a corner of the triangle that is not in the bytes of face " << click.record.row;
  }
}

void PixelToByte::followProp(const Click& click, const Bytes& record) const {
  const QVector3D origin = bytes::loadVec3(record.data());
  const Scene& scene = *m_document->scene;
  const QMatrix4x4& world = scene.worldTransform(scene.drawItems()[click.hit.item].node);
  EXPECT_LT((scene.sourceAxes.toFile(world.column(3).toVector3D()) - origin).length(), 1e-3F);
}

TEST_P(PixelToByte, LeadsToTheRecordItsBytesAndBack) {
  const std::vector<Click> found = clicks(m_document->scene);
  EXPECT_GE(found.size(), static_cast<std::size_t>(kWantedHits));
  std::set<RecordRef> records;
  for (const Click& click : found) {
    records.insert(click.record);
    const auto range = m_document->structure.rangeOf(click.record);
    ASSERT_TRUE(range);
    const auto record = m_document->spaces.read(*range);
    ASSERT_TRUE(record);
    for (const std::uint64_t offset : {range->offset, range->offset + range->size / 2, range->end() - 1}) {
      EXPECT_EQ(m_document->structure.recordAt(range->space, offset), click.record);
    }
    const auto items = m_document->scene->itemsOf(click.record);
    EXPECT_TRUE(std::ranges::find(items, click.hit.item) != items.end());
    const QString section = m_document->structure[click.record.section].path;
    if (section.startsWith(QStringLiteral("lumps/FACES"))) {
      followFace(click, *record);
    } else {
      followProp(click, *record);
    }
  }
  const auto drawn = static_cast<std::size_t>(std::ranges::count(scene::visibleItems(*m_document->scene, {}), true));
  // In the maps of a few boxes every other surface must have been met.
  EXPECT_GE(records.size(), std::min<std::size_t>(kWantedRecords, drawn / 2)) << drawn << " surfaces are drawn";
}

INSTANTIATE_TEST_SUITE_P(SourceMaps, PixelToByte,
                         testing::Values("test2.bsp", "mp_lobby.bsp", "flat_devgrid.bsp", "fy_iceworld_cssource.bsp",
                                         "l4d2_tooltextures.bsp", "csgo_tooltextures.bsp"));

} // namespace
} // namespace vitrine::tests
