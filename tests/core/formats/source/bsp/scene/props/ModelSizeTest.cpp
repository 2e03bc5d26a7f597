// Sizes of missing models, from what a map says of the places where they stand.
#include "core/formats/source/bsp/scene/props/ModelSize.h"

#include "core/formats/source/bsp/scene/entities/EntityClasses.h"
#include "tests/support/QtPrinters.h"

#include <gtest/gtest.h>

namespace vitrine::tests {
namespace {

using namespace formats::source;
using scene::Bounds;

/// A hall 400 wide and deep whose floor is at y = 0, of two leaves that meet at x = 40; below the floor is solid.
class SizeOfModel : public testing::Test {
protected:
  SizeOfModel() {
    m_tree.leaves = {{.cluster = 0, .bounds = Bounds({-200, 0, -200}, {40, 300, 200})},
                     {.cluster = 1, .bounds = Bounds({40, 0, -200}, {200, 300, 200})},
                     {.cluster = -1, .bounds = {}}};
    m_tree.nodes = {{{0, 1, 0}, 0, {1, -3}}, {{1, 0, 0}, 40, {-2, 2}}, {{1, 0, 0}, -200, {-1, -3}}};
  }

  void add(const QVector3D& at, const std::vector<int>& leaves = {}, float yaw = 0, float scale = 1) {
    QMatrix4x4 place;
    place.translate(at);
    place.rotate(yaw, {0, 1, 0});
    place.scale(scale);
    m_size.add({.node = NodeIndex(0), .leaves = leaves}, place, m_tree);
  }

  visibility::Visibility m_tree;
  ModelSize m_size;
};

TEST_F(SizeOfModel, StandsOnTheFloor) {
  add({0, 12, 0}, {0});
  EXPECT_EQ(m_size.box(), Bounds({-16, -12, -16}, {16, 20, 16}));
}

TEST_F(SizeOfModel, AllPlacesLimitIt) {
  add({0, 12, 0}, {0});
  add({-190, 0.5F, 0}, {0}); // near a wall, and lower
  EXPECT_EQ(m_size.box(), Bounds({-10, -0.5F, -16}, {22, 31.5F, 16}));
}

TEST_F(SizeOfModel, ReachesAllItsLeaves) {
  add({-60, 0, 0}, {0, 1});
  EXPECT_EQ(m_size.box(), Bounds({-16, 0, -16}, {100, 32, 16}));
}

TEST_F(SizeOfModel, IsInTheSpaceOfTheModel) {
  add({-60, 0, 0}, {0, 1}, 90, 2); // +z of the model is +x here
  const Bounds box = m_size.box();
  EXPECT_NEAR(box.max().z(), 50, 0.01F);
  EXPECT_NEAR(box.min().z(), -16, 0.01F);
  EXPECT_NEAR(box.max().x(), 16, 0.01F);
}

TEST_F(SizeOfModel, OriginsInTheFloorAreFoundABitAbove) {
  add({0, -0.75F, 0}, {0});
  EXPECT_EQ(m_size.box(), Bounds({-16, 0, -16}, {16, 32, 16}));
}

TEST_F(SizeOfModel, OfAPlaceInSolidNothingIsKnown) {
  add({0, -90, 0});
  EXPECT_EQ(m_size.box(), Bounds({-16, 0, -16}, {16, 32, 16}));
}

TEST_F(SizeOfModel, LeavesThatAreNotThereSayNothing) {
  add({0, 12, 0}, {0, 77, -5});
  EXPECT_EQ(m_size.box(), Bounds({-16, -12, -16}, {16, 20, 16}));
}

TEST_F(SizeOfModel, ClassesHaveTheirSize) {
  const ModelWant guard{.node = NodeIndex(0), .standIn = {.ofClass = classBounds("npc_citizen")}};
  m_size.add(guard, {}, m_tree);
  EXPECT_EQ(m_size.box(), Bounds({-13, 0, -13}, {13, 72, 13}));
}

TEST(ClassBounds, AreThoseOfTheGame) {
  EXPECT_EQ(classBounds("info_player_start"), Bounds({-16, 0, -16}, {16, 72, 16}));
  EXPECT_EQ(classBounds("NPC_Headcrab_fast")->size(), QVector3D(24, 24, 24));
  EXPECT_EQ(classBounds("weapon_shotgun"), Bounds({-8, 0, -8}, {8, 16, 8}));
  EXPECT_EQ(classBounds("light_spot"), Bounds({-4, -4, -4}, {4, 4, 4}));
  EXPECT_FALSE(classBounds("prop_physics"));
  EXPECT_FALSE(classBounds(""));
}

TEST(ClassColours, AreOfTheKindOrOfTheName) {
  EXPECT_EQ(standInColorOf("prop_static"), standInColorOf("prop_dynamic_override"));
  EXPECT_EQ(standInColorOf("prop_static"), *classColour("prop_static"));
  EXPECT_FALSE(classColour("vehicle_jeep"));
  EXPECT_EQ(standInColorOf("vehicle_jeep"), scene::standInColor("vehicle_jeep"));
}

} // namespace
} // namespace vitrine::tests
