#pragma once

#include "resources/demos/source/ZipWriter.h"

namespace vitrine::samples {

/// Place of a file of a package.
inline constexpr int kInDirectory = 0x7fff; ///< in the directory file itself, behind the tree

struct VpkFile {
  std::string path; ///< as it shall stand in the tree; upper case is kept
  demos::Bytes data;
  int archive = kInDirectory;
  std::size_t preload = 0; ///< so many of the first bytes stand in the tree
};

struct VpkOptions {
  int version = 2;     ///< 1 or 2
  bool single = false; ///< one file "<stem>.vpk", everything in it
};

/// The files of a package: "<stem>_dir.vpk", "<stem>_000.vpk" …
std::vector<demos::PakFile> writeVpk(const std::string& stem, const std::vector<VpkFile>& files,
                                     const VpkOptions& options = {});

} // namespace vitrine::samples
