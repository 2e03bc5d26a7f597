#pragma once

#include "core/formats/xops/file/TextLines.h"

namespace vitrine::formats::xops {

/// Messages of a mission to the player: the .msg file beside the points (docs/formats/xops-points.md,
/// "Messages"). Events name a message by its line, counted from 0.
struct Messages {
  static constexpr std::size_t kMost = 16;      ///< the game keeps no more
  static constexpr std::uint32_t kLongest = 71; ///< bytes

  TextLines text;

  std::size_t count() const { return text.count(); }
};

/// Lines and bytes that the game leaves out are kept and noted. WrongFormat: no text.
Result<Messages> readMessages(const Bytes& bytes, SpaceId space, Diagnostics& diagnostics);

/// A section with a record per message.
structure::StructureBuilder::Handle addMessageSections(structure::StructureBuilder& builder,
                                                       structure::StructureBuilder::Handle parent,
                                                       const ByteSourcePtr& source, const Messages& messages);

} // namespace vitrine::formats::xops
