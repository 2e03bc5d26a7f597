#pragma once

#include "core/formats/x3/file/Pck.h"

namespace vitrine::formats::x3 {

/// Contents of a file. Its extension never tells: scenes and bodies share theirs.
enum class FileKind {
  Unknown,
  TextScene,
  TextBody,
  BinaryBody,  ///< BOB1
  BinaryScene, ///< CUT1
};

struct Recognised {
  FileKind kind = FileKind::Unknown;
  Wrapping wrapping = Wrapping::None;
};

/// Tells the kind from the start of a file, unwrapped as far as needed. `whole`: there is no more of it than the head.
/// A text without a line that only scenes have counts as a body where it begins like one.
Recognised recognise(const Bytes& head, bool whole);

/// Kind as of recognise, of bytes that are not wrapped.
FileKind kindOf(const Bytes& head, bool whole);

} // namespace vitrine::formats::x3
