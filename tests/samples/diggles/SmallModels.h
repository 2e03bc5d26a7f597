#pragma once

#include "resources/demos/diggles/Model.h"
#include "resources/demos/diggles/ModelFiles.h"

namespace vitrine::samples::diggles::small {

// Little files for tests: everything a model can hold, and every oddity that is legal; nothing that is damaged.

/// Two objects; animations of one frame, that grow, that change their triangles, that walk and that turn; shadows,
/// cmaps and anchors; pictures in every folder of the game.
demos::diggles::Model everything();

/// Eight rings, an object each, and one that is made of them all.
demos::diggles::Model rings();

/// Names that are empty, long, doubled or not of this alphabet; lists without entries; numbers that mean none; things
/// that nothing uses; memory that was never set.
demos::diggles::Model odd();

/// Points in steps of an eighth of a unit: the boxes say so, nothing else.
demos::diggles::Model foreignScale();

std::vector<demos::diggles::ModelFile> files();

} // namespace vitrine::samples::diggles::small
