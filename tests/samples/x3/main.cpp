#include "resources/demos/common/WriteFiles.h"
#include "resources/demos/x3/GameTree.h"
#include "resources/demos/x3/TextWriter.h"
#include "tests/samples/x3/BenchFiles.h"
#include "tests/samples/x3/SmallFiles.h"

#include <charconv>
#include <cstdio>
#include <exception>
#include <optional>
#include <string_view>

using namespace vitrine;

namespace {

constexpr const char* kUsage = "usage: make_x3_scene OUT_FOLDER\n"
                               "       make_x3_scene OUT_FOLDER --bench paths N | --bench faces N\n";

using Words = std::vector<std::string_view>;
using Files = std::vector<demos::x3::MadeFile>;

std::optional<Files> bench(const Words& words) {
  int count = 0;
  const auto [end, error] = std::from_chars(words[2].data(), words[2].data() + words[2].size(), count);
  if (error != std::errc() || end != words[2].data() + words[2].size() || count <= 0)
    return std::nullopt;
  const std::string text = words[1] == "paths"   ? demos::x3::textOf(samples::x3::benchScene(count))
                           : words[1] == "faces" ? demos::x3::textOf(samples::x3::benchBody(count))
                                                 : std::string();
  if (text.empty())
    return std::nullopt;
  return Files{{"x3_" + std::string(words[1]) + ".bod", demos::x3::bytesOf(text)}};
}

std::optional<Files> asked(const Words& words) {
  if (words.size() == 3 && words[0] == "--bench")
    return bench(words);
  return words.empty() ? std::optional(samples::x3::smallFiles()) : std::nullopt;
}

} // namespace

int main(int argc, char** argv) {
  const Words words(argv + std::min(argc, 2), argv + argc);
  try {
    const auto files = argc < 2 ? std::nullopt : asked(words);
    if (!files) {
      std::fputs(kUsage, stderr);
      return 2;
    }
    demos::writeAll(argv[1], *files);
    return 0;
  } catch (const std::exception& error) {
    std::fprintf(stderr, "make_x3_scene: %s\n", error.what());
    return 1;
  }
}
