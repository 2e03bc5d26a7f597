#include "core/formats/source/bsp/file/DecodedMap.h"

#include "core/base/Translate.h"
#include "core/formats/source/bsp/file/GameLump.h"
#include "core/formats/source/bsp/file/LumpAlignment.h"
#include "core/formats/source/bsp/file/OpenedMap.h"
#include "core/formats/source/bsp/file/PakFile.h"
#include "core/formats/source/zip/file/StoredZip.h"
#include "core/structure/RecordEditor.h"

#include <limits>
#include <map>

namespace vitrine::formats::source {
namespace {

constexpr std::uint32_t kCompressedFlag = 1; ///< of a part of the game lump

std::uint64_t aligned(std::uint64_t offset, std::uint64_t alignment) {
  return (offset + alignment - 1) / alignment * alignment;
}

/// A run of the new file: bytes, or such as the old file has.
struct Piece {
  std::uint64_t offset = 0;
  Bytes bytes;
  std::optional<ByteRange> stored; ///< in the file, instead of `bytes`

  std::uint64_t end() const { return offset + (stored ? stored->size : bytes.size()); }
};

class MapDecoder {
public:
  MapDecoder(const QString& fileName, const ByteSourcePtr& file, const Limits& limits, Progress& progress)
      : m_fileName(fileName), m_file(file), m_limits(limits), m_spaces(fileName, file), m_progress(progress) {}

  /// Reads and decodes everything, and finds a place for it.
  Result<void> prepare() {
    auto opened = openMap(m_file, m_spaces);
    if (!opened) {
      return std::unexpected(opened.error());
    }
    m_header = opened->header;
    m_file = opened->bytes;
    BlockContext blocks{m_spaces, m_limits, m_diagnostics};
    m_lumps = Lumps::read(m_header, *m_file, kAllLumps, blocks, m_progress);
    m_game = readGameLump(m_lumps[LumpId::GameLump], m_header, *m_file, blocks);
    const auto pak = readPakFile(m_fileName, m_lumps[LumpId::PakFile], m_file, blocks);
    for (const Diagnostic& found : m_diagnostics.entries()) {
      if (found.severity == Severity::Damage) {
        return std::unexpected(
            Error::of(ErrorCode::Damaged, base::translate("formats", "the map is damaged: %1").arg(found.message)));
      }
    }
    const bool codedPak = pak && holdsCodedEntries(pak->directory());
    if (!codedPak && !opened->coded && !anyBlockCompressed()) {
      return std::unexpected(
          Error::of(ErrorCode::NotFound, base::translate("formats", "nothing in this map is compressed")));
    }
    if (codedPak) {
      if (auto stored = decodePak(); !stored) {
        return stored;
      }
    }
    return placeAll();
  }

  Result<void> send(const bytes::ByteSink& sink) {
    const std::vector<std::byte> zeros(kMostLumpAlignment);
    std::uint64_t at = 0;
    bool wanted = true;
    const bytes::ByteSink noted = [&](std::span<const std::byte> bytes) {
      wanted = wanted && sink(bytes);
      return wanted;
    };
    for (const Piece& piece : m_pieces) {
      m_progress.step({}, static_cast<double>(at) / static_cast<double>(m_pieces.back().end()));
      noted(std::span(zeros).first(static_cast<std::size_t>(piece.offset - at)));
      if (piece.stored) {
        Progress whole;
        if (auto sent = bytes::sendBytes(m_spaces, *piece.stored, noted, whole); !sent) {
          return sent;
        }
      } else {
        noted(piece.bytes.span());
      }
      if (!wanted) {
        return {};
      }
      at = piece.end();
    }
    return {};
  }

private:
  bool anyBlockCompressed() const {
    const auto isCompressed = [](const GameLumpEntry& entry) { return entry.block.compressed; };
    for (int number = 0; number < kLumpCount; ++number) {
      if (m_lumps.at(number).block.compressed) {
        return true;
      }
    }
    return std::ranges::any_of(m_game.entries, isCompressed);
  }

