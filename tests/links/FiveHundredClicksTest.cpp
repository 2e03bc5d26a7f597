// 500 clicks into the picture that a file is first seen in, and into further ones until enough has been met: from each
// pixel to its records, to their bytes and fields, and from there back to the surface that was clicked.
#include "core/animation/VisibleItems.h"
#include "core/links/ItemBounds.h"
#include "core/links/LinkIndex.h"
#include "core/links/PixelPick.h"
#include "core/session/SharedCaster.h"
#include "core/session/Snapshot.h"
#include "render/tracing/TracedStartView.h"
#include "tests/links/Clicks.h"
#include "tests/support/QtPrinters.h"
#include "tests/support/Samples.h"

#include <gtest/gtest.h>

#include <cmath>
#include <set>

namespace vitrine::tests {
namespace {

constexpr int kClicks = 500; ///< into each picture
constexpr std::size_t kDistinctRecords = 30;
constexpr int kFramedViews = 12;
constexpr int kMomentsOfAnimation = 8;
constexpr int kNearItems = 60; ///< that are gone close to

struct ClickedFile {
  const char* name;
  const char* path; ///< as clickedPath() wants it
  /// Number of distinct records that can be met, where the file has fewer than kDistinctRecords to show.
  std::size_t records = kDistinctRecords;
};

void PrintTo(const ClickedFile& file, std::ostream* out) {
  *out << file.name;
}

/// Pixel `number` of a sequence of low discrepancy (R2, of the plastic number): the first n are spread evenly over the
/// picture for every n.
QPointF spreadPixel(int number) {
  const double plastic = 1.32471795724474602596;
  const double x = std::fmod(0.5 + number / plastic, 1.0);
  const double y = std::fmod(0.5 + number / (plastic * plastic), 1.0);
  return {std::floor(x * kClickedView.width()) + 0.5, std::floor(y * kClickedView.height()) + 0.5};
}

class FiveHundredClicks : public testing::TestWithParam<ClickedFile> {
protected:
  void SetUp() override;
  std::vector<viewing::CameraRig> views();
  void clickAllOver(const viewing::CameraRig& rig);
  void showMoment(const SceneState& state);
  std::size_t shownRecords() const;
  void follow(const picking::Hit& hit);
  void expectBackFrom(const RecordRef& record, DrawItemIndex item) const;
  void expectFieldBack(const RecordRef& record, std::size_t field, DrawItemIndex item) const;
  bool hasEnough() const { return m_hits >= kWantedHits && m_records.size() >= GetParam().records; }

  const Scene& scene() const { return *m_document->scene; }

