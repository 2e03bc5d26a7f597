#pragma once

#include "resources/demos/source/PropModel.h"

namespace vitrine::samples {

// Models of the made game. All stand on the floor at their origin.

/// A vase on a lathe: three levels of detail, and a table of fix-ups.
demos::PropModel vaseModel();
/// A block of 32 units in three colours (skins), with a knob for those who choose it.
demos::PropModel blockModel();
/// Two bones, the upper of which waves; its first sequence turns it a quarter to the left of how it is bound.
demos::PropModel flagModel();
/// Crossed blades, for detail props.
demos::PropModel tuftModel();
/// A jar whose files' names are in upper case here and there.
demos::PropModel jarModel();

} // namespace vitrine::samples
