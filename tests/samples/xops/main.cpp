#include "common/WriteFiles.h"
#include "xops/Courtyard.h"
#include "xops/SmallFiles.h"

#include <cstdio>
#include <exception>
#include <string_view>

using namespace vitrine::samples;

namespace {

constexpr const char* kUsage = "usage: make_xops_mission OUT_FOLDER --demo | --small\n";

} // namespace

int main(int argc, char** argv) {
  const std::string_view what = argc == 3 ? argv[2] : "";
  if (what != "--demo" && what != "--small") {
    std::fputs(kUsage, stderr);
    return 2;
  }
  try {
    if (what == "--demo")
      writeAll(argv[1], courtyard::files());
    else
      writeAll(argv[1], small::files());
    return 0;
  } catch (const std::exception& error) {
    std::fprintf(stderr, "make_xops_mission: %s\n", error.what());
    return 1;
  }
}
