#include "resources/demos/source/LumpFile.h"

#include "resources/demos/source/LzmaWriter.h"

namespace vitrine::demos {

namespace {

constexpr int kLumpCount = 64;
constexpr std::size_t kHeaderSize = 8 + kLumpCount * 16 + 4;

} // namespace

LumpFile::LumpFile(const WriteOptions& options, int revision, std::size_t expectedSize) : m_options(options) {
  m_out.reserve(kHeaderSize + expectedSize);
  m_out.text("VBSP");
  m_out.i32(options.version);
  m_out.zeros(kHeaderSize - 8);
  m_out.patchU32(kHeaderSize - 4, static_cast<std::uint32_t>(revision));
}

void LumpFile::put(LumpNumber number, Bytes data, int version) {
  if (data.empty())
    return;
  const std::size_t rawSize = data.size();
  bool packed = false;
  if (m_options.lzmaLumps && number != kPakFile)
    if (Bytes smaller = lzmaLump(data); smaller.size() < rawSize) {
      data = std::move(smaller);
      packed = true;
    }
  m_out.alignTo(4);
  const std::size_t offset = m_out.size();
  m_out.bytes(data);
  enter(number, offset, version, packed ? rawSize : 0);
}

ByteWriter& LumpFile::begin() {
  m_out.alignTo(4);
  return m_out;
}

void LumpFile::enter(LumpNumber number, std::size_t offset, int version, std::size_t unpackedSize) {
  const auto field = [&](int position, std::size_t value) {
    m_out.patchU32(8 + number * 16 + position * 4, static_cast<std::uint32_t>(value));
  };
  const bool l4d2 = m_options.l4d2Directory && m_options.version == 21;
  field(l4d2 ? 1 : 0, offset);
  field(l4d2 ? 2 : 1, m_out.size() - offset);
  field(l4d2 ? 0 : 2, static_cast<std::size_t>(version));
  field(3, unpackedSize);
}

Bytes LumpFile::finish() {
  m_out.alignTo(4);
  return m_out.take();
}

} // namespace vitrine::demos
