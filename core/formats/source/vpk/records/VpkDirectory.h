#pragma once

#include "core/base/Diagnostics.h"
#include "core/base/Limits.h"
#include "core/base/Progress.h"
#include "core/base/Result.h"
#include "core/bytes/ByteSource.h"
#include "core/structure/Layout.h"

#include <QString>

#include <vector>

namespace vitrine::formats::source {

inline constexpr std::uint32_t kVpkMagic = 0x55aa1234;
inline constexpr std::uint16_t kVpkEmbedded = 0x7fff; ///< VpkEntry::archive of what is in the directory's own file

namespace vpk {
inline constexpr auto kHeaderFields = [] {
  using namespace structure::fields;
  return structure::group(u32("signature", "0x55aa1234"), u32("version"),
                          u32("treeSize", QT_TRANSLATE_NOOP("formats", "bytes of names and records")));
}();
inline constexpr auto kHeader1 = structure::layout("header", 12, kHeaderFields);
inline constexpr auto kHeader2 = [] {
  using namespace structure::fields;
  return structure::layout(
      "header", 28, kHeaderFields, u32("fileDataSize", QT_TRANSLATE_NOOP("formats", "bytes of files in this file")),
      u32("archiveMd5Size", QT_TRANSLATE_NOOP("formats", "bytes of checksums of the parts")),
      u32("otherMd5Size", QT_TRANSLATE_NOOP("formats", "bytes of checksums of this file")), u32("signatureSize"));
}();

/// Record that follows the name of a file in the tree.
inline constexpr auto kRecord = [] {
  using namespace structure::fields;
  return structure::layout("record", 18, u32("crc32"), u16("preload"), u16("archive"), u32("offset"), u32("length"),
                           u16("terminator"));
}();
} // namespace vpk

/// The first bytes of a directory file. Sizes of the sections behind the tree are those of version 2.
struct VpkHeader {
  std::uint32_t version = 0;
  std::uint32_t treeSize = 0;
  std::uint32_t dataSize = 0;
  std::uint32_t archiveMd5Size = 0;
  std::uint32_t otherMd5Size = 0;
  std::uint32_t signatureSize = 0;

  std::uint32_t size() const { return version == 1 ? vpk::kHeader1.size : vpk::kHeader2.size; }
  /// End of the tree and start of the data of embedded files.
  std::uint64_t treeEnd() const { return std::uint64_t{size()} + treeSize; }
};

/// One file. Its bytes are `preload` bytes of the directory, then `length` bytes of the archive.
struct VpkEntry {
  std::uint32_t group = 0;  ///< folder and extension, see VpkDirectory
  std::uint32_t record = 0; ///< start of the name, from the start of the tree
  std::uint32_t nameBytes = 0;
  std::uint32_t crc = 0; ///< of the whole file; 0 where the writer left it out
  std::uint32_t offset = 0;
  std::uint32_t length = 0;
  std::uint16_t preload = 0;
  std::uint16_t archive = 0; ///< number of the part, or kVpkEmbedded

  bool embedded() const { return archive == kVpkEmbedded; }
  std::uint64_t size() const { return std::uint64_t{preload} + length; }
  /// Offset of the preloaded bytes from the start of the tree.
  std::uint64_t preloadOffset() const { return std::uint64_t{record} + nameBytes + 1 + vpk::kRecord.size; }
};

/// Contents of an archive. Entries stand in the order of the tree; names stay in its bytes.
class VpkDirectory {
public:
  VpkHeader header;
  std::vector<VpkEntry> entries;
  bool treeEnds = false;    ///< the end of the tree was found
  bool sizeMatches = false; ///< and is where the header says
  std::size_t refused = 0;  ///< entries whose names are too long

  ByteRange treeRange(SpaceId space) const { return {space, header.size(), tree.size()}; }
  QString folderOf(const VpkEntry& entry) const; ///< without a slash at its end; may be hostile
  QString nameOf(const VpkEntry& entry) const;   ///< with extension
  QString pathOf(const VpkEntry& entry) const;
  /// Folder and extension as the tree has them.
  struct Group {
    std::uint32_t path = 0;
    std::uint32_t pathBytes = 0;
    std::uint32_t extension = 0;
    std::uint32_t extensionBytes = 0;
  };

  Bytes tree;
  std::vector<Group> groups;
};

/// The header of a directory file; Unsupported when it is of a kind that is not read, by the name of which; WrongFormat
/// when it is no directory at all.
Result<VpkHeader> readVpkHeader(const ByteSource& file);

/// Reads header and tree; docs/formats/source-archives.md, "VPK". Damage is told to `diagnostics` (may be null), what
/// can be read is returned. Throws base::Cancelled.
Result<VpkDirectory> readVpkDirectory(const ByteSource& file, const Limits& limits, Diagnostics* diagnostics,
                                      Progress& progress, SpaceId space = base::kFileSpace);

} // namespace vitrine::formats::source
