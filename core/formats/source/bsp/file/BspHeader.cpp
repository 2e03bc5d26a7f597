#include "core/formats/source/bsp/file/BspHeader.h"

#include "core/base/Translate.h"
#include "core/formats/api/ForeignFormats.h"
#include "core/formats/source/bsp/records/Tree.h"
#include "core/structure/Column.h"

#include <QByteArrayView>

#include <cstring>

namespace vitrine::formats::source {
namespace {

constexpr std::uint32_t kDarkMessiahVersion = 0x00040014;
constexpr std::size_t kXorKeyOffset = 384; // a place that is zero in clear text
constexpr int kContagionVersion = 27;
constexpr auto kMagic = "VBSP";
constexpr auto kFileVersion = structure::columnOf<bsp::kFileHeader>("version");

bool startsWith(const Bytes& head, QByteArrayView magic) {
  return QByteArrayView(head.data(), static_cast<qsizetype>(head.size())).startsWith(magic);
}

/// Tactical Intervention: the whole file is XORed with 32 bytes, which show themselves where the clear text is zero.
bool isXored(const Bytes& head) {
  if (head.size() < kXorKeyOffset + 4) {
    return false;
  }
  const std::uint32_t key = bytes::loadU32(head.data() + kXorKeyOffset);
  const std::uint32_t clear = bytes::loadU32(head.data()) ^ key;
  return key != 0 && std::memcmp(&clear, kMagic, sizeof(clear)) == 0;
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

/// Name, for people, of a map of the family that starts so and is no little-endian VBSP; empty: not known.
QString kinName(const Bytes& head) {
  if (startsWith(head, "PSBV")) {
    return base::translate("formats", "a big-endian console map for Xbox 360 or PlayStation 3 (PSBV)");
  }
  return isXored(head) ? base::translate("formats", "an encrypted Tactical Intervention map") : QString();
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
  if (head.size() >= bsp::kFileHeader.size && startsWith(head, kMagic)) {
    const std::uint32_t raw = kFileVersion.as<std::uint32_t>(head.data());
    const bool known = (raw >= 17 && raw <= 27) || raw == kDarkMessiahVersion;
    return known ? 100 : 60;
  }
  return bspExtension && (foreignFormat(head) || !kinName(head).isEmpty()) ? 10 : 0;
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
  }
  return {};
}

Result<BspHeader> readBspHeader(const Bytes& head, std::uint64_t fileSize) {
  if (const QString kin = kinName(head); !kin.isEmpty()) {
    return std::unexpected(
        Error::of(ErrorCode::WrongFormat, base::translate("formats", "this is %1, not a Source engine map").arg(kin)));
  }
  if (!startsWith(head, kMagic)) {
    return std::unexpected(
        Error::of(ErrorCode::WrongFormat,
                  base::translate("formats", "this is not a Source engine map: it does not start with VBSP")));
  }
  if (head.size() < kHeaderSize) {
    return std::unexpected(Error::damaged(base::translate("formats", "the file ends inside the header (%1 of %2 bytes)")
                                              .arg(head.size())
                                              .arg(kHeaderSize),
                                          head.size()));
  }
  const std::uint32_t rawVersion = kFileVersion.as<std::uint32_t>(head.data());
  BspHeader header;
  header.version = static_cast<int>(rawVersion);
  if (rawVersion == kDarkMessiahVersion) {
    header.version = static_cast<int>(rawVersion & 0xffff);
    header.branch = Branch::DarkMessiah;
  } else if (header.version == 29) {
    return std::unexpected(Error::of(
        ErrorCode::Unsupported, base::translate("formats", "this is a Titanfall map (version 29), which is not read")));
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
