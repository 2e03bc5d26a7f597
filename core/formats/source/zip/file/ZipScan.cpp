#include "core/formats/source/zip/file/ZipScan.h"

#include <algorithm>
#include <array>

namespace vitrine::formats::source::zip {
namespace {

using structure::columnOf;

// Records usually follow each other closely, so a search starts small.
constexpr std::uint64_t kFirstWindow = 1 << 10;
constexpr std::uint64_t kLargestWindow = 1 << 20;

bool isSignature(const std::byte* at) {
  constexpr std::array kSignatures{kLocalSignature, kCentralSignature, kEndSignature, kDescriptorSignature};
  return std::ranges::find(kSignatures, signatureOf({at, 4})) != kSignatures.end();
}

/// Sizes of an entry whose header leaves them to a descriptor behind the data.
void completeFromDescriptor(const ByteSource& source, std::uint64_t dataOffset, LocalRecord& record) {
  std::uint64_t next = dataOffset;
  while (true) {
    const std::uint64_t found = findSignature(source, next);
    const Bytes tail = orThrow(source.readClipped(found, kDescriptor.size));
    const std::uint64_t length = found - dataOffset;
    if (tail.size() == kDescriptor.size && signatureOf(tail.span()) == kDescriptorSignature) {
      if (columnOf<kDescriptor>("codedSize").as<std::uint64_t>(tail.data()) != length) {
        next = found + 4; // four bytes of the data that look like a descriptor
        continue;
      }
      record.crc = columnOf<kDescriptor>("crc").as<std::uint32_t>(tail.data());
      record.size = columnOf<kDescriptor>("size").as<std::uint32_t>(tail.data());
    }
    record.codedSize = static_cast<std::uint32_t>(std::min<std::uint64_t>(length, 0xffffffff));
    if (record.method == 0) {
      record.size = record.codedSize;
    }
    return;
  }
}

} // namespace

std::uint64_t findSignature(const ByteSource& source, std::uint64_t offset) {
  const std::uint64_t end = source.size();
  for (std::uint64_t window = kFirstWindow; offset + 4 <= end; window = std::min(2 * window, kLargestWindow)) {
    const Bytes read = orThrow(source.readClipped(offset, window));
    const auto bytes = read.span();
    for (auto at = bytes.begin(); bytes.end() - at >= 4; ++at) {
      at = std::find(at, bytes.end() - 3, std::byte{'P'});
      if (at == bytes.end() - 3) {
        break;
      }
      if (isSignature(&*at)) {
        return offset + static_cast<std::uint64_t>(at - bytes.begin());
      }
    }
    offset += bytes.size() - 3;
  }
  return end;
}

std::vector<ScannedEntry> scanLocalHeaders(const ByteSource& source, std::uint64_t maxEntries) {
  std::vector<ScannedEntry> found;
  std::uint64_t offset = 0;
  while (found.size() < maxEntries) {
    const std::uint64_t next = findSignature(source, offset);
    if (next + 4 > source.size()) {
      break;
    }
    auto local = readLocal(source, next);
    offset = next + 4;
    if (!local || next + local->headerBytes() > source.size()) {
      continue;
    }
    const std::uint64_t dataOffset = next + local->headerBytes();
    if ((local->flags & kFlagDescriptor) != 0 && local->codedSize == 0) {
      completeFromDescriptor(source, dataOffset, *local);
    }
    found.push_back({next, *local});
    // A size that leads past the end is damaged itself: go on right behind the header.
    const std::uint64_t dataEnd = dataOffset + local->codedSize;
    offset = dataEnd <= source.size() ? dataEnd : dataOffset;
  }
  return found;
}

} // namespace vitrine::formats::source::zip
