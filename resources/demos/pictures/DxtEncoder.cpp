#include "resources/demos/pictures/DxtEncoder.h"

#include <array>

namespace vitrine::demos {

namespace {

using Block = std::array<Vec3, 16>; // 0..255

struct Endpoints {
  std::uint32_t high = 0;
  std::uint32_t low = 0;
};

struct Coded {
  Endpoints ends;
  std::uint32_t indices = 0;
  double error = 1e30;
};

std::uint32_t to565(const Vec3& c) {
  const auto part = [](double v, int largest) {
    return static_cast<std::uint32_t>(std::clamp(std::lround(v / 255 * largest), 0l, static_cast<long>(largest)));
  };
  return part(c.x, 31) << 11 | part(c.y, 63) << 5 | part(c.z, 31);
}

Vec3 from565(std::uint32_t c) {
  const std::uint32_t r = c >> 11 & 31;
  const std::uint32_t g = c >> 5 & 63;
  const std::uint32_t b = c & 31;
  return {static_cast<double>(r << 3 | r >> 2), static_cast<double>(g << 2 | g >> 4),
          static_cast<double>(b << 3 | b >> 2)};
}

/// Weight of the first colour for each of the four codes.
constexpr double kWeights[4] = {1, 0, 2.0 / 3, 1.0 / 3};

Coded coded(const Block& block, const Vec3& a, const Vec3& b) {
  Coded result{{to565(a), to565(b)}, 0, 0};
  if (result.ends.high < result.ends.low)
    std::swap(result.ends.high, result.ends.low);
  const Vec3 first = from565(result.ends.high);
  const Vec3 second = from565(result.ends.low);
  const bool flat = result.ends.high == result.ends.low; // equal ends switch to three colours: use the first alone
  for (int i = 0; i < 16; ++i) {
    double best = 1e30;
    std::uint32_t code = 0;
    for (std::uint32_t k = 0; k < (flat ? 1u : 4u); ++k) {
      const Vec3 d = block[i] - lerp(second, first, kWeights[k]);
      if (const double error = dot(d, d * Vec3{0.9, 1.2, 0.7}); error < best) {
        best = error;
        code = k;
      }
    }
    result.indices |= code << (2 * i);
    result.error += best;
  }
  return result;
}

/// Direction in which the colours of the block differ most.
Vec3 mainDirection(const Block& block, const Vec3& mean) {
  double xx = 0, xy = 0, xz = 0, yy = 0, yz = 0, zz = 0;
  for (const Vec3& c : block) {
    const Vec3 d = c - mean;
    xx += d.x * d.x, xy += d.x * d.y, xz += d.x * d.z, yy += d.y * d.y, yz += d.y * d.z, zz += d.z * d.z;
  }
  Vec3 v{1, 1.1, 0.9};
  for (int i = 0; i < 6; ++i) {
    v = {xx * v.x + xy * v.y + xz * v.z, xy * v.x + yy * v.y + yz * v.z, xz * v.x + yz * v.y + zz * v.z};
    if (lengthOf(v) < 1e-9)
      return {1, 1, 1};
    v = normalized(v);
  }
  return v;
}

/// The ends that fit the block best (least squares) with the codes chosen so far.
bool refit(const Block& block, std::uint32_t indices, Vec3& a, Vec3& b) {
  double aa = 0, ab = 0, bb = 0;
  Vec3 sumA, sumB;
  for (int i = 0; i < 16; ++i) {
    const double w = kWeights[indices >> (2 * i) & 3];
    aa += w * w, ab += w * (1 - w), bb += (1 - w) * (1 - w);
    sumA += block[i] * w;
    sumB += block[i] * (1 - w);
  }
  const double determinant = aa * bb - ab * ab;
  if (std::abs(determinant) < 1e-6)
    return false;
  a = (sumA * bb - sumB * ab) / determinant;
  b = (sumB * aa - sumA * ab) / determinant;
  return true;
}

void writeColours(ByteWriter& out, const Block& block) {
  Vec3 mean;
  for (const Vec3& c : block)
    mean += c / 16;
  const Vec3 direction = mainDirection(block, mean);
  double low = 1e30;
  double high = -1e30;
  for (const Vec3& c : block) {
    low = std::min(low, dot(c - mean, direction));
    high = std::max(high, dot(c - mean, direction));
  }
  const double inset = (high - low) / 32;
  Coded best = coded(block, mean + direction * (high - inset), mean + direction * (low + inset));
  for (int i = 0; i < 2; ++i) {
    Vec3 a, b;
    if (!refit(block, best.indices, a, b))
      break;
    const Coded next = coded(block, a, b);
    if (next.error >= best.error)
      break;
    best = next;
  }
  out.u16(best.ends.high);
  out.u16(best.ends.low);
  out.u32(best.indices);
}

void writeAlpha(ByteWriter& out, const std::array<int, 16>& alpha) {
  const int high = *std::max_element(alpha.begin(), alpha.end());
  const int low = *std::min_element(alpha.begin(), alpha.end());
  out.u8(static_cast<std::uint32_t>(high));
  out.u8(static_cast<std::uint32_t>(low));
  std::uint64_t bits = 0;
  for (int i = 0; i < 16 && high > low; ++i) {
    const int step = (7 * (high - alpha[i]) + (high - low) / 2) / (high - low); // 0 is high, 7 is low
    const auto code = static_cast<std::uint64_t>(step == 0 ? 0 : step == 7 ? 1 : step + 1);
    bits |= code << (3 * i);
  }
  for (int i = 0; i < 6; ++i)
    out.u8(static_cast<std::uint32_t>(bits >> (8 * i)));
}

template <class Visit>
void forBlocks(const Canvas& canvas, Visit visit) {
  for (int y = 0; y < canvas.height(); y += 4)
    for (int x = 0; x < canvas.width(); x += 4) {
      Block block;
      std::array<int, 16> alpha{};
      for (int i = 0; i < 16; ++i) {
        const int px = std::min(x + i % 4, canvas.width() - 1);
        const int py = std::min(y + i / 4, canvas.height() - 1);
        block[i] = canvas.at(px, py) * 255;
        alpha[i] = static_cast<int>(std::lround(std::clamp(canvas.alphaAt(px, py), 0.0f, 1.0f) * 255));
      }
      visit(block, alpha);
    }
}

} // namespace

void writeDxt1(ByteWriter& out, const Canvas& canvas) {
  forBlocks(canvas, [&](const Block& block, const auto&) { writeColours(out, block); });
}

void writeDxt5(ByteWriter& out, const Canvas& canvas) {
  forBlocks(canvas, [&](const Block& block, const auto& alpha) {
    writeAlpha(out, alpha);
    writeColours(out, block);
  });
}

} // namespace vitrine::demos
