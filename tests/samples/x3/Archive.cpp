#include "x3/Archive.h"

#include <zlib.h>

#include <stdexcept>

namespace vitrine::samples::x3 {

namespace {

constexpr std::uint8_t kPckMark = 0xC8; ///< XOR the first byte: the key
constexpr std::uint8_t kCatStart = 0xDB;
constexpr std::uint8_t kDatKey = 0x33;

/// Gzip without a name or time: equal bytes give equal files.
Bytes gzip(const Bytes& data) {
  constexpr int kGzip = 15 + 16;
  z_stream stream{};
  if (deflateInit2(&stream, 9, Z_DEFLATED, kGzip, 8, Z_DEFAULT_STRATEGY) != Z_OK)
    throw std::runtime_error("zlib does not start");
  Bytes out(deflateBound(&stream, data.size()) + 32);
  stream.next_in = reinterpret_cast<Bytef*>(const_cast<std::byte*>(data.data()));
  stream.avail_in = static_cast<uInt>(data.size());
  stream.next_out = reinterpret_cast<Bytef*>(out.data());
  stream.avail_out = static_cast<uInt>(out.size());
  const int result = deflate(&stream, Z_FINISH);
  out.resize(stream.total_out);
  deflateEnd(&stream);
  if (result != Z_STREAM_END)
    throw std::runtime_error("zlib does not pack");
  return out;
}

} // namespace

Bytes packed(const Bytes& data, std::optional<std::uint8_t> key) {
  Bytes zipped = gzip(data);
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

} // namespace vitrine::samples::x3
