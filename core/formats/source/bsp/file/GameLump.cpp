#include "core/formats/source/bsp/file/GameLump.h"

#include "core/base/Translate.h"
#include "core/structure/Column.h"

namespace vitrine::formats::source {
namespace {

constexpr std::int32_t kMaxEntries = 64;
constexpr std::uint64_t kCountSize = bsp::kGameLumpCount.size;
constexpr std::uint64_t kEntrySize = bsp::kGameLumpEntry.size;
constexpr std::uint16_t kCompressed = 1;

consteval structure::Column ofEntry(std::string_view field) {
  return structure::columnOf<bsp::kGameLumpEntry>(field);
}

struct RawEntry {
  std::uint32_t id = 0;
  std::uint16_t flags = 0;
  std::uint16_t version = 0;
  std::int32_t offset = 0;
  std::int32_t length = 0;
};

std::vector<RawEntry> readDirectory(const Lump& lump, Diagnostics& diagnostics) {
  const Bytes& bytes = lump.bytes();
  std::vector<RawEntry> entries;
  if (bytes.size() < kCountSize) {
    return entries;
  }
  const std::int32_t count = structure::columnOf<bsp::kGameLumpCount>("count").integer(bytes.data());
  if (count < 0 || count > kMaxEntries || kCountSize + static_cast<std::uint64_t>(count) * kEntrySize > bytes.size()) {
    diagnostics.damage(base::translate("formats", "GAME_LUMP: %1 entries do not fit; taken as none").arg(count),
                       lump.block.range);
    return entries;
  }
  for (std::int32_t i = 0; i < count; ++i) {
    const std::byte* at = bytes.data() + kCountSize + static_cast<std::uint64_t>(i) * kEntrySize;
    entries.push_back({ofEntry("id").as<std::uint32_t>(at), ofEntry("flags").as<std::uint16_t>(at),
                       ofEntry("version").as<std::uint16_t>(at), ofEntry("fileofs").integer(at),
                       ofEntry("filelen").integer(at)});
  }
  return entries;
}

/// Console files and Portal 2's count from the start of the lump; all others from the start of the file.
std::int64_t absoluteOffset(const RawEntry& entry, const ByteRange& lump) {
  const auto offset = static_cast<std::int64_t>(entry.offset);
  return offset < static_cast<std::int64_t>(lump.offset) ? offset + static_cast<std::int64_t>(lump.offset) : offset;
}

/// Bytes an entry has in the file. Compressed ones state only their decoded size: they end where the next starts.
std::int64_t storedSize(const std::vector<RawEntry>& entries, std::size_t index, const ByteRange& lump) {
  const RawEntry& entry = entries[index];
  if ((entry.flags & kCompressed) == 0) {
    return entry.length;
  }
  const bool nextKnown = index + 1 < entries.size() && entries[index + 1].offset != 0;
  const std::int64_t end = nextKnown ? absoluteOffset(entries[index + 1], lump) : static_cast<std::int64_t>(lump.end());
  return end - absoluteOffset(entry, lump);
}

Block readEntry(const std::vector<RawEntry>& entries, std::size_t index, const QString& name, const Lump& lump,
                const ByteSource& file, BlockContext& context) {
  const std::int64_t offset = absoluteOffset(entries[index], lump.block.range);
  const std::int64_t size = storedSize(entries, index, lump.block.range);
  const auto fileSize = static_cast<std::int64_t>(file.size());
  if (size == 0 && entries[index].length == 0) {
    return {};
  }
  if (offset < 0 || size <= 0 || offset >= fileSize) {
    context.diagnostics.damage(base::translate("formats", "game lump %1 lies outside the file (offset %2, size %3)")
                                   .arg(name)
                                   .arg(offset)
                                   .arg(size),
                               lump.block.range);
    return {};
  }
  ByteRange where{base::kFileSpace, static_cast<std::uint64_t>(offset),
                  static_cast<std::uint64_t>(std::min(size, fileSize - offset))};
  if (static_cast<std::int64_t>(where.size) < size) {
    context.diagnostics.damage(
        base::translate("formats", "game lump %1 is cut off: %2 of %3 bytes").arg(name).arg(where.size).arg(size),
        where);
  }
  auto stored = file.read(where.offset, where.size);
  if (!stored) {
    context.diagnostics.damage(base::translate("formats", "game lump %1: %2").arg(name, stored.error().message), where);
    return {};
  }
  const std::uint64_t decodedSize =
      (entries[index].flags & kCompressed) != 0 ? static_cast<std::uint64_t>(std::max(entries[index].length, 0)) : 0;
  return readBlock(QStringLiteral("GAME_LUMP/%1").arg(name), std::move(*stored), where, decodedSize, context);
}

} // namespace

QString GameLumpEntry::name() const {
  QString text;
  for (int shift = 24; shift >= 0; shift -= 8) {
    const auto c = static_cast<char>(id >> shift & 0xff);
    if (c < '!' || c > '~' || c == '/') {
      return QStringLiteral("0x%1").arg(id, 8, 16, QLatin1Char('0'));
    }
    text += QLatin1Char(c);
  }
  return text;
}

const GameLumpEntry* GameLump::find(std::uint32_t id) const {
  const auto found = std::ranges::find(entries, id, &GameLumpEntry::id);
  return found == entries.end() ? nullptr : &*found;
}

GameLump readGameLump(const Lump& lump, const ByteSource& file, BlockContext& context) {
  const std::vector<RawEntry> raw = readDirectory(lump, context.diagnostics);
  GameLump game;
  game.directory = {lump.block.range.space, lump.block.range.offset + kCountSize, raw.size() * kEntrySize};
  if (lump.bytes().size() < kCountSize) {
    game.directory = {lump.block.range.space, lump.block.range.offset, 0};
  }
  for (std::size_t i = 0; i < raw.size(); ++i) {
    if (raw[i].id == 0) {
      continue;
    }
    GameLumpEntry entry{raw[i].id, raw[i].flags, raw[i].version, {}};
    entry.block = readEntry(raw, i, entry.name(), lump, file, context);
    game.entries.push_back(std::move(entry));
  }
  return game;
}

} // namespace vitrine::formats::source
