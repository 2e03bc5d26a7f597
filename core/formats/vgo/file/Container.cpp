#include "core/formats/vgo/file/Container.h"

#include "core/base/Translate.h"
#include "core/bytes/ByteReader.h"
#include "core/formats/vgo/file/ContainerLayouts.h"
#include "core/structure/Column.h"

#include <QSet>

namespace vitrine::formats::vgo {
namespace {

constexpr std::uint8_t kLastMinor = 5;

using structure::columnOf;

constexpr auto kDataLength = columnOf<kHeader>("dataLength");
constexpr auto kMajor = columnOf<kHeader>("majorVersion");
constexpr auto kMinor = columnOf<kHeader>("minorVersion");
constexpr auto kGeometry = columnOf<kHeader>("geometryCoordinate");
constexpr auto kUv = columnOf<kHeader>("uvCoordinate");
constexpr auto kIsCrypted = columnOf<kHeader>("isCrypted");
constexpr auto kExternalKey = columnOf<kHeader>("requiresExternalKey");

constexpr auto kEntryType = columnOf<kIndexEntry>("type");
constexpr auto kByteOffset = columnOf<kIndexEntry>("byteOffset");
constexpr auto kByteLength = columnOf<kIndexEntry>("byteLength");
constexpr auto kBytePadding = columnOf<kIndexEntry>("bytePadding");

constexpr auto kHeadType = columnOf<kChunkHead>("type");
constexpr auto kHeadLength = columnOf<kChunkHead>("dataLength");

ChunkType typeIn(const structure::Column& column, const std::byte* record) {
  return bytes::loadAs<ChunkType>(column.place(record));
}

class ContainerReader {
public:
  ContainerReader(const ByteSource& source, Diagnostics& diagnostics) : m_source(source), m_diagnostics(diagnostics) {}

  Container run() {
    if (readHeader() && readIndex()) {
      for (Chunk& chunk : m_out.chunks) {
        checkChunk(chunk);
      }
      refuseTwins();
      if (readComposer()) {
        checkComposer();
      }
    }
    return std::move(m_out);
  }

private:
  /// Keeps the first thing that is wrong; reading goes on as far as it can.
  void refuse(const QString& message, std::uint64_t offset, ErrorCode code = ErrorCode::Damaged) {
    Error error = Error::damaged(message, offset);
    error.code = code;
    refuse(error);
  }

  void refuse(const Error& error) {
    if (!m_out.error) {
      m_out.error = error;
    }
  }

  bool readHeader() {
    const auto bytes = m_source.read(0, kHeader.size);
    if (!bytes) {
      refuse(base::translate("formats", "the file ends inside its header"), m_source.size());
      return false;
    }
    const std::byte* record = bytes->data();
    const Header header{.major = kMajor.as<std::uint8_t>(record),
                        .minor = kMinor.as<std::uint8_t>(record),
                        .geometryCoordinate = kGeometry.as<std::uint8_t>(record),
                        .uvCoordinate = kUv.as<std::uint8_t>(record),
                        .isCrypted = kIsCrypted.as<std::uint8_t>(record),
                        .requiresExternalKey = kExternalKey.as<std::uint8_t>(record)};
    m_out.header = header;
    checkHeader(header, kDataLength.as<std::uint32_t>(record));
    return true;
  }

  void checkHeader(const Header& header, std::uint32_t length) {
    if (length != kHeader.size - kChunkHead.size) {
      refuse(base::translate("formats", "the header gives its size as %1 bytes instead of 8").arg(length),
             kDataLength.offset());
    }
    if (header.major != kMajorRead) {
      refuse(base::translate("formats", "this is VGO version %1.%2; versions 2.0 to 2.5 are supported")
                 .arg(header.major)
                 .arg(header.minor),
             kMajor.offset(), ErrorCode::Unsupported);
    } else if (header.minor > kLastMinor) {
      m_diagnostics.warn(
          base::translate("formats", "VGO version 2.%1 is newer than the supported versions; parts may be missing")
              .arg(header.minor),
          ByteRange{base::kFileSpace, kMajor.offset(), 2});
    }
    if (header.geometryCoordinate < 1 || header.geometryCoordinate > 2) {
      refuse(base::translate("formats", "the header does not say whether the geometry is right- or left-handed (%1)")
                 .arg(header.geometryCoordinate),
             kGeometry.offset());
    }
    if (header.uvCoordinate < 1 || header.uvCoordinate > 2) {
      refuse(base::translate("formats", "the header does not say where the origin of texture coordinates is (%1)")
                 .arg(header.uvCoordinate),
             kUv.offset());
    }
  }

