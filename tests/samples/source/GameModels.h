#pragma once

#include "source/PropModel.h"

namespace vitrine::samples {

// Models of the made game. All stand on the floor at their origin.

/// A vase on a lathe: three levels of detail, and a table of fix-ups.
PropModel vaseModel();
/// A block of 32 units in three colours (skins), with a knob for those who choose it.
PropModel blockModel();
/// Two bones, the upper of which waves; its first sequence turns it a quarter to the left of how it is bound.
PropModel flagModel();
/// Crossed blades, for detail props.
PropModel tuftModel();
/// A jar whose files' names are in upper case here and there.
PropModel jarModel();

} // namespace vitrine::samples