  Result<void> decodePak() {
    const ByteSourcePtr archive = pakSource(m_lumps[LumpId::PakFile], m_file);
    const auto directory = readZipDirectory(*archive, m_limits, nullptr); // ranges from its own start
    auto stored = directory ? storedZip(*archive, *directory, m_limits, m_progress)
                            : Result<Bytes>(std::unexpected(directory.error()));
    if (!stored) {
      return std::unexpected(stored.error());
    }
    m_pak = std::move(*stored);
    return {};
  }

  /// Gives every lump a place, in the order they have, and the header its new directory.
  Result<void> placeAll() {
    auto header = m_file->read(0, m_header.end());
    if (!header) {
      return std::unexpected(header.error());
    }
    std::vector<std::byte> head(header->span().begin(), header->span().end());
    m_pieces.push_back({0, *header, {}}); // for its size, until it is known
    std::vector<int> order;
    for (int number = 0; number < kLumpCount; ++number) {
      order.push_back(number);
    }
    const auto offsetOf = [this](int number) { return m_lumps.at(number).block.stored.offset; };
    std::ranges::stable_sort(order, {}, offsetOf);
    for (const int number : order) {
      if (auto placed = placeLump(number, head); !placed) {
        return placed;
      }
    }
    m_pieces.front().bytes = Bytes::adopt(std::move(head));
    return {};
  }

  Result<void> placeLump(int number, std::vector<std::byte>& head) {
    const Lump& lump = m_lumps.at(number);
    const ByteRange& stored = lump.block.stored;
    if (stored.size == 0) {
      setPlace(head, number, {});
      return {};
    }
    // Lumps that are the same bytes stay so.
    const auto known = m_placed.find({stored.offset, stored.size});
    if (known != m_placed.end()) {
      setPlace(head, number, known->second);
      return {};
    }
    const std::uint64_t offset = aligned(m_pieces.back().end(), lumpAlignmentAt(stored.offset));
    if (number == static_cast<int>(LumpId::GameLump)) {
      if (auto placed = placeGameLump(offset); !placed) {
        return placed;
      }
    } else if (number == static_cast<int>(LumpId::PakFile)) {
      m_pieces.push_back(m_pak ? Piece{offset, *m_pak, {}} : Piece{offset, {}, stored});
    } else {
      m_pieces.push_back({offset, lump.bytes(), {}});
    }
    const std::uint64_t end = m_pieces.back().end();
    if (end > static_cast<std::uint64_t>(std::numeric_limits<std::int32_t>::max())) {
      return std::unexpected(
          Error::of(ErrorCode::LimitReached, base::translate("formats", "the decoded file would be too large")));
    }
    const ByteRange where{m_header.space, offset, end - offset};
    m_placed.emplace(std::pair(stored.offset, stored.size), where);
    setPlace(head, number, where);
    return {};
  }

