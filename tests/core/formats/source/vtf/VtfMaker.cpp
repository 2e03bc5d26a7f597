#include "tests/core/formats/source/vtf/VtfMaker.h"

#include "tests/support/TestBytes.h"

namespace vitrine::tests {

Bytes VtfMaker::bytes() const {
  ByteMaker file;
  file.text(std::string_view("VTF\0", 4)).add<std::uint32_t>(7).add(minor).add<std::uint32_t>(80);
  file.add(width).add(height).add(flags).add(frames).add(firstFrame).add<std::uint32_t>(0);
  file.add(0.5F).add(0.25F).add(0.125F).add<std::uint32_t>(0).add(1.0F).add(format).add(mips);
  file.add<std::int32_t>(-1).add<std::uint8_t>(0).add<std::uint8_t>(0).add(depth);
  while (file.size() < 80) {
    file.add<std::uint8_t>(0);
  }
  for (const std::byte texel : texels) {
    file.add(texel);
  }
  return file.bytes();
}

std::vector<std::byte> filled(std::size_t size, int value) {
  return std::vector<std::byte>(size, static_cast<std::byte>(value));
}

std::vector<std::byte> joined(std::initializer_list<std::vector<std::byte>> parts) {
  std::vector<std::byte> all;
  for (const auto& part : parts) {
    all.insert(all.end(), part.begin(), part.end());
  }
  return all;
}

} // namespace vitrine::tests
