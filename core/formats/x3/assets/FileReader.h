#pragma once

#include "core/formats/x3/assets/X3World.h"

namespace vitrine::formats::x3 {

/// Reads single files of a world, whatever their kind and wrapping, and adds their spaces.
class FileReader {
public:
  FileReader(LoadContext& context, bytes::ByteSpaces& spaces) : m_context(context), m_spaces(spaces) {}

  /// The file in space 0.
  Result<WorldFile> readOpened(const Source& source);
  /// A file of a mount, in a space of its own.
  Result<WorldFile> readFound(const GameFiles::Found& found);

private:
  Result<WorldFile> read(WorldFile file, const Bytes& packed);
  Result<Bytes> unwrap(WorldFile& file, const Bytes& packed);
  Result<void> parse(WorldFile& file, const Bytes& content);

  LoadContext& m_context;
  bytes::ByteSpaces& m_spaces;
  std::uint64_t m_bytes = 0; ///< of all files so far, as they are and unwrapped
};

} // namespace vitrine::formats::x3
