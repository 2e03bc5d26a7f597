#include "resources/demos/x3/Archive.h"

#include "resources/demos/common/Deflate.h"

namespace vitrine::demos::x3 {

namespace {

constexpr std::uint8_t kPckMark = 0xC8; ///< XOR the first byte: the key
constexpr std::uint8_t kCatStart = 0xDB;
constexpr std::uint8_t kDatKey = 0x33;

} // namespace

Bytes packed(const Bytes& data, std::optional<std::uint8_t> key) {
  Bytes zipped = deflated(data, DeflateFrame::Gzip);
  if (!key)
    return zipped;
  for (std::byte& each : zipped)
    each ^= static_cast<std::byte>(*key);
  zipped.insert(zipped.begin(), static_cast<std::byte>(kPckMark ^ *key));
  return zipped;
}

std::vector<MadeFile> catalogueOf(const std::string& stem, const std::vector<MadeFile>& members) {
  std::string lines = stem + ".dat\n";
  Bytes data;
  for (const MadeFile& member : members) {
    lines += member.path + ' ' + std::to_string(member.data.size()) + '\n';
    for (const std::byte each : member.data)
      data.push_back(each ^ static_cast<std::byte>(kDatKey));
  }
  Bytes index;
  for (std::size_t i = 0; i < lines.size(); ++i)
    index.push_back(static_cast<std::byte>(lines[i]) ^ static_cast<std::byte>((kCatStart + i) & 0xff));
  return {{stem + ".cat", std::move(index)}, {stem + ".dat", std::move(data)}};
}

} // namespace vitrine::demos::x3
