#include "core/scene/SceneRecords.h"
#include "core/state/SceneState.h"
#include "tests/core/formats/diggles/scene/SceneUnderTest.h"
#include "tests/support/CollisionChecks.h"
#include "tests/support/LoadFixture.h"
#include "tests/support/Samples.h"

#include <gtest/gtest.h>

#include <cstring>
#include <map>

/// The models of samples/3db as scenes.
namespace vitrine::tests {
namespace {

using namespace formats::diggles;

/// Walks over a whole model on its own, without the reader, to find the points of its arrays.
class PointWalk {
public:
  explicit PointWalk(const Bytes& bytes) : m_bytes(bytes) {
    text(), text();
    for (auto n = u16(); n > 0; --n) {
      text(), text(), skip(4);
    }
    for (auto n = u32(); n > 0; --n) {
      skip(12 * u16() + 24 + 128 + 2 + 48 + 2);
    }
    for (auto n = u16(); n > 0; --n) {
      text(), skip(4 * u16());
    }
    for (auto n = u16(); n > 0; --n) {
      text(), skip(4 * u16()), skip(6), text(), skip(24);
    }
    skip(1024 * u16());
    for (auto n = u16(); n > 0; --n) {
      const std::size_t width = u16();
      const std::size_t height = u16();
      skip(4 + width * height);
    }
    const std::array<std::size_t, 4> counts{u16(), u16(), u16(), u16()};
    const std::size_t anchors = u32();
    std::array<std::vector<std::size_t>, 4> lengths;
    for (std::size_t kind = 0; kind < 4; ++kind) {
      for (std::size_t i = 0; i < counts[kind]; ++i) {
        lengths[kind].push_back(u16());
      }
    }
    skip(20 * anchors);
    for (const std::size_t length : lengths[0]) {
      skip(2 * length);
    }
    for (const std::size_t length : lengths[1]) {
      skip(8 * length);
    }
    for (const std::size_t length : lengths[2]) {
      m_points.push_back({m_at, length});
      skip(6 * length);
    }
    for (const std::size_t length : lengths[3]) {
      skip(length);
    }
  }

  bool atEnd() const { return m_at == m_bytes.size(); }
  /// In file axes and units.
  std::vector<QVector3D> points(std::size_t array) {
    std::vector<QVector3D> made;
    m_at = m_points.at(array).first;
    for (std::size_t i = 0; i < m_points[array].second; ++i) {
      const float x = (static_cast<float>(u16()) - 32768) / 4;
      const float y = (static_cast<float>(u16()) - 32768) / 4;
      const float z = (static_cast<float>(u16()) - 32768) / 4;
      made.emplace_back(x, y, z);
    }
    return made;
  }

private:
  template <class T>
  T number() {
    T value{};
    EXPECT_LE(m_at + sizeof value, m_bytes.size());
    if (m_at + sizeof value <= m_bytes.size()) {
      std::memcpy(&value, m_bytes.data() + m_at, sizeof value);
    }
    m_at += sizeof value;
    return value;
  }
  std::size_t u16() { return number<std::uint16_t>(); }
  std::size_t u32() { return number<std::uint32_t>(); }
  void skip(std::size_t bytes) { m_at += bytes; }
  void text() { skip(u32()); }

  const Bytes& m_bytes;
  std::size_t m_at = 0;
  std::vector<std::pair<std::size_t, std::size_t>> m_points; ///< place and length of each array
};

class SampleScene : public testing::Test {
protected:
  void open(const char* name) {
    m_bytes = fileBytes(samplePath(QStringLiteral("3db/generated/%1.3db").arg(QString::fromLatin1(name))).value());
    m_made = std::make_unique<SceneUnderTest>(m_bytes);
  }

  const SceneUnderTest& made() const { return *m_made; }
  const Scene& scene() const { return made().scene(); }

  /// Names of nodes below an object, in their order.
  QStringList partsOf(NodeIndex object) const {
    QStringList names;
    for (const scene::Node& node : scene().nodes) {
      if (node.parent == object) {
        names << node.name;
      }
    }
    return names;
  }

