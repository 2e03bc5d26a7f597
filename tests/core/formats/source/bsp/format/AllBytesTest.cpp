// Proof that records describe whole maps: what is decoded and encoded again gives the bytes that were there, and each
// byte of a file is of something.
#include "core/structure/Coverage.h"
#include "tests/core/formats/source/bsp/MapUnderTest.h"
#include "tests/support/QtPrinters.h"
#include "tests/support/Samples.h"

#include <gtest/gtest.h>

#include <bit>
#include <map>

namespace vitrine::tests {
namespace {

using structure::CoverageKind;
using structure::Field;
using structure::FieldType;
using structure::RecordTable;
using structure::Section;
using structure::Value;

/// Bytes of records that mean nothing, by the record's name and size: first and last, from the fact sheet.
struct Unused {
  std::uint32_t first;
  std::uint32_t last;
};
const std::map<std::pair<std::string, std::uint32_t>, std::vector<Unused>>& statedPadding() {
  static const std::map<std::pair<std::string, std::uint32_t>, std::vector<Unused>> kPadding{
      {{"node", 32}, {{30, 31}}},
      {{"node", 48}, {{46, 47}}},
      {{"leaf", 32}, {{30, 31}}},
      {{"leaf", 56}, {{54, 55}}}, // versions up to 19
      {{"face", 72}, {{6, 7}}},   // Strata, Vindictus
      {{"face", 76}, {{6, 7}}},   // later maps of Vindictus
      {{"brush side", 16}, {{14, 15}}},
      {{"water in a leaf", 12}, {{10, 11}}},
      {{"primitive", 10}, {{1, 1}}},
      {{"cubemap", 16}, {{13, 15}}},
      {{"ambient sample", 28}, {{27, 27}}},
      {{"displacement", 176},
       {{38, 39},
        {53, 53},
        {59, 59},
        {65, 65},
        {71, 71},
        {77, 77},
        {83, 83},
        {89, 89},
        {95, 95},
        {105, 105},
        {115, 115},
        {125, 125},
        {135, 135}}},
      {{"detail prop", 52}, {{41, 43}, {45, 47}}},
      {{"ledge point", 16}, {{12, 15}}},
  };
  return kPadding;
}

/// Puts values back into bytes, and keeps in mind which bits they fill.
class Encoder {
public:
  explicit Encoder(std::size_t size) : m_bytes(size), m_filled(size), m_texts(size) {}

  void put(const Field& field, std::uint64_t at, std::uint64_t size, const Value& value) {
    if (const auto* text = std::get_if<QString>(&value)) {
      putText(field, at, size, *text);
    } else if (const auto* list = std::get_if<std::vector<std::int64_t>>(&value)) {
      putList(field, at, *list);
    } else if (const auto* reals = std::get_if<std::vector<double>>(&value)) {
      putList(field, at, *reals);
    } else if (const auto* number = std::get_if<std::int64_t>(&value)) {
      putOne(field, at, *number);
    } else if (const auto* real = std::get_if<double>(&value)) {
      putOne(field, at, *real);
    }
  }

  const std::vector<std::byte>& bytes() const { return m_bytes; }
  std::uint8_t filled(std::size_t at) const { return m_filled[at]; }
  /// True behind the NUL of a text: what is there is left open.
  bool behindText(std::size_t at) const { return m_texts[at] && m_filled[at] == 0; }

private:
  template <class T>
  void putList(const Field& field, std::uint64_t at, const std::vector<T>& list) {
    for (const T& one : list) {
      putOne(field, at, one);
      at += structure::elementSize(field.type);
    }
  }
  void putOne(const Field& field, std::uint64_t at, double real) {
    if (field.type == FieldType::F64) {
      putBits(field, at, std::bit_cast<std::uint64_t>(real), ~std::uint64_t{0});
    } else {
      putBits(field, at, std::bit_cast<std::uint32_t>(static_cast<float>(real)), ~std::uint64_t{0});
    }
  }
  void putOne(const Field& field, std::uint64_t at, std::int64_t number) {
    const std::uint64_t mask = field.bitCount == 0 ? ~std::uint64_t{0} : (std::uint64_t{1} << field.bitCount) - 1;
    putBits(field, at, (static_cast<std::uint64_t>(number) & mask) << field.firstBit, mask << field.firstBit);
  }
  void putBits(const Field& field, std::uint64_t at, std::uint64_t bits, std::uint64_t mask) {
    const std::uint32_t size = structure::elementSize(field.type);
    for (std::uint32_t i = 0; i < size; ++i) {
      const std::uint64_t place = at + (field.bigEndian ? size - 1 - i : i);
      m_bytes.at(place) |= static_cast<std::byte>(bits >> (8 * i) & 0xff);
      m_filled.at(place) |= static_cast<std::uint8_t>(mask >> (8 * i) & 0xff);
    }
  }
  void putText(const Field& field, std::uint64_t at, std::uint64_t size, const QString& text) {
    std::fill_n(m_texts.begin() + static_cast<std::ptrdiff_t>(at), size, true);
    const bool latin1 = field.encoding != bytes::TextEncoding::Utf8OrLatin1;
    const QByteArray raw = latin1 ? text.toLatin1() : text.toUtf8();
    for (std::uint64_t i = 0; i < size && i <= static_cast<std::uint64_t>(raw.size()); ++i) {
      m_bytes.at(at + i) =
          static_cast<std::byte>(i < static_cast<std::uint64_t>(raw.size()) ? raw[static_cast<qsizetype>(i)] : '\0');
      m_filled.at(at + i) = 0xff;
    }
  }

