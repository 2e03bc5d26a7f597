// Writes the seeds of fuzz_nav into the folder named: a small mesh of each version.
#include "tests/samples/source/NavWriter.h"

#include <filesystem>
#include <fstream>

using namespace vitrine;

int main(int argc, char** argv) {
  if (argc < 2) {
    return 1;
  }
  const std::filesystem::path folder(argv[1]);
  std::filesystem::create_directories(folder);
  for (int version = 9; version <= 16; ++version) {
    samples::NavModel model;
    model.version = version;
    model.places = {"Yard"};
    model.areas = {{0, {0, 0, 0}, {64, 32, 0}, {1, 2, 3, 4}, 0}, {3, {64, 0, 0}, {128, 32, 0}, {0, 0, 0, 0}, 2}};
    model.ladders = version % 2;
    const demos::Bytes bytes = samples::writeNav(model);
    std::ofstream file(folder / std::to_string(version), std::ios::binary);
    file.write(reinterpret_cast<const char*>(bytes.data()), static_cast<std::streamsize>(bytes.size()));
    if (!file) {
      return 1;
    }
  }
  return 0;
}
