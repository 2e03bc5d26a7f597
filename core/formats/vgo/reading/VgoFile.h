#pragma once

#include "core/bytes/ByteSpace.h"
#include "core/formats/api/Format.h"
#include "core/formats/vgo/accessors/Accessors.h"
#include "core/formats/vgo/container/Container.h"
#include "core/structure/MemberTree.h"

namespace vitrine::formats::vgo {

/// Everything a VGO says before it is made a scene: what could be read, whatever is wrong with the rest.
struct VgoFile {
  Container container;
  structure::MemberTreePtr asset; ///< this and the next: never null, empty where nothing could be read
  structure::MemberTreePtr layout;
  structure::MemberTreePtr accessorList;
  structure::MemberTreePtr crypt;
  structure::MemberTreePtr pointer; ///< to the file with the resource
  /// The accessor list as its members lie: of the chunk, or of the space it was decrypted to.
  std::optional<ByteRange> accessorText;
  Accessors accessors;
  /// The first thing that keeps the file from being shown.
  std::optional<Error> error;

  structure::MemberRef layoutRoot() const { return structure::MemberRef(*layout); }
};

/// Reads a file whose magic fits. What is found beside it or decrypted becomes a space of `spaces`. Throws only
/// base::Cancelled.
VgoFile readVgo(const Source& source, LoadContext& context, bytes::ByteSpaces& spaces);

} // namespace vitrine::formats::vgo
