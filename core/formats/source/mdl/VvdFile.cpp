#include "core/formats/source/mdl/VvdFile.h"

#include "core/bytes/ByteReader.h"
#include "core/formats/source/mdl/Finite.h"

#include <cmath>

namespace vitrine::formats::source {
namespace {

constexpr std::uint32_t kMagic = 0x56534449; // "IDSV"
constexpr std::int32_t kVersion = 4;

/// Goes to a place that the header tells.
void seekTo(ByteReader& reader, std::uint64_t place) {
  if (place > reader.size()) {
    reader.fail(QStringLiteral("byte %1 is told of in a file of %2 bytes").arg(place).arg(reader.size()));
  }
  reader.seek(place);
}

void readFixups(ByteReader& reader, std::int32_t count, VvdFile& vvd) {
  if (count < 0) {
    reader.seek(48);
    reader.fail(QStringLiteral("%1 fix-ups").arg(count));
  }
  seekTo(reader, vvd.fixupOffset);
  reader.require(static_cast<std::uint64_t>(count), kVvdFixupSize, QStringLiteral("fix-ups"));
  std::uint64_t together = 0;
  for (std::int32_t i = 0; i < count; ++i) {
    const std::uint64_t at = reader.position();
    VvdFixup fixup;
    fixup.lod = reader.i32();
    fixup.first = reader.u32();
    fixup.count = reader.u32();
    together += fixup.count;
    if (fixup.first > vvd.stored || fixup.count > vvd.stored - fixup.first || together > vvd.stored) {
      reader.seek(at);
      reader.fail(QStringLiteral("fix-up %1 takes %2 vertices from %3 on, of %4")
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
  rows.reserve(vvd.stored);
  if (vvd.fixups.empty()) {
    for (std::uint32_t row = 0; row < vvd.stored; ++row) {
      rows.push_back(row);
    }
  }
  for (const VvdFixup& fixup : vvd.fixups) {
    for (std::uint32_t i = 0; i < fixup.count && fixup.lod >= 0; ++i) {
      rows.push_back(fixup.first + i);
    }
  }
  return rows;
}

VvdFile readAll(ByteReader& reader, const Bytes& file, SpaceId space) {
  VvdFile vvd;
  vvd.bytes = file;
  vvd.space = space;
  reader.seek(4);
  vvd.version = reader.i32();
  vvd.checksum = reader.u32();
  vvd.lodCount = reader.i32();
  for (std::uint32_t& count : vvd.lodVertexCounts) {
    count = reader.u32();
  }
  const std::int32_t fixups = reader.i32();
  vvd.fixupOffset = reader.u32();
  vvd.vertexOffset = reader.u32();
  vvd.tangentOffset = reader.u32();
  seekTo(reader, vvd.vertexOffset);
  reader.require(vvd.lodVertexCounts[0], kVvdVertexSize, QStringLiteral("vertices"));
  vvd.stored = vvd.lodVertexCounts[0];
  const bool tangents = vvd.tangentOffset > 0 && vvd.tangentOffset <= file.size() &&
                        vvd.stored <= (file.size() - vvd.tangentOffset) / kVvdTangentSize;
  vvd.tangents = tangents ? vvd.stored : 0;
  readFixups(reader, fixups, vvd);
  vvd.rows = rowsOf(vvd);
  return vvd;
}

} // namespace

VvdVertex VvdFile::vertex(std::uint32_t row) const {
  const std::byte* at = bytes.data() + vertexOffset + std::uint64_t{row} * kVvdVertexSize;
  VvdVertex vertex;
  for (std::size_t i = 0; i < 3; ++i) {
    vertex.weights[i] = bytes::loadF32(at + 4 * i);
    vertex.bones[i] = std::to_integer<std::uint8_t>(at[12 + i]);
  }
  vertex.boneCount = std::min<std::uint8_t>(std::to_integer<std::uint8_t>(at[15]), 3);
  vertex.position = finite(bytes::loadVec3(at + 16));
  const QVector3D normal = finite(bytes::loadVec3(at + 28)).normalized();
  vertex.normal = normal.isNull() ? QVector3D(0, 0, 1) : normal;
  const float u = bytes::loadF32(at + 40);
  const float v = bytes::loadF32(at + 44);
  vertex.uv = {std::isfinite(u) ? u : 0, std::isfinite(v) ? v : 0};
  return vertex;
}

Result<VvdFile> readVvd(const Bytes& file, SpaceId space) {
  if (file.size() < 8 || bytes::loadU32(file.data()) != kMagic) {
    return std::unexpected(
        Error::of(ErrorCode::WrongFormat, QStringLiteral("these are not the vertices of a Source model")));
  }
  if (const std::int32_t version = bytes::loadI32(file.data() + 4); version != kVersion) {
    return std::unexpected(
        Error::of(ErrorCode::Unsupported, QStringLiteral("vertices of version %1; version 4 is read").arg(version)));
  }
  ByteReader reader(file, {space, 0, file.size()});
  try {
    return readAll(reader, file, space);
  } catch (const bytes::ReadError& error) {
    return std::unexpected(error.error());
  }
}

} // namespace vitrine::formats::source
