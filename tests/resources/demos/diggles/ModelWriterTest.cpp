#include "resources/demos/diggles/ModelWriter.h"

#include "resources/demos/diggles/BakedLight.h"
#include "resources/demos/diggles/Gnome.h"
#include "resources/demos/diggles/GroundShadow.h"
#include "resources/demos/diggles/Mine.h"
#include "resources/demos/diggles/ModelAssembly.h"
#include "resources/demos/pictures/TgaWriter.h"
#include "tests/samples/diggles/SmallModels.h"
#include "tests/samples/oracles/diggles/WalkedModel.h"

#include <gtest/gtest.h>

#include <set>

using namespace vitrine::demos;
using namespace vitrine::demos::diggles;
using namespace vitrine::oracles::diggles;
namespace small = vitrine::samples::diggles::small;

namespace {

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
  const Walked model = wholeWalked(bytes);
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

TEST(TgaWriter, ComesBackInEveryLayout) {
  Canvas canvas(300, 3);
  for (int y = 0; y < 3; ++y) {
    for (int x = 0; x < 300; ++x) { // runs longer and shorter than a packet, and none
      canvas.at(x, y) = y == 0 ? Vec3{1, 0.2, 0} : x < 10 ? Vec3{0, 1, 0} : Vec3{x / 299.0, y / 3.0, 0};
    }
  }
  for (const bool alpha : {false, true}) {
    canvas.alphaAt(299, 2) = alpha ? 0.5F : 1.0F;
    std::vector<std::uint32_t> wanted;
    for (int y = 0; y < 3; ++y) {
      for (int x = 0; x < 300; ++x) {
        wanted.push_back(eightBits(canvas.at(x, y).z) | eightBits(canvas.at(x, y).y) << 8 |
                         eightBits(canvas.at(x, y).x) << 16 |
                         eightBits(static_cast<double>(canvas.alphaAt(x, y))) << 24);
      }
    }
    for (const bool packed : {false, true}) {
      for (const bool topDown : {false, true}) {
        const Bytes tga = writeTga(canvas, {packed, topDown});
        EXPECT_EQ(pixelsOf(tga), wanted) << alpha << packed << topDown;
        if (!packed) {
          EXPECT_EQ(tga.size(), 18u + 900 * (alpha ? 4 : 3));
        }
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
  EXPECT_NEAR(volumeOf(ball.points, ball.triangles), 6 * 4.0 / 3 * kPi * 8, 10);
  EXPECT_GT(volumeOf(pipe.points, pipe.triangles), 6);
  const Surface both = bothSides(box);
  EXPECT_NEAR(volumeOf(both.points, both.triangles), 0, 1e-6);
  EXPECT_EQ(both.points.size(), 2 * box.points.size()) << "each side has points, and so light, of its own";
}

TEST(Surface, PicturesStandUprightAndUnmirrored) {
  Surface box;
  addBox(box, {}, {1, 1, 1}, {0.25, 0.5, 0.75, 1});
  for (std::size_t i = 0; i < box.points.size(); ++i) {
    if (box.smooth[i] == 5) { // the front: the figure's left is the onlooker's right
      EXPECT_EQ(box.picture[i].u, box.points[i].x > 0 ? 0.75F : 0.25F);
      EXPECT_EQ(box.picture[i].v, box.points[i].y > 0 ? 0.5F : 1.0F);
    }
  }
}

TEST(Surface, SmoothLinesPassTheirJoints) {
  const std::vector<Vec3> joints = {{0, 0, 0}, {1, 5, 0}, {3, 3, 3}};
  const std::vector<Vec3> line = smoothLine(joints, 8);
  ASSERT_EQ(line.size(), 9u);
  for (std::size_t i = 0; i < 3; ++i) {
    EXPECT_NEAR(lengthOf(line[4 * i] - joints[i]), 0, 1e-9);
  }
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
  for (const Vec3& corner : shadow.quad) {
    EXPECT_EQ(corner.y, 0);
  }
  const auto at = [&](int x, int y) { return shadow.picture[static_cast<std::size_t>(32 * y + x)]; };
  for (int i = 0; i < 32; ++i) {
    EXPECT_EQ(at(i, 0) + at(i, 31) + at(0, i) + at(31, i), 0) << "nothing is cut at the border";
  }
  EXPECT_GT(at(16, 26), at(16, 5)) << "row 0 lies behind, where the shadow of the top is paler";
  EXPECT_GT(at(16, 5), 60);
}

TEST(SmallModels, AreSoundAndHoldEverything) {
  const Walked model = wholeWalked(writeModel(small::everything()));
  expectSound(model);
  EXPECT_EQ(model.objects.size(), 2u);
  EXPECT_EQ(model.animation("standard").frames.size(), 1u);
  const auto triangleArraysOf = [&](std::string_view name) {
    std::set<std::vector<std::uint16_t>> arrays;
    for (const std::uint32_t frame : model.animation(name).frames) {
      std::vector<std::uint16_t> numbers;
      for (const auto& link : model.meshes[frame].links) {
        numbers.push_back(link[2]);
      }
      arrays.insert(numbers);
    }
    return arrays.size();
  };
  EXPECT_EQ(triangleArraysOf("wachsen"), 1u) << "these frames blend";
  EXPECT_EQ(triangleArraysOf("wechseln_loop"), 3u) << "these cannot";
  EXPECT_EQ(triangleArraysOf("gleiten_loop"), 1u);
  std::set<std::uint16_t> slid;
  for (const std::uint32_t frame : model.animation("gleiten_loop").frames) {
    slid.insert(model.meshes[frame].links[0][3]);
  }
  EXPECT_EQ(slid.size(), 4u) << "a picture for every frame";
  EXPECT_EQ(model.animation("laufen_loop").move, (Vec3{0, -6.25, 0}));
  EXPECT_NEAR(model.animation("drehen_links").turn.z, kPi / 8, 1e-6);
  EXPECT_EQ(model.cmaps.size(), 2u);
  EXPECT_GT(model.shadows.size(), 3u);
  std::set<std::size_t> slots;
  for (const WalkedMesh& mesh : model.meshes) {
    for (std::size_t slot = 0; slot < 32; ++slot) {
      if (mesh.anchors[slot] != 0) {
        slots.insert(slot);
      }
    }
  }
  EXPECT_EQ(slots, (std::set<std::size_t>{0, 1, 4, 10, 31}));
}

TEST(SmallModels, RingsAreBodies) {
  const Walked model = wholeWalked(writeModel(small::rings()));
  expectSound(model);
  EXPECT_EQ(model.objects.size(), 9u);
  EXPECT_EQ(model.meshes.back().links.size(), 8u);
  for (const auto& link : model.meshes.back().links) {
    EXPECT_GT(volumeOf(model.points[link[4]], model.triangles[link[2]]), 6 * 500);
  }
}

TEST(SmallModels, OddOnesAreOddAndWhole) {
  const Walked model = wholeWalked(writeModel(small::odd()));
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
  const Walked model = wholeWalked(writeModel(small::foreignScale()));
  for (const WalkedMesh& mesh : model.meshes) {
    Box box = Box::nothing();
    for (const auto& link : mesh.links) {
      for (const Vec3& point : model.points[link[4]]) {
        box.add(point);
      }
    }
    EXPECT_NEAR(lengthOf(box.maxs * 0.5 - mesh.boxMax), 0, 0.3);
    EXPECT_NEAR(lengthOf(box.mins * 0.5 - mesh.boxMin), 0, 0.3);
  }
}

TEST(SmallModels, PicturesLieInEveryFolder) {
  std::set<std::string> folders;
  for (const ModelFile& file : small::files()) {
    if (file.path.starts_with("data/Texture/")) {
      folders.insert(file.path.substr(13, file.path.find('/', 13) - 13));
    }
  }
  EXPECT_EQ(folders, (std::set<std::string>{"m256", "m128", "m064", "m032", "Gray", "Misc", "ClassIcons"}));
}

} // namespace
