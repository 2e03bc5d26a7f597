#include "tests/samples/source/VpkWriter.h"

#include <zlib.h>

#include <algorithm>
#include <cstdio>
#include <map>

namespace vitrine::samples {

using namespace demos;

namespace {

constexpr std::uint32_t kMagic = 0x55aa1234;
constexpr std::uint32_t kEntryEnd = 0xffff;

struct Parts {
  std::string folder = " ";
  std::string name;
  std::string extension = " ";
};

/// Parts of a path; a missing one is written as one space.
Parts partsOf(const std::string& path) {
  Parts parts;
  const std::size_t slash = path.rfind('/');
  if (slash != std::string::npos)
    parts.folder = path.substr(0, slash);
  parts.name = path.substr(slash == std::string::npos ? 0 : slash + 1);
  if (const std::size_t dot = parts.name.rfind('.'); dot != std::string::npos) {
    parts.extension = parts.name.substr(dot + 1);
    parts.name.resize(dot);
  }
  return parts;
}

void addText(ByteWriter& out, const std::string& text) {
  out.text(text);
  out.u8(0);
}

/// The tree by extension, folder and name, and what the archives hold.
class Package {
public:
  explicit Package(bool single) : m_single(single) {}

  void add(const VpkFile& file) {
    const Parts parts = partsOf(file.path);
    m_tree[parts.extension][parts.folder][parts.name] = &file;
  }

  Bytes tree() {
    ByteWriter out;
    for (const auto& [extension, folders] : m_tree) {
      addText(out, extension);
      for (const auto& [folder, names] : folders) {
        addText(out, folder);
        for (const auto& [name, file] : names) {
          addText(out, name);
          addEntry(out, *file);
        }
        out.u8(0);
      }
      out.u8(0);
    }
    out.u8(0);
    return out.take();
  }
  std::map<int, ByteWriter>& archives() { return m_archives; }

private:
  void addEntry(ByteWriter& out, const VpkFile& file) {
    const std::size_t preload = std::min(file.preload, file.data.size());
    const auto body = std::span(file.data).subspan(preload);
    const int archive = m_single ? kInDirectory : file.archive;
    ByteWriter& data = m_archives[archive];
    out.u32(static_cast<std::uint32_t>(
        crc32(0, reinterpret_cast<const Bytef*>(file.data.data()), static_cast<uInt>(file.data.size()))));
    out.u16(static_cast<std::uint32_t>(preload));
    out.u16(static_cast<std::uint32_t>(archive));
    out.u32(body.empty() ? 0 : static_cast<std::uint32_t>(data.size()));
    out.u32(static_cast<std::uint32_t>(body.size()));
    out.u16(kEntryEnd);
    out.bytes(std::span(file.data).first(preload));
    data.bytes(body);
  }

  bool m_single;
  std::map<std::string, std::map<std::string, std::map<std::string, const VpkFile*>>> m_tree;
  std::map<int, ByteWriter> m_archives;
};

} // namespace

std::vector<PakFile> writeVpk(const std::string& stem, const std::vector<VpkFile>& files, const VpkOptions& options) {
  Package package(options.single);
  for (const VpkFile& file : files)
    package.add(file);
  const Bytes tree = package.tree();
  const Bytes embedded = package.archives()[kInDirectory].take();

  ByteWriter out;
  out.u32(kMagic);
  out.u32(static_cast<std::uint32_t>(options.version));
  out.u32(static_cast<std::uint32_t>(tree.size()));
  if (options.version == 2) {
    out.u32(static_cast<std::uint32_t>(embedded.size()));
    out.zeros(12); // no checksums, no signature
  }
  out.bytes(tree);
  out.bytes(embedded);
  std::vector<PakFile> made{{stem + (options.single ? ".vpk" : "_dir.vpk"), out.take()}};
  for (auto& [number, archive] : package.archives()) {
    if (number == kInDirectory)
      continue;
    char suffix[16];
    std::snprintf(suffix, sizeof suffix, "_%03d.vpk", number);
    made.push_back({stem + suffix, archive.take()});
  }
  return made;
}

} // namespace vitrine::samples
