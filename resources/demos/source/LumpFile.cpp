#include "resources/demos/source/LumpFile.h"

#include "resources/demos/source/LzmaWriter.h"

namespace vitrine::demos {

namespace {

constexpr int kLumpCount = 64;
constexpr std::size_t kDirectorySize = kLumpCount * 16;
constexpr int kDarkMessiahVersion = 0x00040014;

} // namespace

LumpFile::LumpFile(const WriteOptions& options, int revision, std::size_t expectedSize)
    : m_options(options), m_out(options.order()) {
  const std::size_t headerSize = directoryAt() + kDirectorySize + 4;
  m_out.reserve(headerSize + expectedSize);
  m_out.text(options.console ? "PSBV" : "VBSP");
  m_out.i32(options.game == Game::DarkMessiah ? kDarkMessiahVersion : options.version);
  m_out.zeros(headerSize - m_out.size());
  m_out.patchU32(headerSize - 4, static_cast<std::uint32_t>(revision));
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
    m_out.patchU32(directoryAt() + number * 16 + position * 4, static_cast<std::uint32_t>(value));
  };
  const bool l4d2 = m_options.l4d2Directory && m_options.version == 21;
  field(l4d2 ? 1 : 0, offset);
  field(l4d2 ? 2 : 1, m_out.size() - offset);
  field(l4d2 ? 0 : 2, static_cast<std::size_t>(version));
  field(3, unpackedSize);
}

Bytes LumpFile::finish() {
  m_out.alignTo(4);
  Bytes made = m_out.take();
  if (m_options.xored)
    for (std::size_t i = 0; i < made.size(); ++i)
      made[i] ^= static_cast<std::byte>(0x5b + 7 * (i % 32)); // lumps 23 to 25 are empty: there the key shows itself
  return made;
}

} // namespace vitrine::demos
