#include "core/formats/source/mdl/scene/PropModel.h"

#include "tests/core/formats/source/mdl/ModelSamples.h"
#include "tests/support/Samples.h"

#include <gtest/gtest.h>

#include <set>

namespace vitrine::tests {
namespace {

using namespace formats::source;

class PropModels : public testing::Test {
protected:
  void SetUp() override {
    m_expected = expectedModels();
    ASSERT_FALSE(m_expected.empty());
  }

  static Result<PropModel> read(const std::string& name, Diagnostics* diagnostics = nullptr) {
    return readPropModel(QString::fromStdString(name), sampleReader(), Limits(), diagnostics);
  }

  nlohmann::ordered_json m_expected;
};

std::uint32_t trianglesOf(const PropModel& model) {
  std::uint32_t triangles = 0;
  for (const scene::Surface& surface : model.mesh.surfaces) {
    triangles += surface.triangleCount();
  }
  return triangles;
}

TEST_F(PropModels, HaveTheTrianglesOfTheirFirstChoices) {
  for (const auto& [name, expected] : m_expected.items()) {
    if (expected.contains("mustFail")) {
      continue;
    }
    SCOPED_TRACE(name);
    Diagnostics diagnostics;
    const auto model = read(name, &diagnostics);
    ASSERT_TRUE(model) << model.error().message.toStdString();
    EXPECT_TRUE(diagnostics.entries().empty());
    std::uint32_t triangles = 0;
    std::vector<std::uint32_t> vertices;
    for (const auto& mesh : expected["meshes"]) {
      triangles += mesh["model"] == 0 ? mesh["triangles"].get<std::uint32_t>() : 0;
    }
    EXPECT_EQ(trianglesOf(*model), triangles);
    EXPECT_EQ(model->mesh.indices.size(), 3 * triangles);
    EXPECT_EQ(model->staticProp, (std::stoul(expected["flags"].get<std::string>(), nullptr, 16) & 0x10) != 0);
    EXPECT_EQ(model->skins.size(), expected["skinFamilies"]);
    EXPECT_EQ(model->materials.size(), expected["materials"].size());
    std::uint32_t counted = 0;
    for (const PropModel::LitMesh& mesh : model->litMeshes) {
      counted += mesh.shown ? mesh.vertexCount : 0;
    }
    EXPECT_EQ(counted, model->mesh.vertices.positions.size());
    EXPECT_EQ(model->litMeshes.size(), expected["meshes"].size()) << "of all choices";
  }
}

// Front faces are counter-clockwise: triangles agree with the normals of their vertices, but for some that bones pull
// apart.
TEST_F(PropModels, FaceOutwards) {
  for (const auto& [name, expected] : m_expected.items()) {
    if (expected.contains("mustFail")) {
      continue;
    }
    SCOPED_TRACE(name);
    const auto model = read(name);
    ASSERT_TRUE(model);
    const std::vector<QVector3D>& positions = model->mesh.vertices.positions;
    const std::vector<QVector3D>& normals = model->mesh.vertices.normals;
    const auto& indices = model->mesh.indices;
    int outwards = 0;
    for (std::size_t i = 0; i < indices.size(); i += 3) {
      const std::uint32_t a = indices[i];
      const std::uint32_t b = indices[i + 1];
      const std::uint32_t c = indices[i + 2];
      const QVector3D cross = QVector3D::crossProduct(positions[b] - positions[a], positions[c] - positions[a]);
      outwards += QVector3D::dotProduct(cross, normals[a] + normals[b] + normals[c]) >= 0 ? 1 : 0;
    }
    EXPECT_GT(outwards, static_cast<int>(indices.size() / 3) * 9 / 10);
  }
}

// The hull was measured by the compiler of the model as it stands in the game, turned as its first sequence is; around
// collision bodies, which are a quarter unit larger.
TEST_F(PropModels, StandInTheirHulls) {
  const std::set<std::string> moving{"wire/models/bull/buttons/rocker_switch.mdl",
                                     "wire/models/fasteroid/computerfan.mdl"};
  int turned = 0;
  for (const auto& [name, expected] : m_expected.items()) {
    if (expected.contains("mustFail") || expected["bodyParts"].size() > 1) {
      continue;
    }
    SCOPED_TRACE(name);
    const auto model = read(name);
    ASSERT_TRUE(model);
    const QVector3D below = model->mesh.bounds.min() - model->hull.min();
    const QVector3D above = model->hull.max() - model->mesh.bounds.max();
    for (const int axis : {0, 2}) {
      EXPECT_GT(below[axis], -0.06F);
      EXPECT_GT(above[axis], -0.06F);
      if (!moving.contains(name)) {
        EXPECT_LT(below[axis], 0.4F);
        EXPECT_LT(above[axis], 0.4F);
      }
    }
    turned += model->staticProp ? 0 : 1;
  }
  EXPECT_EQ(turned, samplePath(QStringLiteral("source-assets/wire")) ? 12 : 0);
}

TEST_F(PropModels, NamesOfMaterialsAreTriedInEveryFolder) {
  const std::string name = "wire/models/fasteroid/computerfan.mdl";
  if (!m_expected.contains(name)) {
    GTEST_SKIP() << othersSamplesMissing();
  }
  const auto model = read(name);
  ASSERT_TRUE(model);
  EXPECT_EQ(model->materials.front().path, QStringLiteral("bull/gates/gate_base"));
  EXPECT_EQ(model->materials.front().otherPaths,
            (QStringList{QStringLiteral("beer/wiremod/gate_base"), QStringLiteral("bull/various/gate_base")}));
  EXPECT_EQ(model->skins.at(1), (std::vector<int>{0, 4, 5, 3, 4, 5}));
}

TEST_F(PropModels, WhatIsMissingIsNamed) {
  const GameFileReader samples = sampleReader();
  const auto without = [&samples](const QString& ending) {
    return readPropModel(
        QStringLiteral("synthetic/mdl/v49_plain.mdl"),
        [&](const QString& path) -> Result<Bytes> {
          return path.endsWith(ending) ? std::unexpected(Error::of(ErrorCode::NotFound, QStringLiteral("gone"), path))
                                       : samples(path);
        },
        Limits(), nullptr);
  };
  const auto noModel = without(QStringLiteral(".mdl"));
  const auto noVertices = without(QStringLiteral(".vvd"));
  const auto noTriangles = without(QStringLiteral(".vtx"));
  ASSERT_FALSE(noModel || noVertices || noTriangles);
  EXPECT_EQ(noModel.error().code, ErrorCode::NotFound);
  EXPECT_EQ(noModel.error().path, QStringLiteral("synthetic/mdl/v49_plain.mdl"));
  EXPECT_EQ(noVertices.error().path, QStringLiteral("synthetic/mdl/v49_plain.vvd"));
  EXPECT_EQ(noTriangles.error().path, QStringLiteral("synthetic/mdl/v49_plain.dx90.vtx"));
  EXPECT_EQ(noTriangles.error().code, ErrorCode::NotFound);
}

TEST_F(PropModels, TruncatedOnesAreDamaged) {
  const auto model = read("synthetic/mdl/bad_truncated.mdl");
  ASSERT_FALSE(model);
  EXPECT_EQ(model.error().code, ErrorCode::Damaged);
  EXPECT_EQ(model.error().offset, 300U);
}

TEST_F(PropModels, NoMoreTrianglesThanAllowed) {
  Limits limits;
  limits.maxTriangles = 10;
  const auto model = readPropModel(QStringLiteral("synthetic/mdl/v48_fixups.mdl"), sampleReader(), limits, nullptr);
  ASSERT_FALSE(model);
  EXPECT_EQ(model.error().code, ErrorCode::LimitReached);
}

} // namespace
} // namespace vitrine::tests
