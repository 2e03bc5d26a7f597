#include "resources/demos/common/WriteFiles.h"
#include "tests/samples/vgo/BenchAvatar.h"

#include <charconv>
#include <cstdio>
#include <exception>
#include <map>
#include <optional>
#include <string_view>

using namespace vitrine;

namespace {

constexpr const char* kUsage = "usage: make_vgo_bench OUT_FOLDER NAME [--vertices N] [--joints N] [--shapes N]\n";

std::optional<int> countOf(std::string_view text) {
  int value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  return error == std::errc() && end == text.data() + text.size() && value > 0 ? std::optional(value) : std::nullopt;
}

std::optional<samples::vgo::BenchSize> sizeOf(const std::vector<std::string_view>& words) {
  samples::vgo::BenchSize size;
  const std::map<std::string_view, int*> numbers{
      {"--vertices", &size.vertices}, {"--joints", &size.joints}, {"--shapes", &size.shapes}};
  for (std::size_t i = 0; i < words.size(); i += 2) {
    const auto number = numbers.find(words[i]);
    const auto value = i + 1 < words.size() ? countOf(words[i + 1]) : std::nullopt;
    if (number == numbers.end() || !value)
      return std::nullopt;
    *number->second = *value;
  }
  return size;
}

} // namespace

int main(int argc, char** argv) {
  const auto size = argc < 3 ? std::nullopt : sizeOf({argv + 3, argv + argc});
  if (!size) {
    std::fputs(kUsage, stderr);
    return 2;
  }
  try {
    const demos::vgo::FileForm form;
    demos::writeAll(argv[1], demos::vgo::filesOf(argv[2], samples::vgo::benchAvatar(*size, form), form));
    return 0;
  } catch (const std::exception& error) {
    std::fprintf(stderr, "make_vgo_bench: %s\n", error.what());
    return 1;
  }
}
