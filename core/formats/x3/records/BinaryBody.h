#pragma once

#include "core/base/Diagnostics.h"
#include "core/base/Limits.h"
#include "core/base/Result.h"
#include "core/bytes/Bytes.h"
#include "core/formats/x3/records/Body.h"
#include "core/formats/x3/records/FileSections.h"

namespace vitrine::formats::x3 {

inline constexpr const char* kBodyTag = "BOB1";

/// Reads the BOB1 body that starts `from` bytes into `bytes`, which lie at `where` in their space; Body::where tells
/// how far it goes. An Error only where there is none.
Result<Body> readBodyAt(const Bytes& bytes, std::size_t from, const ByteRange& where, const Limits& limits,
                        Diagnostics& diagnostics);

/// Reads a BOB1 body from `bytes`, which lie at `where` in their space; there may be others behind it (Body::trailing).
/// An Error only where it is no BOB1; of a damaged one what was whole is returned, and the tag and byte where it ends
/// are told to `diagnostics`.
/// Points are the file's own numbers: 65536 is the body's size.
Result<Body> readBinaryBody(const Bytes& bytes, const ByteRange& where, const Limits& limits, Diagnostics& diagnostics);

/// Adds the sections of a BOB1 body below `parent`: materials and their parameters, and for each level of detail its
/// points, weights and parts with their faces. `source` is the space that the body's ranges are in.
BodySections addBinaryBody(structure::StructureBuilder& builder, Handle parent, ByteSourcePtr source, const Body& body);

} // namespace vitrine::formats::x3
