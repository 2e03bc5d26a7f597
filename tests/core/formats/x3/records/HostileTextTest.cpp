#include "core/formats/x3/records/TextSections.h"
#include "tests/core/formats/x3/records/SoundText.h"
#include "tests/core/formats/x3/records/TextParts.h"

#include <ctime>
#include <random>

namespace vitrine::formats::x3 {
namespace {

constexpr std::string_view kSeed =
    "/# x\r\nVER: 6;\nP 0; B a\\b; F 1; C 0x7001; N hull 1; b c // idx\n{ 0x2002; 1; 2; 3; 0.5; 0; 1; 0; 100; 1; }\n"
    "{ 0x18802; 1;2;3; 9;9; 0.5;0;1;0; 0;0;0;0;0; 1.5; -1; -1; }\nP 1; B 100001;\nL { / body\n"
    "MATERIAL6: 0; 0x2000000; 1; a.fx; 2; g;SPTYPE_FLOAT4;0;1;2;3; t;SPTYPE_STRING;X:\\a.tga;\n"
    "MATERIAL3: 0;25; 51;89;89; 102;178;178; 229;229;229; 0;0;40;30; 0;0;0; 100; 0;0; 0;0;\n"
    "500; 0; -0x2BC; 0; 700; %10; 0; 5;5;5;\n-1; -1; -1;\n/----- Part hull (1 face) -----\n/! COLLISION_BOX: "
    "1;2;3;4;5;6; !/\n"
    " 0; 0; 1; 2; -25; 1; 0.5;0.0; 0.0;1.0; 1.0;1.0;\n0; 0; 1; 2; 1; -1;\n-99; 00000000000000000101; 1;2;3;\n-99; "
    "0;\n}\n"
    "T 0; start 1; 200; end; -1;\n{ 2; 0;0;0; 0;0;0;0; -1; 1; }\n";

bool isInside(const ByteRange& range, std::size_t size) {
  return range.offset <= size && range.size <= size - range.offset;
}

void readAll(const std::string& text, bool withSections) {
  const Bytes bytes = tests::bytesOf(text);
  const ByteRange where{0, 0, text.size()};
  Diagnostics diagnostics;
  const Body body = readTextBody(bytes, where, {}, diagnostics);
  const SceneFile scene = readTextScene(bytes, where, {}, diagnostics);
  ASSERT_STREQ(tests::unsoundness(body, text.size()), nullptr);
  ASSERT_STREQ(tests::unsoundness(scene, text.size()), nullptr);
  for (const Diagnostic& entry : diagnostics.entries()) {
    ASSERT_TRUE(!entry.where || isInside(*entry.where, text.size())) << entry.message.toStdString();
  }
  if (withSections) {
    structure::StructureBuilder builder(QStringLiteral("a"), where);
    const auto source = bytes::makeMemorySource(bytes);
    addTextBody(builder, builder.add(builder.root(), QStringLiteral("body"), where), source, body);
    addTextScene(builder, builder.root(), source, scene);
    ASSERT_STREQ(tests::unsoundness(builder.build()), nullptr);
  }
}

class Mutator {
public:
  std::string next() {
    std::string text(kSeed);
    // A part of it, so that beginnings and ends vary too.
    const std::size_t start = below(3) == 0 ? below(text.size()) : 0;
    text = text.substr(start, below(2) == 0 ? below(text.size() - start) + 1 : text.npos);
    for (std::size_t i = below(5); i-- > 0;) {
      change(text);
    }
    return text;
  }

private:
  void change(std::string& text) {
    constexpr std::string_view kSigns = ";{}/-%.#!\n\r \t0123456789xPBFCNTLbcjVM:\"\0\xff";
    const std::size_t at = below(text.size() + 1);
    switch (below(4)) {
    case 0:
      text.insert(at, 1, kSigns[below(kSigns.size())]);
      break;
    case 1:
      text.erase(at, below(12));
      break;
    case 2:
      text.insert(at, kSeed.substr(below(kSeed.size()), below(40)));
      break;
    default:
      if (at < text.size()) {
        text[at] = kSigns[below(kSigns.size())];
      }
    }
  }

