#include "core/formats/vgo/container/Container.h"

#include "core/bytes/ByteReader.h"

#include <QSet>

namespace vitrine::formats::vgo {
namespace {

constexpr std::uint64_t kMajorAt = 8;
constexpr std::uint64_t kGeometryAt = 10;
constexpr std::uint64_t kUvAt = 11;
constexpr std::uint64_t kComposerBytes = 4 * kChunkRoles;
constexpr std::uint8_t kLastMinor = 5;

class Reader {
public:
  Reader(const ByteSource& source, Diagnostics& diagnostics) : m_source(source), m_diagnostics(diagnostics) {}

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

  /// Nothing where the file ends before or the disk fails.
  std::optional<ByteReader> at(std::uint64_t offset, std::uint64_t size) {
    const auto bytes = m_source.read(offset, size);
    return bytes ? std::optional(ByteReader(*bytes, {base::kFileSpace, offset, size})) : std::nullopt;
  }

  bool readHeader() {
    auto reader = at(0, kHeaderBytes);
    if (!reader) {
      refuse(QStringLiteral("the file ends inside its header"), m_source.size());
      return false;
    }
    reader->skip(sizeof(ChunkType));
    const std::uint32_t length = reader->u32();
    Header header;
    header.major = reader->u8();
    header.minor = reader->u8();
    header.geometryCoordinate = reader->u8();
    header.uvCoordinate = reader->u8();
    header.isCrypted = reader->u8();
    header.requiresExternalKey = reader->u8();
    m_out.header = header;
    checkHeader(header, length);
    return true;
  }

  void checkHeader(const Header& header, std::uint32_t length) {
    if (length != kHeaderBytes - kChunkHeadBytes) {
      refuse(QStringLiteral("the header says it has %1 bytes, where 8 belong").arg(length), sizeof(ChunkType));
    }
    if (header.major != 2) {
      refuse(QStringLiteral("this is VGO version %1.%2; versions 2.0 to 2.5 can be read")
                 .arg(header.major)
                 .arg(header.minor),
             kMajorAt, ErrorCode::Unsupported);
    } else if (header.minor > kLastMinor) {
      m_diagnostics.warn(
          QStringLiteral("VGO version 2.%1 is newer than what is known; what differs may be missing").arg(header.minor),
          ByteRange{base::kFileSpace, kMajorAt, 2});
    }
    if (header.geometryCoordinate < 1 || header.geometryCoordinate > 2) {
      refuse(QStringLiteral("the header does not say whether the geometry is right- or left-handed (%1)")
                 .arg(header.geometryCoordinate),
             kGeometryAt);
    }
    if (header.uvCoordinate < 1 || header.uvCoordinate > 2) {
      refuse(QStringLiteral("the header does not say where the origin of texture coordinates is (%1)")
                 .arg(header.uvCoordinate),
             kUvAt);
    }
  }

  bool readIndex() {
    auto head = at(kHeaderBytes, kChunkHeadBytes);
    if (!head) {
      refuse(QStringLiteral("the file ends before its index"), m_source.size());
      return false;
    }
    const ChunkType type = head->u32();
    const std::uint32_t length = head->u32();
    if (type != kIndexChunk) {
      refuse(QStringLiteral("the chunk behind the header is \"%1\" and not the index, \"IDX\"").arg(chunkName(type)),
             kHeaderBytes);
      return false;
    }
    const std::uint64_t first = kHeaderBytes + kChunkHeadBytes;
    const std::uint64_t there = std::min<std::uint64_t>(length, m_source.size() - first);
    if (there < length) {
      refuse(QStringLiteral("the index ends at byte %1, the file at byte %2").arg(first + length).arg(m_source.size()),
             kHeaderBytes + 4);
    } else if (length == 0 || length % kIndexEntryBytes != 0) {
      refuse(QStringLiteral("the index has %1 bytes, which are no whole entries of 16").arg(length), kHeaderBytes + 4);
    }
    return readEntries(first, there / kIndexEntryBytes);
  }

