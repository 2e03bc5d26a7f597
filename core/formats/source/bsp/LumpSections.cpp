#include "core/formats/source/bsp/LumpSections.h"

#include "core/bytes/Text.h"
#include "core/formats/source/bsp/layouts/Layouts.h"

namespace vitrine::formats::source {
namespace {

using Handle = structure::StructureBuilder::Handle;
using structure::Row;
using structure::StructureBuilder;

constexpr std::int32_t kMaxClusters = 65536;

structure::Value textOf(std::string_view text) {
  return decoded(text);
}

void fillEntities(StructureBuilder& builder, Handle section, const MapParts& parts, const ByteSourcePtr& source) {
  std::vector<std::uint32_t> starts;
  starts.reserve(parts.entities.size());
  for (const Entity& entity : parts.entities) {
    starts.push_back(entity.start);
  }
  const ByteRange range = builder.at(section).range;
  const bool escapes = parts.header.version == 17;
  const auto decode = [escapes](std::uint64_t, const Bytes& record) -> Result<Row> {
    Diagnostics ignored; // the load has told of it already
    const std::vector<Entity> read = readEntities(record, escapes, {}, ignored);
    if (read.empty()) {
      return std::unexpected(Error::of(ErrorCode::Damaged, QStringLiteral("this is no entity")));
    }
    const Entity& entity = read.front();
    return Row{{textOf(entity.className()), textOf(entity.value("targetname")), textOf(entity.value("origin")),
                structure::integer(entity.pairs.size()), textOf(asText(record).substr(0, entity.end - entity.start))}};
  };
  builder.at(section).table = structure::makeIndexedTable(layouts::entity(), source, range, std::move(starts), decode);
}

void fillStringData(StructureBuilder& builder, Handle section, const MapParts& parts, const ByteSourcePtr& source) {
  const Bytes& bytes = parts.lumps[LumpId::TexDataStringData].bytes();
  std::vector<std::uint32_t> starts;
  for (std::size_t at = 0; at < bytes.size(); ++at) {
    if (at == 0 || bytes[at - 1] == std::byte{0}) {
      starts.push_back(static_cast<std::uint32_t>(at));
    }
  }
  const auto decode = [](std::uint64_t, const Bytes& record) -> Result<Row> {
    return Row{{bytes::cString(record.span(), 0)}};
  };
  builder.at(section).table = structure::makeIndexedTable(layouts::texDataString(), source, builder.at(section).range,
                                                          std::move(starts), decode);
}

void fillStringTable(StructureBuilder& builder, Handle section, const MapParts& parts, const ByteSourcePtr& source) {
  const Bytes names = parts.lumps[LumpId::TexDataStringData].bytes();
  std::vector<std::uint32_t> starts(parts.lumps[LumpId::TexDataStringTable].bytes().size() / 4);
  for (std::size_t i = 0; i < starts.size(); ++i) {
    starts[i] = static_cast<std::uint32_t>(4 * i);
  }
  const auto decode = [names](std::uint64_t, const Bytes& record) -> Result<Row> {
    const std::int32_t offset = bytes::loadI32(record.data());
    return Row{{structure::integer(offset),
                offset < 0 ? QString() : bytes::cString(names.span(), static_cast<std::uint64_t>(offset))}};
  };
  builder.at(section).table = structure::makeIndexedTable(layouts::texDataStringOffset(), source,
                                                          builder.at(section).range, std::move(starts), decode);
}

void fillVisibility(StructureBuilder& builder, Handle section, const MapParts& parts, const ByteSourcePtr& source) {
  const Bytes& bytes = parts.lumps[LumpId::Visibility].bytes();
  const ByteRange whole = builder.at(section).range;
  if (bytes.size() < 4) {
    return;
  }
  const ByteRange head{whole.space, whole.offset, 4};
  builder.at(builder.add(section, QStringLiteral("header"), head)).table =
      structure::makeFixedTable(layouts::visClusterCount(), source, head);
  const std::int32_t count = bytes::loadI32(bytes.data());
  if (count < 0 || count > kMaxClusters || static_cast<std::uint64_t>(count) * 8 > bytes.size() - 4) {
    builder.at(section).note = QStringLiteral("the number of clusters does not fit; visibility is not used");
    return;
  }
  const ByteRange clusters{whole.space, whole.offset + 4, static_cast<std::uint64_t>(count) * 8};
  builder.at(builder.add(section, QStringLiteral("clusters"), clusters)).table =
      structure::makeFixedTable(layouts::visCluster(), source, clusters);
  const Handle rows =
      builder.add(section, QStringLiteral("rows"), {whole.space, clusters.end(), whole.end() - clusters.end()});
  builder.at(rows).note = QStringLiteral("sets of clusters, runs of zero bytes shortened");
}

/// One of the three counted lists of the occlusion lump. Throws bytes::ReadError.
void addCounted(StructureBuilder& builder, Handle section, const QString& name, const LayoutPtr& layout,
                ByteReader& reader, const ByteSourcePtr& source) {
  const std::uint32_t count = reader.u32();
  reader.require(count, layout->size, name);
  const ByteRange range{reader.space(), reader.spaceOffset(), std::uint64_t{count} * layout->size};
  reader.skip(range.size);
  builder.at(builder.add(section, name, range)).table = structure::makeFixedTable(layout, source, range);
}

void fillOcclusion(StructureBuilder& builder, Handle section, const MapParts& parts, const ByteSourcePtr& source) {
  const Lump& lump = parts.lumps[LumpId::Occlusion];
  const bool withArea = lump.entry.version >= 2;
  ByteReader reader(lump.bytes(), lump.block.range);
  try {
    addCounted(builder, section, QStringLiteral("occluders"), withArea ? layouts::occluder40() : layouts::occluder36(),
               reader, source);
    addCounted(builder, section, QStringLiteral("polys"), layouts::occluderPoly(), reader, source);
    addCounted(builder, section, QStringLiteral("vertexindices"), layouts::occluderVertexIndex(), reader, source);
    if (!reader.atEnd()) {
      builder.at(section).note = QStringLiteral("%1 bytes after the last list").arg(reader.remaining());
    }
  } catch (const bytes::ReadError& error) {
    builder.at(section).note = error.error().message;
  }
}

/// Collision models, one record per brush model: a head of four numbers, solids, text.
void fillPhysCollide(StructureBuilder& builder, Handle section, const MapParts& parts, const ByteSourcePtr& source) {
  constexpr std::uint64_t kHead = 16;
  const Bytes& bytes = parts.lumps[LumpId::PhysCollide].bytes();
  std::vector<std::uint32_t> starts;
  std::uint64_t at = 0;
  while (at + kHead <= bytes.size()) {
    const std::byte* head = bytes.data() + at;
    const std::int32_t model = bytes::loadI32(head);
    const std::int32_t dataSize = bytes::loadI32(head + 4);
    const std::int32_t textSize = bytes::loadI32(head + 8);
    if (model < 0 || dataSize < 0 || textSize < 0) {
      break;
    }
    starts.push_back(static_cast<std::uint32_t>(at));
    at += kHead + static_cast<std::uint64_t>(dataSize) + static_cast<std::uint64_t>(textSize);
  }
  ByteRange range = builder.at(section).range;
  range.size = std::min<std::uint64_t>(at, range.size);
  const auto decode = [](std::uint64_t, const Bytes& record) -> Result<Row> {
    Row row;
    for (const structure::Field& field : layouts::physModel()->fields) {
      row.cells.push_back(structure::decodeField(field, record.span()));
    }
    return row;
  };
  builder.at(section).table =
      structure::makeIndexedTable(layouts::physModel(), source, range, std::move(starts), decode);
}

} // namespace

void fillSpecialLump(StructureBuilder& builder, Handle section, LumpId lump, const MapParts& parts,
                     const ByteSourcePtr& source) {
  switch (lump) {
  case LumpId::Entities:
    fillEntities(builder, section, parts, source);
    break;
  case LumpId::TexDataStringData:
    fillStringData(builder, section, parts, source);
    break;
  case LumpId::TexDataStringTable:
    fillStringTable(builder, section, parts, source);
    break;
  case LumpId::Visibility:
    fillVisibility(builder, section, parts, source);
    break;
  case LumpId::Occlusion:
    fillOcclusion(builder, section, parts, source);
    break;
  case LumpId::PhysCollide:
    fillPhysCollide(builder, section, parts, source);
    break;
  case LumpId::Lighting:
  case LumpId::LightingHdr:
    builder.at(section).note =
        QStringLiteral("lightmaps and mean colours; lightofs of the faces leads here, 4 bytes per luxel");
    break;
  default:
    break;
  }
}

} // namespace vitrine::formats::source
