#include "resources/demos/common/Deflate.h"

#include <zlib.h>

#include <stdexcept>

namespace vitrine::demos {

Bytes deflated(std::span<const std::byte> data, DeflateFrame frame, int memory) {
  z_stream stream{};
  if (deflateInit2(&stream, kBestCompression, Z_DEFLATED, static_cast<int>(frame), memory, Z_DEFAULT_STRATEGY) != Z_OK)
    throw std::runtime_error("zlib does not start");
  Bytes out(deflateBound(&stream, data.size()));
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

} // namespace vitrine::demos
