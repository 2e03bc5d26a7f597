#pragma once

#include "tests/core/formats/source/bsp/MapUnderTest.h"

#include <string>

namespace vitrine::tests {

/// A made map with one thing wrong, and what must come of it.
struct DamagedFile {
  std::string name; ///< for the one who reads a failure
  MapUnderTest sound;
  MapUnderTest file;
  QString told;    ///< part of the message
  ByteRange where; ///< that the message names
  // What the sound map has and this one has not.
  std::size_t lostSurfaces = 0; ///< of faces and overlays
  std::size_t lostLightmaps = 0;
  std::size_t lostNodes = 0;
};

/// One map at least for each row of the table of damage (docs/formats/source-bsp.md, "Robust reading"), but for what is
/// refused altogether.
std::vector<DamagedFile> damagedFiles();

} // namespace vitrine::tests
