// From a pixel of a model that moves to the 12 bytes of the link shown there, through its arrays to the triangle of the
// moment, and back to the same pixel: at rest, at a frame, between two, with root motion and without.
#include "core/animation/Pose.h"
#include "core/animation/VisibleItems.h"
#include "core/scene/SceneRecords.h"
#include "core/viewing/CameraRig.h"
#include "tests/links/Clicks.h"
#include "tests/samples/oracles/diggles/ModelDecoder.h"
#include "tests/support/LoadFixture.h"
#include "tests/support/QtPrinters.h"
#include "tests/support/Samples.h"

#include <gtest/gtest.h>

#include <cmath>
#include <map>
#include <set>

namespace vitrine::tests {
namespace {

constexpr int kPixelsPerModelView = 24;
constexpr float kWorldTolerance = 0.02F;

struct ClickedModel {
  const char* name;
  const char* path;    ///< below the samples; with ./ in front: below the build folder
  bool shadows;        ///< some of its frames lie on a shadow
  std::size_t records; ///< links and meshes clicked, at least
};

void PrintTo(const ClickedModel& model, std::ostream* out) {
  *out << model.name;
}

/// A moment at which the model is clicked.
struct Scenery {
  SceneState state;
  bool rootMotion = false;
};

class ModelPixelToByte : public testing::TestWithParam<ClickedModel> {
protected:
  void SetUp() override;

  std::vector<Scenery> sceneries() const;
  std::vector<Scenery> ofClip(scene::AnimationIndex clip) const;
  void click(const Scenery& scenery);
  void follow(const Scenery& scenery, const animation::Pose& pose, const picking::Hit& hit);
  void followShadow(const Scenery& scenery, const animation::Pose& pose, const picking::Hit& hit,
                    std::size_t mesh) const;
  void expectIndicesOf(const picking::Hit& hit, const oracles::ModelDecoder::Link& link) const;
  std::optional<oracles::SheetMoment> sampleKeyframes(const Scenery& scenery, DrawItemIndex item,
                                                      std::size_t mesh) const;
  bool isAtRest(std::size_t mesh) const;
  QMatrix4x4 motionOf(const Scenery& scenery, DrawItemIndex item, const oracles::SheetMoment& moment) const;
  void findAgain(const Scenery& scenery, const animation::Pose& pose, const RecordRef& record,
                 const oracles::ModelDecoder::LinkPlace& place);
  std::optional<std::size_t> otherFrameOf(const oracles::ModelDecoder::Clip& clip,
                                          const oracles::ModelDecoder::LinkPlace& place, std::size_t triangle) const;
  void goToAnotherFrame(const Scenery& scenery, const oracles::ModelDecoder::LinkPlace& place, std::size_t triangle);

  const Scene& scene() const { return *m_document->scene; }
  RecordRef recordOfLink(const oracles::ModelDecoder::Link& link) const;

