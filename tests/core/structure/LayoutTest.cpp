// Constant layouts, and typed reading through them.
#include "core/structure/RecordStream.h"
#include "tests/support/QtPrinters.h"
#include "tests/support/TestBytes.h"

#include <gtest/gtest.h>

namespace vitrine::structure {
namespace {

using namespace fields;
using tests::ByteMaker;

constexpr FlagName kSolidFlags[] = {{1, "solid"}};
constexpr auto kLight = group(i32("lightofs"), f32("area", "in square units"));
constexpr auto kNarrow = layout("face", 20, u16("plane").to("lumps/PLANES").gap(2), kLight, u16("count").bits(0, 15),
                                u16("last").bits(15, 1), u16("flags").flags(kSolidFlags), chars("name", "", 4));
constexpr auto kWide = layout("face", 24, u32("plane"), kLight, vec3("normal"));
using Faces = LayoutFamily<kNarrow, kWide>;

TEST(Layout, PlacesFieldsOneAfterAnother) {
  const auto offsetOf = [](const char* name) {
    const LayoutPtr layout = kNarrow;
    return layout->fields[static_cast<std::size_t>(layout->indexOf(QLatin1StringView(name)))].offset;
  };
  EXPECT_EQ(offsetOf("plane"), 0U);
  EXPECT_EQ(offsetOf("lightofs"), 4U) << "behind two unused bytes";
  EXPECT_EQ(offsetOf("area"), 8U);
  EXPECT_EQ(offsetOf("count"), 12U);
  EXPECT_EQ(offsetOf("last"), 12U) << "of the same number";
  EXPECT_EQ(offsetOf("flags"), 14U);
  EXPECT_EQ(offsetOf("name"), 16U);
}

TEST(Layout, KeepsWhatIsSaidOfFields) {
  EXPECT_STREQ(kNarrow.fields[kNarrow["plane"]].reference.target, "lumps/PLANES");
  EXPECT_EQ(kNarrow.fields[kNarrow["plane"]].reference.kind, ReferenceKind::Index);
  EXPECT_STREQ(kNarrow.fields[kNarrow["area"]].meaning, "in square units");
  EXPECT_STREQ(kNarrow.fields[kNarrow["flags"]].flags[0].name, "solid");
  EXPECT_TRUE(kNarrow.has("name"));
  EXPECT_FALSE(kNarrow.has("Name"));
}

TEST(Layout, FieldsBehindACounterHaveNoFixedPlace) {
  static constexpr auto kNamed =
      layout("named", kVaryingSize, u8("kind"), chars("name").counted(FieldType::U16), u8("end"));
  EXPECT_EQ(kNamed.fields[0].offset, 0U);
  EXPECT_EQ(kNamed.fields[1].offset, 1U);
  EXPECT_EQ(kNamed.fields[2].offset, kVaryingOffset);
}

TEST(LayoutPtr, EqualsCopiesOfTheSame) {
  const LayoutPtr narrow = kNarrow;
  EXPECT_EQ(narrow, LayoutPtr(kNarrow));
  EXPECT_FALSE(narrow == LayoutPtr(kWide));
  EXPECT_FALSE(LayoutPtr());
  const LayoutPtr made = LayoutPtr::make("made", 4, {{.name = "x", .type = FieldType::U32, .offset = 0}});
  const LayoutPtr copy = made;
  EXPECT_EQ(made, copy);
  EXPECT_EQ(copy->fields.size(), 1U);
  EXPECT_FALSE(made == LayoutPtr::make("made", 4, {{.name = "x", .type = FieldType::U32, .offset = 0}}));
}

TEST(Column, ReadsThroughTheLayoutOfTheVersion) {
  const Bytes narrow = ByteMaker()
                           .add<std::uint16_t>(7)
                           .add<std::uint16_t>(0xffff)
                           .add<std::int32_t>(-1)
                           .add(2.5F)
                           .add<std::uint16_t>(0x8003)
                           .add<std::uint16_t>(1)
                           .text("ab")
                           .add<std::uint16_t>(0)
                           .bytes();
  const Bytes wide =
      ByteMaker().add<std::uint32_t>(70'000).add<std::int32_t>(8).add(1.5F).add(1.0F).add(2.0F).add(3.0F).bytes();
  for (const auto& [view, plane, offset, area] : {std::tuple(RecordView(kNarrow, narrow, {0, 100, 20}), 7, -1, 2.5F),
                                                  std::tuple(RecordView(kWide, wide, {0, 0, 24}), 70'000, 8, 1.5F)}) {
    ASSERT_EQ(view.count(), 1U);
    EXPECT_EQ(Column(view, Faces::field("plane")).integer(view.at(0)), plane);
    EXPECT_EQ(Column(view, Faces::field("lightofs")).integer(view.at(0)), offset);
    EXPECT_EQ(Column(view, Faces::field("area")).real(view.at(0)), area);
  }
  const RecordView view(kNarrow, narrow, {0, 100, 20});
  const std::byte* record = view.at(0);
  EXPECT_EQ(columnOf<kNarrow>("count").as<int>(record), 3);
  EXPECT_EQ(columnOf<kNarrow>("last").as<int>(record), 1);
  EXPECT_EQ(columnOf<kNarrow>("name").text(record), QStringLiteral("ab"));
  EXPECT_FALSE(Column(view, Faces::optional("normal")).exists());
  EXPECT_EQ(columnOf<kWide>("normal").vec3(wide.data()), QVector3D(1, 2, 3));
  EXPECT_EQ(view.rangeOf(0), (ByteRange{0, 100, 20}));
}

TEST(Column, TurnsBytesOfBigEndianFields) {
  static constexpr auto kBig =
      layout("big", 11, i32("a").bigEndian(), fixed("b").bigEndian(), u16("c").bigEndian(), i8("d"));
  const Bytes record = Bytes::adopt(QByteArray::fromHex("fffffffe0001800001ffff"));
  EXPECT_EQ(columnOf<kBig>("a").integer(record.data()), -2);
  EXPECT_EQ(columnOf<kBig>("b").real(record.data()), 1.5F);
  EXPECT_EQ(columnOf<kBig>("c").integer(record.data()), 0x1ff);
  EXPECT_EQ(columnOf<kBig>("d").integer(record.data()), -1);
}

TEST(RecordView, LeavesOutWhatIsNoWholeRecord) {
  EXPECT_EQ(RecordView(kNarrow, Bytes::adopt(QByteArray(59, 'x')), {}).count(), 2U);
  EXPECT_TRUE(RecordView(kNarrow, Bytes::adopt(QByteArray(19, 'x')), {}).empty());
  EXPECT_TRUE(RecordView().empty());
}

} // namespace
} // namespace vitrine::structure
