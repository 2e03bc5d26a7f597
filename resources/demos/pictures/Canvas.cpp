#include "resources/demos/pictures/Canvas.h"

namespace vitrine::demos {

std::uint32_t eightBits(double value) {
  return static_cast<std::uint32_t>(std::lround(std::clamp(value, 0.0, 1.0) * 255));
}

bool isOpaque(const Canvas& canvas) {
  for (int y = 0; y < canvas.height(); ++y)
    for (int x = 0; x < canvas.width(); ++x)
      if (eightBits(canvas.alphaAt(x, y)) != 255)
        return false;
  return true;
}

double linearFromDisplay(double value) {
  return value <= 0.04045 ? value / 12.92 : std::pow((value + 0.055) / 1.055, 2.4);
}

double displayFromLinear(double value) {
  return value <= 0.0031308 ? value * 12.92 : 1.055 * std::pow(value, 1 / 2.4) - 0.055;
}

Vec3 linearFromDisplay(const Vec3& c) {
  return {linearFromDisplay(c.x), linearFromDisplay(c.y), linearFromDisplay(c.z)};
}

Vec3 displayFromLinear(const Vec3& c) {
  return {displayFromLinear(c.x), displayFromLinear(c.y), displayFromLinear(c.z)};
}

Vec3 linearMean(const Canvas& canvas) {
  Vec3 sum;
  for (int y = 0; y < canvas.height(); ++y)
    for (int x = 0; x < canvas.width(); ++x)
      sum += linearFromDisplay(canvas.at(x, y));
  return sum / (static_cast<double>(canvas.width()) * canvas.height());
}

Canvas halved(const Canvas& canvas) {
  Canvas result(std::max(1, canvas.width() / 2), std::max(1, canvas.height() / 2));
  const int stepX = canvas.width() / result.width();
  const int stepY = canvas.height() / result.height();
  for (int y = 0; y < result.height(); ++y)
    for (int x = 0; x < result.width(); ++x) {
      Vec3 sum;
      double alpha = 0;
      for (int dy = 0; dy < stepY; ++dy)
        for (int dx = 0; dx < stepX; ++dx) {
          const Vec3& c = canvas.at(x * stepX + dx, y * stepY + dy);
          sum += c * c; // squares stand in for the sRGB curve: near enough, and quick
          alpha += canvas.alphaAt(x * stepX + dx, y * stepY + dy);
        }
      sum = sum / (stepX * stepY);
      result.at(x, y) = {std::sqrt(sum.x), std::sqrt(sum.y), std::sqrt(sum.z)};
      result.alphaAt(x, y) = static_cast<float>(alpha / (stepX * stepY));
    }
  return result;
}

std::vector<Canvas> mipChain(const Canvas& canvas) {
  std::vector<Canvas> chain{canvas};
  while (chain.back().width() > 1 || chain.back().height() > 1)
    chain.push_back(halved(chain.back()));
  return chain;
}

void paste(Canvas& into, const Canvas& part, int left, int top) {
  for (int y = std::max(0, -top); y < std::min(part.height(), into.height() - top); ++y)
    for (int x = std::max(0, -left); x < std::min(part.width(), into.width() - left); ++x) {
      into.at(left + x, top + y) = part.at(x, y);
      into.alphaAt(left + x, top + y) = part.alphaAt(x, y);
    }
}

Canvas paintRelief(int width, int height, const std::function<Texel(double, double)>& texelAt, double strength) {
  Canvas canvas(width, height);
  std::vector<double> heights(static_cast<std::size_t>(width) * height);
  for (int y = 0; y < height; ++y)
    for (int x = 0; x < width; ++x) {
      const Texel texel = texelAt((x + 0.5) / width, (y + 0.5) / height);
      canvas.at(x, y) = texel.colour;
      canvas.alphaAt(x, y) = static_cast<float>(texel.alpha);
      heights[static_cast<std::size_t>(y) * width + x] = texel.height;
    }
  const auto heightAt = [&](int x, int y) {
    return heights[static_cast<std::size_t>((y + height) % height) * width + (x + width) % width];
  };
  for (int y = 0; y < height; ++y)
    for (int x = 0; x < width; ++x) {
      const double slopeX = heightAt(x + 1, y) - heightAt(x - 1, y);
      const double slopeY = heightAt(x, y + 1) - heightAt(x, y - 1);
      const double around = (heightAt(x - 2, y) + heightAt(x + 2, y) + heightAt(x, y - 2) + heightAt(x, y + 2)) / 4;
      const double hollow = std::clamp(around - heightAt(x, y), 0.0, 1.5);
      const double lit = std::clamp((slopeX * 0.6 + slopeY) * 0.16, -0.35, 0.3);
      const double shade = 1 + strength * (lit - 0.25 * hollow);
      Vec3& c = canvas.at(x, y);
      c = maxOf({0, 0, 0}, minOf({1, 1, 1}, c * shade));
    }
  return canvas;
}

} // namespace vitrine::demos
