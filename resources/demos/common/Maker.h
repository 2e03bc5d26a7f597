#pragma once

#include "resources/demos/common/WriteFiles.h"

#include <cstdio>
#include <exception>

namespace vitrine::demos {

/// A maker's whole program, "NAME OUT_FOLDER": writes there what `files` returns. Gives the exit status: 0 written,
/// 1 failed, 2 wrong usage.
template <class Files>
int runMaker(int argc, char** argv, const char* name, Files files) {
  if (argc != 2) {
    std::fprintf(stderr, "usage: %s OUT_FOLDER\n", name);
    return 2;
  }
  try {
    writeAll(argv[1], files());
    return 0;
  } catch (const std::exception& error) {
    std::fprintf(stderr, "%s: %s\n", name, error.what());
    return 1;
  }
}

} // namespace vitrine::demos
