#include "core/bytes/ByteSpace.h"

#include "core/base/Translate.h"

#include <cassert>

namespace vitrine::bytes {

ByteSpaces::ByteSpaces(QString fileName, ByteSourcePtr file) {
  m_spaces.push_back(
      {base::kFileSpace, std::move(fileName), file ? std::move(file) : makeMemorySource({}), std::nullopt, {}});
}

SpaceId ByteSpaces::add(QString name, ByteSourcePtr source, std::optional<ByteRange> codedRange, QString decoder) {
  assert(source);
  const auto id = static_cast<SpaceId>(m_spaces.size());
  if (!decoder.isEmpty()) {
    m_decodedBytes += source->size();
  }
  m_spaces.push_back({id, std::move(name), std::move(source), codedRange, std::move(decoder)});
  return id;
}

const ByteSpace& ByteSpaces::operator[](SpaceId id) const {
  assert(contains(id));
  return m_spaces[id];
}

Result<Bytes> ByteSpaces::read(const ByteRange& range) const {
  if (!contains(range.space)) {
    return std::unexpected(
        Error::of(ErrorCode::NotFound, base::translate("formats", "there is no byte space %1").arg(range.space)));
  }
  auto bytes = m_spaces[range.space].source->read(range.offset, range.size);
  if (!bytes) {
    bytes.error().space = range.space;
  }
  return bytes;
}

} // namespace vitrine::bytes
