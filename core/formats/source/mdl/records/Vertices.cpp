#include "core/formats/source/mdl/records/Vertices.h"

#include "core/base/Translate.h"
#include "core/formats/source/mdl/records/Finite.h"

#include <cmath>
#include <numeric>

namespace vitrine::formats::source {
namespace {

using base::translate;
using namespace structure::fields;
using structure::Column;
using structure::columnOf;

constexpr std::uint32_t kVvdMagic = 0x56534449; // "IDSV"
constexpr std::int32_t kVvdVersion = 4;

constexpr auto kVvdHeader = structure::layout(
    "header", 64, chars("id", QT_TRANSLATE_NOOP("formats", "IDSV"), 4), i32("version"), u32("checksum"), i32("numLODs"),
    i32("numLODVertexes", QT_TRANSLATE_NOOP("formats", "vertices by level of detail"), 8), i32("numFixups"),
    i32("fixupTableStart", kMdlPlace), i32("vertexDataStart", kMdlPlace), i32("tangentDataStart", kMdlPlace));

constexpr auto kVvdFixup = structure::layout(
    "fix-up", 12, i32("lod", QT_TRANSLATE_NOOP("formats", "coarsest level of detail that has these vertices")),
    i32("sourceVertexID", QT_TRANSLATE_NOOP("formats", "first of them")).to("vvd/vertices"), i32("numVertexes"));

constexpr auto kVvdTangent = structure::layout(
    "tangent", 16, f32("tangent", QT_TRANSLATE_NOOP("formats", "x, y, z and the sign of the binormal"), 4));

consteval Column vvdField(std::string_view name) {
  return columnOf<kVvdHeader>(name);
}

/// Goes to a place that the header tells.
void seekTo(ByteReader& reader, std::uint64_t place) {
  if (place > reader.size()) {
    reader.fail(translate("formats", "byte %1 is referenced in a file of %2 bytes").arg(place).arg(reader.size()));
  }
  reader.seek(place);
}

void readFixups(ByteReader& reader, VvdFile& vvd) {
  const std::int32_t count = vvdField("numFixups").integer(vvd.bytes.data());
  if (count < 0) {
    reader.seek(vvdField("numFixups").offset());
    reader.fail(translate("formats", "%1 fix-ups").arg(count));
  }
  seekTo(reader, vvd.fixupOffset);
  reader.require(static_cast<std::uint64_t>(count), kVvdFixup.size, translate("formats", "fix-ups"));
  std::uint64_t together = 0;
  for (std::int32_t i = 0; i < count; ++i) {
    const std::uint64_t at = vvd.fixupOffset + static_cast<std::uint64_t>(i) * kVvdFixup.size;
    const std::byte* record = vvd.bytes.data() + at;
    const VvdFixup fixup{columnOf<kVvdFixup>("lod").integer(record),
                         columnOf<kVvdFixup>("sourceVertexID").as<std::uint32_t>(record),
                         columnOf<kVvdFixup>("numVertexes").as<std::uint32_t>(record)};
    together += fixup.count;
    if (fixup.first > vvd.stored || fixup.count > vvd.stored - fixup.first || together > vvd.stored) {
      reader.seek(at);
      reader.fail(translate("formats", "fix-up %1 takes %2 vertices from %3 on, of %4")
                      .arg(i)
                      .arg(fixup.count)
                      .arg(fixup.first)
                      .arg(vvd.stored));
    }
    vvd.fixups.push_back(fixup);
  }
}

/// Stored by level of detail where there are fix-ups, as meshes count them else.
std::vector<std::uint32_t> rowsOf(const VvdFile& vvd) {
  std::vector<std::uint32_t> rows;
  if (vvd.fixups.empty()) {
    rows.resize(vvd.stored);
    std::iota(rows.begin(), rows.end(), 0U);
    return rows;
  }
  rows.reserve(vvd.stored);
  for (const VvdFixup& fixup : vvd.fixups) {
    for (std::uint32_t i = 0; i < fixup.count && fixup.lod >= 0; ++i) {
      rows.push_back(fixup.first + i);
    }
  }
  return rows;
}

VvdFile readAll(ByteReader& reader, const Bytes& file, SpaceId space) {
  requireHeader(reader, kVvdHeader.size);
  VvdFile vvd;
  vvd.bytes = file;
  vvd.space = space;
  vvd.version = vvdField("version").integer(file.data());
  vvd.checksum = vvdField("checksum").as<std::uint32_t>(file.data());
  vvd.lodCount = vvdField("numLODs").integer(file.data());
  for (std::uint32_t i = 0; i < vvd.lodVertexCounts.size(); ++i) {
    vvd.lodVertexCounts[i] = vvdField("numLODVertexes").as<std::uint32_t>(file.data(), i);
  }
  vvd.fixupOffset = vvdField("fixupTableStart").as<std::uint32_t>(file.data());
  vvd.vertexOffset = vvdField("vertexDataStart").as<std::uint32_t>(file.data());
  vvd.tangentOffset = vvdField("tangentDataStart").as<std::uint32_t>(file.data());
  reader.seek(kVvdHeader.size);
  seekTo(reader, vvd.vertexOffset);
  reader.require(vvd.lodVertexCounts[0], kVvdVertex.size, translate("formats", "vertices"));
  vvd.stored = vvd.lodVertexCounts[0];
  const bool tangents = vvd.tangentOffset > 0 && vvd.tangentOffset <= file.size() &&
                        vvd.stored <= (file.size() - vvd.tangentOffset) / kVvdTangent.size;
  vvd.tangents = tangents ? vvd.stored : 0;
  readFixups(reader, vvd);
  vvd.rows = rowsOf(vvd);
  return vvd;
}

} // namespace

VvdVertex VvdFile::vertex(std::uint32_t row) const {
  const std::byte* at = bytes.data() + vertexOffset + std::uint64_t{row} * kVvdVertex.size;
  VvdVertex vertex;
  for (std::uint32_t i = 0; i < 3; ++i) {
    vertex.weights[i] = columnOf<kVvdVertex>("weight").real(at, i);
    vertex.bones[i] = columnOf<kVvdVertex>("bone").as<std::uint8_t>(at, i);
  }
  vertex.boneCount = std::min<std::uint8_t>(columnOf<kVvdVertex>("numbones").as<std::uint8_t>(at), 3);
  vertex.position = finite(columnOf<kVvdVertex>("position").vec3(at));
  const QVector3D normal = finite(columnOf<kVvdVertex>("normal").vec3(at)).normalized();
  vertex.normal = normal.isNull() ? QVector3D(0, 0, 1) : normal;
  const QVector2D uv = columnOf<kVvdVertex>("texCoord").vec2(at);
  vertex.uv = {std::isfinite(uv.x()) ? uv.x() : 0, std::isfinite(uv.y()) ? uv.y() : 0};
  return vertex;
}

void requireHeader(ByteReader& reader, std::uint32_t size) {
  if (reader.size() < size) {
    reader.seek(reader.size() / 4 * 4);
    reader.fail(translate("formats", "the data ends inside a number"));
  }
}

Result<VvdFile> readVvd(const Bytes& file, SpaceId space) {
  constexpr Column kVersion = vvdField("version");
  if (file.size() < kVersion.offset() + 4 || bytes::loadU32(file.data()) != kVvdMagic) {
    return std::unexpected(
        Error::of(ErrorCode::WrongFormat, translate("formats", "this is not a Source model vertex file")));
  }
  if (const std::int32_t version = kVersion.integer(file.data()); version != kVvdVersion) {
    return std::unexpected(Error::of(
        ErrorCode::Unsupported, translate("formats", "vertices of version %1; version 4 is supported").arg(version)));
  }
  ByteReader reader(file, {space, 0, file.size()});
  try {
    return readAll(reader, file, space);
  } catch (const bytes::ReadError& error) {
    return std::unexpected(error.error());
  }
}

void addVertexSections(structure::StructureBuilder& builder, const ByteSourcePtr& source, const VvdFile& vvd) {
  RecordSections sections(builder, QStringLiteral("vvd"), vvd.space, source, vvd.bytes);
  const auto add = [&](const char* name, const structure::LayoutPtr& layout, std::uint64_t offset,
                       std::uint64_t count) {
    if (count > 0) {
      sections.addTable(name, layout, offset, count);
    }
  };
  add("header", kVvdHeader, 0, 1);
  add("fix-ups", kVvdFixup, vvd.fixupOffset, vvd.fixups.size());
  add("vertices", kVvdVertex, vvd.vertexOffset, vvd.stored);
  add("tangents", kVvdTangent, vvd.tangentOffset, vvd.tangents);
}

} // namespace vitrine::formats::source
