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

} // namespace
} // namespace vitrine::structure
