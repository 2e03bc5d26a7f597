#pragma once

#include "core/bytes/ByteReader.h"

#include <QVector3D>

#include <string_view>
#include <vector>

namespace vitrine::tests {

/// A box of a solid, in the map's units and axes.
struct PhysBox {
  QVector3D mins;
  QVector3D maxs;
  std::uint32_t brush = 0;
};

/// Writes collision models as compilers do, of boxes: one ledge with twelve triangles and eight points for each, in a
/// tree whose left children are leaves.
class PhysMaker {
public:
  explicit PhysMaker(bytes::Endian order = bytes::Endian::Little) : m_order(order) {}

  /// A compact surface with its tree. Bytes from its start: 48 of the head, the ledges (208 each), the points (128
  /// each), the nodes (28 each, one less than two for each box).
  std::vector<std::byte> surface(const std::vector<PhysBox>& boxes) const;
  /// The header VPHY before a surface.
  std::vector<std::byte> solid(const std::vector<std::byte>& surface, int version = 0x100, int type = 0) const;
  /// A collision model; `index` -1 without solids closes the list.
  std::vector<std::byte> model(int index, const std::vector<std::vector<std::byte>>& solids,
                               std::string_view text) const;

private:
  bytes::Endian m_order;
};

/// One list of bytes after another.
std::vector<std::byte> joined(const std::vector<std::vector<std::byte>>& parts);

} // namespace vitrine::tests
