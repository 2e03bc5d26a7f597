#include "core/structure/RecordLayout.h"

#include "core/structure/Layout.h"
#include "tests/support/QtPrinters.h"
#include "tests/support/TestBytes.h"

#include <gtest/gtest.h>

namespace vitrine::structure {
namespace {

using tests::ByteMaker;

std::int64_t asInteger(const Value& value) {
  return std::get<std::int64_t>(value);
}

TEST(DecodeField, ReadsEveryType) {
  const Bytes record = ByteMaker()
                           .add<std::uint8_t>(200)
                           .add<std::int8_t>(-1)
                           .add<std::uint16_t>(65535)
                           .add<std::int16_t>(-2)
                           .add<std::uint32_t>(4'000'000'000)
                           .add<std::int32_t>(-3)
                           .add<std::uint64_t>(0x7fffffffffffffff)
                           .add<float>(0.25F)
                           .add<double>(1e100)
                           .bytes();
  const auto decoded = [&](FieldType type, std::uint32_t offset) {
    return decodeField({.name = "f", .type = type, .offset = offset}, record.span());
  };
  EXPECT_EQ(asInteger(decoded(FieldType::U8, 0)), 200);
  EXPECT_EQ(asInteger(decoded(FieldType::I8, 1)), -1);
  EXPECT_EQ(asInteger(decoded(FieldType::U16, 2)), 65535);
  EXPECT_EQ(asInteger(decoded(FieldType::I16, 4)), -2);
  EXPECT_EQ(asInteger(decoded(FieldType::U32, 6)), 4'000'000'000);
  EXPECT_EQ(asInteger(decoded(FieldType::I32, 10)), -3);
  EXPECT_EQ(asInteger(decoded(FieldType::U64, 14)), 0x7fffffffffffffff);
  EXPECT_EQ(std::get<double>(decoded(FieldType::F32, 22)), 0.25);
  EXPECT_EQ(std::get<double>(decoded(FieldType::F64, 26)), 1e100);
  EXPECT_EQ(asInteger(decoded(FieldType::Raw, 0)), 200);
}

TEST(DecodeField, ArraysBecomeLists) {
  const Bytes record = ByteMaker().add<std::int16_t>(-1).add<std::int16_t>(2).add<float>(0.5F).add<float>(1).bytes();
  EXPECT_EQ(decodeField({.name = "h", .type = FieldType::I16, .offset = 0, .count = 2}, record.span()),
            Value(std::vector<std::int64_t>{-1, 2}));
  EXPECT_EQ(decodeField({.name = "v", .type = FieldType::F32, .offset = 4, .count = 2}, record.span()),
            Value(std::vector<double>{0.5, 1}));
}

TEST(DecodeField, BigEndianNumbersHaveTheirHighestByteFirst) {
  const Bytes record = tests::bytesOf({0x01, 0x02, 0xff, 0xfe, 0x00, 0x01, 0x80, 0x00, 0x3f, 0x80, 0x00, 0x00});
  const auto decoded = [&](FieldType type, std::uint32_t offset, std::uint32_t count = 1) {
    return decodeField({.name = "f", .type = type, .offset = offset, .count = count, .bigEndian = true}, record.span());
  };
  EXPECT_EQ(decoded(FieldType::U8, 0), Value(integer(1)));
  EXPECT_EQ(decoded(FieldType::U16, 0), Value(integer(0x0102)));
  EXPECT_EQ(decoded(FieldType::I16, 2), Value(integer(-2)));
  EXPECT_EQ(decoded(FieldType::U32, 0), Value(integer(0x0102fffe)));
  EXPECT_EQ(decoded(FieldType::I16, 0, 2), Value(std::vector<std::int64_t>{0x0102, -2}));
  EXPECT_EQ(decoded(FieldType::Fixed, 4), Value(1.5));
  EXPECT_EQ(decoded(FieldType::F32, 8), Value(1.0));
}

TEST(DecodeField, FixedNumbersAreFractions) {
  const Bytes record = ByteMaker().add<std::int32_t>(-32768).add<std::int32_t>(65536 * 3).bytes();
  EXPECT_EQ(decodeField({.name = "f", .type = FieldType::Fixed, .offset = 0, .count = 2}, record.span()),
            Value(std::vector<double>{-0.5, 3.0}));
}

TEST(WalkRecord, CountersAreBigEndianWhereTheirFieldIs) {
  const Bytes record = tests::bytesOf({0x00, 0x02, 0x00, 0x05, 0x00, 0x06});
  static constexpr auto kList = layout("list", kVaryingSize, fields::u16("n").bigEndian().counted(FieldType::U16));
  const auto cells = walkRecord(*LayoutPtr(kList), record.span());
  ASSERT_EQ(cells.size(), 1U);
  EXPECT_EQ(cells[0].value, Value(std::vector<std::int64_t>{5, 6}));
}

TEST(DecodeField, CharsAreTextUpToTheirNul) {
  const Bytes record = tests::bytesOf(std::string_view("name\0junk", 9));
  EXPECT_EQ(decodeField({.name = "n", .type = FieldType::Chars, .offset = 0, .count = 9}, record.span()),
            Value(QStringLiteral("name")));
  EXPECT_EQ(decodeField({.name = "n", .type = FieldType::Chars, .offset = 5, .count = 2}, record.span()),
            Value(QStringLiteral("ju")));
}

TEST(DecodeField, PackedBitsAreTakenApart) {
  const Bytes record = ByteMaker().add<std::uint16_t>(0b1010'1100'0000'0101).add<std::uint64_t>(~0ULL).bytes();
  const auto bits = [&](FieldType type, std::uint32_t offset, std::uint8_t first, std::uint8_t count) {
    return asInteger(decodeField({.name = "b", .type = type, .offset = offset, .firstBit = first, .bitCount = count},
                                 record.span()));
  };
  EXPECT_EQ(bits(FieldType::U16, 0, 0, 3), 0b101);
  EXPECT_EQ(bits(FieldType::U16, 0, 10, 6), 0b101011);
  EXPECT_EQ(bits(FieldType::I16, 0, 15, 1), 1) << "the sign must not smear into the bits";
  EXPECT_EQ(bits(FieldType::U64, 2, 0, 64), -1);
  EXPECT_EQ(bits(FieldType::U64, 2, 63, 1), 1);
}

TEST(DecodeField, BeyondTheRecordIsNothing) {
  const Bytes record = tests::randomBytes(6, 1);
  EXPECT_EQ(decodeField({.name = "f", .type = FieldType::U32, .offset = 3}, record.span()), Value());
  EXPECT_EQ(decodeField({.name = "f", .type = FieldType::U8, .offset = 6}, record.span()), Value());
  EXPECT_EQ(decodeField({.name = "f", .type = FieldType::U8, .offset = 0xffffffff}, record.span()), Value());
  EXPECT_EQ(decodeField({.name = "f", .type = FieldType::U16, .offset = 0, .count = 4}, record.span()), Value());
  EXPECT_NE(decodeField({.name = "f", .type = FieldType::U16, .offset = 0, .count = 3}, record.span()), Value());
}

TEST(RecordLayout, FindsFieldsByName) {
  const LayoutPtr made = LayoutPtr::make(
      "r", 8, {{.name = "a", .type = FieldType::U32, .offset = 0}, {.name = "b", .type = FieldType::U32, .offset = 4}});
  const RecordLayout& layout = *made;
  EXPECT_EQ(layout.indexOf(QLatin1StringView("b")), 1);
  EXPECT_EQ(layout.indexOf(QLatin1StringView("c")), -1);
}

TEST(FlagNames, NamesSetBitsAndShowsTheRest) {
  static constexpr FlagName kFlags[] = {{1, "light"}, {2, "sky2d"}, {0x0c, "both"}, {0, "never"}};
  EXPECT_EQ(flagNames(kFlags, 0), QStringList());
  EXPECT_EQ(flagNames(kFlags, 3), QStringList({QStringLiteral("light"), QStringLiteral("sky2d")}));
  EXPECT_EQ(flagNames(kFlags, 0x0c), QStringList(QStringLiteral("both")));
  EXPECT_EQ(flagNames(kFlags, 0x04), QStringList(QStringLiteral("0x4"))) << "half of a two-bit name is not its name";
  EXPECT_EQ(flagNames(kFlags, 0x101), QStringList({QStringLiteral("light"), QStringLiteral("0x100")}));
}

TEST(EnumName, NamesOneValue) {
  static constexpr FlagName kValues[] = {{0, "x"}, {3, "any"}};
  EXPECT_EQ(enumName(kValues, 0), QStringLiteral("x"));
  EXPECT_EQ(enumName(kValues, 3), QStringLiteral("any"));
  EXPECT_EQ(enumName(kValues, 1), QString());
}

TEST(DecodeField, TextsAreInTheFieldsOwnEncoding) {
  const Bytes record = tests::bytesOf({0x95, 0x5c, 0x8e, 0xa6, 0x00, 0x41});
  const Field field{
      .name = "f", .type = FieldType::Chars, .offset = 0, .count = 6, .encoding = bytes::TextEncoding::Cp932};
  EXPECT_EQ(std::get<QString>(decodeField(field, record.span())), QString::fromUtf8("表示"));
}

} // namespace
} // namespace vitrine::structure
