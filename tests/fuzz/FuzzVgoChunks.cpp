#include "core/formats/vgo/file/Container.h"
#include "tests/fuzz/FuzzInput.h"

using namespace vitrine;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const Bytes bytes = fuzz::inputBytes(data, size);
  if (formats::vgo::refusalOf(bytes)) {
    return 0;
  }
  Diagnostics diagnostics;
  const auto container = formats::vgo::readContainer(*bytes::makeMemorySource(bytes), diagnostics);
  for (const formats::vgo::Chunk& chunk : container.chunks) {
    if (chunk.data.end() > size || chunk.entry.end() > size) {
      fuzz::finding("a chunk outside the file");
    }
    if (!chunk.fault && chunk.data.size == 0) {
      fuzz::finding("a chunk without data or fault");
    }
  }
  if (container.index && container.index->end() > size) {
    fuzz::finding("an index outside the file");
  }
  if (container.error && *container.error->offset > size) {
    fuzz::finding("an error outside the file");
  }
  for (const auto role : {formats::vgo::ChunkRole::Layout, formats::vgo::ChunkRole::Resource}) {
    const formats::vgo::Chunk* chunk = container.chunk(role);
    if (!container.error && (!chunk || chunk->fault)) {
      fuzz::finding("a file without error lacks a chunk");
    }
  }
  return 0;
}
