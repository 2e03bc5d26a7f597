#include "core/formats/source/bsp/file/Lumps.h"

#include "core/base/Translate.h"

namespace vitrine::formats::source {
namespace {

constexpr std::uint64_t kLumpAlignment = 4;

/// The part of the file an entry names, cut to what is there.
ByteRange clippedRange(const BspHeader& header, int number, std::uint64_t fileSize, Diagnostics& diagnostics,
                       QString& note) {
  const DirectoryEntry& entry = header.lumps[static_cast<std::size_t>(number)];
  const QString name = QString::fromLatin1(lumpName(number));
  if (entry.length == 0) {
    return {};
  }
  const auto offset = static_cast<std::int64_t>(entry.offset);
  const auto size = static_cast<std::int64_t>(fileSize);
  if (entry.length < 0 || offset < 0 || offset >= size) {
    note = base::translate("formats", "lies outside the file (offset %1, length %2)").arg(offset).arg(entry.length);
    diagnostics.damage(base::translate("formats", "lump %1 %2; treated as empty").arg(name, note),
                       header.entryRange(number));
    return {};
  }
  if (offset + entry.length > size) {
    note = base::translate("formats", "%1 of its %2 bytes are in the file").arg(size - offset).arg(entry.length);
    diagnostics.damage(
        base::translate("formats", "lump %1 is truncated: %2").arg(name, note),
        ByteRange{header.space, static_cast<std::uint64_t>(offset), static_cast<std::uint64_t>(size - offset)});
  }
  return {header.space, static_cast<std::uint64_t>(offset),
          static_cast<std::uint64_t>(std::min<std::int64_t>(entry.length, size - offset))};
}

Block readLump(const BspHeader& header, int number, const ByteSource& file, bool wanted, BlockContext& context) {
  QString note;
  const ByteRange where = clippedRange(header, number, file.size(), context.diagnostics, note);
  if (where.size == 0 || !wanted || number == static_cast<int>(LumpId::PakFile)) {
    return {{}, where, where, false, note};
  }
  auto stored = file.read(where.offset, where.size);
  if (!stored) {
    context.diagnostics.damage(
        base::translate("formats", "lump %1: %2").arg(QLatin1StringView(lumpName(number)), stored.error().message),
        where);
    return {{}, {where.space, where.offset, 0}, where, false, stored.error().message};
  }
  // The game lump's directory stays raw in compressed maps; its parts are compressed one by one.
  if (number == static_cast<int>(LumpId::GameLump)) {
    return {std::move(*stored), where, where, false, note};
  }
  Block block = readBlock(QString::fromLatin1(lumpName(number)), std::move(*stored), where,
                          header.lumps[static_cast<std::size_t>(number)].uncompressedSize, context);
  if (block.note.isEmpty()) {
    block.note = note;
  }
  return block;
}

} // namespace

Lumps Lumps::read(const BspHeader& header, const ByteSource& file, const LumpSet& wanted, BlockContext& context,
                  Progress& progress) {
  Lumps lumps;
  progress.step(QStringLiteral("Reading lumps"), 0.0);
  for (int number = 0; number < kLumpCount; ++number) {
    Lump& lump = lumps.m_lumps[static_cast<std::size_t>(number)];
    lump.entry = header.lumps[static_cast<std::size_t>(number)];
    lump.block = readLump(header, number, file, wanted[static_cast<std::size_t>(number)], context);
    if (lump.block.compressed) {
      progress.step(QStringLiteral("Decompressing lumps"), static_cast<double>(number) / kLumpCount);
    }
  }
  lumps.warnOfOverlaps(context.diagnostics);
  return lumps;
}

void Lumps::warnOfOverlaps(Diagnostics& diagnostics) const {
  std::vector<int> order;
  for (int number = 0; number < kLumpCount; ++number) {
    if (at(number).block.stored.size > 0) {
      order.push_back(number);
    }
  }
  const auto start = [this](int number) { return at(number).block.stored.offset; };
  std::ranges::stable_sort(order, {}, start);
  for (std::size_t i = 0; i < order.size(); ++i) {
    const ByteRange& range = at(order[i]).block.stored;
    const QString name = QString::fromLatin1(lumpName(order[i]));
    if (range.offset < kHeaderSize) {
      diagnostics.warn(base::translate("formats", "lump %1 starts inside the header").arg(name), range);
    }
    if (range.offset % kLumpAlignment != 0) {
      diagnostics.warn(base::translate("formats", "lump %1 starts at %2, which is not a multiple of %3")
                           .arg(name)
                           .arg(range.offset)
                           .arg(kLumpAlignment),
                       range);
    }
    if (i > 0 && at(order[i - 1]).block.stored.end() > range.offset) {
      diagnostics.warn(base::translate("formats", "lumps %1 and %2 share bytes")
                           .arg(QLatin1StringView(lumpName(order[i - 1])), name),
                       range);
    }
  }
}

} // namespace vitrine::formats::source
