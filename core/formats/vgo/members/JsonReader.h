#pragma once

#include "core/base/Limits.h"
#include "core/bytes/Bytes.h"
#include "core/formats/vgo/members/MembersRead.h"

namespace vitrine::formats::vgo {

/// Reads JSON text (RFC 8259) with the range of every value; `where` is where `text` lies. A byte order mark before it
/// is tolerated. Not: comments, numbers that are no JSON numbers, text that is no UTF-8. Lone surrogates in escapes
/// become U+FFFD. Nesting is bounded by Limits::maxDepth, and takes no stack.
MembersRead readJson(const Bytes& text, const ByteRange& where, const Limits& limits);

} // namespace vitrine::formats::vgo
