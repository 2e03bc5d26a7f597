#pragma once

#include "core/base/Progress.h"
#include "core/comparing/Difference.h"
#include "core/document/Document.h"

namespace vitrine::comparing {

/// Differences of the things of two worlds as their files tell them in text: matched by all they say, then by name and
/// class, by class and place, by class. Empty where the files have no such text. Throws base::Cancelled.
DifferenceGroup compareEntities(const Document& before, const Document& after, const base::Progress& progress);

} // namespace vitrine::comparing
