#include "diggles/BakedLight.h"
#include "diggles/Gnome.h"
#include "diggles/GroundShadow.h"
#include "diggles/Mine.h"
#include "diggles/ModelAssembly.h"
#include "diggles/ModelWriter.h"
#include "diggles/SmallModels.h"
#include "pictures/TgaWriter.h"

#include <gtest/gtest.h>

#include <cstring>
#include <map>
#include <numbers>
#include <set>
#include <stdexcept>

using namespace vitrine::samples;
using namespace vitrine::samples::diggles;

namespace {

constexpr double kHalfTurn = std::numbers::pi;

/// Steps through a file, value by value; knows nothing of the writer.
class Walk {
public:
  explicit Walk(const Bytes& bytes) : m_bytes(bytes) {}

  template <class T>
  T next() {
    T value{};
    if (m_at + sizeof(T) > m_bytes.size())
      throw std::out_of_range("the file ends at " + std::to_string(m_at));
    std::memcpy(&value, m_bytes.data() + m_at, sizeof(T));
    m_at += sizeof(T);
    return value;
  }
  std::uint16_t u16() { return next<std::uint16_t>(); }
  std::uint32_t u32() { return next<std::uint32_t>(); }
  Vec3 vec3() {
    const double x = static_cast<double>(next<float>());
    const double y = static_cast<double>(next<float>());
    return {x, y, static_cast<double>(next<float>())};
  }
  std::string text() {
    std::string value(u32(), ' ');
    for (char& c : value)
      c = next<char>();
    return value;
  }
  template <class T>
  std::vector<T> list(std::size_t count) {
    std::vector<T> values;
    for (std::size_t i = 0; i < count; ++i)
      values.push_back(next<T>());
    return values;
  }
  std::size_t at() const { return m_at; }
  bool atEnd() const { return m_at == m_bytes.size(); }

private:
  const Bytes& m_bytes;
  std::size_t m_at = 0;
};

struct WalkedMesh {
  std::vector<std::array<std::uint16_t, 6>> links; ///< material, flag, triangles, uvs, points, brightness
  Vec3 boxMin;
  Vec3 boxMax;
  std::array<std::uint32_t, 32> anchors{};
  std::uint16_t shadow = 0;
  std::array<Vec3, 4> quad;
  std::uint16_t cmap = 0;
};

struct WalkedAnimation {
  std::string name;
  std::vector<std::uint32_t> frames;
  std::string source;
  Vec3 move;
  Vec3 turn;
};

struct WalkedAnchor {
  Vec3 place;
  std::array<float, 3> angles{};
};

/// A model as the fact sheet reads it.
struct Walked {
  std::string version;
  std::string name;
  std::vector<std::string> materials;
  std::vector<WalkedMesh> meshes;
  std::vector<std::pair<std::string, std::vector<std::uint32_t>>> objects;
  std::vector<WalkedAnimation> animations;
  std::vector<std::vector<std::uint8_t>> shadows;
  std::vector<std::array<std::uint16_t, 4>> cmaps;
  std::vector<WalkedAnchor> anchors;
  std::vector<std::vector<std::uint16_t>> triangles;
  std::vector<std::vector<TexturePoint>> uvs;
  std::vector<std::vector<Vec3>> points;
  std::vector<std::vector<std::uint8_t>> brightness;

