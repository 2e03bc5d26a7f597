#pragma once

#include "core/formats/xops/file/XopsTextLines.h"

namespace vitrine::formats::xops {

/// Messages of a mission to the player: the .msg file beside the points (docs/formats/xops-points.md, "Messages").
/// Events name a message by its line, counted from 0. Lines and bytes that the game leaves out are kept and noted.
/// WrongFormat: no text.
Result<TextLines> readMessages(const Bytes& bytes, SpaceId space, Diagnostics& diagnostics);

} // namespace vitrine::formats::xops
