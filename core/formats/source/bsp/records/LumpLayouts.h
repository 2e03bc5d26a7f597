#pragma once

#include "core/formats/source/bsp/file/Lumps.h"
#include "core/structure/Layout.h"

namespace vitrine::formats::source {

/// Layout of one record of a lump, chosen by BSP version, lump version and - because both lie - size
/// (docs/formats/source-bsp.md, "Record sizes").
struct ChosenLayout {
  structure::LayoutPtr layout; ///< null: the lump is no table of equal records
  QString doubt;               ///< why it is not certain; empty: it is
};

ChosenLayout chooseLayout(LumpId lump, const BspHeader& header, const Lumps& lumps);

} // namespace vitrine::formats::source
