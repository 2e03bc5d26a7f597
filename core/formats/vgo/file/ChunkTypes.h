#pragma once

#include <QString>

#include <array>
#include <cstdint>

namespace vitrine::formats::vgo {

/// Four ASCII bytes, the first in the lowest; types of three letters end in NUL.
using ChunkType = std::uint32_t;

constexpr ChunkType chunkType(const char (&letters)[5]) {
  ChunkType type = 0;
  for (unsigned i = 0; i < 4; ++i) {
    type |= static_cast<ChunkType>(static_cast<unsigned char>(letters[i])) << (8 * i);
  }
  return type;
}

inline constexpr ChunkType kVgoMagic = chunkType("VGO\0");
inline constexpr ChunkType kGlbMagic = chunkType("glTF");
inline constexpr ChunkType kNoChunk = 0;
inline constexpr ChunkType kIndexChunk = chunkType("IDX\0");
inline constexpr ChunkType kComposerChunk = chunkType("COMP");
inline constexpr ChunkType kAssetJson = chunkType("AIPJ");
inline constexpr ChunkType kAssetBson = chunkType("AIPB");
inline constexpr ChunkType kLayoutJson = chunkType("LAPJ");
inline constexpr ChunkType kLayoutBson = chunkType("LAPB");
inline constexpr ChunkType kAccessorsJson = chunkType("RAPJ");
inline constexpr ChunkType kAccessorsBson = chunkType("RAPB");
inline constexpr ChunkType kCodedAccessorsJson = chunkType("RACJ");
inline constexpr ChunkType kCodedAccessorsBson = chunkType("RACB");
inline constexpr ChunkType kCryptJson = chunkType("CRAJ");
inline constexpr ChunkType kCryptBson = chunkType("CRAB");
inline constexpr ChunkType kResourceBytes = chunkType("REPb");
inline constexpr ChunkType kResourceJson = chunkType("REPJ");
inline constexpr ChunkType kResourceBson = chunkType("REPB");

/// Role of a chunk, by the slots of the composer.
enum class ChunkRole { Asset, AssetCrypt, Layout, LayoutCrypt, Accessors, AccessorCrypt, Resource, ResourceCrypt };
inline constexpr std::size_t kChunkRoles = 8;

/// "LAPJ", "IDX"; bytes that are no letters as "\x01". Empty for kNoChunk.
QString chunkName(ChunkType type);

/// True if the contents are BSON; those of the others here are JSON.
constexpr bool isBson(ChunkType type) {
  return type >> 24 == 'B';
}

/// True if a chunk of that type can stand in the composer's slot.
bool fits(ChunkRole role, ChunkType type);

/// "layout": the path of its section, and what messages call it.
const char* roleName(ChunkRole role);

} // namespace vitrine::formats::vgo
