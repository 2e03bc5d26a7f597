#include "core/formats/source/bsp/file/ByteOrder.h"

#include <cassert>

namespace vitrine::formats::source {
namespace {

/// Equal numbers beside each other in a record.
struct Numbers {
  std::uint32_t offset = 0;
  std::uint32_t size = 0; ///< of each
  std::uint32_t count = 0;
};

/// Numbers of more than one byte. Bits that share a number are one.
std::vector<Numbers> multiByteNumbers(const structure::RecordLayout& layout) {
  std::vector<Numbers> numbers;
  for (const structure::Field& field : layout.fields) {
    assert(!field.bigEndian);
    const std::uint32_t size = structure::elementSize(field.type);
    const bool shared = field.bitCount != 0 && field.firstBit != 0;
    if (size > 1 && !shared && field.offset != structure::kVaryingOffset) {
      numbers.push_back({field.offset, size, field.count});
    }
  }
  return numbers;
}

} // namespace

structure::LayoutPtr inOrder(const structure::LayoutPtr& layout, Endian order) {
  if (!layout || order == Endian::Little) {
    return layout;
  }
  std::vector<structure::Field> fields(layout->fields.begin(), layout->fields.end());
  for (structure::Field& field : fields) {
    assert(!field.bigEndian);
    field.bigEndian = true;
  }
  return structure::LayoutPtr::make(layout->name, layout->size, std::move(fields));
}

Bytes straightened(Bytes records, const structure::LayoutPtr& layout, Endian order) {
  if (order == Endian::Little || records.empty()) {
    return records;
  }
  const std::vector<Numbers> numbers = multiByteNumbers(*layout);
  if (numbers.empty()) {
    return records;
  }
  std::vector<std::byte> turned(records.span().begin(), records.span().end());
  const std::size_t size = layout->size == 0 ? turned.size() : layout->size;
  for (std::size_t record = 0; record + size <= turned.size(); record += size) {
    for (const Numbers& one : numbers) {
      const auto first = turned.begin() + static_cast<std::ptrdiff_t>(record + one.offset);
      for (std::uint32_t i = 0; i < one.count; ++i) {
        std::reverse(first + i * one.size, first + (i + 1) * one.size);
      }
    }
  }
  return Bytes::adopt(std::move(turned));
}

} // namespace vitrine::formats::source
