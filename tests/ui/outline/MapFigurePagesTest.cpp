#include "ui/outline/MapFigurePages.h"

#include "tests/support/QtPrinters.h"

#include <gtest/gtest.h>

using namespace vitrine;
using namespace vitrine::ui;

namespace {

TEST(MapFigurePages, DamageHasItsByteAndHowMany) {
  Document document;
  document.spaces = ByteSpaces(QStringLiteral("a.bsp"), bytes::makeMemorySource(Bytes::adopt(QByteArray("bytes"))));
  const SpaceId decoded =
      document.spaces.add(QStringLiteral("FACES (decoded)"), bytes::makeMemorySource(Bytes::adopt(QByteArray("x"))),
                          ByteRange{base::kFileSpace, 0, 1}, QStringLiteral("LZMA"));
  links::MapStatistics statistics;
  statistics.damage = {
      {Severity::Damage, QStringLiteral("face 4 is left out"), ByteRange{decoded, 0xe0, 56}, {}, 3},
      {Severity::Warning, QStringLiteral("lumps share bytes"), ByteRange{base::kFileSpace, 0x40c, 8}, {}, 1},
      {Severity::Warning, QStringLiteral("no light"), ByteRange{base::kFileSpace, 4, 4}, QStringLiteral("a.vhv"), 1}};
  const std::vector<FigureRow> rows = figureRows(FigureKind::Damage, document, statistics);
  ASSERT_EQ(rows.size(), 3U);
  EXPECT_EQ(rows[0].cells, (QStringList{QStringLiteral("face 4 is left out"),
                                        QStringLiteral("0x0000e0 in FACES (decoded)"), QStringLiteral("3")}));
  EXPECT_TRUE(rows[0].warns);
  EXPECT_EQ(rows[1].cells,
            (QStringList{QStringLiteral("lumps share bytes"), QStringLiteral("0x00040c"), QStringLiteral("1")}));
  EXPECT_FALSE(rows[1].warns);
  EXPECT_EQ(rows[1].numbers, (std::vector<double>{0x40c, 1})) << "to be sorted by";
  EXPECT_EQ(rows[2].cells.value(1), QStringLiteral("0x000004 in a.vhv"));
  EXPECT_LT(rows[1].numbers[0], rows[0].numbers[0]) << "the file, what is decoded of it, other files";
  EXPECT_LT(rows[0].numbers[0], rows[2].numbers[0]);
  EXPECT_EQ(figureColumns(FigureKind::Damage).size(), static_cast<std::size_t>(rows[0].cells.size()));
}

TEST(MapFigurePages, LimitsThatNobodyKnowsHaveNoShare) {
  Document document;
  document.mapFigures.emplace();
  document.mapFigures->limits = {{QStringLiteral("MAX_MAP_FACES"), structure::kRootSection, 95, 100},
                                 {QStringLiteral("MAX_MAP_WORLDLIGHTS"), structure::kRootSection, 7, 0}};
  const std::vector<FigureRow> rows = figureRows(FigureKind::Limits, document, {});
  ASSERT_EQ(rows.size(), 2U);
  EXPECT_TRUE(rows[0].warns);
  EXPECT_EQ(rows[1].cells, (QStringList{QStringLiteral("MAX_MAP_WORLDLIGHTS"), QStringLiteral("7"),
                                        QStringLiteral("unknown"), QString()}));
  EXPECT_FALSE(rows[1].warns);
  EXPECT_EQ(rows[1].numbers.size(), rows[0].numbers.size()) << "to be sorted by";
}

} // namespace