  DocumentPtr m_document;
  std::optional<oracles::ModelDecoder> m_model;
  scene::ByAnimation<oracles::ModelDecoder::Clip> m_clips;
  std::optional<picking::RayCaster> m_caster;
  std::set<RecordRef> m_records; ///< clicked
  std::size_t m_hits = 0;
  std::size_t m_between = 0; ///< hits between two frames
  std::size_t m_moved = 0;   ///< hits on what root motion has moved
  std::size_t m_shadows = 0;
  std::size_t m_followed = 0; ///< records of other frames that were gone to
};

void ModelPixelToByte::SetUp() {
  const auto path = clickedPath(GetParam().path);
  ASSERT_TRUE(path);
  m_document = openedToClick(*path);
  ASSERT_TRUE(m_document);
  m_model.emplace(fileBytes(*path));
  m_clips = scene::ByAnimation<oracles::ModelDecoder::Clip>(m_model->clips());
  m_caster.emplace(m_document->scene);
}

/// At rest, and several times of each clip; with root motion every other time.
std::vector<Scenery> ModelPixelToByte::sceneries() const {
  Scenery rest;
  rest.state.controls[QStringLiteral("object")] = 0;
  std::vector<Scenery> all{rest};
  for (const scene::AnimationIndex clip : m_clips.indices()) {
    const std::vector<Scenery> of = ofClip(clip);
    all.insert(all.end(), of.begin(), of.end());
  }
  return all;
}

std::vector<Scenery> ModelPixelToByte::ofClip(scene::AnimationIndex clip) const {
  std::vector<Scenery> all;
  const auto frames = static_cast<double>(m_clips[clip].animation->frames.size());
  for (const double share : {0.0, 0.11, 0.26, 0.5, 0.68, 0.83, 0.97}) {
    Scenery scenery;
    scenery.state = state::startState(scene());
    state::chooseAnimation(scene(), scenery.state, clip);
    scenery.state.time = share * frames / 10;
    scenery.rootMotion = all.size() % 2 == 1;
    scenery.state.controls[QStringLiteral("root")] = scenery.rootMotion ? 1 : 0;
    if (frames > 0) {
      all.push_back(scenery);
    }
  }
  return all;
}

/// Bounds of what is shown, wherever it has gone to.
scene::Bounds shownBounds(const Scene& scene, const animation::Pose& pose, const ItemSet& visible) {
  scene::Bounds bounds;
  for (const DrawItemIndex item : visible) {
    bounds.add(pose.worldBounds(item));
  }
  return bounds.empty() ? scene.bounds() : bounds;
}

void ModelPixelToByte::click(const Scenery& scenery) {
  const animation::Pose pose(m_document->scene, scenery.state);
  const ItemSet visible = animation::visibleItems(scene(), scenery.state);
  viewing::CameraRig rig;
  rig.setViewportSize(kClickedView);
  rig.setSceneBounds(scene().animatedBounds());
  int round = 0;
  using enum viewing::StandardView;
  for (const viewing::StandardView preset : {Front, Isometric, Left, Back, Top}) {
    rig.setPreset(preset, shownBounds(scene(), pose, visible));
    for (int i = 0; i < kPixelsPerModelView; ++i, ++round) {
      const QPointF pixel((round * 37) % 320 + 160.5, (round * 61) % 360 + 60.5);
      const auto hit = m_caster->cast(rig.rayThrough(pixel), visible, &pose);
      if (!hit) {
        continue;
      }
      const auto back = rig.project(hit->position);
      ASSERT_TRUE(back);
      EXPECT_LT(std::hypot(back->x() - pixel.x(), back->y() - pixel.y()), 1) << "the hit is not behind the pixel";
      follow(scenery, pose, *hit);
      if (HasFailure()) {
        return;
      }
    }
  }
}

std::optional<oracles::SheetMoment> ModelPixelToByte::sampleKeyframes(const Scenery& scenery, DrawItemIndex item,
                                                                      std::size_t mesh) const {
  const scene::AnimatedModelIndex animatedModel = scene().animatedModelOf(scene().drawItems()[item].node);
  const scene::AnimationIndex animation = scenery.state.animation;
  if (animation && scene().motion.animations[animation].animatedModel == animatedModel) {
    return oracles::sheetMoment(m_clips.at(animation), scenery.state.time);
  }
  return isAtRest(mesh) ? std::optional(oracles::SheetMoment{mesh, mesh, 0, 0}) : std::nullopt;
}

/// True if an object that does not move shows this mesh, or one of the animations and meshes that belong to none.
bool ModelPixelToByte::isAtRest(std::size_t mesh) const {
  std::set<std::uint32_t> listed;
  for (std::size_t object = 0; object < m_model->objects().size(); ++object) {
    if (m_model->restMesh(object) == mesh) {
      return true;
    }
    const auto& animations = m_model->objects()[object].animations;
    listed.insert(animations.begin(), animations.end());
  }
  bool animated = false;
  for (std::uint32_t number = 0; number < m_model->animations().size(); ++number) {
    const auto& frames = m_model->animations()[number].frames;
    if (!listed.contains(number) && !frames.empty() && frames.front() == mesh) {
      return true;
    }
    animated = animated || std::ranges::find(frames, mesh) != frames.end();
  }
  return !animated;
}

QMatrix4x4 ModelPixelToByte::motionOf(const Scenery& scenery, DrawItemIndex item,
                                      const oracles::SheetMoment& moment) const {
  const scene::AnimatedModelIndex animatedModel = scene().animatedModelOf(scene().drawItems()[item].node);
  const scene::AnimationIndex animation = scenery.state.animation;
  if (!scenery.rootMotion || scene().motion.animations[animation].animatedModel != animatedModel) {
    return {};
  }
  return oracles::sheetMotion(*m_clips[animation].animation, moment.steps);
}

std::array<QVector3D, 3> moved(const QMatrix4x4& motion, const std::array<QVector3D, 3>& corners) {
  return {motion.map(corners[0]), motion.map(corners[1]), motion.map(corners[2])};
}

QVector3D middleOf(const std::array<QVector3D, 3>& corners) {
  return (corners[0] + corners[1] + corners[2]) / 3.0F;
}

QVector3D normalOf(const std::array<QVector3D, 3>& corners) {
  return QVector3D::crossProduct(corners[1] - corners[0], corners[2] - corners[0]);
}

/// A ray that ends on the middle of a triangle from just in front of it.
scene::Ray towards(const std::array<QVector3D, 3>& corners) {
  const QVector3D outward = normalOf(corners).normalized();
  return {middleOf(corners) + outward * 0.05F, -outward};
}

/// Barycentric coordinates of a point of a triangle's plane: the shares of the three corners.
QVector3D sharesOf(const std::array<QVector3D, 3>& corners, const QVector3D& point) {
  const QVector3D e1 = corners[1] - corners[0];
  const QVector3D e2 = corners[2] - corners[0];
  const QVector3D p = point - corners[0];
  const QVector3D normal = QVector3D::crossProduct(e1, e2);
  const float whole = normal.lengthSquared();
  const float v = QVector3D::dotProduct(QVector3D::crossProduct(p, e2), normal) / whole;
  const float w = QVector3D::dotProduct(QVector3D::crossProduct(e1, p), normal) / whole;
  return {1 - v - w, v, w};
}

void expectSameTriangle(const Scene& scene, const animation::Pose& pose, const picking::Hit& hit,
                        const oracles::SheetTriangle& sheet, const QMatrix4x4& motion) {
  const scene::Mesh& mesh = scene.meshOf(hit.item);
  const NodeIndex node = scene.drawItems()[hit.item].node;
  const std::uint32_t first = scene.surfaceOf(hit.item).firstIndex + 3 * hit.triangle;
  const animation::PosedVertices* posed = pose.verticesOf(node);
  std::array<QVector3D, 3> corners;
  for (std::size_t i = 0; i < 3; ++i) {
    const std::uint32_t vertex = mesh.indices[first + i];
    corners[i] = pose.worldTransform(node).map(pose.positionsOf(hit.item)[vertex]);
    // Which corner comes first is no matter; their order is.
    const auto at = std::ranges::find_if(sheet.corners, [&](const QVector3D& corner) {
      return (motion.map(corner) - corners[i]).length() < kWorldTolerance;
    });
    ASSERT_TRUE(at != sheet.corners.end()) << "a corner that is not in the bytes";
    const auto number = static_cast<std::size_t>(at - sheet.corners.begin());
    EXPECT_LT((mesh.vertices.uvs[0].at(vertex) - sheet.uvs[number]).length(), 1e-5F);
    const float light = posed && !posed->colors.empty() ? posed->colors.at(vertex).x()
                                                        : mesh.vertices.colors.at(0).values.at(vertex).x();
    EXPECT_NEAR(light, sheet.light[number], 1e-3);
  }
  EXPECT_GT(QVector3D::dotProduct(normalOf(corners), normalOf(moved(motion, sheet.corners))), 0) << "turned inside out";
}

void ModelPixelToByte::follow(const Scenery& scenery, const animation::Pose& pose, const picking::Hit& hit) {
  const NodeIndex node = scene().drawItems()[hit.item].node;
  const auto own = pose.recordOf(hit.item, hit.triangle);
  const auto record = own ? own : scene().nodes[node].record;
  ASSERT_TRUE(record) << "a surface without a record";
  const auto range = m_document->structure.rangeOf(*record);
  ASSERT_TRUE(range);
  ++m_hits;
  m_records.insert(*record);
  const auto place = m_model->linkAt(range->offset);
  if (const auto mesh = m_model->meshAt(range->offset); mesh && !place) {
    ++m_shadows;
    followShadow(scenery, pose, hit, *mesh);
    return;
  }
  ASSERT_TRUE(place) << "no link begins at byte " << range->offset;
  EXPECT_EQ(range->size, 12U);
  for (const std::uint64_t offset : {range->offset, range->offset + 5, range->end() - 1}) {
    EXPECT_EQ(m_document->structure.recordAt(range->space, offset), *record);
  }
  const auto moment = sampleKeyframes(scenery, hit.item, place->mesh);
  ASSERT_TRUE(moment) << "mesh " << place->mesh << " belongs to nothing that is shown";
  EXPECT_EQ(place->mesh, moment->mesh) << "the record of another frame at " << scenery.state.time << " s";
  const QMatrix4x4 motion = motionOf(scenery, hit.item, *moment);
  const oracles::SheetTriangle sheet = oracles::sheetTriangle(*m_model, *moment, place->link, hit.triangle);
  expectSameTriangle(scene(), pose, hit, sheet, motion);
  const std::array<QVector3D, 3> corners = moved(motion, sheet.corners);
  const QVector3D shares = sharesOf(corners, hit.position);
  const QVector3D inPlane = corners[0] * shares.x() + corners[1] * shares.y() + corners[2] * shares.z();
  EXPECT_LT((inPlane - hit.position).length(), kWorldTolerance) << "the hit is not in the triangle's plane";
  EXPECT_GT(std::min({shares.x(), shares.y(), shares.z()}), -0.01F) << "the hit is not in the triangle";
  m_between += moment->share > 0 ? 1 : 0;
  m_moved += motion.isIdentity() ? 0 : 1;
  expectIndicesOf(hit, m_model->meshes()[place->mesh].links[place->link]);
  findAgain(scenery, pose, *record, *place);
  goToAnotherFrame(scenery, *place, hit.triangle);
}

/// The triangle's own record: its three indices, which lead back to it too.
void ModelPixelToByte::expectIndicesOf(const picking::Hit& hit, const oracles::ModelDecoder::Link& link) const {
  const auto related = scene::relatedRecords(scene(), hit.item, hit.triangle);
  ASSERT_FALSE(related.empty());
  EXPECT_EQ(m_document->structure.rangeOf(related.front()),
            (ByteRange{base::kFileSpace, m_model->offsetOfTriangle(link.triangles, hit.triangle), 6}));
  const auto items = scene::itemsOf(scene(), related.front());
  EXPECT_TRUE(std::ranges::find(items, hit.item) != items.end());
}

/// The quad lies under the animated model where the mesh record says, blended like everything else.
void ModelPixelToByte::followShadow(const Scenery& scenery, const animation::Pose& pose, const picking::Hit& hit,
                                    std::size_t mesh) const {
  const auto moment = sampleKeyframes(scenery, hit.item, mesh);
  ASSERT_TRUE(moment);
  EXPECT_EQ(moment->mesh, mesh);
  const oracles::ModelDecoder::Mesh& from = m_model->meshes()[moment->mesh];
  const oracles::ModelDecoder::Mesh& to = m_model->meshes()[moment->next];
  EXPECT_NE(from.shadow, 0xffff);
  const float share = from.shadow == to.shadow ? moment->share : 0;
  const QMatrix4x4 motion = motionOf(scenery, hit.item, *moment);
  const NodeIndex node = scene().drawItems()[hit.item].node;
  for (std::size_t i = 0; i < 4; ++i) {
    const QVector3D corner = motion.map(oracles::sheetToScene(from.quad[i] * (1 - share) + to.quad[i] * share));
    EXPECT_TRUE(std::ranges::any_of(pose.positionsOf(hit.item),
                                    [&](const QVector3D& position) {
                                      return (pose.worldTransform(node).map(position) - corner).length() <
                                             kWorldTolerance;
                                    }))
        << "corner " << i << " of the shadow";
  }
}

RecordRef ModelPixelToByte::recordOfLink(const oracles::ModelDecoder::Link& link) const {
  return m_document->structure.recordAt(base::kFileSpace, link.offset).value_or(RecordRef{});
}

/// The record leads to items that show it now, where a ray meets it again.
void ModelPixelToByte::findAgain(const Scenery& scenery, const animation::Pose& pose, const RecordRef& record,
                                 const oracles::ModelDecoder::LinkPlace& place) {
  EXPECT_EQ(animation::timeShowing(scene(), state::evaluate(scene(), scenery.state), record), std::nullopt)
      << "it is shown now";
  const ItemSet visible = animation::visibleItems(scene(), scenery.state);
  ItemSet only;
  std::optional<DrawItemIndex> shown;
  for (const DrawItemIndex item : scene::itemsOf(scene(), record)) {
    if (visible.contains(item) && pose.recordOf(item, 0) == record) {
      only.insert(item);
      shown = item;
    }
  }
  ASSERT_TRUE(shown) << "link " << place.link << " of mesh " << place.mesh << " is not found again";
  const scene::Mesh& mesh = scene().meshOf(*shown);
  const std::uint32_t first = scene().surfaceOf(*shown).firstIndex;
  const std::vector<QVector3D>& positions = pose.positionsOf(*shown);
  const auto hit = m_caster->cast(towards(moved(pose.worldTransform(scene().drawItems()[*shown].node),
                                                {positions[mesh.indices[first]], positions[mesh.indices[first + 1]],
                                                 positions[mesh.indices[first + 2]]})),
                                  only, &pose);
  ASSERT_TRUE(hit);
  EXPECT_EQ(pose.recordOf(hit->item, hit->triangle), record);
}

/// Another frame of the clip that has this part too; nullopt: there is none.
std::optional<std::size_t> ModelPixelToByte::otherFrameOf(const oracles::ModelDecoder::Clip& clip,
                                                          const oracles::ModelDecoder::LinkPlace& place,
                                                          std::size_t triangle) const {
  const std::vector<std::uint32_t>& frames = clip.animation->frames;
  const std::size_t other = frames[(m_hits * 7 + 1) % frames.size()];
  const std::vector<oracles::ModelDecoder::Link>& links = m_model->meshes()[other].links;
  const bool isInClip = std::ranges::find(frames, place.mesh) != frames.end();
  const bool hasIt = isInClip && other != place.mesh && place.link < links.size() &&
                     triangle * 3 < m_model->indices(links[place.link].triangles).size();
  return hasIt ? std::optional(other) : std::nullopt;
}

/// The same part of another frame of the clip: there is a moment at which it is shown, and then it is there.
void ModelPixelToByte::goToAnotherFrame(const Scenery& scenery, const oracles::ModelDecoder::LinkPlace& place,
                                        std::size_t triangle) {
  if (!scenery.state.animation) {
    return;
  }
  const oracles::ModelDecoder::Clip& clip = m_clips[scenery.state.animation];
  const auto other = otherFrameOf(clip, place, triangle);
  if (!other) {
    return;
  }
  const RecordRef record = recordOfLink(m_model->meshes()[*other].links[place.link]);
  const auto when = animation::timeShowing(scene(), state::evaluate(scene(), scenery.state), record);
  ASSERT_TRUE(when) << "mesh " << *other << " is never shown";
  EXPECT_EQ(when->animation, scenery.state.animation) << "the chosen animation shows it too";
  SceneState then = scenery.state;
  then.time = when->time;
  const oracles::SheetMoment moment = oracles::sheetMoment(clip, when->time);
  EXPECT_EQ(moment.mesh, *other);
  EXPECT_EQ(moment.share, 0.0F);
  const animation::Pose pose(m_document->scene, then);
  const ItemSet visible = animation::visibleItems(scene(), then);
  const ItemSet only = visible & ItemSet(scene::itemsOf(scene(), record));
  const QMatrix4x4 motion = scenery.rootMotion ? oracles::sheetMotion(*clip.animation, moment.steps) : QMatrix4x4();
  const auto corners = moved(motion, oracles::sheetTriangle(*m_model, moment, place.link, triangle).corners);
  const auto hit = m_caster->cast(towards(corners), only, &pose);
  ASSERT_TRUE(hit) << "nothing of mesh " << *other << " is where its bytes say";
  EXPECT_EQ(pose.recordOf(hit->item, hit->triangle), record);
  EXPECT_LT((hit->position - middleOf(corners)).length(), 2 * kWorldTolerance);
  ++m_followed;
}

TEST_P(ModelPixelToByte, LeadsToTheLinkOfTheFrameShownAndBack) {
  ASSERT_GE(scene().motion.animations.size(), m_clips.size());
  for (const scene::AnimationIndex i : m_clips.indices()) {
    EXPECT_EQ(scene().motion.animations[i].name, m_clips[i].name);
    EXPECT_EQ(scene().motion.animations[i].loops, m_clips[i].loops);
  }
  for (const Scenery& scenery : sceneries()) {
    SCOPED_TRACE(testing::Message() << "animation " << scenery.state.animation.number() << " at " << scenery.state.time
                                    << " s" << (scenery.rootMotion ? ", moving" : ""));
    ASSERT_NO_FATAL_FAILURE(click(scenery));
    if (HasFailure()) {
      return;
    }
  }
  EXPECT_GE(m_hits, kWantedHits);
  EXPECT_GE(m_between, kWantedHits / 4) << "between two frames";
  EXPECT_GE(m_followed, kWantedHits / 4) << "records of other frames";
  EXPECT_GE(m_records.size(), GetParam().records);
  EXPECT_EQ(m_shadows > 0, GetParam().shadows);
  const bool moves = std::ranges::any_of(m_clips, [](const oracles::ModelDecoder::Clip& clip) {
    return !clip.animation->move.isNull() || !clip.animation->turn.isNull();
  });
  EXPECT_EQ(m_moved > 0, moves);
}

constexpr auto kModelName = [](const auto& parameter) { return std::string(parameter.param.name); };

INSTANTIATE_TEST_SUITE_P(Samples, ModelPixelToByte,
                         testing::Values(ClickedModel{"kobold", "3db/generated/data/3db/kobold.3db", true, 30},
                                         ClickedModel{"gross50k", "3db/generated/data/3db/gross50k.3db", false, 20},
                                         ClickedModel{"kaentchen", "3db/generated/data/3db/kaentchen.3db", false, 2}),
                         kModelName);

INSTANTIATE_TEST_SUITE_P(Demo, ModelPixelToByte,
                         testing::Values(ClickedModel{"gnome", "./share/vitrine/demo/mine/data/3db/vitrine_gnome.3db",
                                                      true, 30}),
                         kModelName);

} // namespace
} // namespace vitrine::tests
