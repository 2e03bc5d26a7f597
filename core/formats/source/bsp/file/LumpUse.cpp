#include "core/formats/source/bsp/file/LumpUse.h"

#include <algorithm>
#include <array>

namespace vitrine::formats::source {
namespace {

constexpr int kFirstOfMany = 22;
using NamesOfUse = std::array<const char*, 4>;
constexpr NamesOfUse kUnusedNames = {"UNUSED0", "UNUSED1", "UNUSED2", "UNUSED3"};
constexpr NamesOfUse kPortalNames = {"PORTALS", "CLUSTERS", "PORTALVERTS", "CLUSTERPORTALS"};
constexpr NamesOfUse kPropHullNames = {"PROPCOLLISION", "PROPHULLS", "PROPHULLVERTS", "PROPTRIS"};
constexpr NamesOfUse kFaceBrushNames = {"FACEBRUSHLIST", "FACEBRUSHES", "UNUSED2", "UNUSED3"};

std::uint64_t decodedLength(const BspHeader& header, LumpId lump) {
  const DirectoryEntry& entry = header.lump(lump);
  return entry.uncompressedSize != 0 ? entry.uncompressedSize : static_cast<std::uint64_t>(std::max(entry.length, 0));
}

} // namespace

LumpUse lumpUse(const BspHeader& header) {
  constexpr std::uint64_t kFaceBytes = 56, kFaceBrushesBytes = 4;
  if (header.version <= 19) {
    return LumpUse::Portals;
  }
  if (header.version == 20) {
    return LumpUse::None;
  }
  if (header.wide()) {
    return LumpUse::FaceBrushes;
  }
  const LumpId faces = decodedLength(header, LumpId::Faces) != 0 ? LumpId::Faces : LumpId::FacesHdr;
  const std::uint64_t count = decodedLength(header, faces) / kFaceBytes;
  if (!header.versionFirst() && count > 0 && decodedLength(header, LumpId::FaceBrushes) == count * kFaceBrushesBytes) {
    return LumpUse::FaceBrushes;
  }
  return header.version == 21 ? LumpUse::PropHulls : LumpUse::None;
}

const char* lumpName(int number, const BspHeader& header) {
  const auto of = static_cast<std::size_t>(number - kFirstOfMany);
  if (number < kFirstOfMany || of >= kPortalNames.size()) {
    return lumpName(number);
  }
  switch (lumpUse(header)) {
  case LumpUse::Portals:
    return kPortalNames[of];
  case LumpUse::PropHulls:
    return kPropHullNames[of];
  case LumpUse::FaceBrushes:
    return kFaceBrushNames[of];
  case LumpUse::None:
    break;
  }
  return kUnusedNames[of];
}

} // namespace vitrine::formats::source
