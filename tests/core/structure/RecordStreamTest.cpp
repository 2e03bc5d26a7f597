#include "core/structure/RecordStream.h"

#include "tests/support/TestBytes.h"

#include <gtest/gtest.h>

namespace vitrine::structure {
namespace {

using namespace fields;

/// A number that says which fields follow, as of points of X3.
constexpr auto kChosen =
    layout("chosen", kVaryingSize,
           group(u16("flags"), i16("place", "", 2).onlyWith("flags", 1), fixed("share").onlyWith("flags", 2 | 4),
                 chars("name").terminated(), u16("plain").onlyWhere("flags", 1, 0))
               .bigEndian());

Bytes allThere() {
  return tests::bytesOf({0, 7, 0, 5, 0xff, 0xff, 0, 1, 0x80, 0, 'a', 'b', 0});
}

Bytes fewThere() {
  return tests::bytesOf({0, 2, 'c', 0, 1, 0});
}

TEST(RecordStream, FieldsAreThereWhereTheFlagsSaySo) {
  ByteReader reader(allThere());
  RecordStream record(kChosen, reader);
  EXPECT_EQ(record.as<int>(kChosen["flags"]), 7);
  ASSERT_TRUE(record.has(kChosen["place"]));
  EXPECT_EQ((record.array<int, 2>(kChosen["place"])), (std::array{5, -1}));
  ASSERT_TRUE(record.has(kChosen["share"]));
  EXPECT_EQ(record.real(kChosen["share"]), 1.5F);
  EXPECT_EQ(record.text(kChosen["name"]), QStringLiteral("ab"));
  EXPECT_FALSE(record.has(kChosen["plain"]));
  EXPECT_TRUE(reader.atEnd());
}

TEST(RecordStream, FieldsThatAreLeftOutArePassedOver) {
  ByteReader reader(fewThere());
  RecordStream record(kChosen, reader);
  EXPECT_EQ(record.as<int>(kChosen["flags"]), 2);
  EXPECT_FALSE(record.has(kChosen["place"]));
  EXPECT_FALSE(record.has(kChosen["share"])) << "of two bits one is set";
  EXPECT_EQ(record.text(kChosen["name"]), QStringLiteral("c"));
  ASSERT_TRUE(record.has(kChosen["plain"]));
  EXPECT_EQ(record.as<int>(kChosen["plain"]), 256);
}

TEST(RecordStream, TheEndIsToldWhereTheNumberBegins) {
  const Bytes whole = allThere();
  for (const auto& [size, place] : {std::pair(5, 4), std::pair(7, 6), std::pair(11, 11)}) {
    ByteReader reader(whole.slice(0, static_cast<std::size_t>(size)), {2, 100, 0});
    try {
      RecordStream record(kChosen, reader);
      record.skip(kChosen["flags"]);
      record.skip(kChosen["place"]);
      record.skip(kChosen["share"]);
      record.text(kChosen["name"]);
      FAIL() << size;
    } catch (const bytes::ReadError& error) {
      EXPECT_EQ(error.error().offset, 100U + static_cast<unsigned>(place)) << size;
      EXPECT_EQ(error.error().message, QStringLiteral("the data ends inside a number"));
    }
  }
}

TEST(RecordStream, CountsMayBeLookedAtBeforeTheElements) {
  static constexpr auto kList = layout("list", kVaryingSize, u16("numbers").counted(FieldType::U16), u8("end"));
  ByteReader reader(tests::bytesOf({2, 0, 1, 0, 3, 0, 9}));
  RecordStream record(kList, reader);
  EXPECT_EQ(record.count(kList["numbers"]), 2U);
  EXPECT_EQ(record.list<int>(kList["numbers"]), (std::vector{1, 3}));
  EXPECT_EQ(record.elementsAt(), 2U);
  EXPECT_EQ(record.as<int>(kList["end"]), 9);
}

TEST(WalkRecord, LeavesOutWhatTheRecordLeavesOut) {
  const LayoutPtr layout = kChosen;
  const auto all = walkRecord(*layout, allThere().span());
  ASSERT_EQ(all.size(), 5U);
  EXPECT_EQ(all[2].value, Value(1.5));
  EXPECT_EQ(all[3].value, Value(QStringLiteral("ab")));
  EXPECT_EQ(all[3].offset, 10U);
  EXPECT_EQ(all[3].size, 3U);
  EXPECT_EQ(all[4].size, 0U);
  const auto few = walkRecord(*layout, fewThere().span());
  ASSERT_EQ(few.size(), 5U);
  EXPECT_EQ(few[1].value, Value());
  EXPECT_EQ(few[1].size, 0U);
  EXPECT_EQ(few[4].value, Value(integer(256)));
  EXPECT_EQ(walkRecord(*layout, fewThere().span().first(3)).size(), 3U) << "a text without an end";
}

constexpr auto kSong = layout("song", kVaryingSize, u8("kind"), chars("name").counted(FieldType::U8),
                              u16("notes").counted(FieldType::U16), vec3("place"));

Bytes songBytes() {
  std::string bytes("\x07\x03"
                    "abc\x02\x00\x01\x00\x02\x00",
                    11);
  bytes.resize(bytes.size() + 12);
  return Bytes::adopt(QByteArray::fromStdString(bytes));
}

TEST(RecordStream, ReadsFieldAfterField) {
  ByteReader reader(songBytes());
  RecordStream song(kSong, reader);
  EXPECT_EQ(song.as<int>(kSong["kind"]), 7);
  EXPECT_EQ(song.text(kSong["name"]), QStringLiteral("abc"));
  EXPECT_EQ(song.elementsAt(), 2U);
  EXPECT_EQ(song.list<int>(kSong["notes"]), (std::vector<int>{1, 2}));
  EXPECT_EQ(song.elementsAt(), 7U);
  EXPECT_EQ(song.vec3(kSong["place"]), QVector3D());
  EXPECT_TRUE(reader.atEnd());
}

TEST(RecordStream, CountsCanBeLookedAtBeforeTheirElementsAreTaken) {
  ByteReader reader(songBytes());
  RecordStream song(kSong, reader);
  song.skip(kSong["kind"]);
  EXPECT_EQ(song.count(kSong["name"]), 3U);
  EXPECT_EQ(reader.position(), 2U);
  EXPECT_EQ(song.text(kSong["name"]), QStringLiteral("abc"));
}

TEST(RecordStream, SaysWhereTheDataEnds) {
  ByteReader reader(songBytes().slice(0, 18));
  RecordStream song(kSong, reader);
  song.skip(kSong["kind"]);
  song.skip(kSong["name"]);
  song.skip(kSong["notes"]);
  try {
    song.vec3(kSong["place"]);
    FAIL();
  } catch (const bytes::ReadError& problem) {
    EXPECT_EQ(problem.error().message, QStringLiteral("the data ends inside a number"));
    EXPECT_EQ(problem.error().offset, 15U) << "the second number";
  }
}

TEST(RecordStream, TheLeastRecordHasEmptyLists) {
  static_assert(kSong.leastSize() == 1 + 1 + 2 + 12);
}

} // namespace
} // namespace vitrine::structure
