#pragma once

#include "resources/demos/common/Geometry.h"

#include <cstdint>
#include <functional>
#include <vector>

namespace vitrine::demos {

/// A picture while it is painted: display (sRGB) colours 0..1, row 0 on top.
class Canvas {
public:
  Canvas(int width, int height) : m_width(width), m_height(height), m_colours(count()), m_alpha(count(), 1.0f) {}

  int width() const { return m_width; }
  int height() const { return m_height; }
  Vec3& at(int x, int y) { return m_colours[index(x, y)]; }
  const Vec3& at(int x, int y) const { return m_colours[index(x, y)]; }
  float& alphaAt(int x, int y) { return m_alpha[index(x, y)]; }
  float alphaAt(int x, int y) const { return m_alpha[index(x, y)]; }

private:
  std::size_t count() const { return static_cast<std::size_t>(m_width) * m_height; }
  std::size_t index(int x, int y) const { return static_cast<std::size_t>(y) * m_width + x; }

  int m_width;
  int m_height;
  std::vector<Vec3> m_colours;
  std::vector<float> m_alpha;
};

/// A channel as files keep it, 0..255.
std::uint32_t eightBits(double value);

/// True if every pixel is, as files keep it.
bool isOpaque(const Canvas& canvas);

double linearFromDisplay(double value);
double displayFromLinear(double value);
Vec3 linearFromDisplay(const Vec3& colour);
Vec3 displayFromLinear(const Vec3& colour);

/// Mean of the picture in linear light.
Vec3 linearMean(const Canvas& canvas);
/// Half the size, averaged in linear light.
Canvas halved(const Canvas& canvas);
/// The picture and its halves, down to a single pixel.
std::vector<Canvas> mipChain(const Canvas& canvas);

/// Copies a picture into a larger one; what would lie outside is left out.
void paste(Canvas& into, const Canvas& part, int left, int top);

/// One point of a material: its colour and how far it stands out (in texels).
struct Texel {
  Vec3 colour;
  double height = 0;
  double alpha = 1;
};

/// Paints every point (u, v in 0..1) and shades the relief with light from the upper left, so that joints and grain
/// show without a normal map. Wraps at the borders.
Canvas paintRelief(int width, int height, const std::function<Texel(double u, double v)>& texelAt, double strength = 1);

} // namespace vitrine::demos
