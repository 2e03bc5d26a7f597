#include "resources/demos/source/LzmaWriter.h"

#include <lzma.h>

#include <algorithm>
#include <stdexcept>

namespace vitrine::demos {

namespace {

lzma_options_lzma optionsFor(std::size_t size) {
  lzma_options_lzma options;
  if (lzma_lzma_preset(&options, 6))
    throw std::runtime_error("liblzma has no preset 6");
  std::uint32_t dictionary = 1u << 16; // no larger than useful: readers allocate it
  while (dictionary < size && dictionary < 1u << 24)
    dictionary <<= 1;
  options.dict_size = dictionary;
  return options;
}

} // namespace

LzmaStream lzmaCompress(std::span<const std::byte> data) {
  lzma_options_lzma options = optionsFor(data.size());
  const lzma_filter filters[] = {{LZMA_FILTER_LZMA1, &options}, {LZMA_VLI_UNKNOWN, nullptr}};

  LzmaStream result;
  lzma_properties_encode(filters, reinterpret_cast<std::uint8_t*>(result.properties.data()));

  lzma_stream stream = LZMA_STREAM_INIT;
  if (lzma_raw_encoder(&stream, filters) != LZMA_OK)
    throw std::runtime_error("liblzma refuses the encoder options");
  result.payload.resize(data.size() + data.size() / 8 + 1024);
  stream.next_in = reinterpret_cast<const std::uint8_t*>(data.data());
  stream.avail_in = data.size();
  stream.next_out = reinterpret_cast<std::uint8_t*>(result.payload.data());
  stream.avail_out = result.payload.size();
  const lzma_ret status = lzma_code(&stream, LZMA_FINISH);
  result.payload.resize(stream.total_out);
  lzma_end(&stream);
  if (status != LZMA_STREAM_END)
    throw std::runtime_error("liblzma could not compress the data");
  return result;
}

Bytes lzmaLump(std::span<const std::byte> data) {
  const LzmaStream stream = lzmaCompress(data);
  ByteWriter out;
  out.text("LZMA");
  out.u32(static_cast<std::uint32_t>(data.size()));
  out.u32(static_cast<std::uint32_t>(stream.payload.size()));
  out.bytes(stream.properties);
  out.bytes(stream.payload);
  return out.take();
}

} // namespace vitrine::demos
