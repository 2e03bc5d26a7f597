#include "core/bytes/ByteReader.h"
#include "tests/core/formats/diggles/records/TestModels.h"
#include "tests/support/QtPrinters.h"

#include <gtest/gtest.h>

namespace vitrine::tests {
namespace {

using namespace formats::diggles;

/// The one thing that is told of a model; it must be a warning.
Diagnostic only(const TestModel& model) {
  const auto told = read(model.pack()).told;
  EXPECT_EQ(told.size(), 1U) << (told.size() > 1 ? told[1].message.toStdString() : std::string());
  EXPECT_EQ(told.at(0).severity, Severity::Warning);
  return told.at(0);
}

std::uint16_t u16At(const TestModel& model, const Diagnostic& told) {
  return bytes::loadU16(model.pack().data() + told.where->offset);
}

TEST(ModelChecks, aSoundModelIsToldNothingOf) {
  EXPECT_TRUE(read(triangleModel().pack()).told.empty());
  EXPECT_TRUE(read(smallModel().pack()).told.empty());
  EXPECT_TRUE(read(TestModel().pack()).told.empty()) << "nor one of nothing";
}

TEST(ModelChecks, materialsAndArraysOfLinks) {
  const std::array<std::pair<std::uint16_t ModelLink::*, const char*>, 5> numbers = {{
      {&ModelLink::material, "link 0 of mesh 0: there is no material 77 (1 materials)"},
      {&ModelLink::triangles, "link 0 of mesh 0: there is no triangle array 77 (1 arrays)"},
      {&ModelLink::uvs, "link 0 of mesh 0: there is no uv array 77 (1 arrays)"},
      {&ModelLink::points, "link 0 of mesh 0: there is no point array 77 (1 arrays)"},
      {&ModelLink::brightness, "link 0 of mesh 0: there is no brightness array 77 (1 arrays)"},
  }};
  for (const auto& [number, message] : numbers) {
    TestModel model = triangleModel();
    model.meshes[0].links[0].*number = 77;
    const Diagnostic told = only(model);
    EXPECT_EQ(told.message, QString::fromLatin1(message));
    EXPECT_EQ(told.where->size, 2U);
    EXPECT_EQ(u16At(model, told), 77) << message;
  }
}

TEST(ModelChecks, noMaterialIsNoFault) {
  TestModel model = triangleModel();
  model.meshes[0].links[0].material = kNoNumber;
  EXPECT_TRUE(read(model.pack()).told.empty());
}

TEST(ModelChecks, picturesOfMeshes) {
  TestModel model = triangleModel();
  model.meshes[0].shadow = 500;
  Diagnostic told = only(model);
  EXPECT_EQ(told.message, QStringLiteral("mesh 0: there is no shadow image 500 (of 0)"));
  EXPECT_EQ(u16At(model, told), 500);
  model = triangleModel();
  model.meshes[0].cmap = 501;
  told = only(model);
  EXPECT_EQ(told.message, QStringLiteral("mesh 0: there is no cmap 501 (of 0)"));
  EXPECT_EQ(u16At(model, told), 501);
}

TEST(ModelChecks, anchorsAreToldOfOncePerMesh) {
  TestModel model = triangleModel();
  model.meshes[0].anchors[3] = 123456;
  model.meshes[0].anchors[30] = 1;
  const Diagnostic told = only(model);
  EXPECT_EQ(
      told.message,
      QStringLiteral("mesh 0: slot 3 refers to anchor record 123456 of 1 (and 1 more of its references are invalid)"));
  EXPECT_EQ(bytes::loadU32(model.pack().data() + told.where->offset), 123456U);
}

TEST(ModelChecks, animationsAndFrames) {
  TestModel model = triangleModel();
  model.objects[0].second = {0, 99};
  Diagnostic told = only(model);
  EXPECT_EQ(told.message, QStringLiteral("object 0: there is no animation 99 (1 animations)"));
  EXPECT_EQ(bytes::loadU32(model.pack().data() + told.where->offset), 99U);
  model = triangleModel();
  model.animations[0].frames = {0, 4000000000, 1};
  told = only(model);
  EXPECT_EQ(
      told.message,
      QStringLiteral("animation 0: frame 1 refers to mesh 4000000000 of 1 (and 1 more of its references are invalid)"));
  EXPECT_EQ(bytes::loadU32(model.pack().data() + told.where->offset), 4000000000U);
}

TEST(ModelChecks, arraysShorterThanThePoints) {
  TestModel model = triangleModel();
  model.uvs[0].resize(2);
  EXPECT_EQ(only(model).message, QStringLiteral("uv array 0 has 2 entries for the 3 points of link 0 of mesh 0"));
  model = triangleModel();
  model.brightness[0].clear();
  EXPECT_EQ(only(model).message,
            QStringLiteral("brightness array 0 has 0 entries for the 3 points of link 0 of mesh 0"));
  model = triangleModel();
  model.uvs[0].resize(9);
  EXPECT_TRUE(read(model.pack()).told.empty()) << "longer ones do no harm";
}

TEST(ModelChecks, indicesBeyondThePoints) {
  TestModel model = triangleModel();
  model.triangles[0] = {0, 1, 2, 0, 2, 3, 60000, 1, 2};
  const Diagnostic told = only(model);
  EXPECT_EQ(told.message,
            QStringLiteral("triangle array 0: index 5 refers to vertex 3, but link 0 of mesh 0 has 3 points"));
  EXPECT_EQ(u16At(model, told), 3);
}

TEST(ModelChecks, indexCountsThatMakeNoWholeTriangles) {
  TestModel model = triangleModel();
  model.triangles[0] = {0, 1, 2, 0, 2};
  const Diagnostic told = only(model);
  EXPECT_EQ(told.message,
            QStringLiteral("triangle array 0 has 5 indices: the last 2 do not form a triangle and are left out"));
  EXPECT_EQ(u16At(model, told), 5);
}

TEST(ModelChecks, anArrayThatManyLinksNameIsToldOfOnce) {
  TestModel model = triangleModel();
  model.meshes[0].links.resize(40, model.meshes[0].links[0]);
  model.triangles[0][1] = 9;
  EXPECT_EQ(only(model).repeats, 0U);
}

TEST(ModelChecks, ofManyPlacesTheFirstAreListed) {
  TestModel model = triangleModel();
  model.meshes[0].links.resize(40, {9, 1, 0, 0, 0, 0});
  const auto told = read(model.pack()).told;
  ASSERT_EQ(told.size(), 8U);
  EXPECT_EQ(told[0].message, QStringLiteral("link 1 of mesh 0: there is no material 9 (1 materials)"));
  EXPECT_EQ(told[6].repeats, 0U);
  EXPECT_EQ(told[7].repeats, 31U);
}

TEST(ModelChecks, whatWasNotReachedIsNotMissed) {
  TestModel model = smallModel();
  const Bytes whole = model.pack();
  const ModelFile all = read(whole).file;
  for (const ModelPartSpan& part : all.parts) {
    const auto told = read(whole.slice(0, part.range.offset + 1)).told;
    ASSERT_EQ(told.size(), 1U) << part.range.offset;
    EXPECT_EQ(told[0].severity, Severity::Damage);
  }
}

} // namespace
} // namespace vitrine::tests
