#include "resources/demos/source/LightmapCodec.h"

namespace vitrine::demos {

std::uint32_t colourWithExponent(const Vec3& linear) {
  const Vec3 scaled = maxOf(linear, {0, 0, 0}) * 255;
  const double largest = std::max({scaled.x, scaled.y, scaled.z});
  if (!(largest > 1e-6))
    return 0;
  int exponent = 0;
  std::frexp(largest, &exponent); // largest = m * 2^exponent, m in [0.5, 1)
  exponent = std::clamp(exponent - 8, -128, 127);
  if (std::round(std::ldexp(largest, -exponent)) > 255)
    ++exponent;
  std::uint32_t bytes = static_cast<std::uint32_t>(exponent & 0xff) << 24;
  for (int i = 0; i < 3; ++i)
    bytes |= static_cast<std::uint32_t>(std::round(std::ldexp(scaled[i], -exponent))) << (8 * i);
  return bytes;
}

namespace {

Vec3 clamped(const float* rgb, double largest) {
  const Vec3 value{rgb[0], rgb[1], rgb[2]};
  const double peak = std::max({value.x, value.y, value.z});
  return largest > 0 && peak > largest ? value * (largest / peak) : value;
}

} // namespace

Vec3 meanLight(const FaceLight& face, std::size_t style, double largest) {
  const std::size_t luxels = static_cast<std::size_t>(face.width) * face.height;
  const std::size_t perStyle = luxels * face.mapsPerStyle;
  Vec3 sum;
  for (std::size_t i = 0; i < luxels; ++i)
    sum += clamped(&face.samples[(style * perStyle + i) * 3], largest);
  return sum / static_cast<double>(luxels);
}

LightmapLump encodeLightmaps(const std::vector<FaceLight>& faces, const LightmapForm& form) {
  ByteWriter out;
  LightmapLump lump;
  for (const FaceLight& face : faces) {
    if (face.styles.empty()) {
      lump.offsets.push_back(-1);
      continue;
    }
    const std::size_t luxels = static_cast<std::size_t>(face.width) * face.height;
    const std::size_t perStyle = luxels * face.mapsPerStyle;
    for (std::size_t style = form.meansBefore ? face.styles.size() : 0; style-- > 0;)
      out.u32(colourWithExponent(meanLight(face, style, form.largest)));
    lump.offsets.push_back(static_cast<std::int32_t>(out.size()));
    for (std::size_t i = 0; i < perStyle * face.styles.size(); ++i)
      out.u32(colourWithExponent(clamped(&face.samples[i * 3], form.largest)));
    out.zeros(luxels * form.extraPerLuxel);
  }
  lump.bytes = out.take();
  return lump;
}

} // namespace vitrine::demos