  bool readIndex() {
    const auto head = m_source.read(kHeader.size, kChunkHead.size);
    if (!head) {
      refuse(base::translate("formats", "the file ends before its index"), m_source.size());
      return false;
    }
    const ChunkType type = typeIn(kHeadType, head->data());
    const auto length = kHeadLength.as<std::uint32_t>(head->data());
    if (type != kIndexChunk) {
      refuse(base::translate("formats", "the chunk after the header is \"%1\" instead of the index, \"IDX\"")
                 .arg(chunkName(type)),
             kHeader.size);
      return false;
    }
    const std::uint64_t first = kHeader.size + kChunkHead.size;
    const std::uint64_t there = std::min<std::uint64_t>(length, m_source.size() - first);
    if (there < length) {
      refuse(base::translate("formats", "the index ends at byte %1, the file at byte %2")
                 .arg(first + length)
                 .arg(m_source.size()),
             kHeader.size + kHeadLength.offset());
    } else if (length == 0 || length % kIndexEntry.size != 0) {
      refuse(base::translate("formats", "the index has %1 bytes, which is not a multiple of 16").arg(length),
             kHeader.size + kHeadLength.offset());
    }
    return readEntries(first, there / kIndexEntry.size);
  }

  bool readEntries(std::uint64_t first, std::uint64_t count) {
    // No type may come twice and there are not many: what lies beyond is no index, whatever its length says.
    constexpr std::uint64_t kMostEntries = 64;
    if (count > kMostEntries) {
      refuse(
          base::translate("formats", "the index has %1 entries; at most %2 are possible").arg(count).arg(kMostEntries),
          kHeader.size + kHeadLength.offset());
      count = kMostEntries;
    }
    const ByteRange where{base::kFileSpace, first, count * kIndexEntry.size};
    const auto bytes = m_source.read(where.offset, where.size);
    const structure::RecordView entries(kIndexEntry, bytes.value_or(Bytes()), where);
    // One that says it is longer than the file still ends before the first chunk.
    const bool lies = m_out.error && m_out.error->offset == kHeader.size + kHeadLength.offset();
    std::uint64_t end = where.end();
    for (std::size_t i = 0; i < entries.count() && entries.rangeOf(i).offset < end; ++i) {
      const std::byte* record = entries.at(i);
      Chunk chunk;
      chunk.entry = entries.rangeOf(i);
      chunk.type = typeIn(kEntryType, record);
      chunk.offset = kByteOffset.as<std::uint32_t>(record);
      chunk.length = kByteLength.as<std::uint32_t>(record);
      chunk.padding = kBytePadding.as<std::uint8_t>(record);
      if (lies && chunk.offset >= chunk.entry.end()) {
        end = std::min<std::uint64_t>(end, chunk.offset);
      }
      m_out.chunks.push_back(chunk);
    }
    const std::uint64_t entryBytes = m_out.chunks.size() * kIndexEntry.size;
    m_out.index = ByteRange{base::kFileSpace, kHeader.size, kChunkHead.size + entryBytes};
    return bytes.has_value();
  }

  void checkChunk(Chunk& chunk) {
    const QString name = chunkName(chunk.type);
    const auto fault = [&](const QString& message, std::uint64_t offset) {
      if (!chunk.fault) {
        chunk.fault = Error::damaged(message, offset);
      }
    };
    const std::uint64_t end = std::uint64_t{chunk.offset} + chunk.length;
    if (end > m_source.size()) {
      fault(base::translate("formats", "chunk %1 ends at byte %2, the file at byte %3")
                .arg(name)
                .arg(end)
                .arg(m_source.size()),
            chunk.entry.offset + kByteOffset.offset());
    }
    if (chunk.length <= kChunkHead.size + chunk.padding) {
      fault(base::translate("formats", "chunk %1 is empty").arg(name), chunk.entry.offset + kByteLength.offset());
      return;
    }
    const auto head = m_source.read(chunk.offset, kChunkHead.size);
    if (!head) {
      return;
    }
    const ChunkType type = typeIn(kHeadType, head->data());
    const auto length = kHeadLength.as<std::uint32_t>(head->data());
    if (type != chunk.type) {
      fault(base::translate("formats", "the index lists chunk %1 here, but it is \"%2\"").arg(name, chunkName(type)),
            chunk.offset);
      return;
    }
    if (std::uint64_t{length} + kChunkHead.size != chunk.length) {
      fault(base::translate("formats", "chunk %1 says it has %2 bytes, the index says %3")
                .arg(name)
                .arg(length)
                .arg(chunk.length - kChunkHead.size),
            chunk.offset + kHeadLength.offset());
    }
    const std::uint64_t first = chunk.offset + kChunkHead.size;
    const std::uint64_t size = chunk.length - kChunkHead.size - chunk.padding;
    chunk.data = {base::kFileSpace, first, std::min(size, m_source.size() - first)};
  }

