#pragma once

#include "resources/demos/common/ByteWriter.h"

#include <string>
#include <vector>

namespace vitrine::demos::diggles {

/// A file and its place in the game's folder.
struct ModelFile {
  std::string path; ///< UTF-8
  Bytes data;
};

} // namespace vitrine::demos::diggles
