#pragma once

#include "core/bytes/ByteSpace.h"
#include "core/structure/Structure.h"
#include "core/structure/TableText.h"

namespace vitrine::structure {

/// Sends the layouts of a file's records with their places in it, in the pattern language of the hex editor ImHex
/// (.hexpat): a struct for each layout, a variable for each section of the file itself, named by its path. Records
/// whose bytes no layout describes (text, codes) are runs of bytes. What lies in other spaces, decoded from the file,
/// has no place there: comments say what it is and where its code lies. Throws base::Cancelled.
void writePattern(const Structure& structure, const bytes::ByteSpaces& spaces, const TextSink& sink,
                  Progress& progress);

} // namespace vitrine::structure
