#pragma once

#include "core/formats/source/bsp/records/MapRecords.h"

namespace vitrine::formats::source {

/// Complaints about nodes whose children are not there, and about trees that lead back into themselves.
void tellOfBrokenTree(const MapRecords& records, Diagnostics& diagnostics);

/// Complaints about leaves that list brushes which are not there. The list may be left unread: then there are none.
void tellOfBrokenBrushLists(const MapRecords& records, Diagnostics& diagnostics);

/// Complaints about rows of the visibility lump that lie outside it, repeat nothing, or are cut off. `offsets`: the
/// start of each cluster's row in the lump.
void tellOfBrokenRows(const Lump& lump, std::span<const std::uint32_t> offsets, Diagnostics& diagnostics);

} // namespace vitrine::formats::source
