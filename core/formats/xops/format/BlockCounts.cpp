#include "core/formats/xops/format/BlockCounts.h"

#include "core/formats/xops/scene/BlockFaces.h"
#include "core/scene/Axes.h"
#include "core/scene/Bounds.h"

#include <map>

namespace vitrine::formats::xops {
namespace {

using structure::Json;

/// Twice the area of a triangle, squared, in numbers that coordinates near the end of the float range do not overflow.
double squaredDoubleArea(const QVector3D& a, const QVector3D& b, const QVector3D& c) {
  const auto from = [&a](const QVector3D& to) {
    const auto along = [&](int axis) { return static_cast<double>(to[axis]) - static_cast<double>(a[axis]); };
    return std::array{along(0), along(1), along(2)};
  };
  const auto u = from(b);
  const auto v = from(c);
  const double x = u[1] * v[2] - u[2] * v[1];
  const double y = u[2] * v[0] - u[0] * v[2];
  const double z = u[0] * v[1] - u[1] * v[0];
  return x * x + y * y + z * z;
}

/// Of the halves a face is cut into along A-C, the larger has one. The first half decides where it is no number.
bool hasArea(const Block& block, int face) {
  constexpr double kSmallest = 1.0e-6;
  const auto& [a, b, c, d] = kFaceCorners[static_cast<std::size_t>(face)];
  const auto corner = [&](int number) -> const QVector3D& { return block.corners[static_cast<std::size_t>(number)]; };
  return std::max(squaredDoubleArea(corner(a), corner(b), corner(c)),
                  squaredDoubleArea(corner(a), corner(c), corner(d))) > kSmallest * kSmallest;
}

Json jsonOf(const scene::Bounds& bounds) {
  return Json::array({structure::toJson(bounds.min()), structure::toJson(bounds.max())});
}

void countSlots(const BlockFile& file, Json& counts) {
  counts["texture_slots"] = Json::array();
  for (const QString& texture : file.textures) {
    counts["texture_slots"].push_back(texture.toStdString());
  }
  counts["texture_slots_named"] =
      std::ranges::count_if(file.textures, [](const QString& texture) { return !texture.isEmpty(); });
}

void countTextures(const BlockFile& file, Json& counts) {
  std::map<int, std::size_t> faces;
  std::map<std::int32_t, std::size_t> flags;
  std::size_t drawn = 0;
  for (const Block& block : file.blocks) {
    ++flags[block.enabled];
    for (int face = 0; face < kBlockFaces; ++face) {
      ++faces[block.textureOf(face)];
      drawn += block.isDrawn(face) ? 1 : 0;
    }
  }
  counts["faces_per_texture_index"] = structure::toJson(faces);
  counts["faces_not_drawn_index_out_of_range"] = file.blocks.size() * kBlockFaces - drawn;
  counts["triangles_drawn"] = drawn * 2;
  counts["distinct_textures_used"] = std::ranges::count_if(faces, [&](const auto& entry) {
    return entry.first >= 0 && entry.first < kTextureSlots &&
           !file.textures[static_cast<std::size_t>(entry.first)].isEmpty();
  });
  counts["enable_flags"] = structure::toJson(flags);
}

void countShapes(const BlockFile& file, Json& counts) {
  std::size_t notFinite = 0;
  std::size_t withoutArea = 0;
  scene::Bounds bounds;
  for (const Block& block : file.blocks) {
    for (int face = 0; face < kBlockFaces; ++face) {
      withoutArea += hasArea(block, face) ? 0 : 1;
    }
    if (!std::ranges::all_of(block.corners, scene::isFinite)) {
      ++notFinite;
      continue;
    }
    for (const QVector3D& corner : block.corners) {
      bounds.add(corner);
    }
  }
  counts["faces_without_area"] = withoutArea;
  counts["blocks_not_finite"] = notFinite;
  if (!bounds.empty()) {
    counts["bbox_file"] = jsonOf(bounds);
    scene::Bounds turned;
    turned.add(scene::kYUpLeftHanded.toScene(bounds.min()));
    turned.add(scene::kYUpLeftHanded.toScene(bounds.max()));
    counts["bbox_right_handed_x_y_minus_z"] = jsonOf(turned);
  }
}

} // namespace

Json blockCounts(const BlockFile& file) {
  Json counts = Json::object();
  counts["blocks"] = file.blocks.size();
  counts["vertices"] = file.blocks.size() * 8;
  counts["faces"] = file.blocks.size() * kBlockFaces;
  countSlots(file, counts);
  countTextures(file, counts);
  counts["trailing_bytes"] = file.trailing();
  countShapes(file, counts);
  if (file.declared > file.blocks.size()) {
    counts["declared_blocks"] = file.declared;
    counts["whole_blocks_present"] = file.blocks.size();
  }
  return counts;
}

} // namespace vitrine::formats::xops
