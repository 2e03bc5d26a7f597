#pragma once

#include "core/bytes/ByteSpace.h"
#include "core/formats/api/Format.h"
#include "core/formats/vgo/file/Accessors.h"

namespace vitrine::formats::vgo {

/// The file that a resource chunk points to, as a space of its own. Only a file beside the .vgo (or below its folder)
/// is ever read: nothing is fetched, whatever the chunk names. Error: it names something else, or there is no such
/// file, which is then among the missing ones.
Result<Resource> openResource(const structure::JsonValueRef& pointer, LoadContext& context, bytes::ByteSpaces& spaces);

} // namespace vitrine::formats::vgo
