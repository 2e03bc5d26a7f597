#pragma once

#include "core/base/Diagnostics.h"
#include "core/base/Error.h"
#include "core/bytes/ByteSource.h"
#include "core/formats/vgo/file/ChunkTypes.h"

#include <array>
#include <optional>
#include <vector>

/// The chunks of a VGO file as plain data: docs/formats/vgo.md, "Container".
namespace vitrine::formats::vgo {

/// The major version that is read.
inline constexpr std::uint8_t kMajorRead = 2;

struct Header {
  std::uint8_t major = 0;
  std::uint8_t minor = 0;
  std::uint8_t geometryCoordinate = 0; ///< 1 right-handed, 2 left-handed
  std::uint8_t uvCoordinate = 0;       ///< 1 from the top left, 2 from the bottom left
  std::uint8_t isCrypted = 0;          ///< a hint, as is the next; what the composer names decides
  std::uint8_t requiresExternalKey = 0;

  bool leftHanded() const { return geometryCoordinate == 2; }
  bool uvFromTop() const { return uvCoordinate == 1; }
};

/// A chunk as the index has it.
struct Chunk {
  ChunkType type = kNoChunk;
  std::uint32_t offset = 0;
  std::uint32_t length = 0; ///< with head and padding
  std::uint8_t padding = 0; ///< bytes after the data
  ByteRange entry;          ///< in the index
  ByteRange data;           ///< without head and padding; cut to what the file has; empty where the chunk is not usable
  std::optional<Error> fault; ///< why it is not
};

/// Readable contents of a file whose magic fits, up to its first fault.
struct Container {
  std::optional<Header> header;
  std::optional<ByteRange> index; ///< with its head; cut to whole entries
  std::vector<Chunk> chunks;      ///< by entry
  std::array<ChunkType, kChunkRoles> composer{};
  bool composed = false; ///< the composer could be read
  /// The first thing that keeps the file from being shown, told as the sheet's refusals.
  std::optional<Error> error;

  /// nullptr: the index has no such chunk.
  const Chunk* chunk(ChunkType type) const;
  /// The chunk in a slot of the composer; nullptr: the slot is empty, or names one that is not there.
  const Chunk* chunk(ChunkRole role) const;
  ChunkType typeOf(ChunkRole role) const { return composer[static_cast<std::size_t>(role)]; }
};

/// Reason why these first bytes are not of a VGO 2; nullopt when its magic is there. A GLB is named as such:
/// VGO 1.x was one with this extension.
std::optional<Error> refusalOf(const Bytes& head);

/// Reads header, index, composer and the heads of all chunks. Never allocates more than the index takes.
Container readContainer(const ByteSource& source, Diagnostics& diagnostics);

} // namespace vitrine::formats::vgo