  Bytes m_bytes;
  std::unique_ptr<SceneUnderTest> m_made;
};

TEST_F(SampleScene, koboldHasTwoFigures) {
  open("data/3db/kobold");
  ASSERT_EQ(scene().motion.animatedModels.size(), 2U);
  EXPECT_EQ(partsOf(made().node("kobold")), (QStringList{QStringLiteral("kobold_haut"), QStringLiteral("kobold_hut"),
                                                         QStringLiteral("Ground shadows"), QStringLiteral("Anchors")}));
  EXPECT_EQ(partsOf(made().node("stein")),
            (QStringList{QStringLiteral("kobold_stein_128"), QStringLiteral("kobold_haut"),
                         QStringLiteral("Ground shadows")}));
  EXPECT_EQ(scene().motion.animatedModels[0].poses.size(), 23U);
  EXPECT_EQ(scene().motion.animatedModels[1].poses.size(), 1U);
  EXPECT_EQ(scene().defaultTriangles(), 324U + 2U) << "with the shadow";
  EXPECT_EQ(scene().motion.startAnimation, made().animation("kobold.standard"));
  EXPECT_EQ(made().meshOf(made().node("kobold_haut")).frames->size(), 23U);
  EXPECT_EQ(scene().assets.textures.size(), 3U + 2U) << "with the pictures of shadows";
  EXPECT_TRUE(made().told().empty());
}

TEST_F(SampleScene, koboldsAnimationsAreThoseOfTheGamesScripts) {
  open("data/3db/kobold");
  struct Clip {
    const char* name;
    int frames;
    bool loops;
    QVector3D move;
    QVector3D turn;
  };
  const scene::ByAnimation<Clip> clips = {{"kobold.standard", 2, false, {}, {}},
                                          {"kobold.laufen_loop", 8, true, {0, 0, 12.5F}, {}},
                                          {"kobold.drehen_links", 13, false, {}, {0, static_cast<float>(M_PI) / 24, 0}},
                                          {"stein.stein_standard", 1, false, {}, {}}};
  ASSERT_EQ(scene().motion.animations.size(), clips.size());
  for (const scene::AnimationIndex i : clips.indices()) {
    const scene::Animation& got = scene().motion.animations[i];
    EXPECT_EQ(got.name, QString::fromLatin1(clips[i].name));
    EXPECT_EQ(got.frames, clips[i].frames);
    EXPECT_DOUBLE_EQ(got.duration, clips[i].frames * 0.1);
    EXPECT_EQ(got.loops, clips[i].loops) << clips[i].name;
    EXPECT_LT((got.stepMove - clips[i].move).length(), 1e-5F) << clips[i].name;
    EXPECT_LT((got.stepTurn - clips[i].turn).length(), 1e-5F) << clips[i].name;
  }
}

TEST_F(SampleScene, everyPointStandsWhereTheFileSays) {
  for (const char* name : {"data/3db/kobold", "data/3db/gross50k", "data/3db/kaentchen"}) {
    open(name);
    PointWalk walk(m_bytes);
    ASSERT_TRUE(walk.atEnd()) << name;
    std::size_t compared = 0;
    for (const scene::Mesh& mesh : scene().meshes) {
      const scene::Provenance& from = mesh.surfaces.at(0).provenance;
      for (std::size_t frame = 0; mesh.frames && from.section == made().records().links && frame < mesh.frames->size();
           ++frame) {
        const std::uint32_t link = from.frameRows->at(frame);
        std::vector<QVector3D> expected = walk.points(made().file().links.at(link).points);
        for (QVector3D& point : expected) {
          point = {point.x(), -point.y(), point.z()};
        }
        EXPECT_EQ(*(*mesh.frames)[frame].positions, expected) << name << " link " << link;
        compared += expected.size();
      }
    }
    EXPECT_GT(compared, 50U) << name;
  }
}

TEST_F(SampleScene, koboldStandsUprightFacesForwardAndHasItsLumpOnItsLeft) {
  open("data/3db/kobold");
  const scene::Mesh& body = made().meshOf(made().node("kobold_haut"));
  const scene::Mesh& hat = made().meshOf(made().node("kobold_hut"));
  EXPECT_FLOAT_EQ(body.bounds.max().x(), 35) << "the lump";
  EXPECT_FLOAT_EQ(body.bounds.min().x(), -26);
  EXPECT_FLOAT_EQ(hat.bounds.max().y(), 100);
  EXPECT_GT(hat.bounds.min().y(), 50);
  EXPECT_FLOAT_EQ(body.bounds.min().y(), 0);
  const auto nose = std::ranges::find_if(body.vertices.positions, [](const QVector3D& at) {
    return std::abs(at.y() - 47) < 1.1F && std::abs(at.x()) < 0.5F && at.z() > 22;
  });
  EXPECT_NE(nose, body.vertices.positions.end()) << "it sticks out to +z";
  const SceneState state = state::startState(scene());
  const animation::Pose pose(made().pointer(), state);
  const auto placeOf = [&](const char* name) { return pose.worldTransform(made().node(name)).map(QVector3D()); };
  EXPECT_EQ(placeOf("1 left hand"), QVector3D(30, 24, 6));
  EXPECT_EQ(placeOf("0 right hand"), QVector3D(-24, 28, 8));
  EXPECT_EQ(placeOf("4 head top"), QVector3D(0, 58, 0));
  EXPECT_EQ(placeOf("10 face"), QVector3D(0, 46, 24));
  EXPECT_TRUE(made().nodesNamed("2 right foot").empty()) << "its slot names the record of nothing";
}

TEST_F(SampleScene, trianglesTurnOutwards) {
  open("data/3db/kobold");
  EXPECT_GT(volumeOf(made().meshOf(made().node("kobold_haut"))), 50'000);
  EXPECT_GT(volumeOf(made().meshOf(made().node("kobold_stein_128"))), 10'000);
  EXPECT_NEAR(volumeOf(made().meshOf(made().node("kobold_hut"))), 0, 1) << "both sides of a shell";
}

TEST_F(SampleScene, theBoardsPictureIsUprightFromTheFront) {
  open("data/3db/kobold");
  const scene::Mesh& board = made().meshOf(made().nodesNamed("kobold_haut").back());
  ASSERT_EQ(board.vertices.positions.size(), 4U);
  for (std::size_t i = 0; i < 4; ++i) {
    const QVector3D& at = board.vertices.positions[i];
    const QVector2D& uv = board.vertices.uvs[0][i];
    EXPECT_EQ(uv.x(), at.x() > 0 ? 1 : 0) << "seen from +z, x goes right";
    EXPECT_EQ(uv.y(), at.y() > 20 ? 0 : 1) << "the top row is at the top";
  }
  const auto& t = board.indices;
  const QVector3D normal = QVector3D::crossProduct(board.vertices.positions[t[1]] - board.vertices.positions[t[0]],
                                                   board.vertices.positions[t[2]] - board.vertices.positions[t[0]]);
  EXPECT_GT(normal.z(), 0);
}

TEST_F(SampleScene, walkingGoesForwardAndTurningGoesLeft) {
  open("data/3db/kobold");
  const auto motionOf = [&](const char* clip, double frame) {
    SceneState state = made().at(clip, frame);
    state.controls[QStringLiteral("root")] = 1;
    return animation::Pose(made().pointer(), state).worldTransform(made().node("kobold"));
  };
  EXPECT_EQ(motionOf("kobold.laufen_loop", 4).map(QVector3D()), QVector3D(0, 0, 50));
  const QVector3D nose = motionOf("kobold.drehen_links", 12).map(QVector3D(0, 0, 10));
  EXPECT_LT((nose - QVector3D(10, 0, 0)).length(), 1e-3F) << "a quarter to its left in twelve steps";
}

TEST_F(SampleScene, gross50kIsOneFigureOfFourParts) {
  open("data/3db/gross50k");
  EXPECT_EQ(scene().motion.animatedModels.size(), 1U);
  EXPECT_EQ(scene().meshes.size(), 4U);
  EXPECT_EQ(scene().defaultTriangles(), 49'928U);
  ASSERT_EQ(scene().motion.animations.size(), 2U);
  EXPECT_EQ(scene().motion.animations[1].name, QStringLiteral("feld.wellen_loop"));
  EXPECT_EQ(made().control("object"), nullptr);
  EXPECT_FLOAT_EQ(scene().bounds().max().y(), 19.75F);
  EXPECT_GE(scene().animatedBounds().max().y(), 59.75F);
}

TEST_F(SampleScene, kaentchenIsOddAndWhole) {
  open("data/3db/kaentchen");
  QStringList animatedModels;
  for (const scene::AnimatedModel& animatedModel : scene().motion.animatedModels) {
    animatedModels << animatedModel.name;
  }
  EXPECT_EQ(animatedModels, (QStringList{QStringLiteral("leer"), QStringLiteral("ding"), QStringLiteral("ding"),
                                         QStringLiteral("(no object)"), QStringLiteral("(no animation)")}));
  QStringList clips;
  for (const scene::Animation& clip : scene().motion.animations) {
    clips << clip.name;
  }
  EXPECT_EQ(clips, (QStringList{QStringLiteral("ding.standard"), QStringLiteral("ding.nichts"),
                                QStringLiteral("ding.standard"), QStringLiteral("herrenlos"),
                                QStringLiteral("(no animation)")}));
  EXPECT_EQ(scene().motion.animations.back().frames, 2) << "a mesh without links, and one at the ends of the range";
  EXPECT_EQ(made().control("object")->defaultValue, 2) << "the empty one is not the first choice";
  EXPECT_EQ(made().shown({}), QStringList{QStringLiteral("tür_ä")});
  EXPECT_EQ(made().shown(made().at("ding.standard", 1)), (QStringList{QStringLiteral("fehlt")}))
      << "two indices are no triangle";
  EXPECT_EQ(scene().defaultTriangles(), 10U);
}

TEST_F(SampleScene, whatIsWholeOfDamagedModelsIsThere) {
  for (const auto& [name, parts] : std::map<std::string, int>{{"cut_last_byte", 4},
                                                              {"one_byte_more", 4},
                                                              {"wrong_version", 4},
                                                              {"cut_at_meshes", 0},
                                                              {"cut_at_data", 0}}) {
    open(("bad/" + name).c_str());
    EXPECT_EQ(std::ranges::count_if(scene().meshes,
                                    [&](const scene::Mesh& mesh) {
                                      return mesh.surfaces.at(0).provenance.section == made().records().links &&
                                             !mesh.indices.empty();
                                    }),
              parts)
        << name;
  }
}

TEST_F(SampleScene, anIndexBeyondThePointsCostsOneTriangle) {
  open("bad/vertex_index");
  EXPECT_EQ(scene().defaultTriangles(), 323U + 2U);
  const DrawItemIndex body = made().itemOf(made().node("kobold_haut"));
  EXPECT_EQ(scene::relatedRecords(scene(), body, 0).front().row, 1U) << "the first triangle in the file is left out";
}

TEST_F(SampleScene, anObjectWhoseAnimationIsNowhereLeavesItToNobody) {
  open("bad/frame_index");
  ASSERT_EQ(scene().motion.animatedModels.size(), 4U);
  EXPECT_EQ(scene().motion.animatedModels[2].name, QStringLiteral("(no object)"));
  EXPECT_EQ(scene().motion.animations[3].name, QStringLiteral("stein_standard"));
  EXPECT_EQ(scene().motion.animations[3].animatedModel, scene::AnimatedModelIndex(2));
  EXPECT_EQ(scene().motion.animations[0].frames, 1) << "a frame of it leads nowhere";
  EXPECT_EQ(scene().motion.animatedModels[3].poses.size(), 1U)
      << "and the mesh it should have named is in no animation";
}

} // namespace
} // namespace vitrine::tests