  std::size_t below(std::size_t end) { return m_random() % std::max(end, std::size_t{1}); }

  std::mt19937 m_random{20061};
};

TEST(HostileText, ChangedTextsAreReadWithoutHarm) {
  Mutator mutator;
  for (int i = 0; i < 30'000; ++i) {
    const std::string text = mutator.next();
    ASSERT_NO_FATAL_FAILURE(readAll(text, i % 8 == 0)) << text;
  }
}

TEST(HostileText, RandomSignsAreReadWithoutHarm) {
  constexpr std::string_view kSigns = ";;;;;;{}/-%.#\n 0123456789xPBTLbM:";
  std::mt19937 random(7);
  for (int i = 0; i < 100'000; ++i) {
    std::string text(random() % 80, ' ');
    for (char& c : text) {
      c = kSigns[random() % kSigns.size()];
    }
    ASSERT_NO_FATAL_FAILURE(readAll(text, i % 8 == 0)) << text;
  }
}

std::string repeated(std::string_view unit, std::size_t bytes) {
  std::string text;
  while (text.size() < bytes) {
    text += unit;
  }
  return text;
}

/// Texts that tempt a reader to look through the rest again at each place.
TEST(HostileText, TimeGrowsWithTheText) {
  constexpr std::string_view kUnits[] = {"MATERIAL6: ",
                                         "MATERIAL6:\n",
                                         "MATERIAL6: 0; ",
                                         "MATERIAL6: 0; 0x2000000; 1; a.fx; 9999999; ",
                                         "MATERIAL6: 0; 0x2000000; 1; a.fx; 1; a;SPTYPE_X; 1; ",
                                         "N a\n",
                                         "P 0;",
                                         "P 0 ",
                                         "P 0; L {",
                                         "P 0; L { 1; -1; -1; ",
                                         "{",
                                         "{ ",
                                         "}",
                                         "{ 2; ",
                                         "1; ",
                                         "-1; ",
                                         "-1; -1; 5; ",
                                         "-99; ",
                                         "0; 0; 0; 0; -1; ",
                                         "0; 0; 0; 0; -1; -99; 0; -99; 0; 1; -1; -1; -1;\n",
                                         "1; 5; 5; -1; -1; -1; 7; -99; 1; -99; 1;\n",
                                         "1; 5; 5; -1; -1; -1; 7;\n",
                                         "1; -1; -1; -1; 0; ",
                                         "T 0; a; ",
                                         "T ",
                                         "a ",
                                         "a\n",
                                         "/",
                                         "/#\n",
                                         "/! COLLISION_BOX: 1;2;3;4;5;6;\n",
                                         ";",
                                         "x",
                                         " ",
                                         "0x",
                                         "\"\n"};
  for (const std::string_view unit : kUnits) {
    for (const std::string_view head : {"", "P 0; ", "P 0; L { 5; 0;0;0; -1; -1; -1; ", "5; 0;0;0; -1; -1; -1; "}) {
      const std::string text = std::string(head) + repeated(unit, 150'000);
      const std::clock_t start = std::clock();
      readAll(text, false);
      const double seconds = static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC;
      EXPECT_LT(seconds, 1.5) << head << unit << ": quadratic readers take minutes";
    }
  }
}

TEST(HostileText, ComplaintsAreBounded) {
  Diagnostics diagnostics;
  const std::string text = repeated("P 0; B a;\n{ 2; x; }\n", 200'000);
  const SceneFile scene = readTextScene(tests::bytesOf(text), {0, 0, text.size()}, {}, diagnostics);
  EXPECT_EQ(scene.paths.size(), 10'000U);
  const auto entries = diagnostics.entries();
  ASSERT_EQ(entries.size(), 52U);
  EXPECT_EQ(entries.back().message, QStringLiteral("line 102, column 6: expected a number, found \"x\""));
  EXPECT_EQ(entries.back().repeats, 10'000U - 51);
}

} // namespace
} // namespace vitrine::formats::x3