  void refuseTwins() {
    QSet<ChunkType> seen;
    for (Chunk& chunk : m_out.chunks) {
      if (seen.contains(chunk.type)) {
        const QString message = base::translate("formats", "the index has chunk %1 twice").arg(chunkName(chunk.type));
        refuse(message, chunk.entry.offset);
        chunk.fault = Error::damaged(message, chunk.entry.offset);
      }
      seen.insert(chunk.type);
    }
  }

  bool readComposer() {
    const Chunk* chunk = m_out.chunk(kComposerChunk);
    if (!chunk) {
      refuse(base::translate("formats", "the index has no composer, \"COMP\""), kHeader.size);
      return false;
    }
    if (chunk->fault) {
      refuse(*chunk->fault);
    }
    const auto bytes = m_source.read(chunk->data.offset, std::min<std::uint64_t>(chunk->data.size, kComposer.size));
    if (!bytes || bytes->size() < kComposer.size) {
      refuse(base::translate("formats", "the composer has %1 bytes instead of %2")
                 .arg(chunk->data.size)
                 .arg(kComposer.size),
             chunk->offset);
      return false;
    }
    for (std::size_t slot = 0; slot < kChunkRoles; ++slot) {
      m_out.composer[slot] = bytes::loadAs<ChunkType>(bytes->data() + kComposer.fields[slot].offset);
    }
    m_out.composed = true;
    return true;
  }

  void checkComposer() {
    for (const ChunkRole role : {ChunkRole::Asset, ChunkRole::Layout, ChunkRole::Accessors, ChunkRole::Resource}) {
      checkSlot(role);
    }
    const ChunkType accessors = m_out.typeOf(ChunkRole::Accessors);
    if (accessors == kCodedAccessorsJson || accessors == kCodedAccessorsBson) {
      checkSlot(ChunkRole::AccessorCrypt);
    }
    for (const Chunk& chunk : m_out.chunks) {
      const bool used =
          chunk.type == kComposerChunk || std::ranges::find(m_out.composer, chunk.type) != m_out.composer.end();
      if (chunk.fault && !used) {
        m_diagnostics.damage(chunk.fault->message, ByteRange{base::kFileSpace, chunk.fault->offset.value_or(0), 4});
      }
    }
  }

  void checkSlot(ChunkRole role) {
    const ChunkType type = m_out.typeOf(role);
    const Chunk* chunk = m_out.chunk(role);
    const std::uint64_t slot =
        m_out.chunk(kComposerChunk)->data.offset + kComposer.fields[static_cast<std::size_t>(role)].offset;
    if (!fits(role, type)) {
      refuse(type == kNoChunk ? base::translate("formats", "the composer does not name a chunk for the %1")
                                    .arg(QLatin1StringView(roleName(role)))
                              : base::translate("formats", "the composer names %2 for the %1")
                                    .arg(QLatin1StringView(roleName(role)), chunkName(type)),
             slot);
    } else if (!chunk) {
      refuse(
          base::translate("formats", "the composer names chunk %1, which the index does not have").arg(chunkName(type)),
          slot);
    } else if (chunk->fault) {
      refuse(*chunk->fault);
    }
  }

  const ByteSource& m_source;
  Diagnostics& m_diagnostics;
  Container m_out;
};

} // namespace

const Chunk* Container::chunk(ChunkType type) const {
  const auto found = std::ranges::find(chunks, type, &Chunk::type);
  return type == kNoChunk || found == chunks.end() ? nullptr : &*found;
}

const Chunk* Container::chunk(ChunkRole role) const {
  return fits(role, typeOf(role)) ? chunk(typeOf(role)) : nullptr;
}

std::optional<Error> refusalOf(const Bytes& head) {
  const auto refusal = [](const QString& message, std::uint64_t offset, ErrorCode code = ErrorCode::WrongFormat) {
    Error error = Error::of(code, message);
    error.offset = offset;
    return error;
  };
  if (head.empty()) {
    return refusal(base::translate("formats", "the file is empty"), 0);
  }
  const std::uint32_t magic = head.size() < sizeof(ChunkType) ? 0 : bytes::loadU32(head.data());
  if (magic == kVgoMagic) {
    return std::nullopt;
  }
  if (magic == kGlbMagic) {
    return refusal(
        base::translate("formats",
                        "this is a GLB file: VGO 1.x was GLB with another extension. Programs for glTF can open it"),
        0, ErrorCode::Unsupported);
  }
  constexpr ChunkType kMagicLetters = 0x00ffffff;
  if ((magic & kMagicLetters) == (kVgoMagic & kMagicLetters)) {
    return refusal(base::translate("formats", "this is not a VGO file: \"VGO\" is not followed by a zero byte"), 3);
  }
  return refusal(base::translate("formats", "this is not a VGO file: it does not start with \"VGO\""), 0);
}

Container readContainer(const ByteSource& source, Diagnostics& diagnostics) {
  return ContainerReader(source, diagnostics).run();
}

} // namespace vitrine::formats::vgo
