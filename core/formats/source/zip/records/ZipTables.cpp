#include "core/formats/source/zip/records/ZipTables.h"

#include "core/formats/source/file/tables/ScatteredRuns.h"
#include "core/formats/source/zip/records/ZipRecords.h"

#include <algorithm>

namespace vitrine::formats::source {
namespace {

using structure::FieldSpec;
using structure::LayoutPtr;
using structure::PlacedCell;

constexpr FieldSpec kZipName = structure::fields::chars("name").varying();
constexpr FieldSpec kZipExtra = structure::fields::raw("extra").varying();
constexpr FieldSpec kZipComment = structure::fields::chars("comment").varying();

constexpr auto kWholeLocal =
    structure::layout("local header", structure::kVaryingSize, structure::fields::u32("signature"), zip::kFileFields,
                      kZipName, kZipExtra);
constexpr auto kWholeCentral = [] {
  using namespace structure::fields;
  return structure::layout("directory record", structure::kVaryingSize, u32("signature"), u16("madeBy"),
                           zip::kFileFields, u16("commentLength"), u16("disk"), u16("internalAttributes"),
                           u32("externalAttributes"), u32("localOffset"), kZipName, kZipExtra, kZipComment);
}();
constexpr auto kWholeEnd = [] {
  using namespace structure::fields;
  return structure::layout("end record", structure::kVaryingSize, u32("signature"), u16("disk"), u16("directoryDisk"),
                           u16("entriesOnDisk"), u16("entries"), u32("directorySize"), u32("directoryOffset"),
                           u16("commentLength"), kZipComment);
}();

/// Decodes the fields of fixed places, then texts and other bytes of the lengths that those tell. What does not fit is
/// cut off: some writers tell of extra bytes that are not there.
class ZipCells {
public:
  ZipCells(const structure::RecordLayout& layout, std::span<const std::byte> record)
      : m_layout(layout), m_record(record) {}

  std::vector<PlacedCell> decode() {
    for (const structure::Field& field : m_layout.fields) {
      if (field.offset == structure::kVaryingOffset) {
        addTail(field);
      } else {
        m_cells.push_back({structure::decodeField(field, m_record), field.offset, field.byteSize()});
        m_at = field.offset + field.byteSize();
      }
    }
    return std::move(m_cells);
  }

private:
  std::uint64_t lengthOf(QLatin1StringView field) const {
    const int index = m_layout.indexOf(field);
    const auto* number =
        index < 0 ? nullptr : std::get_if<std::int64_t>(&m_cells[static_cast<std::size_t>(index)].value);
    return number ? static_cast<std::uint64_t>(*number) : 0;
  }

  void addTail(const structure::Field& field) {
    const std::uint64_t left = m_at < m_record.size() ? m_record.size() - m_at : 0;
    std::uint64_t size = left;
    if (std::string_view(field.name) == kZipName.field.name) {
      size = std::min(left, lengthOf(QLatin1StringView("nameLength")));
    } else if (std::string_view(field.name) == kZipExtra.field.name) {
      size = left - std::min(left, lengthOf(QLatin1StringView("commentLength")));
    }
    structure::Field here = field;
    here.offset = static_cast<std::uint32_t>(m_at);
    here.count = static_cast<std::uint32_t>(size);
    m_cells.push_back({size == 0 ? structure::Value() : structure::decodeField(here, m_record), m_at, size});
    m_at += size;
  }

  const structure::RecordLayout& m_layout;
  std::span<const std::byte> m_record;
  std::vector<PlacedCell> m_cells;
  std::uint64_t m_at = 0;
};

LayoutPtr zipLayout(ZipRecordKind kind) {
  switch (kind) {
  case ZipRecordKind::Local:
    return kWholeLocal;
  case ZipRecordKind::Central:
    return kWholeCentral;
  case ZipRecordKind::End:
    break;
  }
  return kWholeEnd;
}

} // namespace

structure::RecordTablePtr zipTable(ZipRecordKind kind, std::vector<ByteRange> places, const ByteSourcePtr& source) {
  std::ranges::sort(places, {}, &ByteRange::offset);
  std::vector<RecordRun> runs;
  std::uint64_t end = 0;
  ByteRange whole;
  for (const ByteRange& place : places) {
    if (place.size == 0 || place.offset < end) {
      continue;
    }
    if (runs.empty()) {
      whole = {place.space, place.offset, 0};
    }
    end = place.end();
    whole.size = end - whole.offset;
    if (whole.size > UINT32_MAX) {
      break;
    }
    runs.push_back({static_cast<std::uint32_t>(place.offset - whole.offset), static_cast<std::uint32_t>(place.size)});
  }
  if (runs.empty()) {
    return nullptr;
  }
  const LayoutPtr layout = zipLayout(kind);
  return makeScatteredRuns(layout, source, whole, std::move(runs),
                           [layout](std::uint64_t, const Bytes& record) -> Result<std::vector<PlacedCell>> {
                             return ZipCells(*layout, record.span()).decode();
                           });
}

} // namespace vitrine::formats::source
