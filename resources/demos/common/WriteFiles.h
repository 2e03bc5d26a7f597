#pragma once

#include "resources/demos/common/ByteWriter.h"

#include <filesystem>
#include <fstream>
#include <stdexcept>

namespace vitrine::demos {

/// Writes a file and makes the folders it lies in. Throws std::runtime_error.
inline void writeFile(const std::filesystem::path& path, const Bytes& data) {
  std::filesystem::create_directories(path.parent_path());
  std::ofstream out(path, std::ios::binary);
  out.write(reinterpret_cast<const char*>(data.data()), static_cast<std::streamsize>(data.size()));
  out.close();
  if (!out)
    throw std::runtime_error("cannot write " + path.string());
}

/// Writes what has a `path` below the folder, in UTF-8, and `data`.
template <class Files>
void writeAll(const std::filesystem::path& folder, const Files& files) {
  for (const auto& file : files)
    writeFile(folder / std::filesystem::path(std::u8string(file.path.begin(), file.path.end())), file.data);
}

} // namespace vitrine::demos
