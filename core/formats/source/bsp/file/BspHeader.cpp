#include "core/formats/source/bsp/file/BspHeader.h"

#include "core/base/Translate.h"
#include "core/formats/api/ForeignFormats.h"
#include "core/formats/source/bsp/file/XorCode.h"
#include "core/formats/source/bsp/records/Tree.h"
#include "core/structure/Column.h"

#include <QByteArrayView>
#include <QStringList>

namespace vitrine::formats::source {
namespace {

constexpr std::uint32_t kDarkMessiahVersion = 0x00040014;
constexpr int kContagionVersion = 27;
constexpr auto kMagic = "VBSP";
constexpr auto kBigEndianMagic = "PSBV";
constexpr auto kFileVersion = structure::columnOf<bsp::kFileHeader>("version");

bool startsWith(const Bytes& head, QByteArrayView magic) {
  return QByteArrayView(head.data(), static_cast<qsizetype>(head.size())).startsWith(magic);
}

template <const auto& Entry>
DirectoryEntry entryOf(const std::byte* at) {
  using structure::columnOf;
  return {columnOf<Entry>("fileofs").integer(at), columnOf<Entry>("filelen").integer(at),
          columnOf<Entry>("version").integer(at), columnOf<Entry>("uncompressedSize").template as<std::uint32_t>(at)};
}

DirectoryEntry entryAt(const std::byte* at, bool versionFirst) {
  return versionFirst ? entryOf<bsp::kLumpEntryVersionFirst>(at) : entryOf<bsp::kLumpEntry>(at);
}

bool planesFit(const Bytes& head, std::uint64_t fileSize, std::size_t directory) {
  const DirectoryEntry planes = entryAt(head.data() + directory + bsp::kLumpEntry.size, false);
  return planes.length > 0 && planes.length % static_cast<std::int32_t>(bsp::kPlane.size) == 0 && planes.offset > 0 &&
         static_cast<std::uint64_t>(planes.offset) < fileSize;
}

/// The entity lump is never empty, so that an entry 0 which starts with a small number starts with its version.
bool hasVersionFirst(const Bytes& head, std::size_t directory) {
  const auto limit = static_cast<std::int32_t>(kHeaderSize);
  const DirectoryEntry entities = entryAt(head.data() + directory, true);
  return entities.version < limit && entities.offset >= limit;
}

/// Head of a map whose numbers have their highest byte first, as that of one whose have it last: all behind the magic
/// are of 32 bits.
Bytes straightHead(const Bytes& head) {
  static constexpr auto kNumber = structure::layout("number", 4, structure::fields::u32("value"));
  const std::uint64_t numbers = (head.size() - sizeof(std::uint32_t)) / kNumber.size;
  const Bytes turned = straightened(head.slice(sizeof(std::uint32_t), numbers * kNumber.size), kNumber, Endian::Big);
  std::vector<std::byte> straight(head.span().begin(), head.span().end());
  std::ranges::copy(turned.span(), straight.begin() + sizeof(std::uint32_t));
  return Bytes::adopt(std::move(straight));
}

void readDirectory(const Bytes& head, BspHeader& header) {
  for (std::size_t i = 0; i < header.lumps.size(); ++i) {
    header.lumps[i] = entryAt(head.data() + header.entryRange(static_cast<int>(i)).offset, header.versionFirst());
  }
  header.mapRevision =
      structure::columnOf<bsp::kMapRevision>("mapRevision").integer(head.data() + header.directory().end());
}

} // namespace

int scoreBsp(const Bytes& head, bool bspExtension) {
  const bool bigEndian = startsWith(head, kBigEndianMagic);
  if (head.size() >= bsp::kFileHeader.size && (startsWith(head, kMagic) || bigEndian)) {
    const std::uint32_t stored = kFileVersion.as<std::uint32_t>(head.data());
    const std::uint32_t raw = bigEndian ? bytes::swapped(stored) : stored;
    const bool known = (raw >= 17 && raw <= 27) || raw == kDarkMessiahVersion;
    return known ? 100 : 60;
  }
  return xorKey(head) ? 100 : bspExtension && foreignFormat(head) ? 10 : 0;
}

QString branchName(Branch branch) {
  switch (branch) {
  case Branch::Standard:
    return {};
  case Branch::Left4Dead2:
    return QStringLiteral("L4D2");
  case Branch::DarkMessiah:
    return QStringLiteral("Dark Messiah");
  case Branch::Contagion:
    return QStringLiteral("Contagion");
  case Branch::Vindictus:
    return QStringLiteral("Vindictus");
  }
  return {};
}

QString variantName(const BspHeader& header) {
  QStringList parts;
  if (header.branch != Branch::Standard) {
    parts << branchName(header.branch);
  }
  if (header.space != base::kFileSpace) {
    parts << QStringLiteral("XOR");
  }
  if (header.order == Endian::Big) {
    parts << base::translate("formats", "big-endian");
  }
  return parts.join(QStringLiteral(", "));
}

Result<BspHeader> readBspHeader(const Bytes& stored, std::uint64_t fileSize) {
  const bool bigEndian = startsWith(stored, kBigEndianMagic);
  if (!startsWith(stored, kMagic) && !bigEndian) {
    return std::unexpected(
        Error::of(ErrorCode::WrongFormat,
                  base::translate("formats", "this is not a Source engine map: it does not start with VBSP")));
  }
  if (stored.size() < kHeaderSize) {
    return std::unexpected(Error::damaged(base::translate("formats", "the file ends inside the header (%1 of %2 bytes)")
                                              .arg(stored.size())
                                              .arg(kHeaderSize),
                                          stored.size()));
  }
  const Bytes head = bigEndian ? straightHead(stored) : stored;
  const std::uint32_t rawVersion = kFileVersion.as<std::uint32_t>(head.data());
  BspHeader header;
  header.order = bigEndian ? Endian::Big : Endian::Little;
  header.version = static_cast<int>(rawVersion);
  if (rawVersion == kDarkMessiahVersion) {
    header.version = static_cast<int>(rawVersion & 0xffff);
    header.branch = Branch::DarkMessiah;
  } else if (header.version == 29) {
    return std::unexpected(
        Error::of(ErrorCode::Unsupported,
                  base::translate("formats", "this is a Titanfall map (version 29), which is not supported")));
  } else if (header.version == kContagionVersion && head.size() >= kHeaderSize + 4 && !planesFit(head, fileSize, 8) &&
             planesFit(head, fileSize, 12)) {
    header.branch = Branch::Contagion;
    header.directoryOffset = 12;
  } else if (header.version == 21 && hasVersionFirst(head, header.directoryOffset)) {
    header.branch = Branch::Left4Dead2;
  }
  readDirectory(head, header);
  return header;
}

} // namespace vitrine::formats::source
