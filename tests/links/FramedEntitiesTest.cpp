// Things of the sample maps, framed one after the other as a user does who goes through the list of entities: each is
// seen, at its size, from a place that is inside the map.
#include "core/animation/VisibleItems.h"
#include "core/links/ItemBounds.h"
#include "core/links/LinkIndex.h"
#include "core/visibility/FogQuery.h"
#include "render/tracing/FramedThing.h"
#include "render/tracing/TracedStartView.h"
#include "tests/links/Clicks.h"
#include "tests/support/QtPrinters.h"
#include "tests/support/Samples.h"

#include <QRectF>

#include <gtest/gtest.h>

#include <map>
#include <set>

namespace vitrine::tests {
namespace {

constexpr QSizeF kPicture(1280, 720);
constexpr int kLeastThings = 200;
constexpr int kLeastThingsOfDemo = 200;
constexpr int kMostOfOneName = 12; ///< of each map
constexpr double kLeastSeen = 0.95;
constexpr double kLeastOfTheirSize = 0.9;
constexpr double kSizeSlack = 0.05;
constexpr float kDepthSlack = 2e-3F;

/// Paths in the form that clickedPath() takes.
constexpr const char* kDemo = "./share/vitrine/demo/vitrine_museum.bsp";
constexpr std::array kMaps{"source-bsp/fy_iceworld_cssource.bsp",
                           "source-bsp/flat_devgrid.bsp",
                           "source-bsp/test2.bsp",
                           "source-bsp/mp_lobby.bsp",
                           "source-bsp/csgo_tooltextures.bsp",
                           "source-bsp/l4d2_tooltextures.bsp",
                           "bd1/mansion/map.bd1"};

struct Figures {
  int things = 0;
  int seen = 0;
  int outside = 0;
  int ofTheirSize = 0;
  int mostRays = 0;
  QString hidden; ///< the things that are not seen
};

/// Frames the things of one map.
class FramedMap {
public:
  explicit FramedMap(DocumentPtr document)
      : m_document(std::move(document)), m_links(m_document), m_caster(m_document->scene) {
    m_shown = session::snapshotOf(m_document->scene, scene().assets, state::startState(scene()));
    m_shown.document = m_document;
    for (const DrawItemIndex item : animation::visibleItems(scene(), *m_shown.state)) {
      const MaterialIndex material = scene().surfaceOf(item).material;
      if (!material || scene().assets.materials[material].blend != scene::Blend::AlphaBlend) {
        m_opaque.insert(item);
      }
    }
    m_rig.setNavigation(scene().view.navigation);
    m_rig.setViewportSize(kPicture);
    m_rig.setSceneBounds(scene().bounds());
    tracing::startView(m_shown, m_caster, m_progress).place(m_rig);
  }

  void frameEach(Figures& figures) {
    using enum scene::NodeKind;
    std::set<RecordRef> records;
    std::map<QString, int> names;
    for (const scene::Node& node : scene().nodes) {
      const bool isThing = node.kind == Prop || node.kind == Entity || node.kind == Light || node.kind == Camera ||
                           node.kind == Marker || node.kind == BrushModel;
      if (isThing && node.record && records.insert(*node.record).second && ++names[node.name] <= kMostOfOneName) {
        frame(*node.record, figures);
      }
    }
  }

private:
  const Scene& scene() const { return *m_document->scene; }

