#pragma once

#include "core/document/MapFigures.h"
#include "core/formats/source/bsp/records/MapParts.h"
#include "core/visibility/Visibility.h"

namespace vitrine::formats::source {

/// The limits of the compilers and what they would stumble over; docs/formats/source-bsp.md, "Limits and checks".
document::MapFigures mapFigures(const MapParts& map, const SectionIds& sections,
                                const visibility::Visibility& visibility);

} // namespace vitrine::formats::source
