#include "ui/outline/DamageSummary.h"

#include <gtest/gtest.h>

using namespace vitrine;
using namespace vitrine::ui;

namespace {

Document documentWith(std::vector<Diagnostic> diagnostics) {
  Document document;
  document.diagnostics = std::move(diagnostics);
  return document;
}

TEST(DamageSummaryTest, WarningsAndNotesAreNoDamage) {
  EXPECT_FALSE(DamageSummary(documentWith({})).any);
  EXPECT_FALSE(DamageSummary(documentWith({{Severity::Warning, QStringLiteral("odd"), {}, 40},
                                           {Severity::Note, QStringLiteral("of interest"), {}, 0}}))
                   .any);
}

TEST(DamageSummaryTest, OneDamageIsSaidAsItIs) {
  const DamageSummary damage(documentWith({{Severity::Warning, QStringLiteral("odd"), {}, 0},
                                           {Severity::Damage, QStringLiteral("62 of 160 blocks could be read"), {}}}));
  EXPECT_TRUE(damage.any);
  EXPECT_EQ(damage.others, 0);
  EXPECT_EQ(damage.text(), QStringLiteral("This file is only partly shown: 62 of 160 blocks could be read."));
}

TEST(DamageSummaryTest, OthersAreCountedAsTheyAreListed) {
  const DamageSummary damage(documentWith({{Severity::Damage, QStringLiteral("face 3 is left out"), {}, 43},
                                           {Severity::Damage, QStringLiteral("node 5 has no plane"), {}, 0},
                                           {Severity::Damage, QStringLiteral("lump FACES is cut"), {}, 0}}));
  EXPECT_EQ(damage.others, 2) << "the 43 faces of the same kind are a number in its row";
  EXPECT_TRUE(damage.text().startsWith(QStringLiteral("This file is only partly shown: face 3 is left out. ")));
  EXPECT_TRUE(damage.text().contains(QStringLiteral("2 more"))) << damage.text().toStdString();
}

} // namespace
