#pragma once

#include "tests/core/formats/source/bsp/MapUnderTest.h"

namespace vitrine::tests {

/// Two rooms side by side, which are areas 1 and 2 with a portal between them (key 7): a steady light, a flickering one
/// (style 1), a switched one with a pattern of its own (style 33), a spot, the sun; a door that stands at an angle, and
/// a ramp. File coordinates: x from -256 to 256, the rooms meet at 0. Made once per version and `hdr`; other options do
/// not count.
MapUnderTest litMap(const demos::WriteOptions& options = {});

} // namespace vitrine::tests
