#include "core/formats/source/zip/file/ZipScan.h"

#include "core/bytes/ByteReader.h"

#include <algorithm>

namespace vitrine::formats::source::zip {
namespace {

// Records usually follow each other closely, so a search starts small.
constexpr std::uint64_t kFirstWindow = 1 << 10;
constexpr std::uint64_t kLargestWindow = 1 << 20;

bool isSignature(const std::byte* at) {
  const std::uint32_t value = bytes::loadU32(at);
  return value == kLocalSignature || value == kCentralSignature || value == kEndSignature ||
         value == kDescriptorSignature;
}

/// Sizes of an entry whose header leaves them to a descriptor behind the data.
Result<void> completeFromDescriptor(const ByteSource& source, std::uint64_t dataOffset, LocalRecord& record) {
  std::uint64_t next = dataOffset;
  while (true) {
    const auto found = findSignature(source, next);
    if (!found) {
      return std::unexpected(found.error());
    }
    const auto tail = source.readClipped(*found, 16);
    if (!tail) {
      return std::unexpected(tail.error());
    }
    const std::uint64_t length = *found - dataOffset;
    if (tail->size() == 16 && bytes::loadU32(tail->data()) == kDescriptorSignature) {
      if (bytes::loadU32(tail->data() + 8) != length) {
        next = *found + 4; // four bytes of the data that look like a descriptor
        continue;
      }
      record.crc = bytes::loadU32(tail->data() + 4);
      record.size = bytes::loadU32(tail->data() + 12);
    }
    record.codedSize = static_cast<std::uint32_t>(std::min<std::uint64_t>(length, 0xffffffff));
    if (record.method == 0) {
      record.size = record.codedSize;
    }
    return {};
  }
}

} // namespace

Result<std::uint64_t> findSignature(const ByteSource& source, std::uint64_t offset) {
  const std::uint64_t end = source.size();
  for (std::uint64_t window = kFirstWindow; offset + 4 <= end; window = std::min(2 * window, kLargestWindow)) {
    const auto read = source.readClipped(offset, window);
    if (!read) {
      return std::unexpected(read.error());
    }
    const auto bytes = read->span();
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

Result<std::vector<ScannedEntry>> scanLocalHeaders(const ByteSource& source, std::uint64_t maxEntries) {
  std::vector<ScannedEntry> found;
  std::uint64_t offset = 0;
  while (found.size() < maxEntries) {
    const auto next = findSignature(source, offset);
    if (!next) {
      return std::unexpected(next.error());
    }
    auto local = readLocal(source, *next);
    if (!local) {
      return std::unexpected(local.error());
    }
    if (*next + 4 > source.size()) {
      break;
    }
    offset = *next + 4;
    if (!*local || *next + (*local)->headerBytes() > source.size()) {
      continue;
    }
    LocalRecord record = **local;
    const std::uint64_t dataOffset = *next + record.headerBytes();
    if ((record.flags & kFlagDescriptor) != 0 && record.codedSize == 0) {
      if (const auto completed = completeFromDescriptor(source, dataOffset, record); !completed) {
        return std::unexpected(completed.error());
      }
    }
    found.push_back({*next, record});
    // A size that leads past the end is damaged itself: go on right behind the header.
    const std::uint64_t dataEnd = dataOffset + record.codedSize;
    offset = dataEnd <= source.size() ? dataEnd : dataOffset;
  }
  return found;
}

} // namespace vitrine::formats::source::zip
