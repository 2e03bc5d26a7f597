#include "core/formats/source/bsp/file/GameLump.h"

#include "core/base/Translate.h"
#include "core/structure/Column.h"

namespace vitrine::formats::source {
namespace {

constexpr std::int32_t kMaxEntries = 64;
constexpr std::uint64_t kCountSize = bsp::kGameLumpCount.size;
constexpr std::uint32_t kCompressed = 1;

structure::LayoutPtr entryLayout(Branch branch) {
  switch (branch) {
  case Branch::DarkMessiah:
    return bsp::kGameLumpEntryDarkMessiah;
  case Branch::Vindictus:
    return bsp::kGameLumpEntryVindictus;
  default:
    return bsp::kGameLumpEntry;
  }
}

/// The entries as they are stored.
structure::RecordView readGameLumpDirectory(const Lump& lump, const BspHeader& header, Diagnostics& diagnostics) {
  const ByteRange& whole = lump.block.range;
  const structure::LayoutPtr layout = entryLayout(header.branch);
  if (lump.bytes().size() < kCountSize) {
    return {layout, {}, {whole.space, whole.offset, 0}};
  }
  const Bytes head = straightened(lump.bytes().slice(0, kCountSize), bsp::kGameLumpCount, header.order);
  const std::int32_t count = structure::columnOf<bsp::kGameLumpCount>("count").integer(head.data());
  std::uint64_t size = static_cast<std::uint32_t>(count) * std::uint64_t{layout->size};
  if (count < 0 || count > kMaxEntries || kCountSize + size > lump.bytes().size()) {
    diagnostics.damage(base::translate("formats", "GAME_LUMP: %1 entries do not fit; treated as empty").arg(count),
                       whole);
    size = 0;
  }
  return {layout,
          straightened(lump.bytes().slice(kCountSize, size), layout, header.order),
          {whole.space, whole.offset + kCountSize, size}};
}

/// Reads the parts that the entries of a game lump name.
class GamePartReader {
  using Fields = bsp::GameLumpEntryLayouts;

public:
  GamePartReader(const structure::RecordView& entries, const Lump& lump, const ByteSource& file, BlockContext& context)
      : m_entries(entries), m_lump(lump.block.range), m_file(file), m_context(context),
        m_id(entries, Fields::field("id")), m_flags(entries, Fields::field("flags")),
        m_version(entries, Fields::field("version")), m_offset(entries, Fields::field("fileofs")),
        m_length(entries, Fields::field("filelen")) {}

  GameLumpEntry read(std::size_t index) const {
    const std::byte* at = m_entries.at(index);
    GameLumpEntry entry{
        m_id.as<std::uint32_t>(at), m_version.as<std::uint16_t>(at), {}, m_flags.as<std::uint16_t>(at), index};
    if (entry.id != 0) {
      entry.block = readBlockOf(index, entry.name());
    }
    return entry;
  }

  /// Console files and Portal 2's count from the start of the lump; all others from the start of the file.
  bool countsFromLump(std::size_t index) const {
    return m_offset.as<std::int64_t>(m_entries.at(index)) < static_cast<std::int64_t>(m_lump.offset);
  }

private:
  std::int64_t absoluteOffset(std::size_t index) const {
    const auto offset = m_offset.as<std::int64_t>(m_entries.at(index));
    return countsFromLump(index) ? offset + static_cast<std::int64_t>(m_lump.offset) : offset;
  }

  bool isCompressed(std::size_t index) const {
    return (m_flags.as<std::uint32_t>(m_entries.at(index)) & kCompressed) != 0;
  }

  /// Bytes an entry has in the file. Compressed ones state only their decoded size: they end where the next starts.
  std::int64_t storedSize(std::size_t index) const {
    if (!isCompressed(index)) {
      return m_length.integer(m_entries.at(index));
    }
    const bool nextKnown = index + 1 < m_entries.count() && m_offset.integer(m_entries.at(index + 1)) != 0;
    const std::int64_t end = nextKnown ? absoluteOffset(index + 1) : static_cast<std::int64_t>(m_lump.end());
    return end - absoluteOffset(index);
  }

