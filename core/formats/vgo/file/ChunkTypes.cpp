#include "core/formats/vgo/file/ChunkTypes.h"

namespace vitrine::formats::vgo {
namespace {

/// Slot of the composer: its name, and the chunk types that may stand in it.
struct Slot {
  const char* name;
  std::array<ChunkType, 4> types;
};

constexpr std::array<Slot, kChunkRoles> kSlots = {{
    {"asset", {kAssetJson, kAssetBson}},
    {"asset crypt", {}},
    {"layout", {kLayoutJson, kLayoutBson}},
    {"layout crypt", {}},
    {"accessors", {kAccessorsJson, kAccessorsBson, kCodedAccessorsJson, kCodedAccessorsBson}},
    {"crypt", {kCryptJson, kCryptBson}},
    {"resource", {kResourceBytes, kResourceJson, kResourceBson}},
    {"resource crypt", {}},
}};

} // namespace

QString chunkName(ChunkType type) {
  QString name;
  for (; type != 0; type >>= 8) {
    const auto letter = static_cast<unsigned char>(type);
    if (letter >= 0x20 && letter < 0x7f) {
      name += QLatin1Char(static_cast<char>(letter));
    } else {
      name += QStringLiteral("\\x%1").arg(letter, 2, 16, QLatin1Char('0'));
    }
  }
  return name;
}

bool fits(ChunkRole role, ChunkType type) {
  const auto& types = kSlots[static_cast<std::size_t>(role)].types;
  return type != kNoChunk && std::ranges::find(types, type) != types.end();
}

const char* roleName(ChunkRole role) {
  return kSlots[static_cast<std::size_t>(role)].name;
}

} // namespace vitrine::formats::vgo
