#include "core/formats/source/bsp/file/OpenedMap.h"

#include "core/base/Translate.h"
#include "core/formats/source/bsp/file/GameLump.h"
#include "core/formats/source/bsp/file/XorCode.h"

namespace vitrine::formats::source {
namespace {

constexpr std::uint64_t kHeadBytes = kHeaderSize + 4;
constexpr int kVindictusVersion = 20;

} // namespace

Result<OpenedMap> openMap(const ByteSourcePtr& file, ByteSpaces& spaces) {
  auto head = file->readClipped(0, kHeadBytes);
  if (!head) {
    return std::unexpected(head.error());
  }
  OpenedMap map{{}, file, false};
  SpaceId space = base::kFileSpace;
  if (const auto key = xorKey(*head)) {
    map.coded = true;
    map.bytes = makeXorSource(file, *key);
    space = spaces.add(base::translate("formats", "the map (decoded)"), map.bytes,
                       ByteRange{base::kFileSpace, 0, file->size()}, QStringLiteral("XOR"));
    head = map.bytes->readClipped(0, kHeadBytes);
    if (!head) {
      return std::unexpected(head.error());
    }
  }
  auto header = readBspHeader(*head, file->size());
  if (!header) {
    return std::unexpected(header.error());
  }
  map.header = std::move(*header);
  // These maps call themselves as all others of the version are.
  if (map.header.version == kVindictusVersion && map.header.branch == Branch::Standard &&
      map.header.order == Endian::Little && hasVindictusEntries(map.header, *map.bytes)) {
    map.header.branch = Branch::Vindictus;
  }
  map.header.space = space;
  return map;
}

} // namespace vitrine::formats::source
