#pragma once

#include "core/formats/x3/file/Catalogue.h"
#include "core/structure/Structure.h"

#include <memory>

namespace vitrine::formats::x3 {

/// Byte spaces of a catalogue.
struct CatalogueSpaces {
  ByteSourcePtr text;
  ByteRange textRange;
  ByteRange data; ///< of the whole DAT; empty where it is missing
};

/// Adds the index, a table of members, and the members themselves.
void addCatalogue(structure::StructureBuilder& builder, const std::shared_ptr<const Catalogue>& catalogue,
                  const CatalogueSpaces& spaces);

} // namespace vitrine::formats::x3
