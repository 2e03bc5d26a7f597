#include "core/bytes/SendBytes.h"

#include <algorithm>

namespace vitrine::bytes {
namespace {

constexpr std::uint64_t kPieceBytes = 4 << 20;

} // namespace

Result<void> sendBytes(const ByteSpaces& spaces, const ByteRange& range, const ByteSink& sink, Progress& progress) {
  for (std::uint64_t done = 0; done < range.size; done += kPieceBytes) {
    progress.step({}, static_cast<double>(done) / static_cast<double>(range.size));
    const auto piece = spaces.read({range.space, range.offset + done, std::min(kPieceBytes, range.size - done)});
    if (!piece) {
      return std::unexpected(piece.error());
    }
    if (!sink(piece->span())) {
      break;
    }
  }
  return {};
}

} // namespace vitrine::bytes
