#pragma once

#include "resources/demos/common/ByteWriter.h"
#include "resources/demos/xops/Bd1Writer.h"
#include "resources/demos/xops/Pd1Writer.h"

#include <string>
#include <vector>

namespace vitrine::samples::small {

// Little files for tests: every oddity that is legal, nothing that is damaged.

/// Sheets, wedges, pyramids, twisted and empty faces, textures that are not drawn, pictures that are missing, paths
/// with folders, in another case, of 31 bytes and in Japanese.
demos::Bd1Map oddBlocks();

/// A point of every kind, and of one that nobody knows.
std::vector<demos::Pd1Point> everyPoint();

struct SmallFile {
  std::string path; ///< UTF-8
  demos::Bytes data;
};

std::vector<SmallFile> files();

} // namespace vitrine::samples::small
