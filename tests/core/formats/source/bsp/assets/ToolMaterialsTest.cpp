#include "core/formats/source/bsp/assets/ToolMaterials.h"

#include <gtest/gtest.h>

namespace vitrine::tests {
namespace {

using namespace formats::source;

FaceKind kind(std::int32_t flags, const char* name) {
  return faceKind(flags, QString::fromLatin1(name));
}

TEST(ToolMaterials, flagBitsDecide) {
  EXPECT_EQ(kind(0x404, "x"), FaceKind::Sky);
  EXPECT_EQ(kind(0x20404, "x"), FaceKind::Sky);
  EXPECT_EQ(kind(0x406, "x"), FaceKind::Sky);
  EXPECT_EQ(kind(0x2, "x"), FaceKind::Sky);
  EXPECT_EQ(kind(0x440, "x"), FaceKind::Trigger);
  EXPECT_EQ(kind(0x80, "x"), FaceKind::Tool);
  EXPECT_EQ(kind(0x100, "x"), FaceKind::Tool);
  EXPECT_EQ(kind(0x200, "x"), FaceKind::Tool);
  EXPECT_EQ(kind(0x8, "x"), FaceKind::Water);
  EXPECT_EQ(kind(0x801, "concrete/wall"), FaceKind::Brush);
}

TEST(ToolMaterials, namesWhereFlagsAreMissing) {
  EXPECT_EQ(kind(0x400, "TOOLS/TOOLSTRIGGER"), FaceKind::Trigger);
  EXPECT_EQ(kind(0x400, "tools/toolsskyfog"), FaceKind::Sky);
  EXPECT_EQ(kind(0x10, "tools/climb_alpha"), FaceKind::Tool);
  EXPECT_EQ(kind(0, "tools\\toolsblocklight"), FaceKind::Tool);
  EXPECT_EQ(kind(0, "maps/m/tools/toolsnodraw"), FaceKind::Tool);
  EXPECT_EQ(kind(0x420, "tools/toolsblack"), FaceKind::Brush);
  EXPECT_EQ(kind(0, "TOOLS/TOOLSWHITE"), FaceKind::Brush);
  EXPECT_EQ(kind(0, "toolshed/wall"), FaceKind::Brush);
}

TEST(ToolMaterials, invisibleClasses) {
  for (const char* name :
       {"trigger_multiple", "Trigger_Hurt", "func_buyzone", "func_clip_vphysics", "func_areaportalwindow",
        "func_respawnroomvisualizer", "func_nav_avoid", "func_ladder", "func_smokevolume"}) {
    EXPECT_TRUE(isInvisibleClass(name)) << name;
  }
  for (const char* name : {"func_door", "func_brush", "func_breakable", "func_laddertop", "", "trigger"}) {
    EXPECT_FALSE(isInvisibleClass(name)) << name;
  }
}

} // namespace
} // namespace vitrine::tests
