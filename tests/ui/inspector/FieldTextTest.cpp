#include "ui/inspector/FieldText.h"

#include <gtest/gtest.h>

using namespace vitrine;
using namespace vitrine::ui;

namespace {

TEST(FieldTextTest, NamesFlagsAndValues) {
  static constexpr std::array kFlags{structure::FlagName{1, "A"}, structure::FlagName{4, "C"}};
  static constexpr std::array kValues{structure::FlagName{7, "seven"}};
  const structure::Field flags{.name = "f", .type = structure::FieldType::I16, .offset = 0, .flags = kFlags};
  const structure::Field named{.name = "v", .type = structure::FieldType::U8, .offset = 0, .values = kValues};
  EXPECT_EQ(fieldText(flags, structure::integer(5)), QStringLiteral("5  A | C"));
  EXPECT_EQ(fieldText(flags, structure::integer(9)), QStringLiteral("9  A | 0x8"));
  EXPECT_EQ(fieldText(flags, structure::integer(-1)), QStringLiteral("-1  A | C | 0xfffa"))
      << "sixteen bits, not sixty-four";
  EXPECT_EQ(fieldText(flags, structure::integer(0)), QStringLiteral("0"));
  EXPECT_EQ(fieldText(named, structure::integer(7)), QStringLiteral("7  seven"));
  EXPECT_EQ(fieldText(named, structure::integer(8)), QStringLiteral("8"));
}

TEST(FieldTextTest, TipsNameThePlaceWhereThereIsOne) {
  const structure::Field fixed{.name = "f", .type = structure::FieldType::U16, .offset = 6, .count = 3};
  structure::Field behind = fixed;
  behind.offset = structure::kVaryingOffset;
  behind.counter = structure::FieldType::U16;
  EXPECT_EQ(fieldToolTip(fixed), QStringLiteral("f: u16[3] at offset 6"));
  EXPECT_EQ(fieldToolTip(behind), QStringLiteral("f: u16[…]"));
}

} // namespace
