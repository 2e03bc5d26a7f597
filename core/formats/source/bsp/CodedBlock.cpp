#include "core/formats/source/bsp/CodedBlock.h"

#include "core/bytes/ByteReader.h"
#include "core/bytes/Decompress.h"

namespace vitrine::formats::source {
namespace {

constexpr std::size_t kPrefixSize = 17;
constexpr std::size_t kPropertiesAt = 12;
constexpr std::size_t kPropertiesSize = 5;
constexpr std::uint32_t kLzmaTag = 0x414d5a4c; // the bytes "LZMA"

struct Prefix {
  std::uint32_t actualSize = 0;
  std::uint32_t codedSize = 0;
};

bool hasTag(const Bytes& stored) {
  return stored.size() >= 4 && bytes::loadU32(stored.data()) == kLzmaTag;
}

Block emptyBlock(const ByteRange& where, const QString& problem, const QString& name, BlockContext& context) {
  context.diagnostics.damage(QStringLiteral("%1: %2; taken as empty").arg(name, problem), where);
  Block block;
  block.range = {where.space, where.offset, 0};
  block.stored = where;
  block.compressed = true;
  block.note = problem;
  return block;
}

QString limitProblem(std::uint64_t size, const BlockContext& context) {
  if (size > context.limits.maxDecodedBytes ||
      context.spaces.decodedBytes() + size > context.limits.maxTotalDecodedBytes) {
    return QStringLiteral("it would decode to %1 bytes, more than allowed").arg(size);
  }
  return {};
}

Block decode(const QString& name, const Bytes& stored, const ByteRange& where, std::uint64_t expectedSize,
             BlockContext& context) {
  if (stored.size() < kPrefixSize) {
    return emptyBlock(where, QStringLiteral("the LZMA prefix is cut off"), name, context);
  }
  const Prefix prefix{bytes::loadU32(stored.data() + 4), bytes::loadU32(stored.data() + 8)};
  if (expectedSize != 0 && expectedSize != prefix.actualSize) {
    context.diagnostics.warn(QStringLiteral("%1: the directory says %2 bytes decoded, the stream %3")
                                 .arg(name)
                                 .arg(expectedSize)
                                 .arg(prefix.actualSize),
                             where);
  }
  if (const QString problem = limitProblem(prefix.actualSize, context); !problem.isEmpty()) {
    return emptyBlock(where, problem, name, context);
  }
  const auto decoded = bytes::decodeLzma(stored.slice(kPropertiesAt, kPropertiesSize),
                                         stored.clippedSlice(kPrefixSize, prefix.codedSize), prefix.actualSize);
  if (!decoded) {
    return emptyBlock(where, decoded.error().message, name, context);
  }
  Block block;
  block.bytes = decoded->bytes;
  block.stored = where;
  block.compressed = true;
  if (!decoded->complete) {
    block.note = QStringLiteral("%1 of %2 bytes decoded: %3")
                     .arg(decoded->bytes.size())
                     .arg(prefix.actualSize)
                     .arg(decoded->problem);
    context.diagnostics.damage(QStringLiteral("%1: %2").arg(name, block.note), where);
  }
  const SpaceId space = context.spaces.add(QStringLiteral("%1 (decoded)").arg(name),
                                           bytes::makeMemorySource(block.bytes), where, QStringLiteral("LZMA"));
  block.range = {space, 0, block.bytes.size()};
  return block;
}

} // namespace

Block readBlock(const QString& name, Bytes stored, const ByteRange& where, std::uint64_t expectedSize,
                BlockContext& context) {
  // The tag decides, not the directory; a raw lump that happens to start with these letters has no size that fits.
  const bool sizesFit =
      stored.size() >= kPrefixSize && bytes::loadU32(stored.data() + 8) <= stored.size() - kPrefixSize;
  if (hasTag(stored) && (expectedSize != 0 || sizesFit)) {
    return decode(name, stored, where, expectedSize, context);
  }
  if (expectedSize != 0 && !stored.empty()) {
    context.diagnostics.warn(
        QStringLiteral("%1: the directory calls it compressed, but it is not; read as stored").arg(name), where);
  }
  Block block;
  block.bytes = std::move(stored);
  block.range = where;
  block.stored = where;
  return block;
}

} // namespace vitrine::formats::source
