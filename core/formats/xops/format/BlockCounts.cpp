#include "core/formats/xops/format/BlockCounts.h"

#include "core/formats/xops/scene/BlockFaces.h"
#include "core/scene/Axes.h"
#include "core/scene/Bounds.h"

#include <map>
#include <set>

namespace vitrine::formats::xops {
namespace {

using structure::Json;

bool isFinite(const Block& block) {
  return std::ranges::all_of(block.corners, [](const QVector3D& corner) { return scene::isFinite(corner); });
}

/// Twice the area of a triangle, squared, in numbers that coordinates near the end of the float range do not overflow.
double squaredDoubleArea(const QVector3D& a, const QVector3D& b, const QVector3D& c) {
  std::array<double, 3> u{};
  std::array<double, 3> v{};
  for (int axis = 0; axis < 3; ++axis) {
    const auto i = static_cast<std::size_t>(axis);
    u[i] = static_cast<double>(b[axis]) - static_cast<double>(a[axis]);
    v[i] = static_cast<double>(c[axis]) - static_cast<double>(a[axis]);
  }
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

Json jsonOf(const QVector3D& v) {
  return Json::array({v.x(), v.y(), v.z()});
}

Json jsonOf(const scene::Bounds& bounds) {
  return Json::array({jsonOf(bounds.min()), jsonOf(bounds.max())});
}

template <class Number>
Json jsonOf(const std::map<Number, std::size_t>& numbers) {
  Json json = Json::object();
  for (const auto& [number, count] : numbers) {
    json[std::to_string(number)] = count;
  }
  return json;
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
  std::array<std::size_t, 256> byNumber{};
  std::map<std::int32_t, std::size_t> flags;
  std::size_t drawn = 0;
  for (const Block& block : file.blocks) {
    ++flags[block.enabled];
    for (int face = 0; face < kBlockFaces; ++face) {
      ++byNumber[static_cast<std::uint8_t>(block.textureOf(face))];
      drawn += block.isDrawn(face) ? 1 : 0;
    }
  }
  std::map<int, std::size_t> faces;
  for (std::size_t number = 0; number < byNumber.size(); ++number) {
    if (byNumber[number] != 0) {
      faces.emplace(static_cast<std::int8_t>(number), byNumber[number]);
    }
  }
  counts["faces_per_texture_index"] = jsonOf(faces);
  counts["faces_not_drawn_index_out_of_range"] = file.blocks.size() * kBlockFaces - drawn;
  counts["triangles_drawn"] = drawn * 2;
  counts["distinct_textures_used"] = std::ranges::count_if(faces, [&](const auto& entry) {
    return entry.first >= 0 && entry.first < kTextureSlots &&
           !file.textures[static_cast<std::size_t>(entry.first)].isEmpty();
  });
  counts["enable_flags"] = jsonOf(flags);
}

void countShapes(const BlockFile& file, Json& counts) {
  std::size_t notFinite = 0;
  std::size_t withoutArea = 0;
  scene::Bounds bounds;
  for (const Block& block : file.blocks) {
    for (int face = 0; face < kBlockFaces; ++face) {
      withoutArea += hasArea(block, face) ? 0 : 1;
    }
    if (!isFinite(block)) {
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
