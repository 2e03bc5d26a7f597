#include "core/formats/source/bsp/records/CountedRecords.h"

#include <cassert>

namespace vitrine::formats::source {

void addListCounts(structure::StructureBuilder& builder, structure::StructureBuilder::Handle parent,
                   const std::vector<ByteRange>& lists, Endian order, const ByteSourcePtr& source) {
  if (lists.empty()) {
    return;
  }
  constexpr std::uint32_t kSize = bsp::kListCount.size;
  assert(lists.front().offset >= kSize);
  const ByteRange whole{lists.front().space, lists.front().offset - kSize,
                        lists.back().offset - lists.front().offset + kSize};
  std::vector<std::uint32_t> starts;
  for (const ByteRange& list : lists) {
    starts.push_back(static_cast<std::uint32_t>(list.offset - kSize - whole.offset));
  }
  builder.at(builder.add(parent, QStringLiteral("counts"), whole)).table =
      structure::makeScatteredTable(inOrder(bsp::kListCount, order), source, whole, std::move(starts));
}

} // namespace vitrine::formats::source
