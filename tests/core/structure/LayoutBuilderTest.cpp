#include "core/structure/LayoutBuilder.h"

#include <gtest/gtest.h>

namespace vitrine::structure {
namespace {

TEST(LayoutBuilder, fieldsFollowEachOther) {
  const LayoutPtr layout = LayoutBuilder("record")
                               .add(FieldType::U16, "a")
                               .skip(2)
                               .vec3("b", "where")
                               .bits(FieldType::U32, "c", "", 0, 4, false)
                               .bits(FieldType::U32, "d", "", 4, 28, true)
                               .done(20);
  EXPECT_EQ(layout->size, 20U);
  ASSERT_EQ(layout->fields.size(), 4U);
  EXPECT_EQ(layout->fields[1].offset, 4U);
  EXPECT_EQ(layout->fields[1].count, 3U);
  EXPECT_EQ(layout->fields[2].offset, layout->fields[3].offset);
  EXPECT_EQ(layout->fields[3].firstBit, 4);
}

TEST(LayoutBuilder, partsHoldUntilTheNext) {
  const LayoutPtr layout = LayoutBuilder("record")
                               .add(FieldType::U8, "a")
                               .part("One")
                               .add(FieldType::U8, "b")
                               .add(FieldType::Chars, "c", "", 2)
                               .encoding(bytes::TextEncoding::Cp932)
                               .part("")
                               .add(FieldType::U8, "d")
                               .done(5);
  EXPECT_STREQ(layout->fields[0].part, "");
  EXPECT_STREQ(layout->fields[1].part, "One");
  EXPECT_STREQ(layout->fields[2].part, "One");
  EXPECT_EQ(layout->fields[2].encoding, bytes::TextEncoding::Cp932);
  EXPECT_STREQ(layout->fields[3].part, "");
}

TEST(LayoutBuilder, whatFollowsACountHasNoFixedPlace) {
  const LayoutPtr layout = LayoutBuilder("record")
                               .add(FieldType::U16, "a")
                               .counted(FieldType::U32, FieldType::Chars, "b", "what")
                               .encoding(bytes::TextEncoding::Cp1252)
                               .add(FieldType::U16, "c")
                               .toSection("arrays/%1")
                               .doneVarying();
  EXPECT_EQ(layout->size, 0U);
  EXPECT_EQ(layout->fields[0].offset, 0U);
  EXPECT_EQ(layout->fields[1].offset, 2U);
  EXPECT_EQ(layout->fields[1].counter, FieldType::U32);
  EXPECT_EQ(layout->fields[2].offset, kVaryingOffset);
  EXPECT_EQ(layout->fields[2].counter, std::nullopt);
  EXPECT_EQ(layout->fields[2].reference.kind, ReferenceKind::Section);
  EXPECT_TRUE(std::holds_alternative<std::monostate>(decodeField(layout->fields[2], std::array<std::byte, 8>{})));
}

} // namespace
} // namespace vitrine::structure
