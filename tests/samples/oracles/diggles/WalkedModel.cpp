#include "tests/samples/oracles/diggles/WalkedModel.h"

#include <gtest/gtest.h>

namespace vitrine::oracles::diggles {
namespace {

Vec3 placeOf(Walk& walk) {
  Vec3 place;
  for (int axis = 0; axis < 3; ++axis)
    place[axis] = (walk.u16() - 32768) / 4.0;
  return place;
}

void walkLists(Walk& walk, Walked& model) {
  model.objects.resize(walk.u16());
  for (auto& [name, numbers] : model.objects) {
    name = walk.text();
    numbers = walk.list<std::uint32_t>(walk.u16());
  }
  model.animations.resize(walk.u16());
  for (WalkedAnimation& animation : model.animations) {
    animation.name = walk.text();
    animation.frames = walk.list<std::uint32_t>(walk.u16());
    walk.u16();
    walk.next<float>();
    animation.source = walk.text();
    animation.move = walk.vec3();
    animation.turn = walk.vec3();
  }
  model.shadows.resize(walk.u16());
  for (auto& shadow : model.shadows) {
    model.shadowOffsets.push_back(walk.at());
    shadow = walk.list<std::uint8_t>(1024);
  }
  model.cmaps.resize(walk.u16());
  for (auto& cmap : model.cmaps) {
    for (std::uint16_t& value : cmap)
      value = walk.u16();
    walk.list<std::uint8_t>(static_cast<std::size_t>(cmap[0]) * cmap[1]);
  }
}

void walkArrays(Walk& walk, Walked& model) {
  std::array<std::size_t, 4> kinds{};
  for (std::size_t& kind : kinds)
    kind = walk.u16();
  model.anchors.resize(walk.u32());
  std::array<std::vector<std::uint16_t>, 4> lengths;
  for (std::size_t kind = 0; kind < 4; ++kind)
    lengths[kind] = walk.list<std::uint16_t>(kinds[kind]);
  for (WalkedAnchor& anchor : model.anchors) {
    anchor.place = placeOf(walk);
    walk.u16();
    for (float& angle : anchor.angles)
      angle = walk.next<float>();
  }
  for (const std::uint16_t length : lengths[0]) {
    model.triangleOffsets.push_back(walk.at());
    model.triangles.push_back(walk.list<std::uint16_t>(length));
  }
  for (const std::uint16_t length : lengths[1])
    model.uvs.push_back(walk.list<TexturePoint>(length));
  for (const std::uint16_t length : lengths[2]) {
    auto& points = model.points.emplace_back();
    for (std::uint16_t i = 0; i < length; ++i)
      points.push_back(placeOf(walk));
  }
  for (const std::uint16_t length : lengths[3])
    model.brightness.push_back(walk.list<std::uint8_t>(length));
}
} // namespace

WalkedMesh walkMesh(Walk& walk) {
  WalkedMesh mesh;
  mesh.offset = walk.at();
  mesh.links.resize(walk.u16());
  for (auto& link : mesh.links)
    for (std::uint16_t& value : link)
      value = walk.u16();
  mesh.boxMin = walk.vec3();
  mesh.boxMax = walk.vec3();
  for (std::uint32_t& anchor : mesh.anchors)
    anchor = walk.u32();
  mesh.shadow = walk.u16();
  for (Vec3& corner : mesh.quad)
    corner = walk.vec3();
  mesh.cmap = walk.u16();
  mesh.end = walk.at();
  return mesh;
}

Walked walked(const Bytes& bytes) {
  Walk walk(bytes);
  Walked model;
  model.version = walk.text();
  model.name = walk.text();
  for (std::uint16_t left = walk.u16(); left > 0; --left) {
    model.materials.push_back(walk.text());
    walk.text();
    walk.u32();
  }
  model.meshes.resize(walk.u32());
  for (WalkedMesh& mesh : model.meshes)
    mesh = walkMesh(walk);
  walkLists(walk, model);
  walkArrays(walk, model);
  model.end = walk.at();
  return model;
}

Walked wholeWalked(const Bytes& bytes) {
  Walked model = walked(bytes);
  EXPECT_EQ(model.end, bytes.size()) << "bytes are left";
  return model;
}

void expectSound(const Walked& model) {
  for (const WalkedMesh& mesh : model.meshes) {
    for (const auto& link : mesh.links) {
      ASSERT_LT(link[0], model.materials.size());
      ASSERT_LT(link[2], model.triangles.size());
      const std::size_t points = model.points.at(link[4]).size();
      EXPECT_EQ(model.uvs.at(link[3]).size(), points);
      EXPECT_EQ(model.brightness.at(link[5]).size(), points);
      EXPECT_EQ(model.triangles[link[2]].size() % 3, 0u);
      for (const std::uint16_t index : model.triangles[link[2]])
        ASSERT_LT(index, points);
    }
    for (const std::uint32_t anchor : mesh.anchors)
      EXPECT_LT(anchor, model.anchors.size());
    EXPECT_LT(mesh.shadow, model.shadows.size());
    EXPECT_TRUE(mesh.cmap == 0xFFFF || mesh.cmap < model.cmaps.size());
  }
  for (const WalkedAnimation& animation : model.animations)
    for (const std::uint32_t frame : animation.frames)
      EXPECT_LT(frame, model.meshes.size());
  for (const auto& [name, animations] : model.objects)
    for (const std::uint32_t animation : animations)
      EXPECT_LT(animation, model.animations.size());
}

double volumeOf(const std::vector<Vec3>& points, const std::vector<std::uint16_t>& triangles) {
  Vec3 middle;
  for (const Vec3& point : points)
    middle += point / static_cast<double>(points.size());
  const auto corner = [&](std::size_t i) { return points[triangles[i]] - middle; };
  double volume = 0;
  for (std::size_t i = 0; i + 2 < triangles.size(); i += 3)
    volume += dot(corner(i), cross(corner(i + 1), corner(i + 2)));
  return volume;
}

std::vector<std::uint32_t> pixelsOf(const Bytes& tga) {
  Walk walk(tga);
  EXPECT_EQ(walk.u16(), 0);
  const auto kind = walk.next<std::uint8_t>();
  for (int i = 0; i < 9; ++i)
    EXPECT_EQ(walk.next<std::uint8_t>(), 0);
  const int width = walk.u16();
  const int height = walk.u16();
  const auto bits = walk.next<std::uint8_t>();
  const auto flags = walk.next<std::uint8_t>();
  EXPECT_EQ(flags & 15, bits == 32 ? 8 : 0);
  const auto pixel = [&] {
    std::uint32_t value = walk.u16();
    value |= static_cast<std::uint32_t>(walk.next<std::uint8_t>()) << 16;
    return value | (bits == 32 ? static_cast<std::uint32_t>(walk.next<std::uint8_t>()) << 24 : 0xFF000000u);
  };
  std::vector<std::uint32_t> stored;
  const auto count = static_cast<std::size_t>(width) * static_cast<std::size_t>(height);
  while (stored.size() < count) {
    if (kind == 2) {
      stored.push_back(pixel());
      continue;
    }
    const auto head = walk.next<std::uint8_t>();
    const std::size_t length = (head & 127u) + 1;
    EXPECT_LE(stored.size() % static_cast<std::size_t>(width) + length, static_cast<std::size_t>(width))
        << "runs stay in their row";
    const std::uint32_t first = pixel();
    for (std::size_t i = 0; i < length; ++i)
      stored.push_back(i == 0 || head & 128 ? first : pixel());
  }
  EXPECT_TRUE(walk.atEnd());
  std::vector<std::uint32_t> fromTop;
  for (int y = 0; y < height; ++y) {
    const auto row = stored.begin() + static_cast<std::ptrdiff_t>(flags & 0x20 ? y : height - 1 - y) * width;
    fromTop.insert(fromTop.end(), row, row + width);
  }
  return fromTop;
}

} // namespace vitrine::oracles::diggles
