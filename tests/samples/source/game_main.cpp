#include "resources/demos/common/WriteFiles.h"
#include "tests/samples/source/GameTree.h"

#include <charconv>
#include <cstdio>
#include <exception>
#include <string_view>

using namespace vitrine::demos;
using namespace vitrine::samples;

namespace {

constexpr const char* kUsage = "usage: make_source_game OUT_FOLDER\n"
                               "       make_source_game OUT_FOLDER [--props N] [--textures N [--size PIXELS]]\n"
                               "       The second writes a hall for measuring.\n";

struct Arguments {
  int props = 0;
  int textures = 0;
  int size = 256;
};

/// False: not a number above zero.
bool parse(std::string_view text, int& value) {
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  return error == std::errc() && end == text.data() + text.size() && value > 0;
}

bool parse(int count, char** values, Arguments& arguments) {
  if (count < 2 || count % 2 != 0)
    return false;
  for (int i = 2; i + 1 < count; i += 2) {
    const std::string_view name = values[i];
    int* const value = name == "--props"      ? &arguments.props
                       : name == "--textures" ? &arguments.textures
                       : name == "--size"     ? &arguments.size
                                              : nullptr;
    if (!value || !parse(values[i + 1], *value))
      return false;
  }
  return true;
}

} // namespace

int main(int count, char** values) {
  Arguments arguments;
  if (!parse(count, values, arguments)) {
    std::fputs(kUsage, stderr);
    return 2;
  }
  try {
    if (arguments.props > 0 || arguments.textures > 0)
      writeAll(values[1], makeHall(arguments.props, arguments.textures, arguments.size));
    else
      writeAll(values[1], makeExhibition().files);
    return 0;
  } catch (const std::exception& error) {
    std::fprintf(stderr, "make_source_game: %s\n", error.what());
    return 1;
  }
}
