#include "core/formats/source/bsp/file/CodedBlock.h"

#include "core/base/Translate.h"
#include "core/bytes/Decompress.h"
#include "core/structure/Column.h"

namespace vitrine::formats::source {
namespace {

using structure::columnOf;

constexpr auto kActualSize = columnOf<bsp::kLzmaPrefix>("actualSize");
constexpr auto kCodedSize = columnOf<bsp::kLzmaPrefix>("lzmaSize");
constexpr auto kProperties = columnOf<bsp::kLzmaPrefix>("properties");

bool hasTag(const Bytes& stored) {
  constexpr std::array kTag{std::byte{'L'}, std::byte{'Z'}, std::byte{'M'}, std::byte{'A'}};
  return stored.size() >= kTag.size() && std::ranges::equal(stored.span().first(kTag.size()), kTag);
}

Block emptyBlock(const ByteRange& where, const QString& problem, const QString& name, BlockContext& context) {
  context.diagnostics.damage(base::translate("formats", "%1: %2; treated as empty").arg(name, problem), where);
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
    return base::translate("formats", "it would decode to %1 bytes, which exceeds the limit").arg(size);
  }
  return {};
}

Block decode(const QString& name, const Bytes& stored, const ByteRange& where, std::uint64_t expectedSize,
             BlockContext& context) {
  if (stored.size() < bsp::kLzmaPrefix.size) {
    return emptyBlock(where, base::translate("formats", "the LZMA prefix is truncated"), name, context);
  }
  const auto actualSize = kActualSize.as<std::uint32_t>(stored.data());
  if (expectedSize != 0 && expectedSize != actualSize) {
    context.diagnostics.warn(base::translate("formats", "%1: the directory says %2 bytes decoded, the stream %3")
                                 .arg(name)
                                 .arg(expectedSize)
                                 .arg(actualSize),
                             where);
  }
  if (const QString problem = limitProblem(actualSize, context); !problem.isEmpty()) {
    return emptyBlock(where, problem, name, context);
  }
  const auto decoded = bytes::decodeLzma(
      stored.slice(kProperties.offset(), kProperties.count()),
      stored.clippedSlice(bsp::kLzmaPrefix.size, kCodedSize.as<std::uint32_t>(stored.data())), actualSize);
  if (!decoded) {
    return emptyBlock(where, decoded.error().message, name, context);
  }
  Block block;
  block.bytes = decoded->bytes;
  block.stored = where;
  block.compressed = true;
  if (!decoded->complete) {
    block.note = base::translate("formats", "%1 of %2 bytes decoded: %3")
                     .arg(decoded->bytes.size())
                     .arg(actualSize)
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
  const bool sizesFit = stored.size() >= bsp::kLzmaPrefix.size &&
                        kCodedSize.as<std::uint32_t>(stored.data()) <= stored.size() - bsp::kLzmaPrefix.size;
  if (hasTag(stored) && (expectedSize != 0 || sizesFit)) {
    return decode(name, stored, where, expectedSize, context);
  }
  if (expectedSize != 0 && !stored.empty()) {
    context.diagnostics.warn(
        base::translate("formats", "%1: the directory calls it compressed, but it is not; read as stored").arg(name),
        where);
  }
  Block block;
  block.bytes = std::move(stored);
  block.range = where;
  block.stored = where;
  return block;
}

} // namespace vitrine::formats::source
