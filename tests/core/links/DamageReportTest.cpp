#include "core/links/DamageReport.h"

#include "tests/support/QtPrinters.h"

#include <gtest/gtest.h>

namespace vitrine::links {
namespace {

constexpr ByteRange kLate{base::kFileSpace, 0x900, 56};
constexpr ByteRange kEarly{base::kFileSpace, 0x100, 16};

TEST(DamageReport, MessagesThatDifferByTheirNumbersAreOneRow) {
  base::Diagnostics found;
  found.damage(QStringLiteral("face 12 is left out"), kLate);
  found.damage(QStringLiteral("face 7 is left out"), kEarly);
  found.damage(QStringLiteral("face 7 is dark"), kLate);
  const auto rows = damageReport(found.entries());
  ASSERT_EQ(rows.size(), 2U);
  EXPECT_EQ(rows[0].what, QStringLiteral("face 12 is left out"));
  EXPECT_EQ(rows[0].where, std::optional(kLate)) << "of the first";
  EXPECT_EQ(rows[0].count, 2U);
  EXPECT_EQ(rows[1].count, 1U);
}

TEST(DamageReport, CountsWhatWasNotListed) {
  base::Diagnostics found;
  for (int face = 0; face < 5; ++face) {
    found.countedDamage(QStringLiteral("face"), QStringLiteral("face %1 is left out").arg(face), kLate);
  }
  const auto rows = damageReport(found.entries());
  ASSERT_EQ(rows.size(), 1U);
  EXPECT_EQ(rows[0].what, QStringLiteral("face 0 is left out"));
  EXPECT_EQ(rows[0].count, 5U);
}

TEST(DamageReport, DamageIsFirstThenByBytes) {
  base::Diagnostics found;
  found.warn(QStringLiteral("odd"), kEarly);
  found.damage(QStringLiteral("late"), kLate);
  found.damage(QStringLiteral("nowhere"), base::Unplaced::Limit);
  found.damage(QStringLiteral("early"), kEarly);
  found.note(QStringLiteral("nothing wrong"), kEarly);
  std::vector<QString> order;
  for (const DamageRow& row : damageReport(found.entries())) {
    order.push_back(row.what);
  }
  EXPECT_EQ(order, (std::vector<QString>{QStringLiteral("early"), QStringLiteral("late"), QStringLiteral("nowhere"),
                                         QStringLiteral("odd")}));
}

TEST(DamageReport, AFileOfItsOwnIsARowOfItsOwn) {
  base::Diagnostics found;
  found.warn(QStringLiteral("cut off"), kEarly);
  found.warn(QStringLiteral("cut off"), base::Where(QStringLiteral("models/a.mdl"), kEarly));
  const auto rows = damageReport(found.entries());
  ASSERT_EQ(rows.size(), 2U);
  EXPECT_EQ(rows[0].path, QString());
  EXPECT_EQ(rows[1].path, QStringLiteral("models/a.mdl"));
}

} // namespace
} // namespace vitrine::links
