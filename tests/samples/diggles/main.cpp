#include "common/WriteFiles.h"
#include "diggles/Mine.h"
#include "diggles/SmallModels.h"

#include <cstdio>
#include <exception>
#include <string_view>

using namespace vitrine::samples;

namespace {

constexpr const char* kUsage = "usage: make_diggles_model OUT_FOLDER --demo | --small\n";

} // namespace

int main(int argc, char** argv) {
  const std::string_view what = argc == 3 ? argv[2] : "";
  if (what != "--demo" && what != "--small") {
    std::fputs(kUsage, stderr);
    return 2;
  }
  try {
    writeAll(argv[1], what == "--demo" ? diggles::mine::files() : diggles::small::files());
    return 0;
  } catch (const std::exception& error) {
    std::fprintf(stderr, "make_diggles_model: %s\n", error.what());
    return 1;
  }
}
