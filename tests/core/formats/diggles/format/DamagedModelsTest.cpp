#include "core/formats/diggles/format/DigglesCounts.h"
#include "tests/core/formats/diggles/records/TestModels.h"
#include "tests/support/LoadFixture.h"
#include "tests/support/Samples.h"

#include <gtest/gtest.h>

/// Content that is read of each file in samples/3db/generated/bad, and what is told of it.
namespace vitrine::tests {
namespace {

using namespace formats::diggles;

/// Partial: read up to the damage. Noted: read to its end, with something to tell.
enum class Fate { Partial, Noted };

struct Told {
  const char* message;
  std::uint64_t offset;
};

struct BadModel {
  const char* name;
  Fate fate;
  std::vector<Told> told;  ///< all of it
  const char* lastSection; ///< of those that lie before the damage; they are all there. Empty: none
};

void PrintTo(const BadModel& file, std::ostream* out) {
  *out << file.name;
}

class DamagedModel : public testing::TestWithParam<BadModel> {
protected:
  void SetUp() override {
    const auto path = samplePath(QStringLiteral("3db/generated/bad/%1.3db").arg(QString::fromLatin1(GetParam().name)));
    m_bytes = fileBytes(path.value());
    m_read = read(m_bytes);
  }

  Severity severity() const {
    if (GetParam().fate != Fate::Noted) {
      return Severity::Damage;
    }
    return std::string_view(GetParam().name) == "one_byte_more" ? Severity::Note : Severity::Warning;
  }

