#include "common/WriteFiles.h"
#include "x3/BenchFiles.h"
#include "x3/GameTree.h"
#include "x3/SmallFiles.h"
#include "x3/TextWriter.h"

#include <charconv>
#include <cstdio>
#include <exception>
#include <map>
#include <optional>
#include <string_view>

using namespace vitrine::samples;

namespace {

constexpr const char* kUsage = "usage: make_x3_scene OUT_FOLDER [--form mixed|text|bob|pck|cat]\n"
                               "       make_x3_scene OUT_FOLDER --small\n"
                               "       make_x3_scene OUT_FOLDER --bench paths N | --bench faces N\n";

using Words = std::vector<std::string_view>;

std::optional<std::vector<x3::MadeFile>> demo(const Words& words) {
  const std::map<std::string_view, x3::Form> forms{{"mixed", x3::Form::Mixed},
                                                   {"text", x3::Form::Text},
                                                   {"bob", x3::Form::Binary},
                                                   {"pck", x3::Form::Packed},
                                                   {"cat", x3::Form::Catalogue}};
  if (words.empty())
    return x3::stationFiles(x3::Form::Mixed);
  const auto found = words.size() == 2 && words[0] == "--form" ? forms.find(words[1]) : forms.end();
  return found != forms.end() ? std::optional(x3::stationFiles(found->second)) : std::nullopt;
}

std::optional<std::vector<x3::MadeFile>> bench(const Words& words) {
  int count = 0;
  const auto [end, error] = std::from_chars(words[2].data(), words[2].data() + words[2].size(), count);
  if (error != std::errc() || end != words[2].data() + words[2].size() || count <= 0)
    return std::nullopt;
  const std::string text = words[1] == "paths"   ? x3::textOf(x3::benchScene(count))
                           : words[1] == "faces" ? x3::textOf(x3::benchBody(count))
                                                 : std::string();
  if (text.empty())
    return std::nullopt;
  return std::vector<x3::MadeFile>{{"x3_" + std::string(words[1]) + ".bod", x3::bytesOf(text)}};
}

std::optional<std::vector<x3::MadeFile>> asked(const Words& words) {
  if (words.size() == 3 && words[0] == "--bench")
    return bench(words);
  if (words.size() == 1 && words[0] == "--small")
    return x3::smallFiles();
  return demo(words);
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
    writeAll(argv[1], *files);
    return 0;
  } catch (const std::exception& error) {
    std::fprintf(stderr, "make_x3_scene: %s\n", error.what());
    return 1;
  }
}
