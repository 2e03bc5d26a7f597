#include "resources/demos/xops/Bd1Writer.h"

namespace vitrine::demos {

namespace {

constexpr std::size_t kPathBytes = 31;
constexpr std::size_t kTailBytes = 10;

/// All 31 bytes may be used: unlike other texts, a path is not always ended by a zero.
void writePath(ByteWriter& out, const std::string& path) {
  const std::string_view kept = std::string_view(path).substr(0, kPathBytes);
  out.text(kept);
  out.zeros(kPathBytes - kept.size());
}

void writeBlock(ByteWriter& out, const Bd1Block& block) {
  for (int axis = 0; axis < 3; ++axis)
    for (const Vec3& corner : block.corners)
      out.f32(corner[axis]);
  for (const Bd1Face& face : block.faces)
    for (const TexturePoint& point : face.picture)
      out.f32(point.u);
  for (const Bd1Face& face : block.faces)
    for (const TexturePoint& point : face.picture)
      out.f32(point.v);
  for (const Bd1Face& face : block.faces)
    out.i32(face.texture);
  out.i32(block.enabled);
}

} // namespace

Bytes writeBd1(const Bd1Map& map) {
  ByteWriter out;
  for (const std::string& path : map.textures)
    writePath(out, path);
  out.u16(map.claimedCount.value_or(static_cast<std::uint16_t>(map.blocks.size())));
  for (const Bd1Block& block : map.blocks)
    writeBlock(out, block);
  if (map.editorTail)
    out.zeros(kTailBytes);
  return out.take();
}

} // namespace vitrine::demos
