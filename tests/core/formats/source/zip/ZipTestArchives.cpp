#include "tests/core/formats/source/zip/ZipTestArchives.h"

#include "core/bytes/ByteReader.h"
#include "tests/support/TestBytes.h"

#include <stdexcept>

namespace vitrine::tests {
namespace {

demos::PakFile file(const char* path, const QByteArray& text) {
  const auto bytes = std::as_bytes(std::span(text.constData(), static_cast<std::size_t>(text.size())));
  return {path, {bytes.begin(), bytes.end()}};
}

} // namespace

std::vector<std::byte> testZipBytes(demos::ZipMethod method) {
  const std::array files{file("materials/brick/wall.vmt", QByteArray("LightmappedGeneric {}\n").repeated(40)),
                         file("materials\\BRICK\\Floor.vmt", QByteArray("UnlitGeneric {}\n").repeated(30)),
                         file("readme.txt", QByteArray("The quick brown fox. ").repeated(300))};
  return demos::writeZip(files, method);
}

ByteSourcePtr sourceOf(std::vector<std::byte> bytes) {
  return bytes::makeMemorySource(Bytes::adopt(std::move(bytes)));
}

ByteSourcePtr makeTestZip(demos::ZipMethod method) {
  return sourceOf(testZipBytes(method));
}

void patch16(std::vector<std::byte>& bytes, std::size_t offset, std::uint16_t value) {
  bytes.at(offset) = static_cast<std::byte>(value & 0xff);
  bytes.at(offset + 1) = static_cast<std::byte>(value >> 8);
}

void patch32(std::vector<std::byte>& bytes, std::size_t offset, std::uint32_t value) {
  patch16(bytes, offset, static_cast<std::uint16_t>(value & 0xffff));
  patch16(bytes, offset + 2, static_cast<std::uint16_t>(value >> 16));
}

std::size_t findSignature(const std::vector<std::byte>& bytes, std::uint32_t signature, int n) {
  for (std::size_t at = 0; at + 4 <= bytes.size(); ++at) {
    if (bytes::loadU32(&bytes[at]) == signature && n-- == 0) {
      return at;
    }
  }
  throw std::out_of_range("no such signature");
}

} // namespace vitrine::tests
