#include "core/formats/vgo/file/MembersRead.h"
#include "tests/fuzz/FuzzInput.h"

using namespace vitrine;

namespace {

void checkTree(const formats::vgo::MembersRead& read, std::uint64_t size) {
  const auto& members = read.tree.members;
  for (std::size_t i = 0; i < members.size(); ++i) {
    const structure::JsonValue& member = members[i];
    if (member.range.end() > size || member.range.end() < member.range.offset) {
      fuzz::finding("a value outside the bytes");
    }
    if (member.next <= i || member.next > members.size() || (i > 0 && member.parent >= i)) {
      fuzz::finding("a value that does not nest");
    }
    if (structure::JsonValueRef(read.tree, static_cast<std::uint32_t>(i)).children().size() != member.children) {
      fuzz::finding("a value with a wrong number of children");
    }
  }
  if (read.error && (!read.error->offset || *read.error->offset > size)) {
    fuzz::finding("an error outside the bytes");
  }
  if (!read.error && members.empty()) {
    fuzz::finding("neither a value nor an error");
  }
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const Bytes bytes = fuzz::inputBytes(data, size);
  const ByteRange where{base::kFileSpace, 0, size};
  checkTree(formats::vgo::readJson(bytes, where, fuzz::fuzzLimits()), size);
  checkTree(formats::vgo::readBson(bytes, where, fuzz::fuzzLimits()), size);
  return 0;
}
