#pragma once

#include "resources/demos/common/ByteWriter.h"

#include <optional>
#include <string>
#include <vector>

namespace vitrine::demos::x3 {

struct MadeFile {
  std::string path; ///< below the game's folder, with slashes
  Bytes data;
};

/// PCK: gzip, and XORed where there is a key.
Bytes packed(const Bytes& data, std::optional<std::uint8_t> key = {});

/// A catalogue of these files and its data: "01.cat" and "01.dat" for "01".
std::vector<MadeFile> catalogueOf(const std::string& stem, const std::vector<MadeFile>& members);

} // namespace vitrine::demos::x3
