#include "xops/Courtyard.h"
#include "xops/SmallFiles.h"

#include <cstdio>
#include <filesystem>
#include <fstream>
#include <stdexcept>

using namespace vitrine::samples;

namespace {

constexpr const char* kUsage = "usage: make_xops_mission OUT_FOLDER --demo | --small\n";

void writeFile(const std::filesystem::path& path, const Bytes& data) {
  std::filesystem::create_directories(path.parent_path());
  std::ofstream out(path, std::ios::binary);
  out.write(reinterpret_cast<const char*>(data.data()), static_cast<std::streamsize>(data.size()));
  out.close();
  if (!out)
    throw std::runtime_error("cannot write " + path.string());
}

template <class Files>
void writeAll(const std::filesystem::path& folder, const Files& files) {
  for (const auto& file : files)
    writeFile(folder / std::filesystem::path(std::u8string(file.path.begin(), file.path.end())), file.data);
}

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
