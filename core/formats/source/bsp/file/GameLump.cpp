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

/// The entries as they are stored.
structure::RecordView readDirectory(const Lump& lump, Diagnostics& diagnostics) {
  const ByteRange& whole = lump.block.range;
  if (lump.bytes().size() < kCountSize) {
    return {bsp::kGameLumpEntry, {}, {whole.space, whole.offset, 0}};
  }
  const std::int32_t count = structure::columnOf<bsp::kGameLumpCount>("count").integer(lump.bytes().data());
  std::uint64_t size = static_cast<std::uint32_t>(count) * kEntrySize;
  if (count < 0 || count > kMaxEntries || kCountSize + size > lump.bytes().size()) {
    diagnostics.damage(base::translate("formats", "GAME_LUMP: %1 entries do not fit; taken as none").arg(count), whole);
    size = 0;
  }
  return {bsp::kGameLumpEntry, lump.bytes().slice(kCountSize, size), {whole.space, whole.offset + kCountSize, size}};
}

/// Console files and Portal 2's count from the start of the lump; all others from the start of the file.
bool countsFromLump(const std::byte* entry, const ByteRange& lump) {
  return ofEntry("fileofs").as<std::int64_t>(entry) < static_cast<std::int64_t>(lump.offset);
}

std::int64_t absoluteOffset(const std::byte* entry, const ByteRange& lump) {
  const auto offset = ofEntry("fileofs").as<std::int64_t>(entry);
  return countsFromLump(entry, lump) ? offset + static_cast<std::int64_t>(lump.offset) : offset;
}

bool isCompressed(const std::byte* entry) {
  return (ofEntry("flags").as<std::uint16_t>(entry) & kCompressed) != 0;
}

/// Bytes an entry has in the file. Compressed ones state only their decoded size: they end where the next starts.
std::int64_t storedSize(const structure::RecordView& entries, std::size_t index, const ByteRange& lump) {
  const std::byte* entry = entries.at(index);
  if (!isCompressed(entry)) {
    return ofEntry("filelen").integer(entry);
  }
  const bool nextKnown = index + 1 < entries.count() && ofEntry("fileofs").integer(entries.at(index + 1)) != 0;
  const std::int64_t end =
      nextKnown ? absoluteOffset(entries.at(index + 1), lump) : static_cast<std::int64_t>(lump.end());
  return end - absoluteOffset(entry, lump);
}

Block readEntry(const structure::RecordView& entries, std::size_t index, const QString& name, const Lump& lump,
                const ByteSource& file, BlockContext& context) {
  const std::byte* entry = entries.at(index);
  const std::int64_t offset = absoluteOffset(entry, lump.block.range);
  const std::int64_t size = storedSize(entries, index, lump.block.range);
  const std::int32_t length = ofEntry("filelen").integer(entry);
  const auto fileSize = static_cast<std::int64_t>(file.size());
  if (size == 0 && length == 0) {
    return {};
  }
  if (offset < 0 || size <= 0 || offset >= fileSize) {
    context.diagnostics.damage(base::translate("formats", "game lump %1 lies outside the file (offset %2, size %3)")
                                   .arg(name)
                                   .arg(offset)
                                   .arg(size),
                               entries.rangeOf(index));
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
  const std::uint64_t decodedSize = isCompressed(entry) ? static_cast<std::uint64_t>(std::max(length, 0)) : 0;
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
  const structure::RecordView entries = readDirectory(lump, context.diagnostics);
  GameLump game;
  game.directory = entries.whole();
  for (std::size_t i = 0; i < entries.count(); ++i) {
    const std::byte* at = entries.at(i);
    GameLumpEntry entry{ofEntry("id").as<std::uint32_t>(at),
                        ofEntry("version").as<std::uint16_t>(at),
                        {},
                        ofEntry("flags").as<std::uint16_t>(at)};
    if (entry.id != 0) {
      entry.block = readEntry(entries, i, entry.name(), lump, file, context);
      game.offsetsFromLump =
          game.offsetsFromLump || (entry.block.stored.size > 0 && countsFromLump(at, lump.block.range));
      game.entries.push_back(std::move(entry));
    }
  }
  return game;
}

} // namespace vitrine::formats::source
