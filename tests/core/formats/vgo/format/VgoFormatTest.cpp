#include "core/formats/api/FormatRegistry.h"
#include "tests/core/formats/vgo/format/VgoSample.h"
#include "tests/support/CpuTimer.h"
#include "tests/support/QtPrinters.h"
#include "tests/support/Samples.h"
#include "tests/support/TestBytes.h"

#include <chrono>

namespace vitrine::formats::vgo {
namespace {

class VgoFormatTest : public VgoSample {
protected:
  const structure::Section& section(const char* path) {
    const auto found = m_document->structure.find(QLatin1StringView(path));
    EXPECT_TRUE(found) << path;
    return m_document->structure[found.value_or(0)];
  }

  structure::Value cell(const char* path, std::uint64_t row, const char* field) {
    const structure::RecordTablePtr& table = section(path).table;
    const int index = table ? table->layout().indexOf(QLatin1StringView(field)) : -1;
    EXPECT_GE(index, 0) << path << ' ' << field;
    return index < 0 ? structure::Value() : table->row(row)->cells[static_cast<std::size_t>(index)];
  }

  std::string bytesAt(const ByteRange& range) {
    const auto bytes = m_document->spaces.read(range);
    EXPECT_TRUE(bytes);
    return bytes ? std::string(reinterpret_cast<const char*>(bytes->data()), bytes->size()) : std::string();
  }

  void open(const char* name) { m_document = loaded(name); }