  void frame(const RecordRef& record, Figures& figures) {
    const links::ShownRecord shown = m_links.shownBy(record);
    const tracing::FramedThing thing = tracing::thingOf(m_shown, shown.items, shown.node);
    scene::Bounds bounds = links::boundsOf(*m_shown.pose, *m_shown.state, thing.items);
    bounds.add(thing.bounds);
    if (bounds.empty() || tracing::isSeenFromOutside(scene(), bounds)) {
      return; // has no place, or is the whole map
    }
    const viewing::FramePlan plan = tracing::frameThing(m_shown, m_caster, thing, m_rig, m_progress);
    m_rig.setPose(plan.pose);
    m_rig.setOrbitCentre(plan.centre);
    ++figures.things;
    figures.mostRays = std::max(figures.mostRays, plan.rays);
    figures.outside += visibility::isOutside(scene(), plan.pose.position) ? 1 : 0;
    figures.ofTheirSize += std::abs(filledBy(thing) - viewing::kFramedThingShare) < kSizeSlack ? 1 : 0;
    if (seesMiddle(thing, bounds)) {
      ++figures.seen;
    } else {
      figures.hidden += QStringLiteral(", %1 of section %2").arg(record.row).arg(record.section);
    }
  }

  /// Longer side of the thing in the picture, in parts of the picture's shorter side.
  double filledBy(const tracing::FramedThing& thing) const {
    QRectF box;
    for (const QVector3D& point : tracing::subjectOf(m_shown, thing).outline) {
      if (const auto pixel = m_rig.project(point)) {
        const QRectF at(*pixel, QSizeF(1e-6, 1e-6));
        box = box.isNull() ? at : box.united(at);
      }
    }
    return std::max(box.width(), box.height()) / std::min(kPicture.width(), kPicture.height());
  }

  /// True if the middle is in the picture, and a ray to it meets the thing, something else within its bounds (what a
  /// lamp is built into), or nothing before the middle. Panes are seen through.
  bool seesMiddle(const tracing::FramedThing& thing, const scene::Bounds& bounds) {
    const auto pixel = m_rig.project(bounds.centre());
    if (!pixel || !QRectF(QPointF(), kPicture).contains(*pixel)) {
      return false;
    }
    const QVector3D eye = m_rig.pose().position;
    const QVector3D way = bounds.centre() - eye;
    const auto hit = m_caster.get(m_progress)->cast({eye, way.normalized()}, m_opaque, m_shown.pose.get());
    return !hit || hit->distance >= way.length() * (1 - kDepthSlack) || bounds.contains(hit->position) ||
           std::ranges::find(thing.items, hit->item) != thing.items.end();
  }

  DocumentPtr m_document;
  links::LinkIndex m_links;
  session::SharedCaster m_caster;
  session::Snapshot m_shown;
  ItemSet m_opaque;
  viewing::CameraRig m_rig;
  Progress m_progress;
};

void expectSeen(const Figures& figures, int leastThings) {
  testing::Test::RecordProperty("things", figures.things);
  testing::Test::RecordProperty("seen", figures.seen);
  testing::Test::RecordProperty("ofTheirSize", figures.ofTheirSize);
  testing::Test::RecordProperty("mostRays", figures.mostRays);
  EXPECT_GE(figures.things, leastThings);
  EXPECT_GE(figures.seen, figures.things * kLeastSeen) << "hidden are" << figures.hidden.toStdString();
  EXPECT_GE(figures.ofTheirSize, figures.things * kLeastOfTheirSize);
  EXPECT_EQ(figures.outside, 0);
  EXPECT_LE(figures.mostRays, 2 * viewing::kMostFrameRays);
}

TEST(FramedEntities, OfTheDemoAreSeenFromInsideTheMap) {
  const auto path = clickedPath(kDemo);
  ASSERT_TRUE(path);
  const DocumentPtr document = openedToClick(*path);
  ASSERT_TRUE(document);
  Figures figures;
  FramedMap(document).frameEach(figures);
  expectSeen(figures, kLeastThingsOfDemo);
}

TEST(FramedEntities, OfTheSamplesAreSeenFromInsideTheMap) {
  Figures figures;
  for (const char* map : kMaps) {
    const auto path = clickedPath(map);
    if (!path) {
      GTEST_SKIP() << othersSamplesMissing();
    }
    const DocumentPtr document = openedToClick(*path);
    ASSERT_TRUE(document) << map;
    FramedMap(document).frameEach(figures);
  }
  expectSeen(figures, kLeastThings);
}

} // namespace
} // namespace vitrine::tests
