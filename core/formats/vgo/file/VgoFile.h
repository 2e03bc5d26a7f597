#pragma once

#include "core/bytes/ByteSpace.h"
#include "core/formats/api/Format.h"
#include "core/formats/vgo/file/Accessors.h"
#include "core/formats/vgo/file/Container.h"
#include "core/structure/JsonTree.h"

namespace vitrine::formats::vgo {

/// Contents of a VGO before it is made a scene: all that could be read, whatever is wrong with the rest.
struct VgoFile {
  Container container;
  structure::JsonTreePtr asset; ///< this and the next: never null, empty where nothing could be read
  structure::JsonTreePtr layout;
  structure::JsonTreePtr accessorList;
  structure::JsonTreePtr crypt;
  structure::JsonTreePtr pointer; ///< to the file with the resource
  /// The accessor list as its members lie: of the chunk, or of the space it was decrypted to.
  std::optional<ByteRange> accessorText;
  Accessors accessors;
  /// The first thing that keeps the file from being shown.
  std::optional<Error> error;

  structure::JsonValueRef layoutRoot() const { return structure::JsonValueRef(*layout); }
};

/// Reads a file whose magic fits. What is found beside it or decrypted becomes a space of `spaces`. Throws only
/// base::Cancelled.
VgoFile readVgo(const Source& source, LoadContext& context, bytes::ByteSpaces& spaces);

} // namespace vitrine::formats::vgo
