#pragma once

#include <cstdint>

namespace vitrine::ui {

/// A run of bytes in the shown source.
struct HexRange {
  std::uint64_t offset = 0;
  std::uint64_t size = 0;

  std::uint64_t end() const { return offset + size; }
  bool contains(std::uint64_t at) const { return at >= offset && at - offset < size; }
  bool operator==(const HexRange&) const = default;
};

} // namespace vitrine::ui
