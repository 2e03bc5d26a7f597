#pragma once

#include "core/structure/RecordLayout.h"

#include <span>

namespace vitrine::formats::source {

using FlagNames = std::span<const structure::FlagName>;

FlagNames surfaceFlagNames();
FlagNames contentsFlagNames();
FlagNames leafFlagNames();
FlagNames staticPropFlagNames();
FlagNames staticPropSolidNames();
FlagNames worldLightTypeNames();
FlagNames planeTypeNames();
FlagNames primitiveTypeNames();
FlagNames dispTriFlagNames();
FlagNames mapFlagNames();
FlagNames detailPropTypeNames();
FlagNames detailPropOrientationNames();

} // namespace vitrine::formats::source
