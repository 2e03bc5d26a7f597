#include "render/batching/PartProjection.h"

#include <utility>

namespace vitrine::render {

QMatrix4x4 partProjection(const QMatrix4x4& projection, const QRectF& part, QSizeF whole) {
  const auto along = [](double start, double length, double all) {
    return std::pair(static_cast<float>(all / length), static_cast<float>((all - 2.0 * start - length) / length));
  };
  const auto [scaleX, moveX] = along(part.x(), part.width(), whole.width());
  const auto [scaleY, moveY] = along(part.y(), part.height(), whole.height());
  QMatrix4x4 crop;
  crop.translate(moveX, -moveY);
  crop.scale(scaleX, scaleY, 1.0F);
  return crop * projection;
}

} // namespace vitrine::render
