#include "core/formats/source/mdl/file/AnimationReader.h"
#include "tests/core/formats/source/mdl/ModelSamples.h"
#include "tests/support/Samples.h"

#include <gtest/gtest.h>

#include <set>

namespace vitrine::tests {
namespace {

using namespace formats::source;

class SampleModels : public testing::Test {
protected:
  void SetUp() override {
    m_expected = expectedModels();
    ASSERT_EQ(m_expected.size(), wholeModels() + 1) << "with a damaged one";
  }

  template <class Use>
  void forEach(Use use) {
    for (const auto& [name, values] : m_expected.items()) {
      if (!values.contains("mustFail")) {
        SCOPED_TRACE(name);
        const SampleModel model(QString::fromStdString(name));
        use(model, values);
      }
    }
  }

  nlohmann::ordered_json m_expected;
};

/// Vertices of the model's file that level 0 of a mesh draws, as the file numbers them before fix-ups.
std::uint32_t poolVertex(const SampleModel& model, const MdlModel& of, const MdlMesh& mesh, const VtxStripGroup& group,
                         std::uint32_t vertex) {
  return of.firstVertex + mesh.firstVertex + model.vtx.meshVertexAt(group, vertex);
}

/// Calls `use` with each group of a level of detail and what it belongs to.
template <class Use>
void forEachGroup(const SampleModel& model, std::size_t lod, Use use) {
  for (std::size_t p = 0; p < model.vtx.bodyParts.size(); ++p) {
    for (std::size_t m = 0; m < model.vtx.bodyParts[p].models.size(); ++m) {
      const MdlModel& of = model.mdl.bodyParts[p].models[m];
      const auto& lods = model.vtx.bodyParts[p].models[m].lods;
      for (std::size_t k = 0; lod < lods.size() && k < lods[lod].meshes.size(); ++k) {
        for (const VtxStripGroup& group : lods[lod].meshes[k].groups) {
          use(of, of.meshes[k], group);
        }
      }
    }
  }
}

TEST_F(SampleModels, HeadersAreAsExpected) {
  forEach([](const SampleModel& model, const nlohmann::ordered_json& expected) {
    EXPECT_EQ(model.mdl.header.version, expected["mdlVersion"]);
    EXPECT_EQ(model.mdl.header.name.toStdString(), expected["name"].get<std::string>());
    EXPECT_EQ(model.mdl.bones.size(), expected["bones"]);
    EXPECT_EQ(model.mdl.bodyParts.size(), expected["bodyParts"].size());
    EXPECT_EQ(model.mdl.skins, expected["skins"].get<std::vector<std::vector<int>>>());
    EXPECT_EQ(model.vtx.hasTopology, expected["vtxHasTopology"]);
    EXPECT_EQ(model.vvd.rows.size(), expected["lod0Vertices"]);
    EXPECT_EQ(model.vvd.fixups.size(), expected["vvdFixups"]);
    EXPECT_TRUE(model.diagnostics.entries().empty());
    EXPECT_TRUE(checksumsAgree(model.mdl, model.vvd, model.vtx, nullptr));
  });
}

// Area and winding tell whether fix-ups were used: a model of shards has another area.
TEST_F(SampleModels, AreaAndWindingAreThoseOfTheModel) {
  forEach([](const SampleModel& model, const nlohmann::ordered_json& expected) {
    double area = 0;
    std::set<std::uint32_t> used;
    std::array<int, 3> winding{};
    forEachGroup(model, 0, [&](const MdlModel& of, const MdlMesh& mesh, const VtxStripGroup& group) {
      forEachTriangle(model.vtx, group, [&](const VtxTriangle& triangle) {
        std::array<VvdVertex, 3> v;
        for (std::size_t i = 0; i < 3; ++i) {
          const std::uint32_t number = poolVertex(model, of, mesh, group, triangle.vertices[i]);
          used.insert(number);
          v[i] = model.vvd.vertex(model.vvd.rows.at(number));
        }
        const QVector3D cross = QVector3D::crossProduct(v[1].position - v[0].position, v[2].position - v[0].position);
        area += cross.length() / 2;
        const float along = QVector3D::dotProduct(cross, v[0].normal + v[1].normal + v[2].normal);
        ++winding[along < 0 ? 0 : along > 0 ? 1 : 2];
      });
    });
    EXPECT_NEAR(area, expected["lod0SurfaceAreaAllModels"].get<double>(), 0.006 + area * 1e-6);
    EXPECT_EQ(used.size(), expected["lod0UsedVertices"]);
    EXPECT_EQ(winding, (expected["windingClockwiseVsNormals"].get<std::array<int, 3>>()));
  });
}

TEST_F(SampleModels, EveryLevelOfDetailHasItsTriangles) {
  forEach([](const SampleModel& model, const nlohmann::ordered_json& expected) {
    const auto& counts = expected["trianglesPerLod"];
    for (std::size_t lod = 0; lod < counts.size(); ++lod) {
      std::uint64_t triangles = 0;
      forEachGroup(model, lod, [&](const MdlModel&, const MdlMesh&, const VtxStripGroup& group) {
        triangles += triangleCount(model.vtx, group);
      });
      EXPECT_EQ(triangles, counts[lod]) << "level " << lod;
    }
  });
}

/// Vertices of a level of detail as the fix-ups have them, and where each mesh's begin there.
struct CoarseVertices {
  std::vector<std::uint32_t> rows;
  std::map<const MdlMesh*, std::uint32_t> firstOf;
};

CoarseVertices coarseVertices(const SampleModel& model, std::size_t lod) {
  CoarseVertices made;
  for (const VvdFixup& fixup : model.vvd.fixups) {
    for (std::uint32_t i = 0; fixup.lod >= static_cast<int>(lod) && i < fixup.count; ++i) {
      made.rows.push_back(fixup.first + i);
    }
  }
  std::uint32_t first = 0;
  for (const MdlBodyPart& part : model.mdl.bodyParts) {
    for (const MdlModel& of : part.models) {
      for (const MdlMesh& mesh : of.meshes) {
        made.firstOf[&mesh] = first;
        first += mesh.lodVertexCounts[lod];
      }
    }
  }
  return made;
}

// Counting a coarse level's vertices anew, as its own numbers say, leads to the same vertices as counting among those
// of level 0: so all levels share one set of vertices.
TEST_F(SampleModels, CoarseLevelsShareTheVerticesOfLevelZero) {
  int compared = 0;
  forEach([&](const SampleModel& model, const nlohmann::ordered_json& expected) {
    for (std::size_t lod = 1; lod < expected["vvdLods"] && !model.vvd.fixups.empty(); ++lod) {
      const CoarseVertices coarse = coarseVertices(model, lod);
      forEachGroup(model, lod, [&](const MdlModel& of, const MdlMesh& mesh, const VtxStripGroup& group) {
        for (std::uint32_t i = 0; i < group.vertexCount; ++i) {
          const std::uint32_t id = model.vtx.meshVertexAt(group, i);
          ASSERT_LT(id, mesh.lodVertexCounts[lod]);
          EXPECT_EQ(coarse.rows.at(coarse.firstOf.at(&mesh) + id),
                    model.vvd.rows.at(poolVertex(model, of, mesh, group, i)));
          ++compared;
        }
      });
    }
  });
  EXPECT_GT(compared, samplePath(QStringLiteral("source-assets/wire")) ? 500 : 30);
}

TEST_F(SampleModels, SequencesHaveFrames) {
  forEach([](const SampleModel& model, const nlohmann::ordered_json&) {
    const auto animations = readAnimations(model.mdl);
    Diagnostics odd;
    const auto sequences = readSequences(model.mdl, odd);
    EXPECT_TRUE(odd.entries().empty());
    for (const MdlSequence& sequence : sequences) {
      EXPECT_FALSE(sequence.name.isEmpty());
      ASSERT_GE(sequence.animation, 0);
      const MdlAnimation& animation = animations.at(static_cast<std::size_t>(sequence.animation));
      EXPECT_GE(animation.frames, 1U);
      EXPECT_GT(animation.framesPerSecond, 0);
      const auto frames = readFrames(model.mdl, animation, {}, 0, animation.frames);
      ASSERT_TRUE(frames) << frames.error().message.toStdString();
      EXPECT_EQ(frames->size(), model.mdl.bones.size() * animation.frames);
    }
  });
}

} // namespace
} // namespace vitrine::tests