  Block readBlockOf(std::size_t index, const QString& name) const {
    const std::int64_t offset = absoluteOffset(index);
    const std::int64_t size = storedSize(index);
    const std::int32_t length = m_length.integer(m_entries.at(index));
    const auto fileSize = static_cast<std::int64_t>(m_file.size());
    if (size == 0 && length == 0) {
      return {};
    }
    if (offset < 0 || size <= 0 || offset >= fileSize) {
      m_context.diagnostics.damage(base::translate("formats", "game lump %1 lies outside the file (offset %2, size %3)")
                                       .arg(name)
                                       .arg(offset)
                                       .arg(size),
                                   m_entries.rangeOf(index));
      return {};
    }
    ByteRange where{m_lump.space, static_cast<std::uint64_t>(offset),
                    static_cast<std::uint64_t>(std::min(size, fileSize - offset))};
    if (static_cast<std::int64_t>(where.size) < size) {
      m_context.diagnostics.damage(
          base::translate("formats", "game lump %1 is truncated: %2 of %3 bytes").arg(name).arg(where.size).arg(size),
          where);
    }
    auto stored = m_file.read(where.offset, where.size);
    if (!stored) {
      m_context.diagnostics.damage(base::translate("formats", "game lump %1: %2").arg(name, stored.error().message),
                                   where);
      return {};
    }
    const std::uint64_t decodedSize = isCompressed(index) ? static_cast<std::uint64_t>(std::max(length, 0)) : 0;
    return readBlock(QStringLiteral("GAME_LUMP/%1").arg(name), std::move(*stored), where, decodedSize, m_context);
  }

  const structure::RecordView& m_entries;
  const ByteRange& m_lump;
  const ByteSource& m_file;
  BlockContext& m_context;
  structure::Column m_id, m_flags, m_version, m_offset, m_length;
};

/// True if an entry may be what it says: no flag but the known one, a part behind the directory and in the file.
bool isPlausible(const structure::LayoutPtr& layout, const Bytes& entry, std::uint64_t directoryEnd,
                 std::uint64_t fileSize) {
  using Fields = bsp::GameLumpEntryLayouts;
  const structure::RecordView view(layout, entry, {});
  const auto number = [&](structure::FieldName name) {
    return structure::Column(view, name).as<std::uint32_t>(view.at(0));
  };
  const std::uint64_t offset = number(Fields::field("fileofs"));
  return number(Fields::field("flags")) <= kCompressed && offset >= directoryEnd &&
         offset + number(Fields::field("filelen")) <= fileSize;
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

GameLump readGameLump(const Lump& lump, const BspHeader& header, const ByteSource& file, BlockContext& context) {
  GameLump game;
  game.directory = readGameLumpDirectory(lump, header, context.diagnostics);
  const GamePartReader reader(game.directory, lump, file, context);
  for (std::size_t i = 0; i < game.directory.count(); ++i) {
    GameLumpEntry entry = reader.read(i);
    if (entry.id != 0) {
      game.offsetsFromLump = game.offsetsFromLump || (entry.block.stored.size > 0 && reader.countsFromLump(i));
      game.entries.push_back(std::move(entry));
    }
  }
  return game;
}

bool hasVindictusEntries(const BspHeader& header, const ByteSource& file) {
  const DirectoryEntry& lump = header.lump(LumpId::GameLump);
  constexpr std::uint64_t kLeast = kCountSize + bsp::kGameLumpEntryVindictus.size;
  if (lump.offset <= 0 || lump.length < static_cast<std::int64_t>(kLeast)) {
    return false;
  }
  const auto start = static_cast<std::uint64_t>(lump.offset);
  const auto head = file.read(start, kLeast);
  if (!head) {
    return false;
  }
  const std::uint64_t count = structure::columnOf<bsp::kGameLumpCount>("count").as<std::uint32_t>(head->data());
  const auto fits = [&](const structure::LayoutPtr& layout) {
    return isPlausible(layout, head->slice(kCountSize, layout->size), start + kCountSize + count * layout->size,
                       file.size());
  };
  return count > 0 && count <= kMaxEntries && fits(bsp::kGameLumpEntryVindictus) && !fits(bsp::kGameLumpEntry);
}

} // namespace vitrine::formats::source
