#include "core/scene/Axes.h"

namespace vitrine::scene {

QVector3D Axes::toScene(const QVector3D& file) const {
  return {file[from[0]] * static_cast<float>(sign[0]), file[from[1]] * static_cast<float>(sign[1]),
          file[from[2]] * static_cast<float>(sign[2])};
}

QVector3D Axes::toFile(const QVector3D& scene) const {
  QVector3D file;
  for (int i = 0; i < 3; ++i) {
    file[from[static_cast<std::size_t>(i)]] = scene[i] * static_cast<float>(sign[static_cast<std::size_t>(i)]);
  }
  return file;
}

QMatrix4x4 Axes::matrix() const {
  QMatrix4x4 matrix;
  matrix.fill(0.0F);
  for (int i = 0; i < 3; ++i) {
    matrix(i, from[static_cast<std::size_t>(i)]) = static_cast<float>(sign[static_cast<std::size_t>(i)]);
  }
  matrix(3, 3) = 1.0F;
  return matrix;
}

QMatrix4x4 Axes::toScene(const QMatrix4x4& file) const {
  const QMatrix4x4 conversion = matrix();
  return conversion * file * conversion.transposed();
}

bool Axes::mirrors() const {
  return matrix().determinant() < 0.0;
}

} // namespace vitrine::scene
