#include "tests/core/formats/xops/records/TestBlocks.h"

#include <QDataStream>
#include <QIODevice>

namespace vitrine::tests {

using formats::xops::Block;

Block box(const QVector3D& min, const QVector3D& max, int texture) {
  Block block;
  for (int i = 0; i < 8; ++i) {
    const int around = i % 4;
    const bool right = around == 1 || around == 2;
    const bool back = around >= 2;
    block.corners[static_cast<std::size_t>(i)] =
        QVector3D(right ? max.x() : min.x(), i < 4 ? max.y() : min.y(), back ? max.z() : min.z());
  }
  for (auto& face : block.uvs) {
    face = {QVector2D(0, 0), QVector2D(1, 0), QVector2D(1, 1), QVector2D(0, 1)};
  }
  block.textures.fill(texture);
  return block;
}

QByteArray blockFile(const std::vector<Block>& blocks, const QByteArrayList& names) {
  QByteArray bytes;
  for (int slot = 0; slot < formats::xops::kTextureSlots; ++slot) {
    bytes += names.value(slot).leftJustified(formats::xops::kTextureSlot.size, '\0', true);
  }
  QByteArray rest;
  QDataStream out(&rest, QIODevice::WriteOnly);
  out.setByteOrder(QDataStream::LittleEndian);
  out.setFloatingPointPrecision(QDataStream::SinglePrecision);
  out << static_cast<quint16>(blocks.size());
  for (const Block& block : blocks) {
    for (int axis = 0; axis < 3; ++axis) {
      for (const QVector3D& corner : block.corners) {
        out << corner[axis];
      }
    }
    for (int axis = 0; axis < 2; ++axis) {
      for (const auto& face : block.uvs) {
        for (const QVector2D& uv : face) {
          out << uv[axis];
        }
      }
    }
    for (const std::int32_t texture : block.textures) {
      out << texture;
    }
    out << block.enabled;
  }
  return bytes + rest;
}

} // namespace vitrine::tests
