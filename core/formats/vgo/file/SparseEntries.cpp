#include "core/formats/vgo/file/SparseEntries.h"

#include "core/base/Translate.h"
#include "core/bytes/ByteReader.h"

#include <algorithm>

namespace vitrine::formats::vgo {
namespace {

std::size_t indexAt(DataType type, const std::byte* at) {
  switch (type) {
  case DataType::UnsignedByte:
    return bytes::loadAs<std::uint8_t>(at);
  case DataType::UnsignedShort:
    return bytes::loadU16(at);
  default:
    return bytes::loadU32(at);
  }
}

} // namespace

Result<std::vector<SparseEntry>> sparseEntries(const Accessor& accessor, const Bytes& bytes) {
  const std::size_t indexSize = elementSize(accessor.sparseIndexType);
  const std::size_t valueSize = elementSize(accessor.sparseValueType);
  const bool powerful = accessor.sparseType == SparseType::Powerful;
  const std::size_t places =
      static_cast<std::size_t>(accessor.count) * (powerful ? componentCount(accessor.dataType) : 1);
  std::vector<SparseEntry> entries(static_cast<std::size_t>(accessor.sparseCount));
  for (std::size_t i = 0; i < entries.size(); ++i) {
    const std::size_t index = indexAt(accessor.sparseIndexType, bytes.data() + i * indexSize);
    if (index >= places) {
      return std::unexpected(Error::damaged(
          base::translate("formats", "its sparse index %1 is beyond its %2 places").arg(index).arg(places),
          i * indexSize));
    }
    entries[i] = {index, bytes.data() + accessor.sparseValueOffset + i * valueSize};
  }
  return entries;
}

void gatherVectors(const Accessor& accessor, std::vector<SparseEntry> entries, std::vector<std::uint32_t>& elements,
                   std::vector<QVector3D>& values) {
  std::ranges::stable_sort(entries, {}, &SparseEntry::index);
  const bool powerful = accessor.sparseType == SparseType::Powerful;
  for (const SparseEntry& entry : entries) {
    const auto element = static_cast<std::uint32_t>(powerful ? entry.index / 3 : entry.index);
    if (elements.empty() || elements.back() != element) {
      elements.push_back(element);
      values.emplace_back();
    }
    if (powerful) {
      values.back()[static_cast<int>(entry.index % 3)] = bytes::loadF32(entry.value);
    } else {
      values.back() = bytes::loadVec3(entry.value);
    }
  }
}

} // namespace vitrine::formats::vgo
