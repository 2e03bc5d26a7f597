#include "core/formats/x3/assets/TypeTables.h"

#include "tests/support/QtPrinters.h"
#include "tests/support/TestBytes.h"

#include <gtest/gtest.h>

namespace vitrine::formats::x3 {
namespace {

using tests::bytesOf;

void expectLost(const Diagnostics& diagnostics, const char* message, const ByteRange& where) {
  const auto told = diagnostics.entries();
  ASSERT_EQ(told.size(), 1U);
  EXPECT_EQ(told[0].message, QString::fromLatin1(message));
  EXPECT_EQ(told[0].where, where);
}

TEST(TypeTables, AliasesAreRowsOfANumberAndAName) {
  Diagnostics diagnostics;
  const auto aliases = readAliases(bytesOf("/ bodies\r\n2; 3;\r\n 19026; ships\\argon\\tube; / a tube\r\n"
                                           "stations\\dock; 940; 1;\r\n17;\r\n5; NULL;\r\nship;\r\n"),
                                   diagnostics);
  EXPECT_EQ(aliases.size(), 2);
  EXPECT_EQ(aliases.value(19026), QStringLiteral("ships\\argon\\tube"));
  EXPECT_EQ(aliases.value(940), QStringLiteral("stations\\dock"));
  expectLost(diagnostics, "2 rows of the table cannot be parsed and are left out; the first is line 5", {0, 77, 3});
  EXPECT_TRUE(readAliases({}, diagnostics).isEmpty());
}

TEST(TypeTables, DummiesNameTheSceneThatTakesABodysPlace) {
  Diagnostics diagnostics;
  const auto dummies =
      readDummies(bytesOf("SDTYPE_ANIMATED; 2;\n19026; ANIMATEDF_DOCKPORT_M3|X; 1; NULL; 9013;\n"
                          "19027; ANIMATEDF_DOCKPORT_M5; 2; NULL; 9014; NULL; 9015;\n3; 4; 5; 6; 7;\n"),
                  diagnostics);
  expectLost(diagnostics, "1 rows of the table cannot be parsed and are left out; the first is line 4", {0, 124, 14});
  EXPECT_EQ(dummies.size(), 2);
  EXPECT_EQ(dummies.value(19026), 9013);
  EXPECT_EQ(dummies.value(19027), 9014);
}

TEST(TypeTables, MaterialsMayNameTheirFile) {
  Diagnostics diagnostics;
  const auto files = readMaterialFiles(
      bytesOf("/ x\n25; 3;\n1;2;3; TRANSP_NONE; MPF_ALPHATEST;\n1;2;3; effects\\others\\env;\n1;2;3;;\n"), diagnostics);
  EXPECT_EQ(files, (std::vector<QString>{QString(), QStringLiteral("effects\\others\\env"), QString()}));
  EXPECT_TRUE(readMaterialFiles({}, diagnostics).empty());
  EXPECT_TRUE(diagnostics.entries().empty());
  EXPECT_TRUE(readMaterialFiles(bytesOf("2;\nonly; one;\n"), diagnostics).empty())
      << "a wrong count: rows may be anything";
  EXPECT_TRUE(readMaterialFiles(bytesOf("no numbers; 1;\nx;\n"), diagnostics).empty());
  const auto told = diagnostics.entries();
  ASSERT_EQ(told.size(), 2U);
  EXPECT_EQ(told[0].message, QStringLiteral("the table declares 2 rows but has 1; it is not used"));
  EXPECT_EQ(told[0].where, (ByteRange{0, 0, 14}));
  EXPECT_EQ(told[1].message, QStringLiteral("the table does not start with its number of rows; it is not used"));
}

TEST(TypeTables, AnimationsStartWithATexture) {
  Diagnostics diagnostics;
  const auto first = readAnimations(bytesOf("86;\nTAT_ONESHOT; NULL; 73; 89; 0; 500; // 0\n"
                                            "TAT_TAGLOOP; NULL; 0; 0; 2;\n  TATF_COORDS; fx\\beam_diff; 50; 0.0; 0.1;\n"
                                            "  NULL; 122; 200; 1200;\nTAT_LOOP;"),
                                    diagnostics);
  expectLost(diagnostics, "1 rows of the table cannot be parsed and are left out; the first is line 6", {0, 139, 9});
  EXPECT_EQ(first, (std::vector<QString>{QStringLiteral("73"), QStringLiteral("fx\\beam_diff"), QString()}));
}

} // namespace
} // namespace vitrine::formats::x3