  const WalkedAnimation& animation(std::string_view wanted) const {
    for (const WalkedAnimation& one : animations)
      if (one.name == wanted)
        return one;
    throw std::out_of_range("no such animation");
  }
};

Vec3 placeOf(Walk& walk) {
  Vec3 place;
  for (int axis = 0; axis < 3; ++axis)
    place[axis] = (walk.u16() - 32768) / 4.0;
  return place;
}

WalkedMesh walkMesh(Walk& walk) {
  WalkedMesh mesh;
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
  return mesh;
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
  for (auto& shadow : model.shadows)
    shadow = walk.list<std::uint8_t>(1024);
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
  for (const std::uint16_t length : lengths[0])
    model.triangles.push_back(walk.list<std::uint16_t>(length));
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
  EXPECT_TRUE(walk.atEnd()) << "bytes are left at " << walk.at();
  return model;
}

/// Every number leads somewhere, and the arrays of a link fit each other.
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

/// Six times the volume within triangles, by the cross product of what is stored; seen from the middle of the points,
/// as bodies may be open where another one covers them.
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

Model oneOfEverything() {
  Model model;
  model.name = "n\xe4me";
  model.materials = {{"skin", "C:\\a.tga", 1}};
  model.triangleArrays = {{0, 1, 2}};
  model.uvArrays = {{{0, 0.5F}, {1, 0}, {0, 1}}};
  model.pointArrays = {{{32768, 32764, 32770}, {1, 2, 3}, {4, 5, 6}}};
  model.brightnessArrays = {{10, 20, 30}};
  model.shadows.emplace_back().fill(7);
  model.cmaps = {{2, 1, 5, 6, {8, 9}}};
  model.anchors.push_back({{32772, 32768, 32768}, 0xBEEF, {1, 2, 3}});
  Mesh mesh;
  mesh.links = {{0, 1, 0, 0, 0, 0}};
  mesh.boxMin = {-1, -2, -3};
  mesh.boxMax = {1, 2, 3};
  mesh.anchors[31] = 1;
  mesh.shadow = 0;
  mesh.shadowQuad[3] = {4, 0, 5};
  mesh.cmap = 0;
  model.meshes = {mesh};
  model.objects = {{"o", {0}}};
  model.animations = {{"a", {0, 0}, 3, -1, "s", {0, -12.5, 0}, {0, 0, 0.25}}};
  return model;
}

TEST(ModelWriter, PutsEveryFieldInItsPlace) {
  const Bytes bytes = writeModel(oneOfEverything());
  Walk walk(bytes);
  EXPECT_EQ(walk.text(), "3DDB 1.0");
  EXPECT_EQ(walk.text(), "n\xe4me");
  EXPECT_EQ(walk.at(), 4u + 8 + 4 + 4);
  EXPECT_EQ(walk.u16(), 1);
  EXPECT_EQ(walk.text(), "skin");
  EXPECT_EQ(walk.text(), "C:\\a.tga");
  EXPECT_EQ(walk.u32(), 1u);
  EXPECT_EQ(walk.u32(), 1u) << "meshes are counted in four bytes";
  const std::size_t meshAt = walk.at();
  const WalkedMesh mesh = walkMesh(walk);
  EXPECT_EQ(walk.at() - meshAt, 206u + 12) << "a mesh with one link";
  EXPECT_EQ(mesh.links[0], (std::array<std::uint16_t, 6>{0, 1, 0, 0, 0, 0}));
  EXPECT_EQ(mesh.boxMin, (Vec3{-1, -2, -3}));
  EXPECT_EQ(mesh.anchors[31], 1u);
  EXPECT_EQ(mesh.quad[3], (Vec3{4, 0, 5}));
  const Walked model = walked(bytes);
  expectSound(model);
  EXPECT_EQ(model.objects[0].first, "o");
  EXPECT_EQ(model.animations[0].frames.size(), 2u);
  EXPECT_EQ(model.animations[0].source, "s");
  EXPECT_EQ(model.animations[0].move, (Vec3{0, -12.5, 0}));
  EXPECT_EQ(model.animations[0].turn.z, 0.25);
  EXPECT_EQ(model.shadows[0], std::vector<std::uint8_t>(1024, 7));
  EXPECT_EQ(model.cmaps[0], (std::array<std::uint16_t, 4>{2, 1, 5, 6}));
  EXPECT_EQ(model.points[0][0], (Vec3{0, -1, 0.5}));
  EXPECT_EQ(model.uvs[0][0].v, 0.5F);
  EXPECT_EQ(model.brightness[0][2], 30);
  EXPECT_EQ(model.anchors[1].place, (Vec3{1, 0, 0}));
  EXPECT_EQ(model.anchors[1].angles[2], 3);
}

TEST(ModelWriter, RoundsPlacesTowardsZeroAndKeepsThemInRange) {
  EXPECT_EQ(rawPoint({0, 0.25, -0.25}), (RawPoint{32768, 32769, 32767}));
  EXPECT_EQ(rawPoint({0.49, -0.49, 10}), (RawPoint{32769, 32767, 32808}));
  EXPECT_EQ(rawPoint({9000, -9000, 8191.75}), (RawPoint{65535, 0, 65535}));
}

TEST(ModelWriter, RefusesListsThatCannotBeCounted) {
  Model model;
  model.brightnessArrays.emplace_back(0xFFFF);
  EXPECT_NO_THROW(writeModel(model));
  model.brightnessArrays[0].push_back(0);
  EXPECT_THROW(writeModel(model), std::length_error);
}

/// The pixels of a TGA, 0xAARRGGBB, from the top; by the format's description alone.
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

TEST(TgaWriter, ComesBackInEveryLayout) {
  Canvas canvas(300, 3);
  for (int y = 0; y < 3; ++y)
    for (int x = 0; x < 300; ++x) // runs longer and shorter than a packet, and none
      canvas.at(x, y) = y == 0 ? Vec3{1, 0.2, 0} : x < 10 ? Vec3{0, 1, 0} : Vec3{x / 299.0, y / 3.0, 0};
  for (const bool alpha : {false, true}) {
    canvas.alphaAt(299, 2) = alpha ? 0.5F : 1.0F;
    std::vector<std::uint32_t> wanted;
    for (int y = 0; y < 3; ++y)
      for (int x = 0; x < 300; ++x)
        wanted.push_back(eightBits(canvas.at(x, y).z) | eightBits(canvas.at(x, y).y) << 8 |
                         eightBits(canvas.at(x, y).x) << 16 |
                         eightBits(static_cast<double>(canvas.alphaAt(x, y))) << 24);
    for (const bool packed : {false, true})
      for (const bool topDown : {false, true}) {
        const Bytes tga = writeTga(canvas, {packed, topDown});
        EXPECT_EQ(pixelsOf(tga), wanted) << alpha << packed << topDown;
        if (!packed) {
          EXPECT_EQ(tga.size(), 18u + 900 * (alpha ? 4 : 3));
        }
      }
  }
}

TEST(Surface, BodiesLookOutwards) {
  const Placement turned = shift({30, -20, 10}) * yaw(1) * pitch(0.5) * roll(-2);
  Surface box, ball, pipe;
  addBox(box, turned, {1, 2, 3}, {});
  addBall(ball, turned, {2, 2, 2}, 24, 16, {});
  addLoft(pipe, tube({{0, 0, 0}, {1, 2, 0}, {3, 3, 1}, {6, 3, 3}}, {0, 1, 1, 0}, {0, 0, 1}), {});
  EXPECT_NEAR(volumeOf(box.points, box.triangles), 6 * 48, 1e-6);
  EXPECT_NEAR(volumeOf(ball.points, ball.triangles), 6 * 4.0 / 3 * kHalfTurn * 8, 10);
  EXPECT_GT(volumeOf(pipe.points, pipe.triangles), 6);
  const Surface both = bothSides(box);
  EXPECT_NEAR(volumeOf(both.points, both.triangles), 0, 1e-6);
  EXPECT_EQ(both.points.size(), 2 * box.points.size()) << "each side has points, and so light, of its own";
}

TEST(Surface, PicturesStandUprightAndUnmirrored) {
  Surface box;
  addBox(box, {}, {1, 1, 1}, {0.25, 0.5, 0.75, 1});
  for (std::size_t i = 0; i < box.points.size(); ++i)
    if (box.smooth[i] == 5) { // the front: the figure's left is the onlooker's right
      EXPECT_EQ(box.picture[i].u, box.points[i].x > 0 ? 0.75F : 0.25F);
      EXPECT_EQ(box.picture[i].v, box.points[i].y > 0 ? 0.5F : 1.0F);
    }
}

TEST(Surface, SmoothLinesPassTheirJoints) {
  const std::vector<Vec3> joints = {{0, 0, 0}, {1, 5, 0}, {3, 3, 3}};
  const std::vector<Vec3> line = smoothLine(joints, 8);
  ASSERT_EQ(line.size(), 9u);
  for (std::size_t i = 0; i < 3; ++i)
    EXPECT_NEAR(lengthOf(line[4 * i] - joints[i]), 0, 1e-9);
}

/// A slab that hovers over a larger one.
Figure slabs() {
  Figure figure;
  figure.surfaces.resize(2);
  addBox(figure.surfaces[0], shift({0, 2, 0}), {40, 2, 40}, {});
  addBox(figure.surfaces[1], shift({0, 12, 0}), {10, 1, 10}, {});
  Surface probe;
  addSheet(probe, {2, 2, {}, 0}, [](double u, double v) { return Vec3{(2 * u - 1), 4, -(2 * v - 1)}; });
  figure.surfaces.push_back(probe);
  return figure;
}

TEST(BakedLight, IsDarkBelowAndLightAbove) {
  const Figure figure = slabs();
  const auto light = bakedLight(figure);
  ASSERT_EQ(light.size(), 3u);
  const auto meanOf = [&](std::size_t surface, const Vec3& normal) {
    double sum = 0;
    int count = 0;
    for (std::size_t i = 0; i < figure.surfaces[surface].triangles.size(); i += 3) {
      const auto corner = [&](std::size_t k) { return figure.surfaces[surface].triangles[i + k]; };
      const auto& p = figure.surfaces[surface].points;
      const Vec3 face = normalized(cross(p[corner(1)] - p[corner(0)], p[corner(2)] - p[corner(0)]));
      if (dot(face, normal) > 0.9) {
        sum += light[surface][corner(0)];
        ++count;
      }
    }
    return sum / count;
  };
  EXPECT_GT(meanOf(1, {0, 1, 0}), 2 * meanOf(1, {0, -1, 0}));
  EXPECT_GT(meanOf(0, {0, 1, 0}), 1.5 * meanOf(2, {0, 1, 0})) << "under the slab it is darker";
  EXPECT_GT(meanOf(0, {1, 0, 0}), meanOf(0, {-1, 0, 0})) << "the sun stands on the left";
}

TEST(GroundShadow, FallsBackwardsUnderAQuarterWiderPlane) {
  Figure figure;
  figure.surfaces.resize(1);
  addBox(figure.surfaces[0], shift({10, 50, 0}), {20, 50, 5}, {});
  const GroundShadow shadow = groundShadow(figure);
  EXPECT_NEAR(shadow.quad[0].x, 10 - 25, 1e-9);
  EXPECT_NEAR(shadow.quad[1].x, 10 + 25, 1e-9);
  EXPECT_EQ(shadow.quad[0].z, shadow.quad[1].z);
  EXPECT_LT(shadow.quad[0].z, -30);
  EXPECT_GT(shadow.quad[2].z, 5);
  for (const Vec3& corner : shadow.quad)
    EXPECT_EQ(corner.y, 0);
  const auto at = [&](int x, int y) { return shadow.picture[static_cast<std::size_t>(32 * y + x)]; };
  for (int i = 0; i < 32; ++i)
    EXPECT_EQ(at(i, 0) + at(i, 31) + at(0, i) + at(31, i), 0) << "nothing is cut at the border";
  EXPECT_GT(at(16, 26), at(16, 5)) << "row 0 lies behind, where the shadow of the top is paler";
  EXPECT_GT(at(16, 5), 60);
}

TEST(SmallModels, AreSoundAndHoldEverything) {
  const Walked model = walked(writeModel(small::everything()));
  expectSound(model);
  EXPECT_EQ(model.objects.size(), 2u);
  EXPECT_EQ(model.animation("standard").frames.size(), 1u);
  const auto triangleArraysOf = [&](std::string_view name) {
    std::set<std::vector<std::uint16_t>> arrays;
    for (const std::uint32_t frame : model.animation(name).frames) {
      std::vector<std::uint16_t> numbers;
      for (const auto& link : model.meshes[frame].links)
        numbers.push_back(link[2]);
      arrays.insert(numbers);
    }
    return arrays.size();
  };
  EXPECT_EQ(triangleArraysOf("wachsen"), 1u) << "these frames blend";
  EXPECT_EQ(triangleArraysOf("wechseln_loop"), 3u) << "these cannot";
  EXPECT_EQ(triangleArraysOf("gleiten_loop"), 1u);
  std::set<std::uint16_t> slid;
  for (const std::uint32_t frame : model.animation("gleiten_loop").frames)
    slid.insert(model.meshes[frame].links[0][3]);
  EXPECT_EQ(slid.size(), 4u) << "a picture for every frame";
  EXPECT_EQ(model.animation("laufen_loop").move, (Vec3{0, -6.25, 0}));
  EXPECT_NEAR(model.animation("drehen_links").turn.z, kHalfTurn / 8, 1e-6);
  EXPECT_EQ(model.cmaps.size(), 2u);
  EXPECT_GT(model.shadows.size(), 3u);
  std::set<std::size_t> slots;
  for (const WalkedMesh& mesh : model.meshes)
    for (std::size_t slot = 0; slot < 32; ++slot)
      if (mesh.anchors[slot] != 0)
        slots.insert(slot);
  EXPECT_EQ(slots, (std::set<std::size_t>{0, 1, 4, 10, 31}));
}

TEST(SmallModels, RingsAreBodies) {
  const Walked model = walked(writeModel(small::rings()));
  expectSound(model);
  EXPECT_EQ(model.objects.size(), 9u);
  EXPECT_EQ(model.meshes.back().links.size(), 8u);
  for (const auto& link : model.meshes.back().links)
    EXPECT_GT(volumeOf(model.points[link[4]], model.triangles[link[2]]), 6 * 500);
}

TEST(SmallModels, OddOnesAreOddAndWhole) {
  const Walked model = walked(writeModel(small::odd()));
  EXPECT_EQ(model.materials[1], "");
  EXPECT_EQ(model.objects[1].first, model.objects[2].first);
  EXPECT_TRUE(model.objects[3].second.empty());
  EXPECT_TRUE(model.animations[2].frames.empty());
  EXPECT_EQ(model.animations[3].name.size(), 305u);
  EXPECT_TRUE(model.meshes[4].links.empty());
  EXPECT_EQ(model.meshes[2].links[0][0], 0xFFFF);
  EXPECT_EQ(model.points[2][0], (Vec3{-8192, -8192, -8192}));
  EXPECT_EQ(model.points[2][1].x, 8191.75);
  EXPECT_EQ(model.cmaps[0][0], 0);
  EXPECT_TRUE(model.triangles[1].empty());
  EXPECT_NE(model.triangles[2].size() % 3, 0u);
}

TEST(SmallModels, TheForeignScaleIsToldByEveryBox) {
  const Walked model = walked(writeModel(small::foreignScale()));
  for (const WalkedMesh& mesh : model.meshes) {
    Box box = Box::nothing();
    for (const auto& link : mesh.links)
      for (const Vec3& point : model.points[link[4]])
        box.add(point);
    EXPECT_NEAR(lengthOf(box.maxs * 0.5 - mesh.boxMax), 0, 0.3);
    EXPECT_NEAR(lengthOf(box.mins * 0.5 - mesh.boxMin), 0, 0.3);
  }
}

TEST(SmallModels, PicturesLieInEveryFolder) {
  std::set<std::string> folders;
  for (const ModelFile& file : small::files())
    if (file.path.starts_with("data/Texture/"))
      folders.insert(file.path.substr(13, file.path.find('/', 13) - 13));
  EXPECT_EQ(folders, (std::set<std::string>{"m256", "m128", "m064", "m032", "Gray", "Misc", "ClassIcons"}));
}

/// The demo, made once for all tests.
const std::vector<ModelFile>& demoFiles() {
  static const std::vector<ModelFile> files = mine::files();
  return files;
}

const Walked& demo() {
  static const Walked model = walked(demoFiles().front().data);
  return model;
}

std::size_t trianglesOf(const WalkedMesh& mesh) {
  std::size_t count = 0;
  for (const auto& link : mesh.links)
    count += demo().triangles[link[2]].size() / 3;
  return count;
}

const WalkedMesh& standing() {
  return demo().meshes[demo().animation("standard").frames[0]];
}

TEST(Mine, HoldsTheGnomeAndHisCart) {
  expectSound(demo());
  EXPECT_EQ(demoFiles().front().path, "mine/data/3db/vitrine_gnome.3db");
  ASSERT_EQ(demo().objects.size(), 2u);
  std::vector<std::string> names;
  for (const auto& [object, animations] : demo().objects)
    for (const std::uint32_t number : animations)
      names.push_back(object + "." + demo().animations[number].name);
  EXPECT_EQ(names,
            (std::vector<std::string>{"vitrine_gnome.standard", "vitrine_gnome.laufen_loop",
                                      "vitrine_gnome.hacken_loop", "vitrine_gnome.drehen_links", "vitrine_gnome.winken",
                                      "vitrine_lore.standard", "vitrine_lore.rollen_loop", "vitrine_lore.fuellen"}));
  EXPECT_EQ(demo().animation("laufen_loop").frames.size(), 12u);
  EXPECT_EQ(demo().animation("drehen_links").frames.size(), 13u);
  EXPECT_GE(trianglesOf(standing()), 3000u);
  EXPECT_LE(trianglesOf(standing()), 8000u);
}

TEST(Mine, EveryMaterialHasItsPicture) {
  std::set<std::string> pictures;
  for (const ModelFile& file : demoFiles())
    if (file.path.ends_with(".tga")) {
      const std::size_t slash = file.path.rfind('/');
      pictures.insert(file.path.substr(slash + 1, file.path.size() - slash - 5));
      EXPECT_GT(pixelsOf(file.data).size(), 1000u);
    }
  for (const std::string& material : demo().materials)
    EXPECT_TRUE(pictures.contains(material)) << material;
  EXPECT_EQ(pictures.size(), demo().materials.size());
}

TEST(Mine, TheGnomeStandsOnTheGroundAndLooksForward) {
  const WalkedMesh& mesh = standing();
  EXPECT_NEAR(mesh.boxMax.y, 0, 0.3) << "y is down";
  EXPECT_NEAR(mesh.boxMin.y, -130, 6);
  const auto anchor = [&](std::size_t slot) { return demo().anchors[mesh.anchors[slot]].place; };
  EXPECT_LT(anchor(0).x, -12) << "the right hand";
  EXPECT_GT(anchor(1).x, 12) << "the left hand";
  EXPECT_LT(anchor(2).x, -3);
  EXPECT_GT(anchor(3).x, 3);
  EXPECT_LT(anchor(4).y, -105) << "the top of the head";
  EXPECT_LT(anchor(5).z, -8) << "the back";
  EXPECT_GT(anchor(6).z, 12) << "the belly";
  EXPECT_NEAR(anchor(7).y, -44, 1);
  EXPECT_GT(anchor(10).z, 10) << "the face";
  std::set<Vec3, bool (*)(const Vec3&, const Vec3&)> places(
      [](const Vec3& a, const Vec3& b) { return std::tie(a.x, a.y, a.z) < std::tie(b.x, b.y, b.z); });
  for (const std::uint32_t frame : demo().animation("hacken_loop").frames)
    places.insert(demo().anchors[demo().meshes[frame].anchors[0]].place);
  EXPECT_GT(places.size(), 10u) << "anchors go with the pose";
}

TEST(Mine, BodiesLookOutwardsAndTheCapHasBothSides) {
  const WalkedMesh& mesh = standing();
  for (std::size_t part = 0; part < mesh.links.size(); ++part) {
    const auto& link = mesh.links[part];
    const double volume = volumeOf(demo().points[link[4]], demo().triangles[link[2]]);
    if (part != gnome::kCap) {
      EXPECT_GT(volume, 100) << part;
    }
  }
  const auto& link = mesh.links[gnome::kCap];
  const auto& points = demo().points[link[4]];
  const auto& triangles = demo().triangles[link[2]];
  using Corner = std::tuple<double, double, double>;
  std::multiset<std::array<Corner, 3>> faces;
  const auto faceOf = [&](std::size_t a, std::size_t b, std::size_t c) {
    std::array<Corner, 3> face;
    for (std::size_t k = 0; const std::size_t i : {a, b, c})
      face[k++] = {points[triangles[i]].x, points[triangles[i]].y, points[triangles[i]].z};
    std::rotate(face.begin(), std::min_element(face.begin(), face.end()), face.end());
    return face;
  };
  for (std::size_t i = 0; i < triangles.size(); i += 3)
    faces.insert(faceOf(i, i + 1, i + 2));
  std::size_t twins = 0;
  for (std::size_t i = 0; i < triangles.size(); i += 3)
    twins += faces.contains(faceOf(i, i + 2, i + 1)) ? 1 : 0;
  EXPECT_GT(twins, triangles.size() / 3 * 8 / 10) << "all but the kerchief";
}

TEST(Mine, ThePocketIsOnHisLeft) {
  const auto& link = standing().links[gnome::kCloth];
  int seen = 0;
  for (std::size_t i = 0; i < demo().uvs[link[3]].size(); ++i) {
    const TexturePoint& at = demo().uvs[link[3]][i];
    if (at.v < 0.55F && at.u > 0.6F && at.u < 0.72F) {
      EXPECT_GT(demo().points[link[4]][i].x, 0);
      ++seen;
    }
  }
  EXPECT_GT(seen, 10);
}

/// Numbers of the triangle and uv arrays of every frame of an animation.
std::set<std::vector<std::uint16_t>> shapesOf(std::string_view name) {
  std::set<std::vector<std::uint16_t>> shapes;
  for (const std::uint32_t frame : demo().animation(name).frames) {
    std::vector<std::uint16_t> numbers;
    for (const auto& link : demo().meshes[frame].links)
      numbers.insert(numbers.end(), {link[2], link[3]});
    shapes.insert(numbers);
  }
  return shapes;
}

TEST(Mine, FramesBlendButForTheFillingCart) {
  for (const char* name : {"standard", "laufen_loop", "hacken_loop", "drehen_links", "winken", "rollen_loop"})
    EXPECT_EQ(shapesOf(name).size(), 1u) << name;
  EXPECT_EQ(shapesOf("fuellen").size(), demo().animation("fuellen").frames.size());
}

/// How far the soles slide over the ground from frame to frame when the root moves by `rootAt(frame)`.
template <class Root>
void expectPlanted(std::string_view name, std::size_t steps, const Root& rootAt) {
  const auto& frames = demo().animation(name).frames;
  for (std::size_t step = 0; step < steps; ++step) {
    const auto soles = [&](std::size_t frame) {
      const auto& mesh = demo().meshes[frames[frame % frames.size()]];
      return demo().points[mesh.links[gnome::kLeather][4]];
    };
    const auto before = soles(step);
    const auto after = soles(step + 1);
    int planted = 0;
    for (std::size_t i = 0; i < before.size(); ++i)
      if (std::abs(before[i].y) < 0.4 && std::abs(after[i].y) < 0.4) {
        ++planted;
        EXPECT_LT(lengthOf(rootAt(step + 1, after[i]) - rootAt(step, before[i])), 1)
            << name << " slides after frame " << step;
      }
    EXPECT_GT(planted, 4) << name << " hovers after frame " << step;
  }
}

TEST(Mine, FeetStayWhereTheyAreWhenTheRootMoves) {
  const Vec3 move = demo().animation("laufen_loop").move;
  EXPECT_LT(move.y, -3) << "forward is -y in 3ds Max";
  expectPlanted("laufen_loop", 12, [&](std::size_t frame, const Vec3& point) {
    return point + Vec3{move.x, -move.z, -move.y} * static_cast<double>(frame);
  });
  const double turn = demo().animation("drehen_links").turn.z;
  EXPECT_NEAR(turn * 12, kHalfTurn / 2, 1e-5);
  expectPlanted("drehen_links", 12, [&](std::size_t frame, const Vec3& point) {
    const double angle = turn * static_cast<double>(frame);
    return Vec3{point.x * std::cos(angle) + point.z * std::sin(angle), point.y,
                point.z * std::cos(angle) - point.x * std::sin(angle)};
  });
}

TEST(Mine, LoopsCloseAndNothingJumps) {
  for (const char* name : {"standard", "laufen_loop", "hacken_loop", "drehen_links", "winken"}) {
    const auto& frames = demo().animation(name).frames;
    const bool loops = std::string_view(name).ends_with("_loop");
    for (std::size_t i = 0; i + (loops ? 0 : 1) < frames.size(); ++i) {
      const auto& from = demo().meshes[frames[i]];
      const auto& to = demo().meshes[frames[(i + 1) % frames.size()]];
      double farthest = 0;
      for (const std::size_t part : {gnome::kSkin, gnome::kCloth, gnome::kLeather})
        for (std::size_t k = 0; k < demo().points[from.links[part][4]].size(); ++k)
          farthest =
              std::max(farthest, lengthOf(demo().points[to.links[part][4]][k] - demo().points[from.links[part][4]][k]));
      EXPECT_LT(farthest, name == std::string_view("hacken_loop") ? 60 : 35) << name << " after frame " << i;
    }
  }
}

TEST(Mine, LightIsFullAndDifferent) {
  std::set<std::uint8_t> seen;
  double sum = 0;
  double count = 0;
  for (const auto& link : standing().links)
    for (const std::uint8_t value : demo().brightness[link[5]]) {
      seen.insert(value);
      sum += value;
      ++count;
    }
  EXPECT_GT(seen.size(), 150u);
  EXPECT_GT(sum / count, 80);
  EXPECT_LT(sum / count, 190);
  EXPECT_NE(standing().links[gnome::kCloth][5],
            demo().meshes[demo().animation("hacken_loop").frames[7]].links[gnome::kCloth][5])
      << "light goes with the pose";
}

TEST(Mine, ComesOutTheSameEveryTime) {
  const gnome::Pose pose = gnome::motions()[2].poses[7];
  EXPECT_EQ(bakedLight(gnome::figureOf(pose)), bakedLight(gnome::figureOf(pose)));
  for (const auto make : {small::everything, small::odd, small::rings, small::foreignScale})
    EXPECT_EQ(writeModel(make()), writeModel(make()));
  EXPECT_EQ(writeModel(mine::model()), demoFiles().front().data);
}

} // namespace
