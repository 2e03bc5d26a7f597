#pragma once

#include "core/bytes/Bytes.h"

#include <cstdint>
#include <initializer_list>
#include <vector>

namespace vitrine::tests {

/// A hand-made texture file of version 7.2: 80 bytes of header without a thumbnail, then `texels`.
struct VtfMaker {
  std::uint32_t minor = 2;
  std::uint16_t width = 4;
  std::uint16_t height = 4;
  std::uint32_t flags = 0;
  std::uint16_t frames = 1;
  std::uint16_t firstFrame = 0;
  std::int32_t format = 0;
  std::uint8_t mips = 1;
  std::uint16_t depth = 1;
  std::vector<std::byte> texels = {};

  Bytes bytes() const;
};

std::vector<std::byte> filled(std::size_t size, int value);
std::vector<std::byte> joined(std::initializer_list<std::vector<std::byte>> parts);

} // namespace vitrine::tests