  Bytes m_bytes;
  ReadModel m_read;
};

TEST_P(DamagedModel, isReadInPartOrNoted) {
  EXPECT_EQ(m_read.file.damage.has_value(), GetParam().fate == Fate::Partial);
  EXPECT_EQ(m_read.file.parts.size() == kModelParts && m_read.file.parts.back().whole, GetParam().fate == Fate::Noted);
}

TEST_P(DamagedModel, saysWhatAndWhere) {
  ASSERT_EQ(m_read.told.size(), GetParam().told.size());
  for (std::size_t i = 0; i < m_read.told.size(); ++i) {
    const Told& expected = GetParam().told[i];
    EXPECT_EQ(m_read.told[i].message.toStdString(), expected.message);
    EXPECT_EQ(m_read.told[i].severity, severity());
    ASSERT_TRUE(m_read.told[i].where);
    EXPECT_EQ(m_read.told[i].where->offset, expected.offset);
    EXPECT_LE(m_read.told[i].where->end(), m_bytes.size());
  }
  if (m_read.file.damage) {
    EXPECT_EQ(m_read.file.damage->reason().toStdString(),
              std::string(GetParam().told[0].message) +
                  QStringLiteral(" (at byte 0x%1)").arg(GetParam().told[0].offset, 0, 16).toStdString());
  }
}

TEST_P(DamagedModel, sectionsBeforeTheDamageAreThere) {
  const auto& tree = sectionsOf(m_read.file).tree;
  EXPECT_EQ(firstGap(tree).toStdString(), "");
  std::vector<std::string> parts;
  for (const SectionId child : tree[structure::kRootSection].children) {
    parts.push_back(tree[child].name.toStdString());
  }
  std::vector<std::string> expected;
  for (std::size_t part = 0; part < kModelParts && *GetParam().lastSection != '\0'; ++part) {
    expected.emplace_back(partName(static_cast<ModelPart>(part)));
    if (expected.back() == GetParam().lastSection) {
      break;
    }
  }
  if (m_read.file.rest.size > 0) {
    expected.emplace_back(m_read.file.damage ? "unread rest" : "trailing");
  }
  EXPECT_EQ(parts, expected);
}

TEST_P(DamagedModel, countsAreOfWhatIsThere) {
  const structure::Json counts = modelCounts(m_read.file);
  EXPECT_EQ(counts["unread_bytes"], m_read.file.rest.size);
  EXPECT_EQ(counts["materials"].size(), m_read.file.reached(ModelPart::Materials) ? 3U : 0U);
  EXPECT_EQ(counts["meshes"], m_read.file.reached(ModelPart::Meshes) ? 24U : 0U);
  EXPECT_EQ(counts["animations"].size(), m_read.file.reached(ModelPart::Animations) ? 4U : 0U);
}

INSTANTIATE_TEST_SUITE_P(
    Samples, DamagedModel,
    testing::Values(
        BadModel{"empty", Fate::Partial, {{"header: version: the data ends inside a number", 0}}, ""},
        BadModel{"string_length",
                 Fate::Partial,
                 {{"header: version: a text of 4294967280 bytes, but 54289 bytes are left", 0}},
                 ""},
        BadModel{
            "cut_at_materials", Fate::Partial, {{"materials: count: the data ends inside a number", 22}}, "header"},
        BadModel{"cut_at_meshes", Fate::Partial, {{"meshes: count: the data ends inside a number", 201}}, "materials"},
        BadModel{"mesh_count",
                 Fate::Partial,
                 {{"meshes: count: 2147483647 meshes of at least 206 bytes cannot fit in the 54088 bytes left", 201}},
                 "materials"},
        BadModel{"cut_at_objects", Fate::Partial, {{"objects: count: the data ends inside a number", 5725}}, "meshes"},
        BadModel{"cut_at_animations",
                 Fate::Partial,
                 {{"animations: count: the data ends inside a number", 5766}},
                 "objects"},
        BadModel{
            "cut_at_shadows", Fate::Partial, {{"shadows: count: the data ends inside a number", 6190}}, "animations"},
        BadModel{"cut_at_cmaps", Fate::Partial, {{"cmaps: count: the data ends inside a number", 8240}}, "shadows"},
        BadModel{
            "cut_at_data", Fate::Partial, {{"arrays: counts: 12 bytes are needed, but 1 are left", 8305}}, "cmaps"},
        BadModel{"cut_at_arrays",
                 Fate::Partial,
                 {{"arrays: triangle array 0: the data ends after 0 of 900 elements", 10347}},
                 "arrays"},
        BadModel{"cut_last_byte",
                 Fate::Partial,
                 {{"arrays: brightness array 28: the data ends after 3 of 4 elements", 54292}},
                 "arrays"},
        BadModel{"one_byte_more", Fate::Noted, {{"bytes after the end of the model: 1", 54293}}, "arrays"},
        BadModel{"wrong_version",
                 Fate::Noted,
                 {{"version \"3DDB 9.9\" instead of \"3DDB 1.0\"; read as the latter", 0}},
                 "arrays"},
        BadModel{"vertex_index",
                 Fate::Noted,
                 {{"triangle array 0: index 0 refers to vertex 60000, but link 0 of mesh 0 has 227 points", 10347}},
                 "arrays"},
        BadModel{"short_arrays",
                 Fate::Noted,
                 {{"uv array 0 has 10 entries for the 227 points of link 0 of mesh 0", 12627},
                  {"brightness array 0 has 3 entries for the 227 points of link 0 of mesh 0", 48585}},
                 "arrays"},
        BadModel{"frame_index",
                 Fate::Noted,
                 {{"object 1: there is no animation 99 (4 animations)", 5762},
                  {"animation 0: frame 1 refers to mesh 4000000000 of 24", 5786}},
                 "arrays"},
        BadModel{
            "array_index",
            Fate::Noted,
            {{"link 0 of mesh 0: there is no material 9 (3 materials)", 207},
             {"link 0 of mesh 0: there is no triangle array 77 (4 arrays)", 211},
             {"link 0 of mesh 0: there is no uv array 78 (4 arrays)", 213},
             {"link 0 of mesh 0: there is no point array 79 (48 arrays)", 215},
             {"link 0 of mesh 0: there is no brightness array 80 (29 arrays)", 217},
             {"mesh 1: slot 0 refers to anchor record 123456 of 93 (and 31 more of its references are invalid)", 473},
             {"mesh 1: there is no shadow image 500 (of 2)", 601},
             {"mesh 1: there is no cmap 501 (of 2)", 651}},
            "arrays"}),
    [](const auto& file) { return file.param.name; });

} // namespace
} // namespace vitrine::tests