  std::vector<std::byte> m_bytes;
  std::vector<std::uint8_t> m_filled;
  std::vector<bool> m_texts;
};

class AllBytes : public testing::TestWithParam<const char*> {
protected:
  void SetUp() override {
    const auto map = MapUnderTest::sample(QString::fromLatin1(GetParam()));
    if (!map) {
      GTEST_SKIP() << othersSamplesMissing();
    }
    m_map = map->load();
    ASSERT_TRUE(m_map.document);
  }

  const structure::Structure& tree() const { return m_map.document->structure; }
  /// True for maps whose numbers have their highest byte first.
  bool isOfConsoles() const { return bytesOf({base::kFileSpace, 0, 4}).toByteArray() == "PSBV"; }
  Bytes bytesOf(const ByteRange& range) const { return *m_map.document->spaces.read(range); }

  /// Compares one record with what its values give.
  void expectRecord(const Section& section, std::uint64_t row, std::span<const std::byte> record,
                    const Encoder& encoded) {
    const structure::RecordLayout& layout = section.table->layout();
    const auto stated = statedPadding().find({layout.name, layout.size});
    for (std::size_t i = 0; i < record.size(); ++i) {
      const bool padding = stated != statedPadding().end() && std::ranges::any_of(stated->second, [i](const Unused& u) {
                             return i >= u.first && i <= u.last;
                           });
      if (padding && encoded.filled(i) == 0) {
        continue;
      }
      ASSERT_TRUE(encoded.behindText(i) || encoded.filled(i) == 0xff)
          << section.path.toStdString() << " row " << row << " byte " << i;
      if (encoded.filled(i) == 0xff) {
        ASSERT_EQ(encoded.bytes()[i], record[i]) << section.path.toStdString() << " row " << row << " byte " << i;
      }
    }
  }
  void expectFixedTable(const Section& section) {
    const RecordTable& table = *section.table;
    const std::uint32_t size = table.layout().size;
    if (table.rowCount() == 0) {
      return;
    }
    const Bytes whole = bytesOf({section.range.space, table.rangeOf(0).offset, table.rowCount() * size});
    for (std::uint64_t row = 0; row < table.rowCount() && !HasFatalFailure(); ++row) {
      const auto record = whole.span().subspan(row * size, size);
      Encoder encoded(size);
      for (const Field& field : table.layout().fields) {
        encoded.put(field, field.offset, field.byteSize(), structure::decodeField(field, record));
      }
      expectRecord(section, row, record, encoded);
    }
  }

  /// Records that lie apart, or of any size: by their cells.
  void expectRows(const Section& section) {
    const RecordTable& table = *section.table;
    for (std::uint64_t row = 0; row < table.rowCount() && !HasFatalFailure(); ++row) {
      const ByteRange range = table.rangeOf(row);
      Encoder encoded(range.size);
      const auto cells = table.row(row);
      ASSERT_TRUE(cells) << section.path.toStdString();
      for (std::size_t i = 0; i < cells->cells.size(); ++i) {
        const ByteRange cell = table.rangeOf(row, i);
        encoded.put(table.layout().fields[i], cell.offset - range.offset, cell.size, cells->cells[i]);
      }
      const Bytes record = bytesOf(range);
      expectRecord(section, row, record.span(), encoded);
    }
  }

