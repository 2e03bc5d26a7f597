#include "tests/conformance/Mutations.h"

#include <algorithm>
#include <cmath>
#include <random>

namespace vitrine::tests {
namespace {

constexpr std::size_t kHeadBytes = 2048;
constexpr std::size_t kLeastPerFile = 10;

} // namespace

std::vector<std::size_t> cutLengths(std::size_t fileSize, std::size_t count) {
  std::vector<std::size_t> lengths{0, 1, 4, 16, 64, 256};
  const std::size_t even = count - lengths.size() - 1;
  for (std::size_t i = 1; i <= even; ++i) {
    lengths.push_back(fileSize * i / (even + 1));
  }
  lengths.push_back(fileSize == 0 ? 0 : fileSize - 1);
  std::ranges::sort(lengths);
  const auto repeated = std::ranges::unique(lengths);
  lengths.erase(repeated.begin(), repeated.end());
  std::erase_if(lengths, [fileSize](std::size_t length) { return length >= fileSize; });
  return lengths;
}

Bytes flipped(const Bytes& file, std::uint32_t seed) {
  // Only the engine itself is the same everywhere; the library's distributions are not.
  std::mt19937 random(seed);
  const auto below = [&random](std::size_t limit) { return static_cast<std::size_t>(random()) % limit; };
  std::vector<std::byte> bytes(file.span().begin(), file.span().end());
  const std::size_t changes = 1 + below(4);
  for (std::size_t i = 0; i < changes && !bytes.empty(); ++i) {
    const std::size_t reach = below(4) == 0 ? std::min(kHeadBytes, bytes.size()) : bytes.size();
    bytes[below(reach)] ^= static_cast<std::byte>(1 + below(255));
  }
  return Bytes::adopt(std::move(bytes));
}

std::vector<std::size_t> shareOut(std::size_t total, const std::vector<std::size_t>& fileSizes) {
  double sum = 0;
  for (const std::size_t size : fileSizes) {
    sum += 1.0 / static_cast<double>(size + 1);
  }
  std::vector<std::size_t> shares;
  for (const std::size_t size : fileSizes) {
    const double share = static_cast<double>(total) / static_cast<double>(size + 1) / sum;
    shares.push_back(std::max(kLeastPerFile, static_cast<std::size_t>(std::ceil(share))));
  }
  return shares;
}

} // namespace vitrine::tests