  DocumentPtr m_document;
};

TEST(VgoScore, ContentDecides) {
  const VgoFormat format;
  const auto score = [&](std::string_view head, const char* extension) {
    return format.score({QStringLiteral("a"), QLatin1StringView(extension), tests::bytesOf(head), head.size()});
  };
  const std::string_view good("VGO\0\x08\0\0\0\x02\x05\x01\x01\0\0\0\0", 16);
  EXPECT_EQ(score(good, ""), 100);
  EXPECT_GT(score(std::string_view("VGO\0\x08\0\0\0\x01", 9), ""), 50) << "another version is still a VGO";
  EXPECT_EQ(score("glTF....", ""), 0);
  EXPECT_GT(score("glTF....", "vgo"), 0) << "so that it can be named";
  EXPECT_LE(score("glTF....", "vgo"), 50);
  EXPECT_EQ(score("", "vgo"), 0);
}

TEST_F(VgoFormatTest, EveryByteOfAFileIsInASection) {
  for (const char* name : {"gen_avatar_lh.vgo", "gen_cube_aes_bson.vgo", "real_vgo_2_4.vgo"}) {
    if (!tests::samplePath(QStringLiteral("vgo/") + QLatin1StringView(name))) {
      GTEST_SKIP() << tests::othersSamplesMissing();
    }
    open(name);
    std::vector<bool> covered(m_document->size);
    for (SectionId id = 1; id < m_document->structure.size(); ++id) {
      const structure::Section& one = m_document->structure[id];
      for (std::uint64_t i = 0;
           one.range.space == 0 && one.table && one.table->isScattered() && i < one.table->rowCount(); ++i) {
        const ByteRange row = one.table->rangeOf(i);
        std::fill_n(covered.begin() + static_cast<std::ptrdiff_t>(row.offset), row.size, true);
      }
      if (one.range.space == 0 && !(one.table && one.table->isScattered())) {
        std::fill_n(covered.begin() + static_cast<std::ptrdiff_t>(one.range.offset), one.range.size, true);
      }
    }
    EXPECT_EQ(std::ranges::count(covered, false), 0) << name;
  }
}

TEST_F(VgoFormatTest, ContainerPartsAreTables) {
  open("gen_avatar_lh.vgo");
  EXPECT_EQ(cell("header", 0, "geometryCoordinate"), structure::Value(std::int64_t{2}));
  EXPECT_EQ(section("IDX").table->rowCount(), 5u);
  EXPECT_EQ(cell("IDX", 2, "type"), structure::Value(QStringLiteral("LAPJ")));
  EXPECT_EQ(cell("IDX", 2, "byteOffset"), structure::Value(std::int64_t{336}));
  EXPECT_EQ(cell("COMP", 0, "layout"), structure::Value(QStringLiteral("LAPJ")));
  EXPECT_EQ(section("chunks").table->rowCount(), 5u);
  EXPECT_EQ(section("layout").range, (ByteRange{0, 344, 3557}));
  EXPECT_TRUE(section("layout").members);
  EXPECT_TRUE(section("asset").members);
  EXPECT_TRUE(section("accessors").members);
}

TEST_F(VgoFormatTest, AChunkThatTheIndexNamesTwiceIsListedOnce) {
  const Bytes whole = tests::fileBytes(tests::samplePath(QStringLiteral("vgo/gen_avatar_lh.vgo")).value());
  std::string bytes(reinterpret_cast<const char*>(whole.data()), whole.size());
  // Where the second entry of the index (after the file's header and the index's own) says its chunk is, the third too.
  constexpr std::size_t kFirstEntry = 16 + 8, kEntry = 16, kOffset = 4;
  bytes.replace(kFirstEntry + 2 * kEntry + kOffset, 4, bytes.substr(kFirstEntry + kEntry + kOffset, 4));
  tests::LoadFixture damaged;
  auto document = damaged.load(format, QStringLiteral("twice.vgo"), tests::bytesOf(bytes));
  ASSERT_TRUE(document);
  m_document = *document;
  const structure::RecordTable& chunks = *section("chunks").table;
  EXPECT_EQ(chunks.rowCount(), 4u);
  for (std::uint64_t row = 0; row < chunks.rowCount(); ++row) {
    EXPECT_EQ(chunks.rowAt(chunks.rangeOf(row).offset), row);
  }
}

TEST_F(VgoFormatTest, ListsOfTheLayoutAreTablesWithTheirBytes) {
  open("gen_avatar_lh.vgo");
  ASSERT_EQ(section("layout/nodes").table->rowCount(), 6u);
  EXPECT_EQ(cell("layout/nodes", 5, "name"), structure::Value(QStringLiteral("Body")));
  EXPECT_EQ(cell("layout/nodes", 5, "meshRenderer.materials"), structure::Value(std::vector<std::int64_t>{0, 1}));
  EXPECT_EQ(cell("layout/nodes", 0, "skin"), structure::Value());
  const structure::RecordTable& nodes = *section("layout/nodes").table;
  const std::string node = bytesAt(nodes.rangeOf(5));
  EXPECT_TRUE(node.starts_with("{\"name\":\"Body\"") && node.ends_with("}")) << node;
  const auto name = static_cast<std::size_t>(nodes.layout().indexOf(QLatin1StringView("name")));
  EXPECT_EQ(bytesAt(nodes.rangeOf(5, name)), "\"Body\"");
  EXPECT_EQ(nodes.rowAt(nodes.rangeOf(3).offset + 1), 3u);
  EXPECT_EQ(nodes.rowAt(nodes.rangeOf(3).end()), nodes.rowCount()) << "a comma is no node's";
  const structure::Field& skin =
      nodes.layout().fields[static_cast<std::size_t>(nodes.layout().indexOf(QLatin1StringView("skin")))];
  const auto followed = m_document->structure.follow(skin, cell("layout/nodes", 5, "skin"));
  ASSERT_TRUE(followed);
  EXPECT_EQ(m_document->structure[followed->section].path, QStringLiteral("layout/skins"));
}

TEST_F(VgoFormatTest, BsonHasTheSameTables) {
  open("gen_avatar_bson.vgo");
  EXPECT_EQ(section("layout/nodes").table->rowCount(), 6u);
  EXPECT_EQ(cell("layout/nodes", 4, "name"), structure::Value(QStringLiteral("Head")));
  EXPECT_EQ(section("accessors").table->rowCount(), 14u);
  EXPECT_EQ(cell("accessors", 0, "byteOffset"), structure::Value(std::int64_t{0}));
}

TEST_F(VgoFormatTest, NullsKeepTheirRows) {
  open("gen_materials_lh.vgo");
  ASSERT_EQ(section("layout/materials").table->rowCount(), 18u);
  EXPECT_EQ(cell("layout/materials", 17, "name"), structure::Value());
  EXPECT_EQ(bytesAt(section("layout/materials").table->rangeOf(17)), "null");
}

TEST_F(VgoFormatTest, ElementsOfAccessorsAreTables) {
  open("gen_cube_lh_bl.vgo");
  const structure::Section& positions = section("resource/1");
  EXPECT_EQ(positions.table->rowCount(), 24u);
  EXPECT_EQ(positions.table->layout().fields.size(), 3u);
  EXPECT_EQ(section("resource/4").table->rowCount(), 12u) << "triangles";
  EXPECT_EQ(section("resource/4").table->layout().fields[0].name, std::string("a"));
  EXPECT_EQ(section("resource/5").table->rowCount(), 6u) << "matrices";
  EXPECT_TRUE(bytesAt(section("resource/0").range).starts_with("\x89PNG"));
  EXPECT_TRUE(section("resource/0").note.contains(QLatin1StringView("PNG")));
  open("gen_avatar_lh.vgo");
  const auto sparse = m_document->structure.find(QStringLiteral("resource/7/indices"));
  EXPECT_TRUE(sparse || m_document->structure.find(QStringLiteral("resource/8/indices")));
}

TEST_F(VgoFormatTest, WhoseItIsComesFirst) {
  open("gen_cube_lh_bl.vgo");
  ASSERT_GE(m_document->properties.size(), 4u);
  EXPECT_EQ(m_document->properties[0].key, QStringLiteral("Title"));
  EXPECT_EQ(m_document->properties[0].value, QStringLiteral("generated sample"));
  EXPECT_EQ(m_document->properties[1].key, QStringLiteral("Author"));
  EXPECT_EQ(m_document->properties[2].key, QStringLiteral("Licence"));
  ASSERT_TRUE(m_document->properties[1].where);
  EXPECT_EQ(bytesAt(*m_document->properties[1].where), "\"Vitrine project\"");
}

TEST_F(VgoFormatTest, DeepJsonIsRefusedAtOnce) {
  const vitrine::tests::CpuTimer timer;
  open("bad_json_deep.vgo");
  EXPECT_LT(timer.spent(), std::chrono::milliseconds(100));
  ASSERT_TRUE(m_document->sceneError);
  EXPECT_EQ(m_document->sceneError->code, ErrorCode::LimitReached);
  EXPECT_EQ(section("layout/nodes").table->rowCount(), 6u) << "what stands before it is shown";
}

TEST_F(VgoFormatTest, WhatIsNoVgoIsNamed) {
  const auto glb = load("bad_glb_v1.vgo");
  ASSERT_FALSE(glb);
  EXPECT_EQ(glb.error().code, ErrorCode::Unsupported);
  EXPECT_TRUE(glb.error().message.contains(QLatin1StringView("GLB")));
  const auto space = load("bad_magic_space.vgo");
  ASSERT_FALSE(space);
  EXPECT_EQ(space.error().offset, 3u);
}

} // namespace
} // namespace vitrine::formats::vgo
