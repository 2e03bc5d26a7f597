#include "app/cli/RowsArgument.h"

#include <gtest/gtest.h>

namespace vitrine::cli {
namespace {

void expectRows(const char* text, std::uint64_t first, std::uint64_t last) {
  const auto rows = parseRows(QString::fromLatin1(text), 10);
  ASSERT_TRUE(rows.has_value()) << text;
  EXPECT_EQ(rows->first, first) << text;
  EXPECT_EQ(rows->last, last) << text;
}

TEST(ParseRows, TakesRangesWithOpenEnds) {
  expectRows("2:5", 2, 5);
  expectRows(":5", 0, 5);
  expectRows("2:", 2, 10);
  expectRows(":", 0, 10);
  expectRows("3", 3, 4);
  expectRows("3:3", 3, 3);
}

TEST(ParseRows, CutsToWhatIsThere) {
  expectRows("5:100", 5, 10);
  expectRows("50:100", 10, 10);
  expectRows("10", 10, 10);
  expectRows("18446744073709551615", 10, 10);
}

TEST(ParseRows, RefusesTheRest) {
  for (const char* text : {"", "a", "5:2", "1:2:3", "-1:2", "1.5", "1:b", "11:", "18446744073709551616"}) {
    EXPECT_FALSE(parseRows(QString::fromLatin1(text), 10).has_value()) << text;
  }
  EXPECT_TRUE(parseRows(QStringLiteral("0"), 0).has_value()) << "of an empty table: no rows";
}

} // namespace
} // namespace vitrine::cli
