#pragma once

#include "resources/demos/x3/Archive.h"

namespace vitrine::samples::x3 {

/// A game's folder of small files with everything that is odd but legal, for the tests that every format shares.
std::vector<demos::x3::MadeFile> smallFiles();

} // namespace vitrine::samples::x3
