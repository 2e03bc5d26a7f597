#include "core/formats/diggles/scene/ModelProperties.h"

#include "tests/core/formats/diggles/scene/SceneUnderTest.h"

#include <gtest/gtest.h>

namespace vitrine::tests {
namespace {

using namespace formats::diggles;

const scene::Property* propertyOf(const std::vector<scene::Property>& all, const char* key) {
  const auto found = std::ranges::find(all, QString::fromLatin1(key), &scene::Property::key);
  return found == all.end() ? nullptr : &*found;
}

TestModel mapped() {
  TestModel model = triangleModel();
  model.name = "t\xfcr";
  model.cmaps = {{3, 2, {7, 8}}, {0, 5, {}}, {4, 1, {}}};
  model.meshes.resize(2, model.meshes.front());
  model.meshes[0].cmap = 2;
  model.meshes[1].cmap = 99;
  model.animations = {{"standard", {0, 1, 0}, "", {}, {}}};
  return model;
}

TEST(ModelProperties, tellWhatMakersOfModelsWantToKnow) {
  const SceneUnderTest made(mapped());
  const auto all = modelProperties(made.file(), made.records(), &made.scene(), {});
  ASSERT_TRUE(propertyOf(all, "Model"));
  EXPECT_EQ(propertyOf(all, "Model")->value, QStringLiteral("tür"));
  EXPECT_EQ(propertyOf(all, "Objects")->value, QStringLiteral("1"));
  EXPECT_EQ(propertyOf(all, "Animations, frames")->value, QStringLiteral("1, 3"));
  EXPECT_EQ(propertyOf(all, "Meshes")->value, QStringLiteral("2"));
  EXPECT_EQ(propertyOf(all, "Triangles at rest")->value, QStringLiteral("1"));
  EXPECT_EQ(propertyOf(modelProperties(made.file(), made.records(), nullptr, {}), "Triangles at rest"), nullptr);
}

TEST(ModelProperties, cmapsArePicturesInGrey) {
  const SceneUnderTest made(mapped());
  const auto all = modelProperties(made.file(), made.records(), &made.scene(), {});
  const scene::Property* cmap = propertyOf(all, "cmap 0");
  ASSERT_TRUE(cmap);
  EXPECT_EQ(cmap->value, QStringLiteral("3 x 2 (7, 8)"));
  EXPECT_EQ(cmap->record, (RecordRef{made.records().cmaps, 0}));
  ASSERT_TRUE(cmap->picture);
  const QImage picture = cmap->picture->toQImage();
  EXPECT_EQ(picture.size(), QSize(3, 2));
  EXPECT_EQ(picture.pixel(1, 1), qRgb(4, 4, 4)) << "pixels count up from 0";
  ASSERT_TRUE(propertyOf(all, "cmap 1"));
  EXPECT_EQ(propertyOf(all, "cmap 1")->picture, nullptr) << "it has no pixels";
}

TEST(ModelProperties, objectsHaveTheCmapsOfTheirMeshes) {
  const SceneUnderTest made(mapped());
  const auto& properties = made.scene().nodes[made.node("thing")].properties;
  EXPECT_TRUE(propertyOf(properties, "cmap 2"));
  EXPECT_FALSE(propertyOf(properties, "cmap 0"));
  EXPECT_EQ(propertyOf(properties, "Meshes")->value, QStringLiteral("2"));
}

TEST(ModelProperties, noMorePicturesThanTheLimitsAllow) {
  TestModel model = mapped();
  model.cmaps.assign(200, {100, 100, {}});
  const SceneUnderTest made(model);
  Limits limits;
  limits.maxDecodedBytes = 8 * 3 * 40'000;
  const auto all = modelProperties(made.file(), made.records(), &made.scene(), limits);
  EXPECT_EQ(std::ranges::count_if(all, [](const scene::Property& one) { return one.picture != nullptr; }), 3);
  EXPECT_LT(all.size(), 100U) << "a list one can look through";
}

} // namespace
} // namespace vitrine::tests
