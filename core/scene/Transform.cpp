#include "core/scene/Transform.h"

namespace vitrine::scene {

Transform::Transform(const QMatrix4x4& matrix) : position(matrix.column(3).toVector3D()) {
  QMatrix3x3 axes;
  for (int column = 0; column < 3; ++column) {
    const QVector3D axis = matrix.column(column).toVector3D();
    const float length = axis.length();
    scale[column] = column == 0 && matrix.determinant() < 0 ? -length : length;
    for (int row = 0; row < 3; ++row) {
      axes(row, column) = length > 0 ? axis[row] / scale[column] : float(row == column);
    }
  }
  rotation = QQuaternion::fromRotationMatrix(axes).normalized();
}

QMatrix4x4 Transform::matrix() const {
  QMatrix4x4 out;
  out.translate(position);
  out.rotate(rotation);
  out.scale(scale);
  return out;
}

} // namespace vitrine::scene