  /// The directory of the game lump, and its parts behind it.
  Result<void> placeGameLump(std::uint64_t offset) {
    const std::size_t kept = m_game.entries.size();
    std::vector<std::byte> directory(bsp::kGameLumpCount.size + kept * entryLayout()->size);
    structure::RecordEditor<bsp::kGameLumpCount>(directory.data()).set("count", static_cast<std::uint32_t>(kept));
    const std::size_t directoryPiece = m_pieces.size();
    m_pieces.push_back({offset, Bytes::adopt(directory), {}}); // for its size, until it is known
    std::byte* next = directory.data() + bsp::kGameLumpCount.size;
    for (const GameLumpEntry& entry : m_game.entries) {
      const std::uint64_t partAt = aligned(m_pieces.back().end(), kLeastLumpAlignment);
      if (m_game.offsetsFromLump && partAt - offset >= offset) {
        // Readers would take it for an offset from the start of the file.
        return std::unexpected(
            Error::of(ErrorCode::Unsupported, base::translate("formats", "the decoded game lump would be too large")));
      }
      m_pieces.push_back({partAt, entry.block.bytes, {}});
      std::copy_n(m_game.directory.at(entry.row), entryLayout()->size, next); // for what is not known of it
      const auto place = static_cast<std::uint32_t>(m_game.offsetsFromLump ? partAt - offset : partAt);
      switch (m_header.branch) {
      case Branch::DarkMessiah:
        setEntry(structure::RecordEditor<bsp::kGameLumpEntryDarkMessiah>(next), entry, place);
        break;
      case Branch::Vindictus:
        setEntry(structure::RecordEditor<bsp::kGameLumpEntryVindictus>(next), entry, place);
        break;
      default:
        setEntry(structure::RecordEditor<bsp::kGameLumpEntry>(next), entry, place);
      }
      next += entryLayout()->size;
    }
    m_pieces[directoryPiece].bytes = inFileOrder(Bytes::adopt(std::move(directory)));
    return {};
  }

  const structure::LayoutPtr& entryLayout() const { return m_game.directory.layout(); }

  template <class Editor>
  static void setEntry(Editor editor, const GameLumpEntry& entry, std::uint32_t place) {
    editor.set("id", entry.id);
    editor.set("flags", entry.flags & ~kCompressedFlag);
    editor.set("version", entry.version);
    editor.set("fileofs", place);
    editor.set("filelen", static_cast<std::uint32_t>(entry.block.bytes.size()));
  }

  /// The count and the entries of a game lump as the file has numbers.
  Bytes inFileOrder(const Bytes& directory) const {
    constexpr std::size_t kCount = bsp::kGameLumpCount.size;
    const Bytes count = straightened(directory.slice(0, kCount), bsp::kGameLumpCount, m_header.order);
    const Bytes entries =
        straightened(directory.slice(kCount, directory.size() - kCount), entryLayout(), m_header.order);
    std::vector<std::byte> whole(count.span().begin(), count.span().end());
    whole.insert(whole.end(), entries.span().begin(), entries.span().end());
    return Bytes::adopt(std::move(whole));
  }

  void setPlace(std::vector<std::byte>& head, int number, const ByteRange& where) const {
    std::byte* entry = head.data() + m_header.entryRange(number).offset;
    if (m_header.versionFirst()) {
      setPlace(structure::RecordEditor<bsp::kLumpEntryVersionFirst>(entry), where);
    } else {
      setPlace(structure::RecordEditor<bsp::kLumpEntry>(entry), where);
    }
  }
  template <class Editor>
  void setPlace(Editor entry, const ByteRange& where) const {
    const auto number = [this](std::uint64_t value) {
      const auto whole = static_cast<std::uint32_t>(value);
      return m_header.order == Endian::Big ? bytes::swapped(whole) : whole;
    };
    entry.set("fileofs", number(where.offset));
    entry.set("filelen", number(where.size));
    entry.set("uncompressedSize", 0);
  }

  QString m_fileName;
  ByteSourcePtr m_file;
  const Limits& m_limits;
  ByteSpaces m_spaces;
  Progress& m_progress;
  Diagnostics m_diagnostics;
  BspHeader m_header;
  Lumps m_lumps;
  GameLump m_game;
  std::optional<Bytes> m_pak;                                            ///< where files in it were compressed
  std::vector<Piece> m_pieces;                                           ///< by offset
  std::map<std::pair<std::uint64_t, std::uint64_t>, ByteRange> m_placed; ///< by old offset and size
};

} // namespace

Result<void> writeDecodedMap(const QString& fileName, const ByteSourcePtr& file, const Limits& limits,
                             const bytes::ByteSink& sink, Progress& progress) {
  MapDecoder decoder(fileName, file, limits, progress);
  const auto prepared = decoder.prepare();
  return prepared ? decoder.send(sink) : prepared;
}

} // namespace vitrine::formats::source
