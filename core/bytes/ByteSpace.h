#pragma once

#include "core/base/Limits.h"
#include "core/bytes/ByteSource.h"

#include <optional>
#include <vector>

namespace vitrine::bytes {

/// One run of addresses: the opened file (id 0), or what was decoded or found from it - an LZMA lump, an archive entry,
/// a companion file. Every place in a document is a (space, offset).
struct ByteSpace {
  SpaceId id = base::kFileSpace;
  QString name;                          ///< shown to the user: "FACES (decoded)", "pakfile: materials/wall.vmt"
  ByteSourcePtr source;
  std::optional<ByteRange> codedRange;   ///< the bytes it was decoded from, in the parent's space
  QString decoder;                       ///< "LZMA", "deflate" …; empty for a companion file or plain part
};

/// The spaces of one document, in the order they were added. Filled by the loading thread, immutable afterwards.
class ByteSpaces {
public:
  explicit ByteSpaces(QString fileName = {}, ByteSourcePtr file = nullptr);

  SpaceId add(QString name, ByteSourcePtr source, std::optional<ByteRange> codedRange, QString decoder);

  const ByteSpace& operator[](SpaceId id) const;
  bool contains(SpaceId id) const { return id < m_spaces.size(); }
  std::size_t size() const { return m_spaces.size(); }
  auto begin() const { return m_spaces.begin(); }
  auto end() const { return m_spaces.end(); }

  /// Bytes at `range`; Errors carry its space.
  Result<Bytes> read(const ByteRange& range) const;

  /// Bytes held by decoded spaces so far, against Limits::maxTotalDecodedBytes.
  std::uint64_t decodedBytes() const { return m_decodedBytes; }

private:
  std::vector<ByteSpace> m_spaces;
  std::uint64_t m_decodedBytes = 0;
};

} // namespace vitrine::bytes

namespace vitrine {
using bytes::ByteSpace;
using bytes::ByteSpaces;
} // namespace vitrine