  MapUnderTest::Outcome m_map;
};

/// Tables of texts, whose cells stand where the text has them; the others say what they are in their own words.
bool isOfWords(const Section& section) {
  constexpr std::array kWords{"lumps/ENTITIES", "lumps/TEXDATA_STRING_DATA", "lumps/TEXDATA_STRING_TABLE",
                              "lumps/VISIBILITY/rows"};
  const bool opaque = section.name == QLatin1StringView("opaque") || section.name == QLatin1StringView("hulls");
  return opaque ||
         std::ranges::any_of(kWords, [&](const char* path) { return section.path == QLatin1StringView(path); });
}

TEST_P(AllBytes, recordsGiveBackTheirBytes) {
  std::uint64_t rows = 0;
  for (const Section& section : tree().sections()) {
    if (!section.table || isOfWords(section) || HasFatalFailure()) {
      continue;
    }
    rows += section.table->rowCount();
    const bool fixed = section.table->layout().size != 0 && !section.table->isScattered();
    fixed ? expectFixedTable(section) : expectRows(section);
  }
  EXPECT_GT(rows, 400U);
}

TEST_P(AllBytes, textsGiveBackTheirBytes) {
  const Section& names = tree()[m_map.section("lumps/TEXDATA_STRING_DATA")];
  QByteArray text;
  for (std::uint64_t row = 0; row < names.table->rowCount(); ++row) {
    text += std::get<QString>(names.table->row(row)->cells[0]).toUtf8() + '\0';
  }
  EXPECT_EQ(text, bytesOf(names.range).toByteArray());
  const Section& offsets = tree()[m_map.section("lumps/TEXDATA_STRING_TABLE")];
  const Bytes stored = bytesOf(offsets.range);
  ASSERT_EQ(offsets.table->rowCount() * 4, stored.size());
  for (std::uint64_t row = 0; row < offsets.table->rowCount(); ++row) {
    const std::uint32_t offset = bytes::loadU32(stored.data() + row * 4);
    EXPECT_EQ(std::get<std::int64_t>(offsets.table->row(row)->cells[0]),
              isOfConsoles() ? std::byteswap(offset) : offset);
  }
  const Section& entities = tree()[m_map.section("lumps/ENTITIES")];
  std::uint64_t next = entities.range.offset;
  for (std::uint64_t row = 0; row < entities.table->rowCount(); ++row) {
    EXPECT_EQ(entities.table->rangeOf(row).offset, next);
    next = entities.table->rangeOf(row).end();
  }
  EXPECT_EQ(next, entities.range.end());
}

TEST_P(AllBytes, everyByteIsOfARecordOrSaysWhyNot) {
  base::Progress progress;
  for (SpaceId space = 0; m_map.document->spaces.contains(space); ++space) {
    const auto coverage = structure::coverageOf(tree(), m_map.document->spaces, space, progress);
    EXPECT_EQ(coverage.overlappingBytes(), 0U);
    for (const structure::CoverageRun& run : coverage.runs) {
      const Section& section = tree()[run.section];
      const std::string where =
          section.path.toStdString() + " at " + std::to_string(run.offset) + ", " + std::to_string(run.size) + " bytes";
      EXPECT_FALSE(run.isUnclaimed()) << where;
      // Files in the pakfile are files of their own.
      const bool file = section.path.startsWith(QLatin1StringView("lumps/PAKFILE/"));
      EXPECT_TRUE(run.kind != CoverageKind::Data || file || !section.note.isEmpty()) << where;
    }
  }
}

constexpr auto kAllBytesName = [](const auto& tested) {
  return std::string(tested.param).substr(0, std::string_view(tested.param).find('.'));
};
INSTANTIATE_TEST_SUITE_P(Made, AllBytes,
                         testing::Values("v17.bsp", "v17_vampire.bsp", "v18.bsp", "v19.bsp", "v20.bsp",
                                         "v20_dark_messiah.bsp", "v20_early.bsp", "v20_later_vindictus.bsp",
                                         "v20_lzma.bsp", "v20_vindictus.bsp", "v20_zeno_clash.bsp", "v21_csgo.bsp",
                                         "v21_l4d2.bsp", "v22.bsp", "v23.bsp", "v25_lzma.bsp", "v27_contagion.bsp",
                                         "console.bsp", "console_lzma.bsp", "xored.bsp", "rooms.bsp"),
                         kAllBytesName);
INSTANTIATE_TEST_SUITE_P(Others, AllBytes,
                         testing::ValuesIn(ofOthers<const char*>(QStringLiteral("source-bsp/test2.bsp"),
                                                                 {"csgo_tooltextures.bsp", "flat_devgrid.bsp",
                                                                  "fy_iceworld_cssource.bsp", "l4d2_tooltextures.bsp",
                                                                  "mp_lobby.bsp", "test2.bsp"})),
                         kAllBytesName);

} // namespace
} // namespace vitrine::tests