  bool readEntries(std::uint64_t first, std::uint64_t count) {
    // No type may come twice and there are not many: what lies beyond is no index, whatever its length says.
    constexpr std::uint64_t kMostEntries = 64;
    if (count > kMostEntries) {
      refuse(QStringLiteral("the index has %1 entries; no more than %2 make sense").arg(count).arg(kMostEntries),
             kHeaderBytes + 4);
      count = kMostEntries;
    }
    auto reader = at(first, count * kIndexEntryBytes);
    // One that says it is longer than the file still ends before the first chunk.
    const bool lies = m_out.error && m_out.error->offset == kHeaderBytes + 4;
    std::uint64_t end = first + count * kIndexEntryBytes;
    while (reader && reader->spaceOffset() < end) {
      Chunk chunk;
      chunk.entry = {base::kFileSpace, reader->spaceOffset(), kIndexEntryBytes};
      chunk.type = reader->u32();
      chunk.offset = reader->u32();
      chunk.length = reader->u32();
      chunk.padding = reader->u8();
      reader->skip(3);
      if (lies && chunk.offset >= chunk.entry.end()) {
        end = std::min<std::uint64_t>(end, chunk.offset);
      }
      m_out.chunks.push_back(chunk);
    }
    const std::uint64_t entryBytes = m_out.chunks.size() * kIndexEntryBytes;
    m_out.index = ByteRange{base::kFileSpace, kHeaderBytes, kChunkHeadBytes + entryBytes};
    return reader.has_value();
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
      fault(QStringLiteral("chunk %1 ends at byte %2, the file at byte %3").arg(name).arg(end).arg(m_source.size()),
            chunk.entry.offset + 4);
    }
    if (chunk.length <= kChunkHeadBytes + chunk.padding) {
      fault(QStringLiteral("chunk %1 is empty").arg(name), chunk.entry.offset + 8);
      return;
    }
    auto head = at(chunk.offset, kChunkHeadBytes);
    if (!head) {
      return;
    }
    const ChunkType type = head->u32();
    const std::uint32_t length = head->u32();
    if (type != chunk.type) {
      fault(QStringLiteral("the index says chunk %1 is here, but it is \"%2\"").arg(name, chunkName(type)),
            chunk.offset);
      return;
    }
    if (std::uint64_t{length} + kChunkHeadBytes != chunk.length) {
      fault(QStringLiteral("chunk %1 says it has %2 bytes, the index says %3")
                .arg(name)
                .arg(length)
                .arg(chunk.length - kChunkHeadBytes),
            chunk.offset + 4);
    }
    const std::uint64_t first = chunk.offset + kChunkHeadBytes;
    const std::uint64_t size = chunk.length - kChunkHeadBytes - chunk.padding;
    chunk.data = {base::kFileSpace, first, std::min(size, m_source.size() - first)};
  }

  void refuseTwins() {
    QSet<ChunkType> seen;
    for (Chunk& chunk : m_out.chunks) {
      if (seen.contains(chunk.type)) {
        const QString message = QStringLiteral("the index has chunk %1 twice").arg(chunkName(chunk.type));
        refuse(message, chunk.entry.offset);
        chunk.fault = Error::damaged(message, chunk.entry.offset);
      }
      seen.insert(chunk.type);
    }
  }

  bool readComposer() {
    const Chunk* chunk = m_out.chunk(kComposerChunk);
    if (!chunk) {
      refuse(QStringLiteral("the index has no composer, \"COMP\""), kHeaderBytes);
      return false;
    }
    if (chunk->fault) {
      refuse(*chunk->fault);
    }
    auto reader = chunk->data.size < kComposerBytes ? std::nullopt : at(chunk->data.offset, kComposerBytes);
    if (!reader) {
      refuse(QStringLiteral("the composer has %1 bytes, where %2 belong").arg(chunk->data.size).arg(kComposerBytes),
             chunk->offset);
      return false;
    }
    for (ChunkType& type : m_out.composer) {
      type = reader->u32();
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
    const std::uint64_t slot = m_out.chunk(kComposerChunk)->data.offset + 4 * static_cast<std::uint64_t>(role);
    if (!fits(role, type)) {
      refuse(type == kNoChunk
                 ? QStringLiteral("the composer names no chunk for the %1").arg(QLatin1StringView(roleName(role)))
                 : QStringLiteral("the composer names %2 for the %1")
                       .arg(QLatin1StringView(roleName(role)), chunkName(type)),
             slot);
    } else if (!chunk) {
      refuse(QStringLiteral("the composer names chunk %1, which the index does not have").arg(chunkName(type)), slot);
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
    return refusal(QStringLiteral("the file is empty"), 0);
  }
  const std::uint32_t magic = head.size() < sizeof(ChunkType) ? 0 : bytes::loadU32(head.data());
  if (magic == kVgoMagic) {
    return std::nullopt;
  }
  if (magic == kGlbMagic) {
    return refusal(QStringLiteral("this is a GLB: VGO 1.x was one with this extension. Programs for glTF open it"), 0,
                   ErrorCode::Unsupported);
  }
  constexpr ChunkType kLetters = 0x00ffffff;
  if ((magic & kLetters) == (kVgoMagic & kLetters)) {
    return refusal(QStringLiteral("this is no VGO: a zero byte belongs behind \"VGO\""), 3);
  }
  return refusal(QStringLiteral("this is no VGO: \"VGO\" is not at its start"), 0);
}

Container readContainer(const ByteSource& source, Diagnostics& diagnostics) {
  return Reader(source, diagnostics).run();
}

} // namespace vitrine::formats::vgo