  DocumentPtr m_document;
  session::Snapshot m_shown;
  std::optional<session::SharedCaster> m_caster;
  links::LinkIndex m_links;
  Progress m_progress;
  std::size_t m_hits = 0;
  std::set<RecordRef> m_records;
};

void FiveHundredClicks::SetUp() {
  const auto path = clickedPath(GetParam().path);
  if (!path) {
    GTEST_SKIP() << othersSamplesMissing();
  }
  m_document = openedToClick(*path);
  ASSERT_TRUE(m_document);
  showMoment({});
  m_caster.emplace(m_document->scene);
  m_links = links::LinkIndex(m_document);
}

void FiveHundredClicks::showMoment(const SceneState& state) {
  m_shown = session::snapshotOf(m_document->scene, scene().assets, state);
  m_shown.document = m_document;
}

/// Number of distinct records that what is drawn comes from, seen or not.
std::size_t FiveHundredClicks::shownRecords() const {
  const ItemSet visible = animation::visibleItems(scene(), *m_shown.state);
  std::set<RecordRef> records;
  for (const DrawItemIndex item : scene().drawItems().indices()) {
    for (std::uint32_t i = 0; visible.contains(item) && i < scene().surfaceOf(item).triangleCount(); ++i) {
      picking::Hit hit;
      hit.item = item;
      hit.triangle = i;
      if (const auto record = m_links.pickOf(hit).record) {
        records.insert(*record);
      }
    }
  }
  return records.size();
}

/// A scene at rest, and at moments of its animations.
std::vector<SceneState> momentsOf(const Scene& scene) {
  std::vector<SceneState> moments{{}};
  for (const scene::AnimationIndex animation : scene.motion.animations.indices()) {
    for (int i = 0; i < kMomentsOfAnimation; ++i) {
      SceneState state;
      state.animation = animation;
      state.time = scene.motion.animations[animation].duration * (i + 0.5) / kMomentsOfAnimation;
      moments.push_back(state);
    }
  }
  return moments;
}

/// The view it starts with, its viewpoints, and views from all round.
std::vector<viewing::CameraRig> FiveHundredClicks::views() {
  viewing::CameraRig rig;
  rig.setViewportSize(kClickedView);
  rig.setSceneBounds(scene().bounds());
  std::vector<viewing::CameraRig> views{rig};
  tracing::startView(m_shown, *m_caster, m_progress).place(views.front());
  for (const scene::Camera& camera : scene().view.cameras) {
    rig.setNavigation(scene::Navigation::Fly);
    rig.setPose(camera);
    views.push_back(rig);
  }
  for (int i = 0; i < kFramedViews; ++i) {
    rig.setNavigation(scene::Navigation::Orbit);
    const QQuaternion turn =
        QQuaternion::fromEulerAngles(i % 3 == 0 ? -50.0F : 20.0F, 360.0F / kFramedViews * static_cast<float>(i), 0);
    rig.setPose(viewing::CameraPose{scene().bounds().centre(), turn});
    rig.frame(tracing::shownOutline(m_shown));
    views.push_back(rig);
  }
  // Near each thing, from six sides: rooms hide what is in the next one.
  const ItemSet visible = animation::visibleItems(scene(), *m_shown.state);
  for (const DrawItemIndex item : scene().drawItems().indices()) {
    using enum viewing::StandardView;
    for (const auto side : visible.contains(item) && item.number() < kNearItems
                               ? std::vector{Front, Back, Left, Right, Top, Bottom}
                               : std::vector<viewing::StandardView>()) {
      rig.setPreset(side, links::boundsOf(*m_shown.pose, *m_shown.state, {item}));
      views.push_back(rig);
    }
  }
  return views;
}

void FiveHundredClicks::expectFieldBack(const RecordRef& record, std::size_t field, DrawItemIndex item) const {
  const auto bytes = m_links.bytesOf(record, field);
  ASSERT_TRUE(bytes);
  const auto whole = m_links.bytesOf(record);
  EXPECT_TRUE(whole && whole->offset <= bytes->offset && bytes->end() <= whole->end());
  const auto back = m_links.fieldAt(bytes->space, bytes->offset);
  ASSERT_TRUE(back);
  EXPECT_EQ(back->record, record);
  EXPECT_EQ(back->field, field);
  const auto items = m_links.shownBy(record, field).items;
  EXPECT_TRUE(std::ranges::find(items, item) != items.end()) << "a field leads to another surface";
}

void FiveHundredClicks::expectBackFrom(const RecordRef& record, DrawItemIndex item) const {
  const auto bytes = m_links.bytesOf(record);
  ASSERT_TRUE(bytes) << "a record without bytes";
  ASSERT_GT(bytes->size, 0U);
  ASSERT_TRUE(m_document->spaces.read(*bytes)) << "bytes that are not there";
  for (const std::uint64_t offset : {bytes->offset, bytes->offset + bytes->size / 2, bytes->end() - 1}) {
    const auto back = m_links.fieldAt(bytes->space, offset);
    ASSERT_TRUE(back) << "a byte of a record that is of none";
    // A path of a scene holds its frames: their bytes lead to them.
    const auto inner = m_links.bytesOf(back->record);
    EXPECT_TRUE(back->record == record ||
                (offset > bytes->offset && inner->offset > bytes->offset && inner->end() <= bytes->end()))
        << "a byte of another record: section " << back->record.section << ", row " << back->record.row;
  }
  const auto items = m_links.shownBy(record).items;
  EXPECT_TRUE(std::ranges::find(items, item) != items.end())
      << m_document->structure[record.section].path.toStdString() << ' ' << record.row << " does not show item "
      << item.number();
}

void FiveHundredClicks::follow(const picking::Hit& hit) {
  const links::Pick pick = m_links.pickOf(hit);
  ASSERT_TRUE(pick.record) << "a surface without a record: item " << hit.item.number();
  EXPECT_EQ(pick.node, scene().drawItems()[hit.item].node);
  expectBackFrom(*pick.record, hit.item);
  for (const std::size_t field : pick.fields) {
    expectFieldBack(*pick.record, field, hit.item);
  }
  if (pick.instance) {
    expectBackFrom(*pick.instance, hit.item);
  }
  m_records.insert(*pick.record);
  ++m_hits;
}

void FiveHundredClicks::clickAllOver(const viewing::CameraRig& rig) {
  const ItemSet visible = animation::visibleItems(scene(), *m_shown.state);
  const picking::RayCaster& caster = *m_caster->get(m_progress);
  for (int i = 0; i < kClicks && !HasFailure(); ++i) {
    const auto hit =
        links::hitAt(caster, {rig, visible, m_shown.pose.get(), m_shown.state->viewPreset}, spreadPixel(i));
    if (hit) {
      ASSERT_NO_FATAL_FAILURE(follow(*hit)) << "pixel " << spreadPixel(i).x() << ',' << spreadPixel(i).y();
    }
  }
}

TEST_P(FiveHundredClicks, LeadToRecordsAndBytesAndBackToTheSameSurface) {
  int pictures = 0;
  for (const SceneState& moment : momentsOf(scene())) {
    if (HasFailure() || hasEnough()) {
      break;
    }
    showMoment(moment);
    for (const viewing::CameraRig& rig : views()) {
      if (!HasFailure() && !hasEnough()) {
        clickAllOver(rig);
        ++pictures;
      }
    }
  }
  EXPECT_GE(m_hits, kWantedHits);
  EXPECT_GE(m_records.size(), GetParam().records);
  RecordProperty("pictures", pictures);
  RecordProperty("shown", static_cast<int>(shownRecords()));
  RecordProperty("hits", static_cast<int>(m_hits));
  RecordProperty("records", static_cast<int>(m_records.size()));
}

constexpr auto kClickedName = [](const auto& parameter) { return std::string(parameter.param.name); };

INSTANTIATE_TEST_SUITE_P(Demos, FiveHundredClicks,
                         testing::Values(ClickedFile{"museum", "./share/vitrine/demo/vitrine_museum.bsp"},
                                         ClickedFile{"courtyard", "./share/vitrine/demo/addon/vitrine_courtyard.mif"},
                                         ClickedFile{"mine", "./share/vitrine/demo/mine/data/3db/vitrine_gnome.3db"},
                                         ClickedFile{"vitri", "./share/vitrine/demo/vitrine_avatar.vgo"},
                                         ClickedFile{"lighthouse",
                                                     "./share/vitrine/demo/x3/objects/vitrine/lighthouse_scene.bod"}),
                         kClickedName);

INSTANTIATE_TEST_SUITE_P(Samples, FiveHundredClicks,
                         testing::Values(ClickedFile{"map_v19", "source-bsp/v19.bsp", 11},
                                         ClickedFile{"map_v20", "source-bsp/v20.bsp", 11},
                                         ClickedFile{"map_v20_lzma", "source-bsp/v20_lzma.bsp", 11},
                                         ClickedFile{"map_v21", "source-bsp/v21_l4d2.bsp", 11},
                                         ClickedFile{"map_v25", "source-bsp/v25_lzma.bsp", 11},
                                         ClickedFile{"map_rooms", "source-bsp/rooms.bsp"},
                                         ClickedFile{"mdl_v49", "source-assets/synthetic/mdl/v49_plain.mdl", 10},
                                         ClickedFile{"blocks", "bd1/generated/addon/town/town160.bd1"},
                                         ClickedFile{"mission", "bd1/generated/addon/town.mif"},
                                         ClickedFile{"kobold", "3db/generated/data/3db/kobold.3db"},
                                         ClickedFile{"kaentchen", "3db/generated/data/3db/kaentchen.3db", 2},
                                         ClickedFile{"avatar_lh", "vgo/gen_avatar_lh.vgo", 2},
                                         ClickedFile{"avatar_bson", "vgo/gen_avatar_bson.vgo", 2},
                                         ClickedFile{"cube_rh", "vgo/gen_cube_rh_bl.vgo", 12},
                                         ClickedFile{"materials", "vgo/gen_materials_lh.vgo", 6},
                                         ClickedFile{"ring", "bod/objects/vitrine/ring.bod"},
                                         ClickedFile{"pod", "bod/objects/vitrine/pod.bob", 10},
                                         ClickedFile{"packed", "bod/objects/vitrine/packed.pbd"},
                                         ClickedFile{"x3_scene", "bod/objects/vitrine/demo_scene.bod"}),
                         kClickedName);

INSTANTIATE_TEST_SUITE_P(
    Others, FiveHundredClicks,
    testing::ValuesIn(ofOthers<ClickedFile>(
        QStringLiteral("source-bsp/test2.bsp"),
        {ClickedFile{"test2", "source-bsp/test2.bsp"}, ClickedFile{"lobby", "source-bsp/mp_lobby.bsp", 16},
         ClickedFile{"iceworld", "source-bsp/fy_iceworld_cssource.bsp"},
         ClickedFile{"devgrid", "source-bsp/flat_devgrid.bsp"},
         ClickedFile{"csgo_tools", "source-bsp/csgo_tooltextures.bsp", 27},
         ClickedFile{"l4d2_tools", "source-bsp/l4d2_tooltextures.bsp", 30},
         ClickedFile{"torus", "source-assets/wire/models/holograms/hq_torus.mdl"},
         ClickedFile{"mansion", "bd1/mansion/mission.mif"},
         ClickedFile{"playground", "bd1/mechtatel-playground/playground.bd1", 10},
         ClickedFile{"real_2_0", "vgo/real_vgo_2_0.vgo"}, ClickedFile{"real_2_5", "vgo/real_vgo_2_5.vgo"},
         ClickedFile{"real_hdrp", "vgo/real_hdrp_2_5.vgo"}})),
    kClickedName);

} // namespace
} // namespace vitrine::tests
