#include "resources/demos/common/WriteFiles.h"
#include "resources/demos/source/MapWriter.h"
#include "tests/samples/source/Maps.h"

#include <charconv>
#include <cstdio>
#include <optional>
#include <stdexcept>
#include <string>

using namespace vitrine::demos;
using namespace vitrine::samples;

namespace {

constexpr const char* kUsage =
    "usage: make_source_map OUT.bsp [--rooms N | --room] [--version 19|20|21|25] [--l4d2] [--lzma]\n"
    "                       [--pak stored|deflate|lzma] [--seed S] [--no-lightmaps] [--fast-light] [--hdr | "
    "--hdr-only]\n"
    "                       [--console] [--xor]\n";

constexpr int kRoomsLitInFull = 60; // larger grids get the quick light

struct Arguments {
  std::string out;
  int rooms = 0;
  std::uint64_t seed = 1;
  bool versionGiven = false;
  std::optional<LightQuality> light;
  WriteOptions options;
};

template <class Number>
Number parsed(const std::string& text) {
  Number value{};
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc{} || end != text.data() + text.size())
    throw std::invalid_argument("not a number: " + text);
  return value;
}

ZipMethod parsedMethod(const std::string& text) {
  if (text == "stored")
    return ZipMethod::Stored;
  if (text == "deflate")
    return ZipMethod::Deflate;
  if (text == "lzma")
    return ZipMethod::Lzma;
  throw std::invalid_argument("unknown method: " + text);
}

Arguments parse(int count, char** values) {
  Arguments result;
  int at = 1;
  const auto value = [&]() -> std::string {
    if (++at >= count)
      throw std::invalid_argument("a value is missing");
    return values[at];
  };
  for (; at < count; ++at) {
    const std::string argument = values[at];
    if (argument == "--rooms")
      result.rooms = parsed<int>(value());
    else if (argument == "--room")
      result.rooms = 0;
    else if (argument == "--version") {
      result.options.version = parsed<int>(value());
      result.versionGiven = true;
    } else if (argument == "--l4d2") {
      result.options.l4d2Directory = true;
      result.options.version = 21;
      result.versionGiven = true;
    } else if (argument == "--lzma")
      result.options.lzmaLumps = true;
    else if (argument == "--pak")
      result.options.pakMethod = parsedMethod(value());
    else if (argument == "--seed")
      result.seed = parsed<std::uint64_t>(value());
    else if (argument == "--no-lightmaps")
      result.light = LightQuality::None;
    else if (argument == "--fast-light")
      result.light = LightQuality::Fast;
    else if (argument == "--hdr")
      result.options.hdr = true;
    else if (argument == "--hdr-only") {
      result.options.hdr = true;
      result.options.ldr = false;
    } else if (argument == "--console")
      result.options.console = true;
    else if (argument == "--xor")
      result.options.xored = true;
    else if (argument.starts_with("--") || !result.out.empty())
      throw std::invalid_argument("unknown argument: " + argument);
    else
      result.out = argument;
  }
  if (result.out.empty())
    throw std::invalid_argument("no output file");
  return result;
}

int run(Arguments arguments) {
  const MapModel model = arguments.rooms > 0 ? makeRooms(arguments.rooms, arguments.seed) : makeSingleRoom();
  WriteOptions& options = arguments.options;
  options.light =
      arguments.light.value_or(arguments.rooms > kRoomsLitInFull ? LightQuality::Fast : LightQuality::Baked);
  const CompiledMap map = compileMap(model, options.light);
  if (!arguments.versionGiven && !fitsNarrowRecords(map))
    options.version = 25;
  const Bytes bytes = writeMap(model, map, options);
  writeFile(arguments.out, bytes);
  std::printf("%s: version %d, %zu faces, %zu leaves, %zu clusters, %zu bytes\n", arguments.out.c_str(),
              options.version, map.faces.size(), map.leaves.size(), map.visible.size(), bytes.size());
  return 0;
}

} // namespace

int main(int count, char** values) {
  Arguments arguments;
  try {
    arguments = parse(count, values);
  } catch (const std::exception& error) {
    std::fprintf(stderr, "make_source_map: %s\n%s", error.what(), kUsage);
    return 2;
  }
  try {
    return run(arguments);
  } catch (const std::exception& error) {
    std::fprintf(stderr, "make_source_map: %s\n", error.what());
    return 1;
  }
}
