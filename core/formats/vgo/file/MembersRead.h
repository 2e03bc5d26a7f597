#pragma once

#include "core/base/Error.h"
#include "core/base/Limits.h"
#include "core/bytes/Bytes.h"
#include "core/structure/JsonTree.h"

#include <optional>

namespace vitrine::formats::vgo {

/// Values a document may have: each takes far more memory than it takes bytes of a hostile file.
inline constexpr std::size_t kMostMembers = 1'000'000;

/// Readable contents of a document, with everything open at the error closed there.
struct MembersRead {
  structure::JsonTree tree;
  std::optional<Error> error;
};

/// Reads JSON text (RFC 8259) with the range of every value; `where` is where `text` lies. A byte order mark before it
/// is tolerated. Not: comments, numbers that are no JSON numbers, text that is no UTF-8. Lone surrogates in escapes
/// become U+FFFD. Nesting is bounded by Limits::maxDepth, and takes no stack.
MembersRead readJson(const Bytes& text, const ByteRange& where, const Limits& limits);

/// Reads a BSON document (bsonspec.org, version 1.1) with the range of every element, its type and name included;
/// `where` is where `bytes` lie. Knows doubles, strings, documents, arrays, truths, nulls, and integers of 32 and 64
/// bits. Elements of arrays have no names. A root whose names are 0, 1, 2 … is an array, as .NET writes a list there.
MembersRead readBson(const Bytes& bytes, const ByteRange& where, const Limits& limits);

} // namespace vitrine::formats::vgo
