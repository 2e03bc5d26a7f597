#pragma once

#include "core/base/Limits.h"
#include "core/bytes/Bytes.h"
#include "core/formats/vgo/members/MembersRead.h"

namespace vitrine::formats::vgo {

/// Reads a BSON document (bsonspec.org, version 1.1) with the range of every element, its type and name included;
/// `where` is where `bytes` lie. Knows doubles, strings, documents, arrays, truths, nulls, and integers of 32 and 64
/// bits. Elements of arrays have no names. A root whose names are 0, 1, 2 … is an array, as .NET writes a list there.
MembersRead readBson(const Bytes& bytes, const ByteRange& where, const Limits& limits);

} // namespace vitrine::formats::vgo
