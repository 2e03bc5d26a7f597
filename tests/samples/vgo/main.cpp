#include "common/WriteFiles.h"
#include "vgo/Avatar.h"
#include "vgo/BenchAvatar.h"

#include <charconv>
#include <cstdio>
#include <exception>
#include <map>
#include <optional>
#include <string_view>

using namespace vitrine::samples;

namespace {

constexpr const char* kUsage =
    "usage: make_vgo_avatar OUT_FOLDER [NAME] --demo | --bench [--vertices N] [--joints N] [--shapes N]\n"
    "       and how it is written: [--right-handed] [--uv-top-left] [--bson] [--base64 | --aes | --key-file] [--bin]\n";

struct Request {
  std::string name = "vitrine_avatar";
  bool isDemo = false;
  bool isBench = false;
  vgo::BenchSize size;
  vgo::FileForm form;
};

std::optional<int> countOf(std::string_view text) {
  int value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  return error == std::errc() && end == text.data() + text.size() && value > 0 ? std::optional(value) : std::nullopt;
}

std::map<std::string_view, std::function<void()>> switches(Request& request) {
  vgo::FileForm& form = request.form;
  return {{"--demo", [&] { request.isDemo = true; }},
          {"--bench", [&] { request.isBench = true; }},
          {"--right-handed", [&] { form.handedness = vgo::Handedness::Right; }},
          {"--uv-top-left", [&] { form.uvOrigin = vgo::UvOrigin::TopLeft; }},
          {"--bson", [&] { form.bson = true; }},
          {"--base64", [&] { form.crypt = vgo::Crypt::Base64; }},
          {"--aes", [&] { form.crypt = vgo::Crypt::AesInside; }},
          {"--key-file", [&] { form.crypt = vgo::Crypt::AesBeside; }},
          {"--bin", [&] { form.resourceBeside = true; }}};
}

std::optional<Request> requestOf(const std::vector<std::string_view>& arguments) {
  Request request;
  const auto known = switches(request);
  const std::map<std::string_view, int*> numbers{
      {"--vertices", &request.size.vertices}, {"--joints", &request.size.joints}, {"--shapes", &request.size.shapes}};
  for (std::size_t i = 0; i < arguments.size(); ++i) {
    const std::string_view word = arguments[i];
    if (const auto found = known.find(word); found != known.end()) {
      found->second();
    } else if (const auto counted = numbers.find(word); counted != numbers.end() && i + 1 < arguments.size()) {
      const auto value = countOf(arguments[++i]);
      if (!value)
        return std::nullopt;
      *counted->second = *value;
    } else if (i == 0 && !word.starts_with("--")) {
      request.name = word;
    } else {
      return std::nullopt;
    }
  }
  return request.isDemo != request.isBench ? std::optional(request) : std::nullopt;
}

} // namespace

int main(int argc, char** argv) {
  const std::vector<std::string_view> arguments(argv + std::min(argc, 2), argv + argc);
  const auto request = requestOf(arguments);
  if (argc < 2 || !request) {
    std::fputs(kUsage, stderr);
    return 2;
  }
  try {
    const vgo::FileParts parts =
        request->isDemo ? vgo::avatar::parts(request->form) : vgo::benchAvatar(request->size, request->form);
    writeAll(argv[1], vgo::filesOf(request->name, parts, request->form));
    return 0;
  } catch (const std::exception& error) {
    std::fprintf(stderr, "make_vgo_avatar: %s\n", error.what());
    return 1;
  }
}
