#include "resources/demos/diggles/Atlas.h"

namespace vitrine::demos::diggles {

void paintPart(Canvas& picture, const PictureRect& part, const std::function<Texel(double, double)>& texelAt,
               double strength) {
  constexpr int kMargin = 2;
  const int left = static_cast<int>(std::floor(part.left * picture.width())) - kMargin;
  const int top = static_cast<int>(std::floor(part.top * picture.height())) - kMargin;
  const int width = static_cast<int>(std::ceil(part.right * picture.width())) + kMargin - left;
  const int height = static_cast<int>(std::ceil(part.bottom * picture.height())) + kMargin - top;
  const Canvas painted = paintRelief(
      width, height,
      [&](double u, double v) {
        const double x = (left + u * width) / picture.width();
        const double y = (top + v * height) / picture.height();
        return texelAt((x - part.left) / (part.right - part.left), (y - part.top) / (part.bottom - part.top));
      },
      strength);
  paste(picture, painted, left, top);
}

} // namespace vitrine::demos::diggles
