#include "core/formats/diggles/format/DigglesCounts.h"
#include "tests/core/formats/diggles/records/TestModels.h"
#include "tests/support/LoadFixture.h"
#include "tests/support/Samples.h"

#include <gtest/gtest.h>

namespace vitrine::tests {
namespace {

using namespace formats::diggles;
using structure::Json;

/// Numbers to 1e-5; anything else exactly, keys and their order included.
void expectSame(const Json& expected, const Json& got, const std::string& where) {
  ASSERT_EQ(expected.is_structured(), got.is_structured()) << where;
  if (!expected.is_structured()) {
    if (expected.is_number_float()) {
      ASSERT_TRUE(got.is_number()) << where;
      EXPECT_NEAR(expected.get<double>(), got.get<double>(), 1e-5) << where;
    } else {
      EXPECT_EQ(expected, got) << where;
    }
    return;
  }
  ASSERT_EQ(expected.size(), got.size()) << where;
  for (auto want = expected.begin(), have = got.begin(); want != expected.end(); ++want, ++have) {
    if (expected.is_object()) {
      ASSERT_EQ(want.key(), have.key()) << where;
    }
    expectSame(*want, *have, where + '/' + (expected.is_object() ? want.key() : std::string("[]")));
  }
}

TEST(SampleModels, countsAreThoseOfAnotherParser) {
  int compared = 0;
  Json samples = expectedOfSamples(QStringLiteral("3db"));
  for (auto& [name, expected] : samples.items()) {
    const Bytes bytes = fileBytes(samplePath(QStringLiteral("3db/") + QString::fromStdString(name)).value());
    EXPECT_EQ(bytes.size(), expected["bytes"].get<std::size_t>());
    const ModelFile model = read(bytes).file;
    EXPECT_EQ(model.damage.has_value(), expected.contains("error")) << name;
    if (!expected.contains("error")) {
      expected.erase("bytes");
      expected.erase("sha256");
      expectSame(expected, modelCounts(model), name);
      ++compared;
    }
  }
  EXPECT_GE(compared, 9);
}

TEST(ModelCounts, ofASmallModel) {
  const Json counts = modelCounts(read(smallModel().pack()).file);
  EXPECT_EQ(counts["name"], "käntchen");
  EXPECT_EQ(counts["materials"], Json({"skin", "tür"}));
  EXPECT_EQ(counts["meshes"], 3);
  EXPECT_EQ(counts["links"], 3);
  EXPECT_EQ(counts["objects"].dump(), R"([["thing",[0,2]],["",[]]])");
  EXPECT_EQ(counts["cmaps"].dump(), "[[3,2,7,8],[0,5,0,0],[4,1,0,0]]");
  EXPECT_EQ(counts["arrays"].dump(), R"({"triangles":3,"uv":2,"points":2,"brightness":2})");
  EXPECT_EQ(counts["first_mesh_of_each_animation"]["ownerless"], nullptr);
  EXPECT_EQ(counts["first_mesh_of_each_animation"]["walk"]["triangles"], 1);
  EXPECT_EQ(counts["first_mesh"]["triangles"], 3);
  EXPECT_EQ(counts["first_mesh"]["vertices"], 6);
  EXPECT_EQ(counts["bbox_all_points_file_units"].dump(), "[[-8191.75,-8192.0,-8191.25],[8191.75,0.0,100.0]]");
}

TEST(ModelCounts, ofNothing) {
  const Json counts = modelCounts(read(Bytes()).file);
  EXPECT_EQ(counts["version"], "");
  EXPECT_EQ(counts["meshes"], 0);
  EXPECT_EQ(counts["first_mesh"], nullptr);
  EXPECT_EQ(counts["first_mesh_of_each_animation"], Json::object());
  EXPECT_EQ(counts["bbox_all_points_file_units"], nullptr);
  EXPECT_EQ(counts["unread_bytes"], 0);
}

TEST(ModelCounts, indicesBeyondThePointsAreCountedByLink) {
  TestModel model = triangleModel();
  model.triangles[0] = {0, 1, 2, 0, 3, 9, 7};
  model.points.push_back({{1, 1, 1}, {2, 2, 2}, {3, 3, 3}, {4, 4, 4}});
  model.meshes[0].links.push_back({0, 1, 0, 0, 1, 0});
  EXPECT_EQ(modelCounts(read(model.pack()).file)["first_mesh"]["index_out_of_range"], 3)
      << "2 and 1, of whole triangles";
}

TEST(ModelCounts, ofAnimationsOfOneNameTheLastCounts) {
  TestModel model = smallModel();
  model.animations[2].name = "standard";
  const Json counts = modelCounts(read(model.pack()).file);
  EXPECT_EQ(counts["first_mesh_of_each_animation"].size(), 2U);
  EXPECT_EQ(counts["first_mesh_of_each_animation"]["standard"]["links"], 1);
  EXPECT_EQ(counts["animations"].size(), 3U);
}

TEST(ModelCounts, framesThatLeadNowhereHaveNoFigures) {
  TestModel model = triangleModel();
  model.animations[0].frames = {77};
  const Json counts = modelCounts(read(model.pack()).file);
  EXPECT_EQ(counts["animations"][0]["first_mesh"], 77);
  EXPECT_EQ(counts["first_mesh_of_each_animation"]["standard"], nullptr);
}

TEST(ModelCounts, whatIsNoNumberIsNull) {
  TestModel model = triangleModel();
  model.animations[0].move = QVector3D(std::numeric_limits<float>::quiet_NaN(), 1, 2);
  EXPECT_EQ(modelCounts(read(model.pack()).file)["animations"][0]["move"].dump(), "[null,1.0,2.0]");
}

TEST(ModelCounts, boundsGoByTheStepOfTheModel) {
  TestModel model = triangleModel();
  model.meshes[0].boxMin *= 8;
  model.meshes[0].boxMax *= 8;
  EXPECT_EQ(modelCounts(read(model.pack()).file)["bbox_all_points_file_units"].dump(),
            "[[0.0,-800.0,0.0],[80.0,0.0,800.0]]");
}

} // namespace
} // namespace vitrine::tests
