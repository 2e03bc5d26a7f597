#include "core/scene/Control.h"
#include "core/scene/Material.h"
#include "tests/support/QtPrinters.h"

#include <gtest/gtest.h>

#include <set>

namespace vitrine::scene {
namespace {

TEST(Names, ControlKindsAreThoseOfTheCommandLine) {
  EXPECT_EQ(kindName(ControlKind::Toggle), QStringLiteral("toggle"));
  EXPECT_EQ(kindName(ControlKind::Choice), QStringLiteral("choice"));
  EXPECT_EQ(kindName(ControlKind::Slider), QStringLiteral("slider"));
}

TEST(Names, EveryMaterialModelHasItsOwn) {
  std::set<QString> names;
  for (int model = 0; model <= static_cast<int>(MaterialModel::Sky); ++model) {
    names.insert(modelName(static_cast<MaterialModel>(model)));
  }
  EXPECT_EQ(names.size(), 11U);
  EXPECT_FALSE(names.contains(QString()));
}

TEST(Material, SlotsAreApart) {
  Material material;
  material.slot(TextureSlot::BaseColor).texture = 3;
  material.slot(TextureSlot::Outline).texture = 4;
  EXPECT_EQ(std::as_const(material).slot(TextureSlot::BaseColor).texture, TextureIndex(3));
  EXPECT_EQ(std::as_const(material).slot(TextureSlot::Outline).texture, TextureIndex(4));
  EXPECT_EQ(material.slot(TextureSlot::BaseColor2).texture, kNone);
}

} // namespace
} // namespace vitrine::scene
