#include "core/formats/x3/records/CutFile.h"

#include "tests/core/formats/x3/records/BobMaker.h"
#include "tests/support/CpuTimer.h"
#include "tests/support/QtPrinters.h"
#include "tests/support/TestBytes.h"

#include <gtest/gtest.h>

namespace vitrine::formats::x3 {
namespace {

using tests::BobMaker;

std::vector<std::string> names(const CutFile& cut) {
  std::vector<std::string> out;
  for (const CutFile::Tag& tag : cut.tags) {
    out.push_back(tag.name.toStdString());
  }
  return out;
}

BobMaker scene() {
  BobMaker m;
  m.tag("CUT1").tag("INFO").name("x").tag("/INF").tag("PATH").u32(7).tag("NAME").name("node").tag("/NAM");
  m.raw(std::string(reinterpret_cast<const char*>(tests::fullBob().bytes().data()), tests::fullBob().size()));
  return m.tag("/PAT").tag("NOTE").u32(1).tag("/CUT");
}

TEST(CutFile, ListsTagsAndReadsTheBodiesInside) {
  const Bytes bytes = scene().bytes();
  Diagnostics diagnostics;
  const auto cut = readCut(bytes, {2, 100, bytes.size()}, {}, diagnostics);
  ASSERT_TRUE(cut.has_value());
  EXPECT_EQ(names(*cut), (std::vector<std::string>{"CUT1", "INFO", "PATH", "NAME", "BOB1", "NOTE"}));
  EXPECT_EQ(cut->tags[0].where, (ByteRange{2, 100, bytes.size()}));
  EXPECT_EQ(cut->tags[1].where, (ByteRange{2, 104, 10}));
  EXPECT_EQ(cut->tags[5].where.size, 4U) << "without a closer: the tag alone";
  ASSERT_EQ(cut->bodies.size(), 1U);
  EXPECT_EQ(cut->bodies[0].where, cut->tags[4].where);
  EXPECT_EQ(cut->bodies[0].name, QStringLiteral("thing"));
  ASSERT_EQ(diagnostics.entries().size(), 1U);
  EXPECT_EQ(diagnostics.entries()[0].severity, Severity::Note);
  EXPECT_TRUE(diagnostics.entries()[0].message.contains(QStringLiteral("X3 Editor 2")));
}

TEST(CutFile, SectionsAreATreeWithTheBody) {
  const Bytes bytes = scene().bytes();
  Diagnostics diagnostics;
  const auto cut = readCut(bytes, {0, 0, bytes.size()}, {}, diagnostics);
  structure::StructureBuilder builder(QStringLiteral("x"), {0, 0, bytes.size()});
  const std::vector<BodySections> bodies = addCut(builder, builder.root(), bytes::makeMemorySource(bytes), *cut);
  const auto structure = builder.build();
  ASSERT_EQ(bodies.size(), 1U);
  EXPECT_TRUE(structure.find(QStringLiteral("CUT1/PATH/BOB1/LOD 0/points")).has_value());
  EXPECT_TRUE(structure.find(QStringLiteral("CUT1/PATH/NAME")).has_value());
}

TEST(CutFile, OtherFilesAreRefused) {
  Diagnostics diagnostics;
  EXPECT_FALSE(readCut(tests::bytesOf("BOB1"), {}, {}, diagnostics).has_value());
  EXPECT_FALSE(readCut({}, {}, {}, diagnostics).has_value());
  EXPECT_TRUE(readCut(tests::bytesOf("CUT1"), {0, 0, 4}, {}, diagnostics).has_value());
}

TEST(CutFile, ManyBrokenBodiesTakeTimeInProportionToTheFile) {
  BobMaker m;
  m.tag("CUT1");
  for (int i = 0; i < 200'000; ++i) {
    m.tag("BOB1").tag("INFO").raw("xx");
  }
  const Bytes bytes = m.bytes();
  Diagnostics diagnostics;
  const vitrine::tests::CpuTimer timer;
  const auto cut = readCut(bytes, {0, 0, bytes.size()}, {}, diagnostics);
  EXPECT_LT(timer.elapsed(), 5000);
  EXPECT_TRUE(cut->bodies.empty());
}

} // namespace
} // namespace vitrine::formats::x3
