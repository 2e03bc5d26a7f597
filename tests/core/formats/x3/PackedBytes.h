#pragma once

#include "core/bytes/Bytes.h"

#include <zlib.h>

#include <cstdint>
#include <vector>

namespace vitrine::tests {

/// As the game's files are packed: gzip.
inline Bytes gzipped(const Bytes& plain) {
  constexpr int kGzip = MAX_WBITS + 16;
  z_stream stream{};
  deflateInit2(&stream, Z_BEST_COMPRESSION, Z_DEFLATED, kGzip, 8, Z_DEFAULT_STRATEGY);
  std::vector<std::byte> out(deflateBound(&stream, plain.size()));
  QByteArray in = plain.toByteArray();
  stream.next_in = reinterpret_cast<Bytef*>(in.data());
  stream.avail_in = static_cast<uInt>(in.size());
  stream.next_out = reinterpret_cast<Bytef*>(out.data());
  stream.avail_out = static_cast<uInt>(out.size());
  deflate(&stream, Z_FINISH);
  out.resize(stream.total_out);
  deflateEnd(&stream);
  return Bytes::adopt(std::move(out));
}

/// A first byte that tells the key, and gzip XORed with it.
inline Bytes pck(const Bytes& plain, std::uint8_t key) {
  const Bytes zipped = gzipped(plain);
  std::vector<std::byte> out{std::byte{static_cast<std::uint8_t>(0xC8 ^ key)}};
  for (const std::byte each : zipped.span()) {
    out.push_back(each ^ std::byte{key});
  }
  return Bytes::adopt(std::move(out));
}

inline Bytes joined(const Bytes& first, const Bytes& second) {
  return Bytes::adopt(first.toByteArray() + second.toByteArray());
}

} // namespace vitrine::tests
