#include "core/bytes/Entropy.h"

#include "core/base/Translate.h"

#include <array>
#include <cmath>

namespace vitrine::bytes {
namespace {

constexpr std::uint64_t kLeastBlock = 256;
constexpr std::uint64_t kSampleRun = 16ull << 10;
constexpr std::uint64_t kSampleRuns = 4;

/// Frequencies of byte values.
class ByteHistogram {
public:
  void add(std::span<const std::byte> bytes) {
    for (const std::byte byte : bytes) {
      ++m_counts[std::to_integer<std::size_t>(byte)];
    }
    m_total += bytes.size();
  }

  double entropy() const {
    double bits = 0;
    for (const std::uint64_t count : m_counts) {
      if (count > 0) {
        const double share = static_cast<double>(count) / static_cast<double>(m_total);
        bits -= share * std::log2(share);
      }
    }
    return bits;
  }

private:
  std::array<std::uint64_t, 256> m_counts{};
  std::uint64_t m_total = 0;
};

Result<double> blockEntropy(const ByteSource& source, std::uint64_t offset, std::uint64_t size) {
  ByteHistogram histogram;
  const bool whole = size <= kSampleRun * kSampleRuns;
  const std::uint64_t runs = whole ? 1 : kSampleRuns;
  for (std::uint64_t run = 0; run < runs; ++run) {
    const std::uint64_t length = whole ? size : kSampleRun;
    const std::uint64_t start = whole ? 0 : (size - length) / (runs - 1) * run;
    const auto bytes = source.read(offset + start, length);
    if (!bytes) {
      return std::unexpected(bytes.error());
    }
    histogram.add(bytes->span());
  }
  return histogram.entropy();
}

} // namespace

double entropyOf(std::span<const std::byte> bytes) {
  ByteHistogram histogram;
  histogram.add(bytes);
  return histogram.entropy();
}

Result<EntropyCurve> entropyCurve(const ByteSource& source, std::size_t mostBlocks, base::Progress& progress) {
  EntropyCurve curve;
  const std::uint64_t size = source.size();
  const std::uint64_t most = std::max<std::uint64_t>(mostBlocks, 1);
  curve.blockSize = std::max(kLeastBlock, size / most + (size % most == 0 ? 0 : 1));
  curve.sampled = curve.blockSize > kSampleRun * kSampleRuns;
  for (std::uint64_t offset = 0; offset < size; offset += curve.blockSize) {
    progress.step(base::translate("formats", "Measuring entropy"),
                  static_cast<double>(offset) / static_cast<double>(size));
    const auto bits = blockEntropy(source, offset, std::min(curve.blockSize, size - offset));
    if (!bits) {
      return std::unexpected(bits.error());
    }
    curve.bits.push_back(static_cast<float>(*bits));
  }
  return curve;
}

} // namespace vitrine::bytes
